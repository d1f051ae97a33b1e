import { elementNames, type Field, isCommander } from '@acies/tercios'
import {
  Fragment,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Box } from '../../look/hex/geometry.ts'
import { closed } from '../../look/ink/curves.ts'
import { LineIcon } from '../../look/LineIcon.tsx'
import { Arc, ChargeArrow, CommandRange, Measure } from '../../look/table/aids.tsx'
import { CommanderBase } from '../../look/table/CommanderBase.tsx'
import { Ghost } from '../../look/table/Ghost.tsx'
import type { TableGround } from '../../look/table/ground.ts'
import { TableBoard, tableBox } from '../../look/table/TableBoard.tsx'
import { TroopBase } from '../../look/table/TroopBase.tsx'
import { type PaneHandle, ZoomPane } from '../../look/ZoomPane.tsx'
import type { StageProps } from '../skin.ts'
import { drawPieces, dressed } from './bases.tsx'
import { commandReach, groundNames } from './field.ts'
import {
  candidatesFor,
  costOf,
  footprintOf,
  type InHand,
  inHand,
  mostFor,
  type Settled,
  settled,
  standing,
} from './hand.ts'
import { litBy, nothingLit } from './lights.ts'
import { cardsOf, chooseTroop, isOrdering, useChosenTroop } from './orders.ts'
import {
  elementCode,
  groundOf,
  INCH,
  isTurned,
  MM,
  outlineOf,
  type PosePick,
  paintOf,
  placeOf,
  pointedAt,
  pointSeen,
  poseMeant,
  poseSeen,
  spotOf,
  unitAt,
} from './places.ts'
import { movedTo, rangesOf, sightsOf } from './sights.ts'
import { longName, shortName, tableWords } from './words.ts'

/** Nobody deploys nearer to the middle than this, in millimetres (TER-GLO-02). */
const NO_MANS_LAND = 12 * 25.4

const seedOf = (scenario: string): number => [...scenario].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7)

export function useGround(g: Field, turned: boolean, lang: 'es' | 'en'): readonly TableGround[] {
  const key = g.elements.map(e => `${e.id}:${e.kind}:${e.x},${e.y}`).join()
  return useMemo(
    () => g.elements.map((e, i) => groundOf(g, e, turned, groundNames(g, i, lang))),
    [key, turned, lang, g.scenario],
  )
}

/** A table of Tercios. */
export const TableStage = (props: StageProps<Field>) => {
  const { field: g, viewer, asking, hover, hint, lang, phone, words, onPoint, onAsk, onHover } = props
  const say = tableWords[lang]
  const turned = isTurned(g, viewer)
  const pane = useRef<PaneHandle>(null)
  const root = useRef<HTMLDivElement>(null)
  const layer = useRef<SVGGElement>(null)
  const [hovered, setHovered] = useState<number | null>(null)
  const [arcs, setArcs] = useState(false)
  const [commands, setCommands] = useState(false)
  const [, setView] = useState<Box>()
  const chosen = useChosenTroop()
  const ground = useGround(g, turned, lang)
  const [width, depth] = [g.width / MM, g.depth / MM]
  const box = useMemo(() => tableBox(width, depth), [width, depth])
  const ordering = isOrdering(asking)

  // ---- the thing in the hand ----
  const hand = useMemo(() => inHand(asking), [asking])
  const [dragged, setDragged] = useState<{ of: unknown; at: Settled; last: PosePick | null } | null>(null)
  const question = asking === null ? '' : `${asking.decision.ticket} ${hand?.prefix.join(' ')}`
  const moving = dragged?.of === question ? dragged : null
  const candidates = useMemo(
    () => (asking === null || hand === null ? [] : candidatesFor(asking, hand, hand.how === 'march' ? 14 : 6)),
    [question],
  )
  const from = hand === null ? null : standing(g, hand)
  const at: PosePick | null = hand === null ? null : (moving?.last ?? hand.placed ?? from ?? candidates[0] ?? null)

  const hold = useCallback(
    (wanted: PosePick, done: boolean): void => {
      if (asking === null || hand === null) return
      const found = settled(asking, hand, wanted)
      const last = found.pose ?? moving?.last ?? hand.placed
      setDragged({ of: question, at: found, last })
      if (done && last !== null) onPoint({ pose: [last] }, '')
    },
    [asking, hand, question, moving, onPoint],
  )
  // What the candidates offer first is as good as placed: it only has to be agreed to.
  const offered = hand !== null && from === null && hand.placed === null ? candidates[0] : undefined
  useEffect(() => {
    if (offered !== undefined) onPoint({ pose: [offered] }, '')
  }, [question])

  // A troop that can only be put on the table is put there.
  const only = asking?.decision.step === 'place-unit' && asking.choice?.of === 'word' ? asking.choice.options : []
  const single = only.length === 1 ? only[0] : undefined
  useEffect(() => {
    if (single !== undefined) onPoint({ word: [single] }, '')
  }, [single, onPoint])

  const boardPoint = (event: { clientX: number; clientY: number }): { x: number; y: number } | null => {
    const matrix = layer.current?.getScreenCTM()
    if (!matrix) return null
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse())
    return { x, y }
  }
  const meant = (x: number, y: number, facing: number): PosePick => poseMeant(g, { x, y, facing }, turned)
  const grab = useRef<{ dx: number; dy: number; turning: boolean } | null>(null)
  const grabbed = (turning: boolean) => (event: PointerEvent<SVGGElement>) => {
    const point = boardPoint(event)
    if (point === null || at === null) return
    const seen = poseSeen(g, at, turned)
    grab.current = { dx: seen.x - point.x, dy: seen.y - point.y, turning }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const drag = (done: boolean) => (event: PointerEvent<SVGGElement>) => {
    const point = boardPoint(event)
    if (grab.current === null || point === null || at === null || hand === null) return
    const seen = poseSeen(g, at, turned)
    if (grab.current.turning) {
      const facing = (Math.atan2(point.x - seen.x, seen.y - point.y) * 180) / Math.PI
      hold(meant(seen.x, seen.y, Math.round(event.shiftKey ? facing : facing / 15) * (event.shiftKey ? 1 : 15)), done)
    } else hold(meant(point.x + grab.current.dx, point.y + grab.current.dy, seen.facing), done)
    if (done) grab.current = null
  }
  const goTo = (event: MouseEvent): void => {
    const point = boardPoint(event)
    if (hand === null || point === null || at === null) return
    hold(meant(point.x, point.y, poseSeen(g, at, turned).facing), true)
  }
  const keyed = (event: React.KeyboardEvent): void => {
    if (hand === null || at === null || event.ctrlKey || event.metaKey || event.altKey) return
    const fine = event.shiftKey
    const step = fine ? 2.54 : 12.7
    const turn = fine ? 1 : 15
    const seen = poseSeen(g, at, turned)
    const moves: Readonly<Record<string, readonly [number, number, number]>> = {
      ArrowUp: [0, -step, 0],
      ArrowDown: [0, step, 0],
      ArrowLeft: [-step, 0, 0],
      ArrowRight: [step, 0, 0],
      q: [0, 0, -turn],
      e: [0, 0, turn],
    }
    const move = moves[event.key.length === 1 ? event.key.toLowerCase() : event.key]
    if (move === undefined) return
    event.preventDefault()
    event.stopPropagation()
    const [dx, dy, spin] = move
    if (hand.how === 'march' && from !== null && spin !== 0) {
      // A turn of the march: the same distance another way.
      const start = poseSeen(g, from, turned)
      const far = Math.hypot(seen.x - start.x, seen.y - start.y) || 25.4
      const way = ((seen.facing + spin / (fine ? 1 : 3)) * Math.PI) / 180
      hold(meant(start.x + Math.sin(way) * far, start.y - Math.cos(way) * far, seen.facing), true)
    } else hold(meant(seen.x + dx, seen.y + dy, seen.facing + spin), true)
  }
  /** The pane must not be pushed about by the hand that holds a base. */
  const still = useCallback((element: SVGGElement | null) => {
    if (element === null) return
    const stop = (event: Event): void => event.stopPropagation()
    for (const type of ['mousedown', 'touchstart']) element.addEventListener(type, stop, { passive: true })
    return () => {
      for (const type of ['mousedown', 'touchstart']) element.removeEventListener(type, stop)
    }
  }, [])

  // ---- what lies on the table ----
  const lit = useMemo(() => (asking === null ? nothingLit : litBy(asking, hover, hint)), [asking, hover, hint])
  const lights = useMemo(() => {
    const all = new Map(lit.units)
    if (ordering && chosen >= 0) all.set(chosen, 'selected')
    for (const place of props.marked ?? []) {
      const unit = unitAt(g, place)
      if (unit !== null) all.set(unit, 'selected')
    }
    return all
  }, [lit, ordering, chosen, props.marked, g])
  const cards = useMemo(() => (ordering ? cardsOf(asking) : undefined), [ordering, asking])
  const lifted = hand?.subject.is === 'unit' && from !== null ? hand.subject.id : undefined
  const pieces = useMemo(
    () => drawPieces({ field: g, turned, lang, lights, cards, lifted }),
    [g, turned, lang, lights, cards, lifted],
  )

  const point = useCallback(
    (code: number) => {
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
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement) return
      if (document.querySelector('dialog[open]') !== null) return
      if (event.key.toLowerCase() === 'a') setArcs(on => !on)
      if (event.key.toLowerCase() === 'c') setCommands(on => !on)
    }
    window.addEventListener('keydown', pressed)
    return () => window.removeEventListener('keydown', pressed)
  }, [])

  const seen = (p: { x: number; y: number }) => pointSeen(g, p, turned)
  const beside = (place: string | null): React.CSSProperties => {
    const wide = root.current?.clientWidth ?? 0
    const tall = root.current?.clientHeight ?? 0
    const spot = spotOf(g, place, turned)
    if (spot === null || pane.current === null) return { right: 16, top: 16 }
    const [x, y] = pane.current.screenOf(spot.x, spot.y)
    const vertical = y > tall * 0.55 ? { bottom: Math.max(8, tall - y - 30) } : { top: Math.max(8, y - 40) }
    return x > wide / 2 ? { right: wide - x + 56, ...vertical } : { left: x + 56, ...vertical }
  }

  const measured = useMemo(() => measure(g, hand, at, from), [g, hand, at, from])
  const arcFor = arcs && hovered !== null && hovered >= 0 && !isCommander(hovered) ? g.troops[hovered] : null
  const text = asking?.rules.game.speech.rules[moving?.at.rule ?? '']?.[lang]

  return (
    <div className="stage table-stage" ref={root}>
      <ZoomPane
        ref={pane}
        box={box}
        label={words.board}
        start={phone ? 'height' : 'all'}
        keys={phone ? undefined : { nearer: words.nearer, farther: words.farther, all: words.all }}
        onView={phone ? setView : undefined}
      >
        <TableBoard
          width={width}
          depth={depth}
          ground={ground}
          seed={seedOf(g.scenario)}
          ruler
          onUnit={point}
          onHover={over}
          onAsk={code => onAsk(pointedAt(code), placeOf(g, code))}
          onGround={goTo}
          aids={
            <>
              {commands &&
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
                      />
                    )
                  })}
              {arcFor && (
                <Arc {...poseSeen(g, [arcFor.x, arcFor.y, arcFor.facing], turned)} ranges={rangesOf(g, arcFor, lang)} />
              )}
              {measured && measured.troop.where === 'table' && at !== null && (
                <Arc {...poseSeen(g, at, turned)} ranges={rangesOf(measured.field, measured.troop, lang)} />
              )}
              {asking?.decision.step === 'place-unit' && (
                <rect
                  className="zone"
                  x={3}
                  y={depth / 2 + NO_MANS_LAND}
                  width={width - 6}
                  height={depth / 2 - NO_MANS_LAND - 3}
                />
              )}
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
                <ChargeArrow from={seen(placeOfUnit(g, lit.threat.from))} to={seen(placeOfUnit(g, lit.threat.to))} />
              )}
              {measured?.sights.map(sight => (
                <Measure
                  key={sight.unit}
                  from={seen(sight.from)}
                  to={seen(sight.to)}
                  text={`${say.inches(sight.inches)} · ${sight.reached ? shortName(g, sight.unit, lang) : say.outOfRange}`}
                  kind={sight.reached ? 'hit' : 'no'}
                />
              ))}
              {hand !== null && moving === null && hand.placed === null && (
                <Candidates
                  g={g}
                  hand={hand}
                  poses={candidates}
                  turned={turned}
                  onPick={p => hold(p, true)}
                  still={still}
                />
              )}
              {hand !== null && at !== null && asking !== null && (
                // biome-ignore lint/a11y/noStaticElementInteractions: the ghost inside takes the focus
                <g
                  ref={still}
                  onPointerDown={event =>
                    grabbed(event.target instanceof Element && event.target.closest('.ghost-knob') !== null)(event)
                  }
                  onPointerMove={drag(false)}
                  onPointerUp={drag(true)}
                  onClick={event => event.stopPropagation()}
                  onKeyDown={keyed}
                >
                  <HeldGhost
                    g={g}
                    hand={hand}
                    at={at}
                    from={from}
                    moving={moving?.at ?? null}
                    turned={turned}
                    lang={lang}
                    order={hand.subject.is === 'unit'}
                  />
                </g>
              )}
            </g>
          }
        />
      </ZoomPane>
      <div className={phone ? 'stage-keys' : 'table-keys'}>
        <button type="button" aria-label={say.arcs} title={say.arcs} aria-pressed={arcs} onClick={() => setArcs(!arcs)}>
          <LineIcon name="eye" />
        </button>
        <button
          type="button"
          aria-label={say.commands}
          title={say.commands}
          aria-pressed={commands}
          onClick={() => setCommands(!commands)}
        >
          <LineIcon name="ruler" />
        </button>
        {phone && (
          <button type="button" aria-label={words.all} onClick={() => pane.current?.fit()}>
            <LineIcon name="fit" size={20} />
          </button>
        )}
        {phone && props.keys}
      </div>
      {moving?.at.rule && (
        <p className="table-why popover" role="status">
          <b>{moving.at.rule}</b> {text}
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

const placeOfUnit = (g: Field, id: number): { x: number; y: number } =>
  isCommander(id) ? g.commanders[id - 1000] : g.troops[id]
const onTableBoth = (g: Field, { from, to }: { from: number; to: number }): boolean =>
  !isCommander(from) && !isCommander(to) && g.troops[from]?.where === 'table' && g.troops[to]?.where === 'table'

/** What a troop in the hand would see. */
function measure(g: Field, hand: InHand | null, at: PosePick | null, from: PosePick | null) {
  if (hand?.subject.is !== 'unit' || isCommander(hand.subject.id) || at === null) return null
  if (hand.how !== 'march' || `${at}` === `${from}`) return null
  const { field, troop } = movedTo(g, g.troops[hand.subject.id], at)
  const all = sightsOf(field, troop)
  const near = all.filter(s => s.reached).slice(0, 3)
  const next = all.find(s => !s.reached)
  return { field, troop, sights: near.length < 3 && next ? [...near, next] : near }
}

interface CandidatesProps {
  g: Field
  hand: InHand
  poses: readonly PosePick[]
  turned: boolean
  onPick: (pose: PosePick) => void
  still: (element: SVGGElement | null) => void
}

/** Places the referee thinks of, faint: one click takes one. */
const Candidates = ({ g, hand, poses, turned, onPick, still }: CandidatesProps) => {
  const { width, depth } = footprintOf(g, hand.subject)
  const [w, d] = [width / MM, depth / MM]
  return poses.map(pose => {
    const { x, y, facing } = poseSeen(g, pose, turned)
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: the ghost does the same by the keyboard
      <g
        key={pose.join()}
        ref={still}
        className="candidate"
        data-candidate={pose.join()}
        transform={`translate(${x} ${y}) rotate(${facing})`}
        onClick={event => {
          event.stopPropagation()
          onPick(pose)
        }}
      >
        {hand.how === 'ride' ? (
          <rect x={-w / 2} y={-d / 2} width={w} height={d} rx={w / 2} />
        ) : (
          <>
            <rect x={-w / 2} y={0} width={w} height={d} rx={3} />
            <path d={`M${-w / 2} 0H${w / 2}`} />
          </>
        )}
      </g>
    )
  })
}

interface HeldProps {
  g: Field
  hand: InHand
  at: PosePick
  from: PosePick | null
  moving: Settled | null
  turned: boolean
  lang: 'es' | 'en'
  order: boolean
}

/** The thing in the hand, with its cost. */
const HeldGhost = ({ g, hand, at, from, moving, turned, lang }: HeldProps) => {
  const say = tableWords[lang]
  const { subject, how } = hand
  const grip = useRef<SVGGElement>(null)
  const print = footprintOf(g, subject)
  const [w, d] = [print.width / MM, print.depth / MM]
  const to = poseSeen(g, at, turned)
  const name = subject.is === 'unit' ? longName(g, subject.id, lang) : elementNames[subject.kind][lang]
  const legal = moving === null || moving.rule === null
  const u = subject.is === 'unit' && !isCommander(subject.id) ? g.troops[subject.id] : null
  const still = from !== null && `${from}` === `${at}`
  const pill = ((): string => {
    if (!legal) return `${say.no}: ${moving?.rule}`
    if (still) return say.drag
    if (how === 'march' && u !== null) {
      const { gone, turn } = costOf(g, u, at)
      return say.cost(say.inches(gone), say.inches(mostFor(g, u, hand.gait, at) / INCH), turn)
    }
    if (how === 'ride' && from !== null) return say.inches(Math.hypot(at[0] - from[0], at[1] - from[1]) / INCH)
    return say.here
  })()
  // A disc has its middle where a base has its front.
  const frame = how === 'ride' || subject.is === 'element' ? { ...to, facing: how === 'ride' ? 0 : to.facing } : to
  const centred = how === 'ride' || (subject.is === 'element' && g.elements.length >= 0)
  const shifted = centred ? shift(frame, d / 2) : frame
  const wanted = moving !== null && moving.rule !== null ? poseSeen(g, moving.wanted, turned) : undefined
  const origin = from === null ? undefined : poseSeen(g, from, turned)
  return (
    <Ghost
      from={origin && (centred ? shift({ ...origin, facing: frame.facing }, d / 2) : origin)}
      to={shifted}
      width={w}
      depth={d}
      round={print.round}
      wanted={wanted && (centred ? shift(wanted, d / 2) : wanted)}
      pill={pill}
      legal={legal}
      knob={how === 'free' ? say.turnKnob : undefined}
      spoken={say.ghost(name)}
      grip={grip}
    >
      {u !== null ? (
        <TroopBase {...dressed(g, u)} width={w} depth={d} unit={undefined} id="ghost" {...to} />
      ) : subject.is === 'unit' ? (
        <CommanderBase
          id="ghost"
          side={paintOf(g.commanders[subject.id - 1000].side)}
          x={to.x}
          y={to.y}
          radius={w / 2}
          chief={g.commanders[subject.id - 1000].chief}
        />
      ) : (
        <rect
          className="element-ghost"
          transform={`translate(${to.x} ${to.y}) rotate(${to.facing})`}
          x={-w / 2}
          y={-d / 2}
          width={w}
          height={d}
          rx={Math.min(w, d) / 2}
        />
      )}
    </Ghost>
  )
}
const shift = (pose: { x: number; y: number; facing: number }, ahead: number) => {
  const a = (pose.facing * Math.PI) / 180
  return { ...pose, x: pose.x + Math.sin(a) * ahead, y: pose.y - Math.cos(a) * ahead }
}
