import {
  type CardType,
  type Field,
  readHexes,
  SECTION_NAMES,
  SECTIONS,
  sectionOf,
  TOP,
  type Unit,
  unitsOf,
} from '@acies/commands-colors'
import {
  type Boost,
  cardByHabit,
  type Deeds,
  everybody,
  type Kind,
  knowledgeOf,
  type Lore,
  pathByHabit,
  scoreOf,
  type Thought,
  unitBy,
  worthOfOrder,
} from '@acies/commands-colors/knowledge'
import type { Next, Picks } from '@acies/kernel'
import { book } from './book.ts'
import { type BattleData, battles } from './data/battles/index.ts'
import type { NapoleonicCard } from './data/cards.ts'
import { terrains } from './data/terrain.ts'
import { type NapoleonicType, types } from './data/types.ts'
import { kindOf } from './rules/effect.ts'

/** Faces of six that hit what is met most: by fire the target's own, in melee the sabers too. */
const FIRE = 1.7 / 6
const MELEE = 2.7 / 6

/** Hits to hope for. Fire on the move is half of what it is at a halt; most of it is neither. */
function kind(t: NapoleonicType): Kind {
  const guns = t.arm === 'artillery'
  const melee = t.saberHits ? MELEE : FIRE
  return {
    pace: t.march,
    blow: t.melee.map(dice => dice * melee),
    shot: t.fire.map((dice, b) => (guns ? (t.gunnery[b]?.[2] ?? 0) : (dice + t.movedFire[b]) / 2) * FIRE),
    range: t.range,
    shy: guns,
  }
}

const PACES = { own: 0, bayonets: 1, limbered: 0, charge: 0, hold: -1, forced: 1, manoeuvre: 2 } as const

function boost(card: CardType): Boost {
  const { dice, closes, fires, pace } = (card as NapoleonicCard).effect
  return { blow: closes ? 1 + dice / 4 : 0, shot: fires ? 1 + dice / 4 : 0, pace: PACES[pace] }
}

interface Prize {
  side: number
  /** What it is worth to hold one of its hexes, and to keep the other side off it. */
  banners: number
  lasts: boolean
}
const DENIED = 0.4

/** By objective, then by hex, what there is to hold. */
const prizes: ReadonlyMap<string, ReadonlyMap<number, Prize>> = new Map(
  battles
    .flatMap((battle: BattleData) => battle.objectives)
    .map(({ id, side, hexes: list, banners, per, lasts }) => {
      const hexes = readHexes(list, id)
      const share = per === 'hex' ? banners : banners / hexes.length
      const prize = { side: side === 'top' ? TOP : 1 - TOP, banners: share, lasts: lasts === 'for-good' }
      return [id, new Map(hexes.map(hex => [hex, prize]))]
    }),
)

function lure(g: Field, u: Unit, hex: number): number {
  let sum = 0
  for (const name of g.special) {
    const prize = prizes.get(name)?.get(hex)
    if (prize === undefined || (prize.lasts && g.captured.includes(hex))) continue
    sum += u.side === prize.side ? prize.banners : DENIED * prize.banners
  }
  return sum
}

/** CCN-TAC-19: the section whose infantry has most to gain. */
function marchByHabit(t: Thought, next: Next): Picks | null {
  const choice = next([])
  if (choice === null || choice.of !== 'word') return null
  const urges = worthOfOrder(t)
  let best: Picks | null = null
  let top = Number.NEGATIVE_INFINITY
  for (const name of SECTION_NAMES) {
    if (!choice.options.includes(name)) continue
    const bit = 1 << sectionOf(t.side, name)
    let worth = t.whim()
    for (const u of unitsOf(t.g, t.side, w => kindOf(w).arm === 'infantry' && (SECTIONS[w.hex] & bit) !== 0))
      worth += Math.max(0, urges[u.id])
    if (worth > top) {
      top = worth
      best = [name]
    }
  }
  return best
}

/** A unit of the enemy that is worth much and far from home; one's own only when it is about to fall. */
const awayByHabit = (t: Thought, next: Next): Picks | null =>
  unitBy(next([]), piece => {
    const u = t.g.units[piece]
    return u.side === t.side ? 0 : t.values[u.type][u.blocks] + 0.2 * t.danger[u.hex]
  })

const deeds: Deeds = {
  'combine-arms': pick =>
    pick === undefined
      ? { what: { es: 'Ataca sin cañones', en: 'Attacks without guns' } }
      : {
          what: { es: 'Suma los cañones al ataque', en: 'Adds the guns to the attack' },
          why: { es: 'más dados de una vez', en: 'more dice at one blow' },
        },
  'come-out': pick => ({
    what:
      pick === undefined
        ? { es: 'Sigue en cuadro', en: 'Stays in square' }
        : { es: 'Deshace el cuadro', en: 'Comes out of square' },
  }),
  'keep-card': () => ({
    what: { es: 'Se queda la carta', en: 'Keeps this card' },
    why: { es: 'promete más que la otra', en: 'it promises more than the other' },
  }),
  'choose-supplied': (pick, g, seat) =>
    typeof pick === 'number' && g.units[pick]?.side !== seat
      ? { what: { es: 'Manda al enemigo a su retaguardia', en: 'Sends the enemy back to his baseline' } }
      : {
          what: { es: 'Retira a los suyos', en: 'Takes its own men out of the line' },
          why: { es: 'estaban a punto de caer', en: 'they were about to fall' },
        },
  'place-supplied': () => ({ what: { es: 'Vuelve a su línea base', en: 'Goes back to its baseline' } }),
}

const lore: Lore = {
  kinds: types.map(kind),
  deeds,
  boost,
  // Leaders keep their men in line; they add no dice.
  led: 1,
  lure,
  shelter(g, _u, hex) {
    if (g.ramparts[hex] !== 0) return 0.7
    const { infantry, artillery } = terrains[g.terrain[hex]].into
    return 1 + (infantry.fire + infantry.melee + artillery.fire) / 10
  },
  answers: {
    'combine-arms': everybody,
    'come-out': everybody,
    'keep-card': (t, next) => cardByHabit(t, next([])),
    'choose-manoeuvre': t => [worthOfOrder(t, null).some(urge => urge > 0.3) ? 'one-unit' : 'manoeuvre'],
    'force-march': marchByHabit,
    'choose-supplied': awayByHabit,
    'place-supplied': pathByHabit,
  },
}
export const knowledge = knowledgeOf(book, lore)
export const score = scoreOf(knowledge)
