import {
  both,
  type Intent,
  type Lang,
  listed,
  motiveOf,
  type Pick,
  type Said,
  type Seat,
  sentence,
  type Weights,
} from '@acies/kernel'
import { bearing, INCH, length, type Pose, poseOf, turnBetween } from '@acies/table'
import { cardToAct, type Field, isCommander, kindOf, ORDERS, type Order, type Troop } from '../position.ts'
import { unitNoun } from '../speech/naming.ts'
import { wordFor } from '../speech/words.ts'
import { Eye } from './menace.ts'
import { type Deed, GIVEN, PLAIN } from './plain.ts'
import type { Term } from './score.ts'

const NOTHING = both('', '')

/** What a plan may bring. */
const MOTIVES: Readonly<Partial<Record<Term, Said>>> = {
  points: both('hay puntos de victoria que ganar', 'there are victory points to win'),
  strength: both('hace más daño del que recibe', 'it hurts the enemy more than it costs'),
  order: both('descompone las filas del enemigo', 'it throws the enemy’s ranks into disorder'),
  attack: both('tiene más enemigos a su alcance', 'it has more of the enemy within reach'),
  exposure: both('amenaza más de lo que arriesga', 'it threatens more than it risks'),
  contact: both('acorta la distancia', 'it closes the distance'),
  support: both('las tropas quedan cerca de sus mandos', 'the troops stay near their commanders'),
  leaders: both('cuida de los mandos', 'it takes care of the commanders'),
  hand: both('aprovecha mejor sus órdenes', 'it makes better use of its orders'),
}
/** Nobody falls back, or stays, to come nearer. */
const { contact: _, ...REARWARD } = MOTIVES
const FALLS_BACK = both('Se repliega', 'Falls back')
const STAYS = both('No se mueve', 'Stays put')
/** Gains smaller than this move nobody, in victory points. */
const TRIFLE = 0.01

/** Why a side does what it plans, in a sentence: what, where, and what it hopes for. */
export function reason(g: Field, seat: Seat, plan: readonly Intent[], gains: Weights): Said {
  const [first] = plan
  const deed = first === undefined ? null : (deedOf(g, seat, first, plan) ?? null)
  const { what, where = NOTHING, why = null } = deed ?? { what: both('Decide', 'Decides') }
  const motives = what === FALLS_BACK || what === STAYS ? REARWARD : MOTIVES
  const because = why ?? motiveOf(motives, gains, TRIFLE)
  return both(`${what.es}${where.es}: ${because.es}.`, `${what.en}${where.en}: ${because.en}.`)
}

function deedOf(g: Field, seat: Seat, { step, picks }: Intent, plan: readonly Intent[]): Deed | undefined {
  const [pick] = picks
  const plain = PLAIN[step]?.(pick)
  if (plain !== undefined) return plain
  switch (step) {
    case 'place-orders':
      return { what: ordersGiven(picks) }
    case 'choose-troop':
    case 'choose-from-brigade':
      return typeof pick === 'number' ? activation(g, seat, g.troops[pick], plan[1]) : undefined
    case 'choose-commander':
      return typeof pick === 'number' ? sends(g, pick, plan) : afterwards(g, seat, plan)
    case 'move-commander':
      return pick === 'fearless' ? leads(g, picks[1]) : rides(g, picks, plan)
    case 'choose-action':
      return tries(g, picks)
    case 'ride-along':
      return typeof pick === 'number' ? joins(g, pick) : AFOOT
    case 'choose-scout':
      return typeof pick === 'number'
        ? { what: told(g, both('Adelanta {to unit}', 'Sends {unit} ahead'), pick) }
        : undefined
    case 'choose-window':
      return typeof pick === 'number'
        ? { what: told(g, both('Primero decide {unit}', '{unit} [decides|decide] first'), pick) }
        : undefined
    case 'choose-charge':
      return typeof pick === 'number' ? against(g, seat, CHARGES, g.troops[pick]) : undefined
    case 'choose-targets':
      return typeof pick === 'number' ? against(g, seat, SHOOTS, g.troops[pick]) : HOLDS_FIRE
    case 'choose-deed':
      return attention(g, seat, picks)
    case 'choose-move':
    case 'choose-vanguard':
      return typeof pick === 'object' ? { what: headsFor(g, seat, pick) } : { what: STAYS }
    case 'choose-shelter':
      return typeof pick === 'number'
        ? { what: told(g, both('Sale al paso con {unit}', 'Steps in with {unit}'), pick) }
        : undefined
    default:
      return undefined
  }
}

const CHARGES = both('Carga contra {unit}', 'Charges {unit}')
const SHOOTS = both('Dispara {to unit}', 'Shoots at {unit}')
const HOLDS_FIRE: Deed = {
  what: both('No dispara', 'Holds its fire'),
  why: both('nadie lo merece', 'nobody is worth it'),
}
/** A deed with those it is about. */
function told(g: Field, what: Said, unit: number, other = -1): Said {
  const say = (lang: Lang): string =>
    sentence(what[lang], {
      unit: unitNoun(g, unit, lang),
      other: other < 0 ? undefined : unitNoun(g, other, lang),
      words: {},
    })
  return both(say('es'), say('en'))
}

function ordersGiven(picks: readonly Pick[]): Said {
  const parts = (Object.keys(GIVEN) as Order[])
    .map(order => ({ order, n: picks.filter(p => p === order).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
  const list = (lang: Lang, each: (order: Said, n: number) => string): string =>
    listed(
      parts.map(({ order, n }) => each(GIVEN[order], n)),
      lang,
    )
  return both(
    `Manda ${list('es', ({ es }, n) => `${es} a ${n}`)}`,
    `Orders ${list('en', ({ en }, n) => `${n} to ${en}`)}`,
  )
}

/** Where it is, unless its name says so: the guns of the centre. */
function whereOf(g: Field, seat: Seat, u: Troop): Said {
  const wing = wingOf(g, seat, u)
  return unitNoun(g, u.id, 'es').name.endsWith(wing.es.split(' ').at(-1) ?? '') ? NOTHING : wing
}
/** As their player sees it: left, centre, right. */
function wingOf(g: Field, seat: Seat, u: Troop): Said {
  const third = Math.floor((3 * u.x) / g.width)
  const own = g.troops.filter(o => o.side === seat && o.where === 'table')
  const south = own.reduce((sum, o) => sum + o.y, 0) / Math.max(1, own.length) > g.depth / 2
  if (third === 1) return both(' por el centro', ' in the centre')
  return third < 1 === south
    ? both(' por el ala izquierda', ' on the left wing')
    : both(' por el ala derecha', ' on the right wing')
}

/** What makes an enemy worth the trouble. */
function weakness(g: Field, u: Troop): Said | null {
  if (u.wear >= kindOf(g, u).stamina) return both('el enemigo está al límite', 'the enemy is at his limit')
  if (u.disordered) return both('el enemigo está desordenado', 'the enemy is in disorder')
  if (kindOf(g, u).branch === 'artillery') return both('los cañones no se defienden', 'guns cannot defend themselves')
  return u.wear > 1 ? both('el enemigo está desgastado', 'the enemy is worn') : null
}
const against = (g: Field, seat: Seat, verb: Said, target: Troop): Deed => ({
  what: told(g, verb, target.id),
  where: whereOf(g, seat, target),
  why: weakness(g, target),
})

const ACTIVATED: Readonly<Record<Order, Said>> = {
  attack: both('Carga con {unit}', 'Charges with {unit}'),
  fire: both('Abre fuego con {unit}', 'Opens fire with {unit}'),
  attention: both('Mueve {to unit}', 'Moves {unit}'),
  run: both('Corre con {unit}', 'Runs with {unit}'),
  resist: both('Rehace {to unit}', 'Rallies {unit}'),
}
function activation(g: Field, seat: Seat, u: Troop, next: Intent | undefined): Deed {
  const order = ORDERS.find(o => o === cardToAct(u))
  const verb = order === undefined ? both('Activa {to unit}', 'Activates {unit}') : ACTIVATED[order]
  const target = next?.picks[0]
  const aims = next?.step === 'choose-charge' || next?.step === 'choose-targets'
  const prey = aims && typeof target === 'number' ? weakness(g, g.troops[target]) : null
  const hurt = order === 'resist' ? both('necesita recuperarse', 'it needs to recover') : null
  return { what: told(g, verb, u.id), where: whereOf(g, seat, u), why: prey ?? hurt }
}

/** No commander goes: the plan goes on with a troop. */
function afterwards(g: Field, seat: Seat, [, next, ...rest]: readonly Intent[]): Deed {
  const unit = next?.picks[0]
  if (next?.step === 'choose-troop' && typeof unit === 'number') return activation(g, seat, g.troops[unit], rest[0])
  return { what: both('Deja a los mandos donde están', 'Leaves the commanders where they are') }
}
function sends(g: Field, id: number, plan: readonly Intent[]): Deed | undefined {
  const led = plan.find(({ step }) => step === 'move-commander')?.picks
  if (led?.[0] === 'fearless') return leads(g, led[1])
  const whom = plan.find(({ step }) => step === 'choose-action')?.picks[1]
  const helps = typeof whom === 'number' && !isCommander(whom)
  return helps
    ? {
        what: told(g, both('Envía {to unit} junto {to other}', 'Sends {unit} to {other}'), id, whom),
        why: both('allí hace falta', 'he is needed there'),
      }
    : {
        what: told(g, both('Envía {to unit}', 'Sends {unit}'), id),
        why: both('los suyos lo necesitan cerca', 'his men need him near'),
      }
}

const AFOOT: Deed = {
  what: both('El mando queda por su cuenta', 'The commander stays on his own'),
  why: both('así va adonde haga falta', 'he can go wherever he is needed'),
}
const joins = (g: Field, unit: number): Deed => ({
  what: told(g, both('El mando se une {to unit}', 'The commander joins {unit}'), unit),
  why: both('ahí está a cubierto', 'he is sheltered there'),
})
/** Where a commander goes, and for whose sake. */
function rides(g: Field, [how, unit]: readonly Pick[], plan: readonly Intent[]): Deed {
  if (typeof unit === 'number') return joins(g, unit)
  const action = plan.find(({ step }) => step === 'choose-action')?.picks
  const whom = action?.[1]
  if (action !== undefined && typeof whom === 'number' && action[0] !== 'hurry') {
    const near =
      how === 'stay'
        ? both('El mando sigue junto {to unit}', 'The commander stays near {unit}')
        : both('El mando acude junto {to unit}', 'The commander goes to {unit}')
    return { what: told(g, near, whom), why: both('allí hace falta', 'he is needed there') }
  }
  return how === 'stay'
    ? {
        what: both('El mando no se mueve', 'The commander stays put'),
        why: both('desde ahí llega a los suyos', 'he reaches his men from there'),
      }
    : {
        what: both('El mando cambia de sitio', 'The commander moves on'),
        why: both('así llega a más de los suyos', 'he reaches more of his men'),
      }
}
/** A Command Action by its name, and on whom. */
function tries(g: Field, [action, whom]: readonly Pick[]): Deed {
  const name = wordFor(String(action))
  if (action === 'hurry')
    return {
      what: both('El mando se apresura', 'The commander hurries on'),
      why: both('así llega a más de los suyos', 'he reaches more of his men'),
    }
  const what = both(`Intenta «${name.es}»`, `Tries “${name.en}”`)
  if (typeof whom !== 'number') return { what }
  return { what: told(g, both(`${what.es} con {unit}`, `${what.en} on {unit}`), whom) }
}

/** He charges with a troop himself. */
function leads(g: Field, unit: Pick): Deed | undefined {
  if (typeof unit !== 'number') return undefined
  return {
    what: told(g, both('Se pone él mismo a la cabeza {of unit}', 'Puts himself at the head of {unit}'), unit),
    why: both('es una carga más', 'that is one more charge'),
  }
}

function attention(g: Field, seat: Seat, [deed, detail]: readonly Pick[]): Deed | undefined {
  switch (deed) {
    case undefined:
      return { what: both('No hace más', 'Does no more') }
    case 'move':
      return typeof detail === 'object' ? { what: headsFor(g, seat, detail) } : undefined
    case 'reorganise':
      return {
        what: both('Rehace las filas', 'Reorders the ranks'),
        why: both('desordenado vale poco', 'disorder is weakness'),
      }
    case 'reorient':
      return { what: both('Cambia de frente', 'Changes front') }
    case 'shoot':
      return typeof detail === 'number' ? against(g, seat, SHOOTS, g.troops[detail]) : undefined
    case 'limber':
      return { what: both('Engancha las piezas', 'Limbers up'), why: both('nadie está a tiro', 'nobody is in range') }
    case 'unlimber':
      return {
        what: both('Pone en batería', 'Unlimbers'),
        why: both('el enemigo está a tiro', 'the enemy is in range'),
      }
    default:
      return undefined
  }
}

/** Nearer to the enemy or away from him, by the nearest one. */
function headsFor(g: Field, seat: Seat, pick: readonly [number, number, number]): Said {
  const eye = new Eye(g)
  const side = seat === 0 ? 0 : 1
  const at = poseOf(pick)
  const from = moverTo(eye.troops[side], at)
  const gained = from === undefined ? 0 : eye.nearest(from, side) - eye.nearest(at, side)
  if (gained > INCH) return both('Avanza', 'Advances')
  return gained < -INCH ? FALLS_BACK : both('Recompone la línea', 'Dresses its line')
}
/** Whoever comes there faces the way he went: of those who may have set out, the closest. */
function moverTo(troops: readonly Troop[], at: Pose): Troop | undefined {
  const off = (u: Troop): number => Math.abs(turnBetween(bearing(u, at), at.facing))
  const far = (u: Troop): number => length(u.x - at.x, u.y - at.y)
  const straight = troops.filter(u => off(u) <= STRAIGHT)
  return [...(straight.length > 0 ? straight : troops)].sort((a, b) => far(a) - far(b))[0]
}
/** Hundredths of a degree. */
const STRAIGHT = 300
