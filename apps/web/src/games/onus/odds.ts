import type { Lang } from '@acies/kernel'
import { type ClashOdds, type Field, kindOf, type ShotForecast, shotForecast, writeUnit } from '@acies/onus'
import type { OddsLine, OddsProps } from '../../look/OddsPopover.tsx'
import { barsOf } from '../../skins/bars.ts'
import type { Asking, Hover, OddsAsked, Pointed } from '../../skins/skin.ts'
import { shareOf, surenessOf } from '../../text/signs.ts'
import { nameOf } from './names.ts'
import { onusWords } from './words.ts'

/** Both sides agreed that shots may be measured before they are declared. */
export const measures = ({ rules }: Asking<Field>): boolean => rules.terms.options.includes('open-measures')

/** Which answer leads to a fight: the enemy pointed at, the charge at the end of a manoeuvre, no card in the fight that is on. */
export function oddsAsked(asking: Asking<Field>, hover: Hover, pointed: Pointed | null): OddsAsked | null {
  const { decision, draft, choice, view } = asking
  const asked = (picks: OddsAsked['answers'][number], at: number | null): OddsAsked => ({
    key: picks.join(),
    answers: [picks],
    place: at === null ? null : writeUnit(view.field, at),
  })
  if (decision.kind === 'manoeuvre') return draft.at(-1) === 'charge' ? asked(draft, Number(decision.v.unit)) : null
  if (decision.step === 'play-event') return asked([], Number(decision.v.foe))
  if (decision.step !== 'next-combat' && decision.step !== 'next-shot') return null
  if (choice?.of !== 'unit' || draft.length !== 1) return null
  const over = hover?.of === 'pick' ? hover.pick : pointed?.unit?.find(pick => choice.options.some(o => o === pick))
  return typeof over === 'number' && choice.options.includes(over) ? asked([...draft, over], over) : null
}

/** From the worker: what `oddsAsked` asked for. */
export function oddsShown(found: unknown, asking: Asking<Field>, lang: Lang): OddsProps | null {
  const odds = found as ClashOdds | null
  if (odds === null) return null
  const g = asking.view.field
  const [from, to] = [g.units[odds.unit], g.units[odds.target]]
  const named = {
    from: nameOf(g, from, lang),
    to: nameOf(g, to, lang),
    fighters: [odds.unit, odds.target],
    label: onusWords[lang].odds.title,
  }
  const isBlind = asking.decision.step === 'next-shot' && !measures(asking)
  if (odds.kind === 'shot' && isBlind) return { ...named, ...unmeasured(g, shotForecast(g, from, to), lang) }
  const say = onusWords[lang].odds
  const left = kindOf(g, to).life - to.wounds
  const isStruck = g.side[to.seat] === g.side[asking.decision.seat]
  const own = isStruck ? odds.target : odds.unit
  const manner = odds.kind === 'shot' ? null : say.manner(odds.manner, odds.first === own)
  return {
    ...named,
    rule: odds.kind === 'shot' ? 'ONU-SHT-09' : 'ONU-MEL-04',
    note:
      odds.dice === 0
        ? odds.kind === 'shot'
          ? say.outOfRange
          : say.noDice
        : [say.dice(odds.dice), say.needs(odds.hit, odds.wound), manner].filter(Boolean).join(' · '),
    bars: odds.dice === 0 ? [] : barsOf(odds.wounds, { kills: left, lang }),
    lines: linesOf(odds, isStruck, lang),
  }
}

/** What is known before anything is measured: what it does if it reaches, near and far. */
function unmeasured(
  g: Field,
  { hit, wound, near, far }: ShotForecast,
  lang: Lang,
): Omit<OddsProps, 'from' | 'to' | 'fighters' | 'label'> {
  const say = onusWords[lang].odds
  const some = (shares: readonly number[]): string => shareOf(1 - shares[0], lang)
  const mean = (shares: readonly number[]): string =>
    number(
      shares.reduce((sum, share, n) => sum + n * share, 0),
      lang,
    )
  return {
    rule: 'ONU-SHT-06',
    note: `${say.unmeasured} · ${say.needs(hit, wound)}`,
    bars: [],
    lines: [
      { text: say.near, value: some(near), tone: 'good' },
      { text: say.mean, value: mean(near), minor: true },
      { text: say.far, value: some(far), tone: 'good' },
      { text: say.meanFar, value: mean(far), minor: true },
      ...(g.options.includes('dim-light')
        ? [{ text: say.dimly(g.dim / 100, g.dark / 100), value: '', minor: true }]
        : []),
    ],
  }
}

const number = (n: number, lang: Lang): string => n.toLocaleString(lang, { maximumFractionDigits: 1 })

function linesOf(odds: ClashOdds, isStruck: boolean, lang: Lang): OddsLine[] {
  const say = onusWords[lang].odds
  const line = (text: string, share: number, tone?: OddsLine['tone']): OddsLine[] =>
    share < 0.005 ? [] : [{ text, value: shareOf(share, lang), tone }]
  const mean = (text: string, value: number): OddsLine[] =>
    value < 0.05 ? [] : [{ text, value: number(value, lang), minor: true }]
  const ofTarget = { destroyed: odds.destroyed, flees: odds.flees, broken: odds.broken, mean: odds.mean }
  const ofUnit = { destroyed: odds.ownDestroyed, flees: odds.ownFlees, broken: odds.ownBroken, mean: odds.ownMean }
  const [own, theirs] = isStruck ? [ofTarget, ofUnit] : [ofUnit, ofTarget]
  return [
    ...line(say.destroyed, theirs.destroyed, 'good'),
    ...line(say.flees, theirs.flees, 'good'),
    ...line(say.broken, theirs.broken, 'good'),
    ...mean(say.mean, theirs.mean),
    ...line(say.ownDestroyed, own.destroyed, 'bad'),
    ...line(say.ownFlees, own.flees, 'bad'),
    ...line(say.ownBroken, own.broken, 'bad'),
    ...mean(say.ownMean, own.mean),
    { text: say.noCards, value: '', minor: true },
    { text: surenessOf(odds, lang), value: '', minor: true },
  ]
}
