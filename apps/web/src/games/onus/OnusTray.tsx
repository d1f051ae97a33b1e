import { type Field, kindOf } from '@acies/onus'
import type { ReactNode } from 'react'
import { UnitCardPicture } from '../../look/table/UnitCard.tsx'
import type { Asking, TrayProps } from '../../skins/skin.ts'
import { carry } from '../../skins/table/carry.ts'
import { StandingAnswers } from '../../skins/table/StandingAnswers.tsx'
import { TraySlip } from '../../skins/table/TraySlip.tsx'
import { useDigits } from '../../skins/table/useDigits.ts'
import { choosesFormation, formed, formWord } from './formed.ts'
import { nameOf } from './names.ts'
import { OnusHand } from './OnusHand.tsx'
import { cardOf } from './pieces.tsx'
import { standing } from './standing.ts'
import { onusWords } from './words.ts'

type Asked = TrayProps<Field> & { asking: Asking<Field> }

/** Under the table: the units that wait to be deployed, how one of them begins, or the hand. */
export const OnusTray = (props: TrayProps<Field>) => {
  const { asking, lang, covered } = props
  if (asking !== null && !covered) {
    if (asking.decision.step === 'deploy-unit') return <Waiting {...props} asking={asking} />
    if (choosesFormation(asking)) return <Beginnings {...props} asking={asking} />
  }
  return (
    <OnusHand {...props}>
      {asking !== null && <StandingAnswers {...props} say={onusWords[lang].standing} answer={standing} />}
    </OnusHand>
  )
}

const Row = ({ label, children }: { label: string; children: ReactNode }) => (
  <section className="hand onus-waiting" aria-label={label}>
    {children}
  </section>
)

/** Units that are not on the table yet: a press takes one up. */
const Waiting = ({ field: g, asking, lang, hint, onDraft }: Asked) => {
  const first = asking.rules.referee.next(asking.view, asking.decision.seat, [])
  const options = first?.of === 'unit' ? first.options : []
  const take = (id: number): void => onDraft([id])
  useDigits(n => {
    if (options[n] === undefined) return false
    take(options[n])
    return true
  })
  return (
    <Row label={onusWords[lang].waiting}>
      {options.map((id, i) => {
        const u = g.units[id]
        const { hit, wound, dodge, armour, move } = kindOf(g, u)
        return (
          <TraySlip
            key={id}
            picture={<UnitCardPicture {...cardOf(g, u)} markers={[]} size={62} />}
            name={nameOf(g, u, lang)}
            note={onusWords[lang].briefly(`${hit}/${wound}`, `${dodge}/${armour}`, move / 100)}
            lang={lang}
            nth={i}
            on={asking.draft[0] === id}
            proposed={hint?.[0] === id}
            onClick={() => take(id)}
            onPointerDown={carry(() => take(id))}
          />
        )
      })}
    </Row>
  )
}

/** The formations and longer lines that the one just pointed at may begin the battle with. */
const Beginnings = ({ field: g, asking, lang, hint, onPick }: Asked) => {
  const { choice, draft } = asking
  const options = choice?.of === 'word' ? choice.options : []
  const id = Number(draft.at(-1))
  useDigits(n => {
    if (options[n] === undefined) return false
    onPick(options[n])
    return true
  })
  return (
    <Row label={nameOf(g, g.units[id], lang)}>
      {options.map((word, i) => (
        <TraySlip
          key={word}
          picture={<UnitCardPicture {...cardOf(g, formed(g.units[id], word))} size={62} />}
          name={formWord(word, lang)}
          lang={lang}
          nth={i}
          proposed={hint !== null && hint[hint.indexOf(id) + 1] === word}
          onClick={() => onPick(word)}
        />
      ))}
    </Row>
  )
}
