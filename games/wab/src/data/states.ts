/** What ends a state: the phase, the player turn, the owner's next turn, the next combat phase, its combat, the battle. */
export type Until = 'phase' | 'turn' | 'own-turn' | 'fought' | 'combat' | 'battle'
/** One table says how long each state lasts; ends are lifted where a phase, a turn or a combat ends, nowhere else. */
export const LASTS = {
  /** Moved in the movement phase, n units of length (WAB-TOHIT-05). */
  moved: 'turn',
  marched: 'turn',
  /** May not move any more, by the rule of that number in `HOLDS`. */
  held: 'turn',
  /** May not shoot. */
  silent: 'turn',
  declared: 'turn',
  disengaging: 'turn',
  charged: 'turn',
  countercharged: 'turn',
  /** Pursued into contact: it charges in the next combat phase (WAB-PURS-15). */
  'burst-in': 'fought',
  /** Rounds it has fought in its combat (WAB-OVER-01). */
  round: 'combat',
  /** May go at most n (WAB-PERS-13). */
  bound: 'turn',
  rallied: 'turn',
  returned: 'turn',
  /** Gave ground and lost contact: it declares no charge (WAB-CHG-08). */
  'gave-ground': 'own-turn',
  /** Moved in its own last turn (WAB-TOHIT-10). */
  rode: 'own-turn',
  /** Has joined, or left, unit n this turn (WAB-PERS-23). */
  joined: 'turn',
  left: 'turn',
  /** Refused a challenge (WAB-CHAL-07). */
  withdrawn: 'phase',
  /** The battle standard's second try has been used this turn (WAB-BSB-03). */
  'standard-used': 'turn',
  /** Ranks and close order are lost while this combat lasts (WAB-RANKS-01). */
  'ranks-lost': 'combat',
  /** Stood loosely before this combat (WAB-CHA-25). */
  'drawn-up': 'combat',
  /** Came at a defended obstacle: it does not defend it itself (WAB-OBST-01, 04). */
  storms: 'combat',
  /** Has shot at chargers in this phase (WAB-MIS-118). */
  'shot-back': 'phase',
  'won-round': 'phase',
  /** Has made a flight move in this phase (WAB-RUL-130). */
  'has-fled': 'phase',
  /** Broke, or fled a combat in panic, and has not moved yet (WAB-MELEE-02). */
  broken: 'phase',
  /** Inches it will flee, or pursue: the dice have been rolled (WAB-FLEECC-01, WAB-PURS-06). */
  flight: 'phase',
  pursues: 'phase',
  overruns: 'phase',
  /** Inches it will give ground (WAB-RUL-117), or has in vain. */
  yields: 'phase',
  blocked: 'phase',
  /** Fled a combat in panic: it causes none itself (WAB-PANIC-23). */
  panicked: 'phase',
  /** Bearing in which it fled this combat; whoever pursues goes the same way. */
  bearing: 'phase',
  /** Wiped out in combat (WAB-PANIC-09), or caught on the run by a charge and about to be (WAB-REACT-13). */
  wiped: 'phase',
  destroyed: 'phase',
  /** Has run out of its wagon after the beaten (WAB-WAG-31). */
  sallied: 'phase',
  /** Has run somebody down (WAB-OVER-04); goes after unit n, which way. */
  'ran-down': 'phase',
  prey: 'phase',
  way: 'phase',
  /** Has given ground in this phase. */
  yielded: 'phase',
  /** Of which battery a machine is (WAB-WAR-02). */
  battery: 'battle',
  /** Cannot be fired until its owner's next turn is over (WAB-WAR-36, WAB-RUL-335). */
  jammed: 'own-turn',
  /** Laid on unit n, so many inches guessed, at file n of it; 0 its middle (WAB-WAR-28). */
  'laid-on': 'phase',
  guessed: 'phase',
  'at-file': 'phase',
  /** Inches a scythed chariot adds to its march (WAB-CHA-16); has been asked to open its ranks (WAB-CHA-31). */
  gait: 'turn',
  opened: 'turn',
  /** Is at an end once it has crashed into the enemy (WAB-CHA-28). */
  spent: 'phase',
  /** One of its shooters works the gun (WAB-WAG-12). */
  'at-the-gun': 'phase',
  /** Runs wild; the bearing, or -1: the way it faces (WAB-ELE-40). Has gone wild in this phase (WAB-RUL-344). */
  stampede: 'battle',
  wild: 'phase',
  /** A wild beast among friends of army n: a side of its own (WAB-RUL-278); its crew does not strike at them. */
  rogue: 'battle',
  spares: 'phase',
  /** Wounded by shots, and lost the last riders of kind n, in this phase (WAB-ELE-34, 35). */
  'shot-hurt': 'phase',
  'lost-riders': 'phase',
  /** Goes forward as a mob (WAB-FRM-09). */
  mob: 'turn',
  /** Has obeyed, or does not (WAB-FRM-03, 04). */
  reliable: 'battle',
  unruly: 'battle',
  /** Formed on spot n, and only there (WAB-FRM-103); in square (WAB-FRM-98). */
  'in-shieldwall': 'battle',
  hedgehog: 'battle',
  /** Has had its first charge (WAB-FRM-66). */
  'ferocity-spent': 'battle',
  /** Has said how it charges (WAB-FRM-50); has ridden on (WAB-FRM-80). */
  'formed-to-charge': 'turn',
  parted: 'turn',
  /** Will meet its charger half-way (WAB-CCHG-03). */
  counters: 'turn',
  /** The weapon it fights this combat with, by its number among blades (WAB-WPN-03). */
  wields: 'combat',
  /** What it shoots with in this phase, by its number among missiles (WAB-WPN-04). */
  'shoots-with': 'phase',
  /** Faced the fear of being charged in this turn; failed, it hits on sixes alone (WAB-PSY-04, 10). */
  'fear-tested': 'turn',
  'needs-six': 'turn',
  /** Has faced a terror in this battle (WAB-PSY-09, 14). */
  'terror-passed': 'battle',
  /** Beaten in its fury (WAB-PSY-20); has given ground where it should have run (WAB-PSY-29). */
  'frenzy-lost': 'battle',
  'stubborn-used': 'battle',
  /** Has thrown all its dice again (WAB-FRM-106). */
  'veteran-used': 'battle',
  /** Hates unit n (WAB-ROM-03). */
  hatred: 'battle',
  /** Under its shields, until its next turn begins or swords are drawn (WAB-RUL-328). */
  testudo: 'battle',
  /** Of single battles: has fought, has tried a test again, feels the rain (WAB-BAT-04 to 06). */
  blooded: 'battle',
  'tried-again': 'battle',
  rain: 'battle',
  /** Came through difficult ground (WAB-WPN-20, 24, WAB-RUL-213). */
  'rough-charge': 'combat',
} as const satisfies Record<string, Until>
/** Why a unit may not move any more: rallied, reform failed, reformed, charge failed, has charged, broke off, has come back,
 * went as a mob, formed a shieldwall, dared not charge. */
export const HOLDS = [
  'WAB-RALLY-03',
  'WAB-MAN-12',
  'WAB-MAN-15',
  'WAB-CMOV-03',
  'WAB-CMOV-02',
  'WAB-DISENG-06',
  'WAB-PURS-24',
  'WAB-FRM-09',
  'WAB-FRM-102',
  'WAB-PSY-06',
] as const
