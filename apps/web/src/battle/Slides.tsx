import type { Briefing } from '@acies/kernel'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLang, useWords } from '../app/lang.ts'
import { Button } from '../look/Button.tsx'
import { Icon } from '../look/Icon.tsx'
import { IconButton } from '../look/IconButton.tsx'

/** From where the map is seen while a slide is told: all of it, one army, the other, the middle. */
const VIEWS = [
  { scale: 1.4, up: '-11%' },
  { scale: 1.4, up: '11%' },
  { scale: 1.25, up: '0%' },
] as const
const viewOf = (slide: number, of: number): React.CSSProperties => {
  if (slide === 0 || slide === of - 1) return {}
  const { scale, up } = VIEWS[(slide - 1) % VIEWS.length]
  return { '--scale': scale, '--up': up } as React.CSSProperties
}

interface SlidesProps {
  slides: Briefing['slides']
  /** Spoken name of the map. */
  label: string
  /** Over the map. */
  head: ReactNode
  children: ReactNode
}

/** The map, and the battle told over it in a few pictures. */
export const Slides = ({ slides, label, head, children }: SlidesProps) => {
  const lang = useLang()
  const words = useWords()
  const say = words.battle
  const [at, setAt] = useState<number | null>(null)
  const caption = useRef<HTMLElement>(null)
  const slide = at === null ? undefined : slides[at]
  const telling = at !== null
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
      <figure className={telling ? 'battle-stage telling' : 'battle-stage'} onKeyDown={keyed}>
        <div
          className="battle-board"
          role="img"
          aria-label={label}
          style={at === null ? undefined : viewOf(at, slides.length)}
        >
          <div inert>{children}</div>
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
