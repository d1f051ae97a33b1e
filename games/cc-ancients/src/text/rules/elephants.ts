import type { Said } from '@acies/kernel'

export const elephants = {
  'CCA-ELE-01': {
    es: 'Los elefantes atacan con los dados propios del tipo de su objetivo, sin bonificaciones: ligeras 2, auxiliares y caballería media 3, infantería media y caballería pesada 4, infantería pesada 5.',
    en: 'Elephants attack with the basic dice of their target’s type, without bonuses: light units 2, auxilia and medium cavalry 3, medium infantry and heavy cavalry 4, heavy infantry 5.',
  },
  'CCA-ELE-02': {
    es: 'Elefantes contra elefantes tiran 3 dados.',
    en: 'Elephants roll 3 dice against elephants.',
  },
  'CCA-ELE-03': {
    es: 'Los elefantes tiran 1 dado contra un líder solo.',
    en: 'Elephants roll 1 die against a lone leader.',
  },
  'CCA-ELE-04': {
    es: 'Los elefantes tiran 3 dados contra guerreros, estén o no a fuerza completa.',
    en: 'Elephants roll 3 dice against warriors, at full strength or not.',
  },
  'CCA-ELE-05': {
    es: 'Los elefantes tiran 3 dados contra carros pesados.',
    en: 'Elephants roll 3 dice against heavy chariots.',
  },
  'CCA-ELE-06': {
    es: 'Al responder, los elefantes tiran los dados básicos de quien los atacó, sin bonificaciones: 3 si son guerreros, carros o elefantes.',
    en: 'Battling back, elephants roll the basic dice of their attacker, without bonuses: 3 against warriors, chariots or elephants.',
  },
  'CCA-ELE-07': {
    es: 'Cada espada con la que los elefantes impactan se vuelve a tirar y puede dar más impactos, banderas y espadas. Una espada que no impacta no se repite.',
    en: 'Each sword with which elephants score a hit is rolled again and may give more hits, flags and swords. A sword that does not hit is not rolled again.',
  },
  'CCA-ELE-08': {
    es: 'Los elefantes ignoran todas las espadas que salen contra ellos en combate cuerpo a cuerpo.',
    en: 'Elephants ignore every sword rolled against them in close combat.',
  },
  'CCA-ELE-09': {
    es: 'Un líder puede ir con los elefantes, pero no les aporta nada: ni impactan con cascos ni ignoran banderas por él.',
    en: 'A leader may go with elephants but gives them nothing: no helmet hits and no flag ignored.',
  },
  'CCA-ELE-10': {
    es: 'Cuando la caballería o los carros tiran contra elefantes en combate cuerpo a cuerpo, los elefantes ignoran un cuadrado rojo de cada tirada.',
    en: 'When cavalry or chariots roll against elephants in close combat, the elephants ignore one red square of each roll.',
  },
  'CCA-ELE-11': {
    es: 'Cuando la caballería o los carros tiran contra elefantes en combate cuerpo a cuerpo, los elefantes pueden ignorar una bandera de cada tirada.',
    en: 'When cavalry or chariots roll against elephants in close combat, the elephants may ignore one flag of each roll.',
  },
  'CCA-ELE-12': {
    es: 'La caballería y los carros que se retiran por los elefantes en combate cuerpo a cuerpo retroceden un hexágono más por cada bandera no ignorada.',
    en: 'Cavalry and chariots made to retreat by elephants in close combat go back one extra hex for each flag not ignored.',
  },
  'CCA-ELE-13': {
    es: 'Los elefantes dan apoyo a otras unidades, pero nunca lo reciben, ni de unidades ni de líderes.',
    en: 'Elephants support other units but never receive support, from units or from leaders.',
  },
  'CCA-ELE-14': {
    es: 'Los elefantes no pueden evadirse.',
    en: 'Elephants cannot evade.',
  },
  'CCA-RMP-01': {
    es: 'Los elefantes que deben retirarse hacen primero una estampida y luego se retiran: una sola, por muchas banderas que haya.',
    en: 'Elephants that must retreat rampage first and then retreat: only once, however many flags there are.',
  },
  'CCA-RMP-02': {
    es: 'En la estampida se tiran 2 dados contra cada hexágono adyacente a los elefantes con una unidad o un líder solo, amigo o enemigo.',
    en: 'In a rampage 2 dice are rolled against each hex next to the elephants with a unit or a lone leader, friend or enemy.',
  },
  'CCA-RMP-03': {
    es: 'En la estampida cada jugador tira contra las piezas del otro; empieza el rival del dueño de los elefantes.',
    en: 'In a rampage each player rolls against the other’s pieces; the opponent of the elephants’ owner goes first.',
  },
  'CCA-RMP-04': {
    es: 'En la estampida solo impacta el color de la unidad; espadas, cascos y banderas no hacen nada. Un casco elimina a un líder solo; si no sale, él se queda donde está.',
    en: 'In a rampage only the unit’s colour hits; swords, helmets and flags do nothing. A helmet eliminates a lone leader; otherwise he stays where he is.',
  },
  'CCA-RMP-05': {
    es: 'Si la estampida impacta a una unidad con líder unido, se tira por la suerte del líder.',
    en: 'If a rampage hits a unit with an attached leader, a leader casualty check is made.',
  },
  'CCA-RMP-06': {
    es: 'Si hay unidades que cierran la retirada de los elefantes, ellos no pierden nada: cada unidad que estorba pierde un bloque por cada hexágono que les falta por retroceder. Si solo los frena el borde o terreno impracticable, pagan ellos.',
    en: 'If units bar the elephants’ retreat, the elephants lose nothing: each unit in the way loses one block per hex not retreated. If only the edge or impassable terrain stops them, they pay themselves.',
  },
  'CCA-RMP-07': {
    es: 'Los elefantes se retiran 1 hexágono por bandera: con dos, una sola estampida y después 2 hexágonos.',
    en: 'Elephants retreat 1 hex per flag: with two flags, a single rampage and then 2 hexes.',
  },
  'CCA-RMP-08': {
    es: 'La estampida pisotea también a la unidad que la provocó si está adyacente a los elefantes.',
    en: 'The rampage also tramples the unit that caused it if it is adjacent to the elephants.',
  },
} as const satisfies Record<string, Said>
