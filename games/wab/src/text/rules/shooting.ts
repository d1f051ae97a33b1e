import type { Said } from '@acies/kernel'

export const shooting = {
  'WAB-SHOOT-01': {
    es: 'Al empezar la fase de disparo se declaran todos los tiradores y sus objetivos; después se resuelve.',
    en: 'At the start of the shooting phase all shooters and their targets are declared; then the shots are resolved.',
  },
  'WAB-SHOOT-02': {
    es: 'El objetivo se nombra sin medir; quien queda fuera de alcance pierde el disparo.',
    en: 'Targets are named without measuring; anyone out of range wastes the shot.',
  },
  'WAB-SHOOT-03': {
    es: 'A pie se dispara dentro del arco de 90°; desde caballo, camello, carro o elefante, a cualquier lado.',
    en: 'Men on foot shoot within their 90° arc; riders and crews of chariots or elephants shoot in any direction.',
  },
  'WAB-SHOOT-04': {
    es: 'Quien ha marchado no dispara.',
    en: 'A unit that marched does not shoot.',
  },
  'WAB-SHOOT-05': {
    es: 'No dispara quien se ha reorganizado o lo ha intentado, quien se ha reagrupado, quien ha fallado una carga ni quien huye.',
    en: 'A unit may not shoot if it reformed or tried to, rallied, failed a charge or is fleeing.',
  },
  'WAB-SHOOT-06': {
    es: 'Solo dispara la primera fila, salvo en el disparo en masa.',
    en: 'Only the front rank shoots, except in massed shooting.',
  },
  'WAB-SHOOT-07': {
    es: 'Una unidad dispara a un solo objetivo; solo reparte los disparos si no todos ven el mismo.',
    en: 'A unit shoots at one target; it may split its fire only if not all its models see the same one.',
  },
  'WAB-SHOOT-08': {
    es: 'Solo se puede apuntar a un personaje si es el blanco más cercano.',
    en: 'A character may be targeted only if he is the nearest target.',
  },
  'WAB-LOS-01': {
    es: 'Todo lo que haya entre el tirador y el blanco puede tapar la vista.',
    en: 'Anything between shooter and target may block the line.',
  },
  'WAB-LOS-02': {
    es: 'Las colinas y los edificios grandes tapan lo que hay detrás; se ve a quien está encima.',
    en: 'Hills and large buildings hide what is behind them; what stands on them can be seen.',
  },
  'WAB-LOS-03': {
    es: 'Muros y setos tapan la vista, salvo para quien está pegado a ellos.',
    en: 'Walls and hedges block sight, except for troops right up against them.',
  },
  'WAB-LOS-04': {
    es: 'En los bosques solo se ve a 2″: quien está a 2″ del borde ve hacia fuera y es visto.',
    en: 'Sight in woods is 2″: a model within 2″ of the edge can see out and be seen.',
  },
  'WAB-LOS-05': {
    es: 'Las tropas de cualquier bando tapan la vista; desde un elefante se ve por encima.',
    en: 'Troops of either side block sight; men on an elephant see over them.',
  },
  'WAB-LOS-06': {
    es: 'Desde lo alto se ve por encima de lo que está más bajo.',
    en: 'Troops on higher ground see over what lies below them.',
  },
  'WAB-LOS-07': {
    es: 'Quien ve desde lo alto también es visto.',
    en: 'Troops who see from higher ground can be seen too.',
  },
  'WAB-LOS-08': {
    es: 'El resto de la escenografía tapa la vista según su clase de terreno.',
    en: 'Other scenery blocks sight according to its kind of ground.',
  },
  'WAB-RANGE-01': {
    es: 'Cada arma tiene su alcance; más allá se falla siempre.',
    en: 'Every weapon has a range; beyond it all shots miss.',
  },
  'WAB-RANGE-02': {
    es: 'Si solo parte de la unidad está a distancia, disparan solo esas miniaturas.',
    en: 'If only part of a unit is in range, only those models shoot.',
  },
  'WAB-RANGE-03': {
    es: 'Hasta la mitad del alcance es corto; más allá, largo.',
    en: 'Up to half the range is short range; beyond that it is long range.',
  },
  'WAB-RANGE-04': {
    es: 'Los alcances están en la tabla de armas.',
    en: 'Ranges are given in the table of weapons.',
  },
  'WAB-RANGE-05': {
    es: '«Arco», sin más, es el arco compuesto, de 24″.',
    en: 'A plain “bow” is the composite bow, with a range of 24″.',
  },
  'WAB-SMELEE-01': {
    es: 'Se puede disparar a una unidad que está luchando.',
    en: 'Units in close combat may be shot at.',
  },
  'WAB-SMELEE-02': {
    es: 'Los impactos se reparten entre los dos bandos; el impar va al enemigo con 4 o más.',
    en: 'Hits are split between the two sides; an odd one strikes the enemy on 4 or more.',
  },
  'WAB-SMELEE-03': {
    es: 'A quienes luchan en un desafío no se les dispara.',
    en: 'Characters fighting a challenge cannot be shot at.',
  },
  'WAB-SCHG-01': {
    es: 'Solo se puede disparar a quien carga si viene de más lejos de la mitad de su distancia de carga y se está de cara a él.',
    en: 'A charger may be shot at only if it comes from beyond half its charge distance and the shooters face it.',
  },
  'WAB-SCHG-02': {
    es: 'El fuego de reacción cuenta siempre como alcance corto.',
    en: 'Reaction fire always counts as short range.',
  },
  'WAB-SCHG-03': {
    es: 'El fuego de reacción impacta a −1.',
    en: 'Reaction fire is at −1 to hit.',
  },
  'WAB-SCHG-04': {
    es: 'Las bajas pueden obligar a chequear a quien carga, o acabar con él; entonces no hay combate.',
    en: 'Losses may force the charger to test, or wipe it out; then there is no combat.',
  },
  'WAB-SCHG-05': {
    es: 'Al aguantar y disparar vale el disparo en masa; al disparar y huir, no.',
    en: 'Massed shooting is allowed in stand and shoot, but not in shoot and flee.',
  },
  'WAB-MASS-01': {
    es: 'Con arcos o dardos pueden tirar también las filas de atrás, por encima de la primera.',
    en: 'Troops with bows or darts may also shoot from the rear ranks, over the front rank.',
  },
  'WAB-MASS-02': {
    es: 'La primera fila debe poder tirar; las demás tiran al mismo blanco sin verlo.',
    en: 'The front rank must be able to shoot; the others shoot at the same target without seeing it.',
  },
  'WAB-MASS-03': {
    es: 'Con arco, solo si la unidad no ha movido.',
    en: 'With bows, only if the unit did not move.',
  },
  'WAB-MASS-04': {
    es: 'Con dardos, aunque haya movido, pero no si marchó.',
    en: 'With darts, even if it moved, but not if it marched.',
  },
  'WAB-MASS-05': {
    es: 'Cada miniatura de atrás debe tener el blanco a su alcance.',
    en: 'Each rear model must itself be in range.',
  },
  'WAB-MASS-06': {
    es: 'Dentro de un bosque no hay disparo en masa.',
    en: 'There is no massed shooting inside a wood.',
  },
  'WAB-MASS-07': {
    es: 'Tira la mitad, redondeando hacia abajo, de las miniaturas de atrás que podrían.',
    en: 'Half the rear-rank models that could shoot do so, rounding down.',
  },
  'WAB-MASS-08': {
    es: 'En unidades mixtas los arqueros tiran por encima de la primera fila, a lo que esta ve.',
    en: 'In mixed units the archers shoot over the front rank, at what it can see.',
  },
  'WAB-MASS-09': {
    es: 'Desde lo alto las filas de atrás pueden tirar con cualquier arma.',
    en: 'From higher ground the rear ranks may shoot with any missile weapon.',
  },
  'WAB-TOHIT-01': {
    es: 'Un dado por tirador: impacta con 7 menos su HP o más.',
    en: 'One die per shooter: it hits on 7 minus its BS, or more.',
  },
  'WAB-TOHIT-02': {
    es: 'Un 1 natural falla siempre.',
    en: 'A natural 1 always misses.',
  },
  'WAB-TOHIT-03': {
    es: 'Los modificadores se suman.',
    en: 'Modifiers add up.',
  },
  'WAB-TOHIT-04': {
    es: '+1 a un blanco grande: máquinas, ingenios y elefantes.',
    en: '+1 against a large target: machines, siege engines and elephants.',
  },
  'WAB-TOHIT-05': {
    es: '−1 si la unidad ha movido.',
    en: '−1 if the unit has moved.',
  },
  'WAB-TOHIT-06': {
    es: '−1 si el blanco está cargando.',
    en: '−1 if the target is charging.',
  },
  'WAB-TOHIT-07': {
    es: '−1 a largo alcance.',
    en: '−1 at long range.',
  },
  'WAB-TOHIT-08': {
    es: '−1 a un personaje a pie o a caballo.',
    en: '−1 against a character on foot or horseback.',
  },
  'WAB-TOHIT-09': {
    es: '−1 a los hostigadores.',
    en: '−1 against skirmishers.',
  },
  'WAB-TOHIT-10': {
    es: '−1 a un carro ligero que ha movido.',
    en: '−1 against a light chariot that has moved.',
  },
  'WAB-TOHIT-11': {
    es: '−1 con cobertura ligera, −2 con pesada.',
    en: '−1 for light cover, −2 for heavy.',
  },
  'WAB-TOHIT-12': {
    es: 'Si hace falta 7 o más, un 6 impacta igual, con 1 de Fuerza menos por cada punto de exceso.',
    en: 'If 7 or more is needed, a 6 still hits, with 1 less Strength for each point above 6.',
  },
  'WAB-TOHIT-13': {
    es: 'Si la Fuerza baja de 1, el disparo no hace nada.',
    en: 'If Strength falls below 1 the shot does nothing.',
  },
  'WAB-TOWOUND-01': {
    es: 'Por cada impacto se tira un dado, según la tabla de Fuerza y Resistencia.',
    en: 'Roll one die for each hit, on the table of Strength against Toughness.',
  },
  'WAB-TOWOUND-02': {
    es: 'Donde la tabla no da número, no se puede herir.',
    en: 'Where the table gives no number, the target cannot be wounded.',
  },
  'WAB-SAVE-01': {
    es: 'Quien tiene armadura, escudo o montura tira un dado por cada herida: con su salvación o más, la anula.',
    en: 'A model with armour, shield or mount rolls a die for each wound: its save or more cancels it.',
  },
  'WAB-SAVE-02': {
    es: 'La salvación sale de la tabla de armaduras.',
    en: 'The save comes from the table of armour.',
  },
  'WAB-SAVE-03': {
    es: 'No está en el perfil: se calcula con el equipo.',
    en: 'It is not in the profile: it depends on equipment.',
  },
  'WAB-SAVE-04': {
    es: 'La salvación baja 1 por cada punto de Fuerza por encima de 3.',
    en: 'A save is 1 worse for each point of Strength above 3.',
  },
  'WAB-CAS-01': {
    es: 'Una miniatura se retira cuando agota sus heridas; hasta entonces actúa igual.',
    en: 'A model is removed when its wounds are used up; until then it acts as normal.',
  },
  'WAB-CAS-02': {
    es: 'Si las miniaturas tienen una sola herida, cae una por cada herida sin salvar.',
    en: 'Models with one wound are removed one for each unsaved wound.',
  },
  'WAB-CAS-03': {
    es: 'Las bajas salen de la última fila; con una sola fila, de los extremos por igual.',
    en: 'Losses come off the rear rank; from a single rank, equally from both ends.',
  },
  'WAB-CAS-04': {
    es: 'En unidades mixtas caen los tipos en proporción.',
    en: 'Mixed units lose their types in proportion.',
  },
  'WAB-CAS-05': {
    es: 'Entre los hostigadores, el dueño elige quién cae.',
    en: 'With skirmishers, the owner chooses who falls.',
  },
  'WAB-CAS-06': {
    es: 'Jinete y montura caen juntos.',
    en: 'Rider and mount fall together.',
  },
  'WAB-CAS-07': {
    es: 'Quien pierde por disparos una cuarta parte o más en una fase chequea pánico.',
    en: 'A unit that loses a quarter or more to shooting in one phase takes a panic test.',
  },
} as const satisfies Readonly<Record<string, Said>>
