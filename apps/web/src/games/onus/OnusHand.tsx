import type { Lang, Seat } from '@acies/kernel'
import {
  acting,
  CARDS,
  EVENTS,
  eventNames,
  type Field,
  HIDDEN,
  NOBODY,
  ORDERS,
  type OrderId,
  orderNames,
  playable,
  seatName,
} from '@acies/onus'
import type { ReactNode } from 'react'
import { Button } from '../../look/Button.tsx'
import type { IconName } from '../../look/symbols/icons.ts'
import { sideOfSeat } from '../../look/symbols/sides.ts'
import { Deck, TwoPartCard, type TwoPartCardProps } from '../../look/TwoPartCard.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { useDigits } from '../../skins/table/useDigits.ts'
import { tableWords } from '../../skins/table/words.ts'
import { eventText, orderText } from './texts.ts'
import { onusWords } from './words.ts'

const ORDER_ICONS: Readonly<Partial<Record<OrderId, IconName>>> = {
  'infantry-advance': 'HI',
  'cavalry-charge': 'MC',
  skirmish: 'LI',
  'shoot-into-the-melee': 'bow',
  'beasts-and-engines': 'EL',
  stampede: 'trample',
  'into-the-fray': 'swords',
  'desperate-charge': 'sword',
  'follow-the-general': 'leader',
  'reinforce-unit': 'health',
  harangue: 'harangue',
  'back-to-the-fight': 'harangue',
  'left-wing': 'flag',
  centre: 'flag',
  'right-wing': 'flag',
  'battle-plan': 'scroll',
}

/** Phases in which a melee is coming or under way. */
const MELEES: ReadonlySet<string> = new Set(['movement', 'skirmish', 'melee'])

/** The hand: all cards of two halves, the half that counts now bright. */
export const OnusHand = ({ children, ...props }: TrayProps<Field> & { children?: ReactNode }) => {
  const { field: g, viewer, asking, lang, phone, onPick, covered, onUncover, hint } = props
  const say = onusWords[lang]
  const advised = { flag: tableWords[lang].doThis, spoken: tableWords[lang].proposed }
  const hand = g.hands[viewer] ?? []
  const choice = asking?.decision.seat === viewer && asking.choice?.of === 'card' ? asking.choice : null
  const played = inPlay(g, asking, lang)
  const offered = [...played.map(({ card }) => card), ...hand].filter(card => choice?.options.includes(card))
  useDigits(n => {
    if (offered[n] === undefined) return false
    onPick(offered[n])
    return true
  })
  if (covered)
    return (
      <section className={`hand two-part-hand side-${sideOfSeat(viewer)}`} aria-label={say.hand}>
        {hand.map((_, i) => (
          <i key={i} className="two-part-back" />
        ))}
        {onUncover && (
          <p className="hand-note">
            {say.covered}{' '}
            <Button size="small" icon="eye" onClick={onUncover}>
              {say.see}
            </Button>
          </p>
        )}
      </section>
    )
  return (
    <section className={`hand two-part-hand side-${sideOfSeat(viewer)}`} aria-label={say.hand}>
      {played.map(({ card, tag, half }) => (
        <TwoPartCard
          key={card}
          {...facesOf(card, lang)}
          bright={half}
          tag={{ text: tag, kind: 'play' }}
          selected={half === 'order' || asking?.draft.includes(card)}
          proposed={choice !== null && hint?.includes(card) ? advised : undefined}
          keyCap={!phone && offered.includes(card) ? `${offered.indexOf(card) + 1}` : undefined}
          onClick={offered.includes(card) ? () => onPick(card) : undefined}
        />
      ))}
      {hand.length === 0 && g.phase !== 'set-up' && <p className="hand-note">{say.noHand}</p>}
      {hand.map((card, i) =>
        card === HIDDEN ? (
          <i key={i} className="two-part-back" />
        ) : (
          <TwoPartCard
            key={card}
            {...facesOf(card, lang)}
            {...stateOf(g, viewer, asking, card, lang)}
            proposed={choice !== null && hint?.includes(card) ? advised : undefined}
            selected={asking?.draft.includes(card) && asking.decision.choice?.of === 'card'}
            off={choice !== null && !offered.includes(card)}
            keyCap={!phone && offered.includes(card) ? `${offered.indexOf(card) + 1}` : undefined}
            onClick={offered.includes(card) ? () => onPick(card) : undefined}
          />
        ),
      )}
      {!phone && (
        <Deck
          label={say.deckLabel(g.deck.length, g.discard.length)}
          count={g.deck.length}
          note={say.deck}
          more={say.out(g.discard.length)}
        />
      )}
      {children}
    </section>
  )
}

interface InPlay {
  card: number
  half: 'order' | 'event'
  tag: string
}
/** Cards that lie open: the order that is being given, the events of the attack and whose they are. */
function inPlay(g: Field, asking: Asking<Field> | null, lang: Lang): InPlay[] {
  const say = onusWords[lang]
  const { step, v } = asking?.decision ?? { step: '', v: {} as Readonly<Record<string, unknown>> }
  if (step === 'choose-units' && typeof v.card === 'number') return [{ card: v.card, half: 'order', tag: say.inPlay }]
  if (step === 'choose-random')
    return [v.one, v.two].flatMap(card =>
      typeof card === 'number' ? [{ card, half: 'event' as const, tag: say.byChance }] : [],
    )
  return (g.attack?.events ?? []).map(({ card, from }) => ({
    card,
    half: 'event',
    tag: from === NOBODY ? say.byChance : say.playedBy(seatName(g, from, lang)),
  }))
}

function facesOf(card: number, lang: Lang): Pick<TwoPartCardProps, 'order' | 'event'> {
  const { order, event } = CARDS[card]
  const half = EVENTS[event]
  const icons: IconName[] = []
  if (half.sword) icons.push('sword')
  if (half.shield) icons.push('shield')
  if (half.bow) icons.push('bow')
  return {
    order: {
      kind: ORDERS[order].type,
      icon: ORDER_ICONS[order] ?? 'quill',
      title: orderNames[order][lang],
      text: orderText(order, lang),
    },
    event: { icons: icons.slice(0, 2), title: eventNames[event][lang], text: eventText(event, lang) },
  }
}

/** Which half counts now, and the word at the card's edge. */
function stateOf(
  g: Field,
  viewer: Seat,
  asking: Asking<Field> | null,
  card: number,
  lang: Lang,
): Pick<TwoPartCardProps, 'bright' | 'tag'> {
  const say = onusWords[lang]
  const { attack } = g
  const half = EVENTS[CARDS[card].event]
  if (attack !== null) {
    const [by, at] = [g.units[attack.by], g.units[attack.at]]
    const seat = asking?.decision.seat ?? by.seat
    const own = g.side[by.seat] === g.side[seat] ? by : at
    const useful = playable(g, seat, own, own === by ? at : by).includes(card)
    // What shields is for whoever is shot at, what has a bow and no shield for whoever shoots (ONU-R-85).
    const helps = attack.kind === 'melee' || (own === at ? half.shield : half.bow && (half.sword || !half.shield))
    if (useful && helps) return { bright: 'event', tag: { text: say.ofUse[attack.kind], kind: 'use' } }
    const why = attack.kind === 'melee' ? (half.melee ? say.onlyCharging : say.onlyShooting) : say.onlyFighting
    const fits = attack.kind === 'melee' ? half.melee && !half.charge : half.shot
    return { bright: null, tag: fits ? undefined : { text: why, kind: 'no' } }
  }
  if (g.phase === 'shooting') return { bright: half.shot ? 'event' : null }
  // Orders are for one's own activation (ONU-CRD-02); whoever waits for it, or has had it, has events.
  if (MELEES.has(g.phase)) return { bright: half.melee ? 'event' : null }
  if (!acting(g).includes(viewer)) return { bright: 'event' }
  // An order that would do nothing now is none to read (ONU-M-17).
  const orders = asking?.decision.step === 'play-order' && asking.choice?.of === 'card' ? asking.choice.options : null
  return { bright: orders?.includes(card) === false ? null : 'order' }
}
