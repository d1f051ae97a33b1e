import type { RuleId } from '@acies/kernel'

/** What raises or lowers a value by the common rules, and by which; special rules are causes by their own names. */
export const CAUSES = {
  attack: 'TER-ORD-22',
  run: 'TER-ORD-30',
  attention: 'TER-ORD-11',
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
} as const satisfies Record<string, RuleId>
export type Cause = keyof typeof CAUSES

export const isCause = (name: string): name is Cause => Object.hasOwn(CAUSES, name)
