import { describe, expect, it } from 'vitest'
import { type ArmyData, type ScenarioData, type ScenarioId, scenarios } from './scenarios.ts'

const CODES = ['LI', 'LB', 'LS', 'AX', 'WA', 'MI', 'HI', 'LC', 'MC', 'HC', 'EL', 'CH', 'WM']
const TERRAIN = ['hill', 'forest', 'broken', 'river', 'ford', 'lake', 'steep', 'camp', 'rampart']
const IMPASSABLE = ['river', 'lake', 'steep']

// counted from the scenario maps; the reserve of Trebbia is counted apart
const STRENGTH: Record<ScenarioId, { top: string; bottom: string; leaders: [top: number, bottom: number] }> = {
  akragas: { top: 'LI1 LB1 AX4 MI2 HI1 LC1 CH2', bottom: 'LI1 LB2 AX3 HI4 LC1 MC1', leaders: [2, 2] },
  crimissos: { top: 'LI2 LS1 AX2 WA2 MI2 HI2 MC1 CH1', bottom: 'LI1 LS1 AX2 HI4 MC1', leaders: [1, 2] },
  bagradas: { top: 'LI4 WA2 HI4 LC4 MC2 EL3', bottom: 'LI4 AX4 MI4 HI2 LC2 MC2', leaders: [3, 2] },
  ticinus: { top: 'LC8 HC4', bottom: 'LI6 MC6', leaders: [3, 1] },
  trebbia: { top: 'LS3 AX2 MI2 HI2 LC2 MC2 EL2', bottom: 'LI3 AX4 WA2 MI3 HI1 MC2', leaders: [2, 1] },
  trasimene: { top: 'LS2 AX4 WA3 MI2 HI2 LC4 MC2', bottom: 'LI3 AX6 MI4 HI2 MC1', leaders: [3, 2] },
  cannae: { top: 'LS3 AX2 WA2 HI4 LC3 MC1 HC1', bottom: 'LI2 AX6 MI4 HI2 MC2', leaders: [3, 3] },
  dertosa: { top: 'LS2 AX5 HI2 LC3 MC1 EL1', bottom: 'LI2 AX2 MI7 HI2 MC2', leaders: [1, 2] },
  beneventum: { top: 'LI3 LB1 WA2 MI3 HI2 LC2 EL1', bottom: 'LI3 AX2 WA2 MI5 HI2 MC1', leaders: [2, 2] },
  castulo: { top: 'LI1 LS1 AX4 WA2 MI2 HI2 LC4 MC2', bottom: 'LI3 AX3 WA1 MI4 HI2 MC3', leaders: [3, 1] },
  baecula: { top: 'LI4 LS2 AX3 HI3 LC2', bottom: 'LI6 AX3 MI8', leaders: [1, 3] },
  metaurus: { top: 'LS3 WA2 MI3 HI2 LC2 MC1 EL1', bottom: 'LI3 AX3 MI6 HI3 MC3', leaders: [1, 3] },
  ilipa: { top: 'LI4 AX4 WA2 HI3 LC2 MC2 EL2', bottom: 'LI4 AX4 MI4 HI2 LC2 MC2', leaders: [1, 2] },
  'great-plains': { top: 'LI1 LS3 AX3 MI3 HI1 HC1', bottom: 'LI4 MI5 HI2 LC3 MC2', leaders: [3, 3] },
  zama: { top: 'LI1 LS1 AX5 WA2 MI2 HI2 LC2 MC1 EL3', bottom: 'LI4 AX3 MI6 HI3 LC3 MC2', leaders: [2, 3] },
}

// top cards, bottom cards, who begins, banners
const COUNCIL: Record<ScenarioId, [top: number, bottom: number, first: string, banners: number]> = {
  akragas: [5, 6, 'bottom', 5],
  crimissos: [5, 5, 'bottom', 5],
  bagradas: [6, 4, 'top', 7],
  ticinus: [5, 4, 'top', 6],
  trebbia: [5, 5, 'bottom', 7],
  trasimene: [6, 2, 'top', 6],
  cannae: [6, 4, 'bottom', 7],
  dertosa: [4, 6, 'bottom', 6],
  beneventum: [4, 4, 'bottom', 7],
  castulo: [5, 5, 'bottom', 8],
  baecula: [4, 6, 'bottom', 6],
  metaurus: [4, 6, 'bottom', 7],
  ilipa: [4, 6, 'bottom', 7],
  'great-plains': [4, 6, 'bottom', 6],
  zama: [5, 5, 'bottom', 8],
}

interface Placed {
  hex: string
  code: string
  leader?: string
}

function placed(army: ArmyData): Placed[] {
  return army.units.split(' ').map(token => {
    const [, hex = '', code = '', leader] = /^([A-I]\d+):([A-Z]{2})(?:\+([a-z-]+))?$/.exec(token) ?? []
    return { hex, code, leader }
  })
}

const everyone = (scenario: ScenarioData) => [...placed(scenario.top), ...placed(scenario.bottom)]
const armies = (scenario: ScenarioData) => [scenario.top, scenario.bottom]
const leaders = (army: ArmyData) => placed(army).flatMap(unit => unit.leader ?? [])
const hexes = (scenario: ScenarioData, ...kinds: string[]) =>
  kinds.flatMap(kind => scenario.terrain[kind]?.split(' ') ?? [])
const named = (id: ScenarioId) => {
  const scenario = scenarios.find(one => one.id === id)
  if (!scenario) throw new Error(`no scenario ${id}`)
  return scenario
}

/** row and half-column: rows B, D, F, H are shifted half a hex to the right */
function spot(hex: string): [row: number, half: number] {
  const row = 'ABCDEFGHI'.indexOf(hex.charAt(0))
  return [row, 2 * (Number(hex.slice(1)) - 1) + (row % 2)]
}

function onBoard(hex: string): boolean {
  const [row, half] = spot(hex)
  return row >= 0 && half >= row % 2 && half <= 24 - (row % 2)
}

function adjacent(a: string, b: string): boolean {
  const [row, half] = spot(a)
  const [otherRow, otherHalf] = spot(b)
  const steps = [Math.abs(row - otherRow), Math.abs(half - otherHalf)].join()
  return steps === '0,2' || steps === '1,1'
}

function strength(army: ArmyData): string {
  const codes = placed(army).map(unit => unit.code)
  return CODES.flatMap(code => {
    const count = codes.filter(one => one === code).length
    return count > 0 ? `${code}${count}` : []
  }).join(' ')
}

describe('CCA-SET-02 the scenarios', () => {
  it('are the fifteen battles in order', () => {
    expect(scenarios.map(scenario => scenario.id)).toEqual(Object.keys(STRENGTH))
    expect(scenarios.map(scenario => scenario.number)).toEqual(scenarios.map((_, index) => index + 1))
    expect(scenarios.every(scenario => scenario.year < 0 && scenario.source === 'sourced')).toBe(true)
  })

  it.each(scenarios)('$id: every unit is written legibly', scenario => {
    for (const unit of everyone(scenario)) expect(CODES).toContain(unit.code)
  })

  it.each(scenarios)('$id: every hex is on the board and holds one unit', scenario => {
    const stands = everyone(scenario).map(unit => unit.hex)
    expect(stands.filter(hex => !onBoard(hex))).toEqual([])
    expect(new Set(stands).size).toBe(stands.length)
  })

  it.each(scenarios)('$id: units stand in board order', scenario => {
    for (const army of armies(scenario)) {
      const order = placed(army)
        .map(unit => spot(unit.hex))
        .map(([row, half]) => row * 100 + half)
      expect(order).toEqual(order.toSorted((a, b) => a - b))
    }
  })

  it.each(scenarios)('$id: each hex has one terrain, known and on the board', scenario => {
    const kinds = Object.keys(scenario.terrain)
    const ground = hexes(scenario, ...kinds)
    expect(kinds.filter(kind => !TERRAIN.includes(kind))).toEqual([])
    expect(ground.filter(hex => !onBoard(hex))).toEqual([])
    expect(new Set(ground).size).toBe(ground.length)
  })

  it.each(scenarios)('$id: nobody stands on impassable ground', scenario => {
    const closed = hexes(scenario, ...IMPASSABLE)
    expect(everyone(scenario).filter(unit => closed.includes(unit.hex))).toEqual([])
  })

  it.each(scenarios)('$id: fords and rivers are one water', scenario => {
    const water = hexes(scenario, 'river', 'ford', 'lake')
    for (const hex of hexes(scenario, 'river', 'ford'))
      expect(
        water.some(other => adjacent(hex, other)),
        hex,
      ).toBe(true)
  })
})

describe('CCA-UNT-19 the armies', () => {
  it.each(Object.entries(STRENGTH))('%s: units and leaders as counted', (id, counted) => {
    const scenario = scenarios.find(one => one.id === id)
    expect(scenario && armies(scenario).map(strength)).toEqual([counted.top, counted.bottom])
    expect(scenario && armies(scenario).map(army => leaders(army).length)).toEqual(counted.leaders)
  })

  it.each(scenarios)('$id: no leader twice in an army', scenario => {
    for (const army of armies(scenario)) {
      const all = [...leaders(army), ...(army.reserve?.match(/(?<=\+)[a-z-]+/g) ?? [])]
      expect(new Set(all).size).toBe(all.length)
    }
  })

  it.each(scenarios)('$id: Carthage at the top, its enemy at the bottom', scenario => {
    expect(scenario.top.nation).toBe('carthage')
    expect(scenario.bottom.nation).not.toBe('carthage')
  })

  it('CCA-SCN-01 Syracuse fights the two Sicilian battles', () => {
    const syracusan = scenarios.filter(scenario => scenario.bottom.nation === 'syracuse')
    expect(syracusan.map(scenario => scenario.id)).toEqual(['akragas', 'crimissos'])
  })
})

describe('CCA-SET-04 CCA-SET-08 the War Council', () => {
  it.each(Object.entries(COUNCIL))('%s: cards, first side, banners', (id, council) => {
    const scenario = scenarios.find(one => one.id === id)
    expect(scenario && [scenario.top.cards, scenario.bottom.cards, scenario.first, scenario.banners]).toEqual(council)
  })

  it('has the commander on the board, but for Hannibal at the Ticinus and the two brothers of Dertosa', () => {
    const absent = scenarios.flatMap(scenario =>
      armies(scenario)
        .filter(army => !leaders(army).includes(army.commander))
        .map(army => `${scenario.id}: ${army.commander}`),
    )
    expect(absent).toEqual(['ticinus: hannibal', 'dertosa: scipio-brothers'])
  })
})

describe('special rules', () => {
  it('CCA-SCN-10 five battles of the book have none', () => {
    for (const id of ['akragas', 'cannae', 'dertosa', 'ilipa', 'zama'] as const) expect(named(id).rules).toEqual([])
  })

  it('CCA-SCN-02 CCA-R-70 the Crimissos is fordable at five bends and impassable elsewhere', () => {
    expect(hexes(named('crimissos'), 'ford')).toHaveLength(5)
    expect(hexes(named('crimissos'), 'river')).toHaveLength(5)
  })

  it('the Sacred Band is a Carthaginian heavy infantry unit', () => {
    const [rule = ''] = named('crimissos').rules
    const [name, hex] = rule.split(':')
    expect(name).toBe('sacred-band')
    expect(placed(named('crimissos').top).find(unit => unit.hex === hex)?.code).toBe('HI')
  })

  it('CCA-SCN-03 the Ticinus has no ford', () => {
    expect(Object.keys(named('ticinus').terrain)).toEqual(['river'])
  })

  it('the Trebbia is fordable everywhere and Mago waits off the board', () => {
    expect(Object.keys(named('trebbia').terrain)).toEqual(['ford'])
    expect(named('trebbia').top.reserve).toBe('MC+mago WA WA')
    expect(named('trebbia').rules).toEqual(['trebbia-ambush'])
  })

  it('CCA-SCN-04 CCA-SCN-05 CCA-R-71 Trasimene has a lake and four steep hills on the right', () => {
    expect(hexes(named('trasimene'), 'lake')).toHaveLength(5)
    const steep = hexes(named('trasimene'), 'steep')
    expect(steep).toHaveLength(4)
    expect(steep.every(hex => spot(hex)[1] >= 16)).toBe(true)
  })

  it('CCA-SCN-06 the Romans of Trasimene begin with two cards', () => {
    expect(named('trasimene').bottom.cards).toBe(2)
    expect(named('trasimene').rules).toEqual(['trasimene-hand'])
  })

  it('the Romans of Beneventum begin with four cards', () => {
    expect(named('beneventum').bottom.cards).toBe(4)
    expect(named('beneventum').rules).toEqual(['beneventum-hand'])
  })

  it('CCA-SCN-07 CCA-SCN-08 Castulo has an exit and a leader to keep', () => {
    expect(named('castulo').rules).toEqual(['castulo-exit', 'castulo-leader'])
    expect(leaders(named('castulo').bottom)).toEqual(['publius-scipio'])
  })

  it('CCA-SCN-09 the camps of Baecula are held by heavy infantry', () => {
    const camps = hexes(named('baecula'), 'camp')
    const garrison = placed(named('baecula').top).filter(unit => camps.includes(unit.hex))
    expect(garrison.map(unit => unit.code)).toEqual(['HI', 'HI', 'HI'])
  })

  it('CCA-R-85 the father falls in Spain, the son wins there and in Africa', () => {
    const led = (slug: string) =>
      scenarios.filter(scenario => leaders(scenario.bottom).includes(slug)).map(scenario => scenario.id)
    expect(led('publius-scipio')).toEqual(['ticinus', 'dertosa', 'castulo'])
    expect(led('scipio')).toEqual(['baecula', 'ilipa', 'great-plains', 'zama'])
  })

  it('CCA-R-74 Ilipa is dated 206 BC', () => {
    expect(named('ilipa').year).toBe(-206)
  })
})
