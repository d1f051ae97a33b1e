import { acting, IDLE, onTable } from '../position.ts'
import { activation, favours } from './activation.ts'
import { arrivals } from './arrivals.ts'
import { event, procedure, type Table } from './book.ts'
import { endOfTurn } from './end-of-turn.ts'
import { flightPhase } from './flight.ts'
import { liftFog } from './fog.ts'
import { melee } from './melee.ts'
import { movementPhase, sitOut, skirmishPhase } from './movement.ts'
import { shooting } from './shooting.ts'
import { musterCheck, nightfall } from './verdict.ts'

/** Seven phases, none before the one before it is over (ONU-GEN-08). */
export const turn = procedure({
  name: 'turn',
  gives: undefined,
  with: (_: object) => ({ beaten: false }),
  lines: {
    begin(r) {
      const g = r.field
      g.turn++
      g.done = []
      g.spent = []
      r.tell(event('turn-began', ['ONU-GEN-09'], { seats: acting(g), turn: g.turn, round: g.round }))
      musterCheck(r)
    },
    arrive(r) {
      arrivals(r)
      liftFog(r)
    },
    activation(r, v) {
      // An army that has left the table plays no phase (ONU-M-16).
      v.beaten = isOut(r)
      if (!v.beaten) r.call(activation, {})
    },
    restrain(r, v) {
      if (v.beaten) return
      open(r, 'movement')
      r.call(favours, { moment: 'movement' })
    },
    movement(r, v) {
      if (v.beaten || isOut(r)) return
      sitOut(r.field)
      r.call(movementPhase, {})
    },
    shooting(r, v) {
      if (v.beaten || isOut(r)) return
      open(r, 'shooting')
      r.call(shooting, {})
    },
    skirmish(r, v) {
      if (v.beaten || isOut(r)) return
      open(r, 'skirmish')
      r.call(skirmishPhase, {})
    },
    melee(r, v) {
      if (v.beaten || isOut(r)) return
      open(r, 'melee')
      r.call(melee, {})
    },
    flight(r, v) {
      if (v.beaten || isOut(r)) return
      open(r, 'flight')
      r.call(flightPhase, {})
    },
    end(r, v) {
      if (v.beaten || isOut(r)) return
      open(r, 'end')
      r.call(endOfTurn, {})
    },
    pass(r) {
      pass(r)
      r.repeat()
    },
  },
})
const isOut = (r: Table): boolean => acting(r.field).every(seat => r.field.out[seat])

/** A phase begins: nobody has finished it yet. */
function open(r: Table, phase: 'movement' | 'shooting' | 'skirmish' | 'melee' | 'flight' | 'end'): void {
  const g = r.field
  g.phase = phase
  g.done = []
  r.tell(event('phase-began', ['ONU-GEN-08'], { phase }))
}

/** The next in the order of turns who is still there; after the last turn night falls (ONU-GEN-09, ONU-M-18). */
function pass(r: Table): void {
  const g = r.field
  if (g.once && g.deck.length === 0) return nightfall(r, ['ONU-VIC-08'])
  for (const u of g.units) if (u.doings !== IDLE && onTable(u)) u.doings = IDLE
  do {
    g.at++
    if (g.at < g.rota.length) continue
    g.at = 0
    if (g.limit > 0 && g.round >= g.limit) return nightfall(r)
    g.round++
  } while (isOut(r))
}
