import {
  battles,
  cardTypes,
  classNames,
  faceNames,
  inSquare,
  leaderNames,
  type NapoleonicType,
  nationNames,
  quotes,
  terrainNames,
  terrains,
  types,
  unitNames,
} from '@acies/cc-napoleonics'
import { supporters } from '@acies/commands-colors'
import { armyNames, asWritten, lookUp } from '@acies/commands-colors/words'
import type { Decision, Lang, RuleId, Said } from '@acies/kernel'
import type { DieFace } from '../../look/symbols/dice.ts'
import type { IconName } from '../../look/symbols/icons.ts'
import type { Dress } from '../../skins/hexes/dress.ts'
import { namesFrom } from '../../skins/hexes/naming.ts'
import { cardLook } from './cards.ts'
import { ground } from './ground.ts'
import { SquareTrack, squareCards } from './SquareTrack.tsx'
import { coatOf } from './uniforms.ts'

const typeNamed = (id: string): NapoleonicType => types.find(t => t.id === id) ?? types[0]

const SYMBOLS: Readonly<Record<string, IconName>> = {
  'line-infantry': 'musket',
  'light-infantry': 'horn',
  'rifle-light-infantry': 'gunshot',
  'grenadier-infantry': 'grenade',
  'guard-grenadier-infantry': 'grenade',
  'young-guard': 'horn',
  'old-guard': 'eagle',
  'militia-infantry': 'musket',
  'light-cavalry': 'sabres',
  'heavy-cavalry': 'breast',
  'cuirassier-cavalry': 'breast',
  'guard-heavy-cavalry': 'breast',
  'foot-artillery': 'cannon',
  'guard-foot-artillery': 'cannon',
  'horse-artillery': 'fieldgun',
}

const rulesIn = (chapter: string, ...numbers: number[]): RuleId[] =>
  numbers.map(n => `CCN-${chapter}-${String(n).padStart(2, '0')}`)
const ter = (...numbers: number[]): RuleId[] => rulesIn('TER', ...numbers)
/** Rules of the terrain chapter, by terrain. */
const TERRAIN_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  open: [],
  forest: ter(1, 2, 3, 4),
  hill: ter(6, 7, 8),
  'rugged-hill': ter(9),
  town: ter(10, 11, 12, 13),
  windmill: ter(10, 11, 12, 13),
  river: ter(19),
  ford: ter(20, 21, 22, 23),
  bridge: ter(24),
  'sand-quarry': ter(25, 26, 27),
}
interface Face {
  face: DieFace
  key: keyof typeof faceNames
  word: Said
  rules: readonly RuleId[]
}
const infantry: Face = {
  face: 'infantry',
  key: 'inf',
  word: { es: 'infantería', en: 'infantry' },
  rules: ['CCN-DIE-01'],
}
const FACES: readonly Face[] = [
  infantry,
  infantry,
  { face: 'cavalry', key: 'cav', word: { es: 'caballería', en: 'cavalry' }, rules: ['CCN-DIE-01'] },
  { face: 'artillery', key: 'art', word: { es: 'artillería', en: 'artillery' }, rules: ['CCN-DIE-01'] },
  { face: 'flag', key: 'flag', word: { es: 'retirada', en: 'retreat' }, rules: ['CCN-RET-01'] },
  { face: 'sabres', key: 'saber', word: { es: 'sable', en: 'sabre' }, rules: ['CCN-MEL-10'] },
]
const ARM_FACES = { infantry: [0, 1, 5], cavalry: [2, 5], artillery: [3, 5] } as const
const SABER = 5

const WORDS = {
  es: {
    moves: 'mueve',
    fires: 'dispara',
    fights: 'cuerpo a cuerpo',
    flags: 'ante banderas',
    now: 'ahora',
    march: (t: NapoleonicType) =>
      t.march === 0
        ? `${t.run} sin combatir`
        : t.run > t.march
          ? `${t.march} y combate · ${t.run} sin combatir`
          : `${t.march} y combate`,
    fire: (t: NapoleonicType) =>
      t.range === 0
        ? 'no'
        : `a ${t.range} hexes · ${t.arm === 'artillery' ? 'según distancia' : `${t.fire[t.blocks]} dados al completo`}`,
    melee: (t: NapoleonicType) => `${t.melee[t.blocks]} dados, menos con bajas`,
    back: (t: NapoleonicType) =>
      `${t.perFlag === 1 ? '1 hex' : `${t.perFlag} hexes`} por bandera${t.ignores > 0 ? ` · ignora ${t.ignores}` : ''}`,
    supported: 'apoyada: ignora 1 bandera',
    square: 'en cuadro',
  },
  en: {
    moves: 'moves',
    fires: 'fires',
    fights: 'melee',
    flags: 'on flags',
    now: 'now',
    march: (t: NapoleonicType) =>
      t.march === 0
        ? `${t.run} without battling`
        : t.run > t.march
          ? `${t.march} and battles · ${t.run} without`
          : `${t.march} and battles`,
    fire: (t: NapoleonicType) =>
      t.range === 0
        ? 'no'
        : `at ${t.range} hexes · ${t.arm === 'artillery' ? 'by distance' : `${t.fire[t.blocks]} dice at full strength`}`,
    melee: (t: NapoleonicType) => `${t.melee[t.blocks]} dice, fewer with losses`,
    back: (t: NapoleonicType) =>
      `${t.perFlag === 1 ? '1 hex' : `${t.perFlag} hexes`} a flag${t.ignores > 0 ? ` · ignores ${t.ignores}` : ''}`,
    supported: 'supported: ignores 1 flag',
    square: 'in square',
  },
} as const

const factsOf = (t: NapoleonicType, lang: Lang) => {
  const say = WORDS[lang]
  return [
    { name: say.moves, value: say.march(t) },
    { name: say.fires, value: say.fire(t) },
    { name: say.fights, value: say.melee(t) },
    { name: say.flags, value: `${say.back(t)} · ${classNames[t.class][lang].toLowerCase()}` },
  ]
}

const TIPS: Readonly<Record<string, Said>> = {
  square: {
    es: 'La infantería atacada por caballería puede formar cuadro: el rival saca una carta al azar de tu mano, que va boca abajo a tu contador. El cuadro golpea primero y la caballería ataca con un solo dado; a cambio no mueve, tira un dado y tu mando es menor mientras dure.',
    en: 'Infantry attacked by cavalry may form square: the enemy draws a card at random from your hand, which goes face down onto your track. The square strikes first and the cavalry attacks with a single die; in return it does not move, rolls one die, and your command is lower while it lasts.',
  },
  retire: {
    es: 'La caballería atacada por infantería puede retirarse y reformarse dos hexágonos atrás: solo la alcanzan los símbolos de caballería.',
    en: 'Cavalry attacked by infantry may retire and reform two hexes back: only cavalry symbols hit it.',
  },
  'combine-arms': {
    es: 'Armas combinadas: una batería con órdenes que alcance al mismo enemigo suma sus dados a este ataque, y ya no combate por su cuenta este turno.',
    en: 'Combined Arms: an ordered battery that can reach the same enemy adds its dice to this attack, and does not battle on its own this turn.',
  },
}
/** Squares, retiring and combined arms are explained when they first come up. */
function tip({ step, choice }: Decision): { id: string; text: Said } | null {
  const words = step === 'defend' && choice?.of === 'word' ? choice.options : [step]
  const id = words.find(word => word in TIPS)
  return id === undefined ? null : { id: `cc-napoleonics.${id}`, text: TIPS[id] }
}

/** Commands & Colors: Napoleonics, to the eye. */
export const dress: Dress = {
  symbols: ['napoleonics'],
  period: 'bicornes',
  types,
  cardTypes,
  terrains: terrains.map(t => t.id),
  piece(id) {
    const type = typeNamed(id)
    return {
      symbol: SYMBOLS[type.kind] ?? 'musket',
      mark: type.arm,
      coat: coatOf(type),
      aims: type.arm === 'artillery',
    }
  },
  unitName: id => lookUp(unitNames, typeNamed(id).kind)?.name ?? asWritten(id),
  ...namesFrom({
    army: armyNames(battles, nationNames, ['britain', 'france']),
    leaders: leaderNames,
    terrains: terrainNames,
    terrainRules: TERRAIN_RULES,
    quotes,
  }),
  ...ground,
  faces: FACES.map(({ face, key, word, rules }) => ({
    face,
    name: faceNames[key].name,
    text: word,
    rules,
  })),
  strikes: id => (id === null ? [SABER] : ARM_FACES[typeNamed(id).arm]),
  formed: u => (inSquare(u) ? u.mark : 0),
  Margin: SquareTrack,
  aside: squareCards,
  tip,
  card: cardLook,
  facts(g, u, lang) {
    const facts = factsOf(types[u.type], lang)
    if (u.hex < 0) return facts
    const say = WORDS[lang]
    const now = [inSquare(u) ? say.square : '', supporters(g, u) >= 2 ? say.supported : ''].filter(Boolean)
    return now.length > 0 ? [...facts, { name: say.now, value: now.join(' · ') }] : facts
  },
  rulesOf(id) {
    if (id === 'leader') return rulesIn('LDR', 1, 2, 3, 4, 5, 6)
    switch (typeNamed(id).arm) {
      case 'infantry':
        return ['CCN-RNG-12', 'CCN-RNG-13', 'CCN-SQ-03', 'CCN-SQ-04', ...rulesIn('TG', 1, 2)]
      case 'cavalry':
        return [...rulesIn('RR', 1, 2, 3), ...rulesIn('BRK', 1, 2, 3)]
      case 'artillery':
        return rulesIn('CA', 1, 2, 3, 4, 5)
    }
  },
  unitText: (id, lang) =>
    factsOf(typeNamed(id), lang)
      .map(({ name, value }) => `${name} ${value}`)
      .join('; '),
}
