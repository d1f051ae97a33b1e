import { bookOf, type Field, hexUnder, onField, SECTION_NAMES } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import { useImperativeHandle, useMemo, useReducer, useRef, useState } from 'react'
import { useFrame } from '../../look/GameFrame.tsx'
import type { Box } from '../../look/hex/geometry.ts'
import { HexBoard, type SectionLines, sheetBox } from '../../look/hex/HexBoard.tsx'
import type { LightKind } from '../../look/hex/HexLights.tsx'
import { useRest, wake } from '../../look/idle.ts'
import { Legend } from '../../look/Legend.tsx'
import { LineIcon } from '../../look/LineIcon.tsx'
import { SmallMap } from '../../look/SmallMap.tsx'
import { CORNER_KEYS, type PaneHandle, ZoomPane } from '../../look/ZoomPane.tsx'
import type { StageProps } from '../skin.ts'
import type { Dress } from './dress.ts'
import { Floats } from './Floats.tsx'
import { writtenOn } from './flags.ts'
import { floating } from './floating.ts'
import { Gathered } from './Gathered.tsx'
import { boardHexes } from './ground.ts'
import { Marks } from './Marks.tsx'
import { mapOf } from './map.ts'
import { drawPieces, namesOf } from './pieces.tsx'
import { hexAt, hexId, isTurned, paintOf, placeOf, pointedAt } from './places.ts'
import { useBringIn } from './useBringIn.ts'
import { useLit, useShowing } from './useLit.ts'
import { usePresses } from './usePresses.ts'
import { useTogether } from './useTogether.ts'
import { hexWords } from './words.ts'

const LEGEND: readonly LightKind[] = ['legal-close', 'legal-fire', 'legal-move', 'must', 'target', 'danger', 'coming']

/** Where hexes without a fight stand beside those with one; whoever retreats goes where he may. */
const IS_MOVE = /^(move-piece|order-)/

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

/** Those a question in the middle of a fight is about. */
function engagedIn(asking: StageProps<Field>['asking']): ReadonlySet<number> {
  const { attacker, against, unit, target } = asking?.decision.v ?? {}
  return new Set([attacker, against, unit, target].filter(piece => typeof piece === 'number'))
}

export const makeStage = (dress: Dress) => (props: StageProps<Field>) => <HexStage {...props} dress={dress} />

/** A battlefield of the series. */
function HexStage({ dress, ...props }: StageProps<Field> & { dress: Dress }) {
  const { field: g, viewer, asking, lang, coordinates, phone, words } = props
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
  const shown = useShowing(props, hovered)
  const gathering = useTogether(props, hovered)
  const sections = useMemo(() => sectionLines(lang, shown.sections, turned), [lang, shown.sections, turned])
  const engaged = useMemo(() => engagedIn(asking), [asking])
  const names = useMemo(() => namesOf(g, turned, lang, dress, small), [g, turned, lang, small])
  const pieces = useMemo(
    () => drawPieces({ field: g, turned, ordered: shown.ordered, engaged, lang, dress, names }),
    [g, turned, shown.ordered, engaged, lang, names],
  )
  const written = () => writtenOn({ hexes, coordinates, ...map, leaders: names, small })
  const { arrows, lights, live, badges } = useLit({ props, shown, gathering, turned, small, written })
  const spoken = (id: string): string => {
    const hex = hexAt(id)
    const there = pointedAt(g, hex).unit.map(piece => say.pieceName(g, piece, dress, lang))
    const ground = dress.terrainName(bookOf(g).terrains[g.terrain[hex]].id)[lang]
    const meant = new Set(lights.filter(light => light.hex === id).map(light => say.lights[light.kind]))
    return [id, ...there, g.terrain[hex] === 0 ? '' : ground, ...meant].filter(Boolean).join(', ')
  }
  const bringIn = useBringIn({ root, pane, props, shown, engaged, turned })
  const focusOption = (by: 1 | -1): void => {
    const open = hexes.filter(hex => live.has(hex.id)).map(hex => hex.id)
    if (open.length === 0) return
    const at = open.indexOf(document.activeElement?.getAttribute('data-hex') ?? '')
    const to = open[at < 0 ? (by > 0 ? 0 : open.length - 1) : (at + by + open.length) % open.length]
    bringIn(hexAt(to))
    wake(root.current?.querySelector<SVGElement>(`[data-hex="${to}"]`))
  }
  useRest('.hex-hit', asking?.decision.ticket)
  useImperativeHandle(props.handle, () => ({ focusOption }))
  const { press, lift, ask, over } = usePresses(props, gathering, setHovered)

  const legend = LEGEND.filter(kind => shown.lights.some(light => light.kind === kind))
    .filter(kind => kind !== 'legal-move' || IS_MOVE.test(asking?.decision.step ?? ''))
    .map(kind => ({ kind, text: say.legend[kind] ?? '' }))
    .filter(({ text }) => text !== '')
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
          marks={<Marks dress={dress} field={g} turned={turned} lang={lang} arrows={arrows} badges={badges} />}
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
      {legend.length > 0 && gathering.members.length === 0 && (
        <Legend label={words.legend} items={legend} style={legendPlace(legend.map(item => item.text))} />
      )}
      <Floats floats={props.floats ?? []} placeOf={placeOfFloat} />
    </div>
  )
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
