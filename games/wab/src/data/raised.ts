/** A unit as it comes to the table: its profile, models, what was bought, its command group, how it forms up. */
export interface Raised {
  profile: string
  models: number
  options: readonly string[]
  /** Special rules it has besides those of its profile. */
  traits: readonly string[]
  /** C champion, S standard, M musician. */
  command: string
  /** What all of it cost. */
  worth: number
  files: number
  /** Always the same few models, of several profiles. */
  pack: readonly { profile: string; n: number }[]
  /** The profile of its rear half. */
  behind?: string
  name?: string
}
