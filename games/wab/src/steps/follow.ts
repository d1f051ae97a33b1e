import { type Choice, word } from '@acies/kernel'
import { bodyAt, overlaps, slid, sweep } from '@acies/table'
import { type Field, has, isFleeing, onTable, type Unit } from '../position.ts'
import { blockAt, bodiesOf, bodyOf, groundOf, place } from '../rules/bodies.ts'
import { meet, strikeAhead } from '../rules/contact.ts'
import { isEngaged } from '../rules/engaged.ts'
import { goStraight } from '../rules/going.ts'
import { defendsAgainst } from '../rules/obstacle.ts'
import { allowanceOf } from '../rules/pace.ts'
import { straightOn, vectorOf } from '../rules/route.ts'
import { refusal } from '../traits/index.ts'
import { ownerOf, procedure, question, type Table } from './book.ts'
import { type Met, readMet } from './met.ts'

/** Whom a winner must follow: all its enemies gave ground, and it stands where it fought (WAB-GIVE-09, 13, WAB-RUL-187). */
export function followed(g: Field, u: Unit, met: readonly Met[]): Unit | null {
  if (!onTable(u) || isFleeing(u) || has(u, 'broken') || has(u, 'yielded') || isEngaged(g, u)) return null
  const foes = met.filter(m => m.unit === u.id)
  if (foes.length === 0 || !foes.every(m => onTable(g.units[m.foe]) && has(g.units[m.foe], 'yielded'))) return null
  const front = foes.find(m => m.side === 0)
  return front === undefined ? null : g.units[front.foe]
}
export const follows = procedure({
  name: 'follows',
  gives: undefined,
  with: (a: { units: number[]; met: number[] }) => ({ units: [...a.units], met: [...a.met], unit: -1, word: '' }),
  lines: {
    ask(r, v) {
      const g = r.field
      const id = v.units.shift()
      if (id === undefined) return r.end(undefined)
      v.unit = id
      v.word = 'follow'
      const target = followed(g, g.units[id], readMet(v.met))
      if (target === null) return
      if (refusal('must-follow', g, g.units[id], { other: target }) !== null) return // WAB-PSY-22
      const free =
        defendsAgainst(g, g.units[id], target) !== null || refusal('follow', g, g.units[id], { other: target }) !== null
      if (free) r.call(follow, { unit: id }, 'word')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const target = followed(g, u, readMet(v.met))
      if (target !== null && v.word === 'follow') followUp(r, u, target)
      r.repeat()
    },
  },
})
/** Straight on, as far as a normal move goes, to regain contact (WAB-GIVE-09 to 12). */
function followUp(r: Table, u: Unit, target: Unit): void {
  const g = r.field
  const most = allowanceOf(g, u, 'follow')
  const path = [u.x, u.y, u.facing]
  const found = strikeAhead(g, u, u, most, target)
  const others = [...bodiesOf(g, u, o => o !== target), ...groundOf(g).impassable]
  const body = bodyOf(g, u)
  const reach = found === null ? 0 : goStraight(g, u, u, vectorOf(u.facing), found.gone, most, most).reach
  const open = found !== null && reach >= found.gone && sweep(body, u.facing, found.gone, others).free >= found.gone
  if (found !== null && open && !others.some(o => overlaps(bodyAt(blockAt(g, u, found.end)), o))) {
    place(u, found.end)
    meet(g, u, target, found.side)
    r.tell({ type: 'followed', rules: ['WAB-GIVE-09', 'WAB-GIVE-10'], unit: u.id, path: [...path, u.x, u.y, u.facing] })
    return
  }
  // Out of reach: it goes as far as it can, an inch from any enemy, and the combat is over (WAB-GIVE-12, WAB-RUL-147).
  const enemies = bodiesOf(g, u, o => o.side !== u.side)
  const friends = [...bodiesOf(g, u, o => o.side === u.side), ...groundOf(g).impassable]
  const far = straightOn(g, u, u, most, most, enemies, friends)
  if (far <= 0) return r.tell({ type: 'stayed', rules: ['WAB-GIVE-12'], unit: u.id })
  place(u, slid(u, u.facing, far))
  r.tell({ type: 'followed', rules: ['WAB-GIVE-09', 'WAB-GIVE-12'], unit: u.id, path: [...path, u.x, u.y, u.facing] })
}
/** Who defends an obstacle need not follow (WAB-GIVE-13, WAB-OBST-08). */
const follow = question({
  name: 'follow',
  kind: 'one',
  rules: ['WAB-GIVE-13', 'WAB-GIVE-09'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => ownerOf(g, v.unit),
  next: (_g, v, draft): Choice | null => (draft.length > 0 ? null : { of: 'word', options: FOLLOWS, about: v.unit }),
  take: (_r, _v, picks): string => word(picks, 0, FOLLOWS),
})
const FOLLOWS = ['follow', 'stay'] as const
export const followSteps = [follows, follow]
