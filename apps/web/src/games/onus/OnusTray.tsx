import { type Field, kindOf } from '@acies/onus'
import { UnitCardPicture } from '../../look/table/UnitCard.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { StandingAnswers } from '../../skins/table/StandingAnswers.tsx'
import { useDigits } from '../../skins/table/useDigits.ts'
import { nameOf } from './names.ts'
import { OnusHand } from './OnusHand.tsx'
import { cardOf } from './pieces.tsx'
import { standing } from './standing.ts'
import { onusWords } from './words.ts'

/** Under the table: the units that wait to be deployed, or the hand. */
export const OnusTray = (props: TrayProps<Field>) => {
  const { asking, lang, covered } = props
  if (asking?.decision.step === 'deploy-unit' && !covered) return <Waiting {...props} asking={asking} />
  return (
    <OnusHand {...props}>
      {asking !== null && <StandingAnswers {...props} say={onusWords[lang].standing} answer={standing} />}
    </OnusHand>
  )
}

/** Units that are not on the table yet: a press takes one up. */
const Waiting = ({ field: g, asking, lang, onDraft }: TrayProps<Field> & { asking: Asking<Field> }) => {
  const first = asking.rules.referee.next(asking.view, asking.decision.seat, [])
  const options = first?.of === 'unit' ? first.options : []
  const take = (id: number): void => onDraft([id])
  useDigits(n => {
    if (options[n] === undefined) return false
    take(options[n])
    return true
  })
  return (
    <section className="hand onus-waiting" aria-label={onusWords[lang].waiting}>
      {options.map((id, i) => {
        const u = g.units[id]
        const { hit, wound, dodge, armour, move } = kindOf(g, u)
        return (
          <button
            key={id}
            type="button"
            className={asking.draft[0] === id ? 'tray-slip on' : 'tray-slip'}
            aria-pressed={asking.draft[0] === id}
            onClick={() => take(id)}
          >
            <UnitCardPicture {...cardOf(g, u)} markers={[]} size={62} />
            <span>
              <b>{nameOf(g, u, lang)}</b>
              <small>{onusWords[lang].briefly(`${hit}/${wound}`, `${dodge}/${armour}`, move / 100)}</small>
            </span>
            {i < 9 && <span className="key-cap">{i + 1}</span>}
          </button>
        )
      })}
    </section>
  )
}
