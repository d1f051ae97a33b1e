import type { Said } from '@acies/kernel'

export const victory = {
  'WAB-SCN-01': {
    es: 'El punto de ruptura dice cuándo un ejército está deshecho.',
    en: 'The break point shows when an army is broken.',
  },
  'WAB-SCN-02': {
    es: 'Cada unidad formada o elefante vale 2, y la unidad que pasa de 300 puntos, 3; los hostigadores valen 1, o 2 si son más de quince.',
    en: 'Each formed unit or elephant counts 2, or 3 for a unit of over 300 points; skirmishers count 1, or 2 if there are more than fifteen.',
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
    es: 'Cuando un ejército baja de su punto de ruptura, acaba la partida.',
    en: 'When an army falls below its break point, the game ends.',
  },
  'WAB-SCN-06': {
    es: 'La unidad destruida, o que huye de la mesa, pierde todo su valor.',
    en: 'A unit destroyed or fled off the table loses its whole value.',
  },
  'WAB-SCN-07': {
    es: 'La unidad que queda a la mitad o menos pierde la mitad de su valor.',
    en: 'A unit at half strength or less loses half its value.',
  },
  'WAB-SCN-08': {
    es: 'Perder al general resta 2; al portaestandarte de batalla, 1.',
    en: 'Losing the general costs 2; losing the battle standard bearer, 1.',
  },
  'WAB-SCN-09': {
    es: 'Al acabar se suman los puntos de victoria; gana quien tenga más.',
    en: 'At the end victory points are added up; whoever has more wins.',
  },
  'WAB-SCN-10': {
    es: 'Por cada unidad o personaje enemigo destruido o huido de la mesa: sus puntos.',
    en: 'For each enemy unit or character destroyed or fled off the table: its points.',
  },
  'WAB-SCN-11': {
    es: 'Por un elefante desbocado que siga en la mesa: la mitad de sus puntos.',
    en: 'For an elephant still stampeding on the table: half its points.',
  },
  'WAB-SCN-12': {
    es: 'Las unidades que salieron persiguiendo y no volvieron no dan puntos.',
    en: 'Units that pursued off the table and did not return give no points.',
  },
  'WAB-SCN-13': {
    es: 'Por cada unidad o personaje que quede a la mitad o menos: la mitad de sus puntos.',
    en: 'For each unit or character at half strength or less: half its points.',
  },
  'WAB-SCN-14': {
    es: 'Por cada cuarto de mesa ocupado y sin enemigos: 100. Solo lo ocupa la tropa formada de cinco o más.',
    en: 'For each table quarter held and free of enemies: 100. Only formed troops of five or more hold one.',
  },
  'WAB-SCN-15': {
    es: 'El ejército deshecho no ocupa cuartos de mesa.',
    en: 'A broken army holds no table quarters.',
  },
  'WAB-SCN-16': {
    es: 'Por el general enemigo, muerto o huido: 100.',
    en: 'For the enemy general, dead or fled: 100.',
  },
  'WAB-SCN-17': {
    es: 'Por cada estandarte capturado: 100.',
    en: 'For each captured standard: 100.',
  },
  'WAB-SCN-18': {
    es: 'Por el estandarte de batalla capturado: 200; por el romano, 400.',
    en: 'For a captured battle standard: 200; for the Roman one, 400.',
  },
  'WAB-SCN-19': {
    es: 'Por llevar al enemigo a su punto de ruptura: 500.',
    en: 'For bringing the enemy to his break point: 500.',
  },
  'WAB-FAQ-01': {
    es: 'Aquí están las preguntas que han resuelto los jugadores.',
    en: 'These are the questions players have settled.',
  },
  'WAB-FAQ-02': {
    es: 'Después de pivotar y avanzar, nadie se desliza de lado.',
    en: 'After the wheel and the advance nobody slides sideways.',
  },
  'WAB-FAQ-03': {
    es: 'En una carga múltiple tampoco vale tocar solo una esquina.',
    en: 'In a multiple charge, touching only a corner will not do either.',
  },
  'WAB-FAQ-04': {
    es: 'La caballería en orden abierto no suma filas; la infantería en orden abierto las conserva en terreno difícil.',
    en: 'Open-order cavalry counts no ranks; open-order infantry keeps them in difficult ground.',
  },
  'WAB-FAQ-05': {
    es: 'Quien cede terreno mueve antes que quien huye.',
    en: 'Units giving ground move before those fleeing.',
  },
  'WAB-FAQ-06': {
    es: 'Una sola tirada de persecución vale contra todos los que huyen en línea recta hacia atrás.',
    en: 'One pursuit roll counts against all enemies that flee straight back.',
  },
  'WAB-FAQ-07': {
    es: 'Quien está fuera de la mesa no chequea por la muerte del general.',
    en: 'Units off the table do not test for the general’s death.',
  },
  'WAB-FAQ-08': {
    es: 'El personaje comparte las reglas de su unidad.',
    en: 'A character shares the rules of the unit he is with.',
  },
  'WAB-FAQ-09': {
    es: 'Un personaje en elefante puede cargar; en carro, solo dentro de una unidad de carros.',
    en: 'A character riding an elephant may charge; one in a chariot only with a chariot unit.',
  },
  'WAB-FAQ-10': {
    es: 'El piquero que golpea hacia el flanco no golpea primero.',
    en: 'A pikeman fighting to the flank does not strike first.',
  },
  'WAB-FAQ-11': {
    es: 'La partida de guerra obligada a cargar también chequea el miedo.',
    en: 'A warband forced to charge still takes fear tests.',
  },
  'WAB-FAQ-12': {
    es: 'La unidad con lanzas que cedió terreno sigue luchando en dos filas en la ronda siguiente.',
    en: 'Spearmen who gave ground still fight in two ranks in the next round.',
  },
  'WAB-FAQ-13': {
    es: 'Solo va en masa la caballería que lo tiene en su lista.',
    en: 'Only cavalry listed as massed is massed.',
  },
  'WAB-FAQ-14': {
    es: 'Los piqueros que luchan de frente golpean primero aunque otros de su unidad luchen hacia otro lado.',
    en: 'Pikemen fighting to the front strike first even if others of their unit are fighting to another side.',
  },
  'WAB-FAQ-15': {
    es: 'La infantería en orden abierto suma 2 por filas como mucho.',
    en: 'Open-order infantry counts 2 for ranks at most.',
  },
  'WAB-FAQ-16': {
    es: 'La cuña de caballería sin bardas paga un cuarto de su movimiento por la media vuelta.',
    en: 'An unbarded cavalry wedge pays a quarter of its move for an about face.',
  },
} as const satisfies Readonly<Record<string, Said>>
