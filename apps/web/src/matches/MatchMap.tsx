import { battleEntry } from '../catalogue/catalogue.ts'
import { Thumb } from '../look/thumb/Thumb.tsx'
import type { Kept } from '../store/shelf.ts'

/** The small map of a match as it stood last. */
export const MatchMap = ({ match, small = true }: { match: Kept; small?: boolean }) => {
  const { game, scenario } = match.file.header
  const map = match.summary.map ?? battleEntry(game, scenario)?.map
  return map ? <Thumb map={map} small={small} /> : null
}
