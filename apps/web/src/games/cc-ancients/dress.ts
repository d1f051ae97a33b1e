import {
  cardTypes,
  faceNames,
  leaderNames,
  nationNames,
  quotes,
  scenarios,
  terrainNames,
  terrains,
  types,
  unitNames,
} from '@acies/cc-ancients'
import { leaderNear, supporters } from '@acies/commands-colors'
import { armyNames, asWritten, lookUp } from '@acies/commands-colors/words'
import type { Lang, RuleId, Said } from '@acies/kernel'
import type { ClassMark } from '../../look/symbols/blocks.ts'
import type { IconName } from '../../look/symbols/icons.ts'
import type { Dress } from '../../skins/hexes/dress.ts'
import { namesFrom } from '../../skins/hexes/naming.ts'
import { cardLook } from './cards.ts'
import { ground } from './ground.ts'

type Type = (typeof types)[number]

const SYMBOLS: Readonly<Record<string, IconName>> = { CH: 'HCH' }
const MARKS: Readonly<Record<string, ClassMark>> = { auxilia: 'lightRing', warriors: 'mediumRing' }

const typeNamed = (id: string): Type => types.find(t => t.id === id) ?? types[0]

/** Rules of the terrain chapter, by terrain. */
const TERRAIN_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  open: ['CCA-BRD-06'],
  broken: ['CCA-TER-01', 'CCA-TER-02', 'CCA-TER-03', 'CCA-TER-04', 'CCA-TER-05', 'CCA-TER-06', 'CCA-TER-07'],
  forest: ['CCA-TER-10', 'CCA-TER-11', 'CCA-TER-12', 'CCA-TER-13'],
  hill: ['CCA-TER-15', 'CCA-TER-16', 'CCA-TER-17', 'CCA-TER-18', 'CCA-TER-19'],
  coast: ['CCA-TER-20', 'CCA-TER-21'],
  river: ['CCA-TER-22'],
  ford: ['CCA-TER-23', 'CCA-TER-24', 'CCA-TER-25', 'CCA-TER-26'],
  lake: ['CCA-SCN-04'],
  steep: ['CCA-SCN-05'],
  camp: ['CCA-TER-36', 'CCA-TER-37', 'CCA-TER-38', 'CCA-TER-39', 'CCA-TER-40', 'CCA-TER-41', 'CCA-TER-42'],
}
const FACE_RULES: readonly RuleId[][] = [
  ['CCA-HIT-01'],
  ['CCA-HIT-01'],
  ['CCA-HIT-01'],
  ['CCA-HIT-04', 'CCA-LDR-01'],
  ['CCA-RET-01', 'CCA-MOR-01'],
  ['CCA-HIT-02', 'CCA-HIT-03'],
]
const EVADE_RULES: Readonly<Record<Type['evades'], RuleId>> = {
  all: 'CCA-EVA-04',
  'foot-and-heavy-mounted': 'CCA-EVA-05',
  'foot-and-elephants': 'CCA-EVA-06',
  none: 'CCA-EVA-07',
}

const FACE_WORDS: readonly Said[] = [
  { es: 'ligera', en: 'light' },
  { es: 'media', en: 'medium' },
  { es: 'pesada', en: 'heavy' },
  { es: 'líder', en: 'leader' },
  { es: 'retirada', en: 'retreat' },
  { es: 'espadas', en: 'swords' },
]

interface FactWords {
  moves: string
  dice: string
  flags: string
  stands: string
  pace: (t: Type) => string
  fight: (t: Type) => string
  back: (perFlag: number) => string
  evades: Record<Type['evades'], string>
  ignores: string
  supported: string
  led: string
}
const FACTS: Record<Lang, FactWords> = {
  es: {
    moves: 'mueve',
    dice: 'dados',
    flags: 'ante banderas',
    stands: 'ahora',
    pace: t =>
      t.id === 'warriors'
        ? '1, o 2 si después choca'
        : t.id === 'auxilia'
          ? '1 y combate · 2 sin combatir'
          : t.battleMove === 0
            ? '1 sin combatir'
            : `${t.move} y combate`,
    fight: t => {
      const close =
        t.id === 'elephants'
          ? 'los del enemigo'
          : t.id === 'warriors'
            ? '3 cuerpo a cuerpo, 4 si está entera'
            : t.id === 'heavy-chariot'
              ? '4 al atacar, 3 al responder'
              : `${t.dice} cuerpo a cuerpo`
      return t.range > 0 ? `${close} · ${t.fireDice} a ${t.range} hexes (1 si movió)` : close
    },
    back: n => (n === 1 ? '1 hex por bandera' : `${n} hexes por bandera`),
    evades: {
      all: 'se evade de todos',
      'foot-and-heavy-mounted': 'se evade de infantería y montadas pesadas',
      'foot-and-elephants': 'se evade de infantería y elefantes',
      none: 'no se evade',
    },
    ignores: 'ignora 1 bandera',
    supported: 'apoyada',
    led: 'los cascos impactan',
  },
  en: {
    moves: 'moves',
    dice: 'dice',
    flags: 'on flags',
    stands: 'now',
    pace: t =>
      t.id === 'warriors'
        ? '1, or 2 if it then fights'
        : t.id === 'auxilia'
          ? '1 and battles · 2 without'
          : t.battleMove === 0
            ? '1 without battling'
            : `${t.move} and battles`,
    fight: t => {
      const close =
        t.id === 'elephants'
          ? 'the enemy’s own'
          : t.id === 'warriors'
            ? '3 close, 4 at full strength'
            : t.id === 'heavy-chariot'
              ? '4 attacking, 3 battling back'
              : `${t.dice} close`
      return t.range > 0 ? `${close} · ${t.fireDice} at ${t.range} hexes (1 if moved)` : close
    },
    back: n => (n === 1 ? '1 hex a flag' : `${n} hexes a flag`),
    evades: {
      all: 'evades anyone',
      'foot-and-heavy-mounted': 'evades foot and heavy mounted',
      'foot-and-elephants': 'evades foot and elephants',
      none: 'does not evade',
    },
    ignores: 'ignores 1 flag',
    supported: 'supported',
    led: 'helmets hit',
  },
}

const WEIGHT_FACE = { light: 0, medium: 1, heavy: 2 } as const

/** Commands & Colors: Ancients, to the eye. */
export const dress: Dress = {
  symbols: ['ancients'],
  types,
  cardTypes,
  terrains: terrains.map(t => t.id),
  piece(id) {
    const type = typeNamed(id)
    // The pictures go by the codes in which battles are written.
    return { symbol: SYMBOLS[type.code] ?? (type.code as IconName), mark: MARKS[id] ?? type.weight }
  },
  unitName: id => lookUp(unitNames, id)?.name ?? asWritten(id),
  ...namesFrom({
    army: armyNames(scenarios, nationNames, ['rome', 'carthage']),
    leaders: leaderNames,
    terrains: terrainNames,
    terrainRules: TERRAIN_RULES,
    quotes,
  }),
  ...ground,
  faces: Object.entries(faceNames).map(([face, { name }], i) => ({
    face: face as keyof typeof faceNames,
    name,
    text: FACE_WORDS[i],
    rules: FACE_RULES[i],
  })),
  strikes: id => (id === null ? [3] : [WEIGHT_FACE[typeNamed(id).weight], 5, 3]),
  card: cardLook,
  facts(g, u, lang) {
    const type = types[u.type]
    const say = FACTS[lang]
    const facts = [
      { name: say.moves, value: say.pace(type) },
      { name: say.dice, value: say.fight(type) },
      { name: say.flags, value: `${say.back(type.perFlag)} · ${say.evades[type.evades]}` },
    ]
    if (u.hex < 0) return facts
    const now = [
      supporters(g, u) >= 2 ? `${say.supported}: ${say.ignores}` : '',
      leaderNear(g, u) ? say.led : '',
    ].filter(Boolean)
    return now.length > 0 ? [...facts, { name: say.stands, value: now.join(' · ') }] : facts
  },
  rulesOf(id) {
    if (id === 'leader') return ['CCA-LDM-01', 'CCA-LDM-04', 'CCA-HIT-04', 'CCA-MOR-02', 'CCA-LDR-01', 'CCA-LEV-01']
    const type = typeNamed(id)
    const rules: RuleId[] = [type.moveRule, type.diceRule, EVADE_RULES[type.evades], 'CCA-RET-01']
    if (type.range > 0) rules.push('CCA-RNG-02', 'CCA-RNG-12')
    if (id === 'elephants') rules.push('CCA-RMP-01', 'CCA-ELE-07', 'CCA-ELE-10')
    if (id === 'warriors') rules.push('CCA-CC-11', 'CCA-MOR-06')
    return rules
  },
  unitText(id, lang) {
    const type = typeNamed(id)
    const say = FACTS[lang]
    return [
      `${say.moves} ${say.pace(type)}`,
      `${say.dice}: ${say.fight(type)}`,
      say.back(type.perFlag),
      say.evades[type.evades],
    ].join('; ')
  },
}
