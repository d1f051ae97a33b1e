import type { SVGProps } from 'react'

/** A drawing made by our own generators, as SVG text. Never give it words from outside. */
export const Ink = ({ drawing, ...rest }: { drawing: string } & SVGProps<SVGGElement>) => (
  <g {...rest} dangerouslySetInnerHTML={{ __html: drawing }} />
)
