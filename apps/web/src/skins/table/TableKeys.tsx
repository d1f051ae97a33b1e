import type { RuleId } from '@acies/kernel'
import type { ReactNode } from 'react'
import { LineIcon, type LineIconName } from '../../look/LineIcon.tsx'
import { AIDS, type Aid, type Aids } from './aids.ts'
import { tableWords } from './words.ts'

const ICONS: Readonly<Record<Aid, LineIconName>> = { arcs: 'eye', commands: 'people', ruler: 'ruler' }

/** The buttons of what can be laid over the table, and what a phone needs besides. */
export const TableKeys = ({
  aids,
  lang,
  phone,
  unmeasured,
  bearing,
  children,
}: {
  aids: Aids
  lang: 'es' | 'en'
  phone: boolean
  /** The rule by which nothing may be measured now. */
  unmeasured: RuleId | null
  /** Where a unit looks is shown even then. */
  bearing: boolean
  children?: ReactNode
}) => (
  <div className={phone ? 'stage-keys' : 'table-keys'}>
    {AIDS.map(aid => {
      const off = unmeasured !== null && aid !== 'commands' && !(aid === 'arcs' && bearing)
      const name = `${tableWords[lang].aids[aid]}${off ? `. ${tableWords[lang].unmeasured(unmeasured)}` : ''}`
      return (
        <button
          key={aid}
          type="button"
          aria-label={name}
          title={name}
          aria-pressed={aids[aid] && !off}
          aria-disabled={off || undefined}
          onClick={() => !off && aids.turn(aid)}
        >
          <LineIcon name={ICONS[aid]} />
        </button>
      )
    })}
    {children}
  </div>
)
