import { optionsOf, type Pick } from '@acies/kernel'
import { useId } from 'react'
import { Button } from '../look/Button.tsx'
import { Die } from '../look/Die.tsx'
import { PromptBar } from '../look/PromptBar.tsx'
import { nextIn } from '../skins/advice.ts'
import { capital, shareOf } from '../text/signs.ts'
import { areFew, inThreeLines, isSame, keyOf, picksIn, stopsOf } from './answer.ts'
import type { Battle } from './useBattle.ts'

/** Options that the board and the hand cannot show, and those for which the game has a word: words, numbers, dice, ways off the map. */
export function useDirectOptions(battle: Battle): readonly { pick: Pick; text: string }[] {
  const { asking, played, lang } = battle
  const choice = asking?.choice
  if (!asking || !choice || choice.of === 'card' || choice.of === 'die' || choice.of === 'pose') return []
  if (choice.of === 'number' && !areFew(choice)) return []
  if (played.skin.inTray?.(asking)) return []
  const name = (pick: Pick): string => played.game.speech.name(choice, pick, asking.view.field, lang)
  const hasPlace = (pick: Pick): boolean =>
    choice.of !== 'word' && choice.of !== 'number' && played.skin.hasPlace(asking.view.field, choice.of, pick)
  return optionsOf(choice).flatMap(pick => {
    const own = played.skin.option(asking, pick, lang)
    return own === null && hasPlace(pick) ? [] : [{ pick, text: own ?? name(pick) }]
  })
}

/**
 * The main one of the options that have a button: what is advised or taught, of words the first, of numbers the greatest; null where
 * another button is the main one.
 */
export function mainOf(
  { asking, proposal, stop, advice, dial }: globalThis.Pick<Battle, 'asking' | 'proposal' | 'stop' | 'advice' | 'dial'>,
  direct: readonly { pick: Pick }[],
): Pick | null {
  // Advice and a dial have a button of their own.
  if (asking === null || stop !== null || advice !== null || dial !== null) return null
  const usual = asking.choice?.of === 'number' ? direct.at(-1) : direct[0]
  const wanted = nextIn(proposal, asking.draft) ?? usual?.pick
  return direct.find(({ pick }) => pick === wanted)?.pick ?? null
}

/** The dice of a question about dice, to be pressed. */
const DieChoice = ({ battle }: { battle: Battle }) => {
  const { asking, played, words } = battle
  if (asking === null) return null
  const faces = played.skin.dieFaces(asking.decision)
  if (faces === null) return null
  const { choice, draft } = asking
  return (
    <span className="die-choice">
      {faces.map((face, i) => {
        const offered = choice?.of === 'die' && choice.options.includes(i)
        const at = draft.findIndex((pick, k) => k % 2 === 0 && pick === i)
        const current = at >= 0 && at === draft.length - 1
        return (
          <button
            key={i}
            type="button"
            aria-pressed={at >= 0}
            aria-disabled={!offered && at < 0 ? true : undefined}
            aria-label={`${words.play.die(i + 1)}: ${played.skin.faces(battle.lang).find(f => f.face === face)?.text ?? ''}`}
            className={current ? 'current' : undefined}
            onClick={() => battle.point({ die: [i] }, null)}
          >
            <Die face={face} size={34} state={at >= 0 ? 'hit' : offered ? 'plain' : 'miss'} />
          </button>
        )
      })}
    </span>
  )
}

/** Every option as a button: the decision can be answered without the board. */
export const OptionList = ({ battle, onClose }: { battle: Battle; onClose?: () => void }) => {
  const { asking, played, lang, words } = battle
  const choice = asking?.choice
  if (!asking || !choice || choice.of === 'pose') return null
  const name = (pick: Pick): string => played.game.speech.name(choice, pick, asking.view.field, lang)
  return (
    <section className="option-list popover" aria-label={words.play.options}>
      {asking.draft.length > 0 && (
        <p className="option-picked">
          <b>{words.play.picked}:</b> {picksIn(asking, asking.draft, lang)}
        </p>
      )}
      <ul>
        {optionsOf(choice).map(pick => (
          <li key={`${pick}`}>
            <button
              type="button"
              className="option"
              onClick={() => {
                battle.pick(pick)
                if (asking.decision.kind === 'one' && asking.draft.length > 0) onClose?.()
              }}
              onPointerEnter={() => battle.setHover({ of: 'pick', pick })}
              onFocus={() => battle.setHover({ of: 'pick', pick })}
            >
              {name(pick)}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const NumberDial = ({ battle }: { battle: Battle }) => {
  const { dial, asking, advice, played, lang } = battle
  const id = useId()
  const choice = asking?.choice
  if (dial === null || asking === null || choice?.of !== 'number') return null
  const stops = stopsOf(choice)
  const said = played.game.speech.name(choice, dial.value, asking.view.field, lang)
  return (
    <span className="number-field">
      <label htmlFor={id}>{said}</label>
      <input
        id={id}
        type="range"
        max={stops.length - 1}
        value={stops.findLastIndex(n => n <= dial.value)}
        aria-valuetext={said}
        onChange={event => dial.turn(stops[Number(event.target.value)])}
      />
      <Button
        kind={advice === null ? 'primary' : 'plain'}
        keyCap={advice === null ? '↵' : undefined}
        onClick={() => battle.pick(dial.value)}
      >
        {battle.words.play.confirm}
      </Button>
    </span>
  )
}

/** The last line of the log, for those who only look on. */
function lastSentence({ entries, words }: Battle, who: string): string {
  const last = entries.at(-1)
  if (last === undefined) return words.play.battleBegins
  if (last.kind === 'turn') return words.play.turnBegins
  const text = last.parts
    .map(part => (typeof part === 'string' ? part : 'strong' in part ? part.strong : part.text))
    .join('')
  // Who it is stands before it already.
  return text.startsWith(`${who} `) ? text.slice(who.length + 1) : text
}

/** What the bar says when nobody here is asked. */
function useStanding(battle: Battle): { seat: number; text: string; wait: boolean } {
  const { state, show, played, words, mode, live, caughtUp } = battle
  const active = played.skin.activeOf(show.field)
  const { result } = show.moment.position
  if (result !== null) {
    const winner = result.winners[0]
    if (winner === undefined) return { seat: active, text: words.play.drawn, wait: false }
    return { seat: winner, text: words.play.wins, wait: false }
  }
  if (mode === 'replay' || !live)
    return { seat: active, text: words.play.past(played.skin.turnOf(show.field)), wait: false }
  const { thinking } = state
  if (thinking !== null && caughtUp) return { seat: thinking.seat, text: '…', wait: true }
  // Before the first turn nobody has it: whoever has just deployed is the one to watch.
  const { seat: last } = show.moment
  const seat = played.skin.turnOf(show.field) === 0 && last >= 0 ? last : active
  return { seat, text: lastSentence(battle, battle.seatName(seat)), wait: false }
}

interface PromptProps {
  battle: Battle
  phone?: boolean
  /** The list of all options is open. */
  list: boolean
  onList: (open: boolean) => void
}

/** The buttons of the prompt; the main one last. */
export const PromptActs = ({ battle, phone, list, onList }: PromptProps) => {
  const { words, asking, proposal, stop, hint, advice } = battle
  const direct = useDirectOptions(battle)
  const standing = useStanding(battle)
  const main = mainOf(battle, direct)
  // Advice and a dial have a button of their own, and Enter with it.
  const entersStop = advice === null && battle.dial === null && !battle.departs
  const advised = advice ?? proposal
  const suggested = asking === null ? undefined : nextIn(advised, asking.draft)
  if (battle.looksBack) {
    return (
      <Button kind="primary" keyCap={phone ? undefined : '↵'} onClick={battle.backToNow}>
        {words.play.backToNow}
      </Button>
    )
  }
  if (asking === null) {
    if (battle.onGoOn)
      return (
        <Button kind="primary" keyCap={phone ? undefined : '↵'} onClick={battle.onGoOn}>
          {words.home.goOnPlaying}
        </Button>
      )
    if (!standing.wait) return null
    return <Button onClick={() => battle.table.hurry()}>{words.play.thinksNow}</Button>
  }
  return (
    <>
      {phone ? (
        battle.mayUndo && <Button icon="undo" label={words.play.undo} onClick={battle.undo} />
      ) : (
        <>
          <Button kind="ghost" icon="undo" keyCap="Ctrl Z" off={!battle.mayUndo} onClick={battle.undo}>
            {words.play.undo}
          </Button>
          {battle.state.redoable && <Button kind="ghost" icon="redo" label={words.play.redo} onClick={battle.redo} />}
          {!battle.obvious && advice === null && (
            <Button off={hint === 'thinking'} onClick={battle.askHint}>
              {words.play.hint}
            </Button>
          )}
        </>
      )}
      {!battle.obvious && asking.choice && (asking.choice.of === 'unit' || asking.choice.of === 'hex') && (
        <Button
          className="list-toggle"
          icon="menu"
          label={words.play.options}
          pressed={list}
          onClick={() => onList(!list)}
        />
      )}
      <DieChoice battle={battle} />
      <NumberDial battle={battle} />
      {battle.played.skin.offers?.(asking, battle.lang).map(({ text, errand }) => (
        <Button key={text} onClick={() => battle.send(errand)}>
          {text}
        </Button>
      ))}
      {direct.map(({ pick, text }, i) => (
        <Button
          key={`${pick}`}
          kind={pick === main ? 'primary' : 'plain'}
          proposed={pick === suggested ? words.play.proposed : undefined}
          keyCap={asking.choice ? keyOf(asking.choice, pick, i) : undefined}
          onClick={() => battle.pick(pick)}
          onHover={over =>
            battle.setHover(!over ? null : typeof pick === 'string' ? { of: 'word', word: pick } : { of: 'pick', pick })
          }
        >
          {text}
        </Button>
      ))}
      {stop !== null && (
        <Button
          kind={battle.givesUp ? (battle.sure ? 'danger' : 'plain') : entersStop ? 'primary' : 'plain'}
          className="stop"
          proposed={advised !== null && isSame(asking, advised, asking.draft) ? words.play.proposed : undefined}
          keyCap={phone || !entersStop ? undefined : '↵'}
          onClick={battle.pressStop}
        >
          {battle.givesUp && battle.sure ? words.play.sure(stop) : stop}
        </Button>
      )}
      {advice !== null && (
        <Button kind="primary" className="advice" keyCap={phone ? undefined : '↵'} onClick={battle.pressMain}>
          {words.play.doThis}
        </Button>
      )}
    </>
  )
}

/** Who decides what: the most important sentence on the screen. */
export const Prompt = ({ battle, phone, list, onList }: PromptProps) => {
  const { asking, owed, played, lang, words, seatName, hint, pointed, state } = battle
  const standing = useStanding(battle)
  const { skin } = played
  const seat = asking?.decision.seat ?? standing.seat
  const text = ((): string => {
    if (asking === null) {
      return standing.wait ? words.play.thinking : standing.text
    }
    if (owed?.confirm) return capital(owed.confirm === 'turn' ? words.play.nothingLeft : words.play.nothingToChoose)
    return capital(skin.ask(asking, lang)).replace(/\.$/, '')
  })()
  const said =
    hint === 'thinking'
      ? words.play.hintThinks
      : hint === 'none'
        ? words.play.noHint
        : hint === 'covered'
          ? words.play.hintCovered
          : hint !== null
            ? hint.text
            : asking === null
              ? standing.wait && state.thinking
                ? shareOf(state.thinking.done, lang)
                : null
              : battle.pending !== null
                ? picksIn(asking, battle.pending, lang)
                : skin.remark(asking, pointed?.things ?? null, lang)
  const count = asking === null ? null : skin.count(asking, lang)
  const advised = hint !== null
  return (
    <PromptBar
      small={phone}
      side={skin.sideOf(seat)}
      who={seatName(seat)}
      text={phone && advised ? inThreeLines(said ?? text) : text}
      count={phone && advised ? undefined : (count ?? undefined)}
      hint={phone ? undefined : said}
    >
      {phone ? undefined : <PromptActs battle={battle} list={list} onList={onList} />}
    </PromptBar>
  )
}
