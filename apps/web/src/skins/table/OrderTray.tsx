import { commandNames, type Field, isCommander, ORDERS, type Order, orderNames, type Troop } from '@acies/tercios'
import { useEffect } from 'react'
import { Button } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { TroopPicture } from '../../look/table/TroopBase.tsx'
import type { TrayProps } from '../skin.ts'
import { dressed } from './bases.tsx'
import { ForesightSlips } from './ForesightSlips.tsx'
import { useForesight } from './foresight.ts'
import { cardsOf, chooseTroop, firstCards, isOrdering, troopsToOrder, useChosenTroop } from './orders.ts'
import { inTray, useDigits, Words } from './WordTray.tsx'
import { longName, ORDER_ICONS, ORDER_NOTES, shortName, tableWords } from './words.ts'

/** The five orders: to give them all in secret, or to read what a troop has been ordered. */
export const OrderTray = (props: TrayProps<Field>) => {
  const { field: g, asking, lang, phone } = props
  const foresight = useForesight()
  return (
    <section
      className={isOrdering(asking) ? 'hand order-tray giving' : 'hand order-tray'}
      aria-label={tableWords[lang].orders.title}
    >
      {isOrdering(asking) ? (
        <GiveOrders {...props} />
      ) : asking !== null && inTray(asking) ? (
        <Words {...props} />
      ) : phone && foresight !== null ? (
        <ForesightSlips lang={lang} />
      ) : g.turn === 0 && g.troops.some(isWaiting) ? (
        <Muster {...props} />
      ) : (
        <OrderBar {...props} />
      )}
    </section>
  )
}

const isWaiting = (u: Troop): boolean => u.where === 'reserve'

/** The troops that are still to be deployed. */
const Muster = ({ field: g, asking, viewer, lang }: TrayProps<Field>) => {
  const now = Number(asking?.decision.v.unit ?? -1)
  const waiting = g.troops.filter(u => u.side === viewer && isWaiting(u))
  return (
    <>
      <p className="order-copy">{tableWords[lang].waiting(waiting.length)}</p>
      <ul className="order-row">
        {waiting.map(u => (
          <li key={u.id} className={u.id === now ? 'order-troop on' : 'order-troop'} title={longName(g, u.id, lang)}>
            <TroopPicture {...dressed(g, u)} size={40} wear={0} disordered={false} />
            <small>{shortName(g, u.id, lang)}</small>
          </li>
        ))}
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
  useDigits(n => {
    const order = ORDERS[n]
    const chosen = troops[at]
    if (order === undefined || chosen === undefined) return false
    put([chosen.id], order)
    step(1)
    return true
  })
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      const by = { n: 1, p: -1 }[event.key.toLowerCase()]
      if (by === undefined || event.ctrlKey || event.metaKey || document.querySelector('dialog[open]') !== null) return
      step(by)
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
