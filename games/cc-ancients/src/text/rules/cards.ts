import type { Said } from '@acies/kernel'

export const cards = {
  'CCA-SEC-01': {
    es: 'Una carta de sección da órdenes a unidades y líderes de las secciones que nombra, hasta el número que indica.',
    en: 'A Section card orders units and leaders in the sections it names, up to the number it gives.',
  },
  'CCA-SEC-02': {
    es: 'Todas las cartas de sección llevan el casco: un líder de esa sección puede recibir una orden él solo.',
    en: 'Every Section card carries the helmet: a leader in that section may be ordered on his own.',
  },
  'CCA-SEC-03': {
    es: '«Orden a dos», «tres» o «cuatro unidades» vale para ese número de unidades o líderes, en cualquier combinación, de la sección que nombra la carta.',
    en: 'Order Two, Three or Four Units covers that many units or leaders, in any mix, in the section the card names.',
  },
  'CCA-SEC-04': {
    es: '«Ataque coordinado» da una sola orden en cada una de las tres secciones, a una unidad o a un líder.',
    en: 'Coordinated Attack gives a single order in each of the three sections, to a unit or a leader.',
  },
  'CCA-SEC-05': {
    es: '«Flanqueo» da orden a dos unidades o líderes de la sección izquierda y a dos de la derecha.',
    en: 'Out Flanked orders two units or leaders in the left section and two in the right.',
  },
  'CCA-TRP-01': {
    es: 'Una carta de tropa da orden a unidades de una clase, en cualquier sección, hasta el número de Mando.',
    en: 'A Troop card orders units of one class, in any section, up to Command.',
  },
  'CCA-TRP-02': {
    es: '«Orden a tropas ligeras» vale para unidades ligeras a pie y montadas, con la infantería auxiliar entre ellas.',
    en: 'Order Light Troops covers light foot and light mounted units, auxilia among them.',
  },
  'CCA-TRP-03': {
    es: 'Con «Orden a tropas ligeras», la infantería ligera y la auxiliar pueden atravesar una unidad amiga si mueven 2 hexágonos; la caballería ligera no.',
    en: 'Under Order Light Troops, light infantry and auxilia may pass through a friendly unit when moving 2 hexes; light cavalry may not.',
  },
  'CCA-TRP-04': {
    es: 'Quien juega «Orden a tropas ligeras» sin unidades ligeras en el tablero da orden a 1 unidad cualquiera, con las reglas normales.',
    en: 'A player of Order Light Troops with no light unit on the board orders any 1 unit, by the normal rules.',
  },
  'CCA-TRP-05': {
    es: '«Orden a tropas medias» vale para unidades medias a pie y montadas, guerreros incluidos. Sin ninguna en el tablero, da orden a 1 unidad cualquiera.',
    en: 'Order Medium Troops covers medium foot and mounted units, warriors included. With none on the board it orders any 1 unit.',
  },
  'CCA-TRP-06': {
    es: '«Orden a tropas pesadas» vale para unidades pesadas a pie y montadas, elefantes y carros incluidos. Sin ninguna en el tablero, da orden a 1 unidad cualquiera.',
    en: 'Order Heavy Troops covers heavy foot and mounted units, elephants and chariots included. With none on the board it orders any 1 unit.',
  },
  'CCA-TRP-07': {
    es: '«Orden a tropas montadas» da orden a unidades montadas y líderes, sumados hasta el número de Mando. Sin unidades montadas en el tablero, da orden a 1 unidad cualquiera.',
    en: 'Order Mounted orders mounted units and leaders, up to Command in all. With no mounted unit on the board it orders any 1 unit.',
  },
  'CCA-TRP-08': {
    es: '«Orden a tropas montadas» lleva el casco: un líder puede recibir una orden él solo y separarse, también de una unidad a pie.',
    en: 'Order Mounted carries the helmet: a leader may be ordered on his own and detach, even from a foot unit.',
  },
  'CCA-LDS-01': {
    es: 'Una carta de liderazgo da orden a un líder, a la unidad de su hexágono y a varias más que formen con él una cadena de hexágonos adyacentes.',
    en: 'A Leadership card orders one leader, the unit in his hex and several more that form a chain of adjacent hexes with him.',
  },
  'CCA-LDS-02': {
    es: '«Liderazgo» de cualquier sección usa cualquier líder propio: da orden a su hexágono y hasta a 3 hexágonos más en cadena.',
    en: 'Leadership Any Section uses any one friendly leader: it orders his hex and up to 3 more linked hexes.',
  },
  'CCA-LDS-03': {
    es: '«Liderazgo inspirado» usa un líder de la sección que nombra: da orden a su hexágono y hasta a 4 hexágonos más en cadena, que pueden pasar a otra sección.',
    en: 'Inspired Leadership uses a leader in the section it names: it orders his hex and up to 4 more linked hexes, which may run into another section.',
  },
  'CCA-LDS-04': {
    es: 'En lugar de usar un líder, una carta de liderazgo puede dar orden a 1 unidad cualquiera de cualquier sección.',
    en: 'Instead of using a leader, a Leadership card may order any 1 unit in any section.',
  },
  'CCA-LDS-05': {
    es: 'Las cartas de liderazgo no llevan casco: un líder unido no puede separarse de su unidad con ellas.',
    en: 'Leadership cards carry no helmet: an attached leader cannot leave his unit under them.',
  },
  'CCA-LDS-06': {
    es: 'Un líder solo que se usa para una carta de liderazgo recibe orden y puede moverse solo.',
    en: 'A lone leader used for a Leadership card is ordered and may move on his own.',
  },
  'CCA-TAC-01': {
    es: '«Choque de escudos» da orden a todas las unidades adyacentes a una unidad enemiga; estar junto a un líder solo no basta.',
    en: 'Clash of Shields orders every unit adjacent to an enemy unit; being next to a lone leader is not enough.',
  },
  'CCA-TAC-02': {
    es: 'Con «Choque de escudos» se ataca cuerpo a cuerpo con 2 dados más, sin mover antes ni disparar. Hay avance de ímpetu, pero el combate de bonificación usa los dados normales.',
    en: 'Under Clash of Shields units attack in close combat with 2 extra dice, without moving first or firing. They may advance, but a bonus close combat uses normal dice.',
  },
  'CCA-TAC-03': {
    es: 'Las unidades de «Choque de escudos» quedan fijadas al jugar la carta; las retiradas posteriores no añaden ni quitan ninguna.',
    en: 'The units of Clash of Shields are fixed when the card is played; later retreats neither add nor remove any.',
  },
  'CCA-TAC-04': {
    es: '«Contraataque» repite la última carta de turno del rival, con el Mando propio; si abre la partida, da orden a 1 unidad cualquiera.',
    en: 'Counter Attack repeats the opponent’s last turn card, using your own Command; as the first card of the game it orders any 1 unit.',
  },
  'CCA-TAC-05': {
    es: 'Al copiar con «Contraataque» una carta de sección o de «Liderazgo inspirado», izquierda y derecha se cambian: es la misma parte del tablero.',
    en: 'When Counter Attack copies a Section card or an Inspired Leadership card, left and right swap: it is the same part of the board.',
  },
  'CCA-TAC-06': {
    es: 'Al copiar «Liderazgo» de cualquier sección, la orden se da en la misma parte del tablero donde la dio el rival.',
    en: 'When Leadership Any Section is copied, the order must be given in the same part of the board where the opponent gave it.',
  },
  'CCA-TAC-07': {
    es: '«El cielo se oscurece» da orden a todas las unidades que disparan: no mueven ni combaten cuerpo a cuerpo, y cada una puede disparar dos veces seguidas, con objetivos distintos si se quiere.',
    en: 'Darken the Sky orders all missile units: they neither move nor fight close combat, and each may fire twice in a row, at different targets if desired.',
  },
  'CCA-TAC-08': {
    es: 'Quien juega «El cielo se oscurece» sin unidades que disparen en el tablero da orden a 1 unidad cualquiera.',
    en: 'A player of Darken the Sky with no missile unit on the board orders any 1 unit.',
  },
  'CCA-TAC-09': {
    es: '«A paso ligero» da orden hasta a 4 unidades a pie que formen un solo grupo de hexágonos adyacentes.',
    en: 'Double Time orders up to 4 foot units that form a single group of adjacent hexes.',
  },
  'CCA-TAC-10': {
    es: 'Con «A paso ligero», las unidades a pie pueden mover 2 hexágonos y aun así combatir cuerpo a cuerpo.',
    en: 'Under Double Time foot units may move 2 hexes and still fight in close combat.',
  },
  'CCA-TAC-11': {
    es: 'Con «A paso ligero» los guerreros pueden mover hasta 3 hexágonos; si mueven 2 o 3, el combate cuerpo a cuerpo es obligatorio.',
    en: 'Under Double Time warriors may move up to 3 hexes; if they move 2 or 3, close combat is compulsory.',
  },
  'CCA-TAC-12': {
    es: 'Las unidades con orden de «A paso ligero» no pueden disparar.',
    en: 'Units ordered by Double Time cannot fire.',
  },
  'CCA-TAC-13': {
    es: 'Con «A paso ligero» la infantería ligera sigue moviendo 2 hexágonos; la auxiliar puede mover 2 y combatir cuerpo a cuerpo.',
    en: 'Under Double Time light infantry still moves 2 hexes; auxilia may move 2 and fight in close combat.',
  },
  'CCA-TAC-14': {
    es: 'Quien juega «A paso ligero» sin unidades a pie en el tablero da orden a 1 unidad cualquiera.',
    en: 'A player of Double Time with no foot unit on the board orders any 1 unit.',
  },
  'CCA-TAC-15': {
    es: '«Primer golpe» no es carta de turno: la juega el defensor cuando atacan cuerpo a cuerpo a una unidad suya, antes de tirar. Si es la única de la mano, se descarta en un turno sin órdenes.',
    en: 'First Strike is not a turn card: the defender plays it when a unit is attacked in close combat, before the roll. If it is the only card in hand, it is discarded for a turn without orders.',
  },
  'CCA-TAC-16': {
    es: 'Con «Primer golpe» la unidad atacada combate primero. Si el atacante sobrevive y sigue en su hexágono, puede responder; ninguno de los dos avanza.',
    en: 'With First Strike the unit attacked fights first. If the attacker survives in its hex, it may battle back; neither of them advances.',
  },
  'CCA-TAC-17': {
    es: 'Al final del turno, quien jugó «Primer golpe» roba una carta antes que el jugador en turno.',
    en: 'At the end of the turn the player who used First Strike draws a card before the active player.',
  },
  'CCA-TAC-18': {
    es: '«Soy Espartaco» tira tantos dados como Mando: cada color da orden a una unidad de esa clase; cada casco, a cualquier unidad o a un líder. Banderas y espadas no dan nada.',
    en: 'I Am Spartacus rolls Command dice: each colour orders one unit of that class; each helmet orders any unit or one leader. Flags and swords order nothing.',
  },
  'CCA-TAC-19': {
    es: 'Las unidades con orden de «Soy Espartaco» pueden estar en cualquier sección.',
    en: 'Units ordered by I Am Spartacus may be in any section.',
  },
  'CCA-TAC-20': {
    es: 'Las unidades con orden de «Soy Espartaco» tiran 1 dado más en todos sus combates del turno, también al disparar.',
    en: 'Units ordered by I Am Spartacus roll 1 extra die in all their combats this turn, fire included.',
  },
  'CCA-TAC-21': {
    es: 'Tras «Soy Espartaco» se barajan juntos el mazo, los descartes y la propia carta; las manos no se tocan. Copiada con «Contraataque», no se baraja.',
    en: 'After I Am Spartacus the deck, the discards and the card itself are shuffled together; hands are untouched. Copied by Counter Attack, nothing is shuffled.',
  },
  'CCA-TAC-22': {
    es: '«Mando en línea» da orden a un solo grupo de unidades a pie en hexágonos adyacentes, del tamaño que sea.',
    en: 'Line Command orders one group of foot units in adjacent hexes, of any size.',
  },
  'CCA-TAC-23': {
    es: 'Con «Mando en línea» cada unidad mueve como mucho 1 hexágono y después puede disparar o combatir cuerpo a cuerpo.',
    en: 'Under Line Command each unit moves at most 1 hex and may then fire or fight in close combat.',
  },
  'CCA-TAC-24': {
    es: 'Con «Mando en línea», el avance de ímpetu y el combate de bonificación son los normales. Sin unidades a pie en el tablero, da orden a 1 unidad cualquiera.',
    en: 'Under Line Command, momentum advances and bonus close combats are as usual. With no foot unit on the board it orders any 1 unit.',
  },
  'CCA-TAC-25': {
    es: '«Mueve-dispara-mueve» da orden a unidades ligeras hasta el número de Mando: cada una puede mover, disparar y volver a mover, pero no combatir cuerpo a cuerpo.',
    en: 'Move-Fire-Move orders light units up to Command: each may move, fire and move again, but not fight in close combat.',
  },
  'CCA-TAC-26': {
    es: 'Con «Mueve-dispara-mueve» van primero todos los movimientos, luego todos los disparos y al final todos los segundos movimientos; después ya no se combate.',
    en: 'Under Move-Fire-Move all first moves come first, then all fire, then all second moves; after that nobody battles.',
  },
  'CCA-TAC-27': {
    es: 'Con «Mueve-dispara-mueve», la infantería ligera y la auxiliar pueden atravesar unidades amigas si mueven 2 hexágonos.',
    en: 'Under Move-Fire-Move, light infantry and auxilia may pass through friendly units when moving 2 hexes.',
  },
  'CCA-TAC-28': {
    es: 'Quien juega «Mueve-dispara-mueve» sin unidades ligeras en el tablero da orden a 1 unidad cualquiera.',
    en: 'A player of Move-Fire-Move with no light unit on the board orders any 1 unit.',
  },
  'CCA-TAC-29': {
    es: '«Carga montada» da orden a unidades montadas hasta el número de Mando; tiran 1 dado más en todos sus ataques cuerpo a cuerpo del turno, incluido el de bonificación.',
    en: 'Mounted Charge orders mounted units up to Command; they roll 1 extra die in all their close combat attacks this turn, the bonus one included.',
  },
  'CCA-TAC-30': {
    es: 'Con «Carga montada», la caballería pesada, los elefantes y los carros pueden mover 3 hexágonos y combatir.',
    en: 'Under Mounted Charge, heavy cavalry, elephants and chariots may move 3 hexes and battle.',
  },
  'CCA-TAC-31': {
    es: 'Las unidades con orden de «Carga montada» no pueden disparar. Sin unidades montadas en el tablero, da orden a 1 unidad cualquiera.',
    en: 'Units ordered by Mounted Charge cannot fire. With no mounted unit on the board the card orders any 1 unit.',
  },
  'CCA-TAC-32': {
    es: '«Reorganización» tira tantos dados como Mando: cada color devuelve un bloque perdido a una unidad de su clase con un líder o adyacente a él; un casco, a una de cualquier clase.',
    en: 'Rally rolls Command dice: each colour gives back one lost block to a unit of its class with a leader or next to one; a helmet, to a unit of any class.',
  },
  'CCA-TAC-33': {
    es: 'Las unidades que recuperan bloques con «Reorganización» reciben orden: pueden mover y combatir.',
    en: 'Units that regain blocks through Rally are ordered: they may move and battle.',
  },
  'CCA-TAC-34': {
    es: 'Los elefantes y los carros no recuperan bloques con «Reorganización».',
    en: 'Elephants and chariots cannot regain blocks through Rally.',
  },
  'CCA-TAC-35': {
    es: 'Quien juega «Reorganización» sin ningún líder en el tablero da orden a 1 unidad cualquiera.',
    en: 'A player of Rally with no leader on the board orders any 1 unit.',
  },
} as const satisfies Record<string, Said>
