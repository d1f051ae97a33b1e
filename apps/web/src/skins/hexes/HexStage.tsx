import { bookOf, type Field, hexUnder, isAlone, NOBODY, onField, SECTION_NAMES, typeOf } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import {
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useImperativeHandle,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react'
import { useFrame } from '../../look/GameFrame.tsx'
import { Arrow } from '../../look/hex/Arrow.tsx'
import { BlockUnit } from '../../look/hex/BlockUnit.tsx'
import type { Box } from '../../look/hex/geometry.ts'
import { HexBoard, pieceOrder, type SectionLines, sheetBox } from '../../look/hex/HexBoard.tsx'
import type { HexLight, LightKind } from '../../look/hex/HexLights.tsx'
import { LoneLeader } from '../../look/hex/LoneLeader.tsx'
import { Legend } from '../../look/Legend.tsx'
import { LineIcon } from '../../look/LineIcon.tsx'
import { SmallMap } from '../../look/SmallMap.tsx'
import { CORNER_KEYS, type PaneHandle, ZoomPane } from '../../look/ZoomPane.tsx'
import type { StageProps } from '../skin.ts'
import { DiceBadge } from './DiceBadge.tsx'
import type { Dress } from './dress.ts'
import { arrowHead, flagAt, standingOn, writtenOn } from './flags.ts'
import { floating } from './floating.ts'
import { Gathered } from './Gathered.tsx'
import { boardHexes } from './ground.ts'
import { keyOf, type Lettered, lettered } from './lettering.ts'
import { mapOf } from './map.ts'
import { hexAt, hexId, isOnMap, isTurned, paintOf, placeOf, pointedAt, pointOf } from './places.ts'
import { lookedAt, nothingShown, type Showing, showing } from './showing.ts'
import { gatheredLights, useTogether } from './useTogether.ts'
import { hexWords } from './words.ts'

const LEGEND: readonly LightKind[] = ['legal-close', 'legal-fire', 'legal-move', 'must', 'target', 'danger']

/** Nearer to the edge than this a hex is hard to see, in pixels. */
const EDGE = 24

/** Hexes of each section, from the left of the one who looks. */
const SECTION_X = [175, 600, 1025] as const

function sectionLines(lang: Lang, bits: number, turned: boolean): SectionLines {
  return {
    lines: [400, 800],
    names: SECTION_NAMES.map((name, i) => ({
      text: hexWords[lang].sections[name],
      x: SECTION_X[i],
      on: bits !== 7 && (bits & (turned ? [4, 2, 1] : [1, 2, 4])[i]) !== 0,
    })),
  }
}

interface PiecesProps {
  field: Field
  turned: boolean
  ordered: Showing['ordered']
  /** In the middle of a fight: they have not done with it. */
  engaged?: ReadonlySet<number>
  lang: Lang
  dress: Dress
  names: readonly Lettered[]
}

/** The names of the leaders, where they stand. */
function namesOf(g: Field, turned: boolean, lang: Lang, dress: Dress, small = false): Lettered[] {
  const led = g.leaders
    .filter(l => g.leaderAt[l.hex] === l.id)
    .map(l => ({ place: placeOf(l.hex, turned), name: dress.leaderName(l.name)[lang] }))
  return lettered(led, small)
}

/** The pieces of a field, back to front. */
function drawPieces({ field: g, turned, ordered, engaged, lang, dress, names }: PiecesProps): ReactNode[] {
  const say = hexWords[lang]
  const drawn: { row: number; col: number; node: ReactNode }[] = []
  const shifts = new Map(names.map(({ place, aside }) => [keyOf(place), aside]))
  for (const u of g.units) {
    if (!onField(u)) continue
    const type = typeOf(g, u)
    const place = placeOf(u.hex, turned)
    const chief = g.leaderAt[u.hex]
    const leader = chief === NOBODY ? undefined : dress.leaderName(g.leaders[chief - 100].name)[lang]
    const leaderOrdered = chief !== NOBODY && (g.leaders[chief - 100].ordered || ordered.has(chief))
    const name = dress.unitName(type.id)[lang]
    const square = dress.formed?.(u) ?? 0
    drawn.push({
      ...place,
      node: (
        <BlockUnit
          key={`u${u.id}`}
          id={`u${u.id}`}
          {...place}
          side={paintOf(u.side)}
          {...dress.piece(type.id)}
          blocks={u.blocks}
          full={type.blocks}
          far={(u.side === 1) !== turned}
          square={square}
          leader={chief !== NOBODY}
          name={leader}
          nameX={shifts.get(keyOf(place))}
          ordered={(u.ordered && !hasActed(g, u)) || ordered.has(u.id) || (leaderOrdered && !u.ordered)}
          acted={u.ordered && hasActed(g, u) && !engaged?.has(u.id)}
          label={`${say.piece(name, u.blocks, type.blocks, leader)}${square > 0 ? `, ${say.square(square)}` : ''}`}
        />
      ),
    })
  }
  for (const l of g.leaders) {
    if (!isAlone(g, l)) continue
    const place = placeOf(l.hex, turned)
    const name = dress.leaderName(l.name)[lang]
    drawn.push({
      ...place,
      node: (
        <LoneLeader
          key={`l${l.id}`}
          id={`l${l.id}`}
          {...place}
          side={paintOf(l.side)}
          name={name}
          nameX={shifts.get(keyOf(place))}
          ordered={l.ordered || ordered.has(l.id)}
          label={say.loneLeader(name)}
        />
      ),
    })
  }
  return drawn.sort(pieceOrder).map(piece => piece.node)
}
/** Those a question in the middle of a fight is about. */
function engagedIn(asking: StageProps<Field>['asking']): ReadonlySet<number> {
  const { attacker, against, unit, target } = asking?.decision.v ?? {}
  return new Set([attacker, against, unit, target].filter(piece => typeof piece === 'number'))
}

const hasActed = (g: Field, u: Field['units'][number]): boolean => u.side === g.active && u.fought > 0

/** A battlefield of the series. */
export function makeStage(dress: Dress) {
  return function HexStage(props: StageProps<Field>) {
    const { field: g, viewer, asking, hover, hint, lang, coordinates, phone, words, onPoint, onAsk, onHover } = props
    const turned = isTurned(viewer)
    // The map is small there, and what is written on it larger.
    const small = useFrame() !== 'desktop'
    const say = hexWords[lang]
    const pane = useRef<PaneHandle>(null)
    const root = useRef<HTMLDivElement>(null)
    const [hovered, setHovered] = useState<string | null>(null)
    const [view, setView] = useState<Box>()
    const [, pointAnew] = useReducer((times: number) => times + 1, 0)
    const soil = `${g.scenario} ${g.terrain} ${g.ramparts}`
    // The ground is drawn anew when it changes, not with every position.
    const hexes = useMemo(() => boardHexes(g, turned, dress), [soil, turned])
    const box = useMemo(() => sheetBox(hexes), [hexes])
    const map = useMemo(() => mapOf(g, turned, hexes, lang, dress), [g.scenario, turned, hexes, lang])
    const shown = useMemo(
      () => (asking === null ? nothingShown : showing(asking, hovered === null ? -1 : hexAt(hovered), hover, hint)),
      [asking, hovered, hover, hint],
    )
    const gathering = useTogether(props, hovered)
    const isGathering = gathering.members.length > 0
    const looked = useMemo(() => lookedAt(g, props.looked), [g, props.looked])
    const sections = useMemo(() => sectionLines(lang, shown.sections, turned), [lang, shown.sections, turned])
    const engaged = useMemo(() => engagedIn(asking), [asking])
    const names = useMemo(() => namesOf(g, turned, lang, dress, small), [g, turned, lang, small])
    const pieces = useMemo(
      () => drawPieces({ field: g, turned, ordered: shown.ordered, engaged, lang, dress, names }),
      [g, turned, shown.ordered, engaged, lang, names],
    )
    const arrows = isGathering
      ? (gathering.march?.goes ?? []).map(({ from, to }) => ({ kind: 'move' as const, through: [from, to] }))
      : shown.arrows
    /** What is lit; a flag stands where it covers nothing that is written. */
    const flagged = (): readonly HexLight[] => {
      const { advised } = shown
      if (advised === null) return shown.lights
      const written = writtenOn({ hexes, coordinates, ...map, leaders: names, small })
      const heads = shown.arrows.flatMap(({ through }) => arrowHead(through, turned))
      const flag = flagAt(placeOf(advised, turned), say.doThis, small, [...written, ...heads], standingOn(g, turned))
      return [...shown.lights, { hex: hexId(advised), kind: 'proposed', flag }]
    }
    const lights = useMemo(() => {
      const marked = (props.marked ?? []).map((hex): HexLight => ({ hex, kind: 'selected' }))
      if (isGathering) return [...gatheredLights(g, gathering), ...marked]
      return [...flagged(), ...looked.lights, ...marked]
    }, [shown, props.marked, looked, say, g, isGathering, gathering.members, gathering.free, gathering.ends])
    const live = useMemo(
      () => (gathering.ends.size === 0 ? shown.live : new Set([...shown.live, ...gathering.ends])),
      [shown.live, gathering.ends],
    )
    const spoken = (id: string): string => {
      const hex = hexAt(id)
      const there = pointedAt(g, hex).unit.map(piece => say.pieceName(g, piece, dress, lang))
      const ground = dress.terrainName(bookOf(g).terrains[g.terrain[hex]].id)[lang]
      const meant = new Set(lights.filter(light => light.hex === id).map(light => say.lights[light.kind]))
      return [id, ...there, g.terrain[hex] === 0 ? '' : ground, ...meant].filter(Boolean).join(', ')
    }

    /** Where more than half of these lie beyond the edges, or any of a few, the board is pushed until they are seen. */
    const bringIn = (sought: readonly number[], few = false): void => {
      const { clientWidth, clientHeight } = root.current ?? { clientWidth: 0, clientHeight: 0 }
      const points = sought.filter(isOnMap).map(hex => pointOf(hex, turned))
      const hidden = points.filter(point => {
        const [x, y] = pane.current?.screenOf(...point) ?? [0, 0]
        return x < EDGE || y < EDGE || x > clientWidth - EDGE || y > clientHeight - EDGE
      })
      if (few ? hidden.length === 0 : hidden.length * 2 <= points.length) return
      const middle = (axis: 0 | 1): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length
      pane.current?.centreOn(middle(0), middle(1))
    }
    const question = asking === null ? '' : `${asking.decision.ticket} ${asking.draft.length}`
    useEffect(() => {
      if (!phone || asking === null) return
      bringIn(shown.live.size > 0 ? [...shown.live].map(hexAt) : [...engaged].map(piece => hexUnder(g, piece)))
    }, [phone, question])

    const advised = `${hint ?? ''}`
    useEffect(() => {
      if (!phone || advised === '') return
      const lit = shown.lights.filter(({ kind }) => kind === 'proposed').map(({ hex }) => hexAt(hex))
      const led = shown.arrows.flatMap(({ through }) => through)
      bringIn([...lit, ...led], true)
    }, [phone, advised])

    const focusOption = (by: 1 | -1): void => {
      const open = hexes.filter(hex => live.has(hex.id)).map(hex => hex.id)
      if (open.length === 0) return
      const at = open.indexOf(document.activeElement?.getAttribute('data-hex') ?? '')
      const to = open[at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length]
      bringIn([hexAt(to)])
      root.current?.querySelector<SVGElement>(`[data-hex="${to}"]`)?.focus()
    }
    useImperativeHandle(props.handle, () => ({ focusOption }))

    const point = useCallback(
      (id: string) => {
        onPoint(pointedAt(g, hexAt(id)), id)
      },
      [g, onPoint],
    )
    const ask = useCallback((id: string) => onAsk(pointedAt(g, hexAt(id)), id), [g, onAsk])
    /** Taken up: it is the one meant, if it was not before. */
    const lift = (id: string): void => {
      if (gathering.lifted(id)) return
      const taken = asking?.draft[0]
      if (typeof taken !== 'number' || hexUnder(g, taken) !== hexAt(id)) point(id)
    }
    const press = (id: string, several = false): void => {
      leaveFocus()
      if (!gathering.pressed(id, several)) point(id)
    }
    const over = useCallback(
      (id: string | null) => {
        setHovered(id)
        onHover(id === null ? null : pointedAt(g, hexAt(id)), id)
      },
      [g, onHover],
    )
    const legend = LEGEND.filter(kind => shown.lights.some(light => light.kind === kind))
    const legendItems = legend.map(kind => ({ kind, text: say.legend[kind] ?? '' })).filter(item => item.text !== '')

    const { legendPlace, placeOfFloat } = floating({
      root: root.current,
      pane: pane.current,
      field: g,
      turned,
      live,
      hovered,
      phone,
    })

    return (
      <div className="stage" ref={root}>
        <ZoomPane
          ref={pane}
          box={box}
          label={words.board}
          start={phone ? 'height' : 'all'}
          slack={phone ? CORNER_KEYS : 0}
          keys={phone ? undefined : { nearer: words.nearer, farther: words.farther, all: words.all }}
          onView={phone ? setView : undefined}
          onRest={props.floats?.length ? pointAnew : undefined}
        >
          <HexBoard
            hexes={hexes}
            seed={seedOf(g.scenario)}
            sections={sections}
            coordinates={coordinates}
            {...map}
            lights={lights}
            pieces={pieces}
            bare={phone}
            marks={
              <>
                {dress.Margin && <dress.Margin field={g} turned={turned} lang={lang} />}
                {arrows.map((arrow, i) => (
                  <Arrow
                    key={i}
                    kind={arrow.kind}
                    proposed={'proposed' in arrow && arrow.proposed}
                    through={arrow.through.map(hex => placeOf(hex, turned))}
                    gap={arrow.kind === 'attack' ? 26 : 30}
                  />
                ))}
                {[...shown.badges, ...looked.badges].map(badge => (
                  <DiceBadge key={badge.hex} at={pointOf(badge.hex, turned)} dice={badge.dice} />
                ))}
              </>
            }
            nameOf={spoken}
            live={live}
            onHex={press}
            onHover={over}
            drag={shown.drag}
            onLift={lift}
            onAsk={ask}
          />
        </ZoomPane>
        {phone && (
          <>
            <SmallMap
              label={words.smallMap}
              box={box}
              view={view}
              lines={[400, 800]}
              pieces={g.units
                .filter(onField)
                .map(u => ({ ...placeOf(hexUnder(g, u.id), turned), side: paintOf(u.side) }))}
              onGo={(x, y) => pane.current?.centreOn(x, y)}
            />
            <div className="stage-keys">
              <button type="button" aria-label={words.all} onClick={() => pane.current?.fit()}>
                <LineIcon name="fit" size={20} />
              </button>
              {props.keys}
            </div>
          </>
        )}
        <Gathered
          gathering={gathering}
          nameOf={piece => `${say.bareName(g, piece, dress, lang)} ${hexId(hexUnder(g, piece))}`}
          lang={lang}
          placeOf={text => legendPlace([text])}
        />
        {legendItems.length > 0 && !isGathering && (
          <Legend label={words.legend} items={legendItems} style={legendPlace(legendItems.map(item => item.text))} />
        )}
        {props.floats?.map(float => {
          const { style, thread } = placeOfFloat(float)
          return (
            <Fragment key={float.key}>
              {thread !== null && (
                <svg className="stage-thread" aria-hidden="true">
                  <path className="thread" d={thread} />
                </svg>
              )}
              <div className="stage-float" style={style}>
                {float.children}
              </div>
            </Fragment>
          )
        })}
      </div>
    )
  }
}

/** Whoever points with the mouse has Enter free for the button. */
function leaveFocus(): void {
  const focused = document.activeElement
  if (focused instanceof SVGElement && !focused.matches(':focus-visible')) focused.blur()
}

const seedOf = (scenario: string): number => [...scenario].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7)

const noOrders: ReadonlySet<number> = new Set()
const plainSections: SectionLines = { lines: [400, 800] }

/** All ranks, for a wide, low window; the paper spills over its edges. */
const LOW_WINDOW = '-60 -62 1400 812'

/** The battlefield without anything to click: the whole sheet with its border, or to stand at the right of a window. */
export function makePicture(dress: Dress) {
  return function HexPicture({ field, lang, whole = false }: { field: Field; lang: Lang; whole?: boolean }) {
    const hexes = useMemo(() => boardHexes(field, false, dress), [field])
    const map = useMemo(() => mapOf(field, false, hexes, lang, dress), [field, hexes, lang])
    const pieces = useMemo(
      () =>
        drawPieces({ field, turned: false, ordered: noOrders, lang, dress, names: namesOf(field, false, lang, dress) }),
      [field, lang],
    )
    const { x, y, width, height } = sheetBox(hexes)
    return (
      <svg
        className="board-picture"
        viewBox={whole ? `${x} ${y} ${width} ${height}` : LOW_WINDOW}
        preserveAspectRatio={whole ? 'xMidYMid meet' : 'xMaxYMid meet'}
        role="presentation"
      >
        <HexBoard
          hexes={hexes}
          {...map}
          seed={seedOf(field.scenario)}
          sections={plainSections}
          pieces={pieces}
          bare={!whole}
        />
      </svg>
    )
  }
}
