import type { Option } from '@acies/kernel'

/** Switches: rulings that a table may prefer otherwise. */
export const options: readonly Option[] = [
  {
    id: 'modest-charge',
    name: { es: 'Carga moderada', en: 'Modest charge' },
    text: {
      es: '«Carga de caballería» da 1 dado más, y 2 a la Guardia, en vez de 2 y 3.',
      en: 'Cavalry Charge gives 1 more die, and 2 to the Guard, instead of 2 and 3.',
    },
  },
  {
    id: 'cold-steel-holds',
    name: { es: 'Acero sin moverse', en: 'Cold steel stands still' },
    text: {
      es: 'Las unidades que reciben orden de «Que prueben el acero» no mueven: solo atacan a quien tienen al lado.',
      en: 'Units ordered by Give Them the Cold Steel do not move: they only attack whoever is beside them.',
    },
  },
  {
    id: 'single-terrain',
    name: { es: 'Un solo terreno', en: 'One terrain only' },
    text: {
      es: 'Las reducciones por el terreno del objetivo y del atacante no se suman: cuenta la mayor.',
      en: 'Reductions for the ground of target and attacker are not added: the greater one counts.',
    },
  },
  {
    id: 'first-strike-kept',
    name: { es: 'Primer ataque en reserva', en: 'First Strike kept back' },
    text: {
      es: '«Primer ataque» no se puede gastar en tu propio turno mientras tengas otra carta.',
      en: 'First Strike cannot be spent in your own turn while you hold another card.',
    },
  },
  {
    id: 'no-retiring-onto-leaders',
    name: { es: 'Retirada sin líderes', en: 'No retiring onto leaders' },
    text: {
      es: 'La caballería que se retira y se reforma no puede acabar en el hexágono de un líder solo.',
      en: 'Cavalry that retires and reforms may not end in the hex of a lone leader.',
    },
  },
]
