import {
  commandNames,
  ELEMENTS,
  type ElementKind,
  type Field,
  isCommander,
  ORDERS,
  type Order,
  orderNames,
  type Quality,
  qualityWords,
} from '@acies/tercios'
import { useEffect } from 'react'
import { Button } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { TroopPicture } from '../../look/table/TroopBase.tsx'
import type { Asking, TrayProps } from '../skin.ts'
import { dressed } from './bases.tsx'
import { cardsOf, chooseTroop, firstCards, isOrdering, troopsToOrder, useChosenTroop } from './orders.ts'
import { longName, ORDER_ICONS, ORDER_NOTES, shortName, tableWords } from './words.ts'

/** The five orders: to give them all in secret, or to read what a troop has been ordered. */
export const OrderTray = (props: TrayProps<Field>) => {
  const { asking, lang } = props
  return (
    <section
      className={isOrdering(asking) ? 'hand order-tray giving' : 'hand order-tray'}
      aria-label={tableWords[lang].orders.title}
    >
      {isOrdering(asking) ? (
        <GiveOrders {...props} />
      ) : asking !== null && isWide(asking) ? (
        <Words {...props} />
      ) : (
        <OrderBar {...props} />
      )}
    </section>
  )
}

/** More words than fit in a row of buttons: pieces of ground, what a commander can do. */
export const isWide = ({ choice }: Asking<Field>): boolean => choice?.of === 'word' && choice.options.length > 5

const Words = ({ asking, lang, onPick }: TrayProps<Field>) => {
  const choice = asking?.choice
  if (!asking || choice?.of !== 'word') return null
  const g = asking.view.field
  const { seat, step } = asking.decision
  const { speech } = asking.rules.game
  return (
    <>
      {step === 'lay-element' && (
        <p className="order-copy">{tableWords[lang].budget(g.budget[seat] - g.spent[seat])}</p>
      )}
      <ul className="word-tray">
        {choice.options.map(word => {
          const element = Object.hasOwn(ELEMENTS, word) ? ELEMENTS[word as ElementKind] : null
          const quality = Object.hasOwn(qualityWords, word) ? qualityWords[word as Quality] : null
          return (
            <li key={word}>
              <Button size="small" onClick={() => onPick(word)}>
                <span title={quality?.text[lang]}>{speech.name(choice, word, g, lang)}</span>
                {element && <small>{element.points}</small>}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const Slip = ({
  order,
  lang,
  on,
  state,
  keyCap,
  onClick,
}: {
  order: Order
  lang: 'es' | 'en'
  on: boolean
  state?: string
  keyCap?: string
  onClick?: () => void
}) => (
  <button type="button" className={on ? 'order-slip on' : 'order-slip'} aria-pressed={on} onClick={onClick}>
    <Icon name={ORDER_ICONS[order]} size={32} />
    <span>
      <b>{orderNames[order][lang]}</b>
      <small>{ORDER_NOTES[order][lang]}</small>
    </span>
    {keyCap && (
      <span className="key-cap" aria-hidden="true">
        {keyCap}
      </span>
    )}
    {state && <span className="order-state">{state}</span>}
  </button>
)

/** What the orders do; the one of the troop in question stands out. */
const OrderBar = ({ field: g, asking, lang, covered, onUncover }: TrayProps<Field>) => {
  const say = tableWords[lang].orders
  const number = asking === null ? -1 : Number(asking.choice?.about ?? asking.decision.v.unit ?? -1)
  const u = number >= 0 && !isCommander(number) ? g.troops[number] : undefined
  const now =
    u === undefined ? null : u.card !== 'none' && u.card !== 'hidden' ? u.card : u.last === 'none' ? null : u.last
  return (
    <>
      {covered && onUncover && (
        <p className="order-cover">
          {say.covered}{' '}
          <Button size="small" icon="eye" onClick={onUncover}>
            {say.see}
          </Button>
        </p>
      )}
      <div className="order-bar">
        {ORDERS.map(order => (
          <Slip
            key={order}
            order={order}
            lang={lang}
            on={now === order}
            state={now === order && u?.card === 'none' ? say.revealed : undefined}
          />
        ))}
      </div>
    </>
  )
}

/** All troops in a row; keys 1 to 5 give the chosen one its card and go on to the next. */
const GiveOrders = ({ asking, lang, phone, onDraft }: TrayProps<Field>) => {
  const say = tableWords[lang].orders
  const seat = asking?.decision.seat ?? 0
  const g = asking?.view.field
  const troops = g === undefined ? [] : troopsToOrder(g, seat)
  const chosenId = useChosenTroop()
  const at = Math.max(
    0,
    troops.findIndex(u => u.id === chosenId),
  )
  const whole = asking !== null && asking.draft.length === troops.length
  useEffect(() => {
    if (asking === null || whole) return
    const usual = firstCards(troops)
    onDraft(troops.map((_, i) => asking.draft[i] ?? usual[i]))
  })
  useEffect(() => {
    if (troops.length > 0 && !troops.some(u => u.id === chosenId)) chooseTroop(troops[0].id)
  })
  const put = (which: readonly number[], order: Order): void => {
    if (asking !== null)
      onDraft(troops.map((u, i) => (which.includes(u.id) ? order : (asking.draft[i] ?? 'attention'))))
  }
  const step = (by: number): void => {
    const next = troops[(at + by + troops.length) % troops.length]
    if (next) chooseTroop(next.id)
  }
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      const order = ORDERS[Number(event.key) - 1]
      const chosen = troops[at]
      if (order !== undefined && chosen) {
        put([chosen.id], order)
        step(1)
      } else if (event.key.toLowerCase() === 'n') step(1)
      else if (event.key.toLowerCase() === 'p') step(-1)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  })
  if (asking === null || g === undefined) return null
  const cards = cardsOf(asking)
  const chosen = troops[at]
  const now = chosen && cards.get(chosen.id)
  const brothers = chosen === undefined ? [] : troops.filter(u => u.command === chosen.command)
  const command = chosen && g.commands[chosen.command]
  return (
    <>
      <ul className="order-row">
        {troops.map(u => (
          <li key={u.id}>
            <button
              type="button"
              className={u.id === chosen?.id ? 'order-troop on' : 'order-troop'}
              aria-pressed={u.id === chosen?.id}
              aria-label={`${longName(g, u.id, lang)}: ${orderNames[cards.get(u.id) ?? 'attention'][lang]}`}
              title={longName(g, u.id, lang)}
              onClick={() => chooseTroop(u.id)}
            >
              <TroopPicture {...dressed(g, u)} size={34} wear={0} disordered={false} />
              <span className="order-small">
                <Icon name={ORDER_ICONS[cards.get(u.id) ?? 'attention']} size={17} />
              </span>
              <small>{shortName(g, u.id, lang)}</small>
            </button>
          </li>
        ))}
      </ul>
      <div className="order-bar">
        {ORDERS.map((order, i) => (
          <Slip
            key={order}
            order={order}
            lang={lang}
            on={now === order}
            state={now === order ? say.chosen : undefined}
            keyCap={phone ? undefined : `${i + 1}`}
            onClick={() => {
              if (!chosen) return
              put([chosen.id], order)
              step(1)
            }}
          />
        ))}
      </div>
      {chosen && now && (
        <p className="order-copy">
          <b>{longName(g, chosen.id, lang)}</b>
          <Button
            size="small"
            onClick={() =>
              put(
                brothers.map(u => u.id),
                now,
              )
            }
          >
            {orderNames[now][lang]} → {command ? commandNames[command.kind][lang] : say.command} ({brothers.length})
          </Button>
          <Button
            size="small"
            onClick={() =>
              put(
                troops.map(u => u.id),
                now,
              )
            }
          >
            {say.all}: {orderNames[now][lang]}
          </Button>
          {!phone && <span>{say.keys}</span>}
        </p>
      )}
    </>
  )
}
