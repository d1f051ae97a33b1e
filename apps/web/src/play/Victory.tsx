import { Banner } from '../look/Banner.tsx'
import { Button } from '../look/Button.tsx'
import { Modal } from '../look/Dialog.tsx'
import type { Battle } from './useBattle.ts'

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
  const winner = state.result?.winners[0]
  const say = words.play
  if (state.result === null) return null
  const title = winner === undefined ? say.drawn : say.victory(battle.seatSpoken(winner))
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
            <th scope="col">
              <Banner side="a">{seatName(0)}</Banner>
            </th>
            <td />
            <th scope="col">
              <Banner side="b">{seatName(1)}</Banner>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(row => (
            <tr key={row.name}>
              <td>{row.a}</td>
              <th scope="row">{row.name}</th>
              <td>{row.b}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Modal>
  )
}
