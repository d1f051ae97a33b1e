import { inSquare } from '@acies/cc-napoleonics'
import { afterLastOf, type Field, firstOf, type Side } from '@acies/commands-colors'
import type { Lang, Said } from '@acies/kernel'
import { FaceDownCard } from '../../look/hex/FaceDownCard.tsx'
import { paintOf } from '../../skins/hexes/places.ts'

/** The numbers of a side's squares, in the order in which their cards lie. */
export function squaresOf(g: Field, side: Side): number[] {
  const numbers: number[] = []
  for (let i = firstOf(g, side); i < afterLastOf(g, side); i++) if (inSquare(g.units[i])) numbers.push(g.units[i].mark)
  return numbers.sort((a, b) => a - b)
}

/** The cards of a side's squares, in words. */
export function squareCards(g: Field, side: Side): { each: Said[]; all: Said } | null {
  const numbers = squaresOf(g, side)
  if (numbers.length === 0) return null
  return {
    each: numbers.map(n => ({ es: `cuadro ${n}`, en: `square ${n}` })),
    all: { es: `${numbers.length} en cuadro`, en: `${numbers.length} in square` },
  }
}

const SPACES = [1, 2, 3, 4] as const
/** On the right margin of the map, from the edge of the army to which it belongs. */
const X = 1306
const NEAR = 700
const FAR = 18
const STEP = 46

const TITLE: Readonly<Record<Lang, string>> = { es: 'cuadros', en: 'squares' }

/** The two tracks with the cards that the squares have cost, face down. */
export const SquareTrack = ({ field, turned, lang }: { field: Field; turned: boolean; lang: Lang }) => (
  <>
    {([0, 1] as const).map(side => {
      const taken = squaresOf(field, side)
      const near = (side === 0) !== turned
      const place = (i: number): number => (near ? NEAR - i * STEP : FAR + i * STEP)
      return (
        <g key={side} className={`side-${paintOf(side)}`}>
          {SPACES.map((n, i) =>
            taken.includes(n) ? (
              <FaceDownCard key={n} x={X} y={place(i)} number={n} />
            ) : (
              <g key={n} className="square-space">
                <rect x={X - 12} y={place(i) - 17} width="24" height="34" rx="2.5" />
                <text className="c-number" x={X} y={place(i) + 5}>
                  {n}
                </text>
              </g>
            ),
          )}
          <text className="map-name small" x={X} y={near ? NEAR + 38 : FAR + 3 * STEP + 36}>
            {TITLE[lang]}
          </text>
        </g>
      )
    })}
  </>
)
