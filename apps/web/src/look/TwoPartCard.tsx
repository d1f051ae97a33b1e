import { CardFlag } from './HandCard.tsx'
import { Icon } from './Icon.tsx'
import type { IconName } from './symbols/icons.ts'

type OrderKind = 'activation' | 'command' | 'morale' | 'health'

export interface TwoPartCardProps {
  order: { kind: OrderKind; icon: IconName; title: string; text: string }
  event: { icons: readonly IconName[]; title: string; text: string }
  /** The half that counts now; none while neither does. */
  bright: 'order' | 'event' | null
  /** A word at its edge: in play, of use in this clash, only when shooting. */
  tag?: { text: string; kind: 'play' | 'use' | 'no' }
  selected?: boolean
  /** Somebody advises to play it: a dashed frame with the words "do this", spoken as proposed. */
  proposed?: { flag: string; spoken: string }
  off?: boolean
  keyCap?: string
  onClick?: () => void
  onWhyNot?: () => void
  onHover?: (over: boolean) => void
}

/** A card of two halves: an order above, an event below; only the half that counts is bright. */
export const TwoPartCard = (card: TwoPartCardProps) => {
  const { order, event, bright, tag, selected, proposed, off, keyCap, onClick, onWhyNot, onHover } = card
  const states = [bright && `bright-${bright}`, selected && 'selected', proposed && 'proposed']
    .filter(Boolean)
    .join(' ')
  return (
    <button
      type="button"
      className={`two-part ${states}`}
      aria-disabled={off || onClick === undefined || undefined}
      aria-pressed={selected}
      title={`${order.title}: ${order.text}\n${event.title}: ${event.text}`}
      onClick={onClick ?? onWhyNot}
      onPointerEnter={onHover && (() => onHover(true))}
      onPointerLeave={onHover && (() => onHover(false))}
      onFocus={onHover && (() => onHover(true))}
      onBlur={onHover && (() => onHover(false))}
    >
      <span className="two-part-half order">
        <span className={`order-disc ${order.kind}`}>
          <Icon name={order.icon} size={21} />
        </span>
        <span>
          <b>{order.title}</b>
          <small>{order.text}</small>
        </span>
      </span>
      <span className="two-part-seam" aria-hidden="true" />
      <span className="two-part-half event">
        <span className="event-icons">
          {event.icons.map(name => (
            <Icon key={name} name={name} size={17} />
          ))}
        </span>
        <span>
          <b>{event.title}</b>
          <small>{event.text}</small>
        </span>
      </span>
      {tag && <span className={`two-part-tag ${tag.kind}`}>{tag.text}</span>}
      {proposed && <CardFlag {...proposed} />}
      {keyCap && (
        <span className="key-cap" aria-hidden="true">
          {keyCap}
        </span>
      )}
    </button>
  )
}

/** The deck beside the hand: how many cards it has, how many lie open. */
export const Deck = ({ label, count, note, more }: { label: string; count: number; note: string; more: string }) => (
  <div className="deck" role="img" aria-label={label}>
    <i className="deck-back" />
    <b>{count}</b>
    <small>{note}</small>
    <small>{more}</small>
  </div>
)
