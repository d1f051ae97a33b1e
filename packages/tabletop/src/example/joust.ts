import {
  barred,
  DUEL,
  type GameRules,
  Ledger,
  open,
  rulebook,
  type Told,
  type Trait,
  Traits,
  thing,
} from '@acies/kernel'
import { baseAt, bodyAt, freeWay, inches, overlaps, slid } from '@acies/table'

/** Two knights ride at each other in turn; who comes to touch strikes, and a six with what helps him unhorses. */
const knight = (x: number, facing: number, trait: string) => ({ x: inches(x), y: 0, facing, traits: [trait] })
export type Lists = { riders: ReturnType<typeof knight>[]; turn: number }
export type Blow = Told & { rider: number; far: number; die: number; ledger: Ledger['lines'] }

/** Special rules, each in its room: what it adds to a blow, and which rides it bars. */
type Skill = Trait & { blow?(l: Ledger, far: number): void; bars?(far: number): string | null }
const lance: Skill = { name: 'lance', rules: ['JOU-03'], blow: (l, far) => l.add(far < inches(3) ? 0 : 2, 'JOU-03') }
const fiery: Skill = { name: 'fiery', rules: ['JOU-04'], bars: far => (far < inches(3) ? 'JOU-04' : null) }
const SKILLS = new Traits([lance, fiery])

const skills = (g: Lists) => SKILLS.of(g.riders[g.turn].traits)
const bodies = (g: Lists) => g.riders.map(rider => bodyAt(baseAt(2000, 4000, rider)))
const roomAhead = (g: Lists) => freeWay(bodies(g)[g.turn], g.riders[g.turn].facing, inches(99), [bodies(g)[1 - g.turn]])

const { procedure, question } = rulebook<Lists, Blow>()
const ride = question({
  name: 'ride',
  kind: 'number',
  rules: ['JOU-01'],
  with: (args: object) => args,
  seats: g => [g.turn],
  next: (_g, _v, draft) => (draft.length > 0 ? null : { of: 'number', min: 1, max: inches(6), per: inches(1) }),
  forbids: (g, _v, picks) => barred(skills(g).with('bars'), skill => skill.bars(thing(picks, 0))),
  take(r, _v, picks) {
    const g = r.field
    const rider = g.riders[g.turn]
    const far = Math.min(thing(picks, 0), roomAhead(g))
    Object.assign(rider, slid(rider, rider.facing, far))
    const blow = new Ledger(roomAhead(g) < inches(0.1) ? r.roll(6) + 1 : 0)
    if (blow.base > 0) for (const skill of skills(g).with('blow')) skill.blow(blow, far)
    r.tell({ type: 'rode', rider: g.turn, far, die: blow.base, ledger: blow.lines, rules: ['JOU-01', 'JOU-02'] })
    if (blow.total >= 6) r.finish([g.turn])
    g.turn = 1 - g.turn
  },
})
const course = procedure({
  name: 'course',
  gives: undefined,
  with: (args: object) => args,
  lines: { ride: r => r.call(ride, {}), again: r => r.repeat() },
})
export const joust: GameRules<Lists, Blow> = {
  id: 'joust',
  version: '1',
  seating: () => DUEL,
  scenarios: [{ id: 'lists' }],
  options: [],
  first: 'course',
  steps: () => [course, ride],
  setUp: () => ({ riders: [knight(10, 9000, 'lance'), knight(30, 27000, 'fiery')], turn: 0 }),
  copy: g => ({ riders: g.riders.map(rider => ({ ...rider })), turn: g.turn }),
  sight: { riders: [{ x: open, y: open, facing: open, traits: open }], turn: open },
  check: g => (overlaps(bodies(g)[0], bodies(g)[1]) ? 'they ride through each other' : null),
}
