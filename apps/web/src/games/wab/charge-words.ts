import type { Lang } from '@acies/kernel'

const es = {
  strikes: 'Qué golpea',
  sides: {
    front: 'de frente',
    left: 'el flanco izquierdo',
    right: 'el flanco derecho',
    rear: 'la retaguardia',
  } as Readonly<Record<string, string>>,
  holds: 'Ya combaten: solo pueden mantener.',
  before: 'Antes de llegar',
  why: { 'panic-charged': 'de pánico', fear: 'de miedo', terror: 'de terror' } as Readonly<Record<string, string>>,
  test: (who: string, what: string, need: number) => `${who}: chequeo ${what} con Liderazgo ${need}.`,
  stands: 'superado',
  fails: 'fallado',
  fought: 'Si hay combate',
}
type Words = typeof es
const en: Words = {
  strikes: 'What it strikes',
  sides: { front: 'the front', left: 'the left flank', right: 'the right flank', rear: 'the rear' },
  holds: 'They are fighting already: they can only hold.',
  before: 'Before it arrives',
  why: { 'panic-charged': 'for panic', fear: 'for fear', terror: 'for terror' },
  test: (who, what, need) => `${who}: test ${what} on Leadership ${need}.`,
  stands: 'passed',
  fails: 'failed',
  fought: 'If it comes to blows',
}
export const chargeWords: Readonly<Record<Lang, Words>> = { es, en }

/** From where a charge sets out, by the side it strikes; its sentence ends with that side. */
export const setsOut: Readonly<Record<Lang, Readonly<Record<string, string>>>> = {
  es: {
    front: '{unit} [parte|parten] de delante {of other} y [golpea|golpean]',
    left: '{unit} [parte|parten] de detrás de la línea de frente {of other} y [golpea|golpean]',
    right: '{unit} [parte|parten] de detrás de la línea de frente {of other} y [golpea|golpean]',
    rear: '{unit} [parte|parten] de detrás de la última fila {of other} y [golpea|golpean]',
  },
  en: {
    front: '{unit} [sets|set] out before {other} and [strikes|strike]',
    left: '{unit} [sets|set] out behind the front line of {other} and [strikes|strike]',
    right: '{unit} [sets|set] out behind the front line of {other} and [strikes|strike]',
    rear: '{unit} [sets|set] out behind the last rank of {other} and [strikes|strike]',
  },
}
