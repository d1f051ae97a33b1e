import type { RuleId } from '@acies/kernel'
import { ruleOfTrait, troopRuleNames, type weaponNames } from '@acies/tercios'
import type { Meaning } from '../../armies/muster.ts'
import { traitOf } from './armies.ts'

type Weapon = keyof typeof weaponNames

/** Where the rulebook says what a weapon does. */
const WEAPON_RULES: Readonly<Record<Weapon, readonly RuleId[]>> = {
  halberds: ['TER-WPN-01'],
  bardiches: ['TER-WPN-02'],
  bayonet: ['TER-WPN-03'],
  swordsmen: ['TER-WPN-04'],
  'cavalry-lances': ['TER-WPN-05'],
  'heavy-lances': ['TER-WPN-06'],
  'two-handed-swords': ['TER-WPN-07'],
  pikes: ['TER-WPN-08'],
  grenades: ['TER-WPN-18'],
  'salvo-drill': ['TER-WPN-23'],
  mortar: ['TER-WPN-21'],
  arquebus: ['TER-WPN-11'],
  musket: ['TER-WPN-12'],
  'arquebus-musket': ['TER-WPN-13'],
  flintlock: ['TER-WPN-20'],
  pistol: ['TER-WPN-22'],
  bow: ['TER-WPN-14'],
  longbow: ['TER-WPN-14'],
  crossbow: ['TER-WPN-15'],
  javelin: ['TER-WPN-19'],
  'gun-light': ['TER-WPN-16'],
  'gun-medium': ['TER-WPN-16'],
  'gun-heavy': ['TER-WPN-16'],
  'gun-superheavy': ['TER-WPN-17'],
}
/** Troop rules whose first sentence is not what a player asks for. */
const TROOP_RULE_RULES: Readonly<Record<string, readonly RuleId[]>> = {
  elite: ['TER-UNI-07', 'TER-UNI-08'],
  'mobile-fortress': ['TER-UNI-21', 'TER-UNI-23'],
}

/** What a weapon, a special rule, a virtue or a quality does; nothing where its name says it all. */
export function meaningOf(id: string): Meaning | undefined {
  const own = traitOf(id)
  if (own !== undefined) return { text: own.text, rules: [] }
  if (Object.hasOwn(WEAPON_RULES, id)) return { rules: WEAPON_RULES[id as Weapon] }
  if (Object.hasOwn(TROOP_RULE_RULES, id)) return { rules: TROOP_RULE_RULES[id] }
  return Object.hasOwn(troopRuleNames, id) ? { rules: [ruleOfTrait(id)] } : undefined
}
