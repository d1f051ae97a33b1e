import type { Said } from '@acies/kernel'

export const commanders = {
  'TER-CMD-01': {
    es: 'El Nivel de un Mando se compra con puntos y da un número de Virtudes y Cualidades.',
    en: 'A Commander’s Level is bought with points and gives a number of Virtues and Qualities.',
  },
  'TER-CMD-02': {
    es: 'Cada ejército tiene un solo General; ningún otro Mando puede tener más Nivel que él.',
    en: 'Every army has exactly one Commander-in-chief; no other Commander may have a higher Level.',
  },
  'TER-CMD-03': {
    es: 'El General puede tratar con todas las unidades de su ejército; los demás Mandos, solo con las tropas que tienen asignadas.',
    en: 'The Commander-in-chief interacts with every unit of his army; the other Commanders only with the Troops of their own Command.',
  },
  'TER-CMD-04': {
    es: 'Con Fama, un Mando puede tratar con cualquier Tropa amiga.',
    en: 'With Fame a Commander may interact with any friendly Troop.',
  },
  'TER-CMD-05': {
    es: 'La distancia de mando es de 6″, de borde a borde. Más lejos, la Tropa está sin mando, salvo que tenga al General a 6″.',
    en: 'Command distance is 6″, edge to edge. Farther away the Troop is out of command, unless the Commander-in-chief is within 6″.',
  },
  'TER-CMD-06': {
    es: 'Para los Chequeos de Orden el Mando además debe ver a la unidad, salvo que sea Respetable.',
    en: 'For Order Checks the Commander must also see the unit, unless he is Respectable.',
  },
  'TER-CMD-07': {
    es: 'Los Mandos no tienen frente ni flancos: se mide desde cualquier punto del borde de su peana.',
    en: 'Commanders have no front or flanks: measure from any point of the edge of their base.',
  },
  'TER-CMD-08': {
    es: 'Un Mando fuera de una unidad no puede ser blanco de disparos ni de combates.',
    en: 'A Commander outside a unit cannot be the target of shooting or combat.',
  },
  'TER-CMD-10': {
    es: 'Al activarse un Mando puede mover y después debe hacer una acción de Mando, salvo que se una a una Tropa.',
    en: 'An activated Commander may move and then must perform a Command Action, unless he joins a Troop.',
  },
  'TER-CMD-11': {
    es: 'Mueve 6″. El terreno no lo frena; no cruza lo Intransitable ni a enemigos, y puede atravesar a los suyos si acaba fuera de ellos.',
    en: 'He moves 6″. Terrain does not slow him; he may not cross the Impassable or enemies, and may pass through friends if he ends clear of them.',
  },
  'TER-CMD-12': {
    es: 'Un Mando puede unirse a una Tropa, que aprovecha sus Virtudes. Dentro no puede hacer acciones de Mando.',
    en: 'A Commander may join a Troop, which benefits from his Virtues. Inside he cannot perform Command Actions.',
  },
  'TER-CMD-13': {
    es: 'Para las demás unidades, la que lo lleva extiende su distancia de mando: 6″ desde cualquiera de sus centros.',
    en: 'For other units the one that carries him extends his command distance: 6″ from any of its centres.',
  },
  'TER-CMD-14': {
    es: 'Se une llegando al contacto con cualquier borde de la unidad. Dentro no ocupa un lugar concreto.',
    en: 'He joins by moving into contact with any edge of the unit. Inside he has no place of his own.',
  },
  'TER-CMD-15': {
    es: 'Al unirse queda Agotado. Puede unirse a una unidad aún sin activar y moverse luego con ella.',
    en: 'On joining he becomes Exhausted. He may join a unit that has not yet activated and be carried along with it.',
  },
  'TER-CMD-16': {
    es: 'Solo deja la unidad si no se unió a ella este turno y ella no se ha activado. Mide desde cualquier borde y luego actúa como siempre.',
    en: 'He leaves a unit only if he did not join it this turn and it has not activated. He measures from any edge and then acts as usual.',
  },
  'TER-CMD-17': {
    es: 'No puede dejar una unidad y unirse a otra en la misma activación.',
    en: 'He may not leave one unit and join another in the same activation.',
  },
  'TER-CMD-20': {
    es: 'Acción de Mando: se declaran la acción y sus objetivos, que deben verse y estar a distancia de mando salvo que la cualidad diga otra cosa.',
    en: 'Command Action: declare the action and its targets, which must be seen and in command distance unless the quality says otherwise.',
  },
  'TER-CMD-21': {
    es: 'Se tiran tantos dados como Nivel; con 5 o más, éxito. Hace falta al menos uno.',
    en: 'Roll as many dice as Level; 5 or more is a success. At least one is needed.',
  },
  'TER-CMD-22': {
    es: 'Con ningún éxito o con uno solo, el Mando queda Agotado.',
    en: 'With no success, or only one, the Commander becomes Exhausted.',
  },
  'TER-CMD-23': {
    es: 'Con dos éxitos o más no se agota y puede activarse otra vez más tarde, incluso para lo mismo.',
    en: 'With two successes or more he is not Exhausted and may be activated again later, even for the same thing.',
  },
  'TER-CMD-30': {
    es: 'Todos los Mandos saben Apresurarse e Inspirar.',
    en: 'Every Commander knows Hurry and Inspire.',
  },
  'TER-CMD-31': {
    es: 'Apresurarse: tras su movimiento, Chequeo de Mando; con éxito mueve otra vez. No hace nada más en esa activación.',
    en: 'Hurry: after his move, a Command Check; on a success he moves again. He does nothing else in that activation.',
  },
  'TER-CMD-32': {
    es: 'Inspirar: una Tropa de infantería o caballería, que debe ser la siguiente en activarse, recibe el +1 de una de sus Virtudes hasta que actúe el rival.',
    en: 'Inspire: one infantry or cavalry Troop, which must be the next to activate, gets the +1 of one of his Virtues until the opponent acts.',
  },
  'TER-CMD-33': {
    es: 'Las Virtudes están siempre activas; casi todas ayudan a la unidad en que va o, al Inspirar, a otras. La misma Virtud no se suma dos veces.',
    en: 'Virtues are always on; most help the unit he is in or, by Inspire, others. The same Virtue never adds twice.',
  },
  'TER-CMD-34': {
    es: 'Ninguna Cualidad puede repetirse en un mismo ejército.',
    en: 'No Quality may appear twice in the same army.',
  },
  'TER-CMD-35': {
    es: 'Las cualidades automáticas actúan sin Chequeo de Mando.',
    en: 'Automatic qualities work without a Command Check.',
  },
  'TER-CMD-40': {
    es: 'Un Mando se pierde de cuatro maneras: sin tropas, arrollado, con su unidad destruida o huyendo con los suyos.',
    en: 'A Commander is lost in four ways: without troops, overrun, with his destroyed unit, or fleeing with his men.',
  },
  'TER-CMD-41': {
    es: 'Sin ninguna Tropa con la que pueda tratar, el Mando se retira.',
    en: 'With no Troop left that he can interact with, the Commander is removed.',
  },
  'TER-CMD-42': {
    es: 'Si una Tropa enemiga lo toca al mover, Chequeo de Mando: 0 éxitos, destruido; 1, se aparta Agotado; 2 o más, se aparta sin agotarse.',
    en: 'If an enemy Troop’s move touches him, a Command Check: 0 successes, destroyed; 1, he gets away Exhausted; 2 or more, he gets away unharmed.',
  },
  'TER-CMD-43': {
    es: 'Si la Tropa en que va es destruida por disparos o en combate, cae con ella.',
    en: 'If the Troop he is in is destroyed by shooting or combat, he falls with it.',
  },
  'TER-CMD-44': {
    es: 'Si una Tropa amiga es destruida a 6″ o menos y no hay otra unidad suya a esa distancia, Chequeo de Mando: con 0 éxitos huye y se retira.',
    en: 'If a friendly Troop is destroyed within 6″ of him and no other unit he can interact with is that near, a Command Check: with 0 successes he flees and is removed.',
  },
  'TER-CMD-45': {
    es: 'Una batalla puede dar puntos de victoria por los Mandos.',
    en: 'A battle may give victory points for Commanders.',
  },
  'TER-CMD-46': {
    es: 'Cada jugador puede dar nombre a sus Mandos; no tiene efecto.',
    en: 'Players may name their Commanders; it has no effect.',
  },
  'TER-VIR-01': {
    es: '+1 al final para la unidad en que va: Velocidad (Entrega), Combate (Destreza), Fuego (Instrucción), Disciplina (Lealtad), Aguante (Fervor), Coraje ante disparos (Sacrificio) o en combate (Voluntad).',
    en: '+1 at the end for the unit he is in: Speed (Dedication), Combat (Dexterity), Fire (Drill), Discipline (Loyalty), Stamina (Zeal), Courage against shooting (Sacrifice) or in combat (Will).',
  },
  'TER-VIR-02': {
    es: 'Presencia: su distancia de mando es de 9″. Brío: sus movimientos son de 9″.',
    en: 'Presence: his command distance is 9″. Élan: his moves are 9″.',
  },
  'TER-VIR-04': {
    es: 'Fama: trata con cualquier Tropa amiga. Iniciativa: si es el General, 2 más en la tirada de Iniciativa.',
    en: 'Fame: he interacts with any friendly Troop. Initiative: if he is the Commander-in-chief, 2 more on the Initiative roll.',
  },
  'TER-VIR-06': {
    es: 'Las Virtudes se eligen con libertad y pueden repetirse en el ejército.',
    en: 'Virtues are chosen freely and may be repeated in the army.',
  },
} as const satisfies Record<string, Said>
