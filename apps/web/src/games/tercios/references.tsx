import type { Lang, RuleId, Said } from '@acies/kernel'
import {
  ARMIES,
  type ArmyId,
  armyWords,
  ELEMENTS,
  type ElementKind,
  elementNames,
  elementWords,
  ORDERS,
  orderNames,
  PROFILES,
  type Profile,
  QUALITIES,
  qualityWords,
  ruleOfTrait,
  troopRuleNames,
  VIRTUES,
  virtueWords,
} from '@acies/tercios'
import { Icon } from '../../look/Icon.tsx'
import type { Reference } from '../../skins/skin.ts'
import { kindName } from './names.ts'
import { numbersIn, ProfilePicture, weaponsIn } from './profile.tsx'
import { ORDER_ICONS, ORDER_NOTES, tableWords } from './words.ts'

/** The pages of the reference: orders, the troops of every army, guns, ground, what commanders are good at. */
export function references(lang: Lang): Reference[] {
  const say = tableWords[lang].reference
  const isGun = ({ id }: Profile): boolean => id.startsWith('ART-')
  const troop = (profile: Profile): Reference['entries'][number] => ({
    id: profile.id,
    name: kindName(profile.id, lang),
    text: sheetOf(profile, lang),
    picture: <ProfilePicture profile={profile} size={64} />,
    rules: [],
  })
  const trait = (id: string, words: { name: Said; text: Said }, rules: RuleId[]): Reference['entries'][number] => ({
    id,
    name: words.name[lang],
    text: words.text[lang],
    rules,
  })
  return [
    {
      id: 'orders',
      title: say.orders,
      entries: ORDERS.map((order, i) => ({
        id: order,
        name: orderNames[order][lang],
        text: ORDER_NOTES[order][lang],
        picture: <Icon name={ORDER_ICONS[order]} size={34} />,
        rules: [`TER-ORD-${i + 1}0`],
      })),
    },
    {
      id: 'ground',
      title: say.ground,
      entries: (Object.keys(ELEMENTS) as ElementKind[]).map(kind => ({
        id: kind,
        name: elementNames[kind][lang],
        text: elementWords[kind].text[lang],
        rules: elementWords[kind].rules,
      })),
    },
    ...(Object.keys(ARMIES) as ArmyId[]).map(id => ({
      id: `troops-${id}`,
      title: say.troopsOf(armyWords[id].short[lang]),
      entries: ARMIES[id].profiles.filter(profile => !isGun(profile)).map(troop),
    })),
    { id: 'guns', title: say.guns, entries: [...PROFILES.values()].filter(isGun).map(troop) },
    { id: 'virtues', title: say.virtues, entries: VIRTUES.map(id => trait(id, virtueWords[id], [])) },
    {
      id: 'qualities',
      title: say.qualities,
      entries: QUALITIES.map(id => trait(id, qualityWords[id], [ruleOfTrait(id)])),
    },
  ]
}

function sheetOf(profile: Profile, lang: Lang): string {
  const say = tableWords[lang]
  const rules = profile.rules.map(rule => nameOfRule(rule, lang)).join(', ')
  const defence = `${say.defence.toLowerCase()} ${say.defences(profile.defence)}`
  return [numbersIn(profile, lang), weaponsIn(profile, lang), defence, rules, say.reference.points(profile.points)]
    .filter(Boolean)
    .join('; ')
}

export function nameOfRule(rule: string, lang: Lang): string {
  const names: Readonly<Record<string, Record<Lang, string> | { name: Record<Lang, string> }>> = troopRuleNames
  const found = names[rule]
  return found === undefined ? rule : 'name' in found ? found.name[lang] : found[lang]
}
