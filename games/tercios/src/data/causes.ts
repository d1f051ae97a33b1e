import type { RuleId } from '@acies/kernel'

/** What raises or lowers a value, and by which rule; `+` and `-` behind a name say how often (TER-MOD-01). */
export const CAUSES = {
  attack: 'TER-ORD-22',
  run: 'TER-ORD-30',
  attention: 'TER-ORD-11',
  relentless: 'TER-QUA-39',
  difficult: 'TER-TRR-02',
  easy: 'TER-TRR-05',
  height: 'TER-TRR-08',
  cover: 'TER-TRR-07',
  protected: 'TER-TRR-09',
  'at-limit': 'TER-MRK-03',
  disordered: 'TER-MRK-04',
  flanked: 'TER-FLK-02',
  flank: 'TER-REA-05',
  firearm: 'TER-WPN-10',
  resist: 'TER-REA-50',
  flintlock: 'TER-WPN-20',
  pikes: 'TER-WPN-08',
  halberds: 'TER-WPN-01',
  bayonet: 'TER-WPN-03',
  'salvo-drill': 'TER-WPN-23',
  'heavy-lances': 'TER-WPN-06',
  swordsmen: 'TER-WPN-04',
  wagons: 'TER-UNI-22',
  fortress: 'TER-UNI-23',
  ambush: 'TER-UNI-09',
  'no-command': 'TER-CHK-02',
  evasion: 'TER-CAV-06',
  aggressive: 'TER-QUA-05',
  terrible: 'TER-QUA-47',
  notable: 'TER-QUA-42',
  pious: 'TER-QUA-58',
  perfectionist: 'TER-QUA-51',
  rogue: 'TER-QUA-52',
  imperturbable: 'TER-QUA-38',
  dedication: 'TER-VIR-01',
  dexterity: 'TER-VIR-01',
  drill: 'TER-VIR-01',
  loyalty: 'TER-VIR-01',
  sacrifice: 'TER-VIR-01',
  will: 'TER-VIR-01',
} as const satisfies Record<string, RuleId>
export type Cause = keyof typeof CAUSES

export const causeOf = (source: string): Cause | null => {
  const name = source.replace(/[+-]+$/, '')
  return Object.hasOwn(CAUSES, name) ? (name as Cause) : null
}
