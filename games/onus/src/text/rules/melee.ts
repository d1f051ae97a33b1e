import type { Said } from '@acies/kernel'

/** Melee, morale and everything that changes a number. */
export const melee = {
  'ONU-MEL-01': {
    es: 'En la fase de combate se resuelven todos: los de las cargas de este turno y los que ya venían de antes.',
    en: 'The melee phase resolves all of them: those from charges of this turn and those that were going on.',
  },
  'ONU-MEL-02': {
    es: 'El jugador activo elige el orden de los combates.',
    en: 'The active player chooses the order of the combats.',
  },
  'ONU-MEL-03': {
    es: 'Cada combate es entre dos unidades: quien se enfrenta a varias combate con una tras otra.',
    en: 'A combat is between two units: one that faces several fights them one after another.',
  },
  'ONU-MEL-04': {
    es: 'Dados: tantos como parejas de secciones en contacto en las que al menos una sea de frente o un marcador.',
    en: 'Dice: as many as pairs of sections in contact of which at least one is a front or a marker.',
  },
  'ONU-MEL-05': { es: 'Los dos tiran siempre los mismos dados.', en: 'Both always roll the same number of dice.' },
  'ONU-MEL-06': {
    es: 'Cada dado más el ataque ha de superar la esquiva para impactar y, tirado otra vez, la armadura para herir.',
    en: 'Each die plus attack must exceed the dodge to hit and, rolled again, the armour to wound.',
  },
  'ONU-MEL-07': {
    es: 'En los dos tiros, el 6 siempre acierta y el 1 siempre falla.',
    en: 'In both rolls a 6 always succeeds and a 1 always fails.',
  },
  'ONU-MEL-08': {
    es: 'Tira primero el atacante y después el defensor.',
    en: 'The attacker rolls first, then the defender.',
  },
  'ONU-MEL-09': {
    es: 'Las heridas se acumulan: con tantas como vida, la unidad se retira. Pueden caer las dos a la vez.',
    en: 'Wounds add up: with as many as its life a unit is removed. Both may fall at once.',
  },
  'ONU-MEL-10': {
    es: 'Si ninguna ha herido a la otra, el combate acaba ahí, salvo por el Terror.',
    en: 'If neither has wounded the other the combat ends there, but for Terror.',
  },
  'ONU-MEL-11': {
    es: 'Si una de las dos cae, el combate acaba ahí.',
    en: 'If one of the two is eliminated the combat ends there.',
  },
  'ONU-MEL-12': {
    es: 'Chequea moral quien haya recibido más heridas en este combate; si son las mismas, las dos.',
    en: 'Whoever took more wounds in this combat checks morale; if equal, both do.',
  },
  'ONU-MEL-13': {
    es: 'Quien falla queda roto; si ya lo estaba, huye.',
    en: 'Failing breaks a unit; if it was broken already, it flees.',
  },
  'ONU-MEL-14': {
    es: 'La huida es inmediata; si huyen las dos, primero la del jugador activo.',
    en: 'Flight is immediate; if both flee, the active player’s unit goes first.',
  },
  'ONU-MEL-15': {
    es: 'Si nadie huye ni cae, siguen trabadas el turno siguiente.',
    en: 'If nobody flees or falls they stay engaged for the next turn.',
  },
  'ONU-MEL-16': {
    es: 'Cada herida resta 1 a la moral, y cada tres, 1/1 al ataque, cuerpo a cuerpo y a distancia.',
    en: 'Each wound costs 1 morale, and every three 1/1 attack, in melee and at range.',
  },
  'ONU-MEL-17': {
    es: 'Para comparar solo cuentan las heridas de este combate, no las de antes.',
    en: 'Only the wounds of this combat are compared, not older ones.',
  },
  'ONU-MEL-20': {
    es: 'Simultáneo, lo normal: tiran los dos, las heridas se aplican a la vez y se comparan.',
    en: 'Simultaneous, the usual way: both roll, wounds apply together and are compared.',
  },
  'ONU-MEL-21': {
    es: 'Prioritario: la unidad con prioridad ataca primero, aunque defienda, y sus heridas se aplican al momento.',
    en: 'Priority: the unit that has it attacks first, even as defender, and its wounds apply at once.',
  },
  'ONU-MEL-22': {
    es: 'Si ha herido, la otra chequea moral; si sigue en pie y no huye, responde con lo que le quede.',
    en: 'If it has wounded, the other checks morale; if it lives and has not fled it answers with what is left.',
  },
  'ONU-MEL-23': {
    es: 'Al final se comparan las heridas de los dos ataques; la que respondió puede chequear dos veces.',
    en: 'At the end the wounds of both attacks are compared; the one that answered may check twice.',
  },
  'ONU-MEL-24': {
    es: 'Único: las sarissas en Falange atacan en su primer combate y el enemigo no responde.',
    en: 'Single: sarissas in Phalanx attack in their first combat and the enemy does not answer.',
  },
  'ONU-MEL-25': {
    es: 'Ataque único contra prioridad: pelea primero la del ataque único y la otra responde.',
    en: 'Single against priority: the single-attack unit strikes first and the other answers.',
  },
  'ONU-MEL-26': {
    es: 'Prioridad contra prioridad: se anulan y el combate es simultáneo.',
    en: 'Priority against priority: they cancel and the combat is simultaneous.',
  },
  'ONU-MEL-27': {
    es: 'Simultáneo: un chequeo por combate. Si no, uno por cada ataque que hiera.',
    en: 'Simultaneous: one check a combat. Otherwise one for each attack that wounds.',
  },
  'ONU-MEL-28': {
    es: 'La unidad en huida atacada o bloqueada combate con −2/−2 de defensa y no chequea moral.',
    en: 'A fleeing unit that is attacked or blocked fights with −2/−2 defence and takes no morale check.',
  },

  'ONU-MRL-01': {
    es: 'Chequeo de moral: se tira un dado; si pasa de la moral modificada, se falla.',
    en: 'Morale check: roll a die; if it exceeds the modified morale the check fails.',
  },
  'ONU-MRL-02': { es: 'Un 1 siempre pasa el chequeo.', en: 'A 1 always passes the check.' },
  'ONU-MRL-03': {
    es: 'El primer fallo rompe la unidad; otro fallo estando rota la hace huir.',
    en: 'The first failure breaks the unit; another one while broken makes it flee.',
  },
  'ONU-MRL-04': { es: 'Rota: −1/−1 al ataque y −1 a la moral.', en: 'Broken: −1/−1 attack and −1 morale.' },
  'ONU-MRL-05': {
    es: 'A la moral se le suma y resta todo lo que corresponda: general, heridas, flancos, formación, terror.',
    en: 'Everything that applies is added to morale: general, wounds, flanks, formation, terror.',
  },
  'ONU-MRL-06': {
    es: 'Quien huye no chequea moral por los ataques.',
    en: 'A fleeing unit takes no morale check because of attacks.',
  },
  'ONU-MRL-07': {
    es: 'Hay cosas que rompen una unidad sin chequeo: que la atraviesen, que la arrollen o una emboscada.',
    en: 'Some things break a unit without a check: being passed through, trampled or ambushed.',
  },

  'ONU-MOD-01': {
    es: 'Atacada por un flanco: −1/−1 de defensa y −1 de moral.',
    en: 'Attacked on a flank: −1/−1 defence and −1 morale.',
  },
  'ONU-MOD-02': {
    es: 'Atacada por la retaguardia: −2/−2 de defensa y −2 de moral.',
    en: 'Attacked in the rear: −2/−2 defence and −2 morale.',
  },
  'ONU-MOD-03': {
    es: 'Flanco y retaguardia se suman si el mismo enemigo toca los dos.',
    en: 'Flank and rear add up if the same enemy touches both.',
  },
  'ONU-MOD-04': {
    es: 'En huida o con marcha forzada todos los lados son retaguardia, y no se suma nada más por el lado.',
    en: 'Fleeing or force-marched, all sides count as rear, and nothing more is added for the side.',
  },
  'ONU-MOD-05': {
    es: 'Por cada enemigo de más que combate con ella: −1/−1 de defensa y −1 de moral.',
    en: 'For each additional enemy it is fighting: −1/−1 defence and −1 morale.',
  },
  'ONU-MOD-06': {
    es: 'El flanco y la retaguardia de un combate cuentan solo por lo que toca ese enemigo; los demás cuentan como enemigos de más.',
    en: 'Flank and rear in a combat count only by what that enemy touches; the others count as additional enemies.',
  },
  'ONU-MOD-07': { es: 'En el radio del general: +1 de moral.', en: 'In the general’s radius: +1 morale.' },
  'ONU-MOD-08': {
    es: 'Con el general en huida, herido o muerto: −1 de moral a todo su ejército.',
    en: 'With the general fleeing, wounded or dead: −1 morale for his whole army.',
  },
  'ONU-MOD-09': { es: 'Cada herida: −1 de moral.', en: 'Each wound: −1 morale.' },
  'ONU-MOD-10': {
    es: 'Cada tres heridas: −1/−1 al ataque, también a distancia.',
    en: 'Every three wounds: −1/−1 attack, at range too.',
  },
  'ONU-MOD-11': { es: 'Cada sección ampliada: −1 de moral.', en: 'Each extended section: −1 morale.' },
  'ONU-MOD-12': { es: 'Héroe: +1/+1 de defensa y +1 de moral.', en: 'Hero: +1/+1 defence and +1 morale.' },
  'ONU-MOD-13': {
    es: 'Sin oficiales: −1/−1 al ataque y a la defensa, y −1 de moral.',
    en: 'No Officers: −1/−1 attack and defence, and −1 morale.',
  },
  'ONU-MOD-14': {
    es: 'Estar rota resta 1/1 al ataque y 1 a la moral; huir no añade nada más, salvo cuando la atacan.',
    en: 'Being broken costs 1/1 attack and 1 morale; fleeing adds nothing more except when attacked.',
  },
  'ONU-MOD-15': {
    es: 'Con algo en la línea de visión: −1/−1 al disparo.',
    en: 'With something in the line of sight: −1/−1 for the shot.',
  },
  'ONU-MOD-16': {
    es: 'Cargar no da ventaja por sí solo: la dan Embestir, la Punta de flecha y el Rombo.',
    en: 'Charging gives no bonus by itself: Impact, Wedge and Rhomboid do.',
  },
  'ONU-MOD-17': {
    es: 'En un combate prioritario los números se calculan de nuevo para la respuesta.',
    en: 'In a priority combat the numbers are worked out anew for the answer.',
  },
} as const satisfies Record<string, Said>
