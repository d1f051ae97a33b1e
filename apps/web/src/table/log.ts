import { EVERYBODY, heardBy, type Lang, type Seat, type Told } from '@acies/kernel'
import type { Played } from '../games/registry.ts'
import type { LogEntry, LogPart } from '../look/LogList.tsx'
import type { Moment } from './moment.ts'

/** Who looks: a seat, or somebody who sees everything. */
export type Viewer = Seat | 'all'

export const eventsOf = (moment: Moment, viewer: Viewer): Told[] =>
  heardBy(moment.heard, viewer === 'all' ? EVERYBODY : viewer)

/** The id of a line leads back to its moment. */
export const momentOfLine = (id: string): number => Number(id.split('.')[0])

/** Parts of a turn in which nothing happened need no heading. */
export const withoutEmptyParts = (lines: readonly LogEntry[]): LogEntry[] =>
  lines.filter((line, i) => line.kind !== 'turn' || line.part !== true || lines[i + 1]?.kind === 'line')

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
    const lines: LogEntry[] = []
    for (let i = 0; i < events.length; i++) {
      const event = events[i]
      const id = `${moment.n}.${i}`
      const heading = skin.heading(event, field, lang)
      if (heading !== null) {
        lines.push({ kind: 'turn', id, text: heading, part: skin.isPart?.(event) })
        continue
      }
      const together = skin.inOne(events.slice(i), field, lang)
      const text: string = together?.text ?? (skin.isMinor(event, events) ? '' : game.speech.tell(event, field, lang))
      if (together !== null) i += together.count - 1
      if (text === '') continue
      const rules = [...new Set(event.rules)].slice(0, 2)
      lines.push({ kind: 'line', id, side: skin.byWhom(event, field), parts: this.parts(text), rules })
    }
    const first = lines.find(line => line.kind === 'line')
    // It is why he answered so who did, not why the other one does what he does then.
    const isOwn = first?.kind === 'line' && (first.side === undefined || first.side === skin.sideOf(moment.seat))
    if (isOwn && moment.reason) first.reason = moment.reason[lang]
    return lines
  }
  /** Places in a sentence light up when one points at them; what matters stands out. */
  private parts(text: string): LogPart[] {
    const { places, strong } = this.played.skin
    const found = [
      ...[...text.matchAll(places)].map(m => ({ at: m.index, text: m[0], part: { hex: m[0], text: m[0] } as LogPart })),
      ...[...text.matchAll(strong)].map(m => ({ at: m.index, text: m[0], part: { strong: m[0] } as LogPart })),
    ].sort((a, b) => a.at - b.at)
    const parts: LogPart[] = []
    let from = 0
    for (const { at, text: words, part } of found) {
      if (at < from) continue
      if (at > from) parts.push(text.slice(from, at))
      parts.push(part)
      from = at + words.length
    }
    if (from < text.length) parts.push(text.slice(from))
    return parts
  }
}
