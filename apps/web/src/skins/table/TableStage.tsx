import { type Event, elementNames, type Field, isCommander, reactRadius } from '@acies/tercios'
import { Fragment, useCallback, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react'
import type { Box } from '../../look/hex/geometry.ts'
import { closed } from '../../look/ink/curves.ts'
import { LineIcon } from '../../look/LineIcon.tsx'
import { SmallMap } from '../../look/SmallMap.tsx'
import { Arc, ChargeArrow, CommandRange, Measure, ReactionZone } from '../../look/table/aids.tsx'
import type { TableGround } from '../../look/table/ground.ts'
import { TableBoard, tableBox } from '../../look/table/TableBoard.tsx'
import { CORNER_KEYS, type PaneHandle, ZoomPane } from '../../look/ZoomPane.tsx'
import type { StageProps } from '../skin.ts'
import { useAids } from './aids.ts'
import { aimAt, aimer } from './aims.ts'
import { drawPieces } from './bases.tsx'
import { Ends, endsOf } from './Ends.tsx'
import { commandReach, groundNames } from './field.ts'
import { Candidates, HeldGhost, Reach } from './Held.tsx'
import { advisedPose } from './hand.ts'
import { letteringOf } from './lettering.ts'
import { litBy, nothingLit } from './lights.ts'
import { advisedCards, cardsOf, chooseTroop, isOrdering, useChosenTroop } from './orders.ts'
import {
  elementCode,
  groundOf,
  isTurned,
  MM,
  onBoard,
  outlineOf,
  type PosePick,
  paintOf,
  placeOf,
  pointedAt,
  pointSeen,
  poseOfUnit,
  poseSeen,
  sideOfUnit,
  spotOf,
  unitAt,
} from './places.ts'
import { Ruler } from './Ruler.tsx'
import { rangesOf } from './sights.ts'
import { TableKeys } from './TableKeys.tsx'
import { Trails } from './trails.tsx'
import { liftedBy, still, useHand } from './useHand.ts'
import { bringInto, isWithin } from './view.ts'
import { tableWords } from './words.ts'
import { Zone } from './Zone.tsx'

const seedOf = (scenario: string): number => [...scenario].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7)

export function useGround(g: Field, turned: boolean, lang: 'es' | 'en'): readonly TableGround[] {
  const key = g.elements.map(e => `${e.id}:${e.kind}:${e.x},${e.y}`).join()
  return useMemo(
    () => g.elements.map((e, i) => groundOf(g, e, turned, groundNames(g, i, lang))),
    [key, turned, lang, g.scenario],
  )
}

/** A table of Tercios. */
export const TableStage = (props: StageProps<Field, Event>) => {
  const { field: g, viewer, asking, hover, hint, lang, phone, words, onPoint, onAsk, onHover } = props
  const say = tableWords[lang]
  const turned = isTurned(g, viewer)
  const pane = useRef<PaneHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGGElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const aids = useAids()
  const inView = useRef<Box>(undefined)
  const [view, setView] = useState<Box>()
  const chosen = useChosenTroop()
  const ground = useGround(g, turned, lang)
  const [width, depth] = [g.width / MM, g.depth / MM]
  const box = useMemo(() => tableBox(width, depth), [width, depth])
  const ordering = isOrdering(asking)

  const held = useHand(props, turned, layer)
  const { hand, from, at, moving, fault, foresight } = held
  const advised = hand === null ? null : advisedPose(hand, hint)

  const ends = useMemo(() => (asking === null ? [] : endsOf(asking)), [asking])

  // A troop that can only be put on the table is put there.
  const only = asking?.decision.step === 'place-unit' && asking.choice?.of === 'word' ? asking.choice.options : []
  const single = only.length === 1 ? only[0] : undefined
  useEffect(() => {
    if (single !== undefined) onPoint({ word: [single] }, '')
  }, [single, onPoint])

  // ---- what lies on the table ----
  const lit = useMemo(() => (asking === null ? nothingLit : litBy(asking, hover, hint)), [asking, hover, hint])
  const lights = useMemo(() => {
    const all = new Map(lit.units)
    // While the other one acts, who does it.
    const actor = asking === null ? props.lately.findLast(e => e.unit >= 0 && onBoard(g, e.unit))?.unit : undefined
    if (actor !== undefined && sideOfUnit(g, actor) !== props.idle) all.set(actor, 'danger')
    if (ordering && chosen >= 0) all.set(chosen, 'selected')
    for (const place of props.marked ?? []) {
      const unit = unitAt(g, place)
      if (unit !== null) all.set(unit, 'selected')
    }
    return all
  }, [lit, ordering, chosen, asking, props.lately, props.idle, props.marked, g])
  const cards = useMemo(() => (ordering ? cardsOf(asking) : undefined), [ordering, asking])
  const advisedOrders = useMemo(() => (ordering ? advisedCards(asking, hint) : undefined), [ordering, asking, hint])
  const lifted = liftedBy(held)
  const orderedUnits = ordering ? [...(cards?.keys() ?? [])].join() : ''
  const names = useMemo(() => letteringOf(g, turned, lang, ground, cards), [g, turned, lang, ground, orderedUnits])
  const paper = { width, depth, taken: names.taken }
  const pieces = useMemo(
    () => drawPieces({ field: g, turned, lang, lights, names: names.units, cards, advised: advisedOrders, lifted }),
    [g, turned, lang, lights, names, cards, advisedOrders, lifted],
  )

  const point = useCallback(
    (code: number) => {
      // Whoever points with the mouse has Enter free for the button.
      const focused = document.activeElement
      if (focused instanceof SVGElement && !focused.matches(':focus-visible')) focused.blur()
      if (ordering && code >= 0) {
        chooseTroop(code)
        return onHover(pointedAt(code), placeOf(g, code))
      }
      onPoint(pointedAt(code), placeOf(g, code))
    },
    [g, onPoint, onHover, ordering],
  )
  const over = useCallback(
    (code: number | null) => {
      setHovered(code)
      onHover(code === null ? null : pointedAt(code), code === null ? null : placeOf(g, code))
    },
    [g, onHover],
  )

  const focusOption = (by: 1 | -1): void => {
    if (hand !== null) {
      root.current?.querySelector<SVGElement>('[data-ghost]')?.focus()
      return
    }
    const live = [...lit.units].filter(([, light]) => light === 'can' || light === 'target').map(([id]) => id)
    if (live.length === 0) return
    const now = live.indexOf(Number(document.activeElement?.getAttribute('data-unit') ?? -1))
    const to = live[now < 0 ? (by > 0 ? 0 : live.length - 1) : (now + by + live.length) % live.length]
    root.current?.querySelector<SVGElement>(`[data-unit="${to}"]`)?.focus()
  }
  useImperativeHandle(props.handle, () => ({ focusOption }))
  const seen = (p: { x: number; y: number }) => pointSeen(g, p, turned)

  // What a question is about comes into view, and the enemy who raises it.
  const about = asking?.choice?.about ?? asking?.decision.v.unit
  const concerned = [
    at ?? (typeof about === 'number' && onBoard(g, about) ? poseOfUnit(g, about) : null),
    lit.threat && onTableBoth(g, lit.threat) ? poseOfUnit(g, lit.threat.from) : null,
  ].flatMap(pose => (pose === null ? [] : [seen({ x: pose[0], y: pose[1] })]))
  const question = asking === null ? '' : `${asking.decision.ticket} ${about}`
  useEffect(() => {
    const box = inView.current
    if (box === undefined) return
    const pixels = root.current?.clientWidth ?? 0
    if (concerned.length > 0) return bringInto(box, concerned, pixels, pane.current)
    // Of those who may be chosen, one at least is seen.
    const offered = [...lit.units.keys()].filter(id => onBoard(g, id)).map(id => poseOfUnit(g, id))
    const places = offered.map(([x, y]) => seen({ x, y }))
    if (!places.some(place => isWithin(box, place))) bringInto(box, places.slice(0, 1), pixels, pane.current)
  }, [question])
  const beside = (place: string | null): React.CSSProperties => {
    const wide = root.current?.clientWidth ?? 0
    const tall = root.current?.clientHeight ?? 0
    const spot = spotOf(g, place, turned)
    if (spot === null || pane.current === null) return { right: 16, top: 16 }
    const [x, y] = pane.current.screenOf(spot.x, spot.y)
    const vertical = y > tall * 0.55 ? { bottom: Math.max(8, tall - y - 30) } : { top: Math.max(8, y - 40) }
    return x > wide / 2 ? { right: wide - x + 56, ...vertical } : { left: x + 56, ...vertical }
  }

  const asked = aids.arcs && hovered !== null && hovered >= 0 && !isCommander(hovered) ? g.troops[hovered] : null
  const arcFor = asked ?? (asking === null ? null : aimer(asking))
  const aim = asking === null ? null : aimAt(asking, hovered, lang)
  const text = asking?.rules.game.speech.rules[fault ?? '']?.[lang]
  // What is in the hand is not to be covered.
  const top = at === null || pane.current === null ? null : poseSeen(g, at, turned)
  const isHigh =
    top !== null && (pane.current?.screenOf(top.x, top.y)[1] ?? 0) < (root.current?.clientHeight ?? 0) * 0.3
  const stuck = hand?.how === 'march' && held.untouched && held.candidates.length === 0 && isNowhere(held.reach)

  return (
    <div className="stage table-stage" ref={root}>
      <ZoomPane
        ref={pane}
        box={box}
        label={words.board}
        start={phone ? 'height' : 'all'}
        slack={phone ? CORNER_KEYS : 0}
        keys={phone ? undefined : { nearer: words.nearer, farther: words.farther, all: words.all }}
        onView={box => {
          inView.current = box
          if (phone) setView(box)
        }}
      >
        <TableBoard
          width={width}
          depth={depth}
          ground={ground}
          names={names.ground}
          seed={seedOf(g.scenario)}
          ruler
          onUnit={point}
          onHover={over}
          onAsk={code => onAsk(pointedAt(code), placeOf(g, code))}
          onGround={held.goTo}
          aids={
            <>
              {aids.commands &&
                g.commanders
                  .filter(c => c.where === 'table')
                  .map(c => {
                    const host = c.inside >= 0 ? g.troops[c.inside] : c
                    const reach = commandReach(c)
                    return (
                      <CommandRange
                        key={c.id}
                        {...seen(host)}
                        reach={reach * 25.4 + (c.inside >= 0 ? 0 : c.radius / MM)}
                        name={c.side === viewer ? say.command(reach) : undefined}
                        paper={paper}
                      />
                    )
                  })}
              {asking !== null && <Trails g={g} events={props.lately} viewer={viewer} turned={turned} />}
              {arcFor && (
                <Arc
                  {...poseSeen(g, poseOfUnit(g, arcFor.id), turned)}
                  ranges={rangesOf(g, arcFor, lang)}
                  paper={paper}
                />
              )}
              {foresight && (
                <Arc
                  {...poseSeen(g, [foresight.troop.x, foresight.troop.y, foresight.troop.facing], turned)}
                  ranges={rangesOf(foresight.field, foresight.troop, lang)}
                  paper={paper}
                />
              )}
              {foresight?.reactions.map(({ unit }) => (
                <ReactionZone key={unit} {...seen(g.troops[unit])} reach={reactRadius(g) / MM} />
              ))}
              {held.reach && <Reach g={g} turned={turned} outline={held.reach} />}
              <Zone asking={asking} hover={hover} turned={turned} width={width} depth={depth} />
              {lit.ground.map(id => {
                const e = g.elements.find(one => one.id === id)
                return e && <path key={id} className="ground-lit" d={closed(outlineOf(g, e, turned))} />
              })}
            </>
          }
          pieces={
            <>
              {lit.ground.map(id => {
                const e = g.elements.find(one => one.id === id)
                return (
                  e && (
                    // biome-ignore lint/a11y/useSemanticElements: ground on the table cannot be a <button>
                    <path
                      key={id}
                      className="ground-hit"
                      data-unit={elementCode(id)}
                      tabIndex={0}
                      role="button"
                      aria-label={elementNames[e.kind][lang]}
                      d={closed(outlineOf(g, e, turned))}
                    />
                  )
                )
              })}
              {pieces}
            </>
          }
          marks={
            <g ref={layer}>
              {lit.threat && onTableBoth(g, lit.threat) && (
                <ChargeArrow from={seen(g.troops[lit.threat.from])} to={seen(g.troops[lit.threat.to])} />
              )}
              {aim?.charge && aim.reached && <ChargeArrow from={seen(aim.from)} to={seen(aim.to)} />}
              {aim && (
                <Measure from={seen(aim.from)} to={seen(aim.to)} text={aim.text} kind={aim.reached ? 'hit' : 'no'} />
              )}
              {foresight &&
                worthMeasuring(foresight.sights).map((sight, i) => (
                  <Measure
                    key={sight.unit}
                    share={0.4 + 0.17 * i}
                    from={seen(sight.from)}
                    to={seen(sight.to)}
                    text={`${say.inches(sight.inches)}${sight.reached ? '' : ` · ${say.outOfRange}`}`}
                    kind={sight.reached ? 'hit' : 'no'}
                  />
                ))}
              {ends.length > 0 && asking?.choice?.about !== undefined && (
                <Ends
                  g={g}
                  unit={asking.choice.about}
                  ends={ends}
                  turned={turned}
                  onPick={pick => onPoint({ [asking.choice?.of ?? 'word']: [pick] }, '')}
                />
              )}
              {held.untouched && (
                <Candidates
                  g={g}
                  turned={turned}
                  poses={held.candidates}
                  onPick={pose => held.hold(pose, true, true)}
                />
              )}
              {advised && (
                <Candidates
                  g={g}
                  turned={turned}
                  poses={[advised]}
                  advised
                  onPick={pose => held.hold(pose, true, true)}
                />
              )}
              {hand !== null && at !== null && (
                // biome-ignore lint/a11y/noStaticElementInteractions: the ghost inside takes the focus
                <g
                  ref={still}
                  onPointerDown={held.grab}
                  onPointerMove={held.drag(false)}
                  onPointerUp={held.drag(true)}
                  onClick={event => event.stopPropagation()}
                  onKeyDown={held.keyed}
                >
                  <HeldGhost g={g} hand={hand} at={at} from={from} moving={moving} turned={turned} lang={lang} />
                </g>
              )}
              {aids.ruler && <Ruler width={width} depth={depth} layer={layer} lang={lang} />}
            </g>
          }
        />
      </ZoomPane>
      {phone && (
        <SmallMap
          label={words.smallMap}
          box={box}
          view={view}
          pieces={g.troops.filter(u => u.where === 'table').map(u => ({ ...seen(u), side: paintOf(u.side) }))}
          onGo={(x, y) => pane.current?.centreOn(x, y)}
        />
      )}
      <TableKeys aids={aids} lang={lang} phone={phone}>
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
        <p className={isHigh ? 'table-why popover low' : 'table-why popover'} role="status">
          {fault && <b>{fault}</b>} {fault ? text : say.nowhere}
        </p>
      )}
      {props.floats?.map(float => (
        <Fragment key={float.key}>
          <div className="stage-float" style={float.corner ? { right: 16, top: 16 } : beside(float.place)}>
            {float.children}
          </div>
        </Fragment>
      ))}
    </div>
  )
}

/** All ways end where they begin. */
const isNowhere = (reach: readonly PosePick[] | null): boolean =>
  reach === null || reach.every(([x, y]) => x === reach[0][0] && y === reach[0][1])

const onTableBoth = (g: Field, { from, to }: { from: number; to: number }): boolean =>
  !isCommander(from) && !isCommander(to) && g.troops[from]?.where === 'table' && g.troops[to]?.where === 'table'

/** Those within reach, and one that is not. */
function worthMeasuring<T extends { reached: boolean }>(sights: readonly T[]): readonly T[] {
  const near = sights.filter(s => s.reached).slice(0, 3)
  const next = sights.find(s => !s.reached)
  return near.length < 3 && next ? [...near, next] : near
}
