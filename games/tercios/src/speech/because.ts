import { type Lang, type Noun, type Refused, type Said, sentence } from '@acies/kernel'
import { INCH } from '@acies/table'
import { inchesText } from '@acies/tabletop'
import { type Field, isCommander, type Troop } from '../position.ts'
import { missileOf, rangeOf } from '../rules/fighting.ts'
import { speedOf } from '../rules/movement.ts'
import { ANY_DISTANCE, lineTo } from '../rules/sight.ts'

const SAID = {
  charge: {
    es: '{other} <está|están> a {far}; la carga {of unit} alcanza {most}.',
    en: '{other} <is|are> {far} away; the charge of {unit} reaches {most}.',
  },
  shot: {
    es: '{other} <está|están> a {far}; {unit} [alcanza|alcanzan] {most}.',
    en: '{other} <is|are> {far} away; {unit} [reaches|reach] {most}.',
  },
  friend: { es: '{other} <es tuyo|es tuya|son tuyos|son tuyas>.', en: '{other} <is|are> yours.' },
  enemy: { es: '{other} <es|son> del enemigo.', en: '{other} <belongs|belong> to the enemy.' },
  acted: { es: '{other} ya <ha|han> actuado este turno.', en: '{other} <has|have> acted this turn already.' },
} as const satisfies Record<string, Said>

/** Why a pick is refused in this very case, with its figures. */
export function becauseOf(
  { decision: { v, seat }, pick, rule }: Refused,
  g: Field,
  lang: Lang,
  naming: (g: Field, id: number, lang: Lang) => Noun,
): string | null {
  if (typeof pick !== 'number' || isCommander(pick)) return null
  const target = g.troops[pick]
  if (target?.where !== 'table') return null
  const u = typeof v.unit === 'number' && !isCommander(v.unit) ? g.troops[v.unit] : undefined
  const say = (how: keyof typeof SAID, words: Readonly<Record<string, string>> = {}): string =>
    sentence(SAID[how][lang], { unit: u && naming(g, u.id, lang), other: naming(g, pick, lang), words })
  if (rule === 'TER-ACT-01') return target.side === seat ? null : say('enemy')
  if (rule === 'TER-ACT-06') return target.acted ? say('acted') : null
  if (u === undefined) return null
  if (rule === 'TER-CHG-02' || rule === 'TER-SHO-02') return target.side === u.side ? say('friend') : null
  const far = farOf(g, u, target)
  if (far === null) return null
  if (rule === 'TER-ORD-23') {
    const most = speedOf(g, u, 'attack').value * INCH
    return far > most ? say('charge', { far: inchesText(far, lang), most: inchesText(most, lang) }) : null
  }
  const missile = missileOf(g, u)
  if (rule !== 'TER-SHO-03' || missile === null) return null
  return say('shot', { far: inchesText(far, lang), most: inchesText(rangeOf(u, missile) * INCH, lang) })
}

const farOf = (g: Field, u: Troop, target: Troop): number | null =>
  lineTo(g, u, target, ANY_DISTANCE, true)?.length ?? null
