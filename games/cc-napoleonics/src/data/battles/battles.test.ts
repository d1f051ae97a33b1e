import { readPieces, readTerrain } from '@acies/commands-colors'
import { hexName, hexNamed, makeBoard, NOWHERE } from '@acies/hexes'
import { describe, expect, it } from 'vitest'
import { book } from '../../book.ts'
import { ALLIED, type UnitCode, unitCodes } from '../codes.ts'
import { unitCards, unitKinds } from '../units.ts'
import { type ArmyData, type BattleData, type BattleId, battles } from './index.ts'

interface Placed {
  readonly hex: string
  readonly unit: { readonly code: UnitCode; readonly allied: boolean } | null
  readonly leader: string | null
}
const isUnitCode = (code: string): code is UnitCode => Object.hasOwn(unitCodes, code)
const words = (list: string): string[] => list.split(' ').filter(word => word !== '')

const board = makeBoard(9, 13)
/** The pieces of an army, by the names of their hexes. */
function placed(units: string): Placed[] {
  return readPieces(units, 'units').map(piece => {
    const allied = piece.code.startsWith(ALLIED)
    const code = allied ? piece.code.slice(ALLIED.length) : piece.code
    if (code !== '' && !isUnitCode(code)) throw new Error(`no such unit: ${piece.code}`)
    return {
      hex: hexName(board, piece.hex),
      unit: isUnitCode(code) ? { code, allied } : null,
      leader: piece.leader === '' ? null : piece.leader,
    }
  })
}

const all: readonly BattleData[] = battles
const hex = (name: string) => hexNamed(board, name) ?? NOWHERE
const apart = (a: string, b: string) => board.distances[hex(a) * board.size + hex(b)]
const armies = (battle: BattleData): ArmyData[] => [battle.top, battle.bottom]
const everyone = (battle: BattleData): Placed[] => armies(battle).flatMap(army => placed(army.units))
const ground = (battle: BattleData, ...kinds: (keyof BattleData['terrain'])[]) =>
  kinds.flatMap(kind => words(battle.terrain[kind] ?? ''))

/** `LN5 LT1 … LDR2`, allies with their prefix, in the order of the codes. */
function order(army: ArmyData): string {
  const pieces = placed(army.units)
  const count = (code: string, allied: boolean) =>
    pieces.filter(({ unit }) => unit?.code === code && unit.allied === allied).length
  const lines = [false, true].flatMap(allied =>
    Object.keys(unitCodes).map(code => ({ code: (allied ? 'P-' : '') + code, n: count(code, allied) })),
  )
  lines.push({ code: 'LDR', n: pieces.filter(({ leader }) => leader).length })
  return lines.flatMap(({ code, n }) => (n > 0 ? `${code}${n}` : [])).join(' ')
}

// What is known of the published battles: orders of battle, then cards, first player and banners, then terrain.
const ORDERS: Partial<Record<BattleId, { britain?: string; france?: string }>> = {
  rolica: {
    britain: 'LN5 LT1 HC1 FA2 HA1 P-LN2 P-LT1 P-LC1 LDR3',
    france: 'LN4 LT2 LC2 FA1 LDR2',
  },
  'rolica-heights': {
    britain: 'LN5 LT1 HC1 FA2 HA1 P-LN2 P-LT1 P-LC1 LDR4',
    france: 'LN4 LT2 LC2 FA1 LDR2',
  },
  vimeiro: {
    britain: 'LN9 LT1 RL1 LC1 FA2 P-LN2 P-LC1 LDR3',
    france: 'LN7 LT2 GR1 LC2 HC2 FA2 LDR3',
  },
  corunna: { britain: 'LN6 LT3 GG1 LC1 FA1 LDR3', france: 'LN8 LT3 HC2 FA2 LDR3' },
  coa: { britain: 'LN3 LT1 RL2 LC2 FA1 HA2 P-LT2 LDR3' },
  'salamanca-right': { britain: 'LN7 LT1 RL1 GG2 LC2 HC2 FA1 HA1 LDR3', france: 'LN8 LT3 LC1 FA2 LDR2' },
}

const COUNCILS: Partial<Record<BattleId, { britain?: number; france?: number; first?: string; banners?: number }>> = {
  rolica: { britain: 6, france: 5, first: 'britain', banners: 5 },
  'rolica-heights': { britain: 6, france: 5, first: 'britain', banners: 5 },
  vimeiro: { britain: 6, france: 5, first: 'france', banners: 6 },
  corunna: { britain: 5, france: 5, first: 'france', banners: 6 },
  talavera: { britain: 6 },
  coa: { britain: 4, france: 4, first: 'britain' },
  'salamanca-left': { britain: 6 },
  'salamanca-right': { britain: 6, france: 5, first: 'britain', banners: 6 },
  waterloo: { britain: 6, france: 6, banners: 8 },
}

const TERRAIN: Partial<Record<BattleId, Partial<Record<keyof BattleData['terrain'] | 'water', number>>>> = {
  rolica: { forest: 7, hill: 17, water: 12, town: 2 },
  'rolica-heights': { forest: 10, hill: 12, 'rugged-hill': 13 },
  corunna: { forest: 5, hill: 18, water: 17, town: 4 },
  coa: { forest: 2, hill: 9, water: 6, bridge: 1, town: 2, windmill: 1 },
  'bussaco-reynier': { forest: 5, hill: 28, water: 5 },
  'salamanca-left': { forest: 3, hill: 18, water: 9, bridge: 1, town: 1 },
  'salamanca-right': { forest: 2, hill: 16, water: 13, bridge: 1, town: 4 },
  'quatre-bras': { forest: 12, hill: 12, water: 10, bridge: 2, town: 2 },
}

const WATER = ['river', 'ford', 'bridge'] as const
const ids = battles.map(battle => battle.id)
const battleOf = (id: BattleId): BattleData => {
  const battle = all.find(one => one.id === id)
  if (!battle) throw new Error(`no battle ${id}`)
  return battle
}
const armyOf = (battle: BattleData, nation: string) => (battle.top.nation === nation ? battle.top : battle.bottom)

describe('the fifteen battles', () => {
  it('are numbered as they were fought', () => {
    expect(all.map(battle => battle.number)).toEqual(Array.from({ length: 15 }, (_, i) => i + 1))
    expect(all.map(battle => battle.date)).toEqual(all.map(battle => battle.date).sort())
    expect(new Set(all.map(battle => battle.id)).size).toBe(15)
    for (const battle of all) expect(battle.date).toMatch(new RegExp(`^${battle.year}-\\d\\d-\\d\\d$`))
  })

  it('set France against Britain, and name the allies where there are any', () => {
    for (const battle of all) {
      expect(
        armies(battle)
          .map(army => army.nation)
          .sort(),
      ).toEqual(['britain', 'france'])
      for (const army of armies(battle))
        expect(
          placed(army.units).some(({ unit }) => unit?.allied),
          battle.id,
        ).toBe(army.allies !== undefined)
    }
  })

  it.each(ids.filter(id => ORDERS[id]))('field the known order: %s', id => {
    const known = ORDERS[id] ?? {}
    if (known.britain) expect(order(armyOf(battleOf(id), 'britain'))).toBe(known.britain)
    if (known.france) expect(order(armyOf(battleOf(id), 'france'))).toBe(known.france)
  })

  it.each(ids.filter(id => COUNCILS[id]))('hold the known council: %s', id => {
    const { britain, france, first, banners } = COUNCILS[id] ?? {}
    const battle = battleOf(id)
    if (britain) expect(armyOf(battle, 'britain').cards).toBe(britain)
    if (france) expect(armyOf(battle, 'france').cards).toBe(france)
    if (first) expect(battle[battle.first].nation).toBe(first)
    if (banners) expect(battle.banners).toBe(banners)
  })

  it.each(ids.filter(id => TERRAIN[id]))('lie on the known ground: %s', id => {
    const battle = battleOf(id)
    const { water, ...kinds } = TERRAIN[id] ?? {}
    if (water) expect(ground(battle, ...WATER)).toHaveLength(water)
    for (const [kind, n] of Object.entries(kinds))
      expect(words(Object.entries(battle.terrain).find(([name]) => name === kind)?.[1] ?? ''), kind).toHaveLength(n)
  })

  it.each(all.map(battle => [battle.id, battle] as const))('stand on the board: %s', (_id, battle) => {
    const { fieldworks: _, ...kinds } = battle.terrain
    const tiles = Object.values(kinds).flatMap(words)
    for (const name of [...tiles, ...everyone(battle).map(piece => piece.hex)])
      expect(hex(name), name).not.toBe(NOWHERE)
    expect(new Set(tiles).size, 'one terrain a hex').toBe(tiles.length)
    const stands = everyone(battle).map(piece => piece.hex)
    expect(new Set(stands).size, 'one unit a hex').toBe(stands.length)
    const barred = ground(battle, 'river', 'rugged-hill')
    for (const piece of everyone(battle)) expect(barred, piece.hex).not.toContain(piece.hex)
    for (const piece of everyone(battle))
      if (piece.unit && unitKinds[piece.unit.code].arm === 'artillery')
        expect(ground(battle, 'sand-quarry')).not.toContain(piece.hex)
  })

  it.each(all.map(battle => [battle.id, battle] as const))('have units their nation has: %s', (_, battle) => {
    for (const army of armies(battle))
      for (const { unit } of placed(army.units))
        if (unit) expect(Object.keys(unitCards[unit.allied ? 'portugal' : army.nation])).toContain(unit.code)
  })

  it.each(all.map(battle => [battle.id, battle] as const))('name each leader once: %s', (_, battle) => {
    const leaders = everyone(battle).flatMap(({ leader }) => leader ?? [])
    expect(new Set(leaders).size).toBe(leaders.length)
    for (const piece of everyone(battle)) expect(piece.unit ?? piece.leader).not.toBeNull()
  })

  it.each(all.map(battle => [battle.id, battle] as const))('begin out of musket range: %s', (_, battle) => {
    for (const a of placed(battle.top.units))
      for (const b of placed(battle.bottom.units)) expect(apart(a.hex, b.hex), `${a.hex} ${b.hex}`).toBeGreaterThan(2)
  })

  it.each(all.map(battle => [battle.id, battle] as const))('have waters that flow: %s', (_, battle) => {
    const water = ground(battle, ...WATER)
    for (const stream of streams(water)) {
      expect(stream.length, stream.join(' ')).toBeGreaterThan(2)
      expect(stream.some(onEdge), stream.join(' ')).toBe(true)
    }
    for (const bridge of ground(battle, 'bridge'))
      expect(water.filter(other => apart(bridge, other) === 1).length, bridge).toBeGreaterThan(0)
  })

  it.each(all.map(battle => [battle.id, battle] as const))('set objectives within reach: %s', (_, battle) => {
    const barred = ground(battle, 'river', 'rugged-hill')
    for (const objective of battle.objectives)
      for (const name of words(objective.hexes)) {
        expect(hex(name), name).not.toBe(NOWHERE)
        expect(barred).not.toContain(name)
      }
    expect(() => readTerrain(book, { ...battle.terrain }, battle.id)).not.toThrow()
    expect(reached(battle).size, 'no corner is walled off').toBe(board.hexes.length - barred.length)
  })
})

/** The hexes in groups that touch. */
function streams(water: string[]): string[][] {
  const left = new Set(water)
  const groups: string[][] = []
  for (const start of water) {
    if (!left.delete(start)) continue
    const group = [start]
    for (const from of group) for (const to of [...left]) if (apart(from, to) === 1 && left.delete(to)) group.push(to)
    groups.push(group)
  }
  return groups
}

function onEdge(name: string): boolean {
  return board.neighbours[hex(name)].length < 6
}

/** Every hex that somebody could walk to from the bottom left corner. */
function reached(battle: BattleData): Set<number> {
  const barred = new Set(ground(battle, 'river', 'rugged-hill').map(hex))
  const found = new Set([hex('I1')])
  for (const from of found) for (const to of board.neighbours[from]) if (!barred.has(to)) found.add(to)
  return found
}
