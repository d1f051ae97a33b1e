import { type Choice, Ledger, type LedgerLine, rulebook, type Told, type Trait, Traits, thing } from '@acies/kernel'
import { baseAt, bodyAt, freeWay, INCH, inches, pose, slid } from '@acies/table'

/**
 * How little a game of the free table needs: two knights, a lance's length of lists, special rules in rooms of their own.
 * In turn each rides on as far as he likes; who comes to touch the other strikes, and a six with what helps him unhorses.
 */
export interface Rider {
  x: number
  y: number
  facing: number
  traits: readonly string[]
}
export interface Lists {
  riders: Rider[]
  turn: number
}
export type Blow = Told &
  (
    | { type: 'rode'; rider: number; far: number }
    | { type: 'struck'; rider: number; die: number; ledger: readonly LedgerLine[] }
  )

interface Skill extends Trait {
  speed?(l: Ledger): void
  blow?(l: Ledger, far: number): void
}
export const SKILLS = new Traits<Skill>([
  { name: 'destrier', rules: ['JOU-03'], speed: l => l.add(2, 'JOU-03') },
  { name: 'couched-lance', rules: ['JOU-04'], blow: (l, far) => l.add(far >= inches(4) ? 2 : 0, 'JOU-04') },
])

const bodyOf = (r: Rider) => bodyAt(baseAt(2000, 4000, r))
/** In inches, every reason with its rule (JOU-01). */
export function speedOf(r: Rider): Ledger {
  const ledger = new Ledger(6)
  for (const skill of SKILLS.of(r.traits).with('speed')) skill.speed(ledger)
  return ledger
}
const roomBefore = (g: Lists, rider: number): number =>
  freeWay(bodyOf(g.riders[rider]), g.riders[rider].facing, inches(99), [bodyOf(g.riders[1 - rider])])

const { procedure, question } = rulebook<Lists, Blow>()
const ride = question({
  name: 'ride',
  kind: 'number',
  rules: ['JOU-01'],
  with: (a: { rider: number }) => a,
  seats: (_g, v) => [v.rider],
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: 1, max: speedOf(g.riders[v.rider]).total, about: v.rider },
  take: (_r, _v, picks): number => thing(picks, 0),
})
export const course = procedure({
  name: 'course',
  gives: undefined,
  with: (_: object) => ({ rider: 0, far: 0 }),
  lines: {
    ask(r, v) {
      v.rider = r.field.turn % 2
      r.call(ride, { rider: v.rider }, 'far')
    },
    go(r, v) {
      const u = r.field.riders[v.rider]
      v.far = Math.min(inches(v.far), roomBefore(r.field, v.rider))
      Object.assign(u, slid(pose(u.x, u.y, u.facing), u.facing, v.far))
      r.tell({ type: 'rode', rider: v.rider, far: v.far, rules: ['JOU-01'] })
    },
    strike(r, v) {
      if (roomBefore(r.field, v.rider) > INCH / 10) return
      const ledger = new Ledger(r.roll(6) + 1)
      for (const skill of SKILLS.of(r.field.riders[v.rider].traits).with('blow')) skill.blow(ledger, v.far)
      r.tell({ type: 'struck', rider: v.rider, die: ledger.base, ledger: ledger.lines, rules: ['JOU-02'] })
      if (ledger.total >= 6) r.finish([v.rider])
    },
    next(r) {
      if (++r.field.turn > 40) return r.finish([])
      r.repeat()
    },
  },
})
export const joustSteps = [course, ride]
export const joustField = (): Lists => ({
  riders: [
    { x: inches(10), y: inches(20), facing: 9000, traits: ['couched-lance'] },
    { x: inches(30), y: inches(20), facing: 27000, traits: ['destrier'] },
  ],
  turn: 0,
})
