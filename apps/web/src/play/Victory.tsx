import { EVERYBODY, type Lang, listed } from '@acies/kernel'
import { Fragment } from 'react'
import { Banner } from '../look/Banner.tsx'
import { Button } from '../look/Button.tsx'
import { Modal } from '../look/Dialog.tsx'
import type { Spoken } from '../skins/skin.ts'
import type { Battle } from './useBattle.ts'

/** Allies who have won, in one breath. */
const together = (names: readonly Spoken[], lang: Lang): Spoken => {
  const all = (key: 'the' | 'to' | 'of'): string =>
    listed(
      names.map(name => name[key]),
      lang,
    )
  return { form: names.length > 1 ? 2 : names[0].form, the: all('the'), to: all('to'), of: all('of') }
}

/** Who won, to the one person at the table if there is only one; and by what, as the log told it last. */
function outcomeOf(battle: Battle): { title: string; note: string } {
  const { state, words, lang, table, played, seatSpoken } = battle
  const say = words.play
  const winners = state.result?.winners ?? []
  const victory = winners.length === 0 ? say.drawn : say.victory(together(winners.map(seatSpoken), lang))
  const last = state.moments.at(-1)
  const told = (last?.heard ?? []).flatMap(({ to, event }) => {
    const sentence = to === EVERYBODY ? played.game.speech.tell(event, last?.position.field, lang) : ''
    return sentence === '' ? [] : [sentence]
  })
  const { ending } = table.file()
  const by =
    ending === undefined
      ? (told.at(-1) ?? '')
      : ending.how === 'agreed'
        ? say.agreed
        : say.conceded(seatSpoken(ending.seat))
  const people = table.rules.seats.filter(seat => table.players[seat]?.kind === 'person')
  if (people.length !== 1 || winners.length === 0) return { title: victory, note: by }
  return { title: winners.includes(people[0]) ? say.youWon : say.youLost, note: by === '' ? victory : by }
}

/** The end: who won, what it cost, what next. */
export const Victory = ({
  battle,
  open,
  onClose,
  onRematch,
  onReplay,
}: {
  battle: Battle
  open: boolean
  onClose: () => void
  /** Again, by the same players; `swapped`: each on the next side. */
  onRematch?: (swapped: boolean) => void
  onReplay?: () => void
}) => {
  const { state, words, played, lang, seatName } = battle
  const say = words.play
  if (state.result === null) return null
  const { title, note } = outcomeOf(battle)
  const { seats } = battle.table.rules
  const rows = open ? played.skin.statistics(state.moments, lang) : []
  return (
    <Modal
      open={open}
      title={title}
      closeLabel={words.app.close}
      onClose={onClose}
      acts={
        <>
          <Button onClick={onClose}>{say.stay}</Button>
          {onReplay && <Button onClick={onReplay}>{say.watchReplay}</Button>}
          {onRematch && <Button onClick={() => onRematch(true)}>{say.swapSides}</Button>}
          {onRematch && (
            <Button kind="primary" onClick={() => onRematch(false)}>
              {say.rematch}
            </Button>
          )}
        </>
      }
    >
      <p className="victory-note">{note}</p>
      <table className="statistics">
        <caption className="vh">{say.statistics}</caption>
        <thead>
          <tr>
            {seats.length !== 2 && <td />}
            {seats.map((seat, i) => (
              <Fragment key={seat}>
                {seats.length === 2 && i === 1 && <td />}
                <th scope="col">
                  <Banner side={played.skin.sideOf(seat)}>{seatName(seat)}</Banner>
                </th>
              </Fragment>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              {seats.length === 2 ? (
                <>
                  <td>{row.seats[0]}</td>
                  <th scope="row">{row.name}</th>
                  <td>{row.seats[1]}</td>
                </>
              ) : (
                <>
                  <th scope="row">{row.name}</th>
                  {seats.map(seat => (
                    <td key={seat}>{row.seats[seat]}</td>
                  ))}
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  )
}
