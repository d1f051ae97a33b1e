import type { RuleId, Said } from '@acies/kernel'
import { armourNames, profileNamed, traitTexts, type weaponNames } from '@acies/wab'
import type { Meaning } from '../../armies/muster.ts'
import { wabWords } from './words.ts'

type Gear = keyof typeof armourNames | keyof typeof weaponNames

/** Where the rulebook says what gear does. */
const GEAR_RULES: Readonly<Partial<Record<Gear, readonly RuleId[]>>> = {
  light: ['WAB-ARM-08'],
  heavy: ['WAB-ARM-09'],
  cataphract: ['WAB-ARM-10'],
  'partial-plate': ['WAB-ARM-11'],
  'full-plate': ['WAB-ARM-12'],
  shield: ['WAB-ARM-13'],
  'large-shield': ['WAB-ARM-14'],
  pavise: ['WAB-ARM-15'],
  buckler: ['WAB-ARM-16', 'WAB-ARM-17'],
  'barding-metal': ['WAB-ARM-19'],
  'barding-metal-half': ['WAB-ARM-20'],
  'barding-cloth': ['WAB-ARM-21'],
  'barding-cloth-half': ['WAB-ARM-22'],
  'two-hand-weapons': ['WAB-WPN-10'],
  'double-handed-weapon': ['WAB-WPN-15', 'WAB-WPN-13'],
  halberd: ['WAB-WPN-17'],
  'thrusting-spear': ['WAB-WPN-19', 'WAB-WPN-20'],
  'throwing-spear': ['WAB-WPN-21', 'WAB-WPN-23'],
  'heavy-throwing-spear': ['WAB-WPN-25', 'WAB-WPN-26'],
  pike: ['WAB-WPN-28', 'WAB-WPN-29'],
  kontos: ['WAB-WPN-31', 'WAB-WPN-32'],
  lance: ['WAB-WPN-33'],
  javelin: ['WAB-WPN-35'],
  darts: ['WAB-WPN-38'],
  stones: ['WAB-WPN-41'],
  'short-bow': ['WAB-WPN-42'],
  bow: ['WAB-WPN-43'],
  'long-bow': ['WAB-WPN-44'],
  crossbow: ['WAB-WPN-47', 'WAB-WPN-45'],
  handgun: ['WAB-WPN-49'],
  'light-crossbow': ['WAB-WPN-50'],
  sling: ['WAB-WPN-53', 'WAB-WPN-51'],
  'staff-sling': ['WAB-WPN-56', 'WAB-WPN-54'],
}
const COMMAND: Readonly<Record<string, Said>> = {
  C: { es: 'un ataque más en la primera fila', en: 'one more attack in the front rank' },
  S: { es: '+1 al resultado del combate', en: '+1 to the combat result' },
  M: { es: 'decide los empates y ayuda a reagruparse', en: 'decides draws and helps to rally' },
}

/** What an option does for a unit: one name may mean different things to different units. */
export function meaningOf(id: string, entry: string): Meaning | undefined {
  if (Object.hasOwn(COMMAND, id)) return { text: COMMAND[id], rules: [] }
  const gift = profileNamed(entry)?.options[id]
  if (gift === undefined) return undefined
  const traits = (gift.traits ?? []).flatMap(trait => traitTexts[trait] ?? [])
  if (traits.length > 0)
    return { text: together(traits.map(({ text }) => text)), rules: traits.map(({ rule }) => rule) }
  const { weapons = [], armour = [], crewWeapons = [], crewArmour = [], instead = [] } = gift
  const gear = [...weapons, ...armour, ...crewWeapons, ...crewArmour]
  const rules = gear.flatMap(one => GEAR_RULES[one] ?? [])
  if (rules.length > 0) return { rules }
  const given = instead.flatMap(one =>
    Object.hasOwn(armourNames, one) ? armourNames[one as keyof typeof armourNames] : [],
  )
  if (given.length > 0 && gear.length === 0)
    return { text: { es: `sin ${together(given).es}`, en: `no ${together(given).en}` }, rules: [] }
  const values = Object.entries({ m: gift.mount, ...gift.values }).filter(([, n]) => n !== undefined)
  const inWords = (lang: 'es' | 'en'): string =>
    values.map(([key, n]) => `${wabWords[lang].values[key as keyof typeof gift.values]} ${n}`).join(', ')
  return values.length === 0 ? undefined : { text: { es: inWords('es'), en: inWords('en') }, rules: [] }
}

const together = (all: readonly Said[]): Said => ({
  es: all.map(({ es }) => es).join('; '),
  en: all.map(({ en }) => en).join('; '),
})
