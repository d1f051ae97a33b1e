import { useRef } from 'react'
import { baseSize } from '../look/symbols/bases.ts'
import { Symbols } from '../look/symbols/Symbols.tsx'
import { Arc, ChargeArrow, CommandRange, Measure, ReactionZone } from '../look/table/aids.tsx'
import { CommanderBase } from '../look/table/CommanderBase.tsx'
import { Ghost } from '../look/table/Ghost.tsx'
import { fromBase, INCH } from '../look/table/geometry.ts'
import { TableBoard, tableBox } from '../look/table/TableBoard.tsx'
import { TroopBase, type TroopBaseProps } from '../look/table/TroopBase.tsx'
import { ZoomPane } from '../look/ZoomPane.tsx'
import { french, ground, spanish } from './rocroi.ts'

const [WIDTH, DEPTH] = [1829, 1219]
const PAPER = { width: WIDTH, depth: DEPTH, taken: [] }

type Written = (typeof french)[number]
const base = (
  side: 'a' | 'b',
  [formation, x, y, facing, more]: Written,
  i: number,
): TroopBaseProps & { key: string } => {
  const [width, depth] = baseSize[formation]
  const [fx, fy] = fromBase({ x, y, facing }, 0, depth / 2)
  return {
    key: `${side}${i}`,
    id: `${side}${i}`,
    unit: i,
    side,
    formation,
    x: fx,
    y: fy,
    facing,
    width,
    depth,
    ...more,
  }
}

/** The free table as it was drawn: Rocroi with a tercio in the hand. */
export const TableScreen = () => {
  const grip = useRef<SVGGElement>(null)
  const from = { x: 920, y: 838, facing: 0 }
  const [gx, gy] = fromBase({ x: 918, y: 748, facing: 9 }, 0, 60)
  const to = { x: gx, y: gy, facing: 9 }
  const tercio = { side: 'a', formation: 'tercio', width: 120, depth: 120 } as const
  return (
    <div style={{ height: '100dvh', padding: 12 }}>
      <Symbols set="formations" />
      <ZoomPane
        box={tableBox(WIDTH, DEPTH)}
        label="Mesa"
        keys={{ nearer: 'Acercar', farther: 'Alejar', all: 'Ver todo' }}
      >
        <TableBoard
          width={WIDTH}
          depth={DEPTH}
          ground={ground}
          ruler
          aids={
            <>
              <CommandRange x={842} y={968} reach={6 * INCH + 20} name="mando 6″" paper={PAPER} />
              <Arc
                {...to}
                paper={PAPER}
                ranges={[
                  { reach: 8 * INCH, name: 'arcabuz 8″' },
                  { reach: 12 * INCH, name: 'mosquete 12″' },
                ]}
              />
              <ReactionZone x={970} y={280} reach={3 * INCH} />
            </>
          }
          pieces={
            <>
              {[...french.map((u, i) => base('b', u, i)), ...spanish.map((u, i) => base('a', u, i))].map(
                ({ key, ...troop }) => (
                  <TroopBase key={key} {...troop} />
                ),
              )}
              <CommanderBase id="c0" side="b" x={470} y={170} radius={20} chief name="Enghien" />
              <CommanderBase id="c1" side="b" x={1060} y={345} radius={20} name="Espenan" />
              <CommanderBase id="c2" side="a" x={842} y={968} radius={20} chief name="Melo" />
              <CommanderBase id="c3" side="a" x={395} y={990} radius={20} name="Alburquerque" exhausted />
              <CommanderBase id="c4" side="a" x={1400} y={990} radius={20} name="Isenburg" />
            </>
          }
          marks={
            <>
              <Ghost
                from={from}
                to={to}
                width={120}
                depth={120}
                pill="5,9″ de 6″ · giro 9°"
                legal
                knob="Gira"
                spoken="Tercio de Alburquerque"
                grip={grip}
              >
                <TroopBase id="ghost" {...tercio} {...to} order="drum" />
              </Ghost>
              <Measure from={to} to={{ x: 968, y: 283 }} text="16,2″ · fuera de alcance" kind="no" />
              <Measure from={to} to={{ x: 872, y: 418 }} text="11,0″ · batería" kind="hit" />
              <ChargeArrow from={{ x: 1444, y: 820 }} to={{ x: 1430, y: 300 }} />
            </>
          }
        />
      </ZoomPane>
    </div>
  )
}
