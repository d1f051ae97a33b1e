import { readFileSync } from 'node:fs'
import { type Choice, LANGUAGES, Match, type MatchFile, type Picks, sizeOf, type Told } from '@acies/kernel'
import { describe, expect, it, test } from 'vitest'
import { dress as onus } from '../games/onus/dress.tsx'
import { playableGames, playedGame } from '../games/registry.ts'
import { dress as tercios } from '../games/tercios/dress.tsx'
import { dress as wab } from '../games/wab/dress.tsx'
import { showing } from '../skins/hexes/showing.ts'
import type { Asking } from '../skins/skin.ts'
import type { TableDress } from '../skins/table/dress.ts'
import { proposalOf } from '../skins/table/proposal.ts'
import { areFew, chanceOf, inThreeLines, isDialled, isWaste, keyOf, picksIn, stopsOf } from './answer.ts'

/** Where nothing is an answer as good as others: to stay, to refuse, to leave it as it is. */
const AS_GOOD =
  /^(advance|come-out|place-ambush|choose-commander|consolidate|choose-caracole|choose-meeting|choose-shelter|mobility|attentive-reaction|ride-along|share-card|choose-deed|play-order|discard|engaged-action|face-about|give-cards|play-event|set-formations|use-favour|accept|aim|casualties|challenge|charge-files|charge-wheel|declare-charges|dress|hide|next-combat|order-tests|parthian-move|react|redirect|reform-rallied|rise|testudo)$/
/** Where nothing chosen is a turn, a shot or a march thrown away; each is met in play. */
const WASTED: Readonly<Record<string, readonly string[]>> = {
  'cc-ancients': ['order-units', 'move-piece', 'announce-combat'],
  'cc-napoleonics': ['order-units', 'move-piece', 'announce-combat', 'combine-arms'],
  tercios: ['choose-move', 'choose-targets', 'choose-deed'],
  onus: ['play-order', 'next-mover', 'manoeuvre', 'next-shot'],
  wab: ['attach-character', 'declare-charges', 'declare-shots', 'move'],
}

const GOLDEN: Readonly<Record<string, string>> = {
  'cc-ancients': 'trasimene-habit',
  'cc-napoleonics': 'waterloo-habit',
  tercios: 'campal-500-habit',
  onus: 'campal-500-habit',
  wab: 'pitched-500-habit',
}
const goldenOf = (id: string): MatchFile =>
  JSON.parse(readFileSync(new URL(`../../../../games/${id}/golden/${GOLDEN[id]}.json`, import.meta.url), 'utf8'))

const DRESSES: Readonly<Record<string, unknown>> = { onus, tercios, wab }

/** How many things an advice would light on the board. */
function litBy(id: string, asking: Asking<unknown>, hint: Picks): number {
  const dress = DRESSES[id] as TableDress<unknown, Told> | undefined
  if (dress === undefined) {
    const { lights, arrows } = showing(asking as never, -1, null, hint)
    return lights.filter(({ kind }) => kind === 'proposed').length + arrows.length
  }
  const pieces = new Map(dress.pieces(asking.view.field, 'es', null, null).map(piece => [piece.id, piece]))
  const { units, place } = proposalOf(dress, asking, pieces, hint, 'es')
  return units.length + (place === null ? 0 : 1)
}

describe.each(Object.keys(DRESSES))('%s', id => {
  it('says to a reader whose every unit is', async () => {
    const { game } = await playedGame(id)
    const { field } = Match.load<unknown, Told>(game, goldenOf(id)).position
    for (const lang of LANGUAGES) {
      const spoken = (DRESSES[id] as TableDress<unknown, Told>).pieces(field, lang, null, null)
      expect(spoken.length).toBeGreaterThan(1)
      for (const piece of spoken) expect(piece.spoken).toContain(`${game.speech.seat(piece.seat, field, lang)}: `)
    }
  })
})

describe.each(playableGames)('%s', id => {
  it('never throws a turn away at one press, and shows on the board what is advised', async () => {
    const { game, skin } = await playedGame(id)
    /** Steps that may be ended with nothing chosen though something could be: whether that is asked twice. */
    const endings = new Map<string, Set<boolean>>()
    const [shown, dark] = [new Set<string>(), new Set<string>()]
    const { header, answers } = goldenOf(id)
    const match = Match.load<unknown, Told>(game, { header, answers: [] })
    const { rules } = match
    for (const [seat, ...picks] of answers) {
      const decision = rules.referee.decision(match.position, seat)
      const { choice, step } = decision
      const asking: Asking<unknown> = { rules, view: match.position, decision, draft: [], choice }
      if (choice !== null && choice.enough !== undefined && sizeOf(choice) > 0)
        endings.set(step, (endings.get(step) ?? new Set()).add(isWaste(skin, asking)))
      // What was answered could have been advised.
      const isOnBoard =
        choice?.of === 'pose' || (choice !== null && skin.hasPlace(match.position.field, choice.of, picks[0]))
      if (isOnBoard && picks.length > 0 && !shown.has(step) && rules.referee.forced(match.position, seat) === null)
        (litBy(id, asking, picks) > 0 ? shown : dark).add(step)
      match.play(seat, picks)
    }
    for (const [step, said] of endings) if (!AS_GOOD.test(step)) expect([...said], step).toEqual([true])
    for (const step of WASTED[id]) expect(endings.get(step)?.has(true), step).toBe(true)
    expect(shown.size).toBeGreaterThan(3)
    expect([...dark]).toEqual([])
  })
})

it('an advice to stop is called as the button is, also once somebody is picked', async () => {
  const { game, skin } = await playedGame('cc-ancients')
  const { header, answers } = goldenOf('cc-ancients')
  const match = Match.load<unknown, Told>(game, { header, answers: [] })
  const { rules } = match
  for (const [seat, ...picks] of answers) {
    const decision = rules.referee.decision(match.position, seat)
    if (decision.step === 'announce-combat' && picks.length === 2) {
      const draft = [picks[0]]
      const choice = rules.referee.next(match.position, seat, draft)
      const asking: Asking<unknown> = { rules, view: match.position, decision, draft, choice }
      expect(picksIn(asking, [], 'es', skin)).toBe('Terminar los combates')
      return
    }
    match.play(seat, picks)
  }
  throw new Error('nobody fights')
})

it('a long advice keeps on a phone what to do and why, and leaves out what else might be done', () => {
  const short = 'Pista: H7 → G7 · acorta la distancia'
  expect(inThreeLines(short)).toBe(short)
  const why = 'Pista: artillería a caballo I4 → I2 · Ataca por la izquierda: hace más daño del que recibe'
  expect(inThreeLines(`${why} · 52 % de posibilidades de ganar · si no, artillería a caballo I4 → I3 (49 %)`)).toBe(
    `${why} · 52 % de posibilidades de ganar`,
  )
  expect(inThreeLines('x'.repeat(200))).toHaveLength(200)
})

describe('numbers', () => {
  const of = (min: number, max: number, per?: number): Choice => ({ of: 'number', min, max, per })
  it('few have a button and a key each, and the key is the number', () => {
    const choice = of(0, 2)
    expect(areFew(choice)).toBe(true)
    expect([0, 1, 2].map((pick, i) => keyOf(choice, pick, i))).toEqual([undefined, '1', '2'])
    expect(keyOf(of(2540, 7620, 2540), 5080, 1)).toBe('2')
    expect(keyOf({ of: 'word', options: ['stand', 'flee'] }, 'flee', 1)).toBe('2')
  })
  it('many, or finely counted, have a dial', async () => {
    const { skin } = await playedGame('cc-ancients')
    const asking = (choice: Choice) => ({ choice }) as Asking<unknown>
    expect(isDialled(skin, asking(of(0, 2)))).toBe(false)
    expect(isDialled(skin, asking(of(0, 20)))).toBe(true)
    expect(isDialled(skin, asking(of(100, 300, 100)))).toBe(true)
    // Beside a dial only so many that the question still has room.
    expect([areFew(of(100, 300, 100)), areFew(of(100, 600, 100)), areFew(of(1, 6))]).toEqual([true, false, true])
  })
  it('a dial stops at every tenth of a length, every degree, every number, and at both ends', () => {
    const stops = (min: number, max: number, measured: object = {}) => stopsOf({ of: 'number', min, max, ...measured })
    expect(stops(2, 5)).toEqual([2, 3, 4, 5])
    expect(stops(3, 3)).toEqual([3])
    expect(stops(1, 35, { per: 100, measures: 'length' })).toEqual([1, 10, 20, 30, 35])
    expect(stops(2540, 3100, { per: 2540, measures: 'length' })).toEqual([2540, 2794, 3048, 3100])
    expect(stops(0, 35999, { per: 100, measures: 'angle' })).toHaveLength(361)
  })
})

test('what is only expected is never certain', () => {
  expect([-1, 0, 0.5, 0.999].map(chanceOf)).toEqual([1, 50, 75, 99])
})

it('an advice to do nothing is told by the words of doing nothing, whatever has been said so far', async () => {
  const { game, skin } = await playedGame('wab')
  const { header, answers } = goldenOf('wab')
  const match = Match.load<unknown, Told>(game, { header, answers: [] })
  const { referee } = match.rules
  for (const [seat, ...picks] of answers) {
    const view = match.rules.view(match.position, seat)
    const decision = referee.decision(match.position, seat)
    if (decision.step === 'declare-charges' && picks.length > 0) {
      const draft = picks.slice(0, 2)
      const asking = { rules: match.rules, view, decision, draft, choice: referee.next(view, seat, draft) }
      expect(picksIn(asking, [], 'es', skin)).toBe('Nadie carga')
      return
    }
    match.play(seat, picks)
  }
  throw new Error('nobody charges')
})
