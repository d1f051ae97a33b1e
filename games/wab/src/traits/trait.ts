import type { Due, Ledger, Trait as Named } from '@acies/kernel'
import type { Missile } from '../data/weapons.ts'
import type { Reaction, Rule, TestName } from '../events.ts'
import type { Combat, Field, Struck, Unit } from '../position.ts'

/** Numbers that a trait may add to. */
export type LedgerName =
  /** Inches of a normal move; of the way in use (`c.way`), in units of length; the price of a leg (`c.leg`). */
  | 'pace'
  | 'allowance'
  | 'price'
  /** What a shot needs: of who is shot at; `aim` of who shoots. What a blow needs: of who strikes; `toBeHit` of who is struck. */
  | 'toHitShot'
  | 'aim'
  | 'toHitBlow'
  | 'toBeHit'
  /** Of who strikes, or shoots (with the occasion). */
  | 'strength'
  /** What the struck one makes of the Strength. */
  | 'strengthAgainst'
  | 'toWound'
  /** Points on the save of the struck; what replaces it; what the weapon of the striker does to it. */
  | 'save'
  | 'saveInstead'
  | 'saveAgainst'
  | 'attacks'
  /** Blows more of those aboard: of the last kind of them. */
  | 'blowsAboard'
  | 'shots'
  | 'range'
  /** When it strikes: greater first; chargers 1000, countercharged 900, and Initiative on top (WAB-RUL-201). */
  | 'strikeKey'
  | 'fightingRanks'
  | 'leadership'
  /** Leadership of a character or general (`c.other`) that it uses; what is taken from a test whoever's it is. */
  | 'lentLeadership'
  | 'penalty'
  | 'rankBonus'
  | 'closeOrder'
  | 'result'
  /** Dice of each class of move. */
  | 'flightDice'
  | 'pursuitDice'
  | 'giveGroundDice'
  /** For how many models a unit counts (WAB-UNIT-17), and what it costs to lose it (WAB-SCN-02). */
  | 'countsAs'
  /** Hits by its mere arrival: 1 for D3 a model, 2 for D6+2 and the end of it (WAB-CHA-26 to 28). */
  | 'impact'
  /** What a warband needs to stay in hand (WAB-FRM-08). */
  | 'control'
  | 'breakValue'
  /** How much is rolled again: 1 the misses, 2 everything. */
  | 'again'
  /** What `c.other` feels before this one: 1 fear, 2 terror; asked of who is dreaded, then of who dreads (`afraid`). */
  | 'dread'
  | 'afraid'
  /** What a captured standard is worth; asked of who bore it. */
  | 'trophy'

/** What a trait may forbid, with the rule that does; `must-…` is asked the other way round. */
export type Deed =
  | 'declare'
  | 'be-charged'
  | 'react'
  | 'manoeuvre'
  | 'march'
  | 'fast-march'
  | 'reform'
  | 'enter'
  | 'cross'
  | 'shoot'
  | 'move-and-shoot'
  | 'be-shot'
  | 'mass'
  | 'defend'
  | 'join'
  | 'use-general'
  | 'use-standard'
  | 'use-character'
  | 'count-standard'
  | 'count-musician'
  | 'feel-panic'
  | 'cause-rank-loss'
  | 'give-ground'
  | 'follow'
  | 'pursue'
  | 'restrain'
  | 'rally'
  | 'overrun'
  | 'hold'
  | 'disengage'
  /** Is no formed unit whatever its number; does not break but something else becomes of it. */
  | 'form'
  | 'break'
  /** Does not run: something else becomes of it (`wouldFlee`). */
  | 'run'
  /** Does not stand so at the end of a move. */
  | 'stand'
  /** Turns about its middle (asked the other way round). */
  | 'may-pivot'
  /** Has neither flank nor rear that anybody could turn. */
  | 'be-turned'
  /** Fires at chargers though it has no missiles of the common kind (asked the other way round). */
  | 'fires-back'
  /** Marches without a musician (asked the other way round). */
  | 'lead-march'
  /** Forbids whom it charges a reaction (`c.other`, `c.reaction`). */
  | 'be-met'
  /** Shoots after a move what others must stand still for (asked the other way round). */
  | 'shoot-still'
  /** Is a wall to whoever charges it (`c.other`): nothing of a charge counts (asked the other way round). */
  | 'be-wall'
  /** Its control die is not thrown; a failed test is taken again, once (both asked the other way round). */
  | 'run-wild'
  | 'try-again'
  /** May throw all its dice to hit again (asked the other way round). */
  | 'throw-again'
  /** Its rear ranks shoot though none before them can (asked the other way round). */
  | 'shoot-over'
  | 'may-yield'
  | 'may-stay'
  | 'free-disengage'
  /** Neither difficult ground nor obstacles slow it on this way (`c.way`: move, march, charge). */
  | 'unslowed'
  /** Knows a quarter turn; forms up on a march; reforms without a test; forms something special (`c.way`). */
  | 'may-quarter'
  | 'form-on-march'
  | 'reform-freely'
  | 'may-form'
  /** Leaves its ranks for a loose group, and comes back into them (asked the other way round). */
  | 'may-loosen'
  /** Makes room for `c.other`, which charges through it (asked the other way round). */
  | 'make-room'
  /** Begins the battle hidden. */
  | 'may-hide'
  /** Feigns flight. */
  | 'may-feign'
  /** Stands so, and there, at deployment; is laid before all others (asked the other way round). */
  | 'deploy'
  | 'deploy-first'
  /** Runs out after the beaten if nothing holds it back (asked the other way round). */
  | 'sally'
  /** Leaves the table in pursuit over an edge (`c.way`). */
  | 'ride-off'
  /** Those who panic because it broke may try again (`c.other`). */
  | 'panic-again'
  /** Makes `c.other` break when it wins; the same, unless they are two to one. */
  | 'breaks'
  | 'breaks-few'
  /** Throws a die against what would break it; gives ground where it should break. */
  | 'defy'
  | 'stand-fast'
  /** Follows those who give ground, wall or no wall. */
  | 'must-follow'
  /** Asked of a lost standard: its own may win it back. */
  | 'recover'
  /** Dreads nobody. */
  | 'dread'

/** When a trait may put something into `due`. */
export type Moment =
  /** Before anything else of a turn, then after its panic and terror. */
  | 'turnBegins'
  | 'startOfTurn'
  /** Its owner has told it to move or to shoot. */
  | 'wants'
  | 'startOfMovement'
  | 'declared'
  | 'endOfDeclarations'
  | 'reached'
  | 'contact'
  | 'compulsory'
  /** Stands and shoots by a rule of its own. */
  | 'shotBack'
  | 'endOfMovement'
  | 'startOfShooting'
  /** Targets are declared and nobody has shot: machines whose range is guessed. */
  | 'firstShots'
  | 'volleyDone'
  | 'endOfShooting'
  | 'startOfRound'
  | 'beforeBlows'
  /** Right after blows that killed the last riders of a kind. */
  | 'ridersLost'
  /** Nobody is left aboard. */
  | 'crewGone'
  | 'roundLost'
  | 'roundWon'
  | 'stoodFast'
  /** When those who broke run. */
  | 'flights'
  | 'wouldFlee'
  /** Has pursued or overrun, as `fled`: `c.leg` says `rough` if it came over such ground. */
  | 'pursued'
  | 'fled'
  | 'unitLost'
  /** Asked of the bearer; `other` has it. */
  | 'standardTaken'

/** What is known where a hook is asked. */
export interface Context {
  other?: Unit
  /** The side of the unit that is struck or fights, and the foe's. */
  side?: Struck
  theirs?: Struck
  /** Whose arms are asked about: men of another kind in the ranks. */
  man?: number
  weapon?: Missile
  /** `machine`: struck by a stone, a bolt or a ball. */
  occasion?: 'shot' | 'reaction' | 'blow' | 'machine'
  /** Rounds it has fought in its combat before this one. */
  round?: number
  charging?: boolean
  test?: TestName
  reaction?: Reaction | (string & {})
  way?: string
  leg?: string
  /** It turns on this way, wheeling or otherwise; it is the first leg; so many ranks more or fewer. */
  turned?: boolean
  first?: boolean
  ranks?: number
  combat?: Combat
  n?: number
}

/** Which hits strike those aboard, by a die each (WAB-ELE-18, WAB-WAR-09, WAB-WAG-14). */
export interface Split {
  rule: Rule
  /** Faces that strike them; all six: there is no die. */
  crew: readonly number[]
  /** The others do no harm. */
  spared?: true
  /** Which kind of them is struck goes by another die; otherwise the first that is left. */
  random?: true
  /** Nobody is aboard: men of two kinds stand there, and each hit finds one by a die of as many sides as are left. */
  mixed?: true
}

/** What a rule makes of its bearers for good. */
export interface Facts {
  /** Machines of a sort that stand together are a battery (WAB-WAR-02, 65). */
  readonly battery?: 'guns' | 'catapults' | 'bolt-throwers'
  /** What these men know how to serve. */
  readonly serves?: 'machines' | 'wagons'
  /** Men of several kinds, or with different arms, in the same ranks (WAB-FRM-35, 109). */
  readonly mixes?: 'kinds' | 'arms'
  /** Only the mount of its leader: no squadron, and nobody joins it. */
  readonly mount?: true
  /** It takes both hands: a shield hangs idle in close combat (WAB-WPN-12, 16, WAB-RUL-212). */
  readonly twoHanded?: true
  /** Nobody strikes with it who has anything else. */
  readonly makeshift?: true
  /** It strikes after all others: a hand weapon beside it is a choice (WAB-WPN-14). */
  readonly slow?: true
  /** With it, or like this, a hand weapon is a choice beside any other (WAB-WPN-08). */
  readonly handFree?: true
  /** From horseback, or in loose order, it does no more than mixed weapons do (WAB-WPN-08, 23). */
  readonly throwable?: true
}

/**
 * A special rule in a room of its own. Numbers go to a ledger, permissions are refused with the rule, moments put
 * something into `due`. A hook never rolls, asks or calls, and the core never names a trait.
 */
export interface Trait extends Named {
  readonly rules: readonly Rule[]
  /** A character who has it gives it to the unit he is with. */
  readonly lent?: true
  readonly is?: Facts
  readonly adds?: { readonly [L in LedgerName]?: (ledger: Ledger, g: Field, u: Unit, c: Context) => void }
  readonly refuses?: { readonly [D in Deed]?: (g: Field, u: Unit, c: Context) => Rule | null }
  readonly splits?: (g: Field, u: Unit, c: Context) => Split | null
  readonly makes?: { readonly [M in Moment]?: (g: Field, u: Unit, c: Context) => readonly Due[] }
}
