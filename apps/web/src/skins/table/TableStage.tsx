import type { Told } from '@acies/kernel'
import { Fragment, useMemo, useRef, useState } from 'react'
import type { Box } from '../../look/hex/geometry.ts'
import { LineIcon } from '../../look/LineIcon.tsx'
import { SmallMap, type SmallMapProps } from '../../look/SmallMap.tsx'
import { TableBoard, tableBox } from '../../look/table/TableBoard.tsx'
import { CORNER_KEYS, CORNER_MAP, type PaneHandle, ZoomPane } from '../../look/ZoomPane.tsx'
import type { StageProps } from '../skin.ts'
import { useAids } from './aids.ts'
import type { TableDress } from './dress.ts'
import { endsOf } from './Ends.tsx'
import { Fault } from './Fault.tsx'
import { GroupGhosts } from './GroupGhosts.tsx'
import { isNowhere } from './Held.tsx'
import { LegPanel } from './LegPanel.tsx'
import { Drawn, GroundHits, Marks, Measured } from './layers.tsx'
import { type Found, MM, placeOf, pointedAt, pointSeen, type Sheet, sheetOf } from './places.ts'
import { type Shared, shared, useChosenPiece, useLegRoom } from './shared.ts'
import { TableKeys } from './TableKeys.tsx'
import { useAiming } from './useAiming.ts'
import { useFocusKeys } from './useFocusKeys.ts'
import { liftedBy, useHand } from './useHand.ts'
import { useLaidOut, useLights, useObvious } from './useLaidOut.ts'
import { useLegs } from './useLegs.ts'
import { usePresses } from './usePresses.ts'
import { usePull } from './usePull.ts'
import { roundTroops, soughtBy, useSight } from './view.ts'
import { tableWords } from './words.ts'

export type TableStageProps<F, E extends Told> = StageProps<F, E> & { dress: TableDress<F, E> }

/** A free table, dressed by a game. */
export function TableStage<F, E extends Told>(props: TableStageProps<F, E>) {
  const { dress, field: g, viewer, asking, lang, phone, words, onPoint, onAsk } = props
  const pane = useRef<PaneHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGGElement>(null)
  const aids = useAids()
  const chosen = useChosenPiece()
  const legRoom = useLegRoom()
  const choosing = asking !== null && (dress.choosesIn?.(asking) ?? false)
  const sheet = useMemo(() => sheetOf(dress, g, viewer), [dress, g, viewer])
  const [width, depth] = [sheet.width / MM, sheet.depth / MM]
  const box = useMemo(() => tableBox(width, depth), [width, depth])

  const { found, ground, names } = useLaidOut(props, sheet)
  const [startOn] = useState(() => (phone ? null : roundTroops(found, sheet, box)))
  const held = useHand(dress, props, sheet, layer)
  const going = useLegs(dress, props, sheet, layer)
  const { hand } = held
  const at = going.walked?.at ?? held.at

  const ends = useMemo(() => (asking === null ? [] : endsOf(dress, asking)), [dress, asking])
  const { lit, lights } = useLights(props, found, choosing ? chosen : -1)
  useObvious(props)
  const { group, missed: unstruck } = usePull({ dress, props, sheet, root, layer, found, held, going })
  const { aimed, asked: aiming, fault: unaimed } = useAiming(props, layer, found)
  const missed = unaimed ?? unstruck
  const { hovered, point, over } = usePresses({ dress, props, found, sheet, going, choosing })
  const taken = hand?.held.piece ?? going.man?.piece ?? null
  useFocusKeys(props.handle, root, lit.units, taken, asking?.decision.ticket)

  const [seen] = useState(() => shared<Box | null>(null))
  const { beside, corner, isHigh, margin } = useSight({
    ...soughtBy(asking, lit, at, found, sheet),
    root,
    pane,
    found,
    sheet,
    phone,
    seen,
  })

  const fault = going.fault ?? held.fault ?? missed?.rule ?? null
  const stuck = hand?.held.straight === true && held.untouched && held.candidates.length === 0 && isNowhere(held.reach)
  const unmeasured = dress.unmeasured?.(asking, props.options) ?? null
  const paper = { width, depth, taken: names.taken }
  const laid = { found, sheet, hovered, held, aimed, aiming, aids }
  const lifted = going.man?.piece ?? liftedBy(held)

  return (
    <div className="stage table-stage" ref={root}>
      <ZoomPane
        ref={pane}
        box={box}
        label={words.board}
        start={phone ? 'height' : 'all'}
        startOn={startOn}
        slack={phone ? CORNER_KEYS : CORNER_MAP}
        keys={phone ? undefined : { nearer: words.nearer, farther: words.farther, all: words.all }}
        onView={seen.set}
      >
        <TableBoard
          width={width}
          depth={depth}
          ground={ground}
          names={names.ground}
          seed={seedOf(dress.table(g).seed)}
          ruler={unmeasured === null && (dress.measure.ruler ?? true)}
          onUnit={point}
          onHover={over}
          onAsk={code => onAsk(pointedAt(code), placeOf(found, code))}
          onGround={going.man === null ? held.goTo : going.goTo}
          aids={<Measured {...props} {...laid} paper={paper} ground={lit.ground} />}
          pieces={
            <>
              <GroundHits found={found} sheet={sheet} ids={lit.ground} />
              <Drawn
                pieces={found.pieces}
                sheet={sheet}
                names={names.units}
                lights={lights}
                lifted={lifted}
                proposed={tableWords[lang].proposed}
              />
            </>
          }
          marks={
            <g ref={layer}>
              <GroupGhosts group={group} found={found} sheet={sheet} />
              <Marks
                {...props}
                {...laid}
                taken={names.taken}
                going={going}
                ends={ends}
                threat={lit.threat}
                proposal={lit.proposal}
                ruler={aids.ruler && unmeasured === null}
                layer={layer}
                onPick={pick => onPoint({ [asking?.choice?.of ?? 'word']: [pick] }, '')}
              />
            </g>
          }
        />
      </ZoomPane>
      <MapOf
        label={words.smallMap}
        box={box}
        seen={seen}
        always={phone}
        pieces={mappedOn(sheet, dress, found)}
        onGo={(x, y) => pane.current?.centreOn(x, y)}
      />
      {going.man !== null && asking !== null && (
        <LegPanel
          dress={dress}
          man={going.man}
          asking={asking}
          lang={lang}
          phone={phone}
          high={!isHigh(at, 0.5)}
          margin={margin(box)}
          room={legRoom}
          onDraft={props.onDraft}
        />
      )}
      <TableKeys aids={aids} lang={lang} phone={phone} unmeasured={unmeasured} bearing={dress.bearing !== undefined}>
        {phone && (
          <>
            <button type="button" aria-label={words.all} onClick={() => pane.current?.fit()}>
              <LineIcon name="fit" size={20} />
            </button>
            {props.keys}
          </>
        )}
      </TableKeys>
      <Fault
        asking={asking}
        fault={fault}
        missed={missed}
        draft={going.draft}
        stuck={stuck}
        isCovering={() => isHigh(at)}
        lang={lang}
        onRule={props.onRule}
      />
      {props.floats?.map(float => (
        <Fragment key={float.key}>
          <div className="stage-float" style={float.corner ? corner(float.fighters ?? []) : beside(float.place)}>
            {float.children}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

/** The small map, while not everything is seen. */
const MapOf = ({ seen, always, ...props }: SmallMapProps & { seen: Shared<Box | null>; always: boolean }) => {
  const view = seen.use()
  if (view === null || (!always && view.width >= props.box.width && view.height >= props.box.height)) return null
  return <SmallMap {...props} view={view} />
}

/** The pieces as they stand on the small map. */
const mappedOn = <F, E extends Told>(sheet: Sheet, dress: TableDress<F, E>, { pieces }: Found) =>
  [...pieces.values()]
    .filter(piece => !piece.round && !piece.inside)
    .map(({ at: [x, y], seat }) => ({ ...pointSeen(sheet, { x, y }), side: dress.sideOf(seat) }))

const seedOf = (word: string): number => [...word].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7)
