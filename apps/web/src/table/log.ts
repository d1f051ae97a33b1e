import { heardBy, type Lang, type Seat, type Told } from '@acies/kernel'
import type { Played } from '../games/registry.ts'
import type { LogEntry, LogPart } from '../look/LogList.tsx'
import type { Moment } from './moment.ts'

/** Who looks: a seat, or somebody who sees everything. */
export type Viewer = Seat | 'all'

export const eventsOf = (moment: Moment, viewer: Viewer): Told[] =>
  viewer === 'all' ? moment.heard.map(h => h.event) : heardBy(moment.heard, viewer)

/** The id of a line leads back to its moment. */
export const momentOfLine = (id: string): number => Number(id.split('.')[0])

/** The battle in sentences. Lines are made once for each moment and language. */
export class Log {
  private readonly played: Played
  private readonly made = new WeakMap<Moment, Map<string, LogEntry[]>>()

  constructor(played: Played) {
    this.played = played
  }
  linesOf(moment: Moment, viewer: Viewer, lang: Lang): LogEntry[] {
    const known = this.made.get(moment) ?? new Map<string, LogEntry[]>()
    this.made.set(moment, known)
    const key = `${lang} ${viewer}`
    const lines = known.get(key) ?? this.tell(moment, eventsOf(moment, viewer), lang)
    known.set(key, lines)
    return lines
  }
  private tell(moment: Moment, events: readonly Told[], lang: Lang): LogEntry[] {
    const { game, skin } = this.played
    const { field } = moment.position
    return events.flatMap((event, i): LogEntry[] => {
      const id = `${moment.n}.${i}`
      const heading = skin.heading(event, field, lang)
      if (heading !== null) return [{ kind: 'turn', id, text: heading }]
      const text: string = skin.isMinor(event) ? '' : game.speech.tell(event, field, lang)
      if (text === '') return []
      const rules = [...new Set(event.rules)].filter(rule => game.speech.rules[rule] !== undefined)
      return [{ kind: 'line', id, side: skin.byWhom(event, field), parts: this.parts(text), rules: rules.slice(0, 2) }]
    })
  }
  /** Places in a sentence light up when one points at them. */
  private parts(text: string): LogPart[] {
    const parts: LogPart[] = []
    let from = 0
    for (const match of text.matchAll(this.played.skin.places)) {
      if (match.index > from) parts.push(text.slice(from, match.index))
      parts.push({ hex: match[0], text: match[0] })
      from = match.index + match[0].length
    }
    if (from < text.length) parts.push(text.slice(from))
    return parts
  }
}
