import type { Lang } from '@acies/kernel'
import { battleEntry, botTitle, gameEntry } from '../catalogue/catalogue.ts'
import type { Kept } from '../store/shelf.ts'
import type { Words } from '../text/es.ts'

/** What a kept match is called: as its player named it, or as its battle. */
export function matchName(kept: Kept, lang: Lang): string {
  const { game, scenario } = kept.file.header
  return kept.name || (battleEntry(game, scenario)?.title[lang] ?? scenario)
}

/** "Ancients": the last part of a game's name. */
export const gameShort = (id: string, lang: Lang): string => gameEntry(id)?.name[lang].split(': ').at(-1) ?? id

/** Against whom: a person here, a machine of some level, or only machines. */
export function opponents({ players, lessons }: Kept, lang: Lang, words: Words): string {
  if (lessons !== undefined) return words.home.withTeacher
  const levels = players.flatMap(player => (player.kind === 'bot' ? [botTitle(player.bot)?.[lang] ?? player.bot] : []))
  if (levels.length === 0) return words.home.here(players.length)
  const who = levels.length < players.length ? words.home.againstMachine : words.home.machines
  return `${who} (${[...new Set(levels)].join(' – ').toLowerCase()})`
}

/** The seat of the one person who plays here; null when nobody does, or more than one. */
export function ownSeat({ players }: Kept): number | null {
  const people = players.flatMap((player, seat) => (player.kind === 'person' ? [seat] : []))
  return people.length === 1 ? people[0] : null
}

/** What a seat leads in a match. */
export const armyOf = ({ file: { header }, summary }: Kept, seat: number, lang: Lang): string | undefined =>
  (summary.sides ?? battleEntry(header.game, header.scenario)?.sides)?.[seat]?.[lang]

/** "as Rome": the side one led oneself. */
function ledBy(kept: Kept, lang: Lang, words: Words): string {
  const seat = ownSeat(kept)
  const army = seat === null ? undefined : armyOf(kept, seat, lang)
  return army === undefined ? '' : words.matches.led(army)
}

export const turnOf = ({ summary }: Kept, words: Words): string =>
  summary.over ? words.matches.over : words.play.turn(summary.turn)

/** Game, turn, side and opponents in a line. */
export const matchNote = (kept: Kept, lang: Lang, words: Words): string =>
  [
    gameShort(kept.file.header.game, lang),
    turnOf(kept, words),
    [ledBy(kept, lang, words), opponents(kept, lang, words)].filter(Boolean).join(', '),
  ].join(' · ')

export const scoreOf = ({ summary }: Kept): string => summary.score.join(' – ')
