import type { Said } from '@acies/kernel'

/** Taking ground, breakthrough, bonus melee and end of turn. */
export const ADVANCE_RULES = {
  'CCN-TG-01': {
    es: 'La infantería con orden que en melé elimina o expulsa a la unidad o líder enemigo puede ocupar el hexágono que queda libre.',
    en: 'Ordered infantry whose melee eliminates or drives out the enemy unit or leader may move into the vacated hex.',
  },
  'CCN-TG-02': {
    es: 'Ocupar el terreno nunca es obligatorio.',
    en: 'Taking ground is never compulsory.',
  },
  'CCN-TG-03': {
    es: 'Al ocupar el terreno valen los límites normales del terreno al movimiento.',
    en: 'Taking ground obeys the normal terrain limits on movement.',
  },
  'CCN-TG-04': {
    es: 'También se puede ocupar el terreno que deja una caballería que se retira y se reforma.',
    en: 'Ground may also be taken after the target cavalry retired and reformed.',
  },
  'CCN-TG-05': {
    es: 'También se puede ocupar el terreno que deja un líder solo, eliminado o en retirada.',
    en: 'Ground may also be taken after a lone leader retreats or is eliminated.',
  },
  'CCN-TG-06': {
    es: 'Una unidad en cuadro no ocupa el terreno.',
    en: 'A unit in square may not take ground.',
  },
  'CCN-TG-07': {
    es: 'La artillería no ocupa el terreno.',
    en: 'Artillery may not take ground.',
  },
  'CCN-TG-08': {
    es: 'No ocupa el terreno quien disparó, quien responde ni quien golpeó con Primer ataque.',
    en: 'A unit that fired, battled back or used First Strike may not take ground.',
  },
  'CCN-BRK-01': {
    es: 'La caballería con orden que gana una melé puede avanzar al hexágono libre y luego a uno más.',
    en: 'Ordered cavalry that wins a melee may move into the vacated hex and then one hex more.',
  },
  'CCN-BRK-02': {
    es: 'Las dos partes del avance son voluntarias. Entrar solo en el hexágono libre ya es avance de caballería.',
    en: 'Both parts are optional. Moving only into the vacated hex still counts as a breakthrough.',
  },
  'CCN-BRK-03': {
    es: 'El hexágono adicional puede ser aquel del que venía.',
    en: 'The additional hex may be the one it came from.',
  },
  'CCN-BRK-04': {
    es: 'El avance respeta el terreno: un hexágono que obliga a parar lo termina.',
    en: 'A breakthrough obeys terrain: a hex that makes units stop ends it.',
  },
  'CCN-BRK-05': {
    es: 'También hay avance de caballería tras la muerte o la retirada de un líder solo.',
    en: 'A breakthrough is also allowed after a lone leader retreats or is eliminated.',
  },
  'CCN-BON-01': {
    es: 'La caballería que ha avanzado puede hacer una melé más.',
    en: 'Cavalry that broke through may make one more melee.',
  },
  'CCN-BON-02': {
    es: 'Solo la caballería tiene melé de bonificación; nunca la infantería ni la artillería.',
    en: 'Only cavalry gets a bonus melee; never infantry or artillery.',
  },
  'CCN-BON-03': {
    es: 'Si no entra en el hexágono libre no hay melé de bonificación, aunque tenga enemigos al lado.',
    en: 'Without entering the vacated hex there is no bonus melee, even with enemies adjacent.',
  },
  'CCN-BON-04': {
    es: 'La melé de bonificación es voluntaria.',
    en: 'The bonus melee is optional.',
  },
  'CCN-BON-05': {
    es: 'La melé de bonificación puede ir contra cualquier enemigo adyacente, no solo contra el primero.',
    en: 'The bonus melee may go against any adjacent enemy, not only the first one.',
  },
  'CCN-BON-06': {
    es: 'En la melé de bonificación valen los límites del terreno: por ejemplo, no se combate al entrar en un bosque.',
    en: 'Terrain limits apply to the bonus melee: for example, no battle on entering a forest.',
  },
  'CCN-BON-07': {
    es: 'Una melé de bonificación por unidad y turno.',
    en: 'One bonus melee per unit per turn.',
  },
  'CCN-BON-08': {
    es: 'Si la melé de bonificación triunfa, la unidad puede entrar en el hexágono libre, sin hexágono adicional ni otra melé.',
    en: 'If the bonus melee succeeds the unit may enter the vacated hex, with no additional hex and no further melee.',
  },
  'CCN-BON-09': {
    es: 'La primera melé, el avance y la melé de bonificación se acaban antes de que combata otra unidad.',
    en: 'First melee, breakthrough and bonus melee are completed before another unit fights.',
  },
  'CCN-BON-10': {
    es: 'La melé de bonificación puede ser un ataque de Armas combinadas.',
    en: 'A bonus melee may be a Combined Arms attack.',
  },
  'CCN-END-01': {
    es: 'Acabados los combates, descartas la carta jugada, robas otra y termina tu turno.',
    en: 'After all combat, discard the card you played and draw one; your turn ends.',
  },
  'CCN-END-02': {
    es: 'Si el defensor usó Primer ataque este turno, roba su reposición antes que tú.',
    en: 'If the defender used First Strike this turn, he draws his replacement before you draw.',
  },
  'CCN-END-03': {
    es: 'Si el mazo se agota, se barajan los descartes y forman otro.',
    en: 'When the deck runs out, the discards are shuffled into a new one.',
  },
  'CCN-END-04': {
    es: 'Tras Ímpetu se barajan juntos el mazo y los descartes, con la propia carta, antes de robar. Las manos y las cartas de los cuadros no se tocan.',
    en: 'After Elan, deck and discards, the card itself included, are shuffled together before anyone draws. Hands and track cards stay.',
  },
} as const satisfies Record<string, Said>
