import type { Lang, Picks } from '@acies/kernel'
import { INCH } from '@acies/table'
import { type Field, isEngaged, unitName } from '@acies/wab'
import { Button } from '../../look/Button.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { measures } from './asked.ts'
import { type ChargeSlip, chargesIn, namesOf, thisTurn } from './happened.ts'
import { DeclaredSlip, Sign } from './Slip.tsx'
import { trayWords } from './table-words.ts'
import { wabWords } from './words.ts'

/** Charges of an answer as it grows; whoever breaks off has no target. */
export function pairsOf(g: Field, draft: Picks): { unit: number; target: number | null; picks: Picks }[] {
  const pairs: { unit: number; target: number | null; picks: Picks }[] = []
  for (let i = 0; i < draft.length; ) {
    const unit = Number(draft[i++])
    const breaksOff = isEngaged(g, g.units[unit])
    const target = breaksOff || i === draft.length ? null : Number(draft[i++])
    pairs.push({ unit, target, picks: target === null ? [unit] : [unit, target] })
  }
  return pairs
}

/** Charges: those being declared, and afterwards what became of them. */
export const ChargeTray = ({ field: g, asking, lang, moments, onDraft, onPick }: TrayProps<Field>) => {
  const say = trayWords[lang].charges
  const next = asking?.decision.step === 'next-charger' && asking.choice?.of === 'unit' ? asking.choice.options : []
  const declaring = asking?.decision.step === 'declare-charges'
  const pairs = declaring ? pairsOf(g, asking.draft) : []
  const slips = declaring ? [] : chargesIn(thisTurn(moments))
  if (pairs.length + slips.length === 0) return <p className="tray-note">{declaring ? say.none : say.noneTheirs}</p>
  return (
    <>
      {pairs.map(({ unit, target }) => (
        <DeclaredSlip
          key={unit}
          {...{ g, unit, target, lang }}
          undo={say.undo}
          onUndo={() => onDraft(pairs.filter(p => p.unit !== unit).flatMap(p => p.picks))}
        />
      ))}
      {pairs.length > 0 && asking !== null && !measures(asking) && <p className="tray-note">{say.blind}</p>}
      {slips.map(slip => (
        <Charge
          key={`${slip.unit} ${slip.target}`}
          g={g}
          slip={slip}
          lang={lang}
          onPick={next.includes(slip.unit) ? () => onPick(slip.unit) : undefined}
        />
      ))}
    </>
  )
}

interface ChargeProps {
  g: Field
  slip: ChargeSlip
  lang: Lang
  /** Who goes next is asked, and it may be this one. */
  onPick?: () => void
}
const Charge = ({ g, slip, lang, onPick }: ChargeProps) => {
  const say = trayWords[lang].charges
  const { unit, target, reaction, measured, contact, failed } = slip
  const inches = (far: number): string => wabWords[lang].inches(far / INCH)
  const tone = failed !== null ? 'fails' : contact !== null ? 'arrives' : ''
  const inside = (
    <>
      <Sign g={g} unit={unit} />
      <span>
        <b>
          {unitName(g, unit, lang)} <i className="tray-arrow">→</i> {unitName(g, target, lang)}
        </b>
        <small>
          {[
            reaction === null ? say.declared : wordFor(reaction, lang),
            measured === null ? '' : say.measured(inches(measured.distance), inches(measured.reach)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <small className="tray-fate">
          {contact !== null
            ? say.arrives(contact.models, say.sides[contact.side] ?? contact.side)
            : failed !== null
              ? (say.failed[failed] ?? failed)
              : ''}
        </small>
      </span>
    </>
  )
  return onPick === undefined ? (
    <div className={`tray-slip ${tone}`}>{inside}</div>
  ) : (
    <button type="button" className={`tray-slip may ${tone}`} onClick={onPick}>
      {inside}
    </button>
  )
}
const wordFor = (word: string, lang: Lang): string => wabWords[lang].reactions[word] ?? word

/** Every charged unit with all it may answer: one press each; the others hold, or run if they may not. */
export const ReactTray = ({
  field: g,
  asking,
  lang,
  onDraft,
  onHover,
}: TrayProps<Field> & { asking: Asking<Field> }) => {
  const { rules, view, decision, draft } = asking
  const next = (picks: Picks) => rules.referee.next(view, decision.seat, picks)
  const first = next([])
  const units = first?.of === 'unit' ? first.options : []
  const said = new Map<number, string>()
  for (let i = 0; i + 1 < draft.length; i += 2) said.set(Number(draft[i]), `${draft[i + 1]}`)
  const say = (unit: number, how: string): void => {
    const others = [...said].filter(([id]) => id !== unit)
    const picked = said.get(unit) === how ? others : [...others, [unit, how] as const]
    onDraft(picked.flat())
  }
  return units.map(unit => {
    const ways = next([unit])
    const may = ways?.of === 'word' ? ways.options : []
    const how = said.get(unit) ?? (may.includes('hold') ? 'hold' : may[0])
    const chargers = g.charges.filter(c => c.state === 'declared' && c.targets.includes(unit)).map(c => c.unit)
    return (
      <div key={unit} className={said.has(unit) ? 'tray-slip reacting on' : 'tray-slip reacting'}>
        <Sign g={g} unit={unit} />
        <span>
          <b>{unitName(g, unit, lang)}</b>
          <small>{trayWords[lang].charges.from(namesOf(g, chargers, lang))}</small>
          <span className="tray-words">
            {may.map(word => (
              <Button
                key={word}
                size="small"
                pressed={how === word}
                onClick={() => say(unit, word)}
                onHover={over => onHover(over ? { of: 'word', word, about: unit } : null)}
              >
                {wordFor(word, lang)}
              </Button>
            ))}
          </span>
        </span>
      </div>
    )
  })
}
