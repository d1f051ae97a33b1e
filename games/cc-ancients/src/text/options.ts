import type { Option } from '@acies/kernel'

/** Switches: where later printings of the game differ from the rulebook that is played here. */
export const options: readonly Option[] = [
  {
    id: 'unit-may-join-leader',
    name: { es: 'Las unidades recogen líderes', en: 'Units pick up leaders' },
    text: {
      es: 'Una unidad sin líder puede terminar su movimiento en el hexágono de un líder amigo solo.',
      en: 'A unit without a leader may end its move in the hex of a lone friendly leader.',
    },
  },
  {
    id: 'leader-check-on-retreat-loss',
    name: { es: 'Suerte del líder en la retirada', en: 'Leader check in retreat' },
    text: {
      es: 'Los bloques perdidos por no poder retirarse obligan también a tirar por la suerte del líder.',
      en: 'Blocks lost for want of room to retreat also call for a leader check.',
    },
  },
  {
    id: 'narrow-leadership',
    name: { es: 'Liderazgo estricto', en: 'Narrow leadership' },
    text: {
      es: 'Las cartas de liderazgo solo alcanzan a unidades adyacentes al líder, no a una cadena.',
      en: 'Leadership cards reach only units adjacent to the leader, not a chain of them.',
    },
  },
  {
    id: 'first-strike-momentum',
    name: { es: 'Ímpetu tras «Primer golpe»', en: 'Momentum after First Strike' },
    text: {
      es: 'Si sobrevive al primer golpe, el atacante combate como tenía previsto y puede avanzar.',
      en: 'If he survives the First Strike the attacker fights on as ordered and may advance.',
    },
  },
]
