import { HandCard, type HandCardProps } from './HandCard.tsx'

export interface HandProps {
  label: string
  cards: readonly (HandCardProps & { id: string })[]
  shape?: 'landscape' | 'portrait'
  /** Upright cards are wide enough for their text while one of them is chosen. */
  choosing?: boolean
}

export const Hand = ({ label, cards, shape = 'landscape', choosing = false }: HandProps) => (
  <ul className={`hand ${shape}${choosing ? ' choosing' : ''}`} aria-label={label}>
    {cards.map(({ id, ...card }) => (
      <li key={id}>
        <HandCard {...card} shape={shape} />
      </li>
    ))}
  </ul>
)
