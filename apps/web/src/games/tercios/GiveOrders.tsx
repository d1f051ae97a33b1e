import {
  commandNames,
  type Field,
  ORDERS,
  type Order,
  orderNames,
  ordersFor,
  type Troop,
  unitName,
} from '@acies/tercios'
import { useEffect } from 'react'
import { Button } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import { TroopPicture } from '../../look/table/TroopBase.tsx'
import { useRuleTexts } from '../../rules/useRuleTexts.ts'
import type { TrayProps } from '../../skins/skin.ts'
import { choosePiece, useChosenPiece } from '../../skins/table/shared.ts'
import { useDigits } from '../../skins/table/useDigits.ts'
import { dressed } from './bases.tsx'
import { tileName } from './names.ts'
import { advisedCards, cardsOf, firstCards, troopsToOrder } from './orders.ts'
import { Slip } from './Slip.tsx'
import { ORDER_ICONS, ORDER_NOTES, tableWords } from './words.ts'

/** The rule on whoever leaves a column. */
const LEAVING = 'TER-CAV-21'

/** All troops in a row; keys 1 to 5 give the chosen one its card and go on to the next. */
export const GiveOrders = ({ asking, lang, phone, hint, onDraft }: TrayProps<Field>) => {
  const say = tableWords[lang].orders
  const seat = asking?.decision.seat ?? 0
  const g = asking?.view.field
  const troops = g === undefined ? [] : troopsToOrder(g, seat)
  const chosenId = useChosenPiece()
  const at = Math.max(
    0,
    troops.findIndex(u => u.id === chosenId),
  )
  const whole = asking !== null && asking.draft.length === troops.length
  useEffect(() => {
    if (asking === null || whole) return
    // What a lesson proposes lies there from the start.
    const usual = hint ?? firstCards(troops)
    onDraft(troops.map((_, i) => asking.draft[i] ?? usual[i]))
  })
  useEffect(() => {
    if (troops.length > 0 && !troops.some(u => u.id === chosenId)) choosePiece(troops[0].id)
  })
  const chosen = troops[at]
  const texts = useRuleTexts('tercios', chosen !== undefined && ordersFor(chosen).length < ORDERS.length)
  const brothers = troops.filter(u => u.command === chosen?.command)
  const put = (which: readonly Troop[], order: Order): void => {
    if (asking === null) return
    const gets = (u: Troop): boolean => which.includes(u) && ordersFor(u).includes(order)
    onDraft(troops.map((u, i) => (gets(u) ? order : (asking.draft[i] ?? 'attention'))))
  }
  const step = (by: number): void => {
    const next = troops[(at + by + troops.length) % troops.length]
    if (next) choosePiece(next.id)
  }
  useDigits(n => {
    const order = ORDERS[n]
    if (order === undefined || chosen === undefined || !ordersFor(chosen).includes(order)) return false
    put([chosen], order)
    step(1)
    return true
  })
  useEffect(() => {
    const keyed = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector('dialog[open]') !== null) return
      const by = { n: 1, p: -1 }[event.key.toLowerCase()]
      // With Shift the key itself is a sign of punctuation, another one on every keyboard.
      const all = event.shiftKey ? ORDERS[Number(/^Digit(\d)$/.exec(event.code)?.[1]) - 1] : undefined
      if (by !== undefined) step(by)
      else if (all !== undefined) put(brothers, all)
      else return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    window.addEventListener('keydown', keyed, true)
    return () => window.removeEventListener('keydown', keyed, true)
  })
  if (asking === null || g === undefined) return null
  const cards = cardsOf(asking)
  const advised = advisedCards(asking, hint)
  const now = chosen && cards.get(chosen.id)
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
              aria-label={`${unitName(g, u.id, lang)}: ${orderNames[cards.get(u.id) ?? 'attention'][lang]}`}
              title={unitName(g, u.id, lang)}
              onClick={() => choosePiece(u.id)}
            >
              <TroopPicture {...dressed(g, u)} size={34} wear={0} disordered={false} />
              <span className="order-small">
                <Icon name={ORDER_ICONS[cards.get(u.id) ?? 'attention']} size={17} />
              </span>
              {advised.has(u.id) && (
                <span className="order-small advised">
                  <Icon name={ORDER_ICONS[advised.get(u.id) ?? 'attention']} size={17} />
                </span>
              )}
              <small>{tileName(g, u, lang)}</small>
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
            whyNot={chosen && !ordersFor(chosen).includes(order) ? texts?.rules[LEAVING]?.[lang] : undefined}
            keyCap={phone ? undefined : `${i + 1}`}
            onClick={() => {
              if (!chosen) return
              put([chosen], order)
              step(1)
            }}
          />
        ))}
      </div>
      {chosen && now && (
        <p className="order-copy">
          {hint !== null && (
            <Button size="small" kind="primary" icon="check" off={advised.size === 0} onClick={() => onDraft(hint)}>
              {say.advice(advised.size)}
            </Button>
          )}
          <b>{unitName(g, chosen.id, lang)}</b>
          {phone && <span className="order-note">{ORDER_NOTES[now][lang]}</span>}
          <Button size="small" onClick={() => put(brothers, now)}>
            {orderNames[now][lang]} → {command ? commandNames[command.kind][lang] : say.command} ({brothers.length})
          </Button>
          <Button size="small" onClick={() => put(troops, now)}>
            {say.all}: {orderNames[now][lang]}
          </Button>
          {!phone && hint === null && <span className="order-keys">{say.keys}</span>}
        </p>
      )}
    </>
  )
}
