import {
  both,
  type Intent,
  type Lang,
  motiveOf,
  type Pick,
  type Said,
  type Seat,
  sentence,
  type Weights,
} from '@acies/kernel'
import { INCH, poseOf } from '@acies/table'
import { cardToAct, type Field, isCommander, kindOf, ORDERS, type Order, type Troop } from '../position.ts'
import { unitNoun } from '../speech/naming.ts'
import { Eye } from './menace.ts'
import type { Term } from './score.ts'

const NOTHING = both('', '')

/** What is done, where, and why; without a why, what it is expected to bring. */
interface Deed {
  readonly what: Said
  readonly where?: Said
  readonly why?: Said | null
}

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
  const { what, where = NOTHING, why = null } = deed ?? { what: both('Da órdenes', 'Gives orders') }
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
      return pick === 'fearless' ? leads(g, picks[1]) : undefined
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
const KEEPS_CARD = both('la orden le servirá más tarde', 'the order will serve better later')

/** Answers that say all by themselves, by question and first pick. */
const PLAIN: Readonly<Record<string, (pick: Pick | undefined) => Deed | undefined>> = {
  'choose-first': pick =>
    pick === 'me'
      ? {
          what: both('Actúa primero', 'Goes first'),
          why: both('quiere golpear antes', 'it wants to strike first'),
        }
      : {
          what: both('Cede la iniciativa', 'Lets the enemy go first'),
          why: both('prefiere responder', 'it would rather answer'),
        },
  react: pick =>
    pick === 'card'
      ? { what: both('Descubre su orden', 'Turns up the order'), why: both('ahora es cuando sirve', 'it serves now') }
      : pick === 'evade'
        ? {
            what: both('Esquiva la carga', 'Evades the charge'),
            why: both('aguantar costaría más', 'standing would cost more'),
          }
        : { what: both('Deja pasar', 'Lets it pass'), why: KEEPS_CARD },
  'attentive-reaction': pick =>
    pick === 'shoot'
      ? { what: both('Dispara al que llega', 'Shoots at whoever comes') }
      : pick === undefined
        ? undefined
        : {
            what: both('Da la cara', 'Turns to face the enemy'),
            why: both('así no le toman el flanco', 'so as not to be flanked'),
          },
  'choose-flight': () => ({
    what: both('Huye', 'Flees'),
    why: both('aguantar costaría más', 'standing would cost more'),
  }),
  'announce-flight': pick => ({
    what: pick === 'flee' ? both('Dispara y huye', 'Shoots and flees') : both('Dispara y aguanta', 'Shoots and stands'),
  }),
  'invoke-bad-war': pick =>
    pick === 'bad-war'
      ? { what: both('Mala Guerra', 'Bad War'), why: both('está más entero', 'it is the fresher one') }
      : {
          what: both('Se destraba', 'Breaks off'),
          why: both('otra ronda costaría más', 'another round would cost more'),
        },
  spare: () => ({
    what: both('Evita la retirada', 'Spares the retreat'),
    why: both('conserva sus filas', 'it keeps its ranks'),
  }),
  consolidate: pick =>
    pick === undefined
      ? { what: both('No persigue', 'Does not press on'), why: both('arriesgaría demasiado', 'it would risk too much') }
      : { what: both('Ocupa el terreno ganado', 'Takes the ground won') },
  'choose-caracole': pick =>
    pick === undefined
      ? undefined
      : { what: both('Caracolea', 'Caracoles'), why: both('se aparta para recargar', 'it steps back to reload') },
  mobility: pick => (pick === undefined ? undefined : { what: both('Cambia de frente', 'Changes front') }),
  'stop-here': pick => ({ what: pick === 'stop' ? both('Se detiene', 'Stops') : both('Sigue adelante', 'Goes on') }),
  'place-unit': () => ({
    what: both('Despliega', 'Deploys'),
    why: both('cada arma en su sitio', 'each arm in its place'),
  }),
  'choose-command': () => ({
    what: both('Elige qué mando despliega', 'Chooses whom to deploy'),
    why: both('la caballería, en las alas', 'the horse goes on the wings'),
  }),
  'lay-element': () => ({
    what: both('Elige el terreno', 'Chooses the ground'),
    why: both('le conviene', 'it suits its army'),
  }),
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

const GIVEN: Readonly<Record<Order, Said>> = {
  attack: both('atacar', 'attack'),
  fire: both('disparar', 'fire'),
  attention: both('estar atentos', 'be attentive'),
  run: both('correr', 'run'),
  resist: both('resistir', 'resist'),
}
function ordersGiven(picks: readonly Pick[]): Said {
  const parts = (Object.keys(GIVEN) as Order[])
    .map(order => ({ order, n: picks.filter(p => p === order).length }))
    .filter(({ n }) => n > 0)
    .sort((a, b) => b.n - a.n)
  const list = (each: (order: Said, n: number) => string): string =>
    parts.map(({ order, n }) => each(GIVEN[order], n)).join(', ')
  return both(`Manda ${list(({ es }, n) => `${es} a ${n}`)}`, `Orders ${list(({ en }, n) => `${n} to ${en}`)}`)
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
  where: wingOf(g, seat, target),
  why: weakness(g, target),
})

const ACTIVATED: Readonly<Record<Order, Said>> = {
  attack: both('Manda cargar {to unit}', 'Orders {unit} to charge'),
  fire: both('Manda disparar {to unit}', 'Orders {unit} to fire'),
  attention: both('Pone en movimiento {to unit}', 'Sets {unit} in motion'),
  run: both('Manda correr {to unit}', 'Orders {unit} to run'),
  resist: both('Rehace {to unit}', 'Rallies {unit}'),
}
function activation(g: Field, seat: Seat, u: Troop, next: Intent | undefined): Deed {
  const order = ORDERS.find(o => o === cardToAct(u))
  const verb = order === undefined ? both('Activa {to unit}', 'Activates {unit}') : ACTIVATED[order]
  const target = next?.picks[0]
  const aims = next?.step === 'choose-charge' || next?.step === 'choose-targets'
  const prey = aims && typeof target === 'number' ? weakness(g, g.troops[target]) : null
  const hurt = order === 'resist' ? both('necesita recuperarse', 'it needs to recover') : null
  return { what: told(g, verb, u.id), where: wingOf(g, seat, u), why: prey ?? hurt }
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
  const gap = eye.nearest(at, side)
  // Whoever moves stands nowhere near where the others do: the closest of them set out.
  let from = Number.POSITIVE_INFINITY
  let was = gap
  for (const u of eye.troops[side]) {
    const far = Math.abs(u.x - at.x) + Math.abs(u.y - at.y)
    if (far >= from) continue
    from = far
    was = eye.nearest(u, side)
  }
  if (gap < was - INCH) return both('Avanza', 'Advances')
  return gap > was + INCH ? FALLS_BACK : both('Recompone la línea', 'Dresses its line')
}
