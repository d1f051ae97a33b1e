import type { Said } from '@acies/kernel'

export const machines = {
  'WAB-WAR-01': {
    es: 'Las máquinas más comunes lanzan piedras o virotes.',
    en: 'The most common machines throw stones or bolts.',
  },
  'WAB-WAR-02': {
    es: 'Las máquinas iguales a 5″ o menos unas de otras forman batería.',
    en: 'Machines of the same kind within 5″ of each other form a battery.',
  },
  'WAB-WAR-03': {
    es: 'Las máquinas de una batería no se separan.',
    en: 'The machines of a battery stay together.',
  },
  'WAB-WAR-04': {
    es: 'Una máquina cuenta como tantas miniaturas como dotación le queda.',
    en: 'A machine counts as one model for each crewman left.',
  },
  'WAB-WAR-05': {
    es: 'La dotación va en peanas aparte y se la puede ahuyentar.',
    en: 'The crew stands on bases of its own and can be driven off.',
  },
  'WAB-WAR-06': {
    es: 'La dotación no deja su máquina por propia voluntad, salvo para servir otra.',
    en: 'The crew never leaves its machine by choice, except to man another.',
  },
  'WAB-WAR-07': {
    es: 'La dotación no carga; si la cargan lejos de su máquina, huye.',
    en: 'Crew cannot charge; if charged away from their machine, they flee.',
  },
  'WAB-WAR-08': {
    es: 'Un personaje puede unirse a una máquina, pero no la sirve.',
    en: 'A character may join a machine, but cannot work it.',
  },
  'WAB-WAR-09': {
    es: 'La máquina es un blanco grande; cada impacto da a la máquina con 1 a 4 y a la dotación con 5 o 6.',
    en: 'A machine is a large target; each hit strikes the machine on 1 to 4, the crew on 5 or 6.',
  },
  'WAB-WAR-10': {
    es: 'Los impactos en la dotación se reparten con el personaje que la acompaña.',
    en: 'Hits on the crew are shared with any character who is with it.',
  },
  'WAB-WAR-11': {
    es: 'En cuerpo a cuerpo, a la máquina se le impacta siempre.',
    en: 'In close combat the machine is hit automatically.',
  },
  'WAB-WAR-12': {
    es: 'Si no tiene dotación, el primer impacto la destruye.',
    en: 'With no crew, it is destroyed by the first hit.',
  },
  'WAB-WAR-13': {
    es: 'Atacar una máquina abandonada no traba a nadie.',
    en: 'Attacking an abandoned machine does not count as being engaged.',
  },
  'WAB-WAR-14': {
    es: 'El daño que sufre una máquina se acumula.',
    en: 'Damage to a machine adds up.',
  },
  'WAB-WAR-15': {
    es: 'Si tiene daños o le falta dotación, solo dispara si saca con un dado más que sus daños y bajas juntos.',
    en: 'A damaged or under-crewed machine fires only if a die rolls higher than its damage plus crew lost.',
  },
  'WAB-WAR-16': {
    es: 'Sin dotación no dispara.',
    en: 'A machine without crew cannot fire.',
  },
  'WAB-WAR-17': {
    es: 'Si la cargan, la dotación aguanta o huye; toda la batería reacciona igual.',
    en: 'A charged crew may hold or flee; a battery reacts as one.',
  },
  'WAB-WAR-18': {
    es: 'Si aguanta, lucha junto a su máquina.',
    en: 'If it holds, it fights beside its machine.',
  },
  'WAB-WAR-19': {
    es: 'Si cargan a una batería, todas las dotaciones acuden a luchar.',
    en: 'When a battery is charged, all its crews gather to fight.',
  },
  'WAB-WAR-20': {
    es: 'Si huye, quien carga la sigue o se para en la máquina.',
    en: 'If it flees, the charger may go on after it or stop at the machine.',
  },
  'WAB-WAR-21': {
    es: 'La dotación desmoralizada abandona la máquina; el vencedor la persigue, salvo que se contenga.',
    en: 'A broken crew abandons its machine; the victors pursue it, unless they hold back.',
  },
  'WAB-WAR-22': {
    es: 'Los perseguidores pasan a través de las máquinas.',
    en: 'Pursuers move straight through machines.',
  },
  'WAB-WAR-23': {
    es: 'Una máquina abandonada puede servirla otra dotación que se haya quedado sin la suya.',
    en: 'A crew that has lost its own machine may man an abandoned one.',
  },
  'WAB-WAR-24': {
    es: 'Catapulta de ejemplo: Fuerza 7, Resistencia 6, tres heridas.',
    en: 'An example catapult: Strength 7, Toughness 6, three wounds.',
  },
  'WAB-WAR-25': {
    es: 'La catapulta solo mueve si tiene ruedas, y ese turno no dispara.',
    en: 'A catapult moves only if it has wheels, and does not fire that turn.',
  },
  'WAB-WAR-26': {
    es: 'La catapulta dispara antes que los demás tiradores.',
    en: 'Catapults fire before all other shooters.',
  },
  'WAB-WAR-27': {
    es: 'Usa una plantilla redonda de 3″.',
    en: 'It uses a round template 3″ across.',
  },
  'WAB-WAR-28': {
    es: 'Se apunta y se dice sin medir una distancia de hasta 48″.',
    en: 'It is aimed, and a distance of up to 48″ is named without measuring.',
  },
  'WAB-WAR-29': {
    es: 'Se tiran juntos el dado de dispersión y el de artillería.',
    en: 'The scatter die and the artillery die are rolled together.',
  },
  'WAB-WAR-30': {
    es: 'El dado de dispersión dice si la piedra cae donde se apuntaba o hacia dónde se desvía.',
    en: 'The scatter die shows whether the stone lands where it was aimed, or which way it strays.',
  },
  'WAB-WAR-31': {
    es: 'El dado de artillería da de 2 a 10, o un fallo que anula el disparo.',
    en: 'The artillery die gives 2 to 10, or a misfire that cancels the shot.',
  },
  'WAB-WAR-32': {
    es: 'Si la piedra se desvía, ese número son las pulgadas.',
    en: 'If the stone strays, that number is how many inches.',
  },
  'WAB-WAR-33': {
    es: 'La miniatura que queda bajo el centro recibe un impacto.',
    en: 'The model under the centre is hit.',
  },
  'WAB-WAR-34': {
    es: 'Las miniaturas cubiertas al menos a medias por la plantilla lo reciben con 4 o más.',
    en: 'Models at least half covered by the template are hit on 4 or more.',
  },
  'WAB-WAR-35': {
    es: 'Se hiere con la Fuerza de la catapulta.',
    en: 'Hits wound at the catapult’s Strength.',
  },
  'WAB-WAR-36': {
    es: 'Fallo de la catapulta: con 1 queda destruida; con 2 o 3 no dispara en este turno ni en el siguiente; con más, solo en este.',
    en: 'Catapult misfire: on 1 it is destroyed; on 2 or 3 it does not fire this turn or the next; on more, only this turn is lost.',
  },
  'WAB-WAR-37': {
    es: 'Cada herida vale por 1D3 o 1D6, según el tamaño de la catapulta, y no hay salvación.',
    en: 'Each wound counts as 1D3 or 1D6 by the size of the catapult, with no save.',
  },
  'WAB-WAR-38': {
    es: 'Catapulta normal, Fuerza 6; grande, 7; enorme, 8.',
    en: 'Normal catapult, Strength 6; large, 7; huge, 8.',
  },
  'WAB-WAR-39': {
    es: 'Orden: apuntar, tirar los dados, fallo o desvío, impactos y heridas.',
    en: 'Sequence: aim, roll the dice, misfire or stray, hits, wounds.',
  },
  'WAB-WAR-40': {
    es: 'Lanzavirotes de ejemplo: Fuerza 5, Resistencia 5, dos heridas.',
    en: 'An example bolt thrower: Strength 5, Toughness 5, two wounds.',
  },
  'WAB-WAR-41': {
    es: 'El lanzavirotes de tres sirvientes o menos mueve al paso de ellos, y ese turno no dispara.',
    en: 'A bolt thrower with a crew of three or fewer moves at their pace, and does not fire that turn.',
  },
  'WAB-WAR-42': {
    es: 'El de cuatro sirvientes o más solo mueve si tiene ruedas.',
    en: 'One with four or more moves only if it has wheels.',
  },
  'WAB-WAR-43': {
    es: 'El lanzavirotes dispara con los demás tiradores y gira hacia su blanco.',
    en: 'Bolt throwers fire with the other shooters and turn to face their target.',
  },
  'WAB-WAR-44': {
    es: 'El virote va recto al primero que encuentra, con la HP de la dotación.',
    en: 'The bolt flies straight at the first target in its path, on the crew’s BS.',
  },
  'WAB-WAR-45': {
    es: 'Un virote que falla no hace nada.',
    en: 'A bolt that misses does nothing.',
  },
  'WAB-WAR-46': {
    es: 'Hiere con Fuerza 4 o 5, según el tipo.',
    en: 'It wounds with Strength 4 or 5, by type.',
  },
  'WAB-WAR-47': {
    es: 'Si mata, atraviesa hasta la fila siguiente, con 1 menos de Fuerza.',
    en: 'If it kills, it goes through to the next rank with 1 less Strength.',
  },
  'WAB-WAR-48': {
    es: 'Cada miniatura herida sufre 1D4 heridas, sin salvación.',
    en: 'Each model wounded suffers 1D4 wounds, with no save.',
  },
  'WAB-WAR-49': {
    es: 'Alcanza como mucho a una miniatura por fila, en línea recta.',
    en: 'It hits at most one model per rank, in a straight line.',
  },
  'WAB-WAR-50': {
    es: 'Lanzavirotes normal: 48″, Fuerza 5, una menos por cada fila.',
    en: 'Standard bolt thrower: 48″, Strength 5, one less for each rank passed.',
  },
  'WAB-WAR-51': {
    es: 'Orden: impactar, herir y pasar a la fila siguiente, hasta que no se hiera a alguien.',
    en: 'Sequence: hit, wound, next rank, until a roll to wound fails.',
  },
  'WAB-WAR-52': {
    es: 'El cañón ligero no dispara por encima de los suyos.',
    en: 'Light cannon do not fire over friends.',
  },
  'WAB-WAR-53': {
    es: 'Cañón de ejemplo: Fuerza 7, Resistencia 6, tres heridas.',
    en: 'An example cannon: Strength 7, Toughness 6, three wounds.',
  },
  'WAB-WAR-54': {
    es: 'El cañón con ruedas mueve al paso de su dotación; si mueve o gira, no dispara.',
    en: 'A wheeled cannon moves at its crew’s pace; if it moves or turns, it does not fire.',
  },
  'WAB-WAR-55': {
    es: 'El cañón dispara antes que los arqueros y demás tiradores.',
    en: 'Cannon fire before archers and other shooters.',
  },
  'WAB-WAR-56': {
    es: 'El cañón dispara solo en la línea a la que apunta.',
    en: 'A cannon fires only straight along its barrel.',
  },
  'WAB-WAR-57': {
    es: 'Se dice una distancia de hasta 36″ y se tira el dado de artillería.',
    en: 'A distance of up to 36″ is named, and the artillery die is rolled.',
  },
  'WAB-WAR-58': {
    es: 'La bala cae a la distancia dicha más lo que saque el dado.',
    en: 'The ball lands at the distance named plus the die.',
  },
  'WAB-WAR-59': {
    es: 'Se marca el punto donde cae.',
    en: 'The point where it lands is marked.',
  },
  'WAB-WAR-60': {
    es: 'Se tira otra vez el dado para el bote; la bala alcanza a quienes cruza, uno por fila.',
    en: 'The die is rolled again for the bounce; the ball hits those it crosses, one per rank.',
  },
  'WAB-WAR-61': {
    es: 'La bala de cañón tiene Fuerza 6 y causa 1D6 heridas, sin salvación.',
    en: 'The ball has Strength 6 and causes 1D6 wounds, with no save.',
  },
  'WAB-WAR-62': {
    es: 'Si falla el dado del bote, la bala se clava donde cayó; también se para en terreno muy difícil y en las cuestas.',
    en: 'A misfire on the bounce stops the ball where it landed; very difficult ground and slopes stop it too.',
  },
  'WAB-WAR-63': {
    es: 'Fallo del cañón: con 4 o más pierde este turno; con 3, también el siguiente; con 2 muere un sirviente y los demás chequean pánico; con 1 revienta.',
    en: 'Cannon misfire: on 4 or more it loses this turn; on 3 the next as well; on 2 a crewman dies and the rest take a panic test; on 1 it bursts.',
  },
  'WAB-WAR-64': {
    es: 'Cañón órgano de ejemplo: Fuerza 4, Resistencia 5, dos heridas.',
    en: 'An example organ gun: Strength 4, Toughness 5, two wounds.',
  },
  'WAB-WAR-65': {
    es: 'El cañón órgano puede formar batería con cañones.',
    en: 'An organ gun may form a battery with cannon.',
  },
  'WAB-WAR-66': {
    es: 'El cañón órgano puede aguantar y disparar.',
    en: 'An organ gun may stand and shoot.',
  },
  'WAB-WAR-67': {
    es: 'El cañón órgano que mueve no dispara.',
    en: 'An organ gun that moves does not fire.',
  },
  'WAB-WAR-68': {
    es: 'El cañón órgano dispara en la fase de disparo.',
    en: 'An organ gun fires in the shooting phase.',
  },
  'WAB-WAR-69': {
    es: 'La plantilla de lágrima parte de la boca; del dado solo importa si sale un fallo.',
    en: 'The teardrop template starts at the muzzle; on the die only a misfire matters.',
  },
  'WAB-WAR-70': {
    es: 'La plantilla avanza 1D6″; quienes cubre al principio o al final reciben un impacto con 4 o más.',
    en: 'The template moves on 1D6″; models covered at its start or end are hit on 4 or more.',
  },
  'WAB-WAR-71': {
    es: 'Un impacto por miniatura, Fuerza 4 y salvación a −1.',
    en: 'One hit per model, Strength 4, saves at −1.',
  },
} as const satisfies Readonly<Record<string, Said>>
