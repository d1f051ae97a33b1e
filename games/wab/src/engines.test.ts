import { type Heard, Rules, randomFrom, sample } from '@acies/kernel'
import { describe, expect, test } from 'vitest'
import type { Event } from './events.ts'
import { wab } from './game.ts'
import { positionFrom } from './testing.ts'

/** Every engine there is, mixed ranks and leaders aboard, close enough to one another that everything happens in a few turns. */
const TABLES: Readonly<Record<string, readonly string[]>> = {
  machines: [
    'a-1 rom-scorpion 20,34 N',
    'a-2 rom-scorpion 23,34 N options=crew3',
    'a-3 rom-tormenta 30,36 N',
    'a-4 bolt-thrower 40,34 N options=wheels',
    'a-5 catapult 46,36 N options=huge,wheels',
    'a-6 foot models=20 files=5 command=CSM 33,32 N',
    'b-1 foot models=24 files=6 command=CSM 21,26 S',
    'b-2 horse models=8 files=4 command=M 40,24 S',
    'b-3 foot models=20 files=5 command=CSM 30,24 S',
    'b-4 horse models=8 files=4 command=M 50,26 S',
    'b-5 rom-scorpion 10,20 S options=cart',
    'b-6 hero 34,20 S',
  ],
  chariots: [
    'a-1 light-chariots models=4 files=4 command=M 30,33 N',
    'a-2 heavy-chariots models=3 files=3 command=M 38,33 N',
    'a-3 scythed-chariot 44,31 N',
    'a-4 scythed-chariot 47,31 N',
    'a-5 foot models=20 files=5 command=CSM 24,34 N',
    'b-1 rom-regulars models=20 files=5 command=CSM 45,24 S',
    'b-2 barb-chariots models=4 files=2 command=CSM options=shield 38,24 S',
    'b-3 foot models=24 files=6 command=CSM 30,24 S',
    'b-4 archers models=12 files=6 command=M 22,24 S',
  ],
  guns: [
    'a-1 cannon 30,34 N options=wheels',
    'a-2 organ-gun 33,34 N',
    'a-3 organ-gun 44,34 N',
    'a-4 cannon 22,34 N',
    'a-5 foot models=20 files=5 command=CSM 38,36 N',
    'b-1 foot models=24 files=6 command=CSM 30,22 S',
    'b-2 horse models=8 files=4 command=M 36,22 S',
    'b-3 foot models=20 files=5 command=CSM 44,24 S',
    'b-4 elephant-indian 22,24 S',
    'b-5 skirmishers models=8 files=4 33,28 S',
  ],
  wagons: [
    'a-1 war-wagon 30,34 W options=tarasnice,standard',
    'a-2 war-wagon 36,34 W options=ancient',
    'a-3 tabor 44,34 N',
    'a-4 tabor 50,34 N options=spears',
    'a-5 foot models=20 files=5 command=CSM 24,36 N',
    'b-1 foot models=24 files=6 command=CSM 33,25 S',
    'b-2 horse models=8 files=4 command=M 40,25 S',
    'b-3 foot models=20 files=5 command=CSM 46,25 S',
    'b-4 rom-tormenta 30,14 S',
    'b-5 cannon 44,16 S',
    'b-6 skirmishers models=8 files=4 52,27 S',
  ],
  company: [
    'a-1 ars-hird behind=ars-hird-spears models=16 files=4 command=CSM 30,33 N',
    'a-2 ars-spears-and-bows behind=ars-bows-behind models=20 files=5 command=CSM 36,33 N',
    'a-3 ars-knights models=6 files=6 command=M 44,33 N',
    'a-4 ars-commander options=warhorse,lance with=a-3',
    'a-5 ars-officer options=chariot 22,34 N',
    'a-6 light-chariots models=3 files=3 command=M 16,34 N',
    'a-7 bolt-thrower options=crew3 50,36 N',
    'a-8 ars-officer with=a-7',
    'b-1 ars-hird behind=ars-hird-spears models=16 files=4 command=CSM 36,25 S',
    'b-2 ars-spears-and-bows behind=ars-bows-behind models=20 files=5 command=CSM 30,25 S',
    'b-3 ars-guard-foot options=veteran,javelins models=12 files=4 command=CSM 44,25 S',
    'b-4 ars-commander options=elephant 22,24 S',
    'b-5 war-wagon options=leader,standard 54,26 W',
    'b-6 ars-officer with=b-5',
    'b-7 barb-handler behind=barb-hound models=7 50,22 S',
    'b-8 ars-officer 36,20 S',
  ],
  elephants: [
    'a-1 elephant-indian 30,32 N options=third',
    'a-2 elephant-indian 36,33 N options=bows,barding',
    'a-3 foot models=20 files=5 command=CSM 42,33 N',
    'a-4 horse models=8 files=4 command=M 24,34 N',
    'b-1 elephant-african 33,25 S',
    'b-2 foot models=24 files=6 command=CSM 40,25 S',
    'b-3 archers models=16 files=8 command=M 27,25 S',
    'b-4 horse models=8 files=4 command=M 48,25 S',
    'b-5 skirmishers models=8 files=4 20,26 S',
  ],
}

/** What must have happened on each of them. */
const MUST: Readonly<Record<string, readonly string[]>> = {
  machines: ['bolt', 'stone', 'misfired', 'works', 'abandoned', 'wrecked'],
  guns: ['ball', 'salvo', 'misfired', 'abandoned'],
  wagons: ['shared', 'crew-fallen', 'volley', 'blows'],
  chariots: ['impact', 'tested', 'volley'],
  company: ['volley', 'blows', 'joined', 'left'],
  elephants: ['stampeded', 'shared', 'crew-fallen'],
}

/** Plays on from a position, every answer left to chance. */
function playOn(units: readonly string[], seed: number): { decisions: number; told: Map<string, number> } {
  const rules = new Rules(wab, {}, true)
  const random = randomFrom(seed)
  const p = positionFrom({ units, at: 'start-of-turn', active: seed % 2, last: 8 })
  p.dice = { seed, drawn: 0 }
  const told = new Map<string, number>()
  let heard: Heard<Event>[] = []
  const note = () => {
    for (const { event } of heard) told.set(event.type, (told.get(event.type) ?? 0) + 1)
  }
  rules.referee.resume(p, heard)
  note()
  let decisions = 0
  while (p.result === null && decisions < 1500) {
    heard = []
    const [seat] = rules.referee.owing(p)
    const picks = sample(rules.referee, p, seat, random)
    const refused = rules.referee.answer(p, seat, picks, heard)
    if (refused !== null) throw new Error(`${JSON.stringify(picks)} is offered, and refused by ${refused.rule}`)
    decisions++
    note()
    const fault = wab.check(p.field)
    if (fault !== null) throw new Error(`${fault} after ${heard.map(h => h.event.type).join(' ')}`)
  }
  return { decisions, told }
}

describe('a table of engines', () => {
  test.each(Object.keys(TABLES))('%s: chance plays it to its end', name => {
    const all = new Map<string, number>()
    for (let seed = 1; seed <= 12; seed++) {
      const { decisions, told } = playOn(TABLES[name], seed)
      expect(decisions).toBeLessThan(1500)
      for (const [type, n] of told) all.set(type, (all.get(type) ?? 0) + n)
    }
    for (const type of MUST[name]) expect(all.get(type) ?? 0, type).toBeGreaterThan(0)
  })
})
