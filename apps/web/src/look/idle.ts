import { useEffect } from 'react'

/**
 * What cannot be picked now, is picked already, or has the focus only since the question before, on hexes and on the free table:
 * there Enter is for the button that shows it; the space bar looks, or takes back.
 */
export const isIdle = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('.hex-hit:is([data-rests], :not(.live))') ||
    target.closest('[data-unit]')?.matches('[data-rests], :not(.lit-can, .lit-must, .lit-target, .lit-proposed)') ===
      true)

/** What was come to for one question is not meant for the next, until it is come to again. */
export function useRest(things: string, ticket: number | undefined): void {
  useEffect(() => {
    const thing = document.activeElement
    if (!(thing instanceof SVGElement) || !thing.matches(things)) return
    thing.dataset.rests = ''
    thing.addEventListener('blur', () => awake(thing), { once: true })
  }, [ticket])
}

/** The focus comes to it for what is asked now. */
export function wake(thing: SVGElement | null | undefined): void {
  if (!thing) return
  awake(thing)
  thing.focus()
}
const awake = ({ dataset }: SVGElement): void => {
  delete dataset.rests
}
