import type { Lang } from '@acies/kernel'
import { INCH } from '@acies/table'
import { type Event, type Field, played, type Roll, unitName } from '@acies/wab'
import type { Motions } from '../../look/hex/animate.ts'
import type { DieFace } from '../../look/symbols/dice.ts'
import { type Side, sideOfSeat } from '../../look/symbols/sides.ts'
import type { Throw } from '../../skins/skin.ts'
import type { Flight, Moved } from '../../skins/table/dress.ts'
import type { PosePick } from '../../skins/table/places.ts'
import { wabWords } from './words.ts'

const FACES: readonly DieFace[] = ['1', '2', '3', '4', '5', '6']
export const actor = (e: Event): number => ('unit' in e ? e.unit : -1)

const poseAt = (path: readonly number[], i: number): PosePick => [path[i], path[i + 1], path[i + 2]]
const RETREATS: readonly Event['type'][] = ['fled', 'gave-ground', 'disengaged', 'stampeded']

/** A way that was gone; what only stands somewhere is set down there. */
export function moved(e: Event): Moved | null {
  if (!('path' in e) || !('unit' in e) || e.path.length < 3) return null
  const to = poseAt(e.path, e.path.length - 3)
  if (e.path.length < 6) return e.type === 'placed' ? { piece: e.unit, from: null, to, how: 'move' } : null
  return { piece: e.unit, from: poseAt(e.path, 0), to, how: RETREATS.includes(e.type) ? 'retreat' : 'move' }
}

/** What a machine threw: along which line, and for a stone how wide it came down. */
export function flew(e: Event): Flight | null {
  switch (e.type) {
    case 'bolt':
    case 'ball':
    case 'salvo':
    case 'stone': {
      const [x, y, , toX, toY] = e.line
      const line = { from: { x, y }, to: { x: toX, y: toY } }
      // A stone's template, and the teardrop of a salvo (WAB-WAR-27, WAB-WAR-69).
      if (e.type === 'stone') return { ...line, round: 1.5 * INCH }
      return e.type === 'salvo' ? { ...line, spread: 2 * INCH } : line
    }
    default:
      return null
  }
}

export function beats(e: Event): Motions {
  switch (e.type) {
    case 'lost':
      return [{ kind: 'eliminate', id: `u${e.unit}` }]
    case 'bolt':
    case 'stone':
    case 'ball':
    case 'salvo':
    case 'misfired':
    case 'declared':
    case 'reacted':
    case 'result':
    case 'broken':
    case 'tested':
      return [{ kind: 'wait', ms: 380 }]
    case 'fallen':
      return [{ kind: 'wait', ms: 160 }]
    default:
      return []
  }
}

function inBulk({ faces, need, n }: Roll, caption: string): Throw {
  const dice = faces.flatMap((count, i) =>
    Array.from({ length: count }, () => ({
      face: FACES[i],
      state: i + 1 >= need ? ('hit' as const) : ('miss' as const),
    })),
  )
  return { dice, caption: `${caption}: ${n}` }
}

export function thrown(e: Event, g: Field, lang: Lang): Throw | null {
  const say = wabWords[lang]
  switch (e.type) {
    case 'volley':
    case 'blows':
    case 'wounds':
    case 'saves':
      return inBulk(
        e.roll,
        `${unitName(g, e.unit, lang)} → ${unitName(g, e.other, lang)}, ${say.dice[e.type]} ${say.needs(e.roll.need)}`,
      )
    case 'tested':
      return {
        dice: e.dice.map(face => ({ face: FACES[face - 1] ?? '1', state: e.passed ? 'hit' : 'miss' })),
        caption: `${unitName(g, e.unit, lang)}: ${say.test(e.ledger.total)}`,
      }
    case 'thrown':
    case 'works':
      return {
        dice: [{ face: FACES[e.die - 1], state: e.die >= e.need ? 'hit' : 'miss' }],
        caption: played.speech.tell(e, g, lang),
      }
    case 'fled':
    case 'feigned':
    case 'stampeded':
    case 'crashed':
    case 'impact':
    case 'shared':
    case 'pursued':
    case 'overran':
    case 'gave-ground':
    case 'blocked':
    case 'roll-off':
    case 'momentum':
      return e.dice.length === 0
        ? null
        : {
            dice: e.dice.map(face => ({ face: FACES[face - 1] ?? '1', state: 'plain' })),
            caption: played.speech.tell(e, g, lang),
          }
    default:
      return null
  }
}

export function byWhom(e: Event, g: Field): Side | undefined {
  if ('unit' in e && g.units[e.unit] !== undefined) return sideOfSeat(g.units[e.unit].seat)
  return e.type === 'turn' ? sideOfSeat(e.side) : undefined
}

export const heading = (e: Event, _g: Field, lang: Lang): string | null =>
  e.type === 'turn' ? wabWords[lang].turn(Math.ceil(e.turn / 2)) : null
