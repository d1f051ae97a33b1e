import type { Said } from '@acies/kernel'

export const battle = {
  'CCA-BAT-01': {
    es: 'Las unidades combaten de una en una, en el orden que elija el jugador en turno; cada combate se resuelve del todo antes de anunciar el siguiente.',
    en: 'Units battle one at a time, in the order the active player chooses; each combat is fully resolved before the next is announced.',
  },
  'CCA-BAT-02': {
    es: 'Una unidad combate una sola vez por turno; las excepciones son el combate de bonificación tras un avance de ímpetu y «El cielo se oscurece».',
    en: 'A unit battles only once per turn; the exceptions are the bonus close combat after a momentum advance and Darken the Sky.',
  },
  'CCA-BAT-03': {
    es: 'En cada combate se ataca a un solo objetivo; los dados no se reparten.',
    en: 'Each combat is against a single target; dice are never split.',
  },
  'CCA-BAT-04': {
    es: 'Las bajas no restan dados: una unidad con un solo bloque tira todos los suyos.',
    en: 'Losses cost no dice: a unit down to one block still rolls its full number.',
  },
  'CCA-BAT-05': {
    es: 'Solo los guerreros notan las bajas: a fuerza completa tiran un dado más.',
    en: 'Only warriors feel their losses: they roll one more die at full strength.',
  },
  'CCA-BAT-06': {
    es: 'Hay combate a distancia y combate cuerpo a cuerpo; con cada orden, una unidad usa solo uno de los dos.',
    en: 'There is ranged combat and close combat; with each order a unit uses only one of the two.',
  },
  'CCA-BAT-07': {
    es: 'Combatir es voluntario, incluso junto a un enemigo; solo los guerreros que han cargado están obligados.',
    en: 'Battling is optional, even next to an enemy; only warriors that have charged are obliged to.',
  },
  'CCA-RNG-01': {
    es: 'Solo disparan las unidades con armas arrojadizas: la infantería ligera, con arcos u hondas también, la caballería ligera y la infantería auxiliar.',
    en: 'Only units with missile weapons fire: light infantry, bows and slings included, light cavalry and auxilia.',
  },
  'CCA-RNG-02': {
    es: 'Para disparar, el objetivo debe estar a más de 1 hexágono, dentro del alcance y en la línea de visión.',
    en: 'To fire, the target must be more than 1 hex away, within range and in line of sight.',
  },
  'CCA-RNG-03': {
    es: 'No se dispara a un enemigo adyacente: contra él solo cabe el combate cuerpo a cuerpo.',
    en: 'An adjacent enemy cannot be fired at: only close combat is possible against it.',
  },
  'CCA-RNG-04': {
    es: 'Una unidad adyacente a una unidad enemiga no puede disparar: solo combate cuerpo a cuerpo. Un líder enemigo solo no se lo impide contra otros objetivos.',
    en: 'A unit adjacent to an enemy unit cannot fire: it may only fight in close combat. A lone enemy leader does not stop it firing at other targets.',
  },
  'CCA-RNG-05': {
    es: 'Contra un disparo no se puede responder.',
    en: 'There is no battling back against fire.',
  },
  'CCA-RNG-06': {
    es: 'Una unidad no puede evadirse de un disparo; un líder solo al que el disparo no elimina sí se evade.',
    en: 'A unit cannot evade fire; a lone leader who survives being fired at does evade.',
  },
  'CCA-RNG-07': {
    es: 'El disparo se resuelve por pasos: anunciarlo, comprobar alcance y línea de visión, limitar los dados por terreno, tirar, quitar bajas y aplicar las retiradas.',
    en: 'Fire is resolved in steps: announce it, check range and line of sight, apply terrain limits to the dice, roll, remove losses and carry out retreats.',
  },
  'CCA-RNG-08': {
    es: 'Antes de tirar se anuncian la unidad que dispara y su objetivo.',
    en: 'The firing unit and its target are announced before rolling.',
  },
  'CCA-RNG-09': {
    es: 'El alcance se cuenta en hexágonos: el del objetivo cuenta, el de la unidad que dispara no.',
    en: 'Range is counted in hexes: the target’s hex counts, the firing unit’s does not.',
  },
  'CCA-RNG-10': {
    es: 'La infantería ligera, la caballería ligera y la infantería auxiliar alcanzan 2 hexágonos; los arcos y las hondas, 3.',
    en: 'Light infantry, light cavalry and auxilia have range 2; bows and slings have range 3.',
  },
  'CCA-RNG-11': {
    es: 'El terreno puede limitar los dados del disparo.',
    en: 'Terrain may limit the dice of a shot.',
  },
  'CCA-RNG-12': {
    es: 'Se dispara con 2 dados si la unidad no ha movido este turno y con 1 si ha movido, aunque haya vuelto a su hexágono.',
    en: 'A unit fires with 2 dice if it has not moved this turn and with 1 if it has, even if it came back to its hex.',
  },
  'CCA-RNG-13': {
    es: 'La infantería auxiliar que ha movido 2 hexágonos no puede disparar.',
    en: 'Auxilia that moved 2 hexes cannot fire.',
  },
  'CCA-RNG-14': {
    es: 'Al disparar, cada dado con el color del objetivo es un impacto: verde para las ligeras, azul para las medias, rojo para las pesadas.',
    en: 'When firing, each die in the target’s colour is a hit: green for light, blue for medium, red for heavy units.',
  },
  'CCA-RNG-15': {
    es: 'Cada bandera de un disparo obliga al objetivo a retirarse.',
    en: 'Each flag rolled by fire makes the target retreat.',
  },
  'CCA-RNG-16': {
    es: 'Al disparar, los cascos y las espadas no hacen nada, salvo que un casco elimina a un líder solo que sea el objetivo.',
    en: 'When firing, helmets and swords do nothing, except that a helmet eliminates a lone leader who is the target.',
  },
  'CCA-RNG-17': {
    es: 'Cada impacto de un disparo quita un bloque; perder el último da un estandarte al rival. Los impactos sobrantes se pierden.',
    en: 'Each hit by fire removes a block; losing the last one gives the opponent a banner. Surplus hits are lost.',
  },
  'CCA-RNG-18': {
    es: 'En un disparo, las retiradas se aplican al final, después de quitar las bajas.',
    en: 'When firing, retreats come last, after losses are removed.',
  },
  'CCA-LOS-01': {
    es: 'Para disparar hace falta línea de visión hasta el objetivo.',
    en: 'Firing needs a line of sight to the target.',
  },
  'CCA-LOS-02': {
    es: 'La línea de visión es una recta del centro del hexágono que dispara al centro del hexágono objetivo.',
    en: 'The line of sight is a straight line from the centre of the firing hex to the centre of the target hex.',
  },
  'CCA-LOS-03': {
    es: 'La línea de visión queda bloqueada si atraviesa un hexágono intermedio con un obstáculo; rozar solo una esquina no la corta.',
    en: 'The line of sight is blocked if it crosses an obstructed hex in between; touching only a corner does not block it.',
  },
  'CCA-LOS-04': {
    es: 'Cortan la visión las unidades y los líderes, amigos o enemigos, algunos terrenos y el exterior del tablero.',
    en: 'Units and leaders, friend or enemy, some terrain and the area off the board obstruct sight.',
  },
  'CCA-LOS-05': {
    es: 'El terreno del hexágono que dispara y el del hexágono objetivo no cortan la visión; solo cuenta lo que hay entre los dos.',
    en: 'Terrain in the firing hex and in the target hex never blocks sight; only what lies between them counts.',
  },
  'CCA-LOS-06': {
    es: 'Si la línea corre por el borde entre dos hexágonos, solo se corta cuando hay obstáculo en ambos; el exterior del tablero cuenta como obstáculo.',
    en: 'If the line runs along the side between two hexes, it is blocked only when both are obstructed; off the board counts as obstructed.',
  },
  'CCA-LOS-07': {
    es: 'Los bosques y los campamentos fortificados cortan la línea de visión.',
    en: 'Forests and fortified camps block the line of sight.',
  },
  'CCA-LOS-08': {
    es: 'Una colina tapa lo que hay detrás de ella.',
    en: 'A hill hides what lies behind it.',
  },
  'CCA-LOS-09': {
    es: 'Desde terreno bajo se ve a una unidad en la primera fila de la colina, y ella también ve hacia abajo.',
    en: 'From low ground a unit on the first row of a hill can be seen, and it sees back down.',
  },
  'CCA-LOS-10': {
    es: 'Entre el terreno bajo y la segunda fila de una colina no hay visión en ningún sentido.',
    en: 'Between low ground and the second row of a hill there is no sight either way.',
  },
  'CCA-LOS-11': {
    es: 'Dos unidades sobre la misma colina se ven por encima de los hexágonos de colina que las unen.',
    en: 'Two units on the same hill see each other across the hill hexes that join them.',
  },
  'CCA-LOS-12': {
    es: 'El terreno abrupto, la costa, los ríos vadeables y los terraplenes no cortan la visión.',
    en: 'Broken ground, coast, fordable rivers and ramparts do not block sight.',
  },
} as const satisfies Record<string, Said>
