import type { Lang } from '@acies/kernel'
import { type Field, kindOf, unitName } from '@acies/wab'
import { Icon } from '../../look/Icon.tsx'
import { IconButton } from '../../look/IconButton.tsx'
import { symbolOf } from './pieces.tsx'

/** A unit's sign at the head of its slip. */
export const Sign = ({ g, unit }: { g: Field; unit: number }) => (
  <Icon name={symbolOf(kindOf(g, g.units[unit]))} size={30} />
)

interface SlipProps {
  g: Field
  unit: number
  /** Nobody for who only breaks off. */
  target: number | null
  lang: Lang
  undo: (unit: string) => string
  onUndo: () => void
}

/** What is being declared of one unit, and how to take it back. */
export const DeclaredSlip = ({ g, unit, target, lang, undo, onUndo }: SlipProps) => (
  <div className="tray-slip">
    <Sign g={g} unit={unit} />
    <span>
      <b>
        {unitName(g, unit, lang)}
        {target !== null && (
          <>
            {' '}
            <i className="tray-arrow">→</i> {unitName(g, target, lang)}
          </>
        )}
      </b>
    </span>
    <IconButton icon="x" label={undo(unitName(g, unit, lang))} size={16} onClick={onUndo} />
  </div>
)
