import type { Said } from '@acies/kernel'

export const weapons = {
  'WAB-WPN-01': {
    es: 'Ningún hombre golpea con Fuerza mayor que 5; lo que sobre del arma se pierde.',
    en: 'No man strikes above Strength 5; what a weapon adds beyond is lost.',
  },
  'WAB-WPN-02': {
    es: 'Quien lleva varias armas usa una cada vez.',
    en: 'Whoever carries several weapons uses one at a time.',
  },
  'WAB-WPN-03': {
    es: 'El arma elegida para un combate no se cambia hasta que este acaba.',
    en: 'The weapon chosen for a combat is not changed until it is over.',
  },
  'WAB-WPN-04': {
    es: 'Con dos armas de proyectiles se usa una por fase.',
    en: 'Of two missile weapons one is used a phase.',
  },
  'WAB-WPN-05': {
    es: 'Se puede disparar con un arma al aguantar y luchar luego con otra.',
    en: 'One may stand and shoot with one weapon and fight with another.',
  },
  'WAB-WPN-06': {
    es: 'Armas mixtas: armas de mano y jabalinas, lleve lo que lleve la miniatura.',
    en: 'Mixed weapons: hand weapons and javelins, whatever the model carries.',
  },
  'WAB-WPN-07': {
    es: 'Con armas mixtas se lanzan jabalinas en la fase de disparo.',
    en: 'Mixed weapons throw javelins in the shooting phase.',
  },
  'WAB-WPN-08': {
    es: 'Con armas mixtas se repiten los golpes fallados en el primer turno de cada combate.',
    en: 'Mixed weapons re-roll missed blows in the first turn of each combat.',
  },
  'WAB-WPN-09': {
    es: 'Arma de mano: espada, hacha o maza de una mano, sin modificadores.',
    en: 'Hand weapon: a one-handed sword, axe or mace, without modifiers.',
  },
  'WAB-WPN-10': {
    es: 'Un arma en cada mano da un ataque más.',
    en: 'A weapon in each hand gives one more attack.',
  },
  'WAB-WPN-11': {
    es: 'Contra dagas y armas improvisadas se salva con 1 más; quien no tiene salvación, con 6.',
    en: 'Against daggers and makeshift weapons saves are 1 better; without one, on a 6.',
  },
  'WAB-WPN-12': {
    es: 'El arma a dos manos no deja usar el escudo en cuerpo a cuerpo.',
    en: 'A two-handed weapon leaves no shield in close combat.',
  },
  'WAB-WPN-13': {
    es: 'El arma a dos manos golpea siempre la última.',
    en: 'A two-handed weapon always strikes last.',
  },
  'WAB-WPN-14': {
    es: 'Entre dos armas a dos manos manda la carga y luego la Iniciativa.',
    en: 'Between two such weapons the charge decides, then Initiative.',
  },
  'WAB-WPN-15': {
    es: 'El arma a dos manos suma 2 a la Fuerza.',
    en: 'A two-handed weapon adds 2 Strength.',
  },
  'WAB-WPN-16': {
    es: 'La alabarda, la falx y la romfea ocupan las dos manos.',
    en: 'Halberd, falx and romphaia take both hands.',
  },
  'WAB-WPN-17': {
    es: 'La alabarda suma 1 a la Fuerza.',
    en: 'A halberd adds 1 Strength.',
  },
  'WAB-WPN-18': {
    es: 'La lanza es la de una mano, de infantería o caballería, que ni se arroja ni es de choque.',
    en: 'A spear is a one-handed one, of foot or horse, neither thrown nor a lance.',
  },
  'WAB-WPN-19': {
    es: 'La infantería con lanza lucha en dos filas hacia su frente, si no ha movido.',
    en: 'Infantry with spears fights in two ranks to its front, if it did not move.',
  },
  'WAB-WPN-20': {
    es: 'La caballería con lanza tiene +1 de Fuerza al cargar, salvo por terreno difícil.',
    en: 'Cavalry with spears has +1 Strength when charging, save through difficult ground.',
  },
  'WAB-WPN-21': {
    es: 'Con lanza arrojadiza la infantería lucha en dos filas en el primer turno de cada combate.',
    en: 'With throwing spears infantry fights in two ranks in the first turn of each combat.',
  },
  'WAB-WPN-22': {
    es: 'Las lanzas arrojadizas vuelven a estar listas en cada combate.',
    en: 'Throwing spears are ready again for each combat.',
  },
  'WAB-WPN-23': {
    es: 'Hostigadores y caballería con ellas repiten los golpes fallados del primer turno.',
    en: 'Skirmishers and cavalry with them re-roll missed blows of the first turn.',
  },
  'WAB-WPN-24': {
    es: 'La caballería pierde esa repetición si carga por terreno difícil.',
    en: 'Cavalry loses that re-roll if it charges through difficult ground.',
  },
  'WAB-WPN-25': {
    es: 'Lanza arrojadiza pesada o pilum: dos filas en el primer turno de cada combate.',
    en: 'Heavy throwing spear or pilum: two ranks in the first turn of each combat.',
  },
  'WAB-WPN-26': {
    es: 'El pilum da +1 de Fuerza en el primer turno de cada combate.',
    en: 'The pilum gives +1 Strength in the first turn of each combat.',
  },
  'WAB-WPN-27': {
    es: 'Los hostigadores con pilum repiten los golpes fallados del primer turno.',
    en: 'Skirmishers with pila re-roll missed blows of the first turn.',
  },
  'WAB-WPN-28': {
    es: 'Con pica la infantería lucha en dos filas hacia su frente, haya movido o no.',
    en: 'With pikes infantry fights in two ranks to its front, moved or not.',
  },
  'WAB-WPN-29': {
    es: 'La pica golpea siempre primero hacia su frente; pica contra pica, lo normal.',
    en: 'Pikes always strike first to their front; pike against pike as usual.',
  },
  'WAB-WPN-30': {
    es: 'Golpear primero vale miniatura a miniatura: solo para quien lucha nada más que de frente.',
    en: 'Striking first is judged model by model: only for those who fight solely to the front.',
  },
  'WAB-WPN-31': {
    es: 'El kontos es arma de caballería y sigue las reglas de la lanza.',
    en: 'The kontos is a cavalry weapon by the rules of the spear.',
  },
  'WAB-WPN-32': {
    es: 'El kontos golpea primero de frente contra armas más cortas; la pica es más larga.',
    en: 'The kontos strikes first to the front against shorter weapons; the pike is longer.',
  },
  'WAB-WPN-33': {
    es: 'La lanza de choque da +2 de Fuerza al cargar.',
    en: 'The lance gives +2 Strength when charging.',
  },
  'WAB-WPN-34': {
    es: 'Las jabalinas no sufren el largo alcance.',
    en: 'Javelins never suffer long range.',
  },
  'WAB-WPN-35': {
    es: 'Las jabalinas no sufren por mover; 8″, Fuerza 3.',
    en: 'Javelins do not suffer for moving; 8″, Strength 3.',
  },
  'WAB-WPN-36': {
    es: 'Los dardos no sufren el largo alcance.',
    en: 'Darts never suffer long range.',
  },
  'WAB-WPN-37': {
    es: 'Los dardos no sufren por mover.',
    en: 'Darts do not suffer for moving.',
  },
  'WAB-WPN-38': {
    es: 'Los dardos disparan en masa aunque la unidad haya movido; 12″, Fuerza 2.',
    en: 'Darts may be massed even after a move; 12″, Strength 2.',
  },
  'WAB-WPN-39': {
    es: 'Las piedras no sufren el largo alcance.',
    en: 'Stones never suffer long range.',
  },
  'WAB-WPN-40': {
    es: 'Las piedras no sufren por mover.',
    en: 'Stones do not suffer for moving.',
  },
  'WAB-WPN-41': {
    es: 'Las piedras se lanzan también en masa; 4″, Fuerza 3.',
    en: 'Stones may be massed too; 4″, Strength 3.',
  },
  'WAB-WPN-42': {
    es: 'Arco corto: en masa; 18″, Fuerza 3.',
    en: 'Short bow: massed; 18″, Strength 3.',
  },
  'WAB-WPN-43': {
    es: 'Arco compuesto: en masa; 24″, Fuerza 3.',
    en: 'Composite bow: massed; 24″, Strength 3.',
  },
  'WAB-WPN-44': {
    es: 'Arco largo: en masa; 30″, Fuerza 3, y a corto alcance resta 1 a la salvación.',
    en: 'Long bow: massed; 30″, Strength 3, saves at −1 at short range.',
  },
  'WAB-WPN-45': {
    es: 'Con ballesta no se dispara si se ha movido.',
    en: 'A crossbow is not shot after moving.',
  },
  'WAB-WPN-46': {
    es: 'Con ballesta, arma de fuego u honda de fuste se aguanta y dispara, pero no se dispara y huye.',
    en: 'Crossbow, handgun and staff sling stand and shoot, but do not shoot and flee.',
  },
  'WAB-WPN-47': {
    es: 'Ballesta: 30″; a corto, Fuerza 4 y salvación a −1; a largo, Fuerza 3.',
    en: 'Crossbow: 30″; short, Strength 4 and saves at −1; long, Strength 3.',
  },
  'WAB-WPN-48': {
    es: 'El arma de fuego tiene los límites de la ballesta.',
    en: 'A handgun has the crossbow’s limits.',
  },
  'WAB-WPN-49': {
    es: 'Arma de fuego: 18″; a corto, Fuerza 4 y salvación a −2; a largo, Fuerza 3 y a −1.',
    en: 'Handgun: 18″; short, Strength 4, saves −2; long, Strength 3, saves −1.',
  },
  'WAB-WPN-50': {
    es: 'La ballesta ligera mueve y dispara; 18″, Fuerza 3.',
    en: 'A light crossbow moves and shoots; 18″, Strength 3.',
  },
  'WAB-WPN-51': {
    es: 'La honda, sin mover, puede disparar dos veces a 9″ con Fuerza 2.',
    en: 'A sling that did not move may shoot twice, at 9″ with Strength 2.',
  },
  'WAB-WPN-52': {
    es: 'La honda no dispara doble al reaccionar a una carga.',
    en: 'A sling does not shoot twice in reaction to a charge.',
  },
  'WAB-WPN-53': {
    es: 'Honda: 18″, Fuerza 3.',
    en: 'Sling: 18″, Strength 3.',
  },
  'WAB-WPN-54': {
    es: 'Con honda de fuste no se dispara si se ha movido.',
    en: 'A staff sling is not shot after moving.',
  },
  'WAB-WPN-55': {
    es: 'Con honda de fuste se aguanta y dispara, pero no se dispara y huye.',
    en: 'A staff sling stands and shoots, but does not shoot and flee.',
  },
  'WAB-WPN-56': {
    es: 'Honda de fuste: 24″; a corto, Fuerza 4 y salvación a −1; a largo, Fuerza 3.',
    en: 'Staff sling: 24″; short, Strength 4 and saves at −1; long, Strength 3.',
  },
  'WAB-ARM-01': {
    es: 'Quien lleva armadura o escudo puede anular heridas con su salvación.',
    en: 'Armour or shield may cancel wounds by a save.',
  },
  'WAB-ARM-02': {
    es: 'La caballería salva con un punto mejor que a pie con lo mismo.',
    en: 'Cavalry saves one point better than foot with the same gear.',
  },
  'WAB-ARM-03': {
    es: 'La armadura da la tirada; escudos y bardas la mejoran cuando les toca.',
    en: 'Armour sets the roll; shields and barding improve it where they serve.',
  },
  'WAB-ARM-04': {
    es: 'La mejor salvación es 3 o más; 2 con caballo bardado.',
    en: 'The best save is 3 or more; 2 on a barded horse.',
  },
  'WAB-ARM-05': {
    es: 'La tropa muy acorazada pierde 1″ de movimiento.',
    en: 'Heavily armoured troops lose 1″ of movement.',
  },
  'WAB-ARM-06': {
    es: 'Salvar con 4 no frena por sí solo: manda la tabla de equipo.',
    en: 'Saving on 4 does not slow by itself: the table of gear decides.',
  },
  'WAB-ARM-07': {
    es: 'Sin armadura no se salva; a caballo, con 6.',
    en: 'Without armour there is no save; on horse, a 6.',
  },
  'WAB-ARM-08': {
    es: 'Armadura ligera: 6 o más; a caballo, 5.',
    en: 'Light armour: 6 or more; on horse, 5.',
  },
  'WAB-ARM-09': {
    es: 'Armadura pesada: 5 o más; a caballo, 4.',
    en: 'Heavy armour: 5 or more; on horse, 4.',
  },
  'WAB-ARM-10': {
    es: 'Armadura de catafracto: 3 o más, con escudo o sin él.',
    en: 'Cataphract armour: 3 or more, with a shield or without.',
  },
  'WAB-ARM-11': {
    es: 'Media placa: 4 a pie, 3 con escudo; 3 a caballo.',
    en: 'Partial plate: 4 on foot, 3 with a shield; 3 on horse.',
  },
  'WAB-ARM-12': {
    es: 'Placa completa: 3 o más.',
    en: 'Full plate: 3 or more.',
  },
  'WAB-ARM-13': {
    es: 'El escudo mejora un punto.',
    en: 'A shield improves one point.',
  },
  'WAB-ARM-14': {
    es: 'El escudo grande mejora dos puntos.',
    en: 'A large shield improves two points.',
  },
  'WAB-ARM-15': {
    es: 'El pavés mejora dos puntos solo contra disparos de frente.',
    en: 'A pavise improves two points against shots from the front only.',
  },
  'WAB-ARM-16': {
    es: 'La rodela mejora un punto a hostigadores y jinetes.',
    en: 'A buckler improves skirmishers and riders by one point.',
  },
  'WAB-ARM-17': {
    es: 'A los demás la rodela los mejora solo en cuerpo a cuerpo.',
    en: 'Others have the buckler’s point in close combat only.',
  },
  'WAB-ARM-18': {
    es: 'Armadura pesada con rodela no frena.',
    en: 'Heavy armour with a buckler does not slow.',
  },
  'WAB-ARM-19': {
    es: 'La barda de metal completa mejora un punto.',
    en: 'Full metal barding improves one point.',
  },
  'WAB-ARM-20': {
    es: 'La media barda de metal mejora un punto, solo de frente.',
    en: 'Half metal barding improves one point, from the front only.',
  },
  'WAB-ARM-21': {
    es: 'La barda de tela completa mejora un punto en cuerpo a cuerpo.',
    en: 'Full cloth barding improves one point in close combat.',
  },
  'WAB-ARM-22': {
    es: 'La media barda de tela mejora un punto en cuerpo a cuerpo, solo de frente.',
    en: 'Half cloth barding improves one point in close combat, from the front only.',
  },
} as const satisfies Readonly<Record<string, Said>>
