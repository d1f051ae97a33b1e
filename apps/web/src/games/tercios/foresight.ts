import type { Lang, Picks, Rules } from '@acies/kernel'
import {
  type Asked,
  type ChargeReach,
  chargeReach,
  commandDistance,
  disciplineDice,
  distanceFrom,
  type Event,
  type Field,
  fireDice,
  type Gait,
  inCommand,
  interacts,
  landing,
  leaver,
  missileOf,
  mustCheck,
  PLAIN,
  reactionsTo,
  reactRadius,
  type Striker,
  strikersAt,
  type Troop,
  wearByShot,
} from '@acies/tercios'
import type { Asking } from '../../skins/skin.ts'
import type { Overlay } from '../../skins/table/dress.ts'
import { INCH, MM, type PosePick } from '../../skins/table/places.ts'
import { movedTo, rangesOf, type Sighted, sightsOf } from './sights.ts'
import { tableWords } from './words.ts'

/** What a troop would have before it if it stood where the hand is. */
export interface Foresight {
  field: Field
  troop: Troop
  sights: readonly (Sighted & Threat)[]
  /** Enemies that would be asked on the way. */
  reactions: readonly Asked[]
  /** Those who could strike it there. */
  strikers: readonly Striker[]
  command: Commanded
}
interface Threat {
  /** Dice of a shot, and the chances of the wear it causes. */
  dice: number
  wear: ReturnType<typeof wearByShot>
  charge: ChargeReach['targets'][number] | null
}
export interface Commanded {
  /** The nearest commander it obeys, and how far he is and reaches, in inches. */
  near: { id: number; inches: number; reach: number } | null
  holds: boolean
  /** Dice of an Order Check, and whether one is due. */
  dice: number
  checks: boolean
}

/** Where a march to a pose ends: slight overlaps are put right (TER-MOV-12). */
export function landsAt(g: Field, u: Troop, at: PosePick): PosePick {
  const [x, y, facing] = at
  const there = landing(g, leaver(g, u), { x, y, facing })
  return there === null ? at : [there.x, there.y, there.facing]
}

/** What a troop would have before it if the answer were given; its last pick is where it goes. */
export function foresee(asking: Asking<Field>, u: Troop, marches: boolean, gait: Gait, answer: Picks): Foresight {
  const g = asking.view.field
  const at = answer[answer.length - 1] as PosePick
  const { field, troop } = movedTo(g, u, marches ? landsAt(g, u, at) : at)
  const occasion = gait === 'attention' ? 'attention' : 'fire'
  const charges = chargeReach(field, troop)
  const shoots = missileOf(field, troop) !== null
  return {
    field,
    troop,
    sights: sightsOf(field, troop).map(sight => ({
      ...sight,
      dice: shoots ? fireDice(field, troop, occasion, sight.inches * INCH).value : 0,
      wear: wearByShot(field, troop, field.troops[sight.unit], occasion),
      charge: charges.targets.find(target => target.unit === sight.unit) ?? null,
    })),
    reactions: marches ? reactionsTo(rulesOf(asking), asking.view, asking.decision.seat, answer) : [],
    strikers: field.turn > 0 ? strikersAt(field, troop) : [],
    command: commanded(field, troop),
  }
}

/** The same, drawn on the table. */
export function overlayOf({ field, troop, sights, reactions }: Foresight, lang: Lang): Overlay {
  const say = tableWords[lang]
  return {
    arcs: [{ at: [troop.x, troop.y, troop.facing], ranges: rangesOf(field, troop, lang) }],
    alarms: reactions.map(({ unit }) => ({ at: field.troops[unit], reach: reactRadius(field) / MM })),
    lines: worthMeasuring(sights).map(({ from, to, inches, reached }) => ({
      from,
      to,
      text: `${say.inches(inches)}${reached ? '' : ` · ${say.outOfRange}`}`,
      reached,
    })),
  }
}
/** Those within reach, and one that is not. */
function worthMeasuring(sights: readonly Sighted[]): readonly Sighted[] {
  const near = sights.filter(s => s.reached).slice(0, 3)
  const next = sights.find(s => !s.reached)
  return near.length < 3 && next ? [...near, next] : near
}

/** The rules of the game whose skin this is. */
const rulesOf = ({ rules }: Asking<Field>): Rules<Field, Event> => rules as unknown as Rules<Field, Event>

function commanded(g: Field, u: Troop): Commanded {
  let near: Commanded['near'] = null
  for (const c of g.commanders) {
    if (c.where !== 'table' || !interacts(g, c, u)) continue
    const inches = distanceFrom(g, c, u) / INCH
    if (near === null || inches < near.inches) near = { id: c.id, inches, reach: commandDistance(c) / INCH }
  }
  return {
    near,
    holds: inCommand(g, u),
    dice: disciplineDice(g, u, PLAIN).value,
    checks: mustCheck(g, u, 'attention'),
  }
}

/** Of so many dice, the chance that at least one shows five or six. */
export const chanceOfOrder = (dice: number): number => 1 - (2 / 3) ** dice
