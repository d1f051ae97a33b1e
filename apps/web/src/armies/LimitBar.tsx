import type { CSSProperties, ReactNode } from 'react'
import { LineIcon } from '../look/LineIcon.tsx'

interface LimitBarProps {
  /** How far it goes, and how far it must or may, as parts of the whole. */
  share: number
  least?: number
  most?: number
  /** The share in words. */
  figure: string
  /** What it must or may be, in words. */
  bound?: string
  label: string
}

/** What a part takes of the whole, with the marks of how much it must and how much it may. */
export const LimitBar = ({ share, least, most, figure, bound, label }: LimitBarProps) => {
  const isWrong = share < (least ?? 0) || share > (most ?? Number.POSITIVE_INFINITY)
  const isLimited = least !== undefined || most !== undefined
  return (
    <>
      <span className={isWrong ? 'limit-figure wrong' : 'limit-figure'}>
        {isLimited && <LineIcon name={isWrong ? 'x' : 'check'} size={13} />}
        <b>{figure}</b>
        {bound && <small>{bound}</small>}
      </span>
      <span className={isWrong ? 'limit-bar wrong' : 'limit-bar'} role="img" aria-label={label} style={at(share)}>
        {least !== undefined && <Mark kind="least" of={least} />}
        {most !== undefined && <Mark kind="most" of={most} />}
      </span>
    </>
  )
}

const at = (share: number): CSSProperties => ({ '--at': `${100 * Math.min(1, share)}%` }) as CSSProperties
const Mark = ({ kind, of }: { kind: 'least' | 'most'; of: number }): ReactNode => <i className={kind} style={at(of)} />
