import type { FactionId } from './kind.ts'

/** A general and the units he leads. */
export interface Command {
  readonly general: string
  readonly units: readonly Bought[]
}
/** A list as it is written down: what a player brings to the table. */
export interface ArmyList extends Command {
  readonly faction: FactionId
  readonly points: number
  /** Further generals, each with the units declared his: a wing, the centre (ONU-OPT-16, ONU-OPT-17). */
  readonly others?: readonly Command[]
}
export const commandsOf = (list: ArmyList): readonly Command[] => [list, ...(list.others ?? [])]
/** A unit card, and what it was raised to for its price (ONU-ARM-06). */
export interface Bought {
  readonly kind: string
  readonly rank: Rank
}
export const RANKS = ['none', 'veteran', 'elite'] as const
export type Rank = (typeof RANKS)[number]

export interface ReadyList extends ArmyList {
  /** Such as `rome-1000`. */
  readonly id: string
}

/** `R1*4 R4 R5+veteran*2`: a card, what it is raised to, how many of it. */
export const bought = (written: string): Bought[] =>
  written.split(' ').flatMap(part => {
    const [what, times = '1'] = part.split('*')
    const [kind, raised = 'none'] = what.split('+')
    const rank = RANKS.find(one => one === raised) ?? 'none'
    return Array.from({ length: Number(times) }, (): Bought => ({ kind, rank }))
  })

const list = (faction: FactionId, points: number, general: string, units: string): ReadyList => ({
  id: `${faction}-${points}`,
  faction,
  points,
  general,
  units: bought(units),
})

/** Armies ready for the table. */
export const READY: readonly ReadyList[] = [
  list('rome', 500, 'GR3', 'R1*2 R4*2 R5*2'),
  list('rome', 1000, 'GR3', 'R1*4 R2 R4*3 R5*3'),
  list('rome', 1800, 'GR2', 'R1*6 R3*2 R4*3 R5*2 R6*2 R7*2'),
  list('carthage', 500, 'GC3', 'C2 C3*2 C4 C5 C6 C7'),
  list('carthage', 1000, 'GC3', 'C1*2 C2 C3*2 C4*2 C5 C6 C7*2 C8'),
  list('carthage', 1800, 'GC1', 'C1*2 C2*2 C3*3 C4*3 C5 C6*2 C7*3 C8*2'),
  list('parthia', 500, 'GP2', 'P1 P3*2 P6*3'),
  list('parthia', 1000, 'GP2', 'P1 P2 P3*3 P4 P5 P6*3 P7'),
  list('parthia', 1800, 'GP1', 'P1*4 P2 P3*5 P4 P5*2 P6*4'),
  list('dacia', 500, 'GD2', 'D1*2 D2 D4 D6 D8'),
  list('dacia', 1000, 'GD2', 'D1*4 D2 D3 D4*2 D5 D6 D7 D8'),
  list('dacia', 1800, 'GD1', 'D1*7 D2*3 D3*2 D4*2 D5 D6*2 D7 D8'),
  list('macedonia', 500, 'GM3', 'M1*2 M4 M5*2 M8'),
  list('macedonia', 1000, 'GM3', 'M1*2 M3*2 M4 M5*2 M7*2 M8'),
  list('macedonia', 1800, 'GM2', 'M1*5 M2 M3 M4*2 M5*3 M6 M7*2 M8'),
]

export const readyNamed = (id: string): ReadyList | undefined => READY.find(list => list.id === id)
