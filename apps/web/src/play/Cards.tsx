import type { RuleId } from '@acies/kernel'
import { useEffect } from 'react'
import { Button } from '../look/Button.tsx'
import { Hand } from '../look/Hand.tsx'
import { CardBack } from '../look/HandCard.tsx'
import type { Battle } from './useBattle.ts'
import { NOBODY } from './useEyes.ts'

/** Whose cards lie on the table, open or covered. */
export function handSeat(battle: Battle): number {
  const { persons, viewer, played, show, covered, asking } = battle
  if (covered && asking !== null) return asking.decision.seat
  return viewer === 'all' || viewer === NOBODY || persons.length === 0 ? played.skin.activeOf(show.field) : viewer
}

interface CardsProps {
  battle: Battle
  phone?: boolean
  onRule: (rule: RuleId) => void
}
export const Cards = ({ battle, phone = false, onRule }: CardsProps) => {
  const { Tray } = battle.played.skin
  if (Tray === undefined) return <HandOfCards battle={battle} phone={phone} />
  return (
    <Tray
      field={battle.show.field}
      viewer={battle.persons.length > 1 ? handSeat(battle) : battle.facing}
      asking={battle.asking}
      lang={battle.lang}
      phone={phone}
      onPick={battle.pick}
      onDraft={battle.setDraft}
      covered={battle.covered || battle.curtain !== null}
      hint={battle.advice ?? battle.proposal}
      onUncover={battle.asking === null ? undefined : battle.uncover}
      moments={battle.shown}
      onHover={battle.setHover}
      onGive={battle.giveMany}
      onRule={onRule}
      standing={battle.standing}
      onStanding={battle.stand}
    />
  )
}

/** The card somebody advises to play. */
const adviceIn = ({ asking, advice, proposal }: Battle) =>
  asking?.choice?.of === 'card' ? (advice ?? proposal)?.[0] : undefined

const HandOfCards = ({ battle, phone }: { battle: Battle; phone: boolean }) => {
  const { played, show, lang, words, asking, covered, curtain, persons, viewer } = battle
  const advised = adviceIn(battle)
  useEffect(() => {
    if (advised === undefined) return
    document.querySelector('.hand-card.proposed')?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [advised])
  const seat = handSeat(battle)
  const own = asking?.decision.seat === seat && asking.choice?.of === 'card' ? asking.choice : null
  const hidden = covered || curtain !== null || (persons.length > 1 && viewer !== seat && viewer !== 'all')
  const label = persons.length === 1 ? words.play.hand : words.play.handOf(battle.seatSpoken(seat))
  if (hidden) {
    const { field } = battle.table.rules.view(show.moment.position, seat)
    const held = played.skin.hand(field, seat, lang).filter(card => !card.played)
    return (
      <section className="hand covered" aria-label={label}>
        {held.map(card => (
          <CardBack key={card.id} />
        ))}
        {/* Only their owner may turn them up, when it is he who is asked. */}
        {curtain === null && asking?.decision.seat === seat && (
          <Button icon="eye" onClick={battle.uncover}>
            {label}
          </Button>
        )}
      </section>
    )
  }
  const cards = played.skin.hand(show.field, seat, lang)
  let key = 0
  return (
    <Hand
      label={label}
      shape={phone ? 'portrait' : 'landscape'}
      choosing={own !== null}
      cards={cards.map(({ card, ...look }) => {
        const offered = own?.options.includes(card) ?? false
        return {
          ...look,
          id: look.id,
          off: own !== null && !offered && !look.played,
          proposed:
            offered && advised === card ? { flag: words.play.doThisFlag, spoken: words.play.proposed } : undefined,
          keyCap: offered && !phone ? `${++key}` : undefined,
          onClick: offered ? () => battle.pick(card) : undefined,
          onWhyNot: () => battle.point({ card: [card] }, null),
          onHover: own === null ? undefined : over => battle.setHover(over ? { of: 'card', card } : null),
        }
      })}
    />
  )
}
