import type { Briefing } from '@acies/kernel'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Button } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'
import { Shown } from './Shown.tsx'
import { frameOf, type Plan, shownIn, type Shown as What } from './shows.ts'

/** Share of the window that the words cover, on the left. */
const COVERED = 0.4

const NOTHING: What = { lit: [], arrows: [] }

/** How the map lies in its window, beside the words and, in a narrow one, over them. */
const viewOf = (plan: Plan, shown: What): React.CSSProperties => {
  const beside = frameOf(plan, shown, COVERED)
  const over = frameOf(plan, shown, 0)
  const share = (n: number): string => `${(n * 100).toFixed(2)}%`
  return {
    '--scale': beside.scale,
    '--x': share(beside.x),
    '--y': share(beside.y),
    '--scale-over': over.scale,
    '--x-over': share(over.x),
    '--y-over': share(over.y),
  } as React.CSSProperties
}

interface SlidesProps {
  slides: Briefing['slides']
  /** What stands where on the map. */
  plan: Plan
  /** Spoken name of the map. */
  label: string
  /** Over the map. */
  head: ReactNode
  children: ReactNode
}

/** The map, and the battle told over it in a few pictures. */
export const Slides = ({ slides, plan, label, head, children }: SlidesProps) => {
  const lang = useLang()
  const words = useWords()
  const say = words.battle
  const [at, setAt] = useState<number | null>(null)
  const caption = useRef<HTMLElement>(null)
  const slide = at === null ? undefined : slides[at]
  const telling = at !== null
  const shown = useMemo(() => (slide?.shows ? shownIn(plan, slide.shows) : NOTHING), [plan, slide])
  useEffect(() => {
    if (telling) caption.current?.querySelector<HTMLElement>('.btn.primary')?.focus({ preventScroll: true })
  }, [telling])
  const keyed = (event: React.KeyboardEvent): void => {
    if (at === null) return
    if (event.key === 'Escape') setAt(null)
    else if (event.key === 'ArrowRight') setAt(Math.min(at + 1, slides.length - 1))
    else if (event.key === 'ArrowLeft') setAt(Math.max(at - 1, 0))
    else return
    event.preventDefault()
  }
  return (
    <>
      <header>
        {head}
        {slides.length > 0 && (
          <Button size="small" pressed={telling} onClick={() => setAt(telling ? null : 0)}>
            <Icon name="scroll" size={16} />
            {say.tell}
          </Button>
        )}
      </header>
      <figure
        className={telling ? 'battle-stage telling' : 'battle-stage'}
        style={{ '--ratio': plan.box.width / plan.box.height } as React.CSSProperties}
        onKeyDown={keyed}
      >
        <div
          className="battle-board"
          role="img"
          aria-label={label}
          style={at === null ? undefined : viewOf(plan, shown)}
        >
          <div inert>{children}</div>
          {shown.lit.length > 0 && <Shown plan={plan} shown={shown} />}
        </div>
        {slide && at !== null && (
          <figcaption ref={caption}>
            <IconButton icon="x" label={words.app.close} onClick={() => setAt(null)} />
            <div aria-live="polite">
              <p className="sc">{say.slideOf(at + 1, slides.length)}</p>
              <h2>{slide.title[lang]}</h2>
              <p>{slide.text[lang]}</p>
            </div>
            <div className="slide-acts">
              <Button off={at === 0} onClick={() => setAt(at - 1)} icon="prev" label={say.before} />
              {at + 1 < slides.length ? (
                <Button kind="primary" onClick={() => setAt(at + 1)}>
                  {say.next}
                </Button>
              ) : (
                <Button kind="primary" onClick={() => setAt(null)}>
                  {say.seeMap}
                </Button>
              )}
            </div>
          </figcaption>
        )}
      </figure>
    </>
  )
}
