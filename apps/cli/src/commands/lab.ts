import type { Command } from 'commander'
import type { Setting } from '../main.ts'
import { addBalance } from './balance.ts'
import { addFit } from './fit.ts'
import { addGolden } from './golden.ts'
import { addLadder } from './ladder.ts'
import { addStudy } from './study.ts'

export function addLab(program: Command, setting: Setting): void {
  const lab = program.command('lab').description('rate bots, weigh battles and study questions over many matches')
  addLadder(lab, setting)
  addBalance(lab, setting)
  addStudy(lab, setting)
  addFit(lab, setting)
  addGolden(lab, setting)
}
