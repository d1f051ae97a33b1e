/** TER-VIR-01 to 05; chosen freely, repeated freely (TER-VIR-06). */
export const VIRTUES = [
  'dedication',
  'dexterity',
  'drill',
  'loyalty',
  'zeal',
  'sacrifice',
  'will',
  'presence',
  'elan',
  'fame',
  'initiative',
] as const
export type Virtue = (typeof VIRTUES)[number]
