import { both, type Lang, type RuleId, type Said } from '@acies/kernel'
import { type Blue, formationNames, type Kind } from '@acies/onus'
import { useState } from 'react'
import { Button } from '../../look/Button.tsx'
import { Chip } from '../../look/Chip.tsx'
import { UnitCardPicture } from '../../look/table/UnitCard.tsx'
import { lookOfKind } from './names.ts'
import { FORMATION_ICONS, onusWords } from './words.ts'

type Effect = readonly [rule: RuleId, text: Said]
type Form = Blue | 'extended'
const HALF = both('½ movimiento', '½ movement')
const ONSET = both('+1/+1 al ataque si carga', '+1/+1 attack when charging')

/** What a formation is good for, and what it costs. */
const EFFECTS: Readonly<Record<Form, readonly Effect[]>> = {
  'shield-wall': [
    ['ONU-FRM-10', both('+1/+1 a la defensa', '+1/+1 defence')],
    ['ONU-FRM-11', HALF],
  ],
  phalanx: [
    ['ONU-FRM-22', both('+1/+1 al ataque', '+1/+1 attack')],
    ['ONU-FRM-21', both('lucha como lanceros', 'fights as spearmen')],
    ['ONU-FRM-23', both('prioridad en su primer combate', 'priority in its first combat')],
    ['ONU-FRM-24', HALF],
  ],
  square: [
    ['ONU-FRM-30', both('sin flancos ni retaguardia', 'no flanks, no rear')],
    ['ONU-FRM-31', both('+2/+2 a la defensa contra montados', '+2/+2 defence against mounted')],
    ['ONU-FRM-32', both('−1/−1 a la defensa contra disparos', '−1/−1 defence against shots')],
    ['ONU-FRM-33', both('no se mueve', 'does not move')],
  ],
  wedge: [
    ['ONU-FRM-40', ONSET],
    ['ONU-FRM-41', both('se deshace tras el primer combate', 'lost after its first combat')],
  ],
  rhomboid: [
    ['ONU-FRM-40', ONSET],
    ['ONU-FRM-50', both('un giro gratis cada turno', 'a free turn each turn')],
  ],
  bravery: [['ONU-FRM-60', both('+1/+1 al ataque, −1/−1 a la defensa', '+1/+1 attack, −1/−1 defence')]],
  extended: [
    ['ONU-MAN-08', both('una sección más en cada extremo', 'one more section at each end')],
    ['ONU-MAN-10', both('−1 de moral por sección', '−1 morale for each section')],
  ],
}

interface FormationsProps {
  kind: Kind
  rank: 'veteran' | 'elite' | null
  lang: Lang
}
/** A unit's card as it may form up, with what that counts for; it forms up in the battle, so nothing of it is in the list. */
export const Formations = ({ kind, rank, lang }: FormationsProps) => {
  const [chosen, setChosen] = useState<Form | null>(null)
  const say = onusWords[lang]
  const forms: readonly Form[] = [...kind.blue, 'extended']
  const form = chosen !== null && forms.includes(chosen) ? chosen : null
  const named = (one: Form): string => (one === 'extended' ? say.extended : formationNames[one][lang])
  return (
    <div className="formations">
      <div className="formation-choice">
        <Button size="small" pressed={form === null} onClick={() => setChosen(null)}>
          {say.unformed}
        </Button>
        {forms.map(one => (
          <Button key={one} size="small" pressed={form === one} onClick={() => setChosen(one)}>
            {named(one)}
          </Button>
        ))}
      </div>
      <UnitCardPicture
        side="a"
        {...lookOfKind(kind)}
        life={kind.life}
        left={form === 'extended'}
        right={form === 'extended'}
        markers={[
          ...(rank === null ? [] : [{ is: rank } as const]),
          ...(form === null || form === 'extended' ? [] : [{ is: 'formation', icon: FORMATION_ICONS[form] } as const]),
        ]}
        size={220}
      />
      {form !== null && (
        <ul>
          {EFFECTS[form].map(([rule, text]) => (
            <li key={rule}>
              {text[lang]} <Chip rule={rule} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
