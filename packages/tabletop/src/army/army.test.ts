import { describe, expect, it } from 'vitest'
import {
  type ArmyBook,
  type ArmyNames,
  type ArmyOption,
  costOf,
  entriesFor,
  findingSaid,
  findingsOf,
  keptIn,
  keptSaid,
  optionsFor,
  type Roster,
  readRoster,
  writeRoster,
} from './index.ts'

const option = (id: string, price: number, more: Partial<ArmyOption> = {}): ArmyOption => ({
  id,
  price,
  per: 'model',
  rule: `R-${id}`,
  ...more,
})
const command = ['C', 'S', 'M'].map(id => option(id, 5, { per: 'unit' }))
const share = (section: string, least: number, most: number) =>
  ({ is: 'share', of: { sections: [section] }, least, most, rule: 'R-share' }) as const

/** A book in the manner of the free table's games: sections with shares, tribes, machines with crews. */
const tribes: ArmyBook = {
  id: 'tribes',
  sections: ['leaders', 'foot', 'machines'],
  rule: { points: 'R-points', entries: 'R-entries' },
  entries: [
    {
      id: 'king',
      section: 'leaders',
      models: [1, 1],
      price: 100,
      rule: 'R-king',
      options: [
        option('horse', 0, { group: 'mount' }),
        option('warhorse', 8, { group: 'mount' }),
        option('large', 3, { bars: ['horse', 'warhorse'] }),
        option('lance', 2, { needs: ['horse|warhorse'] }),
      ],
    },
    { id: 'warriors', section: 'foot', models: [5, 999], price: 5, rule: 'R-warriors', options: command },
    { id: 'riders', section: 'foot', models: [5, 999], price: 20, rule: 'R-riders', options: [], tags: ['horse'] },
    { id: 'hounds', section: 'foot', models: [7, 21], step: 7, price: 2, rule: 'R-hounds', options: [] },
    {
      id: 'scorpion',
      section: 'machines',
      models: [1, 1],
      price: 20,
      rule: 'R-scorpion',
      options: [
        option('crew2', 16, { per: 'unit', crew: 2, group: 'crew' }),
        option('crew3', 24, { per: 'unit', crew: 3, group: 'crew' }),
        option('light', 2, { per: 'crew' }),
      ],
    },
  ],
  limits: [
    share('leaders', 0, 25),
    share('foot', 33, 100),
    { is: 'count', of: { entries: ['king'] }, least: 1, most: 1, affordable: true, rule: 'R-one-king' },
    { is: 'count', of: { sections: ['machines'] }, most: 1, per: 500, rule: 'R-machines' },
    {
      is: 'ratio',
      of: { tags: ['horse'] },
      to: { entries: ['warriors'] },
      most: [1, 8],
      in: 'models',
      rule: 'R-ratio',
    },
  ],
  variants: [
    { id: 'plain' },
    {
      id: 'hillmen',
      bars: [{ of: { tags: ['horse'] }, rule: 'R-no-horse' }],
      barsOptions: [{ options: ['M'], rule: 'R-no-music' }],
      moves: [{ entry: 'scorpion', to: 'foot' }],
      options: [{ to: ['warriors'], add: [option('stubborn', 3), option('spear', 1, { needs: ['stubborn'] })] }],
    },
  ],
}

/** A book of cards under a general who costs a part of the rest, as ONUS! has it (ONU-LDR-09, ONU-ARM-06). */
const cards: ArmyBook = {
  id: 'cards',
  sections: ['general', 'cards'],
  rule: { points: 'ONU-ARM-04', entries: 'ONU-ARM-03' },
  slots: [{ id: 'army', groups: [1, 1], leaders: ['trajan'], rule: { groups: 'ONU-LDR-01', units: 'ONU-ARM-03' } }],
  entries: [
    {
      id: 'trajan',
      section: 'general',
      models: [1, 1],
      price: 0,
      percent: 30,
      leads: true,
      options: [],
      rule: 'ONU-LDR-09',
    },
    {
      id: 'legion',
      section: 'cards',
      models: [1, 1],
      price: 100,
      rule: 'ONU-ARM-03',
      options: [
        option('veteran', 30, { per: 'percent', group: 'rank', rule: 'ONU-ARM-06' }),
        option('elite', 50, { per: 'percent', group: 'rank', rule: 'ONU-ARM-06' }),
      ],
    },
    {
      id: 'slingers',
      section: 'cards',
      models: [1, 1],
      price: 45,
      rule: 'ONU-ARM-03',
      options: [option('veteran', 30, { per: 'percent' })],
    },
  ],
  limits: [{ is: 'count', of: { entries: ['legion'] }, most: 6, rule: 'ONU-ARM-05' }],
}
const books = [tribes, cards]
const rules = (text: string): string[] => findingsOf(books, readRoster(text)).map(f => f.rule)
const plain = 'tribes/plain | 1000'

describe('what a list costs', () => {
  it('is summed by unit, group and section', () => {
    const cost = costOf(books, readRoster(`${plain}\nking+warhorse | warriors*30+CS | scorpion+crew2+light`))
    expect(cost.total).toBe(108 + 160 + 40)
    expect(cost.sections).toEqual({ leaders: 108, foot: 160, machines: 40 })
    expect(cost.groups).toEqual([308])
    expect(cost.each.get('groups.0.units.1')).toBe(160)
  })
  it('knows percentages, without a hair too much (ONU-EX-01, ONU-EX-43)', () => {
    const at = (units: string) => costOf(books, readRoster(`cards | 1300\narmy: trajan\n${units}`))
    expect(at('legion×10').total).toBe(1300)
    expect(at('legion+veteran').units).toBe(130)
    expect(at('legion+elite').units).toBe(150)
    expect(at('slingers+veteran')).toMatchObject({ units: 58.5, percent: 30, total: 76.05 })
  })
})

describe('what is wrong with a list', () => {
  it('is nothing when it keeps the limits', () => {
    expect(rules(`${plain}\nking+horse+lance warriors*40+CSM riders*5 hounds*14 scorpion+crew3`)).toEqual([])
    expect(rules('tribes/hillmen | 500\nwarriors*40+stubborn+spear+CS')).toEqual(['R-one-king'])
    expect(rules('cards | 1000\narmy: trajan\nlegion×6')).toEqual([])
  })
  it('is what the book does not have', () => {
    expect(rules('elves | 100')).toEqual(['R-entries'])
    expect(rules('tribes | 100\nwarriors*20')).toEqual(['R-entries'])
    expect(rules(`${plain}\ndragon`)).toEqual(['R-entries'])
    expect(rules(`${plain}\nwarriors*20+wings`)).toEqual(['R-warriors'])
    expect(rules(`${plain}\nwarriors*20+CC`)).toEqual(['R-warriors'])
    expect(rules(`${plain}\ninfantry:\nwarriors*20`)).toEqual(['R-entries'])
    expect(rules(`${plain}\n@cards:\nlegion`)).toEqual(['R-entries'])
    expect(rules('tribes/hillmen | 500\nriders*5 warriors*20+M')).toEqual(['R-no-horse', 'R-no-music'])
  })
  it('is a wrong size or options that do not go together', () => {
    expect(rules(`${plain}\nwarriors*4`)).toEqual(['R-warriors'])
    expect(rules(`${plain}\nhounds*8`)).toEqual(['R-hounds'])
    expect(rules(`${plain}\nking+lance`)).toEqual(['R-lance'])
    expect(rules(`${plain}\nking+large+horse`)).toEqual(['R-large'])
    expect(rules(`${plain}\nking+horse+warhorse`)).toEqual(['R-horse'])
    expect(rules('tribes/hillmen | 900\nwarriors*20+spear')).toEqual(['R-spear'])
  })
  it('is too much or too little of something', () => {
    expect(rules(`${plain}\nking warriors*199`)).toEqual(['R-points'])
    expect(rules(`${plain}\nking warriors*20`)).toEqual(['R-share'])
    expect(rules('tribes/plain | 400\nking+warhorse warriors*40')).toEqual(['R-share'])
    expect(rules(`${plain}\nwarriors*100`)).toEqual(['R-one-king'])
    // A king is not asked for where a quarter of the points does not pay for one.
    expect(rules('tribes/plain | 399\nwarriors*40')).toEqual([])
    expect(rules(`${plain}\nking king warriors*100`)).toEqual(['R-one-king'])
    expect(rules(`${plain}\nking warriors*80 scorpion+crew2×3`)).toEqual(['R-machines'])
    expect(rules(`${plain}\nking warriors*80 riders*10`)).toEqual([])
    expect(rules(`${plain}\nking warriors*80 riders*11`)).toEqual(['R-ratio'])
    expect(rules('cards | 1000\narmy: trajan\nlegion×7')).toEqual(['ONU-ARM-05'])
    // ONU-DX-14: more than 769 points of cards under Trajan are too many.
    expect(rules('cards | 1000\narmy: trajan\nlegion×6 slingers×3 legion')).toContain('ONU-ARM-04')
  })
  it('is a group without its leader, or too many of them', () => {
    expect(rules('cards | 1000\narmy:\nlegion')).toEqual(['ONU-LDR-01'])
    expect(rules('cards | 1000\narmy: legion\nlegion')).toEqual(['ONU-LDR-01'])
    expect(rules('cards | 1000\narmy: trajan\ntrajan')).toEqual(['ONU-ARM-03'])
    expect(rules('cards | 1000')).toEqual(['ONU-LDR-01'])
  })
  it('says where', () => {
    expect(findingsOf(books, readRoster(`${plain}\nking hounds*8`))[0]).toMatchObject({ where: 'groups.0.units.1' })
  })
})

describe('in words', () => {
  const names: ArmyNames = {
    book: id => ({ es: id, en: id }),
    variant: id => ({ es: id, en: id }),
    entry: id => ({ es: `${id}-es`, en: id }),
    option: id => ({ es: `${id}-es`, en: id }),
    section: id => ({ es: `${id}-es`, en: id }),
    slot: id => ({ es: id, en: id }),
    kind: id => ({ es: `${id}-es`, en: id }),
  }
  const said = (text: string) => findingsOf(books, readRoster(text)).map(f => findingSaid(f, names))
  it.each([
    [`${plain}\nking warriors*199`, 'Sobran 95 puntos (1095 de 1000).', '95 points too many (1095 of 1000).'],
    [`${plain}\nking warriors*20`, 'Foot-es: 100 puntos, al menos 330.', 'Foot: 100 points, at least 330.'],
    [
      `${plain}\nwarriors*4`,
      'Warriors-es: hay 4; tiene que haber al menos 5.',
      'Warriors: there are 4; there must be at least 5.',
    ],
    [
      `${plain}\nhounds*8`,
      'Hounds-es: hay 8; tiene que haber de 7 a 21, de 7 en 7.',
      'Hounds: there are 8; there must be 7 to 21, in steps of 7.',
    ],
    [
      `${plain}\nking+lance`,
      '«lance-es» solo con «horse-es» o «warhorse-es».',
      '“lance” only with “horse” or “warhorse”.',
    ],
    [
      `${plain}\nking warriors*80 riders*11`,
      'Horse-es: hay 11; como mucho 10, 1 por cada 8 de warriors-es.',
      'Horse: there are 11; 10 at most, 1 for every 8 of warriors.',
    ],
    [
      'cards | 70\narmy: trajan\nslingers+veteran',
      'Sobran 6,05 puntos (76,05 de 70).',
      '6.05 points too many (76.05 of 70).',
    ],
    ['cards | 900\narmy:\nlegion', 'Army: falta quien mande.', 'Army: somebody must command it.'],
  ])('%s', (text, es, en) => expect(said(text)).toEqual([{ es, en }]))
})

describe('what a list keeps to', () => {
  const asIs = (id: string) => ({ es: id, en: id })
  const names: ArmyNames = {
    book: asIs,
    variant: asIs,
    entry: asIs,
    option: asIs,
    section: asIs,
    slot: asIs,
    kind: asIs,
    own: (_key, { n }) => ({ es: `propio ${n}.`, en: `own ${n}.` }),
  }
  const said = (text: string, lang: 'es' | 'en') => {
    const roster = readRoster(text)
    return keptIn(books, roster).map(one => {
      const { of, figure, bound } = keptSaid(one, names, roster.points, lang)
      return `${of} ${figure}, ${bound} ${one.rule}`
    })
  }
  it('is every limit with its figures', () => {
    const fitting = `${plain}\nking warriors*80 riders*5`
    expect(said(fitting, 'es')).toEqual([
      'Puntos 600, caben 1000 R-points',
      'Leaders 10 %, caben 25 R-share',
      'Foot 50 %, hacen falta 33 R-share',
      'King 1, ni más ni menos R-one-king',
      'Horse 5, caben 10 (1 por cada 8: warriors) R-ratio',
    ])
    expect(said(fitting, 'en')).toContain('Foot 50%, 33 needed R-share')
    expect(said('cards | 1000\narmy: trajan\nlegion×6', 'es')).toEqual([
      'Puntos 780, caben 1000 ONU-ARM-04',
      'Army 1, ni más ni menos ONU-LDR-01',
      'Legion 6, caben 6 ONU-ARM-05',
    ])
  })
  it('is what is left when something is wrong, and says nothing of what there is none of', () => {
    expect(said(`${plain}\nking warriors*20`, 'es')).toEqual([
      'Puntos 200, caben 1000 R-points',
      'Leaders 10 %, caben 25 R-share',
      'King 1, ni más ni menos R-one-king',
    ])
    expect(said(`${plain}\nwarriors*4`, 'es')).toEqual([])
  })
  it('is no limit that asks for nothing: for a king whom the points do not pay', () => {
    const limits: ArmyBook['limits'] = [
      share('leaders', 0, 25),
      { is: 'count', of: { entries: ['king'] }, least: 1, affordable: true, rule: 'R-king' },
    ]
    const kept = (points: number) => keptIn([{ ...tribes, limits }], readRoster(`tribes/plain | ${points}\nking`))
    expect(kept(1000).map(one => one.rule)).toEqual(['R-points', 'R-share', 'R-king'])
    expect(kept(399).map(one => one.rule)).toEqual(['R-points'])
  })
  it('is also what a game counts for itself', () => {
    const counted: ArmyBook = { ...tribes, own: (_roster, _say, keeps) => keeps('R-own', '', 'counted', { n: 3 }) }
    const last = keptIn([counted], readRoster(`${plain}\nking warriors*80`)).slice(-1)[0]
    expect(keptSaid(last, names, 1000, 'en')).toEqual({ of: 'own 3', figure: '', bound: '' })
  })
})

describe('as text', () => {
  it('is read as it is written', () => {
    const roster: Roster = {
      book: 'tribes',
      variant: 'hillmen',
      points: 1000,
      options: ['open-order'],
      groups: [
        {
          slot: 'infantry',
          leader: { entry: 'king', models: 1, options: ['large'], name: 'Don Ambrosio' },
          units: [
            { entry: 'warriors', models: 30, options: ['stubborn', 'C', 'S'] },
            { entry: 'warriors', models: 30, options: ['stubborn', 'C', 'S'] },
            { entry: 'warriors', models: 30, files: 6, options: [] },
            { entry: 'SPA-02', models: 1, options: [] },
          ],
        },
        { slot: 'battery', units: [{ entry: 'gun', models: 1, options: [], name: 'Old Meg' }], from: 'cards' },
      ],
    }
    const text = writeRoster(roster)
    expect(text).toBe(
      'tribes/hillmen | 1000 | open-order\ninfantry: king+large "Don Ambrosio"\nwarriors*30+stubborn+CS×2 warriors*30/6 SPA-02\nbattery@cards:\ngun "Old Meg"',
    )
    expect(readRoster(text)).toEqual(roster)
  })
  it('says which line cannot be read', () => {
    expect(() => readRoster('')).toThrow('line 1')
    expect(() => readRoster('x | many')).toThrow('line 1')
    expect(() => readRoster('x | 1\n# for the eye\n*30')).toThrow('line 3')
    expect(() => readRoster('x | 1\narmy: a b')).toThrow('line 2: a group has one leader')
    expect(() => readRoster('x | 1\n"nobody"')).toThrow('line 2')
  })
  it('reads of a name what can be read, and not endlessly', () => {
    const [king] = readRoster(`x | 1\nking "\u001b[2JOld\u202e ${'y'.repeat(100)}"`).groups[0].units
    expect(king.name).toBe(`[2JOld ${'y'.repeat(53)}`)
  })
  it('reads no more units than any army has, in a line or in many', () => {
    expect(readRoster('x | 1\nking×75\nking×75').groups[0].units).toHaveLength(150)
    expect(() => readRoster('x | 1\nking×151')).toThrow('line 2: more than 150 units')
    expect(() => readRoster('x | 1\nking×75\nking×75\nking')).toThrow('line 4: more than 150 units')
  })
  it('reads no endless text, nor groups or options without end', () => {
    expect(() => readRoster(`x | 1 | ${'w '.repeat(20_000)}`)).toThrow('line 1: more than 30000 letters')
    expect(() => readRoster(`x | 1\n${'x:\n'.repeat(61)}`)).toThrow('line 62: more than 60 groups')
    expect(() => readRoster(`x | 1\nking${'+a'.repeat(41)}`)).toThrow('line 2: more than 40 options')
  })
})

describe('what a builder offers', () => {
  it('is what the variant and the slot leave', () => {
    expect(entriesFor(tribes, 'hillmen', '', 'unit').map(e => e.id)).toEqual(['king', 'warriors', 'hounds', 'scorpion'])
    expect(entriesFor(cards, undefined, 'army', 'leader').map(e => e.id)).toEqual(['trajan'])
    const [, warriors] = tribes.entries
    expect(optionsFor(tribes, 'hillmen', '', warriors).map(o => o.id)).toEqual(['C', 'S', 'stubborn', 'spear'])
  })
})
