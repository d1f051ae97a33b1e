import type { Picks } from '@acies/kernel'
import type { Rule } from '../events.ts'
import { does, type Field, isEngaged, NOBODY, onTable, STEP, type Unit } from '../position.ts'
import { budgetOf, passedOn, waysOf } from '../rules/going.ts'
import { type Deed, deedsOf, type Errand, hasBegun, legOf, openWay, perform, rehearse } from '../rules/manoeuvre.ts'
import { isSettled, liesOver } from '../rules/rest.ts'
import { agreedWith } from '../traits/index.ts'
import { event, procedure, type Table, tellOf } from './book.ts'
import { charge } from './charge.ts'
import { liftFog } from './fog.ts'
import { manoeuvre } from './manoeuvre.ts'
import { passThrough } from './passing.ts'

const RULE_OF: Record<'extend' | 'shorten' | 'form' | 'drop', Rule> = {
  extend: 'ONU-MAN-08',
  shorten: 'ONU-MAN-08',
  form: 'ONU-MAN-13',
  drop: 'ONU-FRM-02',
}

/** One unit makes a step of its move: asked for, then made deed by deed (ONU-MOV-01, ONU-R-95). */
export const move = procedure({
  name: 'move',
  gives: undefined,
  with: (args: { unit: number; errand: Errand }) => ({ picks: [] as Picks, ...args }),
  lines: {
    ask(r, v) {
      const u = r.field.units[v.unit]
      // The extra move is not for one that something else still holds (ONU-R-60).
      if (v.errand === 'extra' && (!onTable(u) || u.fleeing || isEngaged(r.field, u))) return r.end(undefined)
      r.call(manoeuvre, { unit: v.unit, errand: v.errand }, 'picks')
    },
    go(r, v) {
      const g = r.field
      const u = g.units[v.unit]
      const { deeds } = deedsOf(v.picks)
      if (v.errand === 'move') beginMove(r, u, deeds)
      if (deeds.length === 0) return r.end(undefined)
      const { doings } = u
      if (v.errand === 'extra') u.doings = rehearse(g, u, 'extra').unit.doings
      march(r, u, deeds)
      if (v.errand === 'extra') u.doings = doings
      if (deeds[deeds.length - 1].word === 'charge') return r.call(charge, { unit: v.unit })
      rest(r, u, v.errand)
    },
  },
})

/** It is this unit's move now; an empty answer ends it (ONU-R-95). */
function beginMove(r: Table, u: Unit, deeds: readonly Deed[]): void {
  const g = r.field
  if (deeds.length === 0) {
    g.mover = NOBODY
    // In the skirmishers' phase those who have moved before may be taken up again, but for this.
    if (!hasBegun(u) || g.phase === 'skirmish') does(u, { when: 'done' })
    return
  }
  g.mover = u.id
  // The auxiliary that moves by itself leaves its principal (ONU-SKL-66, 67).
  u.under = NOBODY
}

/** Makes the deeds one after another: legs with what they pass, manoeuvres with what they change. */
function march(r: Table, u: Unit, deeds: readonly Deed[]): void {
  const g = r.field
  const path = [u.x, u.y, u.facing]
  const before = { x: u.x, y: u.y, facing: u.facing }
  const { used } = u.doings
  for (const deed of deeds) {
    const leg = legOf(u, deed)
    if (leg !== null) {
      const ways = waysOf(g, u, (budgetOf(g, u) + 200) * STEP)
      const passed = passedOn(ways, u, openWay(ways, u, leg))
      glide(r, u, deed)
      passThrough(r, u, passed)
      path.push(u.x, u.y, u.facing)
    } else change(r, u, deed)
  }
  if (path.length > 3)
    r.tell(event('moved', ['ONU-MOV-01', 'ONU-MOV-06'], { unit: u.id, path, used: u.doings.used - used }))
  if (liesOver(g, u).length > 0) g.over = [...g.over.filter(o => o.unit !== u.id), keptFrom(g, u, before)]
}
/** Where it stood before the move on which it came over a friend (ONU-R-54). */
const keptFrom = (g: Field, u: Unit, before: { x: number; y: number; facing: number }): Field['over'][number] =>
  g.over.find(o => o.unit === u.id) ?? { unit: u.id, ...before }

/** Among cards that lie face down every tenth of a UD counts: who comes near is seen at once (ONU-OPT-32). */
function glide(r: Table, u: Unit, deed: Deed): void {
  const g = r.field
  const far = deed.word === 'ahead' ? deed.n : deed.word === 'slide' ? deed.far : 0
  const veiled = agreedWith(g, 'veils').length > 0
  if (veiled && far > 10) {
    const here = { x: u.x, y: u.y, facing: u.facing }
    const { doings } = u
    for (let n = 10; n < far; n += 10) {
      perform(g, u, deed.word === 'ahead' ? { ...deed, n } : { ...deed, far: n })
      liftFog(r)
      Object.assign(u, here)
      u.doings = doings
    }
  }
  perform(g, u, deed)
  if (veiled) liftFog(r)
}

function change(r: Table, u: Unit, deed: Deed): void {
  const { formation } = u
  perform(r.field, u, deed)
  const { word } = deed
  const seen = event('formation-changed', ['ONU-OPT-31'], { unit: u.id })
  if (word === 'forced-march') {
    u.marched = true
    r.tell(event('force-marched', ['ONU-MOV-10', 'ONU-MOV-12'], { unit: u.id }))
  } else if (word.startsWith('extend-'))
    r.tell(event('extended', [RULE_OF.extend], { unit: u.id, end: word === 'extend-left' ? 'left' : 'right' }))
  else if (word.startsWith('shorten-'))
    r.tell(event('shortened', [RULE_OF.shorten], { unit: u.id, end: word === 'shorten-left' ? 'left' : 'right' }))
  else if (word === 'drop' && formation !== 'none' && formation !== 'hidden')
    tellOf(r, u, event('formation-dropped', [RULE_OF.drop], { unit: u.id, formation }), seen)
  else if (word.startsWith('form-') && u.formation !== 'none' && u.formation !== 'hidden')
    tellOf(r, u, event('formed', [RULE_OF.form], { unit: u.id, formation: u.formation }), seen)
}

/** A move that was no charge has come to rest; nobody lies over anybody any more: the way back is forgotten (ONU-R-54). */
function rest(r: Table, u: Unit, errand: Errand): void {
  const g = r.field
  if (g.over.length > 0 && isSettled(g)) g.over = []
  if (errand === 'move' && u.doings.cap === 'double' && u.doings.used >= budgetOf(g, u)) does(u, { cap: 'none' })
}
