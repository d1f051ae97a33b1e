import { Button } from '../../look/Button.tsx'
import type { Skin, TrayProps } from '../skin.ts'

interface StandingWords {
  title: string
  names: Readonly<Record<string, string>>
}
type StandingProps<F> = Pick<TrayProps<F>, 'asking' | 'standing' | 'onStanding'> & {
  say: StandingWords
  /** The answer that would be given to the open question, as the game has it. */
  answer: NonNullable<Skin<F, never>['standing']>
}

/** What is answered without being asked any more; and whether this shall be. */
export function StandingAnswers<F>({ asking, standing: on, onStanding, say, answer }: StandingProps<F>) {
  const step = asking?.decision.step ?? ''
  const may = asking !== null && answer(asking) !== null
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
