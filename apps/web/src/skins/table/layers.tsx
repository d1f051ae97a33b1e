import type { Pick, Told } from '@acies/kernel'
import { memo, type RefObject } from 'react'
import { closed, polygon } from '../../look/ink/curves.ts'
import { ChargeArrow, type Paper } from '../../look/table/aids.tsx'
import { fromBase } from '../../look/table/geometry.ts'
import type { Lettering, Room } from '../../look/table/names.ts'
import type { BaseLight } from '../../look/table/outline.ts'
import type { Asking } from '../skin.ts'
import type { Aids } from './aids.ts'
import type { Overlay, Piece } from './dress.ts'
import { type End, Ends } from './Ends.tsx'
import { Candidates, HeldGhost, Reach, roomOf } from './Held.tsx'
import { advisedPose } from './hand.ts'
import { LegGhost } from './LegGhost.tsx'
import type { Lit } from './lights.ts'
import { AreaNames, Over, Under } from './Overlays.tsx'
import { ProposalMarks } from './ProposalMarks.tsx'
import { type Found, groundCode, MM, outlineSeen, poseSeen, type Sheet } from './places.ts'
import { Ruler } from './Ruler.tsx'
import { Spots } from './Spots.tsx'
import type { TableStageProps } from './TableStage.tsx'
import { Flown, Trails } from './trails.tsx'
import type { Aimed } from './useAiming.ts'
import type { Hand } from './useHand.ts'
import type { Going } from './useLegs.ts'
import { tableWords } from './words.ts'

interface Laid {
  found: Found
  sheet: Sheet
  hovered: number | null
  held: Hand
  aids: Aids
}

/** What is shown of whom the pointer is on, or else of whom was clicked to be looked at. */
function lookedAt<F, E extends Told>({
  dress,
  field: g,
  asking,
  lang,
  options,
  looked,
  aids,
  hovered,
}: TableStageProps<F, E> & Laid): Overlay | null {
  const measured = (dress.unmeasured?.(asking, options) ?? null) === null
  const seen = aids.arcs && hovered !== null && hovered >= 0 ? hovered : looked
  const look = measured ? dress.reaches : dress.bearing
  return seen >= 0 ? (look?.(g, seen, lang) ?? null) : null
}

/** Under the troops: ranges, ways, zones, what may be picked of the ground. */
export function Measured<F, E extends Told>(
  props: TableStageProps<F, E> &
    Laid & { paper: Paper; ground: readonly number[]; aimed: Aimed | null; aiming: Asking<F> | null },
) {
  const {
    dress,
    field: g,
    viewer,
    asking,
    hover,
    lang,
    found,
    sheet,
    paper,
    aids,
    hovered,
    held,
    ground,
    aimed,
    aiming,
  } = props
  const under = { sheet, paper }
  const looked = lookedAt(props)
  const question = aiming ?? asking
  const aim = question === null ? null : (dress.aim?.(question, aimed?.at ?? hovered, lang) ?? null)
  return (
    <>
      {aids.commands && <Under {...under} overlay={dress.commands?.(g, viewer, lang) ?? null} />}
      {asking !== null && <Trails dress={dress} found={found} events={props.lately} viewer={viewer} sheet={sheet} />}
      <Under {...under} overlay={looked ?? aim} />
      <Under {...under} overlay={held.foresight?.overlay ?? null} />
      {held.reach && <Reach sheet={sheet} outline={held.reach} />}
      {asking !== null &&
        dress
          .zones?.(asking, hover)
          .map(outline => (
            <path key={`${outline[0].x} ${outline[0].y}`} className="zone" d={polygon(outlineSeen(sheet, outline))} />
          ))}
      {found.scenery
        .filter(({ id }) => ground.includes(id))
        .map(({ id, outline }) => (
          <path key={id} className="ground-lit" d={closed(outlineSeen(sheet, outline))} />
        ))}
    </>
  )
}

/** Ground that may be picked, as buttons. */
export const GroundHits = ({ found, sheet, ids }: { found: Found; sheet: Sheet; ids: readonly number[] }) =>
  found.scenery
    .filter(({ id }) => ids.includes(id))
    .map(({ id, outline, spoken }) => (
      // biome-ignore lint/a11y/useSemanticElements: ground on the table cannot be a <button>
      <path
        key={id}
        className="ground-hit"
        data-unit={groundCode(id)}
        tabIndex={0}
        role="button"
        aria-label={spoken}
        d={closed(outlineSeen(sheet, outline))}
      />
    ))

interface DrawnProps {
  pieces: ReadonlyMap<number, Piece>
  sheet: Sheet
  names: ReadonlyMap<number, Lettering>
  lights: ReadonlyMap<number, BaseLight>
  lifted: number | null
  /** What is said of those an adviser proposes. */
  proposed?: string
}
/** Everything that stands on the table. */
export const Drawn = memo(({ pieces, sheet, names, lights, lifted, proposed }: DrawnProps) =>
  [...pieces.values()]
    .filter(piece => !piece.inside)
    .sort((a, b) => Number(b.loose ?? false) - Number(a.loose ?? false))
    .map(piece => {
      const pose = poseSeen(sheet, piece.at)
      const gone = lifted === piece.id
      const light = lights.get(piece.id)
      const written = gone ? undefined : names.get(piece.id)
      const name = written && { name: written.lines.join('\n'), nameX: written.x - pose.x, nameY: written.y - pose.y }
      return (
        <g key={piece.id} className={gone ? 'lifted' : undefined}>
          {piece.draw({ ...pose, light, said: light === 'proposed' ? proposed : undefined, lifted: gone, ...name })}
        </g>
      )
    }),
)

/** The middle of a piece, as it is seen. */
export function middleOf(piece: Piece, sheet: Sheet): { x: number; y: number } {
  const pose = poseSeen(sheet, piece.at)
  const [x, y] = piece.round ? [pose.x, pose.y] : fromBase(pose, 0, -piece.depth / MM / 2)
  return { x, y }
}
/** An arrow from a front to whom it goes for. */
const Between = ({ from, to, sheet }: { from?: Piece; to?: Piece; sheet: Sheet }) =>
  from && to ? <ChargeArrow from={poseSeen(sheet, from.at)} to={middleOf(to, sheet)} /> : null

/** An arrow to the hand, or to the one it is on. */
const Pulled = ({ aimed, found, sheet }: { aimed: Aimed; found: Found; sheet: Sheet }) => {
  const [from, at] = [found.pieces.get(aimed.from), found.pieces.get(aimed.at)]
  return from ? <ChargeArrow from={poseSeen(sheet, from.at)} to={at ? middleOf(at, sheet) : aimed.to} /> : null
}

type MarksProps<F, E extends Told> = TableStageProps<F, E> &
  Laid & {
    going: Going
    ends: readonly End[]
    threat: Lit['threat']
    /** Where names and pieces are. */
    taken: readonly Room[]
    proposal: Lit['proposal']
    aimed: Aimed | null
    aiming: Asking<F> | null
    ruler: boolean
    layer: RefObject<SVGGElement | null>
    onPick: (pick: Pick) => void
  }
/** Over the troops: arrows, lengths, places to go to, the thing in the hand. */
export function Marks<F, E extends Told>(props: MarksProps<F, E>) {
  const { dress, asking, hint, lang, found, sheet, hovered, held, going, ends, aimed, ruler, layer, onPick } = props
  const { threat, proposal } = props
  const question = props.aiming ?? asking
  const aim = question === null ? null : (dress.aim?.(question, aimed?.at ?? hovered, lang) ?? null)
  const [from, to] = [found.pieces.get(threat?.from ?? -1), found.pieces.get(threat?.to ?? -1)]
  const advised = held.hand === null ? null : advisedPose(held.hand, hint)
  const about = found.pieces.get(asking?.choice?.about ?? -1)
  const free = held.hand === null && going.man === null
  const details =
    free && hovered !== null && hovered >= 0 ? (dress.details?.(props.field, hovered, lang) ?? null) : null
  const spots = asking === null ? [] : (dress.spots?.(asking, lang) ?? [])
  return (
    <>
      <Flown
        dress={dress}
        events={[...new Set([...(asking === null ? [] : props.lately), ...(props.last ?? [])])]}
        sheet={sheet}
      />
      <AreaNames overlay={lookedAt(props) ?? aim} sheet={sheet} />
      <AreaNames overlay={held.foresight?.overlay ?? null} sheet={sheet} />
      <Over overlay={details} sheet={sheet} />
      {from && to && !from.round && !to.round && (
        <ChargeArrow from={poseSeen(sheet, from.at)} to={poseSeen(sheet, to.at)} />
      )}
      {dress.arrows?.(props.field, asking).map(({ from: a, to: b }) => (
        <Between key={`${a} ${b}`} from={found.pieces.get(a)} to={found.pieces.get(b)} sheet={sheet} />
      ))}
      <ProposalMarks
        proposal={proposal}
        pieces={found.pieces}
        sheet={sheet}
        flag={tableWords[lang].doThis}
        taken={advised === null ? props.taken : [...props.taken, roomOf(poseSeen(sheet, advised))]}
      />
      {aimed && <Pulled aimed={aimed} found={found} sheet={sheet} />}
      <Over overlay={aim} sheet={sheet} />
      <Over overlay={held.foresight?.overlay ?? null} sheet={sheet} />
      {about && ends.length > 0 && <Ends piece={about} ends={ends} sheet={sheet} onPick={onPick} />}
      {held.untouched && (
        <Candidates sheet={sheet} poses={held.candidates} onPick={pose => held.hold(pose, true, true)} />
      )}
      {advised && <Candidates sheet={sheet} poses={[advised]} advised onPick={pose => held.hold(pose, true, true)} />}
      <LegGhost going={going} sheet={sheet} lang={lang} />
      <HeldGhost held={held} sheet={sheet} lang={lang} />
      <Spots spots={spots} sheet={sheet} onDraft={props.onDraft} />
      {ruler && (
        <Ruler width={sheet.width / MM} depth={sheet.depth / MM} layer={layer} measure={dress.measure} lang={lang} />
      )}
    </>
  )
}
