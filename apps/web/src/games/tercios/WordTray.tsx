import type { Lang, Picks, Said } from '@acies/kernel'
import {
  disciplineDice,
  ELEMENTS,
  type ElementKind,
  type Field,
  flanks,
  kindOf,
  ORDERS,
  orderNames,
  PLAIN,
  type Quality,
  qualityWords,
} from '@acies/tercios'
import type { CSSProperties } from 'react'
import { Button } from '../../look/Button.tsx'
import { Icon } from '../../look/Icon.tsx'
import type { IconName } from '../../look/symbols/icons.ts'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { useDigits } from '../../skins/table/useDigits.ts'
import { tableWords as spoken } from '../../skins/table/words.ts'
import { shareOf } from '../../text/signs.ts'
import { chanceOfOrder } from './foresight.ts'
import { COMMANDER_NOTES, ORDER_ICONS, ORDER_NOTES, REACTION_NOTES, tableWords, WORD_NOTES } from './words.ts'

/** More words than fit in a row of buttons. */
const MANY = 5

/** Words that lie under the table: two that say yes or no stay in the bar. */
export const inTray = ({ choice, decision }: Asking<Field>): boolean =>
  decision.step === CHOOSES_COMMAND ||
  (choice?.of === 'word' && (choice.options.length > 2 || EXPLAINED.includes(decision.step)))

const CHOOSES_COMMAND = 'choose-command'
/** Which command deploys is chosen among those who wait. */
export const choosesCommand = (asking: Asking<Field> | null): asking is Asking<Field> =>
  asking?.decision.step === CHOOSES_COMMAND

/** Questions whose words want a line of their own, however few. */
const EXPLAINED: readonly string[] = ['react', 'choose-action', 'choose-deed', 'move-commander', 'place-unit']

/** Words to choose from: pieces of ground, deeds, what a commander can do, how to meet an enemy. */
export const Words = (props: TrayProps<Field>) => {
  const { asking, lang, onPick } = props
  const choice = asking?.choice
  const options = choice?.of === 'word' ? choice.options : []
  useDigits(n => {
    if (options[n] === undefined) return false
    onPick(options[n])
    return true
  })
  if (!asking || choice?.of !== 'word') return null
  const g = asking.view.field
  const { seat, step } = asking.decision
  const name = (word: string): string => asking.rules.game.speech.name(choice, word, g, lang)
  const advised = advisedWord(asking, props.hint)
  if (options.length <= MANY)
    return <Slips {...props} asking={asking} options={options} name={name} advised={advised} />
  return (
    <>
      {step === 'lay-element' && (
        <p className="order-copy">{tableWords[lang].budget(g.budget[seat] - g.spent[seat])}</p>
      )}
      <ul className="word-tray">
        {options.map(word => {
          const element = Object.hasOwn(ELEMENTS, word) ? ELEMENTS[word as ElementKind] : null
          const quality = Object.hasOwn(qualityWords, word) ? qualityWords[word as Quality] : null
          return (
            <li key={word}>
              <Button
                size="small"
                proposed={word === advised ? spoken[lang].proposed : undefined}
                onClick={() => onPick(word)}
              >
                <span title={quality?.text[lang]}>{name(word)}</span>
                {element && <small>{element.points}</small>}
              </Button>
            </li>
          )
        })}
      </ul>
    </>
  )
}

const ICONS: Readonly<Record<string, IconName>> = {
  move: 'run',
  shoot: 'gunshot',
  card: 'scroll',
  evade: 'run',
  pass: 'surround',
}

type SlipsProps = TrayProps<Field> & {
  asking: Asking<Field>
  options: readonly string[]
  name: (word: string) => string
  /** What an adviser would say. */
  advised?: string
}
/** The next word of an advice, as long as it has been followed. */
function advisedWord({ draft }: Asking<Field>, hint: Picks | null): string | undefined {
  const next = hint?.[draft.length]
  return typeof next === 'string' && draft.every((pick, i) => `${pick}` === `${hint?.[i]}`) ? next : undefined
}
const Slips = ({ asking, options, name, advised, lang, phone, onHover, onPick }: SlipsProps) => (
  <div
    className={asking.decision.step === 'react' ? 'order-bar words replies' : 'order-bar words'}
    style={{ '--columns': Math.max(3, options.length) } as CSSProperties}
  >
    {options.map((word, i) => {
      const { title, note, icon } = slipOf(asking, word, lang)
      return (
        <button
          key={word}
          type="button"
          className={word === advised ? 'order-slip proposed' : 'order-slip'}
          onPointerEnter={() => onHover({ of: 'word', word })}
          onPointerLeave={() => onHover(null)}
          onFocus={() => onHover({ of: 'word', word })}
          onBlur={() => onHover(null)}
          onClick={() => onPick(word)}
        >
          {icon && <Icon name={icon} size={30} />}
          <span>
            <b>{title ?? name(word)}</b>
            {note && <small>{note}</small>}
            {word === advised && <span className="only-spoken">{spoken[lang].proposed}</span>}
          </span>
          {!phone && (
            <span className="key-cap" aria-hidden="true">
              {i + 1}
            </span>
          )}
        </button>
      )
    })}
  </div>
)

interface Slip {
  title?: string
  note?: string
  icon?: IconName
}
function slipOf(asking: Asking<Field>, word: string, lang: Lang): Slip {
  const { step } = asking.decision
  return step === 'react' ? replyIn(asking, word, lang) : plain(word, lang, step === 'move-commander')
}
/** What a word means: an order by its card, a quality by its text, anything else by a note where there is one. */
export function plain(word: string, lang: Lang, ofCommander: boolean): Slip {
  const order = ORDERS.find(o => o === word)
  if (order !== undefined) return { icon: ORDER_ICONS[order], note: ORDER_NOTES[order][lang] }
  const own = <T,>(list: Readonly<Record<string, T>>): T | undefined =>
    Object.hasOwn(list, word) ? list[word] : undefined
  const { text }: { text?: Said } = own<{ text: Said }>(qualityWords) ?? {}
  return { icon: own(ICONS), note: ((ofCommander && own(COMMANDER_NOTES)) || own(WORD_NOTES) || text)?.[lang] }
}

/** What a reply to an enemy means for the one who gives it: he knows his own card. */
export function replyIn({ view, decision }: Asking<Field>, word: string, lang: Lang): Slip {
  const say = tableWords[lang].react
  const g = view.field
  const u = g.troops[Number(decision.v.unit)]
  const against = g.troops[Number(decision.v.against)]
  const charged = decision.v.charge === true
  const order = ORDERS.find(o => o === u.card)
  if (word === 'pass' || (word === 'card' && order === undefined))
    return { note: word !== 'pass' ? undefined : u.card === 'none' ? say.stand : say.pass, icon: ICONS[word] }
  const { value: dice } = disciplineDice(g, u, {
    ...PLAIN,
    reacting: true,
    flank: charged && flanks(g, against, u),
    evadesInfantry: word === 'evade' && kindOf(g, against).branch !== 'cavalry',
  })
  const check = say.check(dice, shareOf(chanceOfOrder(dice), lang))
  if (word === 'evade' || order === undefined) return { note: `${say.evade}; ${check}`, icon: ICONS[word] }
  const note: Said = REACTION_NOTES[order][charged ? 'charged' : 'near']
  return { title: orderNames[order][lang], note: `${note[lang]}; ${check}`, icon: ORDER_ICONS[order] }
}
