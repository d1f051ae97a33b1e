import { useMemo } from 'react'
import { Icon } from '../look/Icon.tsx'
import { eventsOf } from '../table/log.ts'
import { latelyDone } from './lately.ts'
import { OptionList } from './Prompt.tsx'
import type { Battle } from './useBattle.ts'
import { useFloats } from './useFloats.tsx'
import type { Screen } from './useScreen.ts'

/** The battlefield: what is lit, what floats over it, and what a click on it means. */
export const Field = ({ battle, screen, title }: { battle: Battle; screen: Screen; title: string }) => {
  const { played, show, words, asking, mode } = battle
  const { phone, lit, setInspected } = screen
  const { skin } = played
  const say = words.play
  const floats = useFloats(battle, screen)
  const marked = useMemo(() => (lit ? [lit] : []), [lit])
  const goesOn = battle.live && show.moment.position.result === null
  // Who only watches looks on with whoever has not acted last.
  const idle =
    battle.persons.length > 0 ? battle.facing : (battle.table.rules.seats.find(seat => seat !== show.moment.seat) ?? 0)
  const lately = useMemo(
    () => (goesOn ? latelyDone(battle.state.moments, show.n, idle, battle.viewer) : []),
    [goesOn, battle.state.moments, show.n, idle, battle.viewer],
  )
  // In the middle of a moment: as much of it as has been seen.
  const last = useMemo(() => {
    if (!goesOn) return []
    const next = show.events > 0 ? battle.state.moments[show.n + 1] : undefined
    return next ? eventsOf(next, battle.viewer).slice(0, show.events) : eventsOf(show.moment, battle.viewer)
  }, [goesOn, battle.state.moments, show.n, show.events, show.moment, battle.viewer])
  const hinted = battle.advice ?? battle.proposal
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click anywhere finishes the animation; Space does the same
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      className="stage-place"
      ref={battle.root}
      aria-busy={show.busy}
      data-asks={asking?.decision.step}
      data-picked={asking?.draft.length}
      data-at={show.n}
      onClick={() => show.busy && show.skip()}
    >
      <skin.Stage
        field={show.field}
        options={battle.table.rules.terms.options}
        viewer={battle.facing}
        asking={asking}
        hover={battle.hover}
        hint={hinted}
        looked={Number(battle.looked?.things.unit?.[0] ?? -1)}
        lang={battle.lang}
        coordinates={battle.settings.coordinates}
        phone={phone}
        words={{
          board: say.board(title),
          nearer: say.nearer,
          farther: say.farther,
          all: say.all,
          legend: say.legend,
          smallMap: say.smallMap,
        }}
        onPoint={(things, place) => {
          const [piece] = things.unit ?? []
          // A finger has no hover: a touch that picks nothing looks.
          setInspected(phone && piece !== undefined && !battle.picks(things) ? { piece, place } : null)
          battle.point(things, place)
        }}
        onDraft={battle.setDraft}
        onSend={battle.send}
        onAsk={(things, place) => {
          const [piece] = things.unit ?? []
          if (phone) setInspected(piece === undefined ? null : { piece, place })
          if (!phone || piece === undefined) battle.askWhy(things, place)
        }}
        onRule={screen.openRule}
        onHover={(things, place) => {
          if (things !== null && place !== null) battle.setPointed({ things, place })
          else if (!phone) battle.setPointed(null)
        }}
        floats={floats}
        lately={lately}
        last={last}
        idle={idle}
        marked={marked}
        keys={
          mode === 'play' && (
            <button
              type="button"
              aria-label={say.hint}
              onClick={() => {
                setInspected(null)
                void battle.askHint()
              }}
            >
              <Icon name="bulb" size={20} />
            </button>
          )
        }
        handle={screen.stage}
      />
      {screen.list && !phone && <OptionList battle={battle} onClose={() => screen.setList(false)} />}
    </div>
  )
}
