import { use } from 'react'
import { DetailContext } from '../../look/hex/detail.ts'
import { polygon } from '../../look/ink/curves.ts'
import { Arc, ChargeArrow, CommandRange, Measure, type Paper, Pill, ReactionZone } from '../../look/table/aids.tsx'
import type { Overlay } from './dress.ts'
import { MM, outlineSeen, type Place, pointSeen, poseSeen, type Sheet } from './places.ts'
import { FlightLine } from './trails.tsx'

/** What is measured under the troops: areas, arcs, rings. */
export const Under = ({ overlay, sheet, paper }: { overlay: Overlay | null; sheet: Sheet; paper: Paper }) => {
  if (overlay === null) return null
  const { areas = [], arcs = [], rings = [], alarms = [] } = overlay
  return (
    <>
      {areas.map(({ outline, kind }) => (
        <path key={`${kind} ${outline[0]?.x}`} className={`tint-${kind}`} d={polygon(outlineSeen(sheet, outline))} />
      ))}
      {rings.map(({ at, reach, name, round }) => (
        <CommandRange
          key={`${at.x} ${at.y} ${reach}`}
          {...pointSeen(sheet, at)}
          reach={reach}
          name={name}
          paper={paper}
          round={round && { ...poseSeen(sheet, round.at), width: round.width / MM, depth: round.depth / MM }}
        />
      ))}
      {arcs.map(({ at, ranges, half }) => (
        <Arc key={at.join()} {...poseSeen(sheet, at)} ranges={ranges} half={half} paper={paper} />
      ))}
      {alarms.map(({ at, reach }) => (
        <ReactionZone key={`${at.x} ${at.y}`} {...pointSeen(sheet, at)} reach={reach} />
      ))}
    </>
  )
}

/** What areas are called, over the troops that may stand there. */
export const AreaNames = ({ overlay, sheet }: { overlay: Overlay | null; sheet: Sheet }) =>
  overlay?.areas?.map(
    ({ outline, kind, name }) =>
      name && <AreaName key={`${kind} ${outline[0]?.x}`} outline={outline} name={name} sheet={sheet} />,
  )

/** In its middle towards an end. */
const AreaName = ({ outline, name, sheet }: { outline: readonly Place[]; name: string; sheet: Sheet }) => {
  const [a, b, c, d] = outline
  const x = 0.1 * (a.x + d.x) * 0.5 + 0.9 * (b.x + c.x) * 0.5
  const y = 0.1 * (a.y + d.y) * 0.5 + 0.9 * (b.y + c.y) * 0.5
  const seen = pointSeen(sheet, { x, y })
  return (
    <text className="zone-name" x={seen.x} y={seen.y + 7}>
      {name}
    </text>
  )
}

/** Over them: lines with their lengths, what touches, words. */
export const Over = ({ overlay, sheet }: { overlay: Overlay | null; sheet: Sheet }) => {
  const detail = use(DetailContext)
  if (overlay === null) return null
  const { lines = [], contacts = [], flights = [], notes = [], figures = [] } = overlay
  return (
    <>
      {lines.map(({ from, to, text, reached, charge }, i) => {
        const ends = { from: pointSeen(sheet, from), to: pointSeen(sheet, to) }
        return (
          <g key={`${to.x} ${to.y}`}>
            {charge && reached && <ChargeArrow {...ends} />}
            <Measure
              {...ends}
              share={lines.length === 1 ? 0.5 : 0.4 + 0.17 * i}
              text={text}
              kind={reached ? 'hit' : 'no'}
            />
          </g>
        )
      })}
      {flights.map(flight => (
        <FlightLine key={`${flight.from.x} ${flight.to.x} ${flight.to.y}`} flight={flight} sheet={sheet} meant />
      ))}
      {contacts.map(({ from, to, joined }) => {
        const [a, b] = [pointSeen(sheet, from), pointSeen(sheet, to)]
        return (
          <path
            key={`${from.x} ${from.y} ${to.x} ${to.y}`}
            className={joined ? 'contact joined' : 'contact'}
            d={`M${a.x} ${a.y}L${b.x} ${b.y}`}
          />
        )
      })}
      {detail === 'full' &&
        figures.map(({ at, text }) => {
          const { x, y } = pointSeen(sheet, at)
          return (
            <g key={`${at.x} ${at.y}`} className="section-figure" transform={`translate(${x} ${y})`}>
              <circle r="5.4" />
              <text y="2.8">{text}</text>
            </g>
          )
        })}
      {notes.map(({ at, text }) => (
        <Pill key={`${at.x} ${at.y} ${text}`} {...pointSeen(sheet, at)} text={text} kind="contact" />
      ))}
    </>
  )
}
