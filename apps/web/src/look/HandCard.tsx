import { Icon } from './Icon.tsx'
import type { ClassMark } from './symbols/blocks.ts'

type CardKind = 'section' | 'troop' | 'leader' | 'tactic'

export interface HandCardProps {
  kind: CardKind
  /** In the disc: how many orders, or a sign. */
  number: string
  title: string
  /** Where it commands: "Centre", "Along the whole line". */
  where: string
  text?: string
  /** All it says, for who asks. */
  whole?: string
  /** The word for its kind, at the foot. */
  kindName?: string
  /** Which of the three sections light up in the bar: left, centre, right. */
  sections?: readonly [boolean, boolean, boolean]
  /** A leader may detach: the helmet, with its words. */
  helmet?: string
  mark?: ClassMark
  /** In play, with the word for it. */
  played?: string
  off?: boolean
  selected?: boolean
  /** Somebody advises to play it: a dashed frame with the words "do this", spoken as proposed. */
  proposed?: { flag: string; spoken: string }
  shape?: 'landscape' | 'portrait'
  keyCap?: string
  /** Spoken name; otherwise its words are read. */
  label?: string
  onClick?: () => void
  onWhyNot?: () => void
  onHover?: (over: boolean) => void
}

const all: readonly [boolean, boolean, boolean] = [true, true, true]

const SectionBar = ({ sections = all }: { sections?: readonly [boolean, boolean, boolean] }) => (
  <svg className="section-bar" width="54" height="14" viewBox="0 0 54 14" aria-hidden="true">
    {sections.map((on, i) => (
      <rect key={i} x={i * 18 + 1} y="1" width="16" height="12" className={on ? 'on' : undefined} />
    ))}
  </svg>
)

/** A title longer than this takes two lines, and leaves the text one less. */
const ONE_LINE = 18

/** A command card: spine by its group, orders in the disc, the lit sections at the foot. */
export const HandCard = (card: HandCardProps) => {
  const portrait = card.shape === 'portrait'
  const wordy = card.title.length > ONE_LINE ? ' wordy' : ''
  const state = `${card.played ? ' played' : ''}${card.selected ? ' selected' : ''}${card.proposed ? ' proposed' : ''}${wordy}`
  return (
    <button
      type="button"
      className={`hand-card ${card.kind} ${portrait ? 'portrait' : 'landscape'}${state}`}
      aria-label={card.label}
      title={portrait ? undefined : (card.whole ?? card.text)}
      aria-pressed={card.selected}
      aria-disabled={card.off || undefined}
      onClick={card.off ? card.onWhyNot : card.onClick}
      onPointerEnter={() => card.onHover?.(true)}
      onPointerLeave={() => card.onHover?.(false)}
      onFocus={() => card.onHover?.(true)}
      onBlur={() => card.onHover?.(false)}
    >
      <span className={card.number.length > 2 ? 'card-number long' : 'card-number'}>{card.number}</span>
      <span className="card-head">
        <b>{card.title}</b>
        <span>{card.where}</span>
      </span>
      <span className="card-text">{card.text}</span>
      <span className="card-foot">
        <SectionBar sections={card.sections} />
        {!portrait && card.kindName && <span className="card-kind">{card.kindName}</span>}
        {!portrait && card.helmet && (
          <span className="card-sign" title={card.helmet}>
            <Icon name="leader" size={16} label={card.helmet} />
          </span>
        )}
        {!portrait && card.mark && (
          <svg className="card-sign" width="20" height="20" viewBox="-12 -12 24 24" aria-hidden="true">
            <use href={`#k-${card.mark}`} x="-12" y="-12" width="24" height="24" />
          </svg>
        )}
        {!portrait && card.keyCap && (
          <span className="key-cap" aria-hidden="true">
            {card.keyCap}
          </span>
        )}
      </span>
      {card.played && <span className="card-played">{card.played}</span>}
      {card.proposed && <CardFlag {...card.proposed} />}
    </button>
  )
}

/** Advised, not chosen. */
export const CardFlag = ({ flag, spoken }: { flag: string; spoken: string }) => (
  <span className="card-flag">
    <span aria-hidden="true">{flag}</span>
    <span className="only-spoken">{spoken}</span>
  </span>
)

/** The back of a card, for a hand one may not see. */
export const CardBack = ({ label }: { label?: string }) => (
  <svg
    className="card-back"
    viewBox="0 0 150 96"
    preserveAspectRatio="xMidYMid slice"
    role={label ? 'img' : undefined}
    aria-label={label}
    aria-hidden={label ? undefined : true}
  >
    <rect width="150" height="96" fill="#3b2a1d" />
    <rect x="6" y="6" width="138" height="84" rx="5" fill="none" stroke="#b98d34" />
    <path d="M75 14L136 48L75 82L14 48Z" fill="none" stroke="#b98d34" opacity=".7" />
    <path d="M55 58h40" stroke="#e3c06d" strokeWidth="2" />
    <path d="M57 55V41h7v14zM66 55V39h7v16zM75 55V39h7v16zM84 55V41h7v14z" fill="#f5ecda" />
  </svg>
)
