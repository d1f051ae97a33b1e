import type { Lang, Pick } from '@acies/kernel'
import {
  type Field,
  type FightOdds,
  linesOf,
  ORDERS,
  orderNames,
  reasonIn,
  staminaOf,
  unitName,
  writeUnit,
} from '@acies/tercios'
import type { OddsLine, OddsProps } from '../../look/OddsPopover.tsx'
import { barsOf } from '../../skins/bars.ts'
import type { Asking, Hover, OddsAsked, Pointed } from '../../skins/skin.ts'
import { shareOf, surenessOf } from '../../text/signs.ts'
import type { FoughtOdds } from './backstage.ts'
import { movedTo, sightsOf } from './sights.ts'
import { tableWords } from './words.ts'

/** Which answers lead to a fight: the enemy pointed at, what could be shot from where the hand is, a reply to a charge. */
export function oddsAsked(asking: Asking<Field>, hover: Hover, pointed: Pointed | null): OddsAsked | null {
  const { decision, draft, choice, view } = asking
  const g = view.field
  const asked = (answers: OddsAsked['answers'], at: number): OddsAsked => ({
    key: answers.map(picks => picks.join()).join('>'),
    answers,
    place: writeUnit(g, at),
  })
  const offered = (pick: Pick): pick is number => choice?.of === 'unit' && choice.options.some(o => o === pick)
  const over = pointed?.unit?.find(offered)
  switch (decision.step) {
    case 'choose-charge':
      return over === undefined ? null : asked([[over]], over)
    case 'choose-targets': {
      const [picked] = draft
      if (over !== undefined && draft.length === 0) return asked([[over]], over)
      return typeof picked === 'number' ? asked([[picked]], picked) : null
    }
    case 'react': {
      if (decision.v.charge !== true || choice?.of !== 'word') return null
      // Unless one points at a reply, what comes of it without any.
      const word = hover?.of === 'word' && choice.options.includes(hover.word) ? hover.word : 'pass'
      return asked([[word]], Number(decision.v.against))
    }
    case 'attentive-reaction': {
      const shoots = choice?.of === 'word' && choice.options.includes('shoot')
      return shoots ? asked([['shoot']], Number(decision.v.against)) : null
    }
    case 'choose-deed': {
      if (draft[0] === 'shoot') return over === undefined ? null : asked([['shoot', over]], over)
      // To press an enemy is to shoot at him: what comes of it is seen before.
      const shots = draft.length === 0 ? asking.rules.referee.next(view, decision.seat, ['shoot']) : null
      const aimed = shots?.of === 'unit' ? pointed?.unit?.find(pick => shots.options.some(o => o === pick)) : undefined
      if (typeof aimed === 'number') return asked([['shoot', aimed]], aimed)
      const [, pose] = draft
      if (draft[0] !== 'move' || typeof pose !== 'object') return null
      const { field, troop } = movedTo(g, g.troops[Number(decision.v.unit)], pose)
      const near = sightsOf(field, troop).find(sight => sight.reached)
      return near === undefined ? null : asked([draft, ['shoot', near.unit]], near.unit)
    }
    default:
      return null
  }
}

/** From the worker: what `oddsAsked` asked for. */
export function oddsShown(found: unknown, { view, decision }: Asking<Field>, lang: Lang): OddsProps | null {
  const odds = found as FoughtOdds | null
  if (odds === null) return null
  const g = view.field
  const { quiet, answered } = odds
  const { unit, target, kind, dice, need } = quiet
  const say = tableWords[lang].odds
  const room = staminaOf(g, g.troops[target]) - g.troops[target].wear
  // What is good for the one is bad for the other.
  const own = g.troops[unit].side === decision.seat
  return {
    label: say.title,
    from: unitName(g, unit, lang),
    to: unitName(g, target, lang),
    fighters: [unit, target],
    rule: kind === 'shot' ? 'TER-SHO-04' : 'TER-CHG-02',
    note: [
      ...replyOf(quiet, g, lang),
      ...(dice === 0 ? [say.nothing] : [say[kind], say.dice(dice, need), say.hits]),
    ].join(' · '),
    bars: dice === 0 ? [] : barsOf(quiet.hits, { kills: room + 1, lang }),
    lines: [
      ...comesOf(quiet, lang, own),
      ...(answered === null || quiet.contact === 0 ? [] : [answeredLine(answered, lang, own)]),
      ...(dice === 0 ? [] : [...ledgerOf(quiet, lang), { text: surenessOf(odds, lang), value: '', minor: true }]),
    ],
  }
}

/** How he replies, if it is his to say. */
function replyOf({ reply, target }: FightOdds, g: Field, lang: Lang): string[] {
  const say = tableWords[lang].odds
  if (reply === null) return []
  if (reply === 'pass') return [say.unanswered]
  if (reply === 'evade') return [say.evaded]
  const card = ORDERS.find(order => order === g.troops[target].card)
  return card === undefined ? [] : [say.reply(orderNames[card][lang])]
}
/** Why so many dice and no others, each reason with its rule. */
const ledgerOf = ({ kind, base, sources }: FightOdds, lang: Lang): OddsLine[] => [
  { text: tableWords[lang].odds.base[kind](base), value: '', minor: true },
  ...sources.flatMap(source => {
    const text = reasonIn(source, lang)
    return text === null ? [] : [{ text, value: '', minor: true, rule: linesOf([source])[0]?.rule }]
  }),
]

function comesOf(odds: FightOdds, lang: Lang, own: boolean): OddsLine[] {
  const say = tableWords[lang].odds
  const [good, bad]: readonly OddsLine['tone'][] = own ? ['good', 'bad'] : ['bad', 'good']
  const line = (text: string, share: number, tone?: OddsLine['tone']): OddsLine[] =>
    share < 0.005 ? [] : [{ text, value: shareOf(share, lang), tone }]
  const mean = (text: string, value: number): OddsLine[] =>
    value < 0.005 ? [] : [{ text, value: value.toLocaleString(lang, { maximumFractionDigits: 1 }), minor: true }]
  return [
    ...line(say.givesWay, odds.givesWay, good),
    ...line(say.disordered, odds.disordered, good),
    ...line(say.destroyed, odds.destroyed, good),
    ...line(say.fled, odds.fled),
    ...line(say.ownGivesWay, odds.ownGivesWay, bad),
    ...line(say.ownDestroyed, odds.ownDestroyed, bad),
    ...mean(say.wear, odds.wear),
    ...mean(say.ownWear, odds.ownWear),
  ]
}
const answeredLine = (odds: FightOdds, lang: Lang, own: boolean): OddsLine => ({
  text: tableWords[lang].odds.answered,
  value: shareOf(odds.givesWay + odds.destroyed, lang),
  tone: own ? 'good' : 'bad',
})
