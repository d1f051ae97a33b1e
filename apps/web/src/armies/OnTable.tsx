import type { Lang } from '@acies/kernel'
import type { Roster } from '@acies/tabletop'
import { useMemo, useState } from 'react'
import { Modal } from '../look/Dialog.tsx'
import { MM } from '../skins/table/places.ts'
import type { Muster } from './muster.ts'
import type { DrawnUp } from './useDrawnUp.ts'
import { armyPageWords } from './words.ts'

/** Ground beside an army, in millimetres. */
const MARGIN = 40
/** So many of its letters' heights is the picture wide. */
const LETTERS = 26

interface OnTableProps {
  muster: Muster
  roster: Roster
  drawn: DrawnUp | null
  /** It may be drawn up as it is now. */
  fits: boolean
  lang: Lang
}

/** How the army of a list stands on the table once a machine has drawn it up, and what it comes to. */
export const OnTable = ({ muster, roster, drawn, fits, lang }: OnTableProps) => {
  const say = armyPageWords[lang]
  const [large, setLarge] = useState(false)
  const picture = drawn !== null && (
    <span inert>
      <Picture muster={muster} drawn={drawn} lang={lang} />
    </span>
  )
  return (
    <section className="panel army-table">
      <h2>{say.onTable}</h2>
      {picture && (
        <button type="button" title={say.larger} onClick={() => setLarge(true)}>
          {picture}
        </button>
      )}
      <Modal open={large} wide title={say.onTable} closeLabel={say.close} onClose={() => setLarge(false)}>
        {picture}
      </Modal>
      {!fits && <p>{say.onTableLater}</p>}
      {fits && drawn === null && <p>{say.drawingUp}</p>}
      <dl>
        {muster.sums(roster, lang).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const Picture = ({ muster, drawn: { field, stale }, lang }: { muster: Muster; drawn: DrawnUp; lang: Lang }) => {
  const own = useMemo(
    () => muster.pieces(field, lang).filter(({ seat, inside, veiled }) => seat === 0 && !inside && !veiled),
    [muster, field, lang],
  )
  if (own.length === 0) return null
  const { front, edge } = muster.zone(field)
  const left = Math.min(...own.map(({ at: [x], width }) => (x - width / 2) / MM)) - MARGIN
  const right = Math.max(...own.map(({ at: [x], width }) => (x + width / 2) / MM)) + MARGIN
  const letters = (right - left) / LETTERS
  // The zone to its own edge, and room for its name on this side of the line.
  const [line, end] = [front / MM, edge / MM]
  const [top, bottom] = line < end ? [line - 1.6 * letters, end] : [end, line + 1.6 * letters]
  return (
    <svg
      className={stale ? 'army-drawn stale' : 'army-drawn'}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={armyPageWords[lang].onTable}
    >
      <path
        className="zone-line"
        d={`M${left} ${line}H${right}`}
        strokeWidth={letters / 12}
        strokeDasharray={letters / 2}
      />
      <text
        className="zone-name"
        x={(left + right) / 2}
        y={line < end ? line - 0.45 * letters : line + 1.1 * letters}
        style={{ fontSize: letters }}
      >
        {armyPageWords[lang].zone(muster.distance(Math.abs(front - edge), lang))}
      </text>
      {own.map(piece => (
        <g key={piece.id}>
          {piece.draw({ x: piece.at[0] / MM, y: piece.at[1] / MM, facing: piece.at[2] / 100, lifted: false })}
        </g>
      ))}
    </svg>
  )
}
