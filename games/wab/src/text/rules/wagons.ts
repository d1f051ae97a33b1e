import type { Said } from '@acies/kernel'

export const wagons = {
  'WAB-WAG-01': {
    es: 'Un carro de guerra: un carro, sus caballos y seis hombres con proyectiles y alabardas.',
    en: 'A war wagon: one wagon, its horses and six men with missiles and halberds.',
  },
  'WAB-WAG-02': {
    es: 'Cada carro de guerra es una unidad que cuenta siempre como seis.',
    en: 'Each war wagon is a unit that always counts as six.',
  },
  'WAB-WAG-03': {
    es: 'Puede llevar estandarte y jefe, pero no músico, y hasta dos personajes.',
    en: 'It may have standard and leader but no musician, and up to two characters.',
  },
  'WAB-WAG-04': {
    es: 'Carro: movimiento 6, Resistencia 6, cuatro heridas; la dotación con armadura ligera.',
    en: 'Wagon: move 6, Toughness 6, four wounds; crew in light armour.',
  },
  'WAB-WAG-05': {
    es: 'El carro de guerra no carga ni marcha.',
    en: 'A war wagon does not charge or march.',
  },
  'WAB-WAG-06': {
    es: 'Gira sobre su centro antes de mover, y entonces mueve la mitad.',
    en: 'It turns about its middle before moving, and then moves half.',
  },
  'WAB-WAG-07': {
    es: 'No cruza obstáculos ni terreno difícil.',
    en: 'It does not cross obstacles or difficult ground.',
  },
  'WAB-WAG-08': {
    es: 'Su gente usa las armas como a pie; ballestas y arcabuces: 24″, Fuerza 3.',
    en: 'Its crew uses weapons as on foot; crossbows and arquebuses: 24″, Strength 3.',
  },
  'WAB-WAG-09': {
    es: 'Cada hombre del carro dispara una vez por turno.',
    en: 'Each man of the wagon shoots once a turn.',
  },
  'WAB-WAG-10': {
    es: 'Antes de la Edad Media llevan arcos compuestos.',
    en: 'Before the Middle Ages they carry composite bows.',
  },
  'WAB-WAG-11': {
    es: 'La dotación salva con dos puntos mejor.',
    en: 'The crew saves two points better.',
  },
  'WAB-WAG-12': {
    es: 'Un carro de la unidad puede llevar una pieza ligera sobre un costado largo.',
    en: 'One wagon of the unit may carry a light gun on a long side.',
  },
  'WAB-WAG-13': {
    es: 'El carro de guerra es un blanco grande.',
    en: 'A war wagon is a large target.',
  },
  'WAB-WAG-14': {
    es: 'De los impactos, 1 a 4 dan en el carro y 5 o 6 en la dotación; al carro solo lo daña la artillería.',
    en: 'Of the hits 1 to 4 strike the wagon, 5 or 6 the crew; only artillery harms the wagon.',
  },
  'WAB-WAG-15': {
    es: 'Las máquinas dan siempre en el carro, que no salva.',
    en: 'Machines always strike the wagon, which has no save.',
  },
  'WAB-WAG-16': {
    es: 'Toda la dotación puede golpear hacia cualquier lado.',
    en: 'The whole crew may strike to any side.',
  },
  'WAB-WAG-17': {
    es: 'Se le golpea contra la HA de la dotación, y en combate el carro sí sufre.',
    en: 'It is struck against the crew’s WS, and in combat the wagon does suffer.',
  },
  'WAB-WAG-18': {
    es: 'En un combate con carros de guerra nadie suma filas.',
    en: 'In a combat with war wagons nobody counts ranks.',
  },
  'WAB-WAG-19': {
    es: 'No tiene flancos ni retaguardia, y no chequea pánico.',
    en: 'It has no flank or rear and does not test panic.',
  },
  'WAB-WAG-20': {
    es: 'Si falla el chequeo de desmoralización, es tomado y se retira.',
    en: 'Failing a break test it is overrun and removed.',
  },
  'WAB-WAG-21': {
    es: 'Se retira también cuando pierde a toda su gente.',
    en: 'It is also removed when all its crew is lost.',
  },
  'WAB-WAG-22': {
    es: 'Si vence, persigue 1D6″ y se para a 1″ de otro enemigo.',
    en: 'Winning, it pursues 1D6″ and stops 1″ from another enemy.',
  },
  'WAB-WAG-23': {
    es: 'Si puede ceder terreno, retrocede 1D6″.',
    en: 'If entitled to give ground it goes back 1D6″.',
  },
  'WAB-WAG-24': {
    es: 'Contra la caballería vale siempre como obstáculo defendido.',
    en: 'Against cavalry it is always a defended obstacle.',
  },
  'WAB-WAG-25': {
    es: 'Tabor: carros fortificados e inmóviles que guardan los flancos.',
    en: 'Tabor: fortified wagons that do not move and guard the flanks.',
  },
  'WAB-WAG-26': {
    es: 'Cada carro del tabor tiene Resistencia 4, tres heridas y diez defensores.',
    en: 'Each wagon of a tabor has Toughness 4, three wounds and ten defenders.',
  },
  'WAB-WAG-27': {
    es: 'Los defensores llevan armas distintas.',
    en: 'Its defenders carry different weapons.',
  },
  'WAB-WAG-28': {
    es: 'El tabor se despliega antes que todo, desde el borde propio.',
    en: 'A tabor is deployed before all else, from one’s own edge.',
  },
  'WAB-WAG-29': {
    es: 'El tabor no se mueve y es un obstáculo que los montados no cruzan.',
    en: 'A tabor never moves and is an obstacle the mounted cannot cross.',
  },
  'WAB-WAG-30': {
    es: 'Los defensores de cada carro son una unidad y no lo dejan por gusto.',
    en: 'The defenders of each wagon are a unit and do not leave it by choice.',
  },
  'WAB-WAG-31': {
    es: 'Se les puede echar de él, y luchan hacia todos los lados.',
    en: 'They can be driven off, and fight to every side.',
  },
  'WAB-WAG-32': {
    es: 'Fuera del carro van en escaramuza y deben volver.',
    en: 'Outside they skirmish and must go back.',
  },
  'WAB-WAG-33': {
    es: 'Disparan una vez cada uno, hacia cualquier lado; no es blanco grande.',
    en: 'Each shoots once, any way; a tabor is not a large target.',
  },
  'WAB-WAG-34': {
    es: 'Tras el tabor hay cobertura pesada y se salva con dos puntos mejor.',
    en: 'Behind a tabor there is heavy cover, and saves are two points better.',
  },
  'WAB-WAG-35': {
    es: 'Las máquinas dañan el tabor; destruido, los defensores chequean pánico.',
    en: 'Machines harm the tabor; destroyed, its defenders test panic.',
  },
  'WAB-WAG-36': {
    es: 'Los defensores cuentan siempre tras un obstáculo, y luchan cinco por lado.',
    en: 'Defenders always count as behind an obstacle, and five fight a side.',
  },
  'WAB-WAG-37': {
    es: 'Un tabor vacío se golpea sin fallar.',
    en: 'An empty tabor is struck without missing.',
  },
  'WAB-WAG-38': {
    es: 'Carro y defensores cuentan como una unidad para la victoria.',
    en: 'Wagon and defenders count as one unit for victory.',
  },
} as const satisfies Readonly<Record<string, Said>>
