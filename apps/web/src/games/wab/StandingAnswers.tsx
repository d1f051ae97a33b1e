import type { Field } from '@acies/wab'
import { Button } from '../../look/Button.tsx'
import type { TrayProps } from '../../skins/skin.ts'
import { standing } from './standing.ts'
import { trayWords } from './table-words.ts'

/** What is answered without being asked any more; and whether this shall be. */
export const StandingAnswers = ({ asking, lang, standing: on, onStanding }: TrayProps<Field>) => {
  const say = trayWords[lang].standing
  const step = asking?.decision.step ?? ''
  const may = asking !== null && standing(asking) !== null
  if (!may && on.size === 0) return null
  return (
    <details className="standing-answers">
      <summary>
        {say.title}: {on.size}
      </summary>
      <ul className="popover">
        {[...new Set([...on, ...(may ? [step] : [])])].map(one => (
          <li key={one}>
            <Button size="small" pressed={on.has(one)} onClick={() => onStanding(one, !on.has(one))}>
              {say.names[one] ?? one}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  )
}
