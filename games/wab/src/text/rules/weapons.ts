import type { Said } from '@acies/kernel'

export const weapons = {
  'WAB-WPN-01': {
    es: 'Ningún hombre golpea con más de Fuerza 5; lo que sobre de la que da el arma se pierde.',
    en: 'No man strikes with more than Strength 5; any weapon bonus beyond that is lost.',
  },
  'WAB-WPN-02': {
    es: 'Quien lleva varias armas usa una cada vez.',
    en: 'A model with several weapons uses one at a time.',
  },
  'WAB-WPN-03': {
    es: 'El arma elegida para un combate no se cambia hasta que este acaba.',
    en: 'The weapon chosen for a combat is kept until it is over.',
  },
  'WAB-WPN-04': {
    es: 'Con dos armas de proyectiles se usa una por fase.',
    en: 'A model with two missile weapons uses one of them per phase.',
  },
  'WAB-WPN-05': {
    es: 'Al aguantar se puede disparar con un arma y luchar luego con otra.',
    en: 'A model may stand and shoot with one weapon, then fight with another.',
  },
  'WAB-WPN-06': {
    es: 'Armas mixtas: armas de mano y jabalinas, lleve lo que lleve la miniatura.',
    en: 'Mixed weapons: hand weapons and javelins, whatever the model carries.',
  },
  'WAB-WPN-07': {
    es: 'La tropa con armas mixtas lanza jabalinas en la fase de disparo.',
    en: 'Troops with mixed weapons throw javelins in the shooting phase.',
  },
  'WAB-WPN-08': {
    es: 'Con armas mixtas se repiten los golpes fallados en el primer turno de cada combate.',
    en: 'Troops with mixed weapons re-roll misses in the first turn of each combat.',
  },
  'WAB-WPN-09': {
    es: 'Arma de mano: espada, hacha o maza de una mano, sin modificadores.',
    en: 'Hand weapon: a one-handed sword, axe or mace, without modifiers.',
  },
  'WAB-WPN-10': {
    es: 'Dos armas de mano, una en cada mano, dan un ataque más.',
    en: 'Two hand weapons, one in each hand, give an extra attack.',
  },
  'WAB-WPN-11': {
    es: 'Contra dagas y armas improvisadas la salvación mejora un punto; quien no tiene salvación, salva con 6.',
    en: 'Against daggers and makeshift weapons saves are one point better; a model with no save gets one on a 6.',
  },
  'WAB-WPN-12': {
    es: 'Con un arma a dos manos no se puede usar el escudo en el cuerpo a cuerpo.',
    en: 'A two-handed weapon rules out using a shield in close combat.',
  },
  'WAB-WPN-13': {
    es: 'El arma a dos manos golpea siempre la última.',
    en: 'A two-handed weapon always strikes last.',
  },
  'WAB-WPN-14': {
    es: 'Entre dos armas a dos manos manda la carga y luego la Iniciativa.',
    en: 'Between two such weapons, the charge decides, then Initiative.',
  },
  'WAB-WPN-15': {
    es: 'El arma a dos manos suma 2 a la Fuerza.',
    en: 'A two-handed weapon adds 2 Strength.',
  },
  'WAB-WPN-16': {
    es: 'La alabarda, la falx y la romfea ocupan las dos manos.',
    en: 'Halberd, falx and romphaia need both hands.',
  },
  'WAB-WPN-17': {
    es: 'La alabarda suma 1 a la Fuerza.',
    en: 'A halberd adds 1 Strength.',
  },
  'WAB-WPN-18': {
    es: 'Lanza de empuje: la de una mano, de infantería o caballería, que ni se arroja ni es lanza de caballería.',
    en: 'Thrusting spear: any one-handed spear, of foot or horse, that is neither thrown nor a lance.',
  },
  'WAB-WPN-19': {
    es: 'La infantería con lanza de empuje lucha en dos filas hacia su frente, si no ha movido.',
    en: 'Infantry with thrusting spears fights in two ranks to its front, if it has not moved.',
  },
  'WAB-WPN-20': {
    es: 'La caballería con lanza de empuje tiene +1 de Fuerza al cargar, salvo si cruza terreno difícil.',
    en: 'Cavalry with thrusting spears has +1 Strength when charging, unless it crosses difficult ground.',
  },
  'WAB-WPN-21': {
    es: 'La infantería con venablos lucha en dos filas en el primer turno de cada combate.',
    en: 'Infantry with throwing spears fights in two ranks in the first turn of each combat.',
  },
  'WAB-WPN-22': {
    es: 'Los venablos vuelven a estar listos para cada combate.',
    en: 'Throwing spears are ready again for each combat.',
  },
  'WAB-WPN-23': {
    es: 'Los hostigadores y la caballería con venablos repiten, en cambio, los golpes fallados en ese primer turno.',
    en: 'Skirmishers and cavalry with throwing spears re-roll misses in that first turn instead.',
  },
  'WAB-WPN-24': {
    es: 'La caballería con venablos no repite los golpes si carga por terreno difícil.',
    en: 'Cavalry with throwing spears loses that re-roll if it charges through difficult ground.',
  },
  'WAB-WPN-25': {
    es: 'Pilum (lanza arrojadiza pesada): se lucha en dos filas en el primer turno de cada combate.',
    en: 'Pilum (heavy throwing spear): infantry fights in two ranks in the first turn of each combat.',
  },
  'WAB-WPN-26': {
    es: 'El pilum da +1 de Fuerza en el primer turno de cada combate.',
    en: 'The pilum gives +1 Strength in the first turn of each combat.',
  },
  'WAB-WPN-27': {
    es: 'Los hostigadores con pilum repiten los golpes fallados en el primer turno de cada combate.',
    en: 'Skirmishers with pila re-roll misses in the first turn of each combat.',
  },
  'WAB-WPN-28': {
    es: 'La infantería con picas lucha en dos filas hacia su frente, haya movido o no.',
    en: 'Infantry with pikes fights in two ranks to its front, whether it has moved or not.',
  },
  'WAB-WPN-29': {
    es: 'La pica golpea siempre primero hacia su frente; pica contra pica, se sigue el orden normal.',
    en: 'Pikes always strike first to their front; pike against pike follows the normal order.',
  },
  'WAB-WPN-30': {
    es: 'Esto se mira miniatura a miniatura: golpea primero solo la que lucha únicamente de frente.',
    en: 'This is judged model by model: only those fighting solely to the front strike first.',
  },
  'WAB-WPN-31': {
    es: 'El kontos es un arma de caballería que sigue las reglas de la lanza de empuje.',
    en: 'The kontos is a cavalry weapon and follows the rules of the thrusting spear.',
  },
  'WAB-WPN-32': {
    es: 'De frente, el kontos golpea primero contra armas más cortas; solo la pica es más larga.',
    en: 'To its front, the kontos strikes first against shorter weapons; only the pike is longer.',
  },
  'WAB-WPN-33': {
    es: 'La lanza de caballería da +2 de Fuerza al cargar.',
    en: 'The lance gives +2 Strength when charging.',
  },
  'WAB-WPN-34': {
    es: 'Las jabalinas no sufren el −1 por largo alcance.',
    en: 'Javelins never suffer the −1 for long range.',
  },
  'WAB-WPN-35': {
    es: 'Las jabalinas no sufren el −1 por mover; 8″, Fuerza 3.',
    en: 'Javelins do not suffer the −1 for moving; 8″, Strength 3.',
  },
  'WAB-WPN-36': {
    es: 'Los dardos no sufren el −1 por largo alcance.',
    en: 'Darts never suffer the −1 for long range.',
  },
  'WAB-WPN-37': {
    es: 'Los dardos no sufren el −1 por mover.',
    en: 'Darts do not suffer the −1 for moving.',
  },
  'WAB-WPN-38': {
    es: 'Los dardos se lanzan en masa aunque la unidad haya movido; 12″, Fuerza 2.',
    en: 'Darts allow massed shooting even after a move; 12″, Strength 2.',
  },
  'WAB-WPN-39': {
    es: 'Las piedras no sufren el −1 por largo alcance.',
    en: 'Stones never suffer the −1 for long range.',
  },
  'WAB-WPN-40': {
    es: 'Las piedras no sufren el −1 por mover.',
    en: 'Stones do not suffer the −1 for moving.',
  },
  'WAB-WPN-41': {
    es: 'Las piedras se lanzan también en masa; 4″, Fuerza 3.',
    en: 'Stones allow massed shooting too; 4″, Strength 3.',
  },
  'WAB-WPN-42': {
    es: 'Arco corto: permite el disparo en masa; 18″, Fuerza 3.',
    en: 'Short bow: allows massed shooting; 18″, Strength 3.',
  },
  'WAB-WPN-43': {
    es: 'Arco compuesto: permite el disparo en masa; 24″, Fuerza 3.',
    en: 'Composite bow: allows massed shooting; 24″, Strength 3.',
  },
  'WAB-WPN-44': {
    es: 'Arco largo: permite el disparo en masa; 30″, Fuerza 3, y a corto alcance la salvación va a −1.',
    en: 'Long bow: allows massed shooting; 30″, Strength 3, with saves at −1 at short range.',
  },
  'WAB-WPN-45': {
    es: 'Con ballesta no se puede disparar después de mover.',
    en: 'A crossbow cannot be shot after moving.',
  },
  'WAB-WPN-46': {
    es: 'Con ballesta, espingarda u honda con vara se puede aguantar y disparar, pero no disparar y huir.',
    en: 'Troops with crossbow, handgun or staff sling may stand and shoot, but not shoot and flee.',
  },
  'WAB-WPN-47': {
    es: 'Ballesta: 30″; a corto alcance, Fuerza 4 y salvación a −1; a largo, Fuerza 3.',
    en: 'Crossbow: 30″; at short range Strength 4 and saves at −1; at long range Strength 3.',
  },
  'WAB-WPN-48': {
    es: 'La espingarda tiene los mismos límites que la ballesta.',
    en: 'A handgun has the same limits as a crossbow.',
  },
  'WAB-WPN-49': {
    es: 'Espingarda: 18″; a corto alcance, Fuerza 4 y salvación a −2; a largo, Fuerza 3 y salvación a −1.',
    en: 'Handgun: 18″; at short range Strength 4 and saves at −2; at long range Strength 3 and saves at −1.',
  },
  'WAB-WPN-50': {
    es: 'Con ballesta ligera se puede mover y disparar; 18″, Fuerza 3.',
    en: 'A light crossbow may move and shoot; 18″, Strength 3.',
  },
  'WAB-WPN-51': {
    es: 'Si la unidad no ha movido, la honda puede disparar dos veces, a 9″ y con Fuerza 2.',
    en: 'A unit with slings that has not moved may shoot twice, at 9″ and Strength 2.',
  },
  'WAB-WPN-52': {
    es: 'La honda no dispara dos veces al reaccionar a una carga.',
    en: 'Slings do not shoot twice in reaction to a charge.',
  },
  'WAB-WPN-53': {
    es: 'Honda: 18″, Fuerza 3.',
    en: 'Sling: 18″, Strength 3.',
  },
  'WAB-WPN-54': {
    es: 'Con honda con vara no se puede disparar después de mover.',
    en: 'A staff sling cannot be shot after moving.',
  },
  'WAB-WPN-55': {
    es: 'Con honda con vara se puede aguantar y disparar, pero no disparar y huir.',
    en: 'Troops with staff slings may stand and shoot, but not shoot and flee.',
  },
  'WAB-WPN-56': {
    es: 'Honda con vara: 24″; a corto alcance, Fuerza 4 y salvación a −1; a largo, Fuerza 3.',
    en: 'Staff sling: 24″; at short range Strength 4 and saves at −1; at long range Strength 3.',
  },
  'WAB-ARM-01': {
    es: 'Quien lleva armadura o escudo puede anular heridas con la tirada de salvación.',
    en: 'A model with armour or a shield may cancel wounds with its save.',
  },
  'WAB-ARM-02': {
    es: 'A caballo la salvación es un punto mejor que a pie con el mismo equipo.',
    en: 'Cavalry saves are one point better than those of foot with the same equipment.',
  },
  'WAB-ARM-03': {
    es: 'La armadura fija la tirada; escudos y bardas la mejoran cuando corresponde.',
    en: 'Body armour sets the save; shields and barding improve it where they apply.',
  },
  'WAB-ARM-04': {
    es: 'La mejor salvación posible es 3 o más; con el caballo bardado, 2 o más.',
    en: 'The best possible save is 3 or more, or 2 or more on a barded horse.',
  },
  'WAB-ARM-05': {
    es: 'La tropa muy acorazada pierde 1″ de movimiento.',
    en: 'Heavily armoured troops lose 1″ of movement.',
  },
  'WAB-ARM-06': {
    es: 'Salvar con 4 no frena por sí solo: decide la tabla de equipo.',
    en: 'A save of 4 does not slow troops by itself: the table of equipment decides.',
  },
  'WAB-ARM-07': {
    es: 'Sin armadura no se salva; a caballo, con 6.',
    en: 'Without armour there is no save on foot; on horseback, 6.',
  },
  'WAB-ARM-08': {
    es: 'Armadura ligera: salva con 6; a caballo, con 5 o más.',
    en: 'Light armour: saves on 6; on horseback, on 5 or more.',
  },
  'WAB-ARM-09': {
    es: 'Armadura pesada: salva con 5 o más; a caballo, con 4.',
    en: 'Heavy armour: saves on 5 or more; on horseback, on 4.',
  },
  'WAB-ARM-10': {
    es: 'Armadura de catafracto: salva con 3 o más, con escudo o sin él.',
    en: 'Cataphract armour: saves on 3 or more, with or without a shield.',
  },
  'WAB-ARM-11': {
    es: 'Coraza parcial: salva con 4 o más a pie, con 3 si lleva escudo o va a caballo.',
    en: 'Partial plate: saves on 4 or more on foot, on 3 with a shield or on horseback.',
  },
  'WAB-ARM-12': {
    es: 'Coraza completa: salva con 3 o más.',
    en: 'Full plate: saves on 3 or more.',
  },
  'WAB-ARM-13': {
    es: 'El escudo mejora la salvación un punto.',
    en: 'A shield improves the save by one point.',
  },
  'WAB-ARM-14': {
    es: 'El escudo grande mejora la salvación dos puntos.',
    en: 'A large shield improves the save by two points.',
  },
  'WAB-ARM-15': {
    es: 'El pavés mejora la salvación dos puntos, solo contra disparos de frente.',
    en: 'A pavise improves the save by two points, but only against shooting from the front.',
  },
  'WAB-ARM-16': {
    es: 'La rodela mejora un punto la salvación de hostigadores y jinetes.',
    en: 'A buckler improves the save of skirmishers and riders by one point.',
  },
  'WAB-ARM-17': {
    es: 'A los demás, la rodela solo les sirve en el cuerpo a cuerpo.',
    en: 'For others a buckler counts in close combat only.',
  },
  'WAB-ARM-18': {
    es: 'La armadura pesada con rodela no frena.',
    en: 'Heavy armour with a buckler does not slow its wearer.',
  },
  'WAB-ARM-19': {
    es: 'La barda de metal completa mejora la salvación un punto.',
    en: 'Full metal barding improves the save by one point.',
  },
  'WAB-ARM-20': {
    es: 'La media barda de metal mejora la salvación un punto, solo de frente.',
    en: 'Half metal barding improves the save by one point, from the front only.',
  },
  'WAB-ARM-21': {
    es: 'La barda de tela completa mejora la salvación un punto, solo en el cuerpo a cuerpo.',
    en: 'Full cloth barding improves the save by one point, in close combat only.',
  },
  'WAB-ARM-22': {
    es: 'La media barda de tela mejora la salvación un punto en el cuerpo a cuerpo, solo de frente.',
    en: 'Half cloth barding improves the save by one point in close combat, from the front only.',
  },
} as const satisfies Readonly<Record<string, Said>>
