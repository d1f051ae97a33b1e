import type { Lang } from '@acies/kernel'
import type { Roster } from '@acies/tabletop'
import { useMemo, useState } from 'react'
import { Modal } from '../look/Dialog.tsx'
import { MM } from '../skins/table/places.ts'
import type { Muster } from './muster.ts'
import type { DrawnUp } from './useDrawnUp.ts'
import { armyPageWords } from './words.ts'

/** Ground round an army, in millimetres. */
const MARGIN = 40

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
  const picture = drawn !== null && <Picture muster={muster} drawn={drawn} lang={lang} />
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
  const left = Math.min(...own.map(({ at: [x], width }) => (x - width / 2) / MM)) - MARGIN
  const top = Math.min(...own.map(({ at: [, y] }) => y / MM)) - MARGIN
  const right = Math.max(...own.map(({ at: [x], width }) => (x + width / 2) / MM)) + MARGIN
  const bottom = Math.max(...own.map(({ at: [, y], depth }) => (y + depth) / MM)) + MARGIN
  return (
    <svg
      className={stale ? 'army-drawn stale' : 'army-drawn'}
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      role="img"
      aria-label={armyPageWords[lang].onTable}
    >
      {own.map(piece => (
        <g key={piece.id}>
          {piece.draw({ x: piece.at[0] / MM, y: piece.at[1] / MM, facing: piece.at[2] / 100, lifted: false })}
        </g>
      ))}
    </svg>
  )
}
