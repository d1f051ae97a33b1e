const KINDS = {
  json: /^not JSON/,
  file: /^not a match/,
  game: /^header\.game/,
  version: /^header\.version/,
  scenario: /^header\.scenario/,
  seats: /^header\.seats/,
  options: /^header\.options/,
  answers: /^answers\./,
} as const

export type ComplaintKind = keyof typeof KINDS | 'other'

/** What a complaint about a match file is about, so that it can be said in the player's language. */
export function complaintAbout(why: string): ComplaintKind {
  for (const [kind, pattern] of Object.entries(KINDS)) if (pattern.test(why)) return kind as ComplaintKind
  return 'other'
}

/** Which answer is refused, counted from one, and by which rule, where a rule speaks against it. */
export function refusedIn(why: string): { n: number; rule: string | null } | null {
  const found = /^answers\.(\d+): refused by (\S+)/.exec(why)
  return found && { n: Number(found[1]) + 1, rule: /^[A-Z]+-/.test(found[2]) ? found[2] : null }
}
