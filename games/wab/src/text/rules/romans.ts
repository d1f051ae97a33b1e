import type { Said } from '@acies/kernel'

export const romans = {
  'WAB-ROM-01': {
    es: 'Roma imperial: personajes y especiales hasta un cuarto cada uno, legionarios al menos un cuarto, auxiliares hasta tres.',
    en: 'Imperial Rome: characters and special units at most a quarter each, legionaries at least one, auxiliaries at most three.',
  },
  'WAB-ROM-02': {
    es: 'El estandarte de batalla romano capturado vale 400.',
    en: 'The captured Roman battle standard is worth 400.',
  },
  'WAB-ROM-03': {
    es: 'Quien captura un estandarte es odiado por todos los romanos.',
    en: 'Whoever captures a standard is hated by all Romans.',
  },
  'WAB-ROM-04': {
    es: 'Se recupera haciéndolo huir y persiguiéndolo.',
    en: 'It is won back by putting them to flight and pursuing.',
  },
  'WAB-ROM-05': {
    es: 'Las unidades legionarias llevan centurión: +1 de Liderazgo mientras vive.',
    en: 'Legionary units have a centurion: +1 Leadership while he lives.',
  },
  'WAB-ROM-06': {
    es: 'Ese +1 no vale con un personaje ni con el Liderazgo del general.',
    en: 'That +1 lapses with a character or on the general’s Leadership.',
  },
  'WAB-ROM-07': {
    es: 'Los adiestrados romanos usan las reglas de los adiestrados.',
    en: 'Drilled Romans use the rules of the drilled.',
  },
  'WAB-ROM-08': {
    es: 'Testudo: tres filas de cuatro o más, declarada al empezar el turno.',
    en: 'Testudo: three ranks of four or more, declared as the turn begins.',
  },
  'WAB-ROM-09': {
    es: 'En testudo no se carga ni se marcha, y se salva con 2 contra disparos.',
    en: 'In testudo there is no charge or march, and shots are saved on 2.',
  },
  'WAB-ROM-10': {
    es: 'La testudo se declara cada turno; cargada, se deshace para luchar.',
    en: 'A testudo is declared each turn; charged, it is dropped to fight.',
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
    es: 'Los personajes romanos pueden mandar aliados, no al revés.',
    en: 'Roman characters may lead allies, not the reverse.',
  },
  'WAB-ROM-14': {
    es: 'General, hasta uno, 135 puntos.',
    en: 'General, at most one, 135 points.',
  },
  'WAB-ROM-15': {
    es: 'Portaestandarte de batalla romano, hasta uno, 65 puntos.',
    en: 'Roman battle standard bearer, at most one, 65 points.',
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
    es: 'Legionarios en unidades de cinco o más; centurión a 10, lo demás a 5.',
    en: 'Legionaries in units of five or more; centurion 10, the rest 5.',
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
    es: 'Reclutas, 11 puntos: ni adiestrados ni tozudos.',
    en: 'Raw recruits, 11 points: neither drilled nor stubborn.',
  },
  'WAB-ROM-22': {
    es: 'Auxiliares en unidades de cinco o más; mando a 5 puntos.',
    en: 'Auxiliaries in units of five or more; command 5 points.',
  },
  'WAB-ROM-23': {
    es: 'Arqueros auxiliares, 8 puntos: infantería ligera.',
    en: 'Auxiliary archers, 8 points: light infantry.',
  },
  'WAB-ROM-24': {
    es: 'Caballería auxiliar, 20 puntos; puede ser adiestrada por 2 más.',
    en: 'Auxiliary cavalry, 20 points; may be drilled for 2 more.',
  },
  'WAB-ROM-25': {
    es: 'Infantería auxiliar, 8 puntos: ligera; adiestrada por 1 más.',
    en: 'Auxiliary infantry, 8 points: light; drilled for 1 more.',
  },
  'WAB-ROM-26': {
    es: 'No hay más unidades especiales que legionarias y auxiliares juntas.',
    en: 'There are no more special units than legionary and auxiliary ones together.',
  },
  'WAB-ROM-27': {
    es: 'Servidores de artillería, 8 puntos cada uno: tozudos.',
    en: 'Artillery crew, 8 points each: stubborn.',
  },
  'WAB-ROM-28': {
    es: 'Escorpión, 20 puntos más dos servidores: 36″, Fuerza 4.',
    en: 'Scorpion, 20 points and two crew: 36″, Strength 4.',
  },
  'WAB-ROM-29': {
    es: 'Carrobalista, 10 puntos más: mueve 8″, y si mueve no dispara.',
    en: 'Carroballista, 10 points more: it moves 8″, and does not fire if it moves.',
  },
  'WAB-ROM-30': {
    es: 'Balista, 30 puntos más tres servidores: 48″, Fuerza 5.',
    en: 'Ballista, 30 points and three crew: 48″, Strength 5.',
  },
  'WAB-ROM-31': {
    es: 'Catapulta pequeña, 40 puntos más su gente: 48″, Fuerza 6.',
    en: 'Small catapult, 40 points and crew: 48″, Strength 6.',
  },
  'WAB-ROM-32': {
    es: 'Una catapulta por cada dos lanzavirotes.',
    en: 'One catapult for every two bolt throwers.',
  },
  'WAB-ROM-33': {
    es: 'Infantería de marina, 8 puntos: ligera.',
    en: 'Marines, 8 points: light infantry.',
  },
  'WAB-ROM-34': {
    es: 'Dromedarios, hasta una unidad, 11 puntos: asustan a los caballos.',
    en: 'Dromedary riders, at most one unit, 11 points: they frighten horses.',
  },
} as const satisfies Readonly<Record<string, Said>>
