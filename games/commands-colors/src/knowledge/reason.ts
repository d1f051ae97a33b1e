import { NOWHERE } from '@acies/hexes'
import { type Intent, type Knowledge, motiveOf, type Pick, type Said, type Seat } from '@acies/kernel'
import {
  distanceOf,
  EXIT,
  enemyOf,
  SECTION_NAMES,
  SECTIONS,
  type SectionName,
  type Side,
  sectionOf,
} from '../battlefield.ts'
import { afterLastOf, type Field, firstOf, hexUnder, isAlone, leadersOf, type Piece } from '../field.ts'
import { inWords } from '../text/prompts.ts'
import { nearest, type Term } from './score.ts'

const WHERE: Readonly<Record<SectionName, Said>> = {
  left: { es: ' por la izquierda', en: ' on the left' },
  center: { es: ' por el centro', en: ' in the centre' },
  right: { es: ' por la derecha', en: ' on the right' },
}
const NOWHERE_SPECIAL: Said = { es: '', en: '' }

const ATTACKS: Said = { es: 'Ataca', en: 'Attacks' }
const ADVANCES: Said = { es: 'Avanza', en: 'Advances' }
const FALLS_BACK: Said = { es: 'Se repliega', en: 'Falls back' }
const REDRESSES: Said = { es: 'Recompone la línea', en: 'Dresses its line' }
/** Orders that neither move nor strike, or none at all. */
const BIDES: Said = { es: 'Aguarda su momento', en: 'Bides its time' }
const MOVES_NO_MORE: Said = { es: 'No mueve más', en: 'Stops moving' }

/** What is done, and why. */
export interface Deed {
  readonly what: Said
  /** Without it, what it is expected to bring. */
  readonly why?: Said
}
/** What an answer does, by question; null where the plan tells more. */
export type Deeds = Readonly<Record<string, (pick: Pick | undefined, g: Field, seat: Seat) => Deed | null>>
const TOO_RISKY: Said = { es: 'arriesgaría demasiado', en: 'it would risk too much' }
const STANDS: Deed = {
  what: { es: 'Aguanta', en: 'Stands firm' },
  why: { es: 'ceder costaría más', en: 'giving way would cost more' },
}
const SLIPS_AWAY: Deed = {
  what: { es: 'Esquiva el golpe', en: 'Slips away' },
  why: { es: 'aguantar costaría más', en: 'standing would cost more' },
}
const WITHDRAWS: Deed = {
  what: FALLS_BACK,
  why: { es: 'busca el sitio más seguro', en: 'it looks for the safest place' },
}

const REACTIONS: Readonly<Record<string, Deed>> = {
  evade: SLIPS_AWAY,
  retire: SLIPS_AWAY,
  square: {
    what: { es: 'Forma el cuadro', en: 'Forms square' },
    why: { es: 'contra él la caballería puede poco', en: 'cavalry can do little against it' },
  },
  'first-strike': {
    what: { es: 'Golpea primero', en: 'Strikes first' },
    why: { es: 'quien pega primero recibe menos', en: 'whoever strikes first is struck less' },
  },
}

/** Answers that speak for themselves. */
const ANSWERS: Deeds = {
  defend: pick => REACTIONS[String(pick)] ?? STANDS,
  'battle-back': () => ({
    what: { es: 'Responde al golpe', en: 'Battles back' },
    why: { es: 'no le cuesta nada', en: 'it costs nothing' },
  }),
  'ignore-flags': pick =>
    pick === 0
      ? {
          what: { es: 'Cede terreno', en: 'Gives ground' },
          why: { es: 'así salva la unidad', en: 'it saves the unit' },
        }
      : STANDS,
  'retreat-path': () => WITHDRAWS,
  'evade-path': () => WITHDRAWS,
  'leader-path': () => ({
    what: { es: 'Pone a salvo a su líder', en: 'Brings the leader to safety' },
    why: { es: 'vale demasiado para perderlo', en: 'he is too precious to lose' },
  }),
  advance: pick =>
    pick === undefined
      ? { what: { es: 'No persigue', en: 'Does not pursue' }, why: TOO_RISKY }
      : {
          what: { es: 'Ocupa el terreno ganado', en: 'Takes the ground won' },
          why: { es: 'desde ahí amenaza más', en: 'it threatens more from there' },
        },
  'bonus-combat': pick =>
    pick === undefined
      ? { what: { es: 'No insiste', en: 'Does not press on' }, why: TOO_RISKY }
      : { what: { es: 'Golpea otra vez', en: 'Strikes again' } },
  'shoot-again': pick => ({
    what:
      pick === undefined ? { es: 'No dispara más', en: 'Ceases fire' } : { es: 'Dispara otra vez', en: 'Fires again' },
  }),
  'announce-combat': pick =>
    pick === undefined ? { what: { es: 'No ataca más', en: 'Calls off the attack' }, why: TOO_RISKY } : null,
  'escape-through': pick =>
    pick === undefined
      ? { what: { es: 'Entrega a su líder', en: 'Gives its leader up' } }
      : {
          what: { es: 'Su líder se abre paso', en: 'The leader breaks out' },
          why: { es: 'no tiene otra salida', en: 'there is no other way out' },
        },
  'restore-blocks': pick =>
    pick === undefined
      ? { what: { es: 'No reagrupa a nadie', en: 'Rallies nobody' } }
      : {
          what: { es: 'Reagrupa a los suyos', en: 'Rallies its men' },
          why: { es: 'una unidad entera golpea más y dura más', en: 'a whole unit strikes harder and lasts longer' },
        },
}

/** What a plan may bring. What the hand gains is never the reason: it changes with the turn. */
const MOTIVES: Readonly<Partial<Record<Term, Said>>> = {
  banners: { es: 'hay un estandarte que ganar', en: 'there is a banner to win' },
  strength: { es: 'hace más daño del que recibe', en: 'it hurts the enemy more than it costs' },
  exposure: { es: 'amenaza más de lo que arriesga', en: 'it threatens more than it risks' },
  support: { es: 'los suyos quedan codo con codo', en: 'the line stands shoulder to shoulder' },
  contact: { es: 'acorta la distancia', en: 'it closes the distance' },
  leaders: { es: 'gana ventaja en líderes', en: 'it comes out ahead in leaders' },
  ground: { es: 'gana terreno que cuenta', en: 'it takes ground that counts' },
}
/** Nobody falls back, or waits, to come nearer. */
const { contact: _, ...STANDING } = MOTIVES
/** Gains smaller than this move nobody, in banners. */
const TRIFLE = 0.01

/** Why a side does what it plans, in a sentence: what, where, and what it hopes for. */
export function reasonBy(own: Deeds = {}): Knowledge<Field>['reason'] {
  const told = { ...ANSWERS, ...own }
  return (g, seat, plan, gains) => {
    const side: Side = seat === 0 ? 0 : 1
    const motives = (known: typeof MOTIVES): Said => motiveOf(known, gains, TRIFLE)
    const ends = endsOf(g, plan)
    // A card is played for what follows; where nobody moves or strikes, for the first answer that tells something.
    const telling = ends.size === 0 ? plan : plan.slice(0, 1)
    for (const [i, { step, picks }] of telling.entries()) {
      // What is left out later on is no reason for what is done now.
      const deed = i > 0 && picks.length === 0 ? null : (told[step]?.(picks[0], g, seat) ?? null)
      if (deed !== null) return sentence(deed.what, NOWHERE_SPECIAL, deed.why ?? motives(STANDING))
    }
    const what = movement(g, side, plan, ends)
    const why = ends.size === 0 || what === FALLS_BACK ? motives(STANDING) : (prey(g, side, ends) ?? motives(MOTIVES))
    return sentence(what, whereabouts(g, side, [...ends.keys()]), why)
  }
}

const sentence = (what: Said, where: Said, why: Said): Said => ({
  es: `${what.es}${where.es}: ${why.es}.`,
  en: `${what.en}${where.en}: ${why.en}.`,
})

/** The pieces of a plan, and where each would be. */
function endsOf(g: Field, plan: readonly Intent[]): Map<Piece, number> {
  const ends = new Map<Piece, number>()
  for (const { step, picks } of plan) {
    const [piece, hex] = picks
    if (step === 'move-piece' && typeof piece === 'number' && typeof hex === 'number') ends.set(piece, hex)
    else if (step === 'announce-combat' && typeof piece === 'number' && !ends.has(piece))
      ends.set(piece, hexUnder(g, piece))
  }
  return ends
}

/** Attack, advance or withdrawal: by how much nearer the enemy it brings those who move. */
function movement(g: Field, side: Side, plan: readonly Intent[], ends: ReadonlyMap<Piece, number>): Said {
  if (plan.some(({ step, picks }) => step === 'announce-combat' && picks.length > 0)) return ATTACKS
  if (ends.size === 0) return plan[0]?.step === 'move-piece' ? MOVES_NO_MORE : BIDES
  const enemy = enemyOf(side)
  let gained = 0
  for (const [piece, hex] of ends) {
    if (hex !== EXIT) gained += nearest(g, enemy, hexUnder(g, piece)) - nearest(g, enemy, hex)
  }
  return gained > 0 ? ADVANCES : gained < 0 ? FALLS_BACK : REDRESSES
}

/** The section in which most of the pieces stand, as their player sees it. */
function whereabouts(g: Field, side: Side, pieces: readonly Piece[]): Said {
  if (pieces.length === 0) return NOWHERE_SPECIAL
  const count = (name: SectionName): number => {
    const bit = 1 << sectionOf(side, name)
    return pieces.filter(piece => (SECTIONS[hexUnder(g, piece)] & bit) !== 0).length
  }
  const [most] = [...SECTION_NAMES].sort((a, b) => count(b) - count(a))
  return count(most) > 0 ? WHERE[most] : NOWHERE_SPECIAL
}

const STRIKING = 2
/** Spent units or lone leaders of the enemy within reach of where the plan leads, if there are any. */
function prey(g: Field, side: Side, ends: ReadonlyMap<Piece, number>): Said | null {
  const enemy = enemyOf(side)
  const hexes = [...ends.values()].filter(hex => hex !== EXIT)
  const isNear = (hex: number): boolean => hex !== NOWHERE && hexes.some(end => distanceOf(end, hex) <= STRIKING)
  if (leadersOf(g, enemy).some(l => isAlone(g, l) && isNear(l.hex)))
    return { es: 'hay un líder solo a su alcance', en: 'a leader stands alone within reach' }
  let spent = 0
  for (let i = firstOf(g, enemy); i < afterLastOf(g, enemy); i++) {
    if (g.units[i].blocks === 1 && isNear(g.units[i].hex)) spent++
  }
  if (spent === 0) return null
  if (spent === 1) return { es: 'hay una unidad débil a su alcance', en: 'a weak unit is within reach' }
  return {
    es: `hay ${inWords(spent, 'es')} unidades débiles a su alcance`,
    en: `${inWords(spent, 'en')} weak units are within reach`,
  }
}
