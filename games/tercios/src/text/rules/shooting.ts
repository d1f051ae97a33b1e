import type { Said } from '@acies/kernel'

export const shooting = {
  'TER-LOS-01': {
    es: 'La línea de visión va recta desde el centro frontal de quien mira a cualquier centro del objetivo, sin cruzar su propia peana.',
    en: 'Line of sight runs straight from the viewer’s front centre to any centre of the target, without crossing the viewer’s own base.',
  },
  'TER-LOS-02': {
    es: 'La línea no puede pasar sobre otra Tropa, amiga o enemiga, ni a través de terreno que Oculta.',
    en: 'The line may not pass over another Troop, friend or enemy, nor through terrain that Hides.',
  },
  'TER-LOS-03': {
    es: 'Entre dos cosas que tapan la vista hace falta un hueco de 3″ (4″ a 28 mm). Los Mandos no estorban.',
    en: 'Between two things that block sight a gap of 3″ (4″ at 28 mm) is needed. Commanders are ignored.',
  },
  'TER-LOS-04': {
    es: 'Si no se ve el centro enemigo más cercano pero sí otro, se puede disparar si el alcance llega a ese otro.',
    en: 'If the nearest enemy centre is not visible but another is, the shot is allowed if the range reaches that other one.',
  },
  'TER-LOS-05': {
    es: 'La altura nunca permite disparar por encima de otras unidades; solo lo hacen las armas que lo dicen.',
    en: 'Height never allows shooting over other units; only weapons that say so can.',
  },
  'TER-LOS-06': {
    es: 'Con Ángulo Extendido la visión y el alcance pueden partir también de los centros laterales.',
    en: 'With Extended Arc sight and range may also start from the side centres.',
  },
  'TER-SHO-01': {
    es: 'Se elige objetivo, se tira el disparo, el enemigo resiste y se reparte el Desgaste.',
    en: 'Choose a target, roll the shot, the enemy resists, then Wear is dealt.',
  },
  'TER-SHO-02': {
    es: 'Entre los objetivos legales se elige con libertad.',
    en: 'Among legal targets the shooter chooses freely.',
  },
  'TER-SHO-03': {
    es: 'El alcance se mide del centro frontal al centro visible más próximo del objetivo, y el límite entra en él.',
    en: 'Range is measured from the front centre to the nearest visible centre of the target, and the limit itself is within it.',
  },
  'TER-SHO-04': {
    es: 'Se tiran los dados de Fuego contra la Defensa del objetivo: la de Artillería si disparan piezas, la de Salvas si no.',
    en: 'Roll Fire dice against the target’s Defence: versus Artillery if guns shoot, otherwise versus Volleys.',
  },
  'TER-SHO-05': {
    es: 'Cada dado que iguala o supera la Defensa es un acierto. Sin aciertos no pasa nada.',
    en: 'Each die that reaches the Defence is a hit. Without hits nothing happens.',
  },
  'TER-SHO-06': {
    es: 'El objetivo resiste con sus dados de Coraje: éxito con 4 o más contra Salvas, solo con 6 contra Artillería.',
    en: 'The target resists with its Courage dice: success on 4 or more against Volleys, only on 6 against Artillery.',
  },
  'TER-SHO-07': {
    es: 'Cada éxito anula un acierto.',
    en: 'Each success cancels one hit.',
  },
  'TER-SHO-08': {
    es: 'Si la tirada para resistir no tiene ningún éxito, la unidad queda Desordenada.',
    en: 'If the roll to resist has no success at all, the unit becomes Disordered.',
  },
  'TER-SHO-09': {
    es: 'Cada acierto sin anular es 1 de Desgaste; si supera el Aguante, Chequeo de Ruptura en el acto.',
    en: 'Each hit not cancelled is 1 Wear; if it goes beyond Stamina, a Break Check follows at once.',
  },
  'TER-SHO-10': {
    es: 'Cambian el Fuego: ¡Atención! y Al Límite (−); arma de fuego en reacción, mosquete de chispa hasta 6″, Perfeccionista y Pícaro (+); Instrucción (+1 al final).',
    en: 'Fire is changed by Attention and At the Limit (−); a firearm in reaction, a flintlock up to 6″, Perfectionist and Rogue (+); Drill (+1 at the end).',
  },
  'TER-SHO-11': {
    es: 'Cambian el Coraje ante disparos: Desorden (−, no en Formación Abierta); Cubierto, Fortificada, Fortaleza Móvil ante Salvas y reacción de ¡Resistid! (+); Sacrificio (+1 al final).',
    en: 'Courage against shooting is changed by Disorder (−, not in Open Order); Cover, Entrenched, Mobile Fortress against volleys and the Resist reaction (+); Sacrifice (+1 at the end).',
  },
  'TER-BRK-01': {
    es: 'Los puntos de Ruptura son el Desgaste que pasa del Aguante. El chequeo es inmediato; en combate, cuando ambos han golpeado.',
    en: 'Break points are the Wear beyond Stamina. The check is made at once; in combat, after both sides have struck.',
  },
  'TER-BRK-02': {
    es: 'Se tira la Disciplina original, la de la lista con lo comprado, sin modificador alguno.',
    en: 'Roll the original Discipline, the list’s value with what was bought, without any modifier.',
  },
  'TER-BRK-03': {
    es: 'Hacen falta tantos 6 como puntos de Ruptura, al menos.',
    en: 'At least as many 6s as break points are needed.',
  },
  'TER-BRK-04': {
    es: 'Si lo supera, la unidad sigue con tanto Desgaste como Aguante: Al Límite.',
    en: 'If it passes, the unit stays with as much Wear as Stamina: At the Limit.',
  },
  'TER-BRK-05': {
    es: 'Si lo falla, la unidad queda destruida y se retira.',
    en: 'If it fails, the unit is destroyed and removed.',
  },
  'TER-BRK-06': {
    es: 'Los Mercenarios fallan sin tirar, salvo que un Mando Acaudalado esté a distancia de mando.',
    en: 'Mercenaries fail without rolling, unless a Wealthy Commander is in command distance.',
  },
  'TER-BRK-07': {
    es: 'Un Mando Abnegado permite repetir la tirada una vez, a costa de su vida.',
    en: 'A Selfless Commander lets the roll be repeated once, at the cost of his life.',
  },
  'TER-BRK-08': {
    es: 'Una Fortificación Emplazada o un Choragiew pierden un miembro en vez de chequear mientras les queden dos o más.',
    en: 'An Emplaced Fortification or a Choragiew loses a member instead of rolling while two or more remain.',
  },
} as const satisfies Record<string, Said>
