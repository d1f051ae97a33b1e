import type { Said } from '@acies/kernel'

export const shooting = {
  'WAB-SHOOT-01': {
    es: 'Al empezar el disparo se declaran todos los tiradores y sus objetivos; después se resuelve.',
    en: 'As shooting begins every shooter and its target are declared; then they are resolved.',
  },
  'WAB-SHOOT-02': {
    es: 'El objetivo se nombra sin medir; quien queda fuera de alcance pierde el disparo.',
    en: 'Targets are named without measuring; whoever is out of range wastes the shot.',
  },
  'WAB-SHOOT-03': {
    es: 'A pie se dispara dentro del arco de 90°; desde caballo, camello, carro o elefante, a cualquier lado.',
    en: 'On foot one shoots within the 90° arc; from horse, camel, chariot or elephant, any way.',
  },
  'WAB-SHOOT-04': {
    es: 'Quien ha marchado no dispara.',
    en: 'Whoever marched does not shoot.',
  },
  'WAB-SHOOT-05': {
    es: 'No dispara quien se reorganizó o lo intentó, quien se reagrupó, falló una carga o huye.',
    en: 'No shooting for those who reformed or tried to, rallied, failed a charge or flee.',
  },
  'WAB-SHOOT-06': {
    es: 'Solo dispara la primera fila, salvo el disparo en masa.',
    en: 'Only the front rank shoots, save massed shooting.',
  },
  'WAB-SHOOT-07': {
    es: 'Una unidad dispara a un solo objetivo; reparte el fuego solo si no todos ven el mismo.',
    en: 'A unit shoots at one target; it splits its fire only if not all see the same.',
  },
  'WAB-SHOOT-08': {
    es: 'A un personaje se le apunta solo si es el blanco más cercano.',
    en: 'A character may be aimed at only if he is the nearest target.',
  },
  'WAB-LOS-01': {
    es: 'Todo lo que haya entre tirador y blanco puede tapar la línea.',
    en: 'Anything between shooter and target may block the line.',
  },
  'WAB-LOS-02': {
    es: 'Las colinas y los edificios grandes tapan lo que hay detrás; se ve a quien está encima.',
    en: 'Hills and large buildings hide what lies behind; one sees what stands on them.',
  },
  'WAB-LOS-03': {
    es: 'Muros y setos tapan la vista, salvo para quien está pegado a ellos.',
    en: 'Walls and hedges block sight, save for whoever stands against them.',
  },
  'WAB-LOS-04': {
    es: 'En los bosques se ve hasta 2″: a 2″ del borde se ve y se es visto.',
    en: 'In woods one sees 2″: within 2″ of the edge one sees out and is seen.',
  },
  'WAB-LOS-05': {
    es: 'Las tropas de cualquier bando tapan la vista; desde un elefante se ve por encima.',
    en: 'Troops of either side block sight; from an elephant one sees over them.',
  },
  'WAB-LOS-06': {
    es: 'Desde lo alto se ve por encima de lo que queda más bajo.',
    en: 'From higher ground one sees over what lies lower.',
  },
  'WAB-LOS-07': {
    es: 'Quien ve desde lo alto también es visto.',
    en: 'Whoever sees from above is seen too.',
  },
  'WAB-LOS-08': {
    es: 'Otro decorado tapa la vista según su clase de terreno.',
    en: 'Other scenery blocks sight by its kind of ground.',
  },
  'WAB-RANGE-01': {
    es: 'Cada arma tiene su alcance; más allá se falla siempre.',
    en: 'Every weapon has its range; beyond it all shots miss.',
  },
  'WAB-RANGE-02': {
    es: 'Si la unidad alcanza solo en parte, tiran las miniaturas que alcanzan.',
    en: 'In a unit partly in range only the models in range shoot.',
  },
  'WAB-RANGE-03': {
    es: 'Hasta la mitad del alcance es corto; más allá, largo.',
    en: 'Up to half the range is short; beyond is long.',
  },
  'WAB-RANGE-04': {
    es: 'Los alcances están en la tabla de armas.',
    en: 'Ranges stand in the table of weapons.',
  },
  'WAB-RANGE-05': {
    es: '«Arco», sin más, es el arco compuesto, de 24″.',
    en: 'A plain “bow” is the composite bow, of 24″.',
  },
  'WAB-SMELEE-01': {
    es: 'Se puede disparar a una unidad que está luchando.',
    en: 'One may shoot at a unit that is fighting.',
  },
  'WAB-SMELEE-02': {
    es: 'Los impactos se reparten entre los dos bandos; el impar va al enemigo con 4 o más.',
    en: 'Hits are split between both sides; the odd one strikes the enemy on 4 or more.',
  },
  'WAB-SMELEE-03': {
    es: 'A quienes luchan en un desafío no se les dispara.',
    en: 'Those who fight a challenge cannot be shot at.',
  },
  'WAB-SCHG-01': {
    es: 'Se dispara al que carga solo si viene de más lejos de la mitad de su alcance y de cara.',
    en: 'One shoots at a charger only if it comes from beyond half its charge and is faced.',
  },
  'WAB-SCHG-02': {
    es: 'El fuego de reacción cuenta siempre como alcance corto.',
    en: 'Reaction fire always counts as short range.',
  },
  'WAB-SCHG-03': {
    es: 'El fuego de reacción impacta a −1.',
    en: 'Reaction fire hits at −1.',
  },
  'WAB-SCHG-04': {
    es: 'Las bajas pueden hacer chequear o acabar con el que carga; entonces no hay combate.',
    en: 'Losses may make the charger test or wipe it out; then there is no combat.',
  },
  'WAB-SCHG-05': {
    es: 'Aguantando y disparando vale el disparo en masa; disparando y huyendo, no.',
    en: 'Standing and shooting may mass its fire; shooting and fleeing may not.',
  },
  'WAB-MASS-01': {
    es: 'Con arcos o dardos pueden tirar también las filas de atrás, por encima de la primera.',
    en: 'With bows or darts rear ranks may shoot as well, over the front rank.',
  },
  'WAB-MASS-02': {
    es: 'La primera fila debe poder tirar; las demás tiran al mismo blanco sin verlo.',
    en: 'The front rank must be able to shoot; the others shoot at the same target unseen.',
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
    es: 'Cada miniatura de atrás debe estar a su alcance.',
    en: 'Each rear model must itself be in range.',
  },
  'WAB-MASS-06': {
    es: 'Dentro de un bosque no hay disparo en masa.',
    en: 'There is no massed shooting inside a wood.',
  },
  'WAB-MASS-07': {
    es: 'Tira la mitad, redondeando hacia abajo, de las miniaturas de atrás que podrían.',
    en: 'Half of the rear models that could, rounded down, shoot.',
  },
  'WAB-MASS-08': {
    es: 'En unidades mixtas los arqueros tiran por encima de la primera fila, con la vista de esta.',
    en: 'In mixed units bowmen shoot over the front rank, by its sight.',
  },
  'WAB-MASS-09': {
    es: 'Desde lo alto las filas de atrás pueden tirar con cualquier arma.',
    en: 'From higher ground rear ranks may shoot with any weapon.',
  },
  'WAB-TOHIT-01': {
    es: 'Un dado por tirador: impacta con 7 menos su HP o más.',
    en: 'One die a shooter: it hits on 7 less its BS or more.',
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
    en: '+1 at a large target: machines, engines, elephants.',
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
    en: '−1 at a character on foot or horse.',
  },
  'WAB-TOHIT-09': {
    es: '−1 a los hostigadores.',
    en: '−1 at skirmishers.',
  },
  'WAB-TOHIT-10': {
    es: '−1 a un carro ligero que ha movido.',
    en: '−1 at a light chariot that has moved.',
  },
  'WAB-TOHIT-11': {
    es: '−1 con cobertura ligera, −2 con pesada.',
    en: '−1 for light cover, −2 for heavy.',
  },
  'WAB-TOHIT-12': {
    es: 'Si hace falta 7 o más, un 6 impacta igual, con 1 de Fuerza menos por cada punto de exceso.',
    en: 'If 7 or more is needed a 6 still hits, with 1 Strength less for each point beyond 6.',
  },
  'WAB-TOHIT-13': {
    es: 'Si la Fuerza baja de 1, el disparo no hace nada.',
    en: 'If Strength falls below 1 the shot does nothing.',
  },
  'WAB-TOWOUND-01': {
    es: 'Por cada impacto un dado según la tabla de Fuerza y Resistencia.',
    en: 'For each hit one die by the table of Strength and Toughness.',
  },
  'WAB-TOWOUND-02': {
    es: 'Donde la tabla no da número no se puede herir.',
    en: 'Where the table gives no number it cannot be wounded.',
  },
  'WAB-SAVE-01': {
    es: 'Quien lleva armadura, escudo o montura tira por cada herida: con su salvación o más, se anula.',
    en: 'Armour, shield or mount gives a roll for each wound: its save or more cancels it.',
  },
  'WAB-SAVE-02': {
    es: 'La salvación sale de la tabla de armaduras.',
    en: 'The save comes from the table of armour.',
  },
  'WAB-SAVE-03': {
    es: 'No está en el perfil: se calcula con el equipo.',
    en: 'It is not in the profile: it follows from equipment.',
  },
  'WAB-SAVE-04': {
    es: 'La salvación baja 1 por cada punto de Fuerza por encima de 3.',
    en: 'The save falls by 1 for each point of Strength above 3.',
  },
  'WAB-CAS-01': {
    es: 'Una miniatura se retira cuando agota sus heridas; hasta entonces actúa igual.',
    en: 'A model is removed when its wounds are used up; until then it acts as always.',
  },
  'WAB-CAS-02': {
    es: 'Si la tropa tiene una herida, cae una miniatura por cada una sin salvar.',
    en: 'One-wound troops lose a model for each wound not saved.',
  },
  'WAB-CAS-03': {
    es: 'Las bajas salen de la última fila; con una sola fila, de los extremos por igual.',
    en: 'Losses come off the last rank; of a single rank, from both ends alike.',
  },
  'WAB-CAS-04': {
    es: 'En unidades mixtas caen los tipos en proporción.',
    en: 'Mixed units lose their types in proportion.',
  },
  'WAB-CAS-05': {
    es: 'En los hostigadores el dueño elige quién cae.',
    en: 'Of skirmishers the owner chooses who falls.',
  },
  'WAB-CAS-06': {
    es: 'Jinete y montura caen juntos.',
    en: 'Rider and mount fall together.',
  },
  'WAB-CAS-07': {
    es: 'Quien pierde por disparos una cuarta parte en una fase chequea pánico.',
    en: 'Whoever loses a quarter to shooting in one phase tests panic.',
  },
} as const satisfies Readonly<Record<string, Said>>
