import { type Order, orderNames } from '@acies/tercios'
import { Icon } from '../../look/Icon.tsx'
import { ORDER_ICONS, ORDER_NOTES } from './words.ts'

/** One of the five orders, as a card under the table. */
export const Slip = ({
  order,
  lang,
  on,
  state,
  keyCap,
  whyNot,
  onClick,
}: {
  order: Order
  lang: 'es' | 'en'
  on: boolean
  state?: string
  keyCap?: string
  /** Why it may not be given. */
  whyNot?: string
  onClick?: () => void
}) => {
  const className = on ? 'order-slip on' : 'order-slip'
  const inside = (
    <>
      <Icon name={ORDER_ICONS[order]} size={32} />
      <span>
        <b>{orderNames[order][lang]}</b>
        <small>{whyNot ?? ORDER_NOTES[order][lang]}</small>
      </span>
      {keyCap && (
        <span className="key-cap" aria-hidden="true">
          {keyCap}
        </span>
      )}
      {state && <span className="order-state">{state}</span>}
    </>
  )
  return onClick === undefined ? (
    <div className={className}>{inside}</div>
  ) : (
    <button
      type="button"
      className={className}
      aria-pressed={on}
      aria-disabled={whyNot !== undefined || undefined}
      title={whyNot ?? ORDER_NOTES[order][lang]}
      onClick={whyNot === undefined ? onClick : undefined}
    >
      {inside}
    </button>
  )
}
