import type { Lang, Picks, Told } from '@acies/kernel'
import { createPortal } from 'react-dom'
import { Button } from '../../look/Button.tsx'
import { IconButton } from '../../look/IconButton.tsx'
import type { Asking } from '../skin.ts'
import type { TableDress } from './dress.ts'
import { boundsOf, draftOf, grownBy, type Leg, legsOf, type Manoeuvre, shorter, withLeg, wordsAfter } from './legs.ts'
import { tableWords } from './words.ts'

/** What a press on a word begins with, and what a press on more or less adds, in hundredths of a degree. */
const TURN = 1500
/** Pixels beside the table that the panel needs, and those that the keys in the corner take of them. */
const ROOM = 300
const KEYS = 76
/** A step ahead: a tenth of the most. */
const TENTH = 10

interface LegPanelProps<F, E extends Told> {
  dress: TableDress<F, E>
  man: Manoeuvre
  asking: Asking<F>
  lang: Lang
  phone: boolean
  /** What goes is low on the screen: it is not to be covered. */
  high: boolean
  /** Pixels beside the table: where there is room the panel lies there. */
  margin: number
  /** Room under the table, if the game has some. */
  room: HTMLElement | null
  onDraft: (draft: Picks) => void
}

/** A manoeuvre by buttons: the legs so far, the last one longer or shorter, and the words that may follow. */
export function LegPanel<F, E extends Told>({
  dress,
  man,
  asking,
  lang,
  phone,
  high,
  margin,
  room,
  onDraft,
}: LegPanelProps<F, E>) {
  const say = tableWords[lang].legs
  const { draft, view, rules } = asking
  const legs = legsOf(man, draft)
  const last = legs.at(-1)
  const named = (word: string): string =>
    rules.game.speech.name({ of: 'word', options: [word] }, word, view.field, lang)
  const told = (leg: Leg): string => [named(leg.word), amountOf(dress, man, leg, lang)].filter(Boolean).join(' ')
  /** The last leg by so much more or less. */
  const change = (leg: Leg, by: number): void => {
    const before = draftOf(man, legs.slice(0, -1))
    const n = (leg.numbers.at(-1) ?? 0) + by
    onDraft((n > 0 && withLeg(asking, before, { ...leg, numbers: [...leg.numbers.slice(0, -1), n] })) || before)
  }
  const step = last && stepOf(asking, man, draftOf(man, legs.slice(0, -1)), last)
  const words = wordsAfter(asking, draft)
  const onTable = new Set(dress.spots?.(asking, lang).map(spot => spot.draft.at(-1)))
  const byHand = words.filter(word => onTable.has(word) || BY_HAND.includes(man.word(word).go))
  const add = (word: string): void => onDraft(grownBy(asking, man, draft, firstLeg(asking, man, draft, word)))
  const beside = !phone && margin >= ROOM
  const floats = beside ? ' popover beside' : high ? ' popover high' : ' popover'
  const panel = (
    <section
      className={`leg-panel${room === null ? floats : ' under'}`}
      style={room === null && beside ? { maxWidth: margin - KEYS } : undefined}
      aria-label={say.title}
    >
      <ol className="leg-chips">
        {legs.length === 0 && <li>{say.none}</li>}
        {legs.map((leg, i) => (
          <li key={`${i} ${leg.word}`}>
            {leg === last && step !== undefined && (
              <Button size="small" label={say.less(told(leg))} onClick={() => change(leg, -step)}>
                −
              </Button>
            )}
            <b>{told(leg)}</b>
            {leg === last && step !== undefined && (
              <Button size="small" label={say.more(told(leg))} onClick={() => change(leg, step)}>
                +
              </Button>
            )}
            {leg === last && (
              <IconButton icon="x" label={say.undo} size={16} onClick={() => onDraft(shorter(man, draft))} />
            )}
          </li>
        ))}
        {!phone && (room === null || legs.length === 0) && <li className="leg-note for-keys">{say.corner}</li>}
      </ol>
      <WordButtons words={words.filter(word => !byHand.includes(word))} named={named} onAdd={add} />
      {byHand.length > 0 && (
        <details>
          <summary>{say.byButtons}</summary>
          <WordButtons words={byHand} named={named} onAdd={add} />
        </details>
      )}
    </section>
  )
  return room === null ? panel : createPortal(panel, room)
}

/** Legs that are drawn on the table; their buttons are for who cannot point. */
const BY_HAND: readonly string[] = ['ahead', 'wheel', 'slide', 'face']

interface WordButtonsProps {
  words: readonly string[]
  named: (word: string) => string
  onAdd: (word: string) => void
}
const WordButtons = ({ words, named, onAdd }: WordButtonsProps) => (
  <ul className="word-tray">
    {words.map(word => (
      <li key={word}>
        <Button size="small" onClick={() => onAdd(word)}>
          {named(word)}
        </Button>
      </li>
    ))}
  </ul>
)

/** How much of a leg a press changes; undefined where it has no number. */
function stepOf<F>(asking: Asking<F>, man: Manoeuvre, before: Picks, leg: Leg): number | undefined {
  const kind = man.word(leg.word)
  if (leg.numbers.length === 0) return undefined
  if (kind.go === 'wheel' || kind.go === 'face') return Math.max(1, Math.round(TURN / kind.step / 3))
  const bounds = boundsOf(asking, before, leg.word)
  return bounds === null ? 1 : Math.max(1, Math.round(bounds.max / TENTH))
}

/** A word with the numbers it begins with: all the way ahead, a small wheel, the most that is allowed of anything else. */
function firstLeg<F>(asking: Asking<F>, man: Manoeuvre, draft: Picks, word: string): Leg {
  const bounds = boundsOf(asking, draft, word)
  if (bounds === null) return { word, numbers: [] }
  const kind = man.word(word)
  if (kind.go === 'ahead') return { word, numbers: [bounds.max] }
  if (kind.go === 'wheel') return { word, numbers: [Math.round(TURN / kind.step)] }
  if (kind.go === 'slide') return { word, numbers: [man.walk(draft).at[2], Math.round(bounds.max / 4)] }
  for (let n = bounds.max; n > bounds.min; n--)
    if (man.walk([...draft, word, n]).fault === null) return { word, numbers: [n] }
  return { word, numbers: [bounds.min] }
}

function amountOf<F, E extends Told>(
  dress: TableDress<F, E>,
  man: Manoeuvre,
  { word, numbers }: Leg,
  lang: Lang,
): string {
  const kind = man.word(word)
  const n = numbers.at(-1)
  if (n === undefined) return ''
  if (kind.go === 'ahead' || kind.go === 'slide') return dress.measure.say(Math.abs(n * kind.step), lang)
  if (kind.go === 'wheel' || kind.go === 'face') return `${Math.round((n * kind.step) / 100)}°`
  return `${n}`
}
