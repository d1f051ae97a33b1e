import type { ReactNode } from 'react'

interface TagProps {
  kind?: 'plain' | 'strong' | 'legal' | 'must' | 'danger' | 'info'
  children: ReactNode
}

/** A word about a thing: reconstructed, legal … */
export const Tag = ({ kind = 'plain', children }: TagProps) => <span className={`tag ${kind}`}>{children}</span>
