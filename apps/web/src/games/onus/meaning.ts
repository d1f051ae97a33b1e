import type { Lang, RuleId } from '@acies/kernel'
import { formationNames, type Kind, skillNames } from '@acies/onus'
import type { UnitOnSheet } from '../../armies/muster.ts'

type Trait = Kind['blue'][number] | Kind['skills'][number]

/** Where the rulebook says what a formation or a skill does. */
const RULES: Readonly<Record<Trait, readonly RuleId[]>> = {
  'shield-wall': ['ONU-FRM-10', 'ONU-FRM-11'],
  phalanx: ['ONU-FRM-22', 'ONU-FRM-23', 'ONU-FRM-24'],
  square: ['ONU-FRM-30', 'ONU-FRM-31', 'ONU-FRM-33'],
  wedge: ['ONU-FRM-40', 'ONU-FRM-41'],
  rhomboid: ['ONU-FRM-50'],
  bravery: ['ONU-FRM-60'],
  foresters: ['ONU-SKL-02'],
  mountaineers: ['ONU-SKL-03'],
  amphibious: ['ONU-SKL-04'],
  athletes: ['ONU-SKL-05'],
  impact: ['ONU-SKL-10', 'ONU-SKL-11', 'ONU-SKL-12'],
  skirmishers: ['ONU-SKL-20', 'ONU-SKL-21'],
  manoeuvrable: ['ONU-SKL-22'],
  professional: ['ONU-SKL-23'],
  terror: ['ONU-SKL-30', 'ONU-SKL-31'],
  steadfast: ['ONU-SKL-32'],
  impetuous: ['ONU-SKL-40'],
  javelins: ['ONU-SKL-50'],
  spearmen: ['ONU-SKL-51'],
  deadly: ['ONU-SKL-52'],
  precise: ['ONU-SKL-53'],
  sarissas: ['ONU-SKL-54', 'ONU-SKL-55'],
}

/** What a kind of unit has of its own, with where it is told. */
export const traitsOf = ({ blue, skills }: Kind, lang: Lang): UnitOnSheet['traits'] => [
  ...blue.map(one => ({ name: formationNames[one][lang], rules: RULES[one] })),
  ...skills.map(one => ({ name: skillNames[one][lang], rules: RULES[one] })),
]
