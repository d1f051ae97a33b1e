import type { Game, Hand } from '@acies/kernel'
import { caseBook } from './case-book.ts'
import { draw } from './draw.ts'
import type { Event } from './events.ts'
import { check, guess, hidden, sight } from './hidden.ts'
import { knowledge } from './knowledge/index.ts'
import { notation } from './notation.ts'
import { copyField, type Field } from './position.ts'
import { scenarioList } from './scenario-list.ts'
import { score } from './score.ts'
import { seating, setUp } from './set-up.ts'
import { speech } from './speech/index.ts'
import { statistics } from './statistics.ts'
import { stepsFor } from './steps/index.ts'
import { optionGroup, optionWords } from './text/names.ts'
import { OPTIONS } from './vocabulary.ts'

/** ONUS! Traianus and its kin: cards for units, a hand of orders and events, two to six players. */
export const onus: Game<Field, Event> = {
  id: 'onus',
  version: '1',
  name: { es: 'ONUS!', en: 'ONUS!' },
  seating,
  scenarios: scenarioList,
  options: OPTIONS.map(id => ({ id, group: optionGroup(id), ...optionWords[id] })),
  first: 'battle',
  steps: stepsFor,
  setUp,
  deal,
  copy: copyField,
  sight,
  hidden,
  guess,
  check,
  score,
  knowledge,
  statistics,
  notation,
  speech,
  cases: caseBook,
  draw,
}

/** Which unit has which card is drawn by lot, or a number would tell what lies face down. */
function deal(r: Hand<Field, Event>): void {
  const g = r.field
  if (g.zones.length === 0) return
  for (let seat = 0; seat < g.side.length; seat++) {
    const own = g.units.filter(u => u.seat === seat)
    const cards = own.map(({ kind, rank, bought }) => ({ kind, rank, bought }))
    const lots = own.map((_, i) => i)
    r.shuffle(lots)
    own.forEach((u, i) => {
      Object.assign(u, cards[lots[i]])
    })
  }
}
