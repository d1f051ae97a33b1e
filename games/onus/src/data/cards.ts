/** Which units an activation order may choose from. */
export type Reach =
  | 'any'
  | 'infantry'
  | 'riders'
  | 'missiles'
  | 'left'
  | 'centre'
  | 'right'
  | 'round-the-general'
  | 'engaged'
  | 'unengaged'
  | 'beasts-and-engines'
  | 'free-missiles'

/** The upper half of a card (ONU-CRD-04). `n` is how many units it may choose. */
export type Order =
  | { readonly type: 'activation'; readonly n: number | 'leadership'; readonly reach: Reach }
  | { readonly type: 'command' }
  | { readonly type: 'morale'; readonly n: number }
  | { readonly type: 'health'; readonly n: number }

const rouses = (n: number | 'leadership', reach: Reach): Order => ({ type: 'activation', n, reach })

/** Proposed, but for what the rulebook tells of Skirmish, Stampede and Reinforce Unit. */
export const ORDERS = {
  'direct-order': rouses(2, 'any'),
  'infantry-advance': rouses(3, 'infantry'),
  'cavalry-charge': rouses(3, 'riders'),
  skirmish: rouses(3, 'missiles'),
  'left-wing': rouses(4, 'left'),
  centre: rouses(4, 'centre'),
  'right-wing': rouses(4, 'right'),
  'battle-plan': rouses('leadership', 'any'),
  'follow-the-general': rouses(3, 'round-the-general'),
  'into-the-fray': rouses(3, 'engaged'),
  'desperate-charge': rouses(2, 'unengaged'),
  'beasts-and-engines': rouses(3, 'beasts-and-engines'),
  'shoot-into-the-melee': rouses(2, 'free-missiles'),
  stampede: rouses(1, 'any'),
  'council-of-war': { type: 'command' },
  'change-of-post': { type: 'command' },
  'intercepted-messenger': { type: 'command' },
  harangue: { type: 'morale', n: 2 },
  'back-to-the-fight': { type: 'morale', n: 3 },
  'reinforce-unit': { type: 'health', n: 1 },
} as const satisfies Record<string, Order>
export type OrderId = keyof typeof ORDERS

/** The lower half of a card: whom it favours as a random event, and where it works (ONU-CRD-09, ONU-CRD-10). */
interface EventHalf {
  readonly sword: boolean
  readonly shield: boolean
  readonly bow: boolean
  readonly melee: boolean
  readonly shot: boolean
  /** Only in a melee that a charge of this turn began. */
  readonly charge: boolean
}
const half = (icons: string, use: string): EventHalf => ({
  sword: icons.includes('S'),
  shield: icons.includes('D'),
  bow: icons.includes('B'),
  melee: use.includes('M'),
  shot: use.includes('R'),
  charge: use.includes('!'),
})

/** S sword, D shield, B bow; M melee, R ranged attack, ! only after a charge. Proposed, as the orders are. */
export const EVENTS = {
  'stand-firm': half('D', 'MR'),
  'throw-javelins': half('SD', 'M!'),
  ambush: half('S', 'M!'),
  'wind-changes': half('DB', 'R'),
  veterans: half('SD', 'M'),
  hero: half('SD', 'M'),
  'officers-down': half('S', 'M'),
  'general-hit': half('SB', 'MR'),
  fury: half('S', 'M'),
  'close-ranks': half('D', 'MR'),
  'hold-the-line': half('SD', 'M'),
  panic: half('S', 'M'),
  'strike-first': half('S', 'M'),
  countermand: half('SDB', 'MR'),
  'dust-cloud': half('SD', 'M'),
  'rain-of-arrows': half('B', 'R'),
  'good-aim': half('B', 'R'),
  'shields-up': half('DB', 'R'),
  'wet-strings': half('DB', 'R'),
  'at-the-horses': half('SD', 'M'),
  'muddy-ground': half('SD', 'M'),
  pursuit: half('S', 'M'),
  'good-omens': half('SD', 'MR'),
  'nothing-happens': half('SDB', 'MR'),
} as const satisfies Record<string, EventHalf>
export type EventId = keyof typeof EVENTS

interface ActionCard {
  readonly order: OrderId
  readonly event: EventId
}

/** The deck: each order with the events on its copies, so that A01 is the first. */
const PRINTED: readonly (readonly [OrderId, ...EventId[]])[] = [
  ['direct-order', 'muddy-ground', 'veterans', 'hold-the-line', 'good-aim', 'fury'],
  ['infantry-advance', 'pursuit', 'dust-cloud', 'good-aim', 'fury', 'wind-changes'],
  ['cavalry-charge', 'throw-javelins', 'close-ranks', 'nothing-happens', 'stand-firm', 'hold-the-line'],
  ['skirmish', 'officers-down', 'countermand', 'stand-firm', 'panic', 'at-the-horses'],
  ['left-wing', 'ambush', 'good-omens', 'nothing-happens'],
  ['centre', 'rain-of-arrows', 'close-ranks', 'pursuit'],
  ['right-wing', 'wet-strings', 'nothing-happens', 'stand-firm'],
  ['battle-plan', 'veterans', 'officers-down', 'strike-first'],
  ['follow-the-general', 'hero', 'muddy-ground', 'veterans'],
  ['into-the-fray', 'ambush', 'at-the-horses', 'veterans'],
  ['desperate-charge', 'shields-up', 'nothing-happens'],
  ['beasts-and-engines', 'hold-the-line', 'panic'],
  ['shoot-into-the-melee', 'general-hit', 'rain-of-arrows'],
  ['stampede', 'close-ranks', 'officers-down'],
  ['council-of-war', 'throw-javelins', 'panic'],
  ['change-of-post', 'wind-changes', 'shields-up'],
  ['intercepted-messenger', 'wet-strings', 'throw-javelins'],
  ['harangue', 'dust-cloud', 'countermand', 'hero'],
  ['back-to-the-fight', 'strike-first', 'hero'],
  ['reinforce-unit', 'shields-up', 'good-omens', 'fury'],
]

/** The 60 action cards; a card is known by its place here. */
export const CARDS: readonly ActionCard[] = PRINTED.flatMap(([order, ...events]) =>
  events.map((event): ActionCard => ({ order, event })),
)

/** `A01` … `A60`, as printed in the corner. */
export const cardCode = (card: number): string => `A${String(card + 1).padStart(2, '0')}`
export function cardWith(code: string): number | null {
  const n = /^A(\d\d)$/.exec(code)
  const card = n === null ? -1 : Number(n[1]) - 1
  return card >= 0 && card < CARDS.length ? card : null
}
