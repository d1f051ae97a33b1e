import type { Said } from '@acies/kernel'

export const board = {
  'CCA-BRD-01': {
    es: 'El campo de batalla tiene 9 filas de hexágonos, alternando filas de 13 y de 12.',
    en: 'The battlefield has 9 rows of hexes, alternating rows of 13 and of 12.',
  },
  'CCA-BRD-02': {
    es: 'Dos líneas de puntos dividen el tablero en sección izquierda, central y derecha, vistas por cada jugador desde su borde.',
    en: 'Two dotted lines split the board into a left, a centre and a right section, as each player sees them from their own edge.',
  },
  'CCA-BRD-03': {
    es: 'Un hexágono cortado por una línea de puntos pertenece a la vez al flanco y al centro.',
    en: 'A hex cut by a dotted line belongs to both the flank and the centre.',
  },
  'CCA-BRD-04': {
    es: 'Cada ejército tiene un borde propio, el de arriba o el de abajo: hacia él se retira y se evade.',
    en: 'Each army owns one edge, top or bottom: that is where it retreats and evades to.',
  },
  'CCA-BRD-05': {
    es: 'La sección izquierda de un jugador es la derecha del otro; el centro es el mismo para ambos.',
    en: 'One player’s left section is the other’s right; the centre is the same for both.',
  },
  'CCA-BRD-06': {
    es: 'El terreno ocupa hexágonos enteros según el mapa de la batalla. Un hexágono sin terreno es campo abierto y no tiene efectos.',
    en: 'Terrain fills whole hexes as the battle’s map shows. A hex without terrain is open ground and has no effect.',
  },
  'CCA-CMP-01': {
    es: 'Se juega con 60 cartas de mando, 7 dados de batalla y los bloques de ambos ejércitos; cada bloque de una unidad es un punto de fuerza.',
    en: 'The game uses 60 command cards, 7 battle dice and the blocks of both armies; each block of a unit is a point of strength.',
  },
  'CCA-CMP-02': {
    es: 'Las máquinas de guerra no intervienen en ninguna de estas batallas.',
    en: 'War machines take part in none of these battles.',
  },
  'CCA-DIE-01': {
    es: 'Cada dado tiene seis caras distintas: círculo verde, triángulo azul, cuadrado rojo, casco, bandera y espadas. Todas salen con la misma probabilidad.',
    en: 'Each die has six different faces: green circle, blue triangle, red square, helmet, flag and swords. All are equally likely.',
  },
  'CCA-DIE-02': {
    es: 'Los dos jugadores comparten siete dados; ninguna tirada necesita más.',
    en: 'Both players share seven dice; no roll needs more.',
  },
  'CCA-UNT-01': {
    es: 'Una unidad a pie empieza con 4 bloques.',
    en: 'A foot unit starts with 4 blocks.',
  },
  'CCA-UNT-02': {
    es: 'Una máquina de guerra empieza con 2 bloques. En un turno mueve 1 hexágono o combate, nunca ambas cosas.',
    en: 'A war machine starts with 2 blocks. In a turn it moves 1 hex or battles, never both.',
  },
  'CCA-UNT-03': {
    es: 'Una unidad de caballería, ligera, media o pesada, empieza con 3 bloques.',
    en: 'A cavalry unit, light, medium or heavy, starts with 3 blocks.',
  },
  'CCA-UNT-04': {
    es: 'Una unidad de elefantes empieza con 2 bloques.',
    en: 'An elephant unit starts with 2 blocks.',
  },
  'CCA-UNT-05': {
    es: 'Una unidad de carros pesados empieza con 2 bloques.',
    en: 'A heavy chariot unit starts with 2 blocks.',
  },
  'CCA-UNT-06': {
    es: 'Un líder es un solo bloque y no cuenta como unidad.',
    en: 'A leader is a single block and does not count as a unit.',
  },
  'CCA-UNT-07': {
    es: 'El círculo verde señala a la infantería ligera, con arcos o con hondas también, y a la caballería ligera.',
    en: 'The green circle marks light infantry, bows and slings included, and light cavalry.',
  },
  'CCA-UNT-08': {
    es: 'El círculo verde con borde blanco señala a la infantería auxiliar.',
    en: 'The green circle with a white border marks auxilia.',
  },
  'CCA-UNT-09': {
    es: 'El triángulo azul señala a la infantería media y a la caballería media.',
    en: 'The blue triangle marks medium infantry and medium cavalry.',
  },
  'CCA-UNT-10': {
    es: 'El triángulo azul con borde blanco señala a los guerreros.',
    en: 'The blue triangle with a white border marks warriors.',
  },
  'CCA-UNT-11': {
    es: 'El cuadrado rojo señala a la infantería pesada, la caballería pesada, los carros pesados, los elefantes y las máquinas de guerra.',
    en: 'The red square marks heavy infantry, heavy cavalry, heavy chariots, elephants and war machines.',
  },
  'CCA-UNT-12': {
    es: 'La infantería auxiliar cuenta como ligera, tanto para recibir órdenes como para sufrir impactos.',
    en: 'Auxilia count as light, both for receiving orders and for taking hits.',
  },
  'CCA-UNT-13': {
    es: 'Los guerreros cuentan como unidad media, tanto para recibir órdenes como para sufrir impactos.',
    en: 'Warriors count as medium, both for receiving orders and for taking hits.',
  },
  'CCA-UNT-14': {
    es: 'Los elefantes cuentan como unidad pesada, tanto para recibir órdenes como para sufrir impactos.',
    en: 'Elephants count as heavy, both for receiving orders and for taking hits.',
  },
  'CCA-UNT-15': {
    es: 'Los carros pesados cuentan como unidad pesada, tanto para recibir órdenes como para sufrir impactos.',
    en: 'Heavy chariots count as heavy, both for receiving orders and for taking hits.',
  },
  'CCA-UNT-16': {
    es: 'Son unidades montadas las tres caballerías, los elefantes y los carros pesados; todas las demás van a pie.',
    en: 'All three cavalries, elephants and heavy chariots are mounted units; every other unit is on foot.',
  },
  'CCA-UNT-17': {
    es: 'Los bloques de una unidad no se separan nunca: se mueven todos juntos.',
    en: 'The blocks of a unit never split up: they all move together.',
  },
  'CCA-UNT-18': {
    es: 'Una unidad con bajas no puede fundirse con otra.',
    en: 'A unit with losses cannot merge with another one.',
  },
  'CCA-UNT-19': {
    es: 'Cada símbolo de unidad del mapa de la batalla es una unidad a fuerza completa.',
    en: 'Each unit symbol on the battle’s map is one unit at full strength.',
  },
} as const satisfies Record<string, Said>
