import { HandCard, type HandCardProps } from './HandCard.tsx'

export interface HandProps {
  label: string
  cards: readonly (HandCardProps & { id: string })[]
  shape?: 'landscape' | 'portrait'
}

export const Hand = ({ label, cards, shape = 'landscape' }: HandProps) => (
  <ul className={`hand ${shape}`} aria-label={label}>
    {cards.map(({ id, ...card }) => (
      <li key={id}>
        <HandCard {...card} shape={shape} />
      </li>
    ))}
  </ul>
)
