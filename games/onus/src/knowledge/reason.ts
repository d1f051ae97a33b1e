import { both, type Intent, motiveOf, nounOf, type Said, type Seat, sentence, type Weights } from '@acies/kernel'
import { CARDS } from '../data/cards.ts'
import type { Field } from '../position.ts'
import { unitNoun } from '../speech/names.ts'
import { eventNames, orderNames } from '../text/names.ts'
import { FACE_DOWN } from '../text/units.ts'
import type { Term } from './score.ts'

/** What a plan may bring; said of nobody, for those who act are one or many. */
const MOTIVES: Readonly<Record<Term, Said>> = {
  losses: both('el enemigo queda más cerca de la derrota', 'the enemy comes nearer to defeat'),
  strength: both('el enemigo sufrirá más', 'the enemy will suffer more'),
  order: both('las filas del enemigo pueden romperse', 'the enemy’s ranks may break'),
  attack: both('habrá más enemigos al alcance', 'more of the enemy will be within reach'),
  exposure: both('se amenaza más de lo que se arriesga', 'the threat outweighs the risk'),
  contact: both('se acorta la distancia', 'the distance closes'),
  support: both('las unidades quedan cerca del general', 'the units stay near the general'),
  leaders: both('el general corre menos peligro', 'the general is safer'),
  hand: both('la mano queda mejor', 'it leaves a better hand'),
  night: both('la noche se acerca', 'night is drawing near'),
  orders: both('más unidades se ponen en marcha', 'more units are set going'),
}
/** Cards are the reason of what is done with cards alone; nobody stays, or falls back, to come nearer. */
const { hand: _, ...AFIELD } = MOTIVES
const { contact: __, attack: ___, ...REARWARD } = AFIELD
const OF_CARDS: readonly string[] = [
  'play-order',
  'play-event',
  'replenish',
  'discard',
  'redraw',
  'give-cards',
  'hand-limit',
  'pay-for-line',
]
/** Only with orders are units set going. */
const OF_ORDERS: readonly string[] = [
  'play-order',
  'choose-units',
  'choose-line',
  'use-favour',
  'replenish',
  'hand-limit',
]
function motivesFor(first: Intent | undefined): Readonly<Partial<Record<string, Said>>> {
  if (first === undefined) return AFIELD
  const { orders: ___, ...others } = motivesOf(first)
  return OF_ORDERS.includes(first.step) ? motivesOf(first) : others
}
function motivesOf(first: Intent): Readonly<Partial<Record<string, Said>>> {
  const isBack = first.picks.length === 0 || BACK.test(`${first.picks[0]}`) || reformed(first) !== null
  if (OF_CARDS.includes(first.step)) return isBack ? { ...REARWARD, hand: MOTIVES.hand } : MOTIVES
  return isBack ? REARWARD : AFIELD
}
const BACK = /^(fall-back|withdraw|flee)$/
/** A manoeuvre that only changes how it stands. */
function reformed({ step, picks }: Intent): Said | null {
  if (step !== 'manoeuvre' || picks.includes('ahead') || picks.includes('charge')) return null
  const first = `${picks[0]}`
  return Object.entries(REFORMED).find(([word]) => first.startsWith(word))?.[1] ?? null
}
const REFORMED: Readonly<Record<string, Said>> = {
  'form-': both('Adopta una formación', 'Takes up a formation'),
  drop: both('Deshace la formación', 'Drops its formation'),
  'extend-': both('Amplía la línea', 'Extends the line'),
  'shorten-': both('Acorta la línea', 'Shortens the line'),
}
/** Gains smaller than this move nobody, in hundreds of points. */
const TRIFLE = 0.01

/** Why a side does what it plans, in a sentence: what, and what it hopes for. */
export function reason(g: Field, _seat: Seat, plan: readonly Intent[], gains: Weights): Said {
  const [first] = plan
  const what =
    (first === undefined ? null : (reformed(first) ?? deedOf(g, first))) ?? both('Da órdenes', 'Gives orders')
  const why = motiveOf(motivesFor(first), gains, TRIFLE)
  return both(`${what.es}: ${why.es}.`, `${what.en}: ${why.en}.`)
}

/** A sentence about a unit, in both languages. */
function about(g: Field, unit: number, es: string, en: string, foe?: number): Said {
  const noun = (id: number, lang: 'es' | 'en') =>
    g.units[id] === undefined ? nounOf(FACE_DOWN, lang) : unitNoun(g, id, lang)
  const said = (pattern: string, lang: 'es' | 'en') =>
    sentence(pattern, {
      unit: noun(unit, lang),
      other: foe === undefined ? undefined : noun(foe, lang),
      words: {},
    })
  return both(said(es, 'es'), said(en, 'en'))
}

function deedOf(g: Field, { step, picks }: Intent): Said | null {
  const [pick, then] = picks
  const unit = typeof pick === 'number' ? pick : -1
  const isStop = picks.length === 0
  switch (step) {
    case 'play-order': {
      if (isStop) return both('Guarda las cartas', 'Keeps the cards')
      const order = orderNames[CARDS[unit].order]
      return both(`Juega «${order.es}»`, `Plays ${order.en}`)
    }
    case 'choose-units':
      return isStop
        ? both('No da la orden a nadie', 'Gives nobody the order')
        : about(g, unit, 'Da la orden {to unit}', 'Gives the order to {unit}')
    case 'next-mover':
      return isStop ? both('No mueve más', 'Moves no more') : about(g, unit, 'Mueve {to unit}', 'Moves {unit}')
    case 'manoeuvre':
      if (picks.includes('charge')) return both('Carga', 'Charges')
      if (isStop) return both('Se queda donde está', 'Stays where it is')
      return picks.includes('ahead') ? both('Avanza', 'Advances') : both('Maniobra', 'Manoeuvres')
    case 'next-shot':
      if (isStop || typeof then !== 'number') return both('No dispara', 'Holds its fire')
      return about(g, unit, '{unit} [dispara|disparan] {to other}', '{unit} [shoots|shoot] at {other}', then)
    case 'play-event': {
      if (isStop) return both('No juega eventos', 'Plays no event')
      const event = eventNames[CARDS[unit].event]
      return both(`Juega «${event.es}»`, `Plays ${event.en}`)
    }
    case 'engaged-action':
      return isStop ? both('Sigue luchando', 'Fights on') : ENGAGED[String(pick)]
    case 'voluntary-flight':
      return pick === 'flee' ? both('Huye a tiempo', 'Flees in time') : both('Aguanta', 'Stands')
    case 'hold-or-follow':
      return pick === 'follow' ? both('Sigue al enemigo', 'Follows the enemy') : both('No lo persigue', 'Lets him go')
    case 'replenish':
      return both('Repone la mano', 'Refills its hand')
    case 'discard':
    case 'hand-limit':
    case 'pay-for-line':
      return isStop
        ? both('Se queda con todas', 'Keeps them all')
        : both('Se deshace de lo que menos sirve', 'Parts with what serves least')
    case 'deploy-unit':
      return about(g, unit, 'Despliega {to unit}', 'Deploys {unit}')
    case 'set-formations':
      return isStop
        ? both('Empieza sin formaciones', 'Begins without formations')
        : both('Forma filas', 'Draws up the ranks')
    case 'use-favour':
    case 'send-courier':
      return isStop || pick === 'keep'
        ? both('Se guarda el favor del general', 'Saves the general’s favour')
        : both('Se vale del general', 'Makes use of the general')
    case 'how-far-back':
      return both('Se repliega lo justo', 'Falls back just far enough')
    case 'keep-wraps':
      return both('Elige qué marcadores deja', 'Chooses which markers stay')
    case 'align-side':
    case 'align-place':
      return both('Se alinea con el enemigo', 'Lines up with the enemy')
    case 'stand-or-flee':
      return pick === 'flee' ? both('Huye', 'Flees') : both('Aguanta', 'Stands')
    case 'face-elephants':
      return pick === 'fight'
        ? both('Planta cara a los elefantes', 'Stands up to the elephants')
        : both('Los deja pasar', 'Lets them through')
    case 'kill-elephants':
      return pick === 'kill'
        ? both('Sacrifica a los elefantes', 'Has the elephants killed')
        : both('Los recupera', 'Rallies them')
    case 'elite-plan':
      return both('Usa a su élite', 'Uses its Elite')
    case 'choose-random':
      return both('Elige el evento', 'Chooses the event')
    case 'choose-rival':
      return both('Elige a quién', 'Chooses whom')
    case 'give-cards':
      return isStop
        ? both('Se queda con sus cartas', 'Keeps its cards')
        : both('Pasa cartas a su aliado', 'Passes cards to its ally')
    case 'face-about':
      return both('Se vuelve hacia el enemigo', 'Turns to face the enemy')
    case 'flight-way':
      return both('Elige por dónde huir', 'Chooses the way of flight')
    case 'struck-side':
      return both('Da el lado que más aguanta', 'Shows the side that bears most')
    case 'wind-target':
      return both('Desvía el tiro', 'Turns the shot aside')
    case 'place-general':
      return about(g, unit, 'El general va con {unit}', 'The general rides with {unit}')
    case 're-form':
      return both('Se recoloca', 'Re-forms')
    case 'wrap':
      return picks.some(n => Number(n) > 0)
        ? both('Envuelve al enemigo', 'Wraps round the enemy')
        : both('No envuelve', 'Does not wrap')
    case 'take-rally':
      return pick === 'check' ? both('Chequea la moral', 'Checks morale') : both('No chequea', 'Does not check')
    case 'redraw':
      return pick === 'redraw' ? both('Roba otro', 'Draws another') : both('Se queda con él', 'Keeps it')
    case 'next-combat':
      return about(g, unit, 'Primero [lucha|luchan] {unit}', '{unit} [fights|fight] first')
    case 'choose-line':
      return isStop ? both('No avanza en línea', 'Advances no line') : both('Avanza en línea', 'Advances in line')
    default:
      return null
  }
}
const ENGAGED: Readonly<Record<string, Said>> = {
  wrap: both('Envuelve al enemigo', 'Wraps round the enemy'),
  're-form-90': both('Se vuelve hacia el enemigo', 'Turns to face the enemy'),
  're-form-180': both('Da media vuelta', 'Faces about'),
  'fall-back': both('Se repliega', 'Falls back'),
  withdraw: both('Se retira del combate', 'Withdraws from the melee'),
  bravery: both('Se lanza con bravura', 'Fights with bravery'),
  'take-back': both('Recoge sus marcadores', 'Takes its markers back'),
}
