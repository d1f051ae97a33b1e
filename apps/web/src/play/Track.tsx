import { nextSpeed, settings } from '../app/settings.ts'
import { ReplayBar } from '../look/ReplayBar.tsx'
import { Segmented } from '../look/Segmented.tsx'
import type { Battle } from './useBattle.ts'

/** The match as a track, to go back and forth on. */
export const Track = ({ battle, onBranch }: { battle: Battle; onBranch?: (n: number) => void }) => {
  const { words, mode, look, show, last, state, played, track } = battle
  const say = words.play
  const onlyMachines = mode === 'play' && battle.persons.length === 0 && state.result === null
  const watching = onlyMachines && look === null && !battle.halted
  // After an answer is taken back the board is for an instant ahead of the match.
  const at = Math.min(look ?? show.n, last)
  const play = (): void => {
    if (onlyMachines && look === null) return battle.halt()
    if ((mode === 'play' && look === null) || (look ?? 0) >= last) battle.seek(0)
    battle.setPlaying(!battle.playing)
  }
  return (
    <ReplayBar
      turns={track.turns.map((turn, i) => ({ ...turn, number: sparse(i, track.turns.length, turn.number) }))}
      flags={track.flags}
      length={last}
      at={at}
      text={say.moment(played.skin.turnOf(state.moments[at].position.field), at, last)}
      playing={battle.playing || watching}
      speed={say.speeds[battle.settings.speed]}
      words={say.replay}
      onSeek={battle.seek}
      onPlay={play}
      onSpeed={() => settings.set({ speed: nextSpeed(battle.settings.speed) })}
      onBranch={onBranch && (mode === 'replay' || look !== null) ? () => onBranch(at) : undefined}
    />
  )
}

/** Not every turn of a long battle can be lettered. */
function sparse(i: number, of: number, number: string | undefined): string | undefined {
  const every = Math.ceil(of / 14)
  return i % every === 0 ? number : undefined
}

/** By whose eyes a match is looked back at, where there is a choice. */
export const Eyes = ({ battle }: { battle: Battle }) => {
  const { words, viewers, seatName } = battle
  if (battle.mode !== 'replay' || viewers.length < 2) return null
  // Everything stands before the seats.
  const inOrder = [...viewers].sort((a, b) => (a === 'all' ? -1 : b === 'all' ? 1 : a - b))
  return (
    <Segmented
      label={words.play.seenBy}
      options={inOrder.map(seat => ({
        value: `${seat}`,
        text: seat === 'all' ? words.play.everything : seatName(seat),
      }))}
      value={`${battle.eyes}`}
      onChange={value => battle.setEyes(value === 'all' ? 'all' : Number(value))}
    />
  )
}
