import { type Lang, numbered, ordinal } from '@acies/kernel'
import { FACE_DOWN, type Field, generalName, HIDDEN, type Kind, kindOf, type Unit, unitNames } from '@acies/onus'
import type { IconName } from '../../look/symbols/icons.ts'
import type { CardArt } from '../../look/symbols/unit-cards.ts'
import { capital } from '../../text/signs.ts'

export const kindName = (id: string, lang: Lang): string => capital((unitNames[id] ?? FACE_DOWN).name[lang])

/** A unit by its kind, numbered where its army has several: Legionaries II. */
export function nameOf(g: Field, u: Unit, lang: Lang): string {
  if (u.kind === HIDDEN) return capital(FACE_DOWN.name[lang])
  const alike = g.units.filter(o => o.seat === u.seat && o.kind === u.kind)
  return numbered(kindName(kindOf(g, u).id, lang), ordinal(u, alike))
}

/** What is written beside its card: the general's name where one leads it. */
export function letteredAs(g: Field, u: Unit, lang: Lang): string {
  const general = g.generals.find(one => one.unit === u.id && one.state !== 'dead' && one.card !== '')
  return general === undefined ? nameOf(g, u, lang) : generalName(g, general, lang)
}

/** How the men of a card look, and the sign of their kind. */
export const lookOf = (g: Field, u: Unit): CardLook | null => (u.kind === HIDDEN ? null : lookOfKind(kindOf(g, u)))
export interface CardLook {
  art: CardArt
  symbol: IconName
}
export function lookOfKind(kind: Kind): CardLook {
  const has = (skill: (typeof kind.skills)[number]): boolean => kind.skills.includes(skill)
  switch (kind.class) {
    case 'elephant':
      return { art: 'elephants', symbol: 'EL' }
    case 'chariot':
      return { art: 'chariots', symbol: 'HCH' }
    case 'camel':
      return { art: 'camels', symbol: 'camel' }
    case 'artillery':
      return kind.range > 6 ? { art: 'engines', symbol: 'onager' } : { art: 'scorpions', symbol: 'WM' }
    case 'cavalry':
      if (has('skirmishers') || kind.armour <= 5) return { art: 'lightCavalry', symbol: 'LC' }
      return kind.armour >= 7 ? { art: 'heavyCavalry', symbol: 'HC' } : { art: 'cavalry', symbol: 'MC' }
    case 'infantry':
      break
  }
  if (kind.range >= 5) return has('skirmishers') ? { art: 'slingers', symbol: 'LS' } : { art: 'archers', symbol: 'LB' }
  if (has('skirmishers')) return { art: 'javelins', symbol: 'LI' }
  if (kind.blue.includes('phalanx') || has('sarissas') || has('spearmen')) return { art: 'spears', symbol: 'phalanx' }
  if (has('impetuous') || kind.blue.includes('bravery')) return { art: 'warband', symbol: 'WA' }
  if (kind.armour >= 8) return { art: 'legion', symbol: 'MI' }
  if (kind.armour >= 7) return { art: 'mixed', symbol: 'HI' }
  return { art: has('athletes') ? 'scutarii' : 'auxilia', symbol: 'AX' }
}
