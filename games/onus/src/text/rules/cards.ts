import type { Said } from '@acies/kernel'

/** What the rulebook tells of single cards; then the orders, events and generals of the proposed set. */
export const cards = {
  'ONU-CAR-01': {
    es: 'Reforzar unidad cura 2 heridas de una unidad.',
    en: 'Reinforce Unit heals 2 wounds of one unit.',
  },
  'ONU-CAR-02': { es: 'Escaramuza es una orden de activación.', en: 'Skirmish is an activation order.' },
  'ONU-CAR-03': {
    es: 'Resistid: +1/+1 de defensa y +2 de moral. De la mano protege a quien la juega, también si ataca.',
    en: 'Stand Firm: +1/+1 defence and +2 morale. From hand it protects whoever plays it, attacker included.',
  },
  'ONU-CAR-05': {
    es: 'Veteranos: la unidad pasa a Veterana, o de Veterana a Élite; no cambia ningún valor.',
    en: 'Veterans: the unit becomes Veteran, or Elite if it already was; no value changes.',
  },
  'ONU-CAR-06': {
    es: 'Comprada, la Veterana vale un 30 % más y la de Élite un 50 % más.',
    en: 'Bought, a Veteran is worth 30% more and an Elite 50% more.',
  },
  'ONU-CAR-08': {
    es: 'Emboscada: antes de los dados el enemigo sufre una herida y queda roto; la herida cuenta en la comparación.',
    en: 'Ambush: before the dice the enemy takes one wound and is broken; the wound counts in the comparison.',
  },
  'ONU-CAR-10': {
    es: 'Lanzad jabalinas: solo unidades con jabalinas, en combates nacidos de una carga de este turno.',
    en: 'Throw Javelins: only units with Javelins, in melees made by a charge this turn.',
  },
  'ONU-CAR-11': {
    es: 'Como evento aleatorio lanzan las dos que tengan jabalinas: 4 dados, con sus chequeos; después se combate.',
    en: 'As a random event both units with Javelins throw: 4 dice, with their checks; then the melee.',
  },
  'ONU-CAR-12': {
    es: 'De la mano, solo lanza la unidad de quien la juega.',
    en: 'From hand only the unit of the player who plays it throws.',
  },
  'ONU-CAR-15': {
    es: 'Cambia el viento: el disparo se va contra una unidad del jugador activo a menos de 1 UD del blanco.',
    en: 'The Wind Changes: the shot goes to a unit of the active player less than 1 UD from the target.',
  },
  'ONU-CAR-16': {
    es: 'Con el viento cambiado, los dados son los que tocaban por la distancia al primer blanco.',
    en: 'With the wind changed the dice are those of the range to the first target.',
  },
  'ONU-CAR-17': {
    es: 'Si no hay ninguna unidad así, no hay disparo.',
    en: 'If there is no such unit there is no shot at all.',
  },
  'ONU-CAR-20': {
    es: 'Estampida: el jugador activa una unidad suya.',
    en: 'Stampede: the player activates one of his units.',
  },
  'ONU-CAR-21': {
    es: 'Todas las unidades con animales a 4 UD o menos de ella, de cualquier bando, chequean su moral.',
    en: 'Every unit with animals within 4 UD of it, of either side, checks morale.',
  },
  'ONU-CAR-22': {
    es: 'En la estampida, las montadas chequean con −2.',
    en: 'In a stampede mounted units check at −2.',
  },
  'ONU-CAR-23': { es: 'Quien falla queda roto y huye en el acto.', en: 'Those that fail are broken and flee at once.' },
  'ONU-CAR-24': {
    es: 'Después, la unidad activada mueve y combate con normalidad.',
    en: 'Then the activated unit moves and fights as usual.',
  },
  'ONU-CAR-25': {
    es: 'Algunos eventos ponen marcadores de Héroe o de Sin oficiales.',
    en: 'Some events place Hero or No Officers markers.',
  },
  'ONU-CAR-26': {
    es: 'Algunos eventos anulan el combate u otro evento.',
    en: 'Some events cancel the combat or another event.',
  },
  'ONU-CAR-27': {
    es: 'Algunas cartas dejan cargar con movimiento reducido, disparar a los trabados o dan prioridad.',
    en: 'Some cards allow charging with reduced movement, shooting at engaged units, or give priority.',
  },

  'ONU-O-01': {
    es: 'Orden directa: activa hasta 2 unidades cualesquiera.',
    en: 'Direct Order: activate up to 2 units anywhere.',
  },
  'ONU-O-02': {
    es: 'Avance de la infantería: activa hasta 3 unidades de infantería.',
    en: 'Infantry Advance: activate up to 3 infantry units.',
  },
  'ONU-O-03': {
    es: 'Carga de caballería: activa hasta 3 unidades de caballería, camellos o carros.',
    en: 'Cavalry Charge: activate up to 3 cavalry, camel or chariot units.',
  },
  'ONU-O-04': {
    es: 'Escaramuza: activa hasta 3 unidades de hostigadores o con ataque a distancia.',
    en: 'Skirmish: activate up to 3 Skirmishers or units with a ranged attack.',
  },
  'ONU-O-05': {
    es: 'Ala izquierda: activa hasta 4 unidades del tercio izquierdo de la mesa.',
    en: 'Left Wing: activate up to 4 units in the left third of the table.',
  },
  'ONU-O-06': {
    es: 'Centro: activa hasta 4 unidades del tercio central.',
    en: 'Centre: activate up to 4 units in the centre third.',
  },
  'ONU-O-07': {
    es: 'Ala derecha: activa hasta 4 unidades del tercio derecho.',
    en: 'Right Wing: activate up to 4 units in the right third.',
  },
  'ONU-O-08': {
    es: 'Plan de batalla: activa tantas unidades como el liderazgo.',
    en: 'Battle Plan: activate as many units as the leadership value.',
  },
  'ONU-O-09': {
    es: 'Seguid al general: activa la unidad del general y hasta 3 de su radio; no, si está muerto, herido o en huida.',
    en: 'Follow the General: activate the general’s unit and up to 3 in his radius; not if he is dead, wounded or fleeing.',
  },
  'ONU-O-10': {
    es: '¡Al combate!: activa hasta 3 unidades trabadas.',
    en: 'Into the Fray: activate up to 3 engaged units.',
  },
  'ONU-O-11': {
    es: 'Carga desesperada: activa hasta 2 unidades sin trabar, que este turno pueden cargar aun con movimiento reducido o en todas las direcciones.',
    en: 'Desperate Charge: activate up to 2 unengaged units, which may charge this turn even after a reduced or all-direction move.',
  },
  'ONU-O-12': {
    es: 'Bestias y máquinas: activa hasta 3 unidades de elefantes, carros o artillería.',
    en: 'Beasts and Engines: activate up to 3 elephant, chariot or artillery units.',
  },
  'ONU-O-13': {
    es: 'Disparad a la melé: activa hasta 2 unidades sin trabar con ataque a distancia, que pueden disparar con −1/−1 a enemigos trabados.',
    en: 'Shoot into the Melee: activate up to 2 unengaged units with a ranged attack, which may shoot at engaged enemies at −1/−1.',
  },
  'ONU-O-14': {
    es: 'Estampida: activa una unidad; las que llevan animales a 4 UD o menos chequean, y si fallan huyen.',
    en: 'Stampede: activate one unit; those with animals within 4 UD check, and flee if they fail.',
  },
  'ONU-O-15': { es: 'Consejo de guerra: roba 3 cartas.', en: 'Council of War: draw 3 cards.' },
  'ONU-O-16': {
    es: 'Cambio de puesto: el general pasa a otra unidad de su radio que no huya.',
    en: 'Change of Post: the general moves to another unit in his radius that is not fleeing.',
  },
  'ONU-O-17': {
    es: 'Mensajero interceptado: el rival descarta una carta al azar.',
    en: 'Intercepted Messenger: the opponent discards a card at random.',
  },
  'ONU-O-18': {
    es: 'Arenga: hasta 2 unidades del radio, ni trabadas ni en huida, dejan de estar rotas.',
    en: 'Harangue: up to 2 units in the radius, neither engaged nor fleeing, are no longer broken.',
  },
  'ONU-O-19': {
    es: '¡Volved a la lucha!: hasta 3 unidades en huida y sin trabar chequean con +2 y, si pasan, se reorganizan.',
    en: 'Back to the Fight: up to 3 unengaged fleeing units check at +2 and rally if they pass.',
  },
  'ONU-O-20': {
    es: 'Reforzar unidad: cura hasta 2 heridas de una unidad que ni esté trabada ni huya.',
    en: 'Reinforce Unit: heal up to 2 wounds of a unit that is neither engaged nor fleeing.',
  },

  'ONU-E-01': {
    es: 'Resistid: tu unidad tiene +1/+1 de defensa y +2 de moral en este ataque.',
    en: 'Stand Firm: your unit has +1/+1 defence and +2 morale in this attack.',
  },
  'ONU-E-02': {
    es: 'Lanzad jabalinas: tras una carga, quien tiene jabalinas las lanza con 4 dados antes del choque.',
    en: 'Throw Javelins: after a charge, those with Javelins throw them with 4 dice before the clash.',
  },
  'ONU-E-03': {
    es: 'Emboscada: tras una carga, el enemigo sufre 1 herida y queda roto antes de los dados.',
    en: 'Ambush: after a charge the enemy takes 1 wound and is broken before the dice.',
  },
  'ONU-E-04': {
    es: 'Cambia el viento: el disparo cae sobre una unidad del tirador a menos de 1 UD del blanco; de la mano, solo lo juega quien recibe el disparo.',
    en: 'The Wind Changes: the shot falls on a unit of the shooter’s side less than 1 UD from the target; from hand only the target’s player may play it.',
  },
  'ONU-E-05': {
    es: 'Veteranos: tu unidad pasa a Veterana, o a Élite, desde su próximo combate.',
    en: 'Veterans: your unit becomes Veteran, or Elite, from its next combat on.',
  },
  'ONU-E-06': {
    es: 'Héroe: tu unidad recibe un marcador de Héroe, si no lo tiene.',
    en: 'Hero: your unit gets a Hero marker if it has none.',
  },
  'ONU-E-07': {
    es: 'Oficiales caídos: el enemigo se queda Sin oficiales; si tiene Héroe, solo lo pierde.',
    en: 'Officers Down: the enemy gets No Officers; if it has a Hero it only loses him.',
  },
  'ONU-E-08': {
    es: 'El general alcanzado: si el enemigo lleva a su general, se tira un dado: con 4 o 5 queda herido y con 6 muere.',
    en: 'The General is Hit: if the enemy holds its general, roll a die: on 4 or 5 he is wounded, on 6 he dies.',
  },
  'ONU-E-09': { es: 'Furia: tu unidad tiene +1/+1 al ataque.', en: 'Fury: your unit has +1/+1 attack.' },
  'ONU-E-10': {
    es: 'Cerrad filas: tu unidad tiene +1/+1 de defensa.',
    en: 'Close Ranks: your unit has +1/+1 defence.',
  },
  'ONU-E-11': { es: 'Mantened la línea: tu unidad tiene +2 de moral.', en: 'Hold the Line: your unit has +2 morale.' },
  'ONU-E-12': { es: 'Pánico: el enemigo tiene −2 de moral.', en: 'Panic: the enemy has −2 morale.' },
  'ONU-E-13': {
    es: 'Golpead primero: tu unidad tiene prioridad en este combate.',
    en: 'Strike First: your unit has priority in this combat.',
  },
  'ONU-E-14': {
    es: 'Contraorden: de la mano, anula otro evento de este ataque; como aleatorio, nada.',
    en: 'Countermand: from hand it cancels another event of this attack; as a random event, nothing.',
  },
  'ONU-E-15': {
    es: 'Polvareda: este combate no se libra este turno; las unidades siguen trabadas.',
    en: 'Dust Cloud: this combat is not fought this turn; the units stay engaged.',
  },
  'ONU-E-16': {
    es: 'Lluvia de flechas: quien dispara tira 2 dados más para impactar.',
    en: 'Rain of Arrows: the shooter rolls 2 more dice to hit.',
  },
  'ONU-E-17': { es: 'Buena puntería: quien dispara tiene +1/+1.', en: 'Good Aim: the shooter has +1/+1.' },
  'ONU-E-18': {
    es: 'Escudos en alto: el blanco tiene +2/+2 de defensa.',
    en: 'Shields Up: the target has +2/+2 defence.',
  },
  'ONU-E-19': { es: 'Cuerdas mojadas: quien dispara tiene −1/−1.', en: 'Wet Strings: the shooter has −1/−1.' },
  'ONU-E-20': {
    es: 'Contra los caballos: la infantería que combate con montados tiene +1/+1 al ataque.',
    en: 'At the Horses: infantry fighting a mounted enemy has +1/+1 attack.',
  },
  'ONU-E-21': {
    es: 'Terreno embarrado: −1 para impactar; como aleatorio a los dos, de la mano solo al enemigo.',
    en: 'Muddy Ground: −1 to hit; as a random event for both, from hand only for the enemy.',
  },
  'ONU-E-22': {
    es: 'Persecución: si el enemigo huye o cae en este combate, tu unidad puede mover hasta la mitad, sin cargar.',
    en: 'Pursuit: if the enemy flees or falls in this combat, your unit may move up to half, without charging.',
  },
  'ONU-E-23': {
    es: 'Augurios favorables: robas una carta, y en tu próximo fin de turno puedes guardar una más.',
    en: 'Good Omens: you draw a card, and may keep one more at your next end of turn.',
  },
  'ONU-E-24': { es: 'Sin novedad: no pasa nada.', en: 'Nothing Happens: no effect.' },

  'ONU-G-R1': {
    es: 'Trajano, «Optimus Princeps»: su unidad está activa todos los turnos sin orden.',
    en: 'Trajan, Optimus Princeps: his unit is active every turn without an order.',
  },
  'ONU-G-R2': {
    es: 'Escipión, «Grandes planes»: una vez por turno, una orden de activación alcanza a una unidad más de su radio.',
    en: 'Scipio, Grand Design: once a turn an activation order also reaches one more unit in his radius.',
  },
  'ONU-G-R3': {
    es: 'Legado, «Palabra firme»: una vez por batalla, una unidad sin trabar de su radio deja de estar rota.',
    en: 'Legate, Steadying Word: once a battle, one unengaged unit in his radius is no longer broken.',
  },
  'ONU-G-C1': {
    es: 'Aníbal, «Estratagema»: una vez en cada turno suyo, en el combate de una unidad de su radio, cambia el evento aleatorio por otro.',
    en: 'Hannibal, Stratagem: once in each turn of his, in a melee of a unit in his radius, he draws the random event anew.',
  },
  'ONU-G-C2': {
    es: 'Asdrúbal, «Los cornacas»: los elefantes de su radio tienen otro +1 de moral.',
    en: 'Hasdrubal, Mahouts: elephants in his radius have another +1 morale.',
  },
  'ONU-G-C3': { es: 'Hannón no tiene habilidad.', en: 'Hanno has no ability.' },
  'ONU-G-P1': {
    es: 'Surena, «Ojo parto»: a los tiradores montados de su radio no les estorba quien se ponga en medio.',
    en: 'Surena, Parthian Eye: mounted shooters in his radius ignore what stands in the line of sight.',
  },
  'ONU-G-P2': {
    es: 'Osroes, «A uña de caballo»: una vez por batalla, antes de que su unidad huya o caiga, pasa a otra de su radio.',
    en: 'Osroes, Escape: once a battle, before his unit flees or falls, he changes to another in his radius.',
  },
  'ONU-G-D1': {
    es: 'Decébalo, «Astucia»: la infantería de su radio puede cargar tras moverse en todas las direcciones, ampliar o acortar.',
    en: 'Decebalus, Guile: infantry in his radius may charge after an all-direction move, an extension or a shortening.',
  },
  'ONU-G-D2': {
    es: 'Diegis, «Contención»: una vez por batalla, una impetuosa de su radio no tiene que cargar.',
    en: 'Diegis, Restraint: once a battle one Impetuous unit in his radius need not charge.',
  },
  'ONU-G-M1': {
    es: 'Alejandro, «Conquistador»: su unidad está siempre activa y carga con 1 UD más.',
    en: 'Alexander, Conqueror: his unit is always active and charges with 1 UD more.',
  },
  'ONU-G-M2': {
    es: 'Filipo, «Instrucción»: las unidades de su radio forman y deshacen la Falange con movimiento normal.',
    en: 'Philip, Drill: units in his radius adopt and drop Phalanx with normal movement.',
  },
  'ONU-G-M3': {
    es: 'Estratego, «Estado mayor»: una vez por batalla roba una carta más al acabar el turno.',
    en: 'Strategos, Staff: once a battle he draws one more card at the end of the turn.',
  },
  'ONU-G-X1': {
    es: 'Jantipo, «Pagador»: una vez por batalla activa hasta 2 unidades mercenarias sin orden.',
    en: 'Xanthippus, Paymaster: once a battle he activates up to 2 mercenary units without an order.',
  },
} as const satisfies Record<string, Said>
