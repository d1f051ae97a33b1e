import type { Lang, Seat } from '@acies/kernel'
import {
  ELEMENTS,
  type ElementKind,
  elementNames,
  elementWords,
  type Field,
  isCommander,
  ORDERS,
  type Troop,
} from '@acies/tercios'
import { Button } from '../../look/Button.tsx'
import { TroopPicture } from '../../look/table/TroopBase.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { useForeseen } from '../../skins/table/shared.ts'
import { useDigits } from '../../skins/table/useDigits.ts'
import { tableWords as spoken } from '../../skins/table/words.ts'
import { dressed } from './bases.tsx'
import { GiveOrders } from './GiveOrders.tsx'
import { commandName, commandOf, tileName } from './names.ts'
import { isOrdering } from './orders.ts'
import { Slip } from './Slip.tsx'
import { choosesCommand, inTray, plain, Words } from './WordTray.tsx'
import { tableWords } from './words.ts'

const ELEMENT_KINDS = Object.keys(ELEMENTS) as ElementKind[]

/** The five orders: to give them all in secret, or to read what a troop has been ordered. */
export const OrderTray = (props: TrayProps<Field>) => {
  const { field: g, asking, viewer, lang, phone } = props
  const foreseen = useForeseen()
  const isLaying = asking?.decision.step === 'lay-element'
  const action = actionIn(asking, lang)
  const laid = isLaying ? ELEMENT_KINDS.find(kind => kind === asking.draft[0]) : undefined
  return (
    <section
      className={isOrdering(asking) ? 'hand order-tray giving' : 'hand order-tray'}
      aria-label={tableWords[lang].orders.title}
    >
      {isOrdering(asking) ? (
        <GiveOrders {...props} />
      ) : choosesCommand(asking) ? (
        <Muster {...props} />
      ) : asking !== null && inTray(asking) ? (
        <Words {...props} />
      ) : phone && foreseen?.lines !== undefined ? (
        foreseen.lines
      ) : laid !== undefined ? (
        <Note name={elementNames[laid][lang]} text={elementWords[laid].text[lang]} />
      ) : action !== undefined && action.text !== undefined ? (
        <Note name={action.name} text={action.text} />
      ) : g.turn === 0 && !isLaying && waitingOf(g, viewer).length > 0 ? (
        <Muster {...props} />
      ) : (
        <OrderBar {...props} />
      )}
    </section>
  )
}

/** The troops that are still to be deployed; those that come later in the battle are not. */
const waitingOf = (g: Field, side: Seat): Troop[] =>
  g.troops.filter(u => u.side === side && u.where === 'reserve' && g.commands[u.command].arrives === 0)

/** They wait by their commands; to press one of them deploys his command, where that is asked. */
const Muster = ({ field: g, asking, viewer, lang, phone, hint, onPick }: TrayProps<Field>) => {
  const now = Number(asking?.decision.v.unit ?? -1)
  const waiting = waitingOf(g, viewer)
  const offered = choosesCommand(asking) && asking.choice?.of === 'unit' ? asking.choice.options : []
  const commands = [...new Set([...waiting.map(u => u.command), ...offered.map(id => commandOf(g, id))])]
  useDigits(n => {
    if (offered[n] === undefined) return false
    onPick(offered[n])
    return true
  })
  return (
    <>
      <p className="order-copy">{tableWords[lang].waiting(waiting.length)}</p>
      <div className="muster">
        {commands.map(command => {
          const n = offered.findIndex(id => commandOf(g, id) === command)
          const choose = n < 0 ? undefined : () => onPick(offered[n])
          return (
            <section key={command}>
              <h3>
                {choose === undefined ? (
                  commandName(g, command, lang)
                ) : (
                  <Button
                    size="small"
                    keyCap={phone ? undefined : `${n + 1}`}
                    proposed={hint?.[0] === offered[n] ? spoken[lang].proposed : undefined}
                    onClick={choose}
                  >
                    {commandName(g, command, lang)}
                  </Button>
                )}
              </h3>
              <ul className="order-row">
                {waiting
                  .filter(u => u.command === command)
                  .map(u => (
                    // A mouse need not aim at the name: whoever comes by keys has that.
                    // biome-ignore lint/a11y/useKeyWithClickEvents: the button above does the same
                    <li
                      key={u.id}
                      className={u.id === now ? 'order-troop on' : 'order-troop'}
                      data-may={choose && ''}
                      onClick={choose}
                    >
                      <TroopPicture {...dressed(g, u)} size={36} wear={0} disordered={false} />
                      <small>{tileName(g, u, lang)}</small>
                    </li>
                  ))}
              </ul>
            </section>
          )
        })}
      </div>
    </>
  )
}

/** The command action that is chosen, while it is asked whom it concerns. */
function actionIn(asking: Asking<Field> | null, lang: Lang): { name: string; text?: string } | undefined {
  const [word] = asking?.draft ?? []
  if (asking?.decision.step !== 'choose-action' || typeof word !== 'string') return undefined
  const name = asking.rules.game.speech.name({ of: 'word', options: [] }, word, asking.view.field, lang)
  return { name, text: plain(word, lang, true).note }
}

/** What the piece of ground in the hand does, or the action that is chosen. */
const Note = ({ name, text }: { name: string; text: string }) => (
  <p className="ground-note panel">
    <b>{name}</b> {text}
  </p>
)

/** What the orders do; the one of the troop in question stands out. */
const OrderBar = ({ field: g, asking, lang, phone, covered, onUncover }: TrayProps<Field>) => {
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
      {/* Where there is little room, only to say which of them a troop has. */}
      {(!phone || now !== null) && (
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
      )}
    </>
  )
}
