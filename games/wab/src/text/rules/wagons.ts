import type { Said } from '@acies/kernel'

export const wagons = {
  'WAB-WAG-01': {
    es: 'Un carro de guerra: el carro, sus caballos y seis hombres con armas de proyectiles y alabardas.',
    en: 'A war wagon: the wagon, its horses and six men with missile weapons and halberds.',
  },
  'WAB-WAG-02': {
    es: 'Cada carro de guerra es una unidad que cuenta siempre como seis miniaturas.',
    en: 'Each war wagon is a unit that always counts as six models.',
  },
  'WAB-WAG-03': {
    es: 'Puede llevar estandarte y jefe, pero no músico, y hasta dos personajes.',
    en: 'It may have a standard and a leader but no musician, and up to two characters.',
  },
  'WAB-WAG-04': {
    es: 'El carro: movimiento 6, Resistencia 6, cuatro heridas; la dotación, con armadura ligera.',
    en: 'The wagon: move 6, Toughness 6, four wounds; the crew wears light armour.',
  },
  'WAB-WAG-05': {
    es: 'El carro de guerra no carga ni marcha.',
    en: 'War wagons never charge or march.',
  },
  'WAB-WAG-06': {
    es: 'Puede girar sobre su centro antes de mover, pero entonces mueve la mitad.',
    en: 'It may turn on its centre before moving, but then moves only half.',
  },
  'WAB-WAG-07': {
    es: 'No cruza obstáculos ni terreno difícil.',
    en: 'It cannot cross obstacles or difficult ground.',
  },
  'WAB-WAG-08': {
    es: 'La dotación usa sus armas como a pie; ballestas y espingardas: 24″, Fuerza 3, salvación a −2 a corto alcance y a −1 a largo.',
    en: 'The crew uses its weapons as on foot; crossbows and handguns: 24″, Strength 3, saves at −2 at short range and −1 at long.',
  },
  'WAB-WAG-09': {
    es: 'Cada hombre del carro de guerra dispara una vez por turno.',
    en: 'Each man on the wagon shoots once a turn.',
  },
  'WAB-WAG-10': {
    es: 'Antes de la Edad Media llevan arcos compuestos.',
    en: 'Before the Middle Ages they carry composite bows.',
  },
  'WAB-WAG-11': {
    es: 'La salvación de la dotación del carro de guerra mejora dos puntos.',
    en: 'The war wagon’s crew saves two points better.',
  },
  'WAB-WAG-12': {
    es: 'Un carro de la unidad puede llevar un tarasnice, un cañón ligero que dispara por uno de los costados largos.',
    en: 'One wagon of the unit may carry a tarasnice, a light gun that fires over one of the long sides.',
  },
  'WAB-WAG-13': {
    es: 'El carro de guerra es un blanco grande.',
    en: 'A war wagon is a large target.',
  },
  'WAB-WAG-14': {
    es: 'Cada impacto de disparo da en el carro con 1 a 4 y en la dotación con 5 o 6; al carro solo lo daña la artillería.',
    en: 'Each shooting hit strikes the wagon on 1 to 4, the crew on 5 or 6; only artillery harms the wagon.',
  },
  'WAB-WAG-15': {
    es: 'Los impactos de las máquinas dan siempre en el carro, que no tiene salvación.',
    en: 'Hits from machines always strike the wagon, which has no save.',
  },
  'WAB-WAG-16': {
    es: 'Toda la dotación puede golpear hacia cualquier lado.',
    en: 'The whole crew may strike on any side.',
  },
  'WAB-WAG-17': {
    es: 'En cuerpo a cuerpo se le golpea contra la HA de la dotación, y el carro sí sufre daños.',
    en: 'In close combat it is struck against the crew’s WS, and the wagon does take damage.',
  },
  'WAB-WAG-18': {
    es: 'En un combate con carros de guerra nadie suma filas.',
    en: 'In a combat with war wagons nobody counts ranks.',
  },
  'WAB-WAG-19': {
    es: 'No tiene flancos ni retaguardia, y no chequea pánico.',
    en: 'It has no flanks or rear, and takes no panic tests.',
  },
  'WAB-WAG-20': {
    es: 'Si falla el chequeo de desmoralización, el enemigo lo toma y se retira.',
    en: 'If it fails a break test, it is overrun and removed.',
  },
  'WAB-WAG-21': {
    es: 'También se retira cuando pierde a toda su dotación.',
    en: 'It is also removed when all its crew are lost.',
  },
  'WAB-WAG-22': {
    es: 'Si vence, persigue 1D6″ y se para a 1″ de otro enemigo.',
    en: 'If it wins, it pursues 1D6″ and stops 1″ from any other enemy.',
  },
  'WAB-WAG-23': {
    es: 'Si le toca ceder terreno, retrocede 1D6″.',
    en: 'If it may give ground, it moves back 1D6″.',
  },
  'WAB-WAG-24': {
    es: 'Contra la caballería cuenta siempre como un obstáculo defendido.',
    en: 'Against cavalry it always counts as a defended obstacle.',
  },
  'WAB-WAG-25': {
    es: 'Tabor: carros fortificados e inmóviles que guardan los flancos.',
    en: 'Tabor: fortified wagons that do not move, to guard the flanks.',
  },
  'WAB-WAG-26': {
    es: 'Cada carro del tabor tiene Resistencia 4, tres heridas y diez defensores.',
    en: 'Each wagon of a tabor has Toughness 4, three wounds and ten defenders.',
  },
  'WAB-WAG-27': {
    es: 'Los defensores siguen la regla de armas diferentes.',
    en: 'Its defenders follow the rule for different weapons.',
  },
  'WAB-WAG-28': {
    es: 'El tabor se despliega antes que nada, a partir del borde propio.',
    en: 'A tabor is deployed before anything else, starting from its own table edge.',
  },
  'WAB-WAG-29': {
    es: 'El tabor no mueve, y es un obstáculo que la tropa montada no cruza.',
    en: 'A tabor never moves, and is an obstacle mounted troops cannot cross.',
  },
  'WAB-WAG-30': {
    es: 'Los defensores de cada carro son una unidad y no lo dejan por propia voluntad.',
    en: 'The defenders of each wagon are a unit and do not leave it by choice.',
  },
  'WAB-WAG-31': {
    es: 'Se los puede echar de él, y luchan hacia todos los lados.',
    en: 'They can be driven off, and fight on every side.',
  },
  'WAB-WAG-32': {
    es: 'Fuera del carro van como hostigadores y deben volver a él.',
    en: 'Outside the wagon they are skirmishers and must go back to it.',
  },
  'WAB-WAG-33': {
    es: 'Disparan una vez cada uno, hacia cualquier lado; el tabor no es un blanco grande.',
    en: 'Each shoots once, in any direction; a tabor is not a large target.',
  },
  'WAB-WAG-34': {
    es: 'Los defensores del tabor tienen cobertura pesada y su salvación mejora dos puntos.',
    en: 'Defenders of a tabor are in heavy cover, and their saves are two points better.',
  },
  'WAB-WAG-35': {
    es: 'Las máquinas pueden dañar el tabor; si lo destruyen, los defensores chequean pánico.',
    en: 'Machines can damage the tabor; if it is destroyed, the defenders take a panic test.',
  },
  'WAB-WAG-36': {
    es: 'Los defensores están siempre tras un obstáculo defendido, y luchan cinco por lado como mucho.',
    en: 'Defenders always count as behind a defended obstacle, and at most five fight on each side.',
  },
  'WAB-WAG-37': {
    es: 'A un tabor vacío se le impacta siempre.',
    en: 'An empty tabor is hit automatically.',
  },
  'WAB-WAG-38': {
    es: 'Carro y defensores cuentan como una unidad para la victoria.',
    en: 'Wagon and defenders count as one unit for victory.',
  },
} as const satisfies Readonly<Record<string, Said>>
