/** A unit of a ready army: its profile, models, what was bought, its command group, how it forms up, whom it is with. */
export interface Raised {
  profile: string
  models: number
  options: readonly string[]
  /** C champion, S standard, M musician. */
  command: string
  /** Points for the command group; a centurion costs more (WAB-ROM-18). */
  commandPoints: number
  files: number
  /** A character who begins the battle with the unit of this number in the list. */
  with?: number
}
export interface ReadyArmy {
  id: string
  book: 'rome' | 'barbarians'
  points: number
  units: readonly Raised[]
}
const unit = (
  profile: string,
  models: number,
  files: number,
  command = '',
  commandPoints = 5 * command.length,
  options: readonly string[] = [],
): Raised => ({
  profile,
  models,
  options,
  command,
  commandPoints,
  files,
})
const leader = (profile: string, options: readonly string[], withUnit: number): Raised => ({
  profile,
  models: 1,
  options,
  command: '',
  commandPoints: 0,
  files: 1,
  with: withUnit,
})

/** Two armies of a thousand points, formed foot, horse and archers. */
export const READY: readonly ReadyArmy[] = [
  {
    id: 'rome-1000',
    book: 'rome',
    points: 1000,
    units: [
      unit('rom-regulars', 20, 5, 'CSM', 20),
      unit('rom-aux-infantry', 20, 5, 'CSM', 15, ['light', 'drilled']),
      unit('rom-archers', 13, 7, 'M'),
      unit('rom-aux-cavalry', 5, 5, 'M'),
      leader('rom-general', ['light', 'large'], 0),
      leader('rom-bsb', ['light', 'shield'], 1),
    ],
  },
  {
    id: 'barbarians-1000',
    book: 'barbarians',
    points: 1000,
    units: [
      unit('barb-warriors', 38, 8, 'CSM'),
      unit('barb-warriors', 32, 8, 'CSM'),
      unit('barb-hill-tribes', 20, 7, 'CSM'),
      unit('barb-noble-cavalry', 8, 4, 'CSM'),
      unit('barb-light-cavalry', 7, 7, 'M'),
      leader('barb-warlord', ['light', 'shield'], 0),
      leader('barb-bsb', ['shield'], 1),
    ],
  },
]
