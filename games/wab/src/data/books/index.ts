import type { ArmyBook } from '@acies/tabletop'
import { arsenal, arsenalList } from './arsenal.ts'
import { barbarianList, barbarians } from './barbarians.ts'
import type { Listed } from './book.ts'
import { romanList, rome } from './rome.ts'

export type { Listed } from './book.ts'
export { profileOf } from './book.ts'

/** What may be bought. */
export const BOOKS: readonly ArmyBook[] = [rome, barbarians, arsenal]
const byProfile = new Map([...romanList, ...barbarianList, ...arsenalList].map(l => [l.profile, l]))
/** How an entry stands in its book. */
export const listedAs = (entry: string): Listed | undefined => byProfile.get(entry)
