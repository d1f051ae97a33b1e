import type { Event, Rule } from '../events.ts'
import { acting, type Field, isOn, NOBODY } from '../position.ts'
import { isLost, leadershipOf } from '../rules/command.ts'
import { isAnnihilated, isOverHalf, percentLost } from '../rules/losses.ts'
import { loosen } from '../rules/wrap.ts'
import { remove } from './attack.ts'
import { event, roll, type Table } from './book.ts'
import { change } from './generals.ts'

type How = Extract<Event, { type: 'ended' }>['how']

/** Seats still in the battle, by side. */
function sidesLeft(g: Field): number[] {
  const left: number[] = []
  for (let seat = 0; seat < g.side.length; seat++)
    if (!g.out[seat] && !left.includes(g.side[seat])) left.push(g.side[seat])
  return left
}
const seatsOf = (g: Field, side: number): number[] => g.side.flatMap((s, seat) => (s === side ? [seat] : []))

/** The side that is left has won; nobody when none is (ONU-M-14, ONU-M-16). */
function close(r: Table, winners: number[], how: How, rules: readonly Rule[]): void {
  r.tell(event('ended', rules, { winners, how }))
  r.finish(winners)
}

/** An army is beaten and leaves the table; the last side standing has won (ONU-M-16). */
function defeat(r: Table, seats: readonly number[], how: How, rules: readonly Rule[]): void {
  const g = r.field
  for (const seat of seats) {
    if (g.out[seat]) continue
    g.out[seat] = true
    r.tell(event('army-beaten', rules, { seat }))
  }
  const left = sidesLeft(g)
  if (left.length <= 1) return close(r, left.length === 0 ? [] : seatsOf(g, left[0]), how, rules)
  for (const seat of seats) {
    for (const u of g.units) if (u.seat === seat && u.where !== 'lost') remove(r, u)
    for (const general of g.generals) if (general.seat === seat) change(g, general, { state: 'dead', unit: NOBODY })
    g.discard.push(...g.hands[seat])
    g.hands[seat] = []
  }
  loosen(g)
}

/** Whether a seat's general, or all of them, are dead; fleeing counts where there are several (ONU-VIC-07, ONU-OPT-13). */
function isHeadless(g: Field, seat: number): boolean {
  const own = g.generals.filter(general => general.seat === seat)
  return (
    own.length > 0 &&
    own.every(general => (isOn(g, 'several-generals') ? isLost(g, general) : general.state === 'dead'))
  )
}

/** What ends the battle at once, for all it befalls together (ONU-VIC-06, ONU-VIC-07, ONU-M-14). */
export function judge(r: Table): void {
  const g = r.field
  if (g.phase === 'set-up') return
  const fallen: number[] = []
  for (let seat = 0; seat < g.side.length; seat++) {
    if (g.out[seat]) continue
    const gone = g.units.every(u => u.seat !== seat || u.where === 'lost')
    if (gone || (g.victory === 'annihilation' && isAnnihilated(g, seat))) fallen.push(seat)
    else if (g.victory === 'death-of-general' && isHeadless(g, seat)) fallen.push(seat)
  }
  if (fallen.length === 0) return
  const how = g.victory === 'death-of-general' ? 'death-of-general' : 'annihilation'
  defeat(r, fallen, how, [how === 'annihilation' ? 'ONU-VIC-06' : 'ONU-VIC-07'])
}

/** The army check of those whose turn begins (ONU-ACT-01, ONU-VIC-02 to 05). */
export function musterCheck(r: Table): void {
  const g = r.field
  if (g.victory !== 'casualties') return
  for (const seat of acting(g)) {
    if (g.out[seat] || !isOverHalf(g, [seat])) continue
    if (!checkLeadership(r, seat, [seat])) defeat(r, [seat], 'casualties', ['ONU-VIC-05'])
  }
  // A side of several players is beaten as a whole as well (ONU-M-16).
  const side = seatsOf(g, g.side[acting(g)[0]])
  const left = side.filter(seat => !g.out[seat])
  if (side.length < 2 || left.length === 0 || left[0] !== acting(g).find(seat => !g.out[seat]) || !isOverHalf(g, side))
    return
  const chief = left.reduce((best, seat) => (leadershipOf(g, seat) > leadershipOf(g, best) ? seat : best))
  if (!checkLeadership(r, chief, left)) defeat(r, left, 'casualties', ['ONU-VIC-05', 'ONU-M-16'])
}
function checkLeadership(r: Table, seat: number, seats: readonly number[]): boolean {
  const g = r.field
  r.tell(event('casualties', ['ONU-VIC-02'], { seat, percent: percentLost(g, seat) }))
  const leadership = leadershipOf(g, seat)
  const fit = g.generals.some(general => seats.includes(general.seat) && general.state === 'well')
  // Dead or wounded, he cannot hold them; a fleeing one still may (ONU-VIC-03, ONU-LDR-12, ONU-R-57).
  const dice = fit ? roll(r, 2) : []
  const passed = fit && dice[0] + dice[1] <= leadership
  r.tell(
    event('leadership-check', fit ? ['ONU-VIC-04'] : ['ONU-VIC-03', 'ONU-LDR-12'], { seat, dice, leadership, passed }),
  )
  return passed
}

/** After the last turn, or the last card where that is agreed: whom the battle says, or the smaller losses in percent; equal is a draw (ONU-M-15, ONU-M-18). */
export function nightfall(r: Table, rules: readonly Rule[] = ['ONU-M-18']): void {
  const g = r.field
  const left = sidesLeft(g)
  let best: number[] = []
  if (g.nightfall !== NOBODY) best = left.filter(side => side === g.nightfall)
  else {
    let least = Number.POSITIVE_INFINITY
    for (const side of left) {
      const seats = seatsOf(g, side)
      const lost = Math.max(0, sideLosses(g, seats))
      if (lost < least) best = [side]
      else if (lost === least) best.push(side)
      least = Math.min(least, lost)
    }
  }
  close(r, best.length === 1 ? seatsOf(g, best[0]) : [], 'limit', rules)
}
/** In hundredths of a percent, counted together. */
function sideLosses(g: Field, seats: readonly number[]): number {
  let lost = 0
  let all = 0
  for (const seat of seats) {
    lost += percentLost(g, seat) * g.initial[seat]
    all += g.initial[seat]
  }
  return all === 0 ? 10000 : Math.floor(lost / all)
}
