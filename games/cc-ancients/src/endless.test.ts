import { readCase, runCase } from '@acies/kernel'
import { expect, it } from 'vitest'
import { ancients } from './cases.ts'

it('a case in which nobody can ever be asked differs, and does not hang', () => {
  const endless = {
    game: 'cc-ancients',
    title: 'Banners that were won before it began, and no unit',
    rules: ['CCA-VIC-05'],
    position: { bottom: { banners: 2, goal: 0 }, top: { banners: 2, goal: 5 }, turn: 201 },
    expect: { winners: [] },
  }
  expect(runCase(ancients, readCase(endless))).toEqual(['position: the game goes on and never asks anybody'])
})
