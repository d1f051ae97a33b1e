/** The words of the game: every name that stands in a position, an answer or a data table. */

export const CLASSES = ['infantry', 'cavalry', 'camel', 'chariot', 'elephant', 'artillery'] as const
export type Class = (typeof CLASSES)[number]
/** ONU-UNI-11, ONU-R-34 */
export const isMounted = (c: Class): boolean => c !== 'infantry' && c !== 'artillery'

export const FACTIONS = ['rome', 'carthage', 'parthia', 'dacia', 'macedonia', 'mercenaries'] as const
export type Faction = (typeof FACTIONS)[number]

/** Blue markers (ONU-FRM). */
export const FORMATIONS = ['shield-wall', 'phalanx', 'square', 'wedge', 'rhomboid', 'bravery'] as const
export type Formation = (typeof FORMATIONS)[number]

/** Orange and green icons (ONU-SKL); `complementary` is the pairing of ONU-SKL-60. */
export const SKILLS = [
  'amphibious',
  'artillery',
  'athletes',
  'deadly',
  'foresters',
  'impact',
  'impetuous',
  'javelins',
  'manoeuvrable',
  'mountaineers',
  'precise',
  'professional',
  'sarissas',
  'skirmishers',
  'spearmen',
  'steadfast',
  'terror',
] as const
export type Skill = (typeof SKILLS)[number]

/** What a general can do besides (ONU-LDR-08). */
export const ABILITIES = [
  'none',
  /** GR1: his unit is active every turn without an order. */
  'optimus-princeps',
  /** GR2: once a turn an activation order rouses one more unit in his radius. */
  'grand-design',
  /** GR3: once a battle he takes Broken off one unengaged unit in his radius. */
  'steadying-word',
  /** GC1: once an own turn, in a melee of a unit in his radius, he draws the random event anew. */
  'stratagem',
  /** GC2: elephants in his radius have 1 more morale. */
  'mahouts',
  /** GP1: mounted shooters in his radius ignore what stands in the line of sight. */
  'parthian-eye',
  /** GP2: once a battle he changes to a unit in his radius before his own flees or dies. */
  'escape',
  /** GD1: infantry in his radius may charge after an all-direction move, an extension or a shortening. */
  'guile',
  /** GD2: once a battle one Impetuous unit in his radius need not charge. */
  'restraint',
  /** GM1: his unit is always active and charges with 1 UD more. */
  'conqueror',
  /** GM2: units in his radius adopt and drop Phalanx at full movement. */
  'drill',
  /** GM3: once a battle one more card in the end phase. */
  'staff',
  /** GX1: once a battle two mercenary units are active without an order. */
  'paymaster',
] as const
export type Ability = (typeof ABILITIES)[number]

/** Upper halves of the cards, O01 to O20. */
export const ORDERS = [
  'direct-order',
  'infantry-advance',
  'cavalry-charge',
  'skirmish',
  'left-wing',
  'centre',
  'right-wing',
  'battle-plan',
  'follow-the-general',
  'into-the-fray',
  'desperate-charge',
  'beasts-and-engines',
  'shoot-into-the-melee',
  'stampede',
  'council-of-war',
  'change-of-post',
  'intercepted-messenger',
  'harangue',
  'back-to-the-fight',
  'reinforce-unit',
] as const
export type OrderName = (typeof ORDERS)[number]

/** Lower halves of the cards, E01 to E24. */
export const EVENTS = [
  'stand-firm',
  'throw-javelins',
  'ambush',
  'wind-changes',
  'veterans',
  'hero',
  'officers-down',
  'general-hit',
  'fury',
  'close-ranks',
  'hold-the-line',
  'panic',
  'strike-first',
  'countermand',
  'dust-cloud',
  'rain-of-arrows',
  'good-aim',
  'shields-up',
  'wet-strings',
  'at-the-horses',
  'muddy-ground',
  'pursuit',
  'good-omens',
  'nothing-happens',
] as const
export type EventName = (typeof EVENTS)[number]

export const PHASES = ['set-up', 'activation', 'movement', 'shooting', 'skirmish', 'melee', 'flight', 'end'] as const
export type Phase = (typeof PHASES)[number]

export const VICTORIES = ['casualties', 'annihilation', 'death-of-general'] as const
export type Victory = (typeof VICTORIES)[number]

/** How more than two players take turns (ONU-MUL-03 to 05). */
export const TURN_ORDERS = ['by-side', 'allied', 'alternate'] as const
export type TurnOrder = (typeof TURN_ORDERS)[number]

/** Switches of the rules (ONU-OPT-00). */
export const OPTIONS = [
  'general-active',
  'several-generals',
  'no-random-events',
  'dim-light',
  'fog',
  'protected-flanks',
  'line-advance',
  'dromedaries',
  'reinforced',
  'rally-penalty',
  'stack-spearmen',
  'novice',
] as const
export type OptionName = (typeof OPTIONS)[number]

/** Veterans and elites (ONU-EVT-12, 13). */
export const RANKS = ['none', 'veteran', 'elite'] as const
export type Rank = (typeof RANKS)[number]
