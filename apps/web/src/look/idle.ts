/**
 * What cannot be picked now, is picked already, or has the focus only since the question before, on hexes and on the free table:
 * there Enter is for the button that shows it; the space bar looks, or takes back.
 */
export const isIdle = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  (target.matches('.hex-hit:not(.live)') ||
    target.closest('[data-unit]')?.matches('[data-rests], :not(.lit-can, .lit-must, .lit-target, .lit-proposed)') ===
      true)
