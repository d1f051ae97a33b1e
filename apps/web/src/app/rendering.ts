import { options } from 'preact'

/** How Preact draws what is written for React's types. Said before anything is drawn. */
export function agreeOnRendering(): void {
  // What follows a drawing follows it at once: a key pressed right after must not meet the hand of before.
  options.requestAnimationFrame = queueMicrotask
  const usual = options.vnode
  options.vnode = vnode => {
    // In a drawing (SVG) only the attribute in lower case makes a thing reachable by keys.
    const { type, props } = vnode as { type: unknown; props: Record<string, unknown> }
    if (typeof type === 'string' && 'tabIndex' in props) {
      props.tabindex = props.tabIndex
      delete props.tabIndex
    }
    usual?.(vnode)
  }
}
