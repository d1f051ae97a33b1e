import type { Lang } from '@acies/kernel'

/**
 * What the program says of itself, in the language of whoever reads it. It is written in English where it is said; here is the
 * same in Spanish: whole phrases, and sentences with something in them.
 */
export function inWords(text: string, lang: Lang): string {
  if (lang === 'en') return text
  return PHRASES[text] ?? SENTENCES.reduce((told, [from, to]) => told.replace(from, to), text)
}

/** A figure as it is written in a language. */
export const figure = (n: number, digits: number, lang: Lang): string =>
  n.toLocaleString(lang, { minimumFractionDigits: digits, maximumFractionDigits: digits })
export const perCent = (share: number, digits: number, lang: Lang): string =>
  `${figure(100 * share, digits, lang)}${lang === 'es' ? ' ' : ''}%`

/** Every phrase of the help and of the tables. */
const PHRASES: Readonly<Record<string, string>> = {
  'Usage:': 'Uso:',
  'Options:': 'Opciones:',
  'Commands:': 'Órdenes:',
  'Arguments:': 'Argumentos:',
  'display help for command': 'muestra esta ayuda',
  'say what a command does': 'dice qué hace una orden',
  'A table and a referee for historical wargames.': 'Mesa y árbitro para wargames históricos.',
  'es or en': 'es o en: el idioma en que habla',
  'es or en: the language it speaks': 'es o en: el idioma en que habla',
  'print one JSON document': 'escribe un solo documento JSON',
  'list the games and their battles': 'enumera los juegos y sus batallas',

  'play a battle in the terminal': 'juega una batalla en el terminal',
  'the battle': 'la batalla',
  'the side you lead, as numbered by "acies games"': 'el bando que llevas, con el número que le da «acies games»',
  'the seed of the dice': 'la semilla de los dados',
  'switches of the rules, with commas': 'variantes de las reglas, separadas por comas',
  'go on with a saved match': 'sigue una partida guardada',
  'keep the match in this file': 'guarda la partida en este archivo',

  'let bots play many matches': 'hace que las máquinas jueguen muchas partidas',
  'battles, with commas; all of them if not given': 'batallas, separadas por comas; si no se dice, todas',
  'how many matches in all': 'cuántas partidas en total',
  'how many matches of each battle': 'cuántas partidas de cada batalla',
  'how many matches': 'cuántas partidas',
  'who plays, with commas; they change seats': 'quiénes juegan, separados por comas; se turnan los bandos',
  'the same seed gives the same matches': 'la misma semilla da las mismas partidas',
  'how many at once; all processors if not given': 'cuántas a la vez; si no se dice, todos los procesadores',
  'answers after which a match is left unfinished': 'respuestas tras las que una partida se deja sin acabar',
  'milliseconds a turn; without it bots think by counting, the same every time':
    'milisegundos por turno; sin ello las máquinas piensan contando, siempre igual',
  'looks ahead in a turn, for bots that count them': 'miradas por turno, para las máquinas que las cuentan',
  'check every answer and every position (the default)':
    'comprueba cada respuesta y cada posición (así es si no se dice otra cosa)',
  'trust the bots and the game': 'se fía de las máquinas y del juego',
  'note every match in this file, and go on from what it has':
    'apunta cada partida en este archivo, y sigue por donde iba',
  'save the matches that broke off there': 'guarda ahí las partidas que se interrumpieron',
  'write a page with charts, and the matches that stand out beside it':
    'escribe una página con gráficos y, al lado, las partidas que destacan',

  'rate bots, weigh battles and study questions over many matches':
    'clasifica máquinas, pesa batallas y estudia preguntas con muchas partidas',
  'let bots meet each other, and rate them': 'enfrenta a las máquinas entre sí y las clasifica',
  'say how even the battles of a game are': 'dice lo igualadas que están las batallas de un juego',
  'print a table for a document': 'escribe una tabla para un documento',
  'say which questions of a game are worth a search, by how much looks ahead gain over habit':
    'dice en qué preguntas de un juego vale la pena pensar: cuánto gana quien mira más allá del hábito',
  'how many matches questions are taken from': 'de cuántas partidas se toman las preguntas',
  'looks at each answer': 'miradas a cada respuesta',
  'one question of so many is studied': 'se estudia una de cada tantas preguntas',
  'the same seed gives the same figures': 'la misma semilla da las mismas cifras',
  'say how much each term of a score should count, by who won':
    'dice cuánto debería pesar cada término de una valoración, según quién ganó',
  'write matches by which a game’s tests know that its rules are the same':
    'escribe partidas por las que las pruebas de un juego saben que sus reglas no han cambiado',
  'where they are kept; what is there goes': 'dónde se guardan; lo que haya se borra',
  'battles, with commas; those that are there already, or the first two, if not given':
    'batallas, separadas por comas; si no se dice, las que ya están, o las dos primeras',
  'who plays, with commas: one match of each battle by each':
    'quiénes juegan, separados por comas: una partida de cada batalla por cada uno',

  'run case files and say what differs': 'juega los casos y dice en qué difieren',
  'case files, or folders of them; folders whose names begin with a dot are left out':
    'archivos de casos, o carpetas de ellos; se saltan las que empiezan por un punto',
  'print the JSON schema of a game’s cases': 'escribe el esquema JSON de los casos de un juego',
  'rewrite the files from the form of cases used before to today’s':
    'reescribe los archivos de la forma antigua de los casos a la de hoy',

  'tell a saved match in sentences, or verify it': 'cuenta una partida guardada en frases, o la verifica',
  'a match file': 'el archivo de una partida',
  'only check every answer against the rules': 'solo comprueba cada respuesta con las reglas',

  'print the rules of a game, a chapter, or one rule': 'escribe las reglas de un juego, un capítulo o una sola',
  'a rule or the beginning of its id': 'una regla o el comienzo de su nombre',

  'measure how fast the referee is: random matches on one core':
    'mide lo rápido que es el árbitro: partidas al azar en un solo núcleo',
  'a game; "table" for the geometry of the free table, "threads" for simulations, "bots" for how long they think; all games if not given':
    'un juego; «table» para la geometría de la mesa libre, «threads» para las simulaciones, «bots» para lo que piensan; si no se dice, todos los juegos',
  'how often each is measured; the best counts; 10, for "threads" 5':
    'cuántas veces se mide cada uno; cuenta la mejor; 10, y 5 para «threads»',
  'how long a pass takes; 200, for "threads" 4000, for "bots" 20000':
    'cuánto dura cada pasada; 200, 4000 para «threads», 20000 para «bots»',
  'for "threads": how many against one; all processors if not given':
    'para «threads»: cuántos contra uno; si no se dice, todos los procesadores',
  'who plays: for "threads" random, for "bots" the levels, if not given':
    'quién juega: si no se dice, random para «threads» y los niveles para «bots»',

  all: 'todas',
  matches: 'partidas',
  finished: 'acabadas',
  errors: 'errores',
  decisions: 'respuestas',
  draws: 'tablas',
  points: 'puntos',
  'asked a match': 'por partida',
  studied: 'estudiadas',
  gain: 'ganancia',
  'in a match': 'en una partida',
  'should count': 'debería pesar',
  '95%': '95 %',
  game: 'juego',
  scenario: 'batalla',
  'decisions/s': 'respuestas/s',
  'matches/s': 'partidas/s',
  events: 'sucesos',
  checked: 'comprobadas',
  invariants: 'invariantes',
  file: 'archivo',
  verify: 'verificar',
  'slowest question': 'pregunta más lenta',
  '500 odds': '500 pruebas',
  threads: 'hilos',
  'processor/match': 'procesador/partida',
  bot: 'máquina',
  allowed: 'permitido',
  answers: 'respuestas',
  mean: 'media',
  '99 of 100': '99 de 100',
  longest: 'máximo',
  'ACIES_DEBUG=1 shows where.': 'ACIES_DEBUG=1 dice dónde.',
}

/** What stands between angle brackets in the help. */
const PLACES: Readonly<Record<string, string>> = {
  options: 'opciones',
  command: 'orden',
  game: 'juego',
  match: 'partida',
  files: 'archivos',
  file: 'archivo',
  folder: 'carpeta',
  names: 'nombres',
  player: 'jugador',
  lang: 'idioma',
  id: 'nombre',
  ids: 'nombres',
}
/** `<game>`, `[files...]`. */
export const placesIn = (text: string, lang: Lang): string =>
  lang === 'en' ? text : text.replace(/(?<=[<[])\w+/g, name => PLACES[name] ?? name)

/** Sentences; what is between their words stands in them. The particular come first. */
const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/unknown command '(.*?)'/, 'no hay orden «$1»'],
  [/unknown option '(.*?)'/, 'no hay opción «$1»'],
  [/missing required argument '(.*?)'/, 'falta decir: <$1>'],
  [/option '(.*?)' argument missing/, 'a la opción «$1» le falta su valor'],
  [/too many arguments(?: for '(.*?)')?\. Expected (\d+) arguments? but got (\d+)\./, 'sobran argumentos: $3, y no $2'],
  [/\(Did you mean one of (.*)\?\)/, '(¿querías decir una de estas: $1?)'],
  [/\(Did you mean (.*)\?\)/, '(¿querías decir $1?)'],
  [/something broke, and it is our fault:/, 'se ha roto algo, y es culpa nuestra:'],
  [/^standard output:/, 'salida estándar:'],

  [/no such file$/, 'no existe'],
  [/a folder, not a file$/, 'es una carpeta, no un archivo'],
  [/a part of its path is no folder$/, 'una parte de la ruta no es una carpeta'],
  [/not allowed$/, 'no está permitido'],
  [/the disk is full$/, 'el disco está lleno'],
  [/larger than files may be here$/, 'más grande de lo que aquí se permite'],
  [/on a disk that cannot be written to$/, 'en ese disco no se puede escribir'],
  [/is there already, and is left as it is$/, 'ya existe, y se queda como está'],
  [/no such folder\. Make it\? \(y\/n\) $/, 'esa carpeta no existe. ¿La creo? (s/n) '],
  [/no such folder$/, 'esa carpeta no existe'],
  [/not a folder$/, 'no es una carpeta'],
  [/does not end in \.html$/, 'no termina en .html'],
  [/not JSON: .*$/, 'no es JSON'],

  [/no language (\S*); there are (.*)$/, 'no hay idioma $1; hay $2'],
  [/: (.*) is not a whole number from (\S+) to (\S+)$/, ': $1 no es un número entero de $2 a $3'],
  [/: (.*) is not a whole number from (\S+)$/, ': $1 no es un número entero desde $2'],
  [/is not a whole number/, 'no es un número entero'],
  [/names nothing$/, 'no nombra nada'],
  [/no bot (\S+); there are (.*)$/, 'no hay ninguna máquina $1; hay $2'],
  [/no bot (.*)$/, 'no hay ninguna máquina $1'],
  [/no game (.*); there are (.*)$/, 'no hay juego $1; hay $2'],
  [/(\S+) has no switch (.*)$/, '$1 no tiene la variante $2'],
  [/(\S+) has no scenario (.*); there are (.*)$/, '$1 no tiene la batalla $2; hay $3'],
  [/(\S+) has no rule (.*)$/, '$1 no tiene la regla $2'],
  [/One of: (.*)$/, 'Una de estas: $1'],
  [/name case files or folders, or --schema GAME$/, 'nombra archivos o carpetas de casos, o --schema JUEGO'],
  [/no case in this folder$/, 'en esta carpeta no hay casos'],
  [/case: it names no game$/, 'no es un caso: no nombra ningún juego'],
  [/a ladder needs two bots or more$/, 'una clasificación pide dos máquinas o más'],
  [/not a run that can be continued$/, 'no es una serie que se pueda seguir'],
  [/a run with another (.*); name another file$/, 'es una serie con otro valor de $1; da otro archivo'],
  [/not a match of this run$/, 'no es una partida de esta serie'],
  [/nothing is known of playing (.*)$/, 'no se sabe nada de cómo se juega a $1'],

  [/not a match: /, 'no es una partida: '],
  [/refused by (\S+) at pick (\d+)$/, 'no se permite ($1), en la elección $2'],
  [/ending: the match is over, or no such seat$/, 'ending: la partida ha acabado, o ese puesto no existe'],
  [/sealed: cannot be opened$/, 'sealed: no se puede abrir'],
  [/a match of (.*), not of (.*)$/, 'es una partida de $1, no de $2'],
  [/played under rules (\S+); this is (\S+)$/, 'se jugó con el reglamento $1; este es el $2'],
  [/(\S+) has no (.*)$/, '$1 no tiene $2'],
  [/seats: (\d+), not (\d+)$/, 'seats: son $1, y no $2'],
  [/neither true nor false$/, 'ni cierto ni falso'],
  [/not null$/, 'tendría que ser null'],
  [/no text$/, 'no es un texto'],
  [/more than (\d+) characters$/, 'más de $1 letras'],
  [/signs that nobody can read$/, 'tiene signos que nadie puede leer'],
  [/no whole number$/, 'no es un número entero'],
  [/not from (\S+) to (\S+)$/, 'no está entre $1 y $2'],
  [/none of (.*)$/, 'no es ninguno de estos: $1'],
  [/no list of (\d+)$/, 'no es una lista de $1'],
  [/no list, or an empty one$/, 'no es una lista, o está vacía'],
  [/no list$/, 'no es una lista'],
  [/(\d+) are too few$/, '$1 son muy pocos'],
  [/(\d+) are too many$/, '$1 son demasiados'],
  [/no record$/, 'no es un registro'],
  [/nobody knows (.*)$/, 'nadie sabe qué es $1'],
  [/nothing fits$/, 'nada encaja'],
  [/no key$/, 'no es una clave'],

  [/^seat (\d+)$/, 'bando $1'],
  [/, seed (-?\d+)/, ', semilla $1'],
  [/: (\S+) decisions in (\S+) s/, ': $1 respuestas en $2 s'],
  [/: (\d+) matches in (\S+) s/, ': $1 partidas en $2 s'],
  [/ \(interrupted\)$/, ' (interrumpido)'],
  [/; (\S+) stands at 0/, '; $1 está en el 0'],
  [/^match (\d+) \((\S+), decision (\d+)\):/, 'partida $1 ($2, respuesta $3):'],
  [/^and (\d+) more$/, 'y $1 más'],
  [/^(\d+) broke off; acies simulate says why$/, '$1 interrumpidas; acies simulate dice por qué'],
  [/^(\S+) and (\S+) never met$/, '$1 y $2 no se han enfrentado'],
  [/^(\d+) passed, (\d+) failed/, '$1 cumplen, $2 fallan'],
  [/, (\d+) no case$/, ', $1 no son casos'],
  [/^(\d+) of (\d+) rewritten/, '$1 de $2 reescritos'],
  [/, (\d+) left as they are$/, ', $1 se quedan como están'],
  [/: (\d+) answers$/, ': $1 respuestas'],
  [/warming up$/, 'calentando'],
  [/pass (\d+) of (\d+), /, 'pasada $1 de $2, '],
  [/the game goes on and never asks anybody$/, 'la partida sigue y nunca se pregunta a nadie'],
  [/the referee broke off: /, 'el árbitro se ha interrumpido: '],
]
