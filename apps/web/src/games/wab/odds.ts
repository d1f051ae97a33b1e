import type { Lang, Picks } from '@acies/kernel'
import { type Field, type FightOdds, unitName, writeUnit } from '@acies/wab'
import type { OddsLine, OddsProps } from '../../look/OddsPopover.tsx'
import { barsOf } from '../../skins/bars.ts'
import type { Asking, Hover, OddsAsked, Pointed } from '../../skins/skin.ts'
import { shareOf, surenessOf } from '../../text/signs.ts'
import { measures } from './asked.ts'
import { pairsOf } from './ChargeTray.tsx'
import { wabWords } from './words.ts'

/** Steps whose answer ends with whom somebody fights. */
const FIGHTS = ['declare-charges', 'declare-shots', 'next-combat']

/** The charge, the volley or the combat that is pointed at, as the last of what has been said. */
export function oddsAsked(
  { decision, draft, choice, view }: Asking<Field>,
  hover: Hover,
  pointed: Pointed | null,
): OddsAsked | null {
  if (decision.step === 'react') return reactionAsked(hover, view.field)
  if (!FIGHTS.includes(decision.step) || choice?.of !== 'unit') return null
  const said = choice.about === undefined ? pairSaid(view.field, draft, pointed) : null
  if (said !== null) return { key: said.join(), answers: [said], place: writeUnit(view.field, said[1]) }
  const over = pointed?.unit?.find((id): id is number => typeof id === 'number' && choice.options.includes(id))
  if (over === undefined) return null
  // Whom he might send is nobody he fights.
  if (decision.step !== 'next-combat' && choice.about === undefined) return null
  const picks = decision.step === 'next-combat' ? [over] : [...draft.slice(-1), over]
  return { key: picks.join(), answers: [picks], place: writeUnit(view.field, over) }
}

/** Who has been sent already, and against whom: one of the two is pointed at. */
function pairSaid(g: Field, draft: Picks, pointed: Pointed | null): readonly [number, number] | null {
  for (const { unit, target } of pairsOf(g, draft).reverse())
    if (target !== null && pointed?.unit?.some(id => id === unit || id === target)) return [unit, target]
  return null
}

/** What a reaction that is pointed at would bring. */
function reactionAsked(hover: Hover, g: Field): OddsAsked | null {
  if (hover?.of !== 'word' || hover.about === undefined) return null
  const picks = [hover.about, hover.word]
  return { key: picks.join(), answers: [picks], place: writeUnit(g, hover.about) }
}

/** From the worker: what `oddsAsked` asked for. */
export function oddsShown(found: unknown, asking: Asking<Field>, lang: Lang): OddsProps | null {
  const odds = found as FightOdds | null
  if (odds === null) return null
  const say = wabWords[lang].odds
  const g = asking.view.field
  const open = measures(asking)
  const isVain = odds.kind === 'charge' && odds.contact === 0
  return {
    label: say.title,
    from: unitName(g, odds.unit, lang),
    to: unitName(g, odds.target, lang),
    fighters: [odds.unit, odds.target],
    rule: odds.kind === 'shot' ? 'WAB-TOHIT-01' : 'WAB-CR-01',
    note: noteOf(odds, isVain, open, lang),
    bars: isVain ? [] : barsOf(odds.falls, { orMore: odds.orMore, lang }),
    lines: isVain ? [] : linesOf(odds, lang),
  }
}
function noteOf(odds: FightOdds, isVain: boolean, open: boolean, lang: Lang): string {
  const say = wabWords[lang].odds
  if (isVain) return open ? say.short : say.barred
  return `${odds.kind === 'charge' && !open ? say.arrives : say[odds.kind]} · ${surenessOf(odds, lang)}`
}
function linesOf(odds: FightOdds, lang: Lang): OddsLine[] {
  const say = wabWords[lang].odds
  const line = (text: string, share: number, tone?: OddsLine['tone']): OddsLine[] =>
    share < 0.005 ? [] : [{ text, value: shareOf(share, lang), tone }]
  const mean = (text: string, value: number): OddsLine[] =>
    value < 0.05 ? [] : [{ text, value: value.toLocaleString(lang, { maximumFractionDigits: 1 }), minor: true }]
  return [
    ...line(say.wins, odds.wins, 'good'),
    ...line(say.routs, odds.routs, 'good'),
    ...line(say.loses, odds.loses, 'bad'),
    ...line(odds.kind === 'reaction' ? say.selfRouts : say.ownRouts, odds.ownRouts, 'bad'),
    ...mean(say.losses, odds.losses),
    ...mean(say.ownLosses, odds.ownLosses),
  ]
}
