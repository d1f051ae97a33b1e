import type { Lang, RuleId } from '@acies/kernel'
import {
  EVENTS,
  type EventId,
  eventNames,
  factionNames,
  formationNames,
  GENERALS,
  generalNames,
  KINDS,
  type Kind,
  ORDERS,
  type OrderId,
  type Owner,
  orderNames,
  skillNames,
} from '@acies/onus'
import type { Reference } from '../../skins/skin.ts'
import { perCent } from '../../text/signs.ts'
import { kindName } from './names.ts'
import { eventRule, eventText, orderRule, orderText } from './texts.ts'
import { onusWords } from './words.ts'

/** A card's numbers in a line. */
function valuesIn(kind: Kind, lang: Lang): string {
  const { values, points } = onusWords[lang]
  return [
    `${values.attack} ${kind.hit}/${kind.wound}`,
    kind.force > 0 ? `${values.ranged} ${kind.force}(${kind.range})` : '',
    `${values.defence} ${kind.dodge}/${kind.armour}`,
    `${values.morale} ${kind.morale}`,
    `${values.life} ${kind.life}`,
    `${values.move} ${kind.move / 100}`,
    points(kind.value),
  ]
    .filter(Boolean)
    .join(' · ')
}
export const traitsIn = ({ blue, skills }: Kind, lang: Lang): string =>
  [...blue.map(one => formationNames[one][lang]), ...skills.map(one => skillNames[one][lang])].join(', ')

/** The pages of the reference: orders, events, generals, the units of every faction. */
export function references(lang: Lang): Reference[] {
  const say = onusWords[lang]
  const rule = (id: string): RuleId[] => [id]
  const owners = Object.keys(factionNames) as Owner[]
  return [
    {
      id: 'orders',
      title: say.reference.orders,
      entries: (Object.keys(ORDERS) as OrderId[]).map(id => ({
        id,
        name: orderNames[id][lang],
        text: orderText(id, lang),
        rules: rule(orderRule(id)),
      })),
    },
    {
      id: 'events',
      title: say.reference.events,
      entries: (Object.keys(EVENTS) as EventId[]).map(id => ({
        id,
        name: eventNames[id][lang],
        text: eventText(id, lang),
        rules: rule(eventRule(id)),
      })),
    },
    {
      id: 'generals',
      title: say.reference.generals,
      entries: GENERALS.map(one => ({
        id: one.id,
        name: generalNames[one.id][lang],
        text: `${factionNames[one.faction][lang]} · ${say.leads(one.radius, one.leadership)} · +${perCent(one.percent, lang)}`,
        rules: [],
      })),
    },
    ...owners.map(owner => ({
      id: `units-${owner}`,
      title: say.reference.units(factionNames[owner][lang]),
      entries: KINDS.filter(kind => kind.faction === owner).map(kind => ({
        id: kind.id,
        name: kindName(kind.id, lang),
        text: [valuesIn(kind, lang), traitsIn(kind, lang)].filter(Boolean).join('; '),
        rules: [],
      })),
    })),
  ]
}
