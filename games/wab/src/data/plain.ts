import { BARDINGS, BODY_ARMOUR, SHIELDS } from './armour.ts'
import type { Gift, Profile } from './kinds.ts'
import { BLADES, MISSILES } from './weapons.ts'

/** Anything a case may put into the hands of plain troops, for nothing. */
const gifts = (): Record<string, Gift> => {
  const found: Record<string, Gift> = { horse: { points: 0, mount: 8 } }
  for (const armour of [...BODY_ARMOUR, ...SHIELDS, ...BARDINGS]) found[armour] = { points: 0, armour: [armour] }
  for (const weapon of [...BLADES, ...MISSILES]) found[weapon] = { points: 0, weapons: [weapon] }
  return found
}
const ORDINARY = [4, 3, 3, 3, 3, 1, 3, 1, 7] as const
const plain = (id: string, more: Partial<Profile>): Profile => ({
  id,
  troop: 'infantry',
  line: ORDINARY,
  points: 5,
  order: 'close',
  weapons: ['hand-weapon'],
  armour: [],
  traits: [],
  options: gifts(),
  ...more,
})

/** Ordinary troops of no army list and without any special rule: cases of the core rules are written with them. */
export const PLAIN: readonly Profile[] = [
  plain('foot', {}),
  plain('light-foot', { order: 'open' }),
  plain('archers', { weapons: ['hand-weapon', 'bow'] }),
  plain('skirmishers', { order: 'loose', weapons: ['hand-weapon', 'javelin'] }),
  plain('horse', { troop: 'cavalry', line: [8, 3, 3, 3, 3, 1, 3, 1, 7], order: 'open' }),
  plain('close-horse', { troop: 'cavalry', line: [8, 3, 3, 3, 3, 1, 3, 1, 7] }),
  plain('elephant', { troop: 'elephant', line: [6, 4, 0, 7, 6, 6, 3, 4, 7], order: 'loose', points: 150 }),
  plain('chariot', { troop: 'chariot', line: [8, 4, 4, 4, 4, 2, 4, 2, 7], order: 'open', points: 50 }),
  plain('machine', { troop: 'machine', line: [4, 3, 3, 3, 7, 3, 1, 1, 7], order: 'loose', points: 50 }),
  plain('hero-elephant', {
    character: true,
    troop: 'elephant',
    line: [6, 5, 5, 7, 6, 6, 5, 4, 8],
    order: 'loose',
    points: 200,
  }),
  plain('hero-chariot', {
    character: true,
    troop: 'chariot',
    line: [8, 5, 5, 4, 4, 4, 5, 4, 8],
    order: 'loose',
    points: 100,
  }),
  plain('hero', { character: true, line: [4, 5, 5, 4, 4, 2, 5, 2, 8], order: 'loose', points: 50 }),
]
