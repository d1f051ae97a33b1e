import type { Said } from '@acies/kernel'

export const troops = {
  'TER-UNI-00': {
    es: 'La infantería forma en Formaciones (picas y bocas de fuego) o en Compañías sueltas. Las reglas especiales las da la lista, y cualquier clase puede tenerlas.',
    en: 'Infantry stands in Formations (pike and shot) or in detached Companies. Special rules come from the army list, and any kind may have them.',
  },
  'TER-UNI-01': {
    es: 'Las unidades con Brigada de un mismo Mando pueden actuar juntas; no importa cómo estén colocadas.',
    en: 'Units with Brigade in the same Command may act together; how they are placed does not matter.',
  },
  'TER-UNI-02': {
    es: 'Una sola carta puede servir a todas las unidades con Brigada de un Mando o a parte de ellas; se anuncia cuáles son.',
    en: 'One card may serve all or some of a Command’s Brigade units; the owner announces which.',
  },
  'TER-UNI-03': {
    es: 'Las unidades con la orden común se activan todas en el mismo paso, una tras otra y cada una por completo, con su propio Chequeo de Orden.',
    en: 'The units under the joint order are all activated in the same step, one after another and each completely, with its own Order Check.',
  },
  'TER-UNI-04': {
    es: 'Si una reacciona, se enseña la carta y las demás reciben otra igual boca abajo: la orden común se rompe y el enemigo la conoce.',
    en: 'If one reacts, the card is shown and each of the others gets an identical one face down: the joint order is broken and the enemy knows it.',
  },
  'TER-UNI-05': {
    es: 'Cuadros: nunca se considera flanqueada.',
    en: 'Squares: never counts as flanked.',
  },
  'TER-UNI-06': {
    es: 'Cuadros: al orientarse con ¡Atención! no puede además mover.',
    en: 'Squares: when it Reorients by Attention it may not also Move.',
  },
  'TER-UNI-07': {
    es: 'Élite: puede perder todo su Desgaste con ¡Resistid! o por acciones de Mando y volver a estar Fresca.',
    en: 'Elite: may lose all its Wear by Resist or by Command Actions and be Fresh again.',
  },
  'TER-UNI-08': {
    es: 'Élite: sin reducción de Disciplina por falta de Mando.',
    en: 'Elite: no reduction to Discipline for lack of a Commander.',
  },
  'TER-UNI-09': {
    es: 'Emboscada: espera oculta en un terreno anotado en secreto y aparece al activarse, al reaccionar o si el enemigo entra. Su primer disparo ese turno tiene un aumento.',
    en: 'Ambush: it waits hidden in terrain noted in secret and appears when it activates, reacts or the enemy enters. Its first shot that turn has an increase.',
  },
  'TER-UNI-10': {
    es: 'Escaramuzadores: ignoran los efectos negativos del terreno Difícil y Muy Difícil.',
    en: 'Skirmishers: ignore the bad effects of Difficult and Very Difficult terrain.',
  },
  'TER-UNI-20': {
    es: 'Fortaleza Móvil: se abandona cuando el dueño quiera; la unidad actúa con normalidad ese mismo turno y ya nadie vuelve a usarla.',
    en: 'Mobile Fortress: abandoned whenever the owner wishes; the unit acts normally that same turn and nobody uses it again.',
  },
  'TER-UNI-21': {
    es: 'Con Fortaleza Móvil no se orienta ni se ataca, y la Velocidad es 2.',
    en: 'With a Mobile Fortress there is no Reorient and no Attack, and Speed is 2.',
  },
  'TER-UNI-22': {
    es: 'La caballería que carga de frente contra una Fortaleza Móvil tiene una reducción de Combate.',
    en: 'Cavalry that charges a Mobile Fortress from the front has a reduction to Combat.',
  },
  'TER-UNI-23': {
    es: 'La Fortaleza Móvil da un aumento de Coraje contra disparos que no sean de piezas.',
    en: 'A Mobile Fortress gives an increase to Courage against shooting other than by guns.',
  },
  'TER-UNI-24': {
    es: 'Una Fortaleza Móvil puede desplegarse como Fortificación Emplazada.',
    en: 'A Mobile Fortress may be deployed as an Emplaced Fortification.',
  },
  'TER-UNI-25': {
    es: 'Si pierde un combate se queda y es el atacante quien se destraba; pero si debe Retirarse lo hace y pierde la Fortaleza Móvil.',
    en: 'If it loses a combat it stays and the attacker Disengages; but if it must Retreat it does so and loses the Mobile Fortress.',
  },
  'TER-UNI-26': {
    es: 'Fortificación Emplazada: al desplegar, dos a cuatro unidades iguales de un Mando con Fortaleza Móvil. No puede abandonarse.',
    en: 'Emplaced Fortification: at deployment, two to four identical Mobile Fortress units of one Command. It can never be abandoned.',
  },
  'TER-UNI-27': {
    es: 'Se le puede añadir una artillería Fortificada que no sea Gran Batería; cuenta como Integrada.',
    en: 'One Entrenched artillery unit that is not a Great Battery may be added; it counts as Integrated.',
  },
  'TER-UNI-28': {
    es: 'Sus peanas se tocan y alinean, lo más en cuadro posible. Es una sola unidad sin frente, flancos ni retaguardia.',
    en: 'Its bases touch and line up, as square as possible. It is one unit without front, flanks or rear.',
  },
  'TER-UNI-29': {
    es: 'Una Fortificación Emplazada nunca mueve, se orienta ni carga.',
    en: 'An Emplaced Fortification never moves, Reorients or charges.',
  },
  'TER-UNI-30': {
    es: 'Nunca es flanqueada, y goza de las ventajas de la Fortaleza Móvil por todos los lados.',
    en: 'It is never flanked, and has the benefits of the Mobile Fortress on every side.',
  },
  'TER-UNI-31': {
    es: 'Mientras tenga más de una unidad cuenta como Fresca para cumplir órdenes, tenga el Desgaste que tenga.',
    en: 'While it has more than one unit it counts as Fresh for carrying out orders, whatever its Wear.',
  },
  'TER-UNI-32': {
    es: 'Una carta para todas. Al disparar, un tiro por unidad: primero se declaran todos los blancos y su orden. Se mide desde y hasta cualquier punto de ellas.',
    en: 'One card for all. When shooting, one shot per unit: all targets and their order are declared first. Measure from and to any point of them.',
  },
  'TER-UNI-33': {
    es: 'El Desgaste es común. Cuando pediría un Chequeo de Ruptura se retira una unidad y, con ella, Aguante + 1 de Desgaste; la última chequea.',
    en: 'Wear is pooled. When a Break Check would be due, one unit is removed together with Stamina + 1 Wear; the last one rolls.',
  },
  'TER-UNI-34': {
    es: 'Para los puntos de victoria cada unidad cuenta por separado.',
    en: 'For victory points each unit counts separately.',
  },
  'TER-UNI-35': {
    es: 'Frenéticos: tras destruir a un enemigo en combate, Chequeo de Orden. Si lo pasan quitan un Desgaste, aunque sea el último; si fallan quedan Desordenados.',
    en: 'Frenzied: after destroying an enemy in combat, an Order Check. If passed it removes one Wear, even the last; if failed it is Disordered.',
  },
  'TER-UNI-36': {
    es: 'Ligera: el terreno Muy Difícil es solo Difícil para ella.',
    en: 'Light: Very Difficult terrain is only Difficult for it.',
  },
  'TER-UNI-37': {
    es: 'Mercenarios: no tiran Chequeos de Ruptura; los fallan.',
    en: 'Mercenaries: they do not roll Break Checks; they fail them.',
  },
  'TER-UNI-38': {
    es: 'Numerosos: con ¡Resistid! quitan un Desgaste por éxito del Chequeo de Orden, nunca el último.',
    en: 'Numerous: with Resist they remove one Wear per success of the Order Check, never the last one.',
  },
  'TER-UNI-40': {
    es: 'Resguardo: si la unidad es cargada, una caballería de su Mando que no haya actuado puede interceptar al enemigo donde prefiera de su camino, sea cual sea su carta.',
    en: 'Sheltered: when the unit is charged, one cavalry unit of its Command that has not acted may intercept the enemy anywhere on its path, whatever its card.',
  },
  'TER-UNI-41': {
    es: 'Si esa caballería es vencida, el enemigo puede continuar la carga si quiere.',
    en: 'If that cavalry is beaten, the enemy may go on with the charge if it wishes.',
  },
  'TER-UNI-42': {
    es: 'Esa caballería reacciona: hace su chequeo y pierde su carta. Solo tiene el aumento de Combate si la carta era ¡Atacad!',
    en: 'That cavalry is reacting: it makes its check and loses its card. It has the Combat increase only if the card was Attack.',
  },
} as const satisfies Record<string, Said>
