import type { Lang, Picks, RuleId, Told } from '@acies/kernel'
import { useMemo } from 'react'
import type { Plan } from '../../battle/shows.ts'
import type { Motions } from '../../look/hex/animate.ts'
import { TableBoard } from '../../look/table/TableBoard.tsx'
import type { ThumbMap } from '../../look/thumb/Thumb.tsx'
import type { Asking, Skin, StageProps } from '../skin.ts'
import type { TableDress } from './dress.ts'
import { inHand } from './hand.ts'
import { Drawn, middleOf } from './layers.tsx'
import { shorter } from './legs.ts'
import { letteringOf } from './lettering.ts'
import { MM, poseSeen, type Sheet, sheetOf } from './places.ts'
import { begunFor, useForeseen } from './shared.ts'
import { TableStage } from './TableStage.tsx'
import { useGround } from './useLaidOut.ts'
import './table.css'
import { tableWords } from './words.ts'

const unlit = new Map<number, never>()

/** A game on the free table: what it gives, and what it need not. */
export function tableSkin<F, E extends Told>(dress: TableDress<F, E>): Skin<F, E> {
  const Stage = (props: StageProps<F, E>) => <TableStage {...props} dress={dress} />
  const Picture = (props: { field: F; lang: Lang; whole?: boolean }) => <TablePicture {...props} dress={dress} />
  return {
    tallSheet: true,
    hand: () => [],
    dieFaces: () => null,
    faces: () => [],
    inOne: () => null,
    piles: () => [],
    option: () => null,
    count: () => null,
    quote: () => null,
    Aside: ForeseenSlips,
    keys: lang => tableWords[lang].keys,
    seesThroughWords: true,
    plan: g => planOf(dress, g),
    ...dress,
    remark: (asking, pointed, lang) =>
      inHand(dress, asking, lang) === null ? (dress.remark?.(asking, pointed, lang) ?? null) : tableWords[lang].drag,
    inTray: asking => goesByLegs(dress, asking) || isTurned(dress, asking) || (dress.inTray?.(asking) ?? false),
    waits: asking => goesByLegs(dress, asking) || isTurned(dress, asking),
    shorter(asking) {
      const man = dress.manoeuvre?.(asking, 'es')
      if (man && asking.draft.length > man.prefix.length) return shorter(man, asking.draft)
      const own = dress.shorter?.(asking) ?? null
      if (own !== null) return own
      // What was moved about goes back to where it lay first.
      const begun = begunFor(asking.decision.ticket)
      if (begun?.length === asking.draft.length && `${begun}` !== `${asking.draft}`) return begun
      let draft = asking.draft.slice(0, -1)
      while (draft.length > 0 && saysItself(dress, at(asking, draft))) draft = draft.slice(0, -1)
      return draft
    },
    begun: ({ decision }) => begunFor(decision.ticket),
    stop(asking, lang) {
      const better = dress.stop?.(asking, lang) ?? null
      if (better !== null) return better
      const hand = inHand(dress, asking, lang)
      return hand?.placed ? (hand.held.facing ? tableWords[lang].face : tableWords[lang].place) : null
    },
    hasPlace: (g, of, pick) =>
      of === 'hex' ||
      (of === 'unit' && dress.pieces(g, 'es', null, null).some(piece => piece.id === pick && !piece.veiled)),
    motions: (event, g, viewer) => motionsOf(dress, event, g, sheetOf(dress, g, viewer)),
    Stage,
    Picture,
  }
}

const at = <F,>(asking: Asking<F>, draft: Picks): Asking<F> => ({
  ...asking,
  draft,
  choice: asking.rules.referee.next(asking.view, asking.decision.seat, draft),
})
/** What follows is picked without a word of the person: to take it back alone would be in vain. */
function saysItself<F, E extends Told>(dress: TableDress<F, E>, asking: Asking<F>): boolean {
  const hand = inHand(dress, asking)
  return (dress.obvious?.(asking) ?? null) !== null || (hand !== null && hand.held.from === null)
}

/** Its words are said on the table. */
const goesByLegs = <F, E extends Told>(dress: TableDress<F, E>, asking: Asking<F>): boolean =>
  (dress.manoeuvre?.(asking, 'es') ?? null) !== null

/** It is turned on the table: a number may be changed until it is agreed to. */
const isTurned = <F, E extends Told>(dress: TableDress<F, E>, asking: Asking<F>): boolean =>
  inHand(dress, asking)?.held.facing === true

/** A piece goes from where it stood to where it stands; whatever else there is to see, the game says. */
function motionsOf<F, E extends Told>(dress: TableDress<F, E>, event: E, g: F, sheet: Sheet): Motions {
  const moved = dress.moved(event)
  const piece = moved && dress.pieces(g, 'es', null, null).find(({ id }) => id === moved.piece)
  if (!moved?.from || !piece) return dress.beats?.(event, g) ?? []
  const a = poseSeen(sheet, moved.from)
  const b = poseSeen(sheet, moved.to)
  const spin = ((b.facing - a.facing + 540) % 360) - 180
  return [
    {
      kind: moved.how,
      id: `u${moved.piece}`,
      path: [
        [a.x, a.y],
        [b.x, b.y],
      ],
      turn: piece.round ? undefined : [a.facing, a.facing + spin],
    },
  ]
}

interface PictureProps<F, E extends Told> {
  dress: TableDress<F, E>
  field: F
  lang: Lang
  whole?: boolean
}
/** The table as a picture only. */
function TablePicture<F, E extends Told>({ dress, field: g, lang, whole = false }: PictureProps<F, E>) {
  const sheet = useMemo(() => ({ ...sheetOf(dress, g, -1), turned: false }), [dress, g])
  const pieces = useMemo(
    () => new Map(dress.pieces(g, lang, null, null).map(piece => [piece.id, piece])),
    [dress, g, lang],
  )
  const ground = useGround(dress.scenery(g, lang), sheet)
  const names = useMemo(() => letteringOf(pieces.values(), sheet, ground), [pieces, sheet, ground])
  const [width, depth] = [sheet.width / MM, sheet.depth / MM]
  return (
    <svg
      className="board-picture"
      viewBox={`-10 -10 ${width + 20} ${depth + 20}`}
      preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMidYMid slice'}
      role="presentation"
    >
      <TableBoard
        width={width}
        depth={depth}
        ground={ground}
        names={names.ground}
        ruler={whole && (dress.measure.ruler ?? true)}
        pieces={
          <g className="picture-only">
            {pieces.size === 0 && <Waiting map={dress.thumb(g)} />}
            <Drawn pieces={pieces} sheet={sheet} names={names.units} lights={unlit} lifted={null} />
          </g>
        }
      />
    </svg>
  )
}

/** Before anybody is deployed: where both armies may come to stand. */
const Waiting = ({ map }: { map: ThumbMap }) =>
  map.kind === 'table' &&
  map.bodies.map(({ side, x, y, width, depth }) => (
    <rect
      key={`${x} ${y}`}
      className={`waiting side-${side}`}
      x={x - width / 2}
      y={y - depth / 2}
      width={width}
      height={depth}
      rx={side === 'a' ? 0 : Math.min(width, depth) / 3}
    />
  ))

/** Who stands where on the picture. */
function planOf<F, E extends Told>(dress: TableDress<F, E>, g: F): Plan {
  const sheet = { ...sheetOf(dress, g, -1), turned: false }
  const stood = dress.pieces(g, 'en', null, null).map(piece => {
    const { seat, width, depth, name, place, spoken } = piece
    return {
      seat,
      ...middleOf(piece, sheet),
      half: Math.max(width, depth) / 2 / MM,
      words: `${name} ${place} ${spoken}`,
    }
  })
  return { box: { x: -10, y: -10, width: sheet.width / MM + 20, height: sheet.depth / MM + 20 }, stood }
}

/** Beside the board: what the thing in the hand would have before it. */
export const ForeseenSlips = ({ onRule }: { onRule: (rule: RuleId) => void }) => useForeseen()?.slips?.(onRule) ?? null
