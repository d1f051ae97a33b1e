import { type Hooked, type TraitSet, Traits } from '@acies/kernel'
import { EVENTS, type EventId } from '../data/cards.ts'
import { GENERALS } from '../data/generals.ts'
import { FORMATIONS, type Kind } from '../data/kind.ts'
import type { Rule } from '../events.ts'
import { type Field, HIDDEN, kindOf, type Unit } from '../position.ts'
import { isInRadius } from '../rules/command.ts'
import { OPTIONS } from '../vocabulary.ts'
import { atTheHead } from './abilities/at-the-head.ts'
import { changeOfHorse } from './abilities/change-of-horse.ts'
import { clearShot } from './abilities/clear-shot.ts'
import { courier } from './abilities/courier.ts'
import { drilledPhalanx } from './abilities/drilled-phalanx.ts'
import { elephantMaster } from './abilities/elephant-master.ts'
import { headlongCharge } from './abilities/headlong-charge.ts'
import { heldBack } from './abilities/held-back.ts'
import { noAbility } from './abilities/no-ability.ts'
import { oneMoreUnit } from './abilities/one-more-unit.ts'
import { optimusPrinceps } from './abilities/optimus-princeps.ts'
import { paymaster } from './abilities/paymaster.ts'
import { secondThought } from './abilities/second-thought.ts'
import { steadyingVoice } from './abilities/steadying-voice.ts'
import { ambush } from './events/ambush.ts'
import { atTheHorses } from './events/at-the-horses.ts'
import { closeRanks } from './events/close-ranks.ts'
import { countermand } from './events/countermand.ts'
import { dustCloud } from './events/dust-cloud.ts'
import type { EventTrait } from './events/event.ts'
import { fury } from './events/fury.ts'
import { generalHit } from './events/general-hit.ts'
import { goodAim } from './events/good-aim.ts'
import { goodOmens } from './events/good-omens.ts'
import { hero } from './events/hero.ts'
import { holdTheLine } from './events/hold-the-line.ts'
import { muddyGround } from './events/muddy-ground.ts'
import { nothingHappens } from './events/nothing-happens.ts'
import { officersDown } from './events/officers-down.ts'
import { panic } from './events/panic.ts'
import { pursuit } from './events/pursuit.ts'
import { rainOfArrows } from './events/rain-of-arrows.ts'
import { shieldsUp } from './events/shields-up.ts'
import { standFirm } from './events/stand-firm.ts'
import { strikeFirst } from './events/strike-first.ts'
import { throwJavelins } from './events/throw-javelins.ts'
import { veterans } from './events/veterans.ts'
import { wetStrings } from './events/wet-strings.ts'
import { windChanges } from './events/wind-changes.ts'
import { bravery } from './formations/bravery.ts'
import { phalanx } from './formations/phalanx.ts'
import { rhomboid } from './formations/rhomboid.ts'
import { shieldWall } from './formations/shield-wall.ts'
import { square } from './formations/square.ts'
import { wedge } from './formations/wedge.ts'
import { dimLight } from './options/dim-light.ts'
import { dromedaries } from './options/dromedaries.ts'
import { fog } from './options/fog.ts'
import { generalActive } from './options/general-active.ts'
import { protectedFlanksTrait } from './options/protected-flanks.ts'
import { rallyPenalty } from './options/rally-penalty.ts'
import { desperateCharge } from './orders/desperate-charge.ts'
import { inLine } from './orders/in-line.ts'
import { restrained } from './orders/restrained.ts'
import { shootIntoTheMelee } from './orders/shoot-into-the-melee.ts'
import { amphibious } from './skills/amphibious.ts'
import { artillery } from './skills/artillery.ts'
import { athletes } from './skills/athletes.ts'
import { deadly } from './skills/deadly.ts'
import { elephant } from './skills/elephant.ts'
import { foresters } from './skills/foresters.ts'
import { impact } from './skills/impact.ts'
import { impetuous } from './skills/impetuous.ts'
import { javelins } from './skills/javelins.ts'
import { manoeuvrable } from './skills/manoeuvrable.ts'
import { mountaineers } from './skills/mountaineers.ts'
import { precise } from './skills/precise.ts'
import { professional } from './skills/professional.ts'
import { sarissas } from './skills/sarissas.ts'
import { skirmishers } from './skills/skirmishers.ts'
import { spearmen } from './skills/spearmen.ts'
import { steadfast } from './skills/steadfast.ts'
import { terror } from './skills/terror.ts'
import type { OnusTrait } from './trait.ts'

const EVENT_TRAITS: readonly EventTrait[] = [
  ambush,
  atTheHorses,
  closeRanks,
  countermand,
  dustCloud,
  fury,
  generalHit,
  goodAim,
  goodOmens,
  hero,
  holdTheLine,
  muddyGround,
  nothingHappens,
  officersDown,
  panic,
  pursuit,
  rainOfArrows,
  shieldsUp,
  standFirm,
  strikeFirst,
  throwJavelins,
  veterans,
  wetStrings,
  windChanges,
]

/** Every special rule of the game. */
export const TRAITS = new Traits<OnusTrait>([
  ...EVENT_TRAITS,
  amphibious,
  artillery,
  athletes,
  atTheHead,
  bravery,
  changeOfHorse,
  clearShot,
  courier,
  deadly,
  desperateCharge,
  dimLight,
  drilledPhalanx,
  dromedaries,
  elephant,
  elephantMaster,
  fog,
  foresters,
  generalActive,
  headlongCharge,
  heldBack,
  impact,
  impetuous,
  inLine,
  javelins,
  manoeuvrable,
  mountaineers,
  noAbility,
  oneMoreUnit,
  optimusPrinceps,
  paymaster,
  phalanx,
  precise,
  professional,
  protectedFlanksTrait,
  rallyPenalty,
  restrained,
  rhomboid,
  sarissas,
  secondThought,
  shieldWall,
  shootIntoTheMelee,
  skirmishers,
  spearmen,
  square,
  steadfast,
  steadyingVoice,
  terror,
  wedge,
])

const EVENT_BY_ID = new Map(EVENT_TRAITS.map(t => [t.name, t]))
/** What an event does. */
export function eventTrait(id: EventId): EventTrait {
  const found = EVENT_BY_ID.get(id)
  if (found === undefined) throw new Error(`no event ${id}`)
  return found
}
/** Its icons. */
export const iconsOf = (id: EventId) => EVENTS[id]

const NAMES = new Set(TRAITS.names)
const single = new Map<string, readonly string[]>()
/** A list of one name, always the same one, as sets are looked up. */
function alone(name: string): readonly string[] {
  const known = single.get(name)
  if (known !== undefined) return known
  const list = NAMES.has(name) ? [name] : []
  single.set(name, list)
  return list
}

/** What units have of themselves in a battle: by the options agreed on, their card and their formation. */
type Sets = (TraitSet<OnusTrait> | undefined)[]
const SHAPES = ['none', 'hidden', ...FORMATIONS] as const
const shapeOf = new Map<string, number>(SHAPES.map((shape, i) => [shape, i]))
const agreed = new WeakMap<readonly Kind[], Map<string, Sets>>()
// Those asked for last: one battle asks many times in a row.
let lastOptions: readonly string[] | null = null
let lastKinds: readonly Kind[] | null = null
let lastSets: Sets = []
function setsFor({ options, kinds }: Field): Sets {
  if (options === lastOptions && kinds === lastKinds) return lastSets
  const byOptions = agreed.get(kinds) ?? new Map<string, Sets>()
  agreed.set(kinds, byOptions)
  const key = options.join()
  lastSets = byOptions.get(key) ?? []
  byOptions.set(key, lastSets)
  lastOptions = options
  lastKinds = kinds
  return lastSets
}
/** What a unit has of itself: its card, its formation, and what is agreed on for all. Put together once for each combination. */
function setOf(g: Field, u: Unit): TraitSet<OnusTrait> {
  const sets = setsFor(g)
  const card = u.kind === HIDDEN ? 0 : u.kind + 1
  const at = card * SHAPES.length + (shapeOf.get(u.formation) ?? 0)
  const known = sets[at]
  if (known !== undefined) return known
  const kind = kindOf(g, u)
  const options = OPTIONS.filter(name => g.options.includes(name) && NAMES.has(name))
  const set = TRAITS.of([...kind.skills, ...alone(kind.class), ...alone(u.formation), ...options])
  sets[at] = set
  return set
}
/** What the ability of a general says, by his card. */
const ABILITIES = new Map(GENERALS.map(({ id, ability }) => [id, TRAITS.of(alone(ability))]))
/** What any general can have a say in. */
const LED = new Set([...ABILITIES.values()].flatMap(set => set.all.flatMap(t => Object.keys(t))))

/** The traits of a unit that have a say: its card, its formation, what is agreed on, what lies on it, its generals. */
export function traitsWith<K extends keyof OnusTrait>(g: Field, u: Unit, hook: K): readonly Hooked<OnusTrait, K>[] {
  let found = setOf(g, u).with(hook)
  for (const effect of u.effects) {
    const lent = TRAITS.of(alone(effect.is)).with(hook)
    if (lent.length > 0) found = both(found, lent)
  }
  if (!LED.has(hook)) return found
  for (const general of g.generals) {
    if (general.unit < 0) continue
    const led = ABILITIES.get(general.card)?.with(hook)
    if (led !== undefined && led.length > 0 && isInRadius(g, general, u)) found = both(found, led)
  }
  return found
}
/** One list after another; most have nothing of their own to say, and then nothing is copied. */
const both = <T>(one: readonly T[], other: readonly T[]): readonly T[] =>
  one.length === 0 ? other : [...one, ...other]
export const hasTrait = (g: Field, u: Unit, hook: keyof OnusTrait): boolean => traitsWith(g, u, hook).length > 0
/** The rule by which a formation is put on and laid down at will; null for all others. */
export const atWill = (formation: string): Rule | null => AT_WILL.get(formation) ?? null
const AT_WILL = new Map<string, Rule>(
  TRAITS.of(TRAITS.names)
    .with('atWill')
    .map(t => [t.name, t.atWill]),
)
/** Formations that may be given up in melee. */
export const mayBeGivenUp = (formation: string): boolean => GIVEN_UP.has(formation)
const GIVEN_UP = new Set(
  TRAITS.of(TRAITS.names)
    .with('givenUpInMelee')
    .map(t => t.name),
)
const AGREED = new WeakMap<readonly string[], TraitSet<OnusTrait>>()
/** What is agreed on for the whole battle that has a say. */
export function agreedWith<K extends keyof OnusTrait>({ options }: Field, hook: K): readonly Hooked<OnusTrait, K>[] {
  let set = AGREED.get(options)
  if (set === undefined) {
    set = TRAITS.of(options.filter(name => NAMES.has(name)))
    AGREED.set(options, set)
  }
  return set.with(hook)
}
/** The ability of a general that has a say. */
export const abilityWith = <K extends keyof OnusTrait>(
  card: { readonly ability: string },
  hook: K,
): Hooked<OnusTrait, K> | undefined => TRAITS.of(alone(card.ability)).with(hook)[0]
