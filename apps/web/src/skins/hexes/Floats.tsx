import { Fragment } from 'react'
import type { Float } from '../skin.ts'
import type { floating } from './floating.ts'

interface FloatsProps {
  floats: readonly Float[]
  placeOf: ReturnType<typeof floating>['placeOfFloat']
}

/** What floats over the board, with a thread to what it speaks of. */
export const Floats = ({ floats, placeOf }: FloatsProps) =>
  floats.map(float => {
    const { style, thread } = placeOf(float)
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
  })
