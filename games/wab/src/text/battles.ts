import { both, type Said } from '@acies/kernel'

export interface Briefing {
  title: Said
  date: Said
  armies: Said
  history: Said
  doubt: Said
  hints: readonly [Said, Said]
  special: readonly Said[]
  slides: readonly { title: Said; text: Said; shows?: string }[]
  difficulty: 1 | 2 | 3
}
const slide = (es: string, en: string, text: string, textEn: string, shows = '') => ({
  title: both(es, en),
  text: both(text, textEn),
  shows,
})
const fit = both(
  'Fuerzas y terreno son una reconstrucción nuestra, a la medida de la mesa.',
  'Forces and ground are our reconstruction, cut to the size of the table.',
)

export const briefings: Readonly<Record<string, Briefing>> = {
  idistaviso: {
    title: both('Idistaviso', 'Idistaviso'),
    date: both('Año 16', 'AD 16'),
    armies: both('Germánico contra Arminio', 'Germanicus against Arminius'),
    history: both(
      'Siete años después de Teutoburgo, Germánico busca a Arminio en la llanura junto al Weser. Los germanos esperan con el bosque a la espalda y los queruscos en las colinas, listos para caer sobre el costado romano. Germánico no les deja elegir el momento: manda la caballería de Estertinio a rodearlos mientras auxiliares, arqueros y legiones avanzan en orden. Los queruscos bajan demasiado pronto y quedan cogidos por los dos lados. Arminio, herido y con la cara manchada de su propia sangre, se abre paso y escapa.',
      'Seven years after the Teutoburg forest Germanicus seeks out Arminius on the plain by the Weser. The Germans wait with the wood at their backs and the Cherusci on the hills, ready to fall upon the Roman flank. Germanicus does not let them choose the moment: he sends Stertinius’ horse round them while auxiliaries, archers and legions advance in good order. The Cherusci come down too soon and are caught from both sides. Arminius, wounded and with his face smeared with his own blood, cuts his way out.',
    ),
    doubt: fit,
    hints: [
      both(
        'Recibe a los queruscos con los auxiliares y envuélvelos con la caballería por la colina.',
        'Meet the Cherusci with the auxiliaries and close in with the cavalry round the hill.',
      ),
      both(
        'No bajes de la colina hasta que el centro esté trabado; entonces, todos a una.',
        'Do not come down the hill until the centre is engaged; then all at once.',
      ),
    ],
    special: [
      both(
        'Los queruscos saben esperar: no hacen la tirada de control mientras no haya un enemigo a 12″ o menos.',
        'The Cherusci bide their time: they make no control roll while no enemy is within 12″.',
      ),
      both(
        'Arminio se escabulle: si cae o huye no da los 100 puntos de un general.',
        'Arminius slips away: dead or fled, he is not worth the 100 points of a general.',
      ),
    ],
    slides: [
      slide(
        'La llanura',
        'The plain',
        'El Weser a un lado, las colinas al otro, el bosque detrás de los germanos.',
        'The Weser on one side, hills on the other, the wood behind the Germans.',
      ),
      slide(
        'Los queruscos bajan',
        'The Cherusci come down',
        'Cargan antes de tiempo, y la caballería romana les gana el costado.',
        'They charge too early, and the Roman cavalry gains their flank.',
        '1L>0R 0R>1L',
      ),
      slide(
        'Entre dos fuegos',
        'Caught between',
        'Los que huyen del bosque chocan con los que huyen hacia él.',
        'Those who flee from the wood run into those who flee to it.',
        '1',
      ),
      slide(
        'Arminio escapa',
        'Arminius escapes',
        'Su caballo y su audacia lo sacan del cerco.',
        'His horse and his daring carry him out of the ring.',
        '1L',
      ),
    ],
    difficulty: 2,
  },
  'caer-caradoc': {
    title: both('Caer Caradoc', 'Caer Caradoc'),
    date: both('Año 51', 'AD 51'),
    armies: both('Ostorio Escápula contra Carataco', 'Ostorius Scapula against Caratacus'),
    history: both(
      'Carataco lleva ocho años en guerra con Roma y elige bien su última montaña: un río de vado incierto, laderas empinadas y un parapeto de piedras donde la cuesta es más suave. Los legionarios cruzan bajo las piedras y las hondas, juntan los escudos y arrancan el muro con las manos. Arriba, sin armaduras ni yelmos, los britanos quedan entre las espadas de la legión y las lanzas de los auxiliares.',
      'Caratacus has been at war with Rome for eight years and chooses his last mountain well: a river with a doubtful ford, steep slopes, and a rampart of stones where the climb is easier. The legionaries cross under stones and slings, lock their shields and tear the wall down with their hands. Above, without armour or helmets, the Britons are caught between the swords of the legion and the spears of the auxiliaries.',
    ),
    doubt: fit,
    hints: [
      both(
        'Testudo hasta el muro; los escorpiones, contra la unidad más profunda.',
        'Testudo up to the wall; aim the scorpions at the deepest unit.',
      ),
      both(
        'Defiende el parapeto y guarda a los fanáticos para la brecha.',
        'Hold the rampart and keep the fanatics for the breach.',
      ),
    ],
    special: [
      both(
        'Los legionarios en testudo que acaban su movimiento junto al muro derriban 4″ de él.',
        'Legionaries in testudo who end their move at the rampart pull down 4″ of it.',
      ),
      both(
        'Roma gana 300 puntos más si al final una unidad formada suya está en la cumbre, a 12″ o menos del borde norte.',
        'Rome scores 300 more if at the end one of her formed units stands on the summit, within 12″ of the northern edge.',
      ),
    ],
    slides: [
      slide(
        'El río',
        'The river',
        'Se cruza sin gran trabajo, pero a pecho descubierto.',
        'It is easily enough forded, but without any cover.',
        '0>1F',
      ),
      slide(
        'El parapeto',
        'The rampart',
        'Piedras amontonadas donde la ladera cede.',
        'Stones piled up where the slope is gentler.',
        '1C',
      ),
      slide(
        'Arriba',
        'On top',
        'Sin el muro, la lucha es desigual.',
        'Without the wall it is no longer an equal fight.',
        '0C>1C',
      ),
    ],
    difficulty: 2,
  },
  'watling-street': {
    title: both('La calzada de Watling', 'Watling Street'),
    date: both('Año 61', 'AD 61'),
    armies: both('Suetonio Paulino contra Búdica', 'Suetonius Paulinus against Boudica'),
    history: both(
      'Colchester, Londres y Saint Albans arden. Búdica trae consigo a todo un pueblo, con sus familias en carros dispuestos en semicírculo para ver la victoria. Suetonio escoge un desfiladero con el bosque a la espalda: por ahí solo se puede venir de frente. Los britanos se lanzan cuesta arriba, reciben los pila a quemarropa y se apelotonan. Cuando la legión baja en cuña, los carros de sus propias familias les cierran la huida.',
      'Colchester, London and St Albans are burning. Boudica brings a whole people with her, the families in wagons drawn up in a half-circle to watch the victory. Suetonius picks a defile with the wood behind him: he can be attacked only from the front. The Britons rush uphill, take the pila point-blank and crowd together. When the legion comes down in wedges, their own families’ wagons bar the way out.',
    ),
    doubt: both(
      'Nadie sabe dónde fue. Los carros de las familias son aquí un obstáculo en el borde norte.',
      'Nobody knows where it was. The families’ wagons are an obstacle by the northern edge.',
    ),
    hints: [
      both(
        'Deja que vengan: la primera ronda, con los pila, lo decide casi todo.',
        'Let them come: the first round, with pila, decides nearly everything.',
      ),
      both(
        'Llega con las tres partidas de guerra a la vez y desborda por donde acaba el bosque.',
        'Strike with all three warbands at once and work round where the wood ends.',
      ),
    ],
    special: [
      both(
        'En sus dos primeros turnos los britanos se lanzan sin orden con 1 o 2.',
        'In their first two turns the Britons run wild on a 1 or 2.',
      ),
      both(
        'Los carromatos de las familias cierran el campo: nadie los cruza, y quien huye hacia ellos muere allí.',
        'The wagons of the families close the field: nobody crosses them, and anyone who flees into them dies there.',
      ),
    ],
    slides: [
      slide(
        'El desfiladero',
        'The defile',
        'Bosque a los lados y detrás: no hay más frente que el de delante.',
        'Woods on both sides and behind: there is no front but the one ahead.',
        '0',
      ),
      slide(
        'Los pila',
        'The pila',
        'La masa se frena a veinte pasos.',
        'The onrush is stopped at twenty paces.',
        '1C>0C',
      ),
      slide(
        'Los carros',
        'The wagons',
        'Quien huye tropieza con los suyos.',
        'Those who flee stumble over their own people.',
        '1B',
      ),
    ],
    difficulty: 2,
  },
  'mons-graupius': {
    title: both('El monte Graupio', 'Mons Graupius'),
    date: both('Año 83', 'AD 83'),
    armies: both('Agrícola contra Calgaco', 'Agricola against Calgacus'),
    history: both(
      'En el fin del mundo, Calgaco reúne a los últimos libres en la ladera. Agrícola pone delante a bátavos y tungros y deja las legiones ante el campamento: una victoria sin sangre romana luce más. Los carros recorren el llano entre las líneas hasta que la infantería auxiliar llega al cuerpo a cuerpo, donde las largas espadas sin punta sirven de poco. La masa de arriba intenta envolverlos, y la caballería de reserva la envuelve a ella.',
      'At the end of the world Calgacus gathers the last of the free on the slope. Agricola puts Batavians and Tungrians in front and leaves the legions before the camp: a victory without Roman blood is the more glorious. Chariots race about between the lines until the auxiliary infantry comes to close quarters, where long swords without a point are of little use. The mass above tries to surround them, and is surrounded itself by the cavalry kept in reserve.',
    ),
    doubt: fit,
    hints: [
      both(
        'Gana con los auxiliares y guarda un ala de caballería para el flanco.',
        'Win with the auxiliaries and keep a wing of cavalry for the flank.',
      ),
      both('Aprovecha la cuesta y tu número: desborda sus alas.', 'Use the slope and your numbers: outflank him.'),
    ],
    special: [
      both(
        'Si los legionarios no llegan a luchar, Roma gana 200 puntos; si luchan, los caledonios ganan 100.',
        'If the legionaries never fight, Rome scores 200; if they do, the Caledonians score 100.',
      ),
    ],
    slides: [
      slide(
        'La ladera',
        'The slope',
        'Los caledonios, en gradas, ocupan todo el monte.',
        'The Caledonians stand in tiers all over the hill.',
        '1',
      ),
      slide(
        'Bátavos y tungros',
        'Batavians and Tungrians',
        'Escudo y espada corta contra espadones.',
        'Shield and short sword against long swords.',
        '0F>1F',
      ),
      slide(
        'La reserva',
        'The reserve',
        'Cuatro alas de jinetes por la espalda.',
        'Four wings of cavalry from behind.',
        '0R>1B',
      ),
    ],
    difficulty: 2,
  },
  tapae: {
    title: both('Tapae', 'Tapae'),
    date: both('Año 88', 'AD 88'),
    armies: both('Tetio Juliano contra Vezina', 'Tettius Julianus against Vezina'),
    history: both(
      'Dos veces ha vencido Decébalo a ejércitos de Domiciano. Tetio Juliano entra por las Puertas de Hierro y manda pintar en los escudos el nombre de cada soldado y de su centurión, para que se vea quién cumple. En el paso de Tapae los dacios esperan entre bosques, con las falces que parten yelmos. La legión aguanta y los empuja; Vezina se deja caer entre los muertos y escapa de noche.',
      'Twice Decebalus has beaten armies of Domitian. Tettius Julianus comes through the Iron Gates and has the name of every man and of his centurion painted on the shields, so that it can be seen who does his duty. In the pass of Tapae the Dacians wait among woods with the falx that splits helmets. The legion holds and drives them back; Vezina drops among the dead and slips off by night.',
    ),
    doubt: fit,
    hints: [
      both(
        'La armadura pesada de los veteranos es tu respuesta a las falces.',
        'The veterans’ heavy armour is your answer to the falx.',
      ),
      both(
        'Lleva las falces por el bosque del este a su costado.',
        'Bring the falx men through the eastern wood to his flank.',
      ),
    ],
    special: [
      both(
        'Los montañeses de las falces pueden emboscarse. Cada unidad de legionarios, con el nombre en el escudo, puede repetir un chequeo de desmoralización fallado.',
        'The hill men with the falx may lie in ambush. Each unit of legionaries, their names on their shields, may re-roll one failed break test.',
      ),
      both(
        'Al norte, troncos vestidos con armaduras parecen soldados: ningún romano persigue más allá de ese borde.',
        'In the north, tree trunks dressed in armour look like soldiers: no Roman pursues over that edge.',
      ),
    ],
    slides: [
      slide(
        'El paso',
        'The pass',
        'Bosques a ambos lados del camino a Sarmizegetusa.',
        'Woods on both sides of the road to Sarmizegetusa.',
      ),
      slide(
        'Falces',
        'The falx',
        'Un hierro curvo a dos manos contra escudos grandes.',
        'A curved two-handed blade against large shields.',
        '1C>0C',
      ),
      slide(
        'Los nombres',
        'The names',
        'Con el suyo a la vista, nadie quiere ser el primero en volver la espalda.',
        'With his own there to be read, no man wants to be the first to turn his back.',
        '0C',
      ),
    ],
    difficulty: 3,
  },
  'rain-on-the-quadi': {
    title: both('La lluvia sobre los cuados', 'The rain on the Quadi'),
    date: both('Año 172', 'AD 172'),
    armies: both('La legión Fulminata contra los cuados', 'The Thundering Legion against the Quadi'),
    history: both(
      'En pleno verano y lejos del Danubio, los cuados rodean a una columna romana y no la atacan: les basta con que no llegue al agua. Los legionarios forman en cuadro, muertos de sed. Entonces se nubla. Bebe cada cual de su yelmo y de su escudo mientras combate; después, granizo y rayos caen sobre los de fuera. La columna de Marco Aurelio en Roma guarda la escena: un dios con alas de agua.',
      'In high summer and far from the Danube the Quadi surround a Roman column and do not attack: it is enough that it cannot reach water. The legionaries form a square, dying of thirst. Then the clouds gather. Each man drinks from his helmet and his shield as he fights; then hail and lightning fall upon those outside. The column of Marcus Aurelius in Rome shows the scene: a god with wings of water.',
    ),
    doubt: both(
      'Se cuenta de varias maneras; hemos puesto al emperador donde quizá no estuvo.',
      'It is told in several ways; we have put the emperor where he may not have been.',
    ),
    hints: [
      both(
        'Aguanta en cuadro: te basta con llegar al final sin que tu ejército quede deshecho.',
        'Hold in square: it is enough if your army is not broken at the end.',
      ),
      both('Ataca todos los lados a la vez antes de que llueva.', 'Strike at every side at once before it rains.'),
    ],
    special: [
      both(
        'Sed: −1 a los chequeos romanos de desmoralización y pánico hasta que llueva. Desde el tercer turno romano llueve con 4 o más; en el quinto, seguro. Entonces no disparan arcos ni hondas, y los cuados chequean pánico.',
        'Thirst: −1 to Roman break and panic tests until it rains. From the third Roman turn it rains on 4 or more; in the fifth, for certain. Then bows and slings cannot shoot, and the Quadi take a panic test.',
      ),
      both(
        'Si al acabar la batalla su ejército no está deshecho, Roma gana 300 puntos más.',
        'Rome scores 300 more if her army is not broken when the battle ends.',
      ),
    ],
    slides: [
      slide('La sed', 'Thirst', 'Rodeados en un llano sin agua.', 'Surrounded on a plain without water.', '1 0'),
      slide('El cuadro', 'The square', 'Escudos hacia los cuatro vientos.', 'Shields to the four winds.', '0'),
      slide(
        'La lluvia',
        'The rain',
        'Unos beben; a los otros les cae el granizo.',
        'Some drink; the others get the hail.',
        '0',
      ),
    ],
    difficulty: 3,
  },
  hydaspes: {
    title: both('El Hidaspes', 'The Hydaspes'),
    date: both('Mayo del 326 a. C.', 'May 326 BC'),
    armies: both('Alejandro contra Poro', 'Alexander against Porus'),
    history: both(
      'Alejandro ha cruzado el río de noche y bajo la tormenta, aguas arriba. Poro despliega en la arena su muralla: los elefantes cada cien pasos, la infantería en los huecos, carros y jinetes en las alas. La caballería macedonia se lleva tras de sí a la india; los dahas hostigan con flechas, y la falange, con las picas bajas, empuja a unos elefantes heridos y sin mahout que pisotean a amigos y enemigos. Poro lucha el último, y pide que lo traten como a un rey.',
      'Alexander has crossed the river upstream, by night and in a thunderstorm. Porus draws up his wall on the sand: elephants at every hundred paces, foot in the gaps, chariots and horse on the wings. The Macedonian cavalry draws the Indian horse away; the Dahae harass with arrows, and the phalanx, pikes levelled, pushes at wounded elephants without mahouts that trample friend and foe. Porus fights to the last, and asks to be treated like a king.',
    ),
    doubt: both(
      'Las tropas salen del arsenal, con precios nuestros; son tantas como caben en la mesa.',
      'The troops come from the arsenal, at our own prices, and in such numbers as fit on the table.',
    ),
    hints: [
      both(
        'Aleja tus caballos de los elefantes, hiérelos de lejos y remátalos con las picas.',
        'Keep your cavalry away from the elephants, wound them from afar and finish them off with pikes.',
      ),
      both(
        'Los elefantes, de frente contra la falange; no dejes a nadie detrás de ellos.',
        'Send the elephants straight at the phalanx, and leave nobody behind them.',
      ),
    ],
    special: [
      both(
        'Barro: en el primer turno los arcos disparan como si hubieran movido.',
        'Mud: in the first turn bows shoot as if they had moved.',
      ),
    ],
    slides: [
      slide(
        'La muralla',
        'The wall',
        'Elefantes como torres, infantería entre ellos.',
        'Elephants like towers, foot between them.',
        '1C',
      ),
      slide(
        'Los jinetes',
        'The horse',
        'La batalla de caballería se decide en el ala.',
        'The cavalry battle is decided on the wing.',
        '0R>1L',
      ),
      slide(
        'Picas',
        'Pikes',
        'Sin mahout, la bestia no distingue bandos.',
        'Without its mahout the beast takes no sides.',
        '0C>1C',
      ),
    ],
    difficulty: 3,
  },
  sudomer: {
    title: both('Sudoměř', 'Sudoměř'),
    date: both('25 de marzo de 1420', '25 March 1420'),
    armies: both('Los husitas contra los señores de hierro', 'The Hussites against the iron lords'),
    history: both(
      'Cuatrocientos husitas con mujeres y niños van camino de Tábor cuando los alcanzan dos mil jinetes. Žižka mete los carros entre dos estanques vaciados, con el dique guardándole un costado. Los caballeros tienen que desmontar en el cieno y avanzar con la armadura puesta hacia mayales, ballestas y cañoncitos. Al anochecer nadie distingue a los suyos y los señores se retiran.',
      'Four hundred Hussites with women and children are on their way to Tábor when two thousand horsemen catch up with them. Žižka puts his wagons between two drained ponds, with the dam guarding one side. The knights must dismount in the mud and advance in armour on flails, crossbows and small guns. At dusk nobody can tell friend from foe, and the lords withdraw.',
    ),
    doubt: both(
      'Las tropas salen del arsenal, con precios nuestros.',
      'The troops come from the arsenal, at our own prices.',
    ),
    hints: [
      both(
        'Quédate tras los carros y dispara; cae sobre quien se atasque.',
        'Stay behind the wagons and shoot; fall upon whoever gets stuck.',
      ),
      both('Rompe un extremo a pie antes de que anochezca.', 'Break one end on foot before dusk.'),
    ],
    special: [
      both(
        'Anochece: si al acabar el séptimo turno los husitas no están deshechos, ganan 300 puntos más.',
        'Dusk: the Hussites score 300 more if they are not broken at the end of the seventh turn.',
      ),
    ],
    slides: [
      slide(
        'Los estanques',
        'The ponds',
        'Cieno a un lado, el dique al otro.',
        'Mud on one side, the dam on the other.',
      ),
      slide(
        'Los carros',
        'The wagons',
        'Una fortaleza que llegó rodando.',
        'A fortress that came on wheels.',
        '0:wagon',
      ),
      slide('El anochecer', 'Dusk', 'La niebla y la noche deciden.', 'Mist and night decide.', '1C>0C'),
    ],
    difficulty: 3,
  },
}

const favours = (es: string, en: string): Said =>
  both(
    `Cuando la máquina juega contra sí misma, ganan más a menudo ${es}: merece jugarse dos veces, cambiando de bando.`,
    `When the machine plays itself, ${en} win more often: worth playing twice, changing sides.`,
  )
/** Battles that are not even, and whom they favour. */
export const leanings: Readonly<Record<string, Said>> = {
  'pitched-1500': favours('los bárbaros de la lista preparada', 'the barbarians of the ready list'),
  'pitched-1500-ground': favours('los bárbaros de la lista preparada', 'the barbarians of the ready list'),
  'pitched-2000': favours('los romanos de la lista preparada', 'the Romans of the ready list'),
  'pitched-2000-ground': favours('los romanos de la lista preparada', 'the Romans of the ready list'),
  idistaviso: favours('los germanos', 'the Germans'),
  'caer-caradoc': favours('los britanos', 'the Britons'),
  'mons-graupius': favours('los caledonios', 'the Caledonians'),
  'rain-on-the-quadi': favours('los romanos', 'the Romans'),
  hydaspes: favours('los indios de Poro', 'Porus’ Indians'),
  sudomer: favours('los señores de hierro', 'the iron lords'),
}
