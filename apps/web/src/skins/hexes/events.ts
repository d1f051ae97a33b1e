import {
  bookOf,
  type Event,
  type Field,
  isLeader,
  leader,
  NOBODY,
  type Piece,
  sideOf,
  unit,
} from '@acies/commands-colors'
import type { Hex } from '@acies/hexes'
import type { Lang, Seat } from '@acies/kernel'
import type { ThrownDie } from '../../look/DiceTray.tsx'
import type { Motion, Motions } from '../../look/hex/animate.ts'
import type { Point } from '../../look/ink/curves.ts'
import type { Side } from '../../look/symbols/sides.ts'
import type { Said, Throw } from '../skin.ts'
import type { Dress } from './dress.ts'
import { hexId, isOnMap, isTurned, paintOf, pointOf } from './places.ts'
import { hexWords } from './words.ts'

const idOf = (piece: Piece): string => `${isLeader(piece) ? 'l' : 'u'}${piece}`

/** What the pieces do when an event happens. */
export function motionsOf(e: Event, viewer: Seat): Motions {
  const turned = isTurned(viewer)
  const path = (from: Hex, way: readonly Hex[]): Point[] => [from, ...way].filter(isOnMap).map(h => pointOf(h, turned))
  switch (e.type) {
    case 'moved':
      return [{ kind: isLeader(e.piece) ? 'lead' : 'move', id: idOf(e.piece), path: path(e.from, e.path) }]
    case 'retreated':
      return [{ kind: 'retreat', id: idOf(e.unit), path: path(e.from, e.path) }]
    case 'evaded':
      return [{ kind: 'retreat', id: idOf(e.piece), path: path(e.from, e.path) }]
    case 'advanced':
      return [{ kind: 'advance', id: idOf(e.unit), path: path(e.from, [e.to]) }]
    case 'lost-blocks':
      return [{ kind: 'lose', id: idOf(e.unit), blocks: e.blocks }]
    case 'eliminated':
    case 'left-the-field': {
      const gone: Motion = { kind: 'eliminate', id: idOf(e.piece) }
      return [gone]
    }
    case 'card':
      return [{ kind: 'wait', ms: 420 }]
    case 'declared':
      return [{ kind: 'wait', ms: 260 }]
    case 'ordered':
      return [{ kind: 'wait', ms: 90 }]
    default:
      return []
  }
}

/** The dice of an event as they lie in the tray. */
export function thrown(e: Event, g: Field, lang: Lang, dress: Dress): Throw | null {
  const say = hexWords[lang]
  const book = bookOf(g)
  const pieceName = (piece: Piece): string =>
    isLeader(piece)
      ? dress.leaderName(leader(g, piece).name)[lang]
      : dress.unitName(book.types[unit(g, piece).type].id)[lang]
  const die = (face: number, state: ThrownDie['state']): ThrownDie => {
    const shown = dress.faces[face]
    const came = state === 'hit' ? `, ${say.hit}` : ''
    return { face: shown.face, state, label: `${shown.name[lang]}${came}` }
  }
  switch (e.type) {
    case 'rolled': {
      const target = isLeader(e.target) ? null : book.types[unit(g, e.target).type].id
      const struck = strikers(e.faces, e.hits, dress.strikes(target))
      const flag = dress.faces.findIndex(f => f.face === 'flag')
      const dice = e.faces.map((face, i) => {
        const counts = struck.has(i) ? 'hit' : face === flag && e.flags > 0 ? 'plain' : 'miss'
        return die(face, counts)
      })
      const came = e.flags > 0 ? `${say.hits(e.hits)}, ${say.flags(e.flags)}` : say.hits(e.hits)
      return { dice, caption: `${pieceName(e.roller)} → ${pieceName(e.target)} · ${came}` }
    }
    case 'leader-check':
      return {
        dice: e.faces.map(face => die(face, face === book.leaderFace ? 'hit' : 'miss')),
        caption: say.leaderCheck(pieceName(e.leader)),
      }
    case 'command-dice':
      return { dice: e.faces.map(face => die(face, 'plain')), caption: say.commandDice }
    default:
      return null
  }
}
/** Which dice struck: as many as there are hits, the surest faces first. */
function strikers(faces: readonly number[], hits: number, order: readonly number[]): Set<number> {
  const struck = new Set<number>()
  for (const face of order) {
    for (let i = 0; i < faces.length && struck.size < hits; i++) if (faces[i] === face) struck.add(i)
  }
  return struck
}

/** Whose deed an event is. */
export function byWhom(e: Event, g: Field): Side | undefined {
  if ('side' in e) return paintOf(e.side)
  const piece = 'roller' in e ? e.roller : 'attacker' in e && e.type === 'declared' ? e.attacker : pieceIn(e)
  return piece === undefined || piece < 0 ? undefined : paintOf(sideOf(g, piece))
}
function pieceIn(e: Event): Piece | undefined {
  if ('unit' in e) return e.unit
  if ('piece' in e) return e.piece
  return 'leader' in e ? e.leader : undefined
}

/** What a leader says at some moments. */
export function quoteFor(e: Event, g: Field, lang: Lang, n: number, dress: Dress): Said | null {
  const speak = (led: Piece, moment: 'start' | 'attack' | 'loss' | 'victory'): Said | null => {
    if (led === NOBODY || led === undefined) return null
    const l = leader(g, led)
    const text = dress.quote(l.name, moment)
    if (text === null || !isOnMap(l.hex)) return null
    return { place: hexId(l.hex), who: dress.leaderName(l.name)[lang], text: text[lang] }
  }
  const firstOf = (side: number): Piece => g.leaders.find(l => l.side === side && isOnMap(l.hex))?.id ?? NOBODY
  switch (e.type) {
    case 'turn':
      return e.turn <= 2 ? speak(firstOf(e.side), 'start') : null
    case 'declared': {
      const hex = isLeader(e.attacker) ? -1 : unit(g, e.attacker).hex
      return n % 2 === 0 ? speak(g.leaderAt[hex] ?? NOBODY, 'attack') : null
    }
    case 'lost-blocks': {
      const { hex } = unit(g, e.unit)
      return n % 2 === 1 && e.left > 0 ? speak(g.leaderAt[hex] ?? NOBODY, 'loss') : null
    }
    case 'won':
      return speak(firstOf(e.side), 'victory')
    default:
      return null
  }
}
