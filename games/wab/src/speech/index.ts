import type { Lang, Speech } from '@acies/kernel'
import { INCH } from '@acies/table'
import type { Event } from '../events.ts'
import { writeUnit } from '../notation.ts'
import { type Field, kindOf } from '../position.ts'
import { armyNames, profileNames } from '../text/names.ts'
import { CHAPTERS, RULES } from '../text/rules/index.ts'
import { PROMPTS } from './prompts.ts'
import { wordFor } from './words.ts'

export const sideName = (g: Field, side: number, lang: Lang): string =>
  armyNames[g.armies[side]?.name ?? '']?.[lang] ?? (lang === 'es' ? `Bando ${side + 1}` : `Side ${side + 1}`)
export const unitName = (g: Field, id: number, lang: Lang): string => {
  const u = g.units[id]
  if (u === undefined) return ''
  const kind = kindOf(g, u).profile
  return `${profileNames[kind]?.[lang] ?? kind} ${writeUnit(g, id)}`
}

export const speech: Speech<Field, Event> = {
  rules: RULES,
  chapters: CHAPTERS.map(({ prefix, title }) => ({ prefix: `WAB-${prefix}`, title })),
  seat: (seat, g, lang) => sideName(g, g.sideOf[seat] ?? seat, lang),
  enough: (word, lang) => wordFor(word)[lang],
  ask({ step, v }, g, lang) {
    const unit = typeof v.unit === 'number' && v.unit >= 0 ? unitName(g, v.unit, lang) : ''
    return (PROMPTS[step]?.[lang] ?? step).replace('{unit}', unit)
  },
  name(choice, pick, g, lang) {
    if (typeof pick === 'string') return wordFor(pick)[lang]
    if (typeof pick === 'object')
      return `${(pick[0] / INCH).toFixed(1)}″ ${(pick[1] / INCH).toFixed(1)}″ ${Math.round(pick[2] / 100)}°`
    return choice.of === 'unit' ? unitName(g, pick, lang) : `${pick}`
  },
  tell(e, g, lang) {
    const who = 'unit' in e && e.unit >= 0 ? unitName(g, e.unit, lang) : ''
    const other = 'other' in e && e.other >= 0 ? ` → ${unitName(g, e.other, lang)}` : ''
    return `${who}${other} ${e.type}`.trim()
  },
}
