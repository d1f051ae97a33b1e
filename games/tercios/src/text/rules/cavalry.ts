import type { Said } from '@acies/kernel'

export const cavalry = {
  'TER-CAV-01': {
    es: 'Toda la caballería tiene Movilidad, Evasión y Persecución, además de lo que diga su lista.',
    en: 'All cavalry has Mobility, Evasion and Pursuit, besides what its list says.',
  },
  'TER-CAV-02': {
    es: 'Ángulo Extendido: dispara también desde sus centros laterales.',
    en: 'Extended Arc: it shoots from its side centres as well.',
  },
  'TER-CAV-03': {
    es: 'Movilidad: con ¡Atención! o ¡Corred! puede orientarse gratis al empezar; no gasta ninguna de las acciones.',
    en: 'Mobility: with Attention or Run it may Reorient for free at the start; it uses up none of the actions.',
  },
  'TER-CAV-04': {
    es: 'Caballería Pesada: sin Movilidad, y con Evasión solo ante infantería. Con una carta de ¡Corred! puede huir también de la caballería.',
    en: 'Heavy Cavalry: no Mobility, and Evasion only from infantry. With a Run card it may flee from cavalry too.',
  },
  'TER-CAV-05': {
    es: 'Evasión: con cualquier carta, y aunque ya haya actuado, puede intentar huir de una carga. Si le quedaba carta, la gasta.',
    en: 'Evasion: with any card, and even after acting, it may try to flee from a charge. If it still had a card, that is spent.',
  },
  'TER-CAV-06': {
    es: 'Al evadirse de infantería hay un aumento de Disciplina.',
    en: 'When evading infantry there is an increase to Discipline.',
  },
  'TER-CAV-07': {
    es: 'Persecución: si vence a una infantería que debe Retirarse, la destruye y avanza de frente su Velocidad, hasta 1″ de enemigos u obstáculos.',
    en: 'Pursuit: if it beats infantry that must Retreat, that infantry is destroyed and the cavalry advances its Speed straight ahead, up to 1″ from enemies or obstacles.',
  },
  'TER-CAV-08': {
    es: 'Caracolear: tras disparar en su activación, nunca en reacción, puede hacer un Chequeo de Disciplina para retroceder hasta su Velocidad sin cambiar de frente.',
    en: 'Caracole: after shooting in its activation, never in reaction, it may make a Discipline Check to move straight back up to its Speed, keeping its facing.',
  },
  'TER-CAV-10': {
    es: 'Choragiew: las caballerías de un Mando con esta regla pueden unirse y actuar como una sola unidad.',
    en: 'Choragiew: cavalry units of one Command with this rule may join and act as one unit.',
  },
  'TER-CAV-11': {
    es: 'Se unen con ¡Atención! o ¡Corred! moviendo hasta el contacto; la que llega se coloca detrás, alineada, y forman columna.',
    en: 'They join by Attention or Run, moving into contact; the newcomer is placed behind, aligned, and they form a column.',
  },
  'TER-CAV-12': {
    es: 'Las unidades Desordenadas no pueden unirse; el Desgaste no lo impide.',
    en: 'Disordered units cannot join; Wear is no bar.',
  },
  'TER-CAV-13': {
    es: 'La unidad que recibe a otra pierde su carta si aún la tenía; formar un Choragiew nunca da una segunda acción.',
    en: 'The unit that receives another loses its card if it still had one; forming a Choragiew never gives a second action.',
  },
  'TER-CAV-14': {
    es: 'Al unirse se junta todo el Desgaste, lo que puede costar una unidad en el acto.',
    en: 'On joining all Wear is pooled, which may cost a unit at once.',
  },
  'TER-CAV-18': {
    es: 'Si el Desgaste común supera el Aguante se retira la unidad de cola y, con ella, Aguante + 1 de Desgaste.',
    en: 'If the pooled Wear exceeds Stamina the rearmost unit is removed, and Stamina + 1 Wear with it.',
  },
  'TER-CAV-19': {
    es: 'Un Choragiew lleva una sola carta y al activarse cuenta como Fresco; para reaccionar sí hace Chequeo de Orden.',
    en: 'A Choragiew has one card and counts as Fresh when activated; to react it still makes an Order Check.',
  },
  'TER-CAV-20': {
    es: 'Lucha con el perfil de la unidad de cabeza. Si carga y vence, el enemigo que sobrevive recibe 1 de Desgaste por cada unidad además de la primera.',
    en: 'It fights with the front unit’s profile. If it charges and wins, a surviving enemy takes 1 Wear for each unit beyond the first.',
  },
  'TER-CAV-21': {
    es: 'Salir se anuncia en la Planificación dando a cada unidad que sale, también la de cabeza, su carta, ¡Atención! o ¡Corred!; mide desde uno de sus centros laterales.',
    en: 'Leaving is announced in Planning by giving each leaving unit, the front one too, its own card, Attention or Run; it measures from one of its side centres.',
  },
  'TER-CAV-22': {
    es: 'Dragón: solo dispara con la carta de ¡Fuego!',
    en: 'Dragoon: shoots only with the Fire card.',
  },
  'TER-CAV-23': {
    es: 'Impetuosos: Frescos, con otra orden y con un enemigo a su alcance, hacen un Chequeo de Orden; si fallan, cargan como con ¡Atacad!',
    en: 'Impetuous: Fresh, with another order and an enemy in reach, they make an Order Check; if they fail, they charge as with Attack.',
  },
  'TER-CAV-24': {
    es: 'Los Impetuosos consolidan siempre que es posible.',
    en: 'Impetuous units consolidate whenever it is possible.',
  },
  'TER-CAV-25': {
    es: 'Formación Abierta: el Desorden no reduce su Coraje contra disparos; en combate sí.',
    en: 'Open Order: Disorder does not reduce its Courage against shooting; in combat it does.',
  },
  'TER-CAV-26': {
    es: 'Dos unidades en Formación Abierta pueden atravesarse con ¡Atención! o ¡Corred! si no acaban solapadas; no al cargar ni al huir.',
    en: 'Two Open Order units may pass through each other with Attention or Run if they do not end overlapping; not when charging or fleeing.',
  },
  'TER-CAV-29': {
    es: 'Horda: el ejército activa dos Tropas seguidas en su pase; si solo queda una, actúa sola.',
    en: 'Horde: the army activates two Troops in a row in its pass; if only one is left, it acts alone.',
  },
  'TER-CAV-30': {
    es: 'Hostigador: puede disparar sus arcos como reacción.',
    en: 'Harasser: it may shoot its bows as a reaction.',
  },
  'TER-CAV-31': {
    es: 'Hostigador: con carta de ¡Fuego!, tras disparar en reacción puede huir como con ¡Corred!; un solo chequeo vale para las dos cosas.',
    en: 'Harasser: with a Fire card, after shooting in reaction it may flee as with Run; one check covers both.',
  },
  'TER-CAV-32': {
    es: 'Hostigador con arma de fuego: sin aumento por reaccionar, salvo que anuncie antes que no va a huir.',
    en: 'Harasser with a firearm: no reaction increase, unless it announces beforehand that it will not flee.',
  },
  'TER-CAV-33': {
    es: 'Vanguardia: un movimiento antes del primer turno, a Velocidad sin modificar. Los jugadores se alternan; la Iniciativa decide quién empieza.',
    en: 'Vanguard: one move before the first turn, at unmodified Speed. The players alternate; Initiative decides who begins.',
  },
  'TER-CAV-34': {
    es: 'El movimiento de Vanguardia no puede acercarse a menos de 3″ (4″ a 28 mm) de un enemigo.',
    en: 'A Vanguard move may not come closer than 3″ (4″ at 28 mm) to an enemy.',
  },
} as const satisfies Record<string, Said>
