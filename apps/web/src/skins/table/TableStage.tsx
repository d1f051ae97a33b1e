import type { Lang, Pick, Picks, RuleId, Told } from '@acies/kernel'
import { Fragment, useCallback, useImperativeHandle, useMemo, useRef, useState } from 'react'
import { LineIcon } from '../../look/LineIcon.tsx'
import { SmallMap } from '../../look/SmallMap.tsx'
import { TableBoard, tableBox } from '../../look/table/TableBoard.tsx'
import { CORNER_KEYS, type PaneHandle, ZoomPane } from '../../look/ZoomPane.tsx'
import { useRuleTexts } from '../../rules/useRuleTexts.ts'
import { once } from '../errand.ts'
import type { Asking, StageProps } from '../skin.ts'
import { useAids } from './aids.ts'
import type { TableDress } from './dress.ts'
import { endsOf } from './Ends.tsx'
import { GroupGhosts } from './GroupGhosts.tsx'
import { isNowhere } from './Held.tsx'
import { LegPanel } from './LegPanel.tsx'
import { Drawn, GroundHits, Marks, Measured } from './layers.tsx'
import { MM, placeOf, pointedAt, pointSeen, poseSeen, sheetOf } from './places.ts'
import { choosePiece, useChosenPiece, useLegRoom } from './shared.ts'
import { TableKeys } from './TableKeys.tsx'
import { useAiming } from './useAiming.ts'
import { liftedBy, useHand } from './useHand.ts'
import { useLaidOut, useLights, useObvious } from './useLaidOut.ts'
import { useLegs } from './useLegs.ts'
import { usePull } from './usePull.ts'
import { useSight } from './view.ts'
import { tableWords } from './words.ts'

export type TableStageProps<F, E extends Told> = StageProps<F, E> & { dress: TableDress<F, E> }

/** A free table, dressed by a game. */
export function TableStage<F, E extends Told>(props: TableStageProps<F, E>) {
  const { dress, field: g, viewer, asking, lang, phone, words, onPoint, onAsk, onHover, onSend } = props
  const pane = useRef<PaneHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGGElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const aids = useAids()
  const chosen = useChosenPiece()
  const legRoom = useLegRoom()
  const choosing = asking !== null && (dress.choosesIn?.(asking) ?? false)
  const sheet = useMemo(() => sheetOf(dress, g, viewer), [dress, g, viewer])
  const [width, depth] = [sheet.width / MM, sheet.depth / MM]
  const box = useMemo(() => tableBox(width, depth), [width, depth])

  const { found, ground, names } = useLaidOut(props, sheet)
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

  const point = useCallback(
    (code: number) => {
      // Whoever points with the mouse has Enter free for the button.
      const focused = document.activeElement
      if (focused instanceof SVGElement && !focused.matches(':focus-visible')) focused.blur()
      // Of the enemy nobody is chosen: he is looked at.
      if (choosing && found.pieces.get(code)?.seat === asking?.decision.seat) {
        choosePiece(code)
        return onHover(pointedAt(code), placeOf(found, code))
      }
      const foe = going.man === null ? undefined : found.pieces.get(code)
      if (foe === undefined || going.man === null || asking === null || foe.seat === asking.decision.seat)
        return onPoint(pointedAt(code), placeOf(found, code))
      const meant = dress.dropped?.(asking, going.man.piece, code) ?? null
      if (meant === null) going.goAt(poseSeen(sheet, foe.at))
      else onSend(once(asking, meant))
    },
    [found, onPoint, onHover, onSend, choosing, going, asking, sheet, dress],
  )
  const over = useCallback(
    (code: number | null) => {
      setHovered(code)
      onHover(code === null ? null : pointedAt(code), code === null ? null : placeOf(found, code))
    },
    [found, onHover],
  )

  const focusOption = (by: 1 | -1): void => {
    if (hand !== null || going.man !== null) {
      root.current?.querySelector<SVGElement>('[data-ghost]')?.focus()
      return
    }
    const live = [...lit.units]
      .filter(([, light]) => light === 'can' || light === 'target' || light === 'proposed')
      .map(([id]) => id)
    if (live.length === 0) return
    const now = live.indexOf(Number(document.activeElement?.getAttribute('data-unit') ?? -1))
    const to = live[now < 0 ? (by > 0 ? 0 : live.length - 1) : (now + by + live.length) % live.length]
    root.current?.querySelector<SVGElement>(`[data-unit="${to}"]`)?.focus()
  }
  useImperativeHandle(props.handle, () => ({ focusOption }))

  const concerned = [
    at ?? found.pieces.get(asking?.choice?.about ?? Number(asking?.decision.v.unit ?? -1))?.at,
    lit.threat ? found.pieces.get(lit.threat.from)?.at : undefined,
  ].flatMap(pose => (pose === undefined ? [] : [poseSeen(sheet, pose)]))
  const offered = [...lit.units.keys()].flatMap(id => {
    const piece = found.pieces.get(id)
    return piece === undefined ? [] : [poseSeen(sheet, piece.at)]
  })
  const question = asking === null ? '' : `${asking.decision.ticket} ${asking.choice?.about ?? asking.decision.v.unit}`
  const { view, onView, beside, corner, isHigh, margin } = useSight({
    root,
    pane,
    question,
    concerned,
    offered,
    found,
    sheet,
    phone,
  })

  const fault = going.fault ?? held.fault ?? missed?.rule ?? null
  const here = asking === null || fault === null ? null : hereIn(asking, fault, missed ?? lastOf(going.draft), lang)
  const texts = useRuleTexts(asking?.rules.game.id ?? '', fault !== null && asking !== null)
  const rule = texts?.rules[fault ?? '']?.[lang]
  const stuck = hand?.held.straight && held.untouched && held.candidates.length === 0 && isNowhere(held.reach)
  const unmeasured = dress.unmeasured?.(asking, props.options) ?? null
  const paper = { width, depth, taken: names.taken }
  const lifted = going.man?.piece ?? liftedBy(held)

  return (
    <div className="stage table-stage" ref={root}>
      <ZoomPane
        ref={pane}
        box={box}
        label={words.board}
        start={phone ? 'height' : 'all'}
        slack={phone ? CORNER_KEYS : 0}
        keys={phone ? undefined : { nearer: words.nearer, farther: words.farther, all: words.all }}
        onView={onView}
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
          aids={
            <Measured
              {...props}
              found={found}
              sheet={sheet}
              paper={paper}
              aids={aids}
              hovered={hovered}
              held={held}
              ground={lit.ground}
              aimed={aimed}
              aiming={aiming}
            />
          }
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
                taken={names.taken}
                {...props}
                found={found}
                sheet={sheet}
                hovered={hovered}
                held={held}
                going={going}
                ends={ends}
                threat={lit.threat}
                proposal={lit.proposal}
                aimed={aimed}
                aiming={aiming}
                ruler={aids.ruler && unmeasured === null}
                layer={layer}
                onPick={pick => onPoint({ [asking?.choice?.of ?? 'word']: [pick] }, '')}
              />
            </g>
          }
        />
      </ZoomPane>
      {phone && (
        <SmallMap
          label={words.smallMap}
          box={box}
          view={view}
          pieces={[...found.pieces.values()]
            .filter(piece => !piece.round && !piece.inside)
            .map(piece => ({
              ...pointSeen(sheet, { x: piece.at[0], y: piece.at[1] }),
              side: dress.sideOf(piece.seat),
            }))}
          onGo={(x, y) => pane.current?.centreOn(x, y)}
        />
      )}
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
      {(fault || stuck) && (
        <p className={isHigh(at) ? 'table-why popover low' : 'table-why popover'} role="status">
          {here && <strong>{here} </strong>}
          {fault && <b>{fault}</b>} {fault ? rule : tableWords[lang].nowhere}
        </p>
      )}
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

/** What was said last, of what had been said before it. */
const lastOf = (draft: Picks): { draft: Picks; pick: Pick } | null =>
  draft.length === 0 ? null : { draft: draft.slice(0, -1), pick: draft[draft.length - 1] }
/** Why not in this case, where the game can say it. */
function hereIn<F>(
  { decision, rules, view }: Asking<F>,
  rule: RuleId,
  said: { draft: Picks; pick: Pick } | null,
  lang: Lang,
): string | null {
  const { because } = rules.game.speech
  return said === null
    ? null
    : (because?.({ decision, draft: said.draft, pick: said.pick, rule }, view.field, lang) ?? null)
}

const seedOf = (word: string): number => [...word].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7)
