import { type Choice, type Picks, thing, word } from '@acies/kernel'
import { opposite, slid } from '@acies/table'
import { does, ENDS, type Field, foesOf, STEP, type Unit, type Wrap } from '../position.ts'
import { contactOf } from '../rules/contacts.ts'
import { roomBehind, roomToFollow } from '../rules/engaged.ts'
import { stand } from '../rules/manoeuvre.ts'
import { hasRoom, wrapBody } from '../rules/stance.ts'
import { dropWraps, extensionTouches, wrapsAt } from '../rules/wrap.ts'
import { tidy } from './attack.ts'
import { event, IN_UD, only, procedure, question, type Table } from './book.ts'
import { liftFog } from './fog.ts'

/** What an enemy answers: whether he follows, and how many markers he then keeps at each end. */
type Answer = readonly [foe: number, follows: number, left: number, right: number]

/** Straight back with its front to the enemy, at most half its movement; each enemy holds or follows (ONU-ENG-20 to 27). */
export const fallBack = procedure({
  name: 'fall-back',
  gives: undefined,
  with: (args: { unit: number }) => ({ far: 0, answers: [] as Answer[], ...args }),
  lines: {
    ask(r, v) {
      r.call(howFarBack, { unit: v.unit }, 'far')
    },
    answers(r, v) {
      const foes = foesOf(r.field, r.field.units[v.unit]).sort((a, b) => a - b)
      r.call(answerFallBack, { unit: v.unit, far: v.far, foes }, 'answers')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const to = slid(u, opposite(u.facing), v.far * STEP)
      stand(g, u, to)
      does(u, { moved: true, used: v.far, cap: 'none' })
      r.tell(event('fell-back', ['ONU-ENG-20', 'ONU-ENG-22'], { unit: u.id, to: [to.x, to.y, to.facing] }))
      for (const answer of v.answers) {
        if (answer[1] === 1) follow(r, u, answer, v.far * STEP)
        else hold(r, u.id, answer[0])
      }
      liftFog(r)
      tidy(r)
    },
  },
})

/** Every enemy in contact answers, by id, before anybody moves (ONU-ENG-23). */
export const answerFallBack = procedure({
  name: 'answer-fall-back',
  gives: [] as Answer[],
  with: (args: { unit: number; far: number; foes: number[] }) => ({
    answers: [] as Answer[],
    choice: '',
    keep: [] as Picks,
    ...args,
  }),
  lines: {
    ask(r, v) {
      if (v.answers.length === v.foes.length) return r.end(v.answers)
      v.choice = ''
      v.keep = []
      r.call(holdOrFollow, { unit: v.foes[v.answers.length], from: v.unit, far: v.far }, 'choice')
    },
    keep(r, v) {
      const unit = v.foes[v.answers.length]
      if (v.choice === 'follow' && r.field.units[unit].wraps.some(w => w.on === v.unit))
        r.call(keepWraps, { unit, from: v.unit }, 'keep')
    },
    note(r, v) {
      const [left, right] = v.keep.length === 2 ? [thing(v.keep, 0), thing(v.keep, 1)] : [0, 0]
      v.answers.push([v.foes[v.answers.length], v.choice === 'follow' ? 1 : 0, left, right])
      r.repeat()
    },
  },
})

/** All section markers of both come off, extensions too; they are no longer in melee (ONU-ENG-24, ONU-R-74). */
function hold(r: Table, unit: number, foe: number): void {
  const g = r.field
  r.tell(event('held', ['ONU-ENG-24'], { unit: foe, foe: unit }))
  for (const id of [unit, foe]) {
    const u = g.units[id]
    // Markers that lie on somebody else stay with him.
    const other = id === unit ? foe : unit
    dropWraps(g, u, w => w.on === other, 'gone')
    for (const end of ENDS) if (u[end] && extensionTouches(g, u, end).every(foe => foe === other)) u[end] = false
  }
  part(r, unit, foe)
}
function part(r: Table, unit: number, foe: number): void {
  const g = r.field
  g.pairs = g.pairs.filter(p => !((p.a === unit && p.b === foe) || (p.a === foe && p.b === unit)))
  r.tell(event('disengaged', ['ONU-ENG-24', 'ONU-R-78'], { unit, foe }))
}

/** Along with the one that falls back, as far as its full movement and its way allow (ONU-ENG-25, 26, ONU-R-79). */
function follow(r: Table, u: Unit, [id, , ...kept]: Answer, far: number): void {
  const g = r.field
  const foe = g.units[id]
  const bearing = opposite(u.facing)
  const before = { x: foe.x, y: foe.y }
  for (const [i, end] of ENDS.entries()) {
    const laid = wrapsAt(foe, end).filter(w => w.on === u.id)
    dropWraps(g, foe, w => w.end === end && w.on === u.id && laid.indexOf(w) >= kept[i], 'line')
  }
  const gone = roomToFollow(g, foe, bearing, far)
  const to = slid(foe, bearing, gone)
  stand(g, foe, to)
  r.tell(event('followed', ['ONU-ENG-25'], { unit: foe.id, foe: u.id, to: [to.x, to.y, to.facing] }))
  const reached = gone >= far - 2
  if (reached) {
    // Derived from the one who fell back, so that rounding never adds up.
    carry(g, foe, u.id, foe.x - before.x, foe.y - before.y)
    carry(g, u, foe.id, foe.x - before.x, foe.y - before.y)
    if (contactOf(u, foe).dice > 0) return
  }
  for (const [one, other] of [
    [u, foe],
    [foe, u],
  ])
    dropWraps(g, one, w => w.on === other.id, 'line')
  part(r, u.id, foe.id)
}

/** Markers go along; one that no longer fits is removed, with those beyond it (ONU-ENG-25, ONU-R-79). */
function carry(g: Field, u: Unit, on: number, dx: number, dy: number): void {
  const mine = u.wraps.filter(w => w.on === on)
  if (mine.length === 0) return
  const rest = u.wraps.filter(w => w.on !== on)
  u.wraps = rest
  for (const end of ENDS) {
    for (const w of mine.filter(m => m.end === end)) {
      const moved: Wrap = { ...w, x: w.x + dx, y: w.y + dy }
      if (!hasRoom(g, wrapBody(moved))) break
      u.wraps = [...u.wraps, moved]
    }
  }
}

export const howFarBack = question({
  name: 'how-far-back',
  kind: 'number',
  rules: ['ONU-ENG-20', 'ONU-ENG-21'],
  with: (a: { unit: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'number', min: 1, max: roomBehind(g, g.units[v.unit]), about: v.unit, ...IN_UD },
  take: (_r, _v, picks): number => thing(picks, 0),
})

const ANSWERS = ['hold', 'follow'] as const
/** Is it free to follow: in melee with nobody else? (ONU-ENG-23) */
const mayFollow = (g: Field, unit: number, from: number): boolean =>
  foesOf(g, g.units[unit]).every(id => id === from) && !g.units[unit].fleeing
export const holdOrFollow = question({
  name: 'hold-or-follow',
  kind: 'one',
  rules: ['ONU-ENG-23'],
  with: (a: { unit: number; from: number; far: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next: (g, v, draft): Choice | null =>
    draft.length > 0 ? null : { of: 'word', options: mayFollow(g, v.unit, v.from) ? ANSWERS : ['hold'], about: v.unit },
  take: (_r, _v, picks): string => word(picks, 0, ANSWERS),
})

/** How many of its markers a follower keeps at the left end, then at the right (ONU-ENG-27). */
export const keepWraps = question({
  name: 'keep-wraps',
  kind: 'number',
  rules: ['ONU-ENG-27'],
  with: (a: { unit: number; from: number }) => a,
  seats: (g, v) => only(g.units[v.unit].seat),
  next(g, v, draft): Choice | null {
    if (draft.length === 2) return null
    const laid = wrapsAt(g.units[v.unit], ENDS[draft.length]).filter(w => w.on === v.from).length
    return { of: 'number', min: 0, max: laid, about: v.unit, counts: `markers-${ENDS[draft.length]}` }
  },
  take: (_r, _v, picks): Picks => picks.slice(),
})
