import type { Piece } from '@acies/commands-colors'
import type { Lang } from '@acies/kernel'
import type { CSSProperties } from 'react'
import { LineIcon } from '../../look/LineIcon.tsx'
import type { Gathering } from './useTogether.ts'
import { hexWords } from './words.ts'

interface GatheredProps {
  gathering: Gathering
  nameOf: (piece: Piece) => string
  lang: Lang
  /** Where so long a line covers nothing that counts. */
  placeOf: (text: string) => CSSProperties | undefined
}

/** That several may go together, who is gathered, who goes and who stays: a key under those of the board, and a line of its own. */
export const Gathered = ({ gathering, nameOf, lang, placeOf }: GatheredProps) => {
  const { offered, open, members, march, stayed } = gathering
  const say = hexWords[lang].together
  const names = (pieces: readonly Piece[]): string => pieces.map(nameOf).join(', ')
  const isTold = members.length > 0 || open || stayed.length > 0
  if (!offered && !isTold) return null
  const text = (): string => {
    if (march !== null)
      return march.stays.length === 0 ? say.goes(march.goes.length) : say.some(march.goes.length, names(march.stays))
    if (members.length > 1) return say.send(members.length)
    if (members.length === 1 || open) return say.gather(members.length)
    return stayed.length > 0 ? say.stayed(names(stayed)) : ''
  }
  const told = text()
  return (
    <>
      {offered && (
        <button
          className="gather-key"
          type="button"
          aria-label={say.several}
          title={`${say.several} (${say.key})`}
          aria-pressed={open || members.length > 0}
          onClick={() => (open || members.length > 0 ? gathering.release() : gathering.setOpen(true))}
        >
          <LineIcon name="people" />
        </button>
      )}
      <p className="gathered" role="status" style={placeOf(told)}>
        {told}
      </p>
    </>
  )
}
