import { Fragment } from 'react'
import { Banner } from '../look/Banner.tsx'
import { Button } from '../look/Button.tsx'
import { Modal } from '../look/Dialog.tsx'
import type { Spoken } from '../skins/skin.ts'
import type { Battle } from './useBattle.ts'

/** Allies who have won, in one breath. */
const together = (names: readonly Spoken[], and: string): Spoken => {
  const all = (key: keyof Spoken): string => names.map(name => name[key]).join(` ${and} `)
  return { the: all('the'), to: all('to'), of: all('of') }
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
  onRematch?: () => void
  onReplay?: () => void
}) => {
  const { state, words, played, lang, seatName } = battle
  const winners = state.result?.winners ?? []
  const say = words.play
  if (state.result === null) return null
  const title = winners.length === 0 ? say.drawn : say.victory(together(winners.map(battle.seatSpoken), say.and))
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
          {onRematch && (
            <Button kind="primary" onClick={onRematch}>
              {say.rematch}
            </Button>
          )}
        </>
      }
    >
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
