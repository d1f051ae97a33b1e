import type { Ledger, Trait } from '@acies/kernel'
import type { AttackKind, Rule } from '../events.ts'
import type { Field, Unit } from '../position.ts'

/** The two numbers of an attack or a defence: hit and wound, dodge and armour. */
export interface Two {
  readonly hit: Ledger
  readonly wound: Ledger
}
/** Most rules change both numbers alike. */
export function both(two: Two, n: number, rule: Rule): void {
  two.hit.add(n, rule)
  two.wound.add(n, rule)
}

/** What a trait may look at when numbers are asked for: its bearer, the other, and how they met. */
export interface Clash {
  readonly g: Field
  /** The bearer. */
  readonly unit: Unit
  /** The other; nobody where a check has no attack behind it. */
  readonly foe: Unit | null
  readonly attack: AttackKind | 'none'
  /** Whether the bearer made this melee by a charge of this turn. */
  readonly charged: boolean
  /** The melee was made by a charge, or a stand, in this turn and has not been fought yet. */
  readonly first: boolean
  /** A front section of the bearer's card or a marker of its touches the other. */
  readonly front: boolean
  /** The sides on which the other strikes the bearer besides its front (ONU-MOD-06). */
  readonly flank: boolean
  readonly rear: boolean
  /** Of a shot: how far in table units, and whether somebody stands in the way. */
  readonly distance: number
  readonly obstructed: boolean
}

/** What a general may do without an order, for units in his radius. */
export interface Favour {
  readonly moment: 'activation' | 'movement'
  readonly times: 'battle' | 'turn'
  /** How many units at most. */
  readonly most: number
  readonly grants: 'active' | 'unbroken' | 'restrained'
  fits(u: Unit, g: Field): boolean
}

/** A turn about the middle at any moment: hundredths of a UD, how often, and the rule. */
export interface FreeTurn {
  readonly cost: number
  readonly times: number
  readonly rule: Rule
}

/** What a unit may want to do or have done to it. */
export type Act =
  | 'move'
  | 'charge'
  | 'shoot'
  | 'extend'
  | 'shorten'
  | 'form'
  | 'drop'
  | 'march'
  | 'all-ways'
  | 'turn'
  | 'pass'
  | 'be-passed'
  | 'flee'

/**
 * A skill, a class of troops, a formation, an event, a general's ability, an optional rule: one file each. The core asks
 * those of a unit (`traitsWith`) and never which one it is. A general's ability speaks for all he leads in his radius,
 * an optional rule for everybody.
 */
export interface OnusTrait extends Trait {
  readonly rules: readonly Rule[]

  // ---- numbers ----
  /** Attack in melee, free attack, trample. */
  attack?(c: Clash, two: Two): void
  /** Force of a shot or a throw: to hit and to wound. */
  shooting?(c: Clash, two: Two): void
  /** Defence, whatever comes. */
  defence?(c: Clash, two: Two): void
  /** What the bearer does to the defence of its enemy. */
  weakens?(c: Clash, two: Two): void
  morale?(c: Clash, morale: Ledger): void
  /** What the bearer does to the morale of its enemy. */
  daunts?(c: Clash, morale: Ledger): void
  /** Rules whose lines are struck from the bearer's defence and morale. */
  readonly voids?: readonly Rule[]
  /** Hits or wounds that a face makes when it succeeds; 1 where nobody says otherwise. */
  wounds?(c: Clash, face: number): number
  /** Ones are thrown again, once (ONU-SKL-23, ONU-R-87). */
  readonly rethrows?: true
  /** More dice to hit. */
  dice?(c: Clash): number

  // ---- the order of a melee ----
  claims?(c: Clash): 'priority' | 'single' | null
  /** The enemy must check morale after a combat, wounded or not (ONU-SKL-31). */
  appals?(c: Clash): Rule | null
  /** After a combat in which the enemy fled or died: may move on by half (ONU-SKL-13). */
  pursues?(c: Clash): Rule | null
  /** Its marker comes off after the first combat (ONU-FRM-41). */
  readonly spentByCombat?: Rule

  // ---- what may be done ----
  /** Against something: the rule. */
  refuses?(act: Act, u: Unit, g: Field): Rule | null
  /** How much of its movement it has. */
  readonly pace?: 'none' | 'half'
  /** Hundredths of a UD more. */
  adds?(what: 'move' | 'charge', u: Unit, g: Field): number
  /** Does the manoeuvre at full movement (ONU-SKL-20, 22). */
  eases?(act: Act, u: Unit, g: Field): boolean
  /** May charge after a manoeuvre that forbids it to others (ONU-MAN-11). */
  chargesAfter?(act: Act, u: Unit, g: Field): boolean
  /** What a free turn costs: at the start only and at half movement unless a trait says otherwise (ONU-MAN-06, 07). */
  freeTurn?(u: Unit): FreeTurn | null
  /** The only bearing on which it may go (ONU-OPT-51). */
  keepsTo?(u: Unit): number
  /** Of a formation: put on and laid down at will, once a turn, whatever else is done (ONU-FRM-61, ONU-R-14). */
  readonly atWill?: Rule
  /** Of a formation: may be given up in melee besides the one action (ONU-ENG-06). */
  readonly givenUpInMelee?: true
  /** Must charge what it can reach (ONU-SKL-40). */
  mustCharge?(u: Unit, g: Field): Rule | null
  /** May go on in the skirmishers' phase (ONU-SKM-01). */
  readonly splits?: true
  /** Cannot flee: destroyed instead (ONU-FLE-08). */
  readonly diesInsteadOfFleeing?: Rule
  /** May throw when its melee begins (ONU-SKL-50). */
  readonly throws?: Rule
  /** May shoot at enemies in melee (ONU-CAR-27). */
  readonly shootsIntoMelee?: Rule
  /** Sees past what stands in the way (ONU-SHT-11). */
  seesPast?(u: Unit, g: Field): Rule | null
  /** The owner may refuse to flee (ONU-SKL-32). */
  readonly mayStand?: Rule
  /** A shot over such a distance is lost (ONU-OPT-21). */
  losesShot?(distance: number, g: Field): Rule | null
  /** Cards stay face down until somebody comes near them (ONU-OPT-31, ONU-OPT-32). */
  readonly veils?: true
  /** Active without an order (ONU-OPT-02). */
  alwaysActive?(u: Unit, g: Field): Rule | null
  /** What its general may grant. */
  readonly favour?: Favour
  /** What a general grants whose own ability it gives to all (ONU-OPT-03). */
  readonly favourInstead?: Favour
  /** One more unit of his radius with an activation order, once a turn. */
  readonly oneMore?: Rule
  /** Draws the random event anew, once an own turn (ONU-EVT-12). */
  readonly redraws?: Rule
  /** Leaves his unit before it flees or dies, once a battle. */
  readonly escapes?: Rule
  /** One more card in the end phase, once a battle. */
  readonly courier?: Rule
  /** Runs straight and tramples (ONU-ELE-01). */
  readonly tramples?: Rule
}

/** In melee, of whatever origin: what is not a missile. */
export const atHand = (c: Clash): boolean => c.attack === 'melee' || c.attack === 'stand' || c.attack === 'free'
