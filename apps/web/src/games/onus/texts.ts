import type { Lang, Said } from '@acies/kernel'
import { cardTexts, EVENTS, type EventId, ORDERS, type OrderId } from '@acies/onus'

const ORDER_IDS = Object.keys(ORDERS)
const EVENT_IDS = Object.keys(EVENTS)
const numbered = (list: readonly string[], id: string): string => `${list.indexOf(id) + 1}`.padStart(2, '0')

export const orderRule = (order: OrderId): string => `ONU-O-${numbered(ORDER_IDS, order)}`
export const eventRule = (event: EventId): string => `ONU-E-${numbered(EVENT_IDS, event)}`

/** A rule that stands on a card: of an order, an event, a general. */
export function ruleOnCard(rule: string): Said | undefined {
  const texts: Readonly<Record<string, Said>> = cardTexts
  return texts[rule]
}

/** What a rule says after the name it begins with, as a card has it. */
function withoutName(rule: string, lang: Lang): string {
  const text = ruleOnCard(rule)?.[lang] ?? ''
  const said = text.slice(text.indexOf(': ') + 1).trim()
  return said.charAt(0).toUpperCase() + said.slice(1)
}
export const orderText = (order: OrderId, lang: Lang): string => withoutName(orderRule(order), lang)
export const eventText = (event: EventId, lang: Lang): string => withoutName(eventRule(event), lang)
