import type { Said } from '@acies/kernel'

/** Infantry square. */
export const SQUARE_RULES = {
  'CCN-SQ-01': {
    es: 'Una unidad en cuadro no puede mover, pero puede recibir orden y combatir.',
    en: 'A unit in square cannot move, but may be ordered to fight.',
  },
  'CCN-SQ-02': {
    es: 'Un cuadro tira 1 dado como mucho. Ni cartas ni tropa lo suben, el terreno puede dejarlo en 0 y solo la artillería en Armas combinadas añade dados.',
    en: 'A square rolls 1 die at most. Cards and troop type never raise it, terrain may lower it to 0, and only artillery in Combined Arms adds dice.',
  },
  'CCN-SQ-03': {
    es: 'Una infantería de cualquier fuerza puede formar cuadro en el turno rival cuando la caballería va a atacarla en melé. Decide su dueño.',
    en: 'Infantry of any strength may form square in the opponent’s turn when cavalry is about to melee it. Its owner decides.',
  },
  'CCN-SQ-04': {
    es: 'No se puede formar cuadro con dos cartas o menos en la mano. Las del contador no cuentan.',
    en: 'A square cannot be formed with two or fewer cards in hand. Those on the track do not count.',
  },
  'CCN-SQ-05': {
    es: 'No se forma cuadro en un pueblo, en un molino ni en una fortificación.',
    en: 'No square may be formed in a town, a windmill or fieldworks.',
  },
  'CCN-SQ-06': {
    es: 'Se puede formar cuadro en bosque, colina, río vadeable, puente y cantera de arena.',
    en: 'A square may be formed in forest, hill, fordable river, bridge and sand quarry.',
  },
  'CCN-SQ-07': {
    es: 'No se forma cuadro ante una caballería que responde, ni cuando la infantería ataca y la caballería juega Primer ataque.',
    en: 'No square against a cavalry battle back, nor when the infantry attacks and the cavalry plays First Strike.',
  },
  'CCN-SQ-08': {
    es: 'No se forma cuadro si las cuatro fichas del contador ya están en uso.',
    en: 'No square may be formed when all four counters of the track are in use.',
  },
  'CCN-SQ-09': {
    es: 'Si no se forma cuadro, la melé de la caballería es normal.',
    en: 'If no square is formed, the cavalry melee is normal.',
  },
  'CCN-SQ-10': {
    es: 'Al formar cuadro, el atacante saca al azar, sin mirarla, una carta de la mano del dueño; va boca abajo a su contador y la ficha de ese número al hexágono.',
    en: 'To form square, the attacker draws a random card unseen from the owner’s hand; it goes face down on his track and the counter of that number on the hex.',
  },
  'CCN-SQ-11': {
    es: 'El dueño puede mirar cuando quiera las cartas de su contador, pero no cambiarlas de sitio.',
    en: 'The owner may look at his track cards at any time, but not rearrange them.',
  },
  'CCN-SQ-12': {
    es: 'La ficha de cuadro no es un bloque y no puede quitarse como baja.',
    en: 'A square counter is not a block and cannot be taken as a loss.',
  },
  'CCN-SQ-13': {
    es: 'Cuando la caballería ataca a un cuadro, recién formado o no, el cuadro golpea primero con 1 dado.',
    en: 'When cavalry attacks a square, just formed or not, the square strikes first with 1 die.',
  },
  'CCN-SQ-14': {
    es: 'Toda bandera que tira un cuadro contra una caballería adyacente es de rechazo: no se puede ignorar.',
    en: 'Any flag a square rolls against adjacent cavalry is a bounce flag: it cannot be ignored.',
  },
  'CCN-SQ-15': {
    es: 'La caballería que no puede retirarse de una bandera de rechazo pierde un bloque por hexágono sin completar.',
    en: 'Cavalry that cannot retreat from a bounce flag loses one block per hex not completed.',
  },
  'CCN-SQ-16': {
    es: 'Si cuadro y artillería atacan juntos a una caballería, todas sus banderas son de rechazo.',
    en: 'When a square and artillery attack cavalry together, all their flags are bounce flags.',
  },
  'CCN-SQ-17': {
    es: 'La caballería que sigue en su hexágono ataca al cuadro con 1 dado como mucho. Ni cartas ni tropa suman; el terreno resta hasta 0. El cuadro ya no responde.',
    en: 'Cavalry still in its hex then attacks the square with 1 die at most. Cards and type do not add; terrain may cut it to 0. The square does not battle back.',
  },
  'CCN-SQ-18': {
    es: 'En Armas combinadas contra un cuadro, la caballería suma su único dado a los de la artillería.',
    en: 'In Combined Arms against a square, the cavalry adds its single die to the artillery’s.',
  },
  'CCN-SQ-19': {
    es: 'La caballería atacada por un cuadro puede jugar Primer ataque, pero tira un solo dado.',
    en: 'Cavalry attacked by a square may play First Strike, but still rolls only 1 die.',
  },
  'CCN-SQ-20': {
    es: 'La infantería y la artillería atacan a un cuadro con sus dados normales y golpean primero. Si sobrevive en una melé, el cuadro responde con 1 dado.',
    en: 'Infantry and artillery attack a square with their normal dice and strike first. If it survives a melee, the square may battle back with 1 die.',
  },
  'CCN-SQ-21': {
    es: 'La infantería puede atacar a un cuadro en Armas combinadas.',
    en: 'Infantry may attack a square as part of Combined Arms.',
  },
  'CCN-SQ-22': {
    es: 'Un cuadro con orden aporta 1 dado a los de la artillería en Armas combinadas.',
    en: 'An ordered square adds 1 die to the artillery’s in Combined Arms.',
  },
  'CCN-SQ-23': {
    es: 'Los cuadros se forman en la fase de combate del rival y solo se dejan en la fase de órdenes propia.',
    en: 'Squares form in the opponent’s Combat phase and are left only in the owner’s Order phase.',
  },
  'CCN-SQ-24': {
    es: 'Una unidad no puede salir del cuadro con caballería enemiga adyacente. Otras unidades enemigas no lo impiden.',
    en: 'A unit cannot leave square while enemy cavalry is adjacent. Other enemy units do not prevent it.',
  },
  'CCN-SQ-25': {
    es: 'Si no la hay, una unidad con orden puede salir del cuadro: la ficha vuelve al contador y la carta a la mano. El Mando de este turno no cambia.',
    en: 'If there is none, an ordered unit may leave square: counter back to the track, card back to hand. This turn’s Command does not change.',
  },
  'CCN-SQ-26': {
    es: 'Salir del cuadro no tiene castigo: la unidad mueve y combate normalmente, y si no mueve dispara con todos sus dados.',
    en: 'Leaving square has no penalty: the unit moves and fights normally, and if it does not move it fires at full dice.',
  },
  'CCN-SQ-27': {
    es: 'Cuando un cuadro es eliminado, su ficha vuelve al contador y la carta a la mano del dueño.',
    en: 'When a square is eliminated, its counter returns to the track and the card to the owner’s hand.',
  },
  'CCN-SQ-28': {
    es: 'En su turno, un cuadro que ataca a caballería tira 1 dado, y la caballería que aguanta puede responder con 1 dado.',
    en: 'In its own turn, a square attacking cavalry rolls 1 die, and cavalry that stands may battle back with 1 die.',
  },
  'CCN-SQ-29': {
    es: 'Un líder en un cuadro no puede separarse mientras la unidad no salga de él.',
    en: 'A leader in a square cannot detach unless the unit leaves the square.',
  },
} as const satisfies Record<string, Said>
