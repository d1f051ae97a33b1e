const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What was expected of a field, in the words used before: marks by number, the deck as a number, hexsides apart. */
export function renewOutcome(expected: unknown, edgeTerrain: string): unknown {
  if (!isRecord(expected)) return expected
  const { marks, deck, top3, ramparts, ...rest } = expected
  const renewed: Record<string, unknown> = { ...rest }
  if (typeof deck === 'number') renewed.deckSize = deck
  else if (deck !== undefined) renewed.deck = deck
  if (top3 !== undefined) renewed.deck = top3
  if (isRecord(marks) && Object.keys(marks).length > 0) {
    const hexes: Record<string, unknown> = isRecord(rest.hexes) ? { ...rest.hexes } : {}
    for (const [hex, number] of Object.entries(marks)) {
      const unit = typeof hexes[hex] === 'string' ? hexes[hex] : ''
      hexes[hex] = `${unit}!q${number}`
    }
    renewed.hexes = hexes
  }
  if (typeof ramparts === 'string') {
    renewed.terrain = { ...(isRecord(rest.terrain) ? rest.terrain : {}), [edgeTerrain]: ramparts }
  }
  return renewed
}
