import type { Branch, Chart, ChosenCommand } from '../profile.ts'

type CommandKind = ChosenCommand['kind']
export const COMMAND_KINDS: readonly CommandKind[] = ['infantry', 'cavalry', 'company', 'battery']
type Span = readonly [least: number, most: number]

/** How many commands of a kind, and what stands in each: branch -> least and most. */
interface Slot {
  commands: Span
  troops: Partial<Record<Branch, Span>>
}

/** An organisation chart (TER-ARM-04 to 08). The charts themselves are proposals. */
interface Charter {
  elite: readonly Branch[]
  slots: Readonly<Record<CommandKind, Slot>>
}

const battery: Slot['troops'] = { artillery: [1, 3] }
const foot: Slot['troops'] = { formation: [1, 2], company: [0, 2] }

export const CHARTERS: Readonly<Record<Chart, Charter>> = {
  standard: {
    elite: ['cavalry', 'formation', 'company'],
    slots: {
      infantry: { commands: [1, 4], troops: { formation: [2, 4], company: [0, 2] } },
      cavalry: { commands: [0, 3], troops: { cavalry: [2, 4] } },
      company: { commands: [0, 1], troops: { company: [2, 4] } },
      battery: { commands: [0, 2], troops: battery },
    },
  },
  cavalry: {
    elite: ['cavalry'],
    slots: {
      infantry: { commands: [0, 2], troops: foot },
      cavalry: { commands: [1, 5], troops: { cavalry: [2, 5] } },
      company: { commands: [0, 1], troops: { company: [2, 4] } },
      battery: { commands: [0, 1], troops: battery },
    },
  },
  company: {
    elite: ['cavalry', 'company'],
    slots: {
      infantry: { commands: [0, 1], troops: foot },
      cavalry: { commands: [0, 3], troops: { cavalry: [2, 4] } },
      company: { commands: [1, 4], troops: { company: [3, 6] } },
      battery: { commands: [0, 1], troops: battery },
    },
  },
}

/** A second elite slot opens at this size. */
export const SECOND_ELITE = 2000
/** Every so many points, or part of them, allow one great battery or super-heavy gun. */
export const POINTS_FOR_A_GREAT_BATTERY = 1000
