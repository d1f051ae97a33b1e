import type { Said } from '@acies/kernel'

export const victory = {
  'WAB-SCN-01': {
    es: 'El punto de ruptura dice cuándo un ejército está deshecho.',
    en: 'The break point tells when an army is broken.',
  },
  'WAB-SCN-02': {
    es: 'Cada unidad formada o elefante vale 2, y 1 más si pasa de 300 puntos; los hostigadores, 1, y 2 si pasan de quince.',
    en: 'Each formed unit or elephant counts 2, 3 above 300 points; skirmishers 1, or 2 above fifteen.',
  },
  'WAB-SCN-03': {
    es: 'Personajes, máquinas y carros falcados no cuentan.',
    en: 'Characters, machines and scythed chariots do not count.',
  },
  'WAB-SCN-04': {
    es: 'El punto de ruptura es un cuarto de ese valor, redondeando hacia arriba.',
    en: 'The break point is a quarter of that value, rounded up.',
  },
  'WAB-SCN-05': {
    es: 'El ejército que baja de su punto de ruptura acaba la partida.',
    en: 'An army below its break point ends the game.',
  },
  'WAB-SCN-06': {
    es: 'La unidad destruida o huida de la mesa pierde todo su valor.',
    en: 'A unit destroyed or fled loses its whole value.',
  },
  'WAB-SCN-07': {
    es: 'La que queda a la mitad o menos pierde la mitad.',
    en: 'One at half or less loses half.',
  },
  'WAB-SCN-08': {
    es: 'Perder al general resta 2; al portaestandarte de batalla, 1.',
    en: 'Losing the general costs 2; the battle standard 1.',
  },
  'WAB-SCN-09': {
    es: 'Al acabar se suman los puntos de victoria; gana quien tenga más.',
    en: 'At the end victory points are added; more points win.',
  },
  'WAB-SCN-10': {
    es: 'Por cada unidad o personaje enemigo destruido o huido, su valor.',
    en: 'For each enemy unit or character destroyed or fled, its value.',
  },
  'WAB-SCN-11': {
    es: 'Por un elefante desbocado aún en la mesa, la mitad.',
    en: 'For an elephant stampeding on the table, half.',
  },
  'WAB-SCN-12': {
    es: 'Quien persiguió fuera y no volvió no da puntos.',
    en: 'Units that pursued off the table and did not return give none.',
  },
  'WAB-SCN-13': {
    es: 'Por quien quede a la mitad o menos, la mitad de su valor.',
    en: 'For one at half or less, half its value.',
  },
  'WAB-SCN-14': {
    es: 'Cada cuarto de mesa ocupado sin enemigos: 100; solo lo ocupa tropa formada de cinco o más.',
    en: 'Each table quarter held without enemies: 100; only formed troops of five or more hold one.',
  },
  'WAB-SCN-15': {
    es: 'El ejército deshecho no ocupa cuartos.',
    en: 'A broken army holds no quarters.',
  },
  'WAB-SCN-16': {
    es: 'General enemigo muerto o huido: 100.',
    en: 'Enemy general dead or fled: 100.',
  },
  'WAB-SCN-17': {
    es: 'Cada estandarte capturado: 100.',
    en: 'Each captured standard: 100.',
  },
  'WAB-SCN-18': {
    es: 'Estandarte de batalla capturado: 200; el romano, 400.',
    en: 'Battle standard captured: 200; the Roman one 400.',
  },
  'WAB-SCN-19': {
    es: 'Enemigo en su punto de ruptura: 500.',
    en: 'Enemy at its break point: 500.',
  },
  'WAB-FAQ-01': {
    es: 'Aquí se reúnen las preguntas que los jugadores resolvieron.',
    en: 'Here stand the questions players have settled.',
  },
  'WAB-FAQ-02': {
    es: 'Después de pivotar y avanzar nadie se desliza de lado.',
    en: 'After wheel and advance nobody slides sideways.',
  },
  'WAB-FAQ-03': {
    es: 'En una carga múltiple tampoco vale tocar solo una esquina.',
    en: 'In a multiple charge a corner alone will not do either.',
  },
  'WAB-FAQ-04': {
    es: 'La caballería abierta no suma filas; la infantería abierta las conserva en terreno difícil.',
    en: 'Open cavalry counts no ranks; open infantry keeps them in difficult ground.',
  },
  'WAB-FAQ-05': {
    es: 'Quien cede terreno mueve antes que quien huye.',
    en: 'Whoever gives ground moves before the fleers.',
  },
  'WAB-FAQ-06': {
    es: 'Una tirada de persecución vale para todos los que huyen hacia atrás.',
    en: 'One pursuit roll serves for all that flee straight back.',
  },
  'WAB-FAQ-07': {
    es: 'Quien está fuera de la mesa no chequea por el general.',
    en: 'Units off the table do not test for the general.',
  },
  'WAB-FAQ-08': {
    es: 'El personaje comparte las reglas de su unidad.',
    en: 'A character shares his unit’s rules.',
  },
  'WAB-FAQ-09': {
    es: 'El personaje en elefante puede cargar; en carro, solo dentro de una unidad.',
    en: 'A character on an elephant may charge; in a chariot only within a unit.',
  },
  'WAB-FAQ-10': {
    es: 'El piquero que golpea al flanco no golpea primero.',
    en: 'A pikeman striking to the flank does not strike first.',
  },
  'WAB-FAQ-11': {
    es: 'La partida de guerra obligada a cargar chequea igual el miedo.',
    en: 'A warband forced to charge still tests for fear.',
  },
  'WAB-FAQ-12': {
    es: 'Quien cedió terreno con lanzas lucha aún en dos filas en la ronda siguiente.',
    en: 'Spearmen who gave ground still fight in two ranks in the next round.',
  },
  'WAB-FAQ-13': {
    es: 'Solo va en masa la caballería que su lista dice.',
    en: 'Only cavalry so listed is massed.',
  },
  'WAB-FAQ-14': {
    es: 'Solo pierden el primer golpe los piqueros que luchan a otro lado.',
    en: 'Only the pikemen who fight another side lose the first strike.',
  },
  'WAB-FAQ-15': {
    es: 'La infantería abierta suma 2 filas como mucho.',
    en: 'Open infantry counts at most 2 ranks.',
  },
  'WAB-FAQ-16': {
    es: 'La cuña de caballería sin bardas paga un cuarto por la media vuelta.',
    en: 'An unbarded cavalry wedge pays a quarter for an about face.',
  },
} as const satisfies Readonly<Record<string, Said>>
