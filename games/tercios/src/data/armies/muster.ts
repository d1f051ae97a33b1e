import type { ArmyList, ChosenCommander, ChosenTroop, Profile, TroopOption } from '../profile.ts'
import { LEVELS } from '../qualities.ts'
import type { ArmyBook } from './army.ts'
import { PROFILES } from './books.ts'
import { ELITE_OPTIONS } from './options.ts'

/** A row of the book, or of another where a list has allies (TER-ALL-01). */
export function profileOf(book: ArmyBook, id: string): Profile {
  const profile = book.profiles.find(row => row.id === id) ?? PROFILES.get(id)
  if (!profile) throw new Error(`${book.id} has no ${id}`)
  return profile
}

const optionsFor = (profile: Profile): readonly TroopOption[] => [...profile.options, ...ELITE_OPTIONS]

export function pointsOfTroop(book: ArmyBook, { profile: id, options }: ChosenTroop): number {
  const profile = profileOf(book, id)
  const offered = optionsFor(profile)
  return options.reduce(
    (sum, chosen) => sum + (offered.find(option => option.id === chosen)?.points ?? 0),
    profile.points,
  )
}

/** TER-ARM-01: what a list costs. */
export function pointsOf(book: ArmyBook, list: ArmyList): number {
  const commanders = list.commands.flatMap(({ commander }) => (commander ? [commander] : []))
  return [
    LEVELS[list.chief.level].chief ?? 0,
    ...commanders.map(priceOf),
    ...[...list.elite, ...list.commands.flatMap(({ troops }) => troops)].map(troop => pointsOfTroop(book, troop)),
  ].reduce((sum, points) => sum + points, 0)
}
/** A commander-in-chief of allies is paid for as one (TER-ALL-02). */
const priceOf = ({ level, chief }: ChosenCommander): number =>
  (chief === true ? LEVELS[level].chief : LEVELS[level].commander) ?? 0
