import type { Said } from '@acies/kernel'

export const romans = {
  'WAB-ROM-01': {
    es: 'Roma imperial: personajes y unidades especiales, hasta un cuarto de los puntos cada grupo; legionarios, al menos un cuarto; auxiliares, hasta tres cuartos.',
    en: 'Imperial Rome: characters and special units at most a quarter of the points each; legionaries at least a quarter; auxiliaries at most three quarters.',
  },
  'WAB-ROM-02': {
    es: 'El estandarte de batalla romano vale 400 puntos si lo capturan.',
    en: 'The Roman battle standard is worth 400 points if captured.',
  },
  'WAB-ROM-03': {
    es: 'Todos los romanos odian a la unidad que captura un estandarte suyo.',
    en: 'All Romans hate the unit that captures one of their standards.',
  },
  'WAB-ROM-04': {
    es: 'El estandarte se recupera si se hace huir a esa unidad y se la persigue.',
    en: 'The standard is recovered by making that unit flee and pursuing it.',
  },
  'WAB-ROM-05': {
    es: 'Las unidades de legionarios llevan un centurión: +1 al Liderazgo mientras vive.',
    en: 'Legionary units have a centurion: +1 Leadership while he lives.',
  },
  'WAB-ROM-06': {
    es: 'Ese +1 no vale si va un personaje con la unidad ni si se usa el Liderazgo del general.',
    en: 'That +1 does not apply with a character in the unit, or when using the general’s Leadership.',
  },
  'WAB-ROM-07': {
    es: 'Los romanos adiestrados siguen las reglas de la tropa adiestrada.',
    en: 'Drilled Romans follow the rules for drilled troops.',
  },
  'WAB-ROM-08': {
    es: 'Testudo: tres filas o más de al menos cuatro; se declara al empezar el turno.',
    en: 'Testudo: three ranks or more of at least four, declared at the start of the turn.',
  },
  'WAB-ROM-09': {
    es: 'En testudo no se puede cargar ni marchar, y contra disparos se salva con 2 o más.',
    en: 'A unit in testudo cannot charge or march, and saves against shooting on 2 or more.',
  },
  'WAB-ROM-10': {
    es: 'La testudo se declara de nuevo cada turno; si cargan a la unidad, la deshace para luchar.',
    en: 'A testudo is declared anew each turn; if charged, the unit breaks it up to fight.',
  },
  'WAB-ROM-11': {
    es: 'El pilum es una lanza arrojadiza pesada.',
    en: 'The pilum is a heavy throwing spear.',
  },
  'WAB-ROM-12': {
    es: 'Roma puede llevar aliados de la lista bárbara.',
    en: 'Rome may take allies from the barbarian list.',
  },
  'WAB-ROM-13': {
    es: 'Los personajes romanos pueden mandar a los aliados, pero no al revés.',
    en: 'Roman characters may lead allies, but not the other way round.',
  },
  'WAB-ROM-14': {
    es: 'General, hasta uno, 135 puntos.',
    en: 'General, at most one, 135 points.',
  },
  'WAB-ROM-15': {
    es: 'Portador del águila, que es el estandarte de batalla romano: hasta uno, 65 puntos.',
    en: 'Eagle bearer, the Roman battle standard: at most one, 65 points.',
  },
  'WAB-ROM-16': {
    es: 'Legado, 110 puntos.',
    en: 'Legate, 110 points.',
  },
  'WAB-ROM-17': {
    es: 'Tribuno, 55 puntos.',
    en: 'Tribune, 55 points.',
  },
  'WAB-ROM-18': {
    es: 'Legionarios, en unidades de cinco o más; el centurión cuesta 10 puntos, estandarte y músico 5 cada uno.',
    en: 'Legionaries come in units of five or more; a centurion costs 10 points, standard and musician 5 each.',
  },
  'WAB-ROM-19': {
    es: 'Legionarios veteranos, 20 puntos: adiestrados y tozudos.',
    en: 'Veteran legionaries, 20 points: drilled and stubborn.',
  },
  'WAB-ROM-20': {
    es: 'Legionarios regulares, 16 puntos: adiestrados y tozudos.',
    en: 'Regular legionaries, 16 points: drilled and stubborn.',
  },
  'WAB-ROM-21': {
    es: 'Legionarios bisoños, 11 puntos: ni adiestrados ni tozudos.',
    en: 'Raw legionaries, 11 points: neither drilled nor stubborn.',
  },
  'WAB-ROM-22': {
    es: 'Auxiliares, en unidades de cinco o más; cada uno del mando cuesta 5 puntos.',
    en: 'Auxiliaries come in units of five or more; each command model costs 5 points.',
  },
  'WAB-ROM-23': {
    es: 'Arqueros auxiliares, 8 puntos: infantería ligera.',
    en: 'Auxiliary archers, 8 points: light infantry.',
  },
  'WAB-ROM-24': {
    es: 'Caballería auxiliar, 20 puntos; adiestrada, 2 más por miniatura.',
    en: 'Auxiliary cavalry, 20 points; drilled for 2 more per model.',
  },
  'WAB-ROM-25': {
    es: 'Infantería auxiliar, 8 puntos: infantería ligera; adiestrada, 1 más por miniatura.',
    en: 'Auxiliary infantry, 8 points: light infantry; drilled for 1 more per model.',
  },
  'WAB-ROM-26': {
    es: 'No puede haber más unidades especiales que legionarias y auxiliares juntas.',
    en: 'There may be no more special units than legionary and auxiliary ones together.',
  },
  'WAB-ROM-27': {
    es: 'Sirvientes de artillería, 8 puntos cada uno: tozudos.',
    en: 'Artillery crew, 8 points each: stubborn.',
  },
  'WAB-ROM-28': {
    es: 'Escorpión, 20 puntos más dos sirvientes: 36″, Fuerza 4.',
    en: 'Scorpion, 20 points plus two crew: 36″, Strength 4.',
  },
  'WAB-ROM-29': {
    es: 'Carrobalista (escorpión sobre carro), 10 puntos más: mueve 8″, y si mueve no dispara.',
    en: 'Carroballista (a scorpion on a cart), 10 points more: it moves 8″, and does not fire if it moves.',
  },
  'WAB-ROM-30': {
    es: 'Balista, 30 puntos más tres sirvientes: 48″, Fuerza 5.',
    en: 'Ballista, 30 points plus three crew: 48″, Strength 5.',
  },
  'WAB-ROM-31': {
    es: 'Catapulta pequeña, 40 puntos más tres o cuatro sirvientes: 48″, Fuerza 6.',
    en: 'Small catapult, 40 points plus three or four crew: 48″, Strength 6.',
  },
  'WAB-ROM-32': {
    es: 'Puede haber una catapulta por cada dos lanzavirotes.',
    en: 'There may be one catapult for every two bolt throwers.',
  },
  'WAB-ROM-33': {
    es: 'Infantería de marina, 8 puntos: infantería ligera.',
    en: 'Marines, 8 points: light infantry.',
  },
  'WAB-ROM-34': {
    es: 'Dromedarios, hasta una unidad, 11 puntos: causan miedo a los caballos y a los carros.',
    en: 'Dromedary riders, at most one unit, 11 points: they cause fear in horses and chariots.',
  },
} as const satisfies Readonly<Record<string, Said>>
