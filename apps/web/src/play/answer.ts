import { type Choice, type Lang, type Pick, type Picks, type Said, shownNumber, sizeOf } from '@acies/kernel'
import type { Played } from '../games/registry.ts'
import type { AnySkin, Asking } from '../skins/skin.ts'
import type { Hint, Owed } from '../table/table.ts'
import type { Words } from '../text/es.ts'
import { choiceAt } from './picking.ts'

/** What the stop button says, and whether there is one. */
export function stopOf(
  asking: Asking<unknown> | null,
  owed: Owed | null,
  pending: Picks | null,
  { skin, game }: Played,
  lang: Lang,
  words: Words,
): string | null {
  if (asking === null || owed === null) return null
  if (owed.confirm !== null) return owed.confirm === 'turn' ? words.play.endTurn : words.play.goOn
  if (pending !== null) return words.play.confirm
  const { choice, draft } = asking
  const better = skin.stop(asking, lang)
  if (choice === null) return draft.length === 0 ? words.play.goOn : (better ?? words.play.confirm)
  if (choice.enough === undefined) return null
  return better ?? game.speech.enough(choice.enough, lang)
}

/** To stop now, with nothing chosen though something could be, wastes what the turn still has: that is asked twice. */
export function isWaste(skin: AnySkin, asking: Asking<unknown>): boolean {
  const { draft, choice } = asking
  return draft.length === 0 && choice !== null && sizeOf(choice) > 0 && skin.givesUp?.(asking) === true
}

/** More numbers than this are chosen on a dial. */
const FEW = 8
/** So many have a button beside a dial, and the question still has room. */
const BESIDE = 4
/** Whether there are few enough numbers for a button each. */
export const areFew = (choice: Choice): boolean =>
  choice.of === 'number' && shownNumber(choice, choice.max - choice.min) < (choice.per === undefined ? FEW : BESIDE)

/** A number of many, or one that is counted finely and can be set to any of it. */
export const isDialled = (skin: AnySkin, asking: Asking<unknown>): boolean =>
  asking.choice?.of === 'number' &&
  skin.inTray?.(asking) !== true &&
  (asking.choice.per !== undefined || !areFew(asking.choice))

/** Where a dial can be set: every number, of lengths every tenth, of angles every degree; and both ends. */
export function stopsOf({ min, max, per = 1, measures }: Choice & { of: 'number' }): readonly number[] {
  const step = per === 1 || measures === 'angle' ? per : per / 10
  const stops = [min]
  for (let i = Math.floor(min / step) + 1; Math.round(i * step) < max; i++) stops.push(Math.round(i * step))
  return max > min ? [...stops, max] : stops
}

/** The key of an option on a button: words by their place, a number by itself. Naught is the key that shows all. */
export function keyOf(choice: Choice, pick: Pick, i: number): string | undefined {
  const n = choice.of === 'number' ? shownNumber(choice, Number(pick)) : i + 1
  return Number.isInteger(n) && n >= 1 && n <= 9 ? `${n}` : undefined
}

/** What buttons are called that have words of their own. */
export type ButtonWords = globalThis.Pick<AnySkin, 'option' | 'answer' | 'stop'>

/** An answer in words: each pick by its name; what has a button is called what the button is called. */
export function picksIn(asking: Asking<unknown>, picks: Picks, lang: Lang, buttons?: ButtonWords): string {
  const { rules, view, decision } = asking
  const { speech } = rules.game
  const { field } = view
  const choiceBefore = (i: number): Choice | null => choiceAt(asking, picks.slice(0, i))
  const whole = buttons?.answer?.(asking, picks, lang) ?? null
  if (whole !== null) return whole
  if (picks.length === 0) {
    const choice = choiceBefore(0)
    const own = buttons?.stop({ ...asking, draft: [], choice }, lang) ?? null
    return own ?? (choice?.enough === undefined ? '—' : speech.enough(choice.enough, lang))
  }
  const own = picks.length === 1 ? (buttons?.option(asking, picks[0], lang) ?? null) : null
  if (own !== null) return own
  // Legs are shown where they lead: who goes, and what is done there.
  if (decision.kind === 'manoeuvre' && picks.some((_, i) => choiceBefore(i)?.of === 'number')) {
    const who = picks.flatMap((pick, i) => {
      const choice = choiceBefore(i)
      return choice?.of === 'unit' ? [speech.name(choice, pick, field, lang)] : []
    })
    return [...who, MARKED[lang]].join(' → ')
  }
  const names = picks.map((pick, i) => {
    if (typeof pick === 'object') return MARKED[lang]
    const choice = choiceBefore(i)
    return choice === null ? `${pick}` : speech.name(choice, pick, field, lang)
  })
  if (isList(asking, picks)) return counted(names)
  if (decision.kind === 'assign') return shared(names, i => choiceBefore(i)?.of === 'die')
  return decision.kind === 'several' || decision.kind === 'order' ? gathered(names) : names.join(' → ')
}

/** Die 1: heavy infantry H8, die 3: … */
const shared = (names: readonly string[], isDie: (i: number) => boolean): string =>
  names.map((name, i) => (i === 0 ? name : `${isDie(i) ? ', ' : isDie(i - 1) ? ': ' : ' → '}${name}`)).join('')

/** Medium infantry H8, H7, H6, heavy infantry I6: those of one name together. */
export function gathered(names: readonly string[]): string {
  const places = new Map<string, string[]>()
  for (const name of names) {
    const cut = name.lastIndexOf(' ')
    const [kind, place] = PLACE.test(name.slice(cut + 1)) ? [name.slice(0, cut), name.slice(cut + 1)] : [name, '']
    places.set(kind, [...(places.get(kind) ?? []), place])
  }
  return [...places].map(([kind, at]) => `${kind} ${at.join(', ')}`.trim()).join(', ')
}
const PLACE = /^[A-Z]\d+$/

/** The same things, in whatever order where that does not matter. */
export const isSame = ({ decision }: Asking<unknown>, a: Picks, b: Picks): boolean =>
  decision.kind === 'several' ? `${[...a].sort()}` === `${[...b].sort()}` : `${a}` === `${b}`

/** One word for each of many. */
const isList = ({ decision }: Asking<unknown>, picks: Picks): boolean =>
  decision.kind === 'assign' && picks.length > 1 && picks.every(pick => typeof pick === 'string')

/** A place on the table has no name; it is shown. */
const MARKED: Said = { es: 'al sitio marcado', en: 'to the marked spot' }

/** The same word for many: how often each. */
const counted = (names: readonly string[]): string =>
  [...new Set(names)].map(name => `${names.filter(other => other === name).length} × ${name}`).join(', ')

/** Farther behind than this, another answer is no alternative; one that seems to promise more was hardly looked at. */
const isNearly = (behind: number): boolean => behind >= 0 && behind < 0.03
/** From how a search counts, -1 … 1, to hundredths; what is only expected is never certain. */
export const chanceOf = (promise: number): number => Math.min(99, Math.max(1, Math.round((promise + 1) * 50)))

/** An advice in words: what, why, how likely that wins, and what comes near it. */
export function hintIn(asking: Asking<unknown>, hint: Hint, buttons: ButtonWords, lang: Lang, words: Words): string {
  const { picks, reason, promise, others } = hint
  const said = (answer: Picks): string => picksIn(asking, answer, lang, buttons)
  const why = reason?.[lang].replace(/\.$/, '')
  if (isList(asking, picks)) {
    // Who gets which word is shown where they stand.
    const chance = promise === undefined ? [] : [words.play.hintChance(chanceOf(promise))]
    return [words.play.hintIs(why ?? picksIn(asking, picks, lang)), ...chance].join(' · ')
  }
  const parts = [words.play.hintIs(said(picks))]
  if (why) parts.push(why)
  if (promise !== undefined) {
    parts.push(words.play.hintChance(chanceOf(promise)))
    const [next] = others ?? []
    const isShown = next?.picks.some(pick => typeof pick === 'object') ?? false
    const isOther = next && !isShown && !isSame(asking, picks, next.picks) && said(next.picks) !== said(picks)
    if (isOther && isNearly(promise - next.promise)) {
      parts.push(words.play.hintElse(said(next.picks), chanceOf(next.promise)))
    }
  }
  return parts.join(' · ')
}

/** So many letters have room in three lines of a phone, beside whose decision it is. */
const ROOM = 125
/** What is least of an advice goes first: what else might be done, then how likely one wins. */
export function inThreeLines(advice: string): string {
  const parts = advice.split(' · ')
  while (parts.length > 1 && parts.join(' · ').length > ROOM) parts.pop()
  return parts.join(' · ')
}
