import type { Hex } from '@acies/hexes'
import type { RuleId, Told } from '@acies/kernel'
import type { Side } from './battlefield.ts'
import type { Piece } from './field.ts'

/** How a roll against somebody came about. */
export type Mode = 'fire' | 'attack' | 'battle-back' | 'first-strike' | 'answer' | 'evade' | 'escape' | 'rampage'

interface Base extends Told {
  readonly rules: readonly RuleId[]
}
/** What happens on the battlefield, for the log, the animation and the statistics. */
export type Event =
  | (Base & { type: 'turn'; side: Side; turn: number })
  | (Base & { type: 'card'; side: Side; card: number })
  | (Base & { type: 'copied'; side: Side; orders: number })
  | (Base & { type: 'fallback'; side: Side })
  | (Base & { type: 'command-dice'; side: Side; faces: readonly number[] })
  | (Base & { type: 'ordered'; piece: Piece; hex: Hex })
  | (Base & { type: 'rallied'; unit: Piece; blocks: number })
  | (Base & { type: 'moved'; piece: Piece; from: Hex; to: Hex; path: readonly Hex[] })
  | (Base & { type: 'joined'; leader: Piece; unit: Piece })
  | (Base & { type: 'left-the-field'; piece: Piece; from: Hex })
  | (Base & { type: 'entered'; unit: Piece; hex: Hex })
  | (Base & { type: 'declared'; attacker: Piece; target: Piece; mode: 'fire' | 'close' | 'bonus' })
  | (Base & { type: 'reaction'; unit: Piece; attacker: Piece; reaction: string })
  | (Base & {
      type: 'rolled'
      roller: Piece
      target: Piece
      mode: Mode
      faces: readonly number[]
      hits: number
      flags: number
    })
  | (Base & { type: 'lost-blocks'; unit: Piece; blocks: number; left: number; cause: 'hits' | 'retreat' | 'trampled' })
  | (Base & { type: 'eliminated'; piece: Piece; hex: Hex })
  | (Base & { type: 'leader-check'; leader: Piece; faces: readonly number[]; lost: boolean })
  | (Base & { type: 'banner'; side: Side; banners: number; goal: number })
  | (Base & { type: 'banner-lost'; side: Side; banners: number; goal: number })
  | (Base & { type: 'ignored-flags'; unit: Piece; flags: number })
  | (Base & { type: 'retreated'; unit: Piece; from: Hex; path: readonly Hex[]; wanted: number })
  | (Base & { type: 'evaded'; piece: Piece; from: Hex; path: readonly Hex[] })
  | (Base & { type: 'stampede'; unit: Piece })
  | (Base & { type: 'escaping'; leader: Piece; through: Hex })
  | (Base & { type: 'stood'; unit: Piece; against: Piece })
  | (Base & { type: 'declined'; unit: Piece })
  | (Base & { type: 'advanced'; unit: Piece; from: Hex; to: Hex })
  | (Base & { type: 'drew'; side: Side; cards: number })
  | (Base & { type: 'drawn'; side: Side; card: number })
  | (Base & { type: 'shuffled' })
  | (Base & { type: 'captured'; hex: Hex; side: Side })
  | (Base & { type: 'command'; side: Side; command: number })
  | (Base & { type: 'ambush'; side: Side })
  | (Base & { type: 'aside'; side: Side; unit: Piece })
  | (Base & { type: 'taken-back'; side: Side; unit: Piece })
  | (Base & { type: 'formed'; unit: Piece; mark: number })
  | (Base & { type: 'combined'; unit: Piece; with: readonly Piece[]; dice: number })
  | (Base & { type: 'discarded'; side: Side; card: number })
  | (Base & { type: 'won'; side: Side; why: 'banners' | 'leader' | 'limit' | 'conceded' })
  | (Base & { type: 'drawn-game' })
