import type { Profile } from '../profile.ts'
import type { ArmyBook } from './army.ts'
import { PROFILES } from './books.ts'

/** A row of the book, or of another where a list has allies (TER-ALL-01). */
export function profileOf(book: ArmyBook, id: string): Profile {
  const profile = book.profiles.find(row => row.id === id) ?? PROFILES.get(id)
  if (!profile) throw new Error(`${book.id} has no ${id}`)
  return profile
}
