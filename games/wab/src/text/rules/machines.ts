import type { Said } from '@acies/kernel'

export const machines = {
  'WAB-WAR-01': {
    es: 'Las máquinas más comunes lanzan piedras o virotes.',
    en: 'The common machines throw stones or bolts.',
  },
  'WAB-WAR-02': {
    es: 'Las máquinas iguales a 5″ forman batería.',
    en: 'Machines of one kind within 5″ form a battery.',
  },
  'WAB-WAR-03': {
    es: 'Las de una batería siguen juntas.',
    en: 'Those of a battery stay together.',
  },
  'WAB-WAR-04': {
    es: 'Una máquina cuenta como la dotación que le queda.',
    en: 'A machine counts as many models as it has crew.',
  },
  'WAB-WAR-05': {
    es: 'La dotación va en peanas aparte y se la puede ahuyentar.',
    en: 'The crew stands on its own bases and can be driven off.',
  },
  'WAB-WAR-06': {
    es: 'La dotación no la deja por gusto, salvo para servir otra.',
    en: 'The crew does not leave by choice, save to man another.',
  },
  'WAB-WAR-07': {
    es: 'La dotación no carga; cargada lejos de su máquina, huye.',
    en: 'Crew do not charge; charged away from their machine they flee.',
  },
  'WAB-WAR-08': {
    es: 'Un personaje puede unirse a una máquina, pero no la sirve.',
    en: 'A character may join a machine, but does not work it.',
  },
  'WAB-WAR-09': {
    es: 'La máquina es blanco grande; de los impactos, 5 o 6 dan a la dotación.',
    en: 'A machine is a large target; of the hits 5 or 6 strike the crew.',
  },
  'WAB-WAR-10': {
    es: 'Los impactos de la dotación se reparten con el personaje.',
    en: 'Hits on the crew are shared with the character.',
  },
  'WAB-WAR-11': {
    es: 'En combate la máquina recibe todos los golpes.',
    en: 'In combat the machine is struck automatically.',
  },
  'WAB-WAR-12': {
    es: 'Sin dotación, la destruye el primer impacto.',
    en: 'Without crew the first hit destroys it.',
  },
  'WAB-WAR-13': {
    es: 'Atacar una máquina abandonada no traba a nadie.',
    en: 'Attacking an abandoned machine engages nobody.',
  },
  'WAB-WAR-14': {
    es: 'El daño de la máquina se acumula.',
    en: 'A machine’s damage adds up.',
  },
  'WAB-WAR-15': {
    es: 'Dañada o con bajas, dispara si un dado supera daño más bajas.',
    en: 'Damaged or short of crew it fires if a die beats damage plus losses.',
  },
  'WAB-WAR-16': {
    es: 'Sin dotación no dispara.',
    en: 'Without crew it does not fire.',
  },
  'WAB-WAR-17': {
    es: 'Cargada, la dotación aguanta o huye; la batería reacciona a una.',
    en: 'Charged, the crew holds or flees; a battery reacts as one.',
  },
  'WAB-WAR-18': {
    es: 'Si aguanta, lucha junto a su máquina.',
    en: 'Holding, it fights beside its machine.',
  },
  'WAB-WAR-19': {
    es: 'En una batería toda la gente acude a luchar.',
    en: 'In a battery all the crews gather to fight.',
  },
  'WAB-WAR-20': {
    es: 'Si huye, el que carga la sigue o se para en la máquina.',
    en: 'If it flees the charger follows it or stops at the machine.',
  },
  'WAB-WAR-21': {
    es: 'Vencida, abandona la máquina; el vencedor la persigue o se contiene.',
    en: 'Beaten it abandons the machine; the victor pursues or restrains.',
  },
  'WAB-WAR-22': {
    es: 'Los perseguidores pasan a través de las máquinas.',
    en: 'Pursuers pass through machines.',
  },
  'WAB-WAR-23': {
    es: 'Otra dotación sin máquina puede servirla.',
    en: 'Another crew without a machine may man it.',
  },
  'WAB-WAR-24': {
    es: 'Una catapulta: Fuerza 7, Resistencia 6, tres heridas.',
    en: 'A catapult: Strength 7, Toughness 6, three wounds.',
  },
  'WAB-WAR-25': {
    es: 'La catapulta solo mueve con ruedas, y ese turno no dispara.',
    en: 'A catapult moves only on wheels, and does not fire that turn.',
  },
  'WAB-WAR-26': {
    es: 'La catapulta dispara antes que los demás.',
    en: 'A catapult fires before the others.',
  },
  'WAB-WAR-27': {
    es: 'Usa una plantilla redonda de 3″.',
    en: 'It uses a round template of 3″.',
  },
  'WAB-WAR-28': {
    es: 'Se apunta y se dice una distancia de hasta 48″, sin medir.',
    en: 'It is aimed and a distance of up to 48″ named, without measuring.',
  },
  'WAB-WAR-29': {
    es: 'Se tiran juntos el dado de dispersión y el de artillería.',
    en: 'Scatter and artillery dice are rolled together.',
  },
  'WAB-WAR-30': {
    es: 'El de dispersión da en el blanco o señala hacia dónde se desvía.',
    en: 'The scatter die hits or shows where it strays.',
  },
  'WAB-WAR-31': {
    es: 'El de artillería da 2 a 10, o un fallo que anula el disparo.',
    en: 'The artillery die gives 2 to 10, or a misfire that cancels the shot.',
  },
  'WAB-WAR-32': {
    es: 'Si se desvía, ese número son las pulgadas.',
    en: 'If it strays that number is the inches.',
  },
  'WAB-WAR-33': {
    es: 'Quien está bajo el centro recibe el impacto.',
    en: 'Whoever is under the middle is hit.',
  },
  'WAB-WAR-34': {
    es: 'Los medio cubiertos por la plantilla, con 4 o más.',
    en: 'Those half covered by the template, on 4 or more.',
  },
  'WAB-WAR-35': {
    es: 'Se hiere con la Fuerza de la catapulta.',
    en: 'Hits wound at the catapult’s Strength.',
  },
  'WAB-WAR-36': {
    es: 'Fallo de la catapulta: con 1 se destruye, con 2 o 3 pierde dos turnos, con más uno.',
    en: 'Catapult misfire: 1 destroyed, 2 or 3 two turns lost, more one.',
  },
  'WAB-WAR-37': {
    es: 'Cada herida vale 1D3 o 1D6 según el tamaño, sin salvación.',
    en: 'Each wound counts 1D3 or 1D6 by size, without a save.',
  },
  'WAB-WAR-38': {
    es: 'Catapulta normal, Fuerza 6; grande, 7; enorme, 8.',
    en: 'Normal catapult, Strength 6; large, 7; huge, 8.',
  },
  'WAB-WAR-39': {
    es: 'Orden: apuntar, dados, fallo o desvío, impactos, heridas.',
    en: 'Order: aim, dice, misfire or stray, hits, wounds.',
  },
  'WAB-WAR-40': {
    es: 'Un lanzavirotes: Fuerza 5, Resistencia 5, dos heridas.',
    en: 'A bolt thrower: Strength 5, Toughness 5, two wounds.',
  },
  'WAB-WAR-41': {
    es: 'Con tres hombres o menos la mueven a su paso, y ese turno no dispara.',
    en: 'With three men or fewer it moves at their pace, and does not fire that turn.',
  },
  'WAB-WAR-42': {
    es: 'Con cuatro o más, solo si tiene ruedas.',
    en: 'With four or more, only on wheels.',
  },
  'WAB-WAR-43': {
    es: 'El lanzavirotes dispara con los demás y gira hacia su blanco.',
    en: 'A bolt thrower fires with the others and turns to its target.',
  },
  'WAB-WAR-44': {
    es: 'El virote va recto al primero que encuentra, con la HP de la dotación.',
    en: 'The bolt flies straight to the first in its path, on the crew’s BS.',
  },
  'WAB-WAR-45': {
    es: 'Si falla, nada.',
    en: 'A bolt that misses does nothing.',
  },
  'WAB-WAR-46': {
    es: 'Hiere con Fuerza 4 o 5, según el tipo.',
    en: 'It wounds at Strength 4 or 5, by type.',
  },
  'WAB-WAR-47': {
    es: 'Si mata, atraviesa al de la fila siguiente con 1 de Fuerza menos.',
    en: 'If it kills it goes on to the next rank at 1 Strength less.',
  },
  'WAB-WAR-48': {
    es: 'Cada herido sufre 1D4, sin salvación.',
    en: 'Each one wounded suffers 1D4, without a save.',
  },
  'WAB-WAR-49': {
    es: 'Como mucho uno por fila, en línea recta.',
    en: 'At most one a rank, in a straight line.',
  },
  'WAB-WAR-50': {
    es: 'Lanzavirotes normal: 48″, Fuerza 5, una menos por fila.',
    en: 'Standard bolt thrower: 48″, Strength 5, one less a rank.',
  },
  'WAB-WAR-51': {
    es: 'Orden: impactar, herir, fila siguiente, hasta que una herida falle.',
    en: 'Order: hit, wound, next rank, until a wound fails.',
  },
  'WAB-WAR-52': {
    es: 'Cañón ligero: no tira por encima de los suyos.',
    en: 'Light cannon: it does not fire over friends.',
  },
  'WAB-WAR-53': {
    es: 'Un cañón: Fuerza 7, Resistencia 6, tres heridas.',
    en: 'A cannon: Strength 7, Toughness 6, three wounds.',
  },
  'WAB-WAR-54': {
    es: 'El cañón con ruedas mueve al paso de su gente; si mueve o gira, no dispara.',
    en: 'A wheeled cannon moves at its crew’s pace; moving or turning, it does not fire.',
  },
  'WAB-WAR-55': {
    es: 'El cañón dispara antes que los arqueros.',
    en: 'A cannon fires before archers.',
  },
  'WAB-WAR-56': {
    es: 'El cañón dispara solo a donde apunta.',
    en: 'A cannon fires only along its barrel.',
  },
  'WAB-WAR-57': {
    es: 'Se dice una distancia de hasta 36″ y se tira el dado de artillería.',
    en: 'A distance of up to 36″ is named and the artillery die rolled.',
  },
  'WAB-WAR-58': {
    es: 'La bala cae a lo dicho más lo que salga.',
    en: 'The ball lands at that plus the die.',
  },
  'WAB-WAR-59': {
    es: 'Se marca dónde cae primero.',
    en: 'Where it first lands is marked.',
  },
  'WAB-WAR-60': {
    es: 'Rebota otro dado, y alcanza a los que cruza, uno por fila.',
    en: 'It bounces another die, hitting those it crosses, one a rank.',
  },
  'WAB-WAR-61': {
    es: 'La bala: Fuerza 6, 1D6 heridas, sin salvación.',
    en: 'The ball: Strength 6, 1D6 wounds, no save.',
  },
  'WAB-WAR-62': {
    es: 'Un fallo en el rebote la clava donde cayó; también se para en lo muy difícil y en las cuestas.',
    en: 'A misfire on the bounce stops it where it landed; so do very difficult ground and slopes.',
  },
  'WAB-WAR-63': {
    es: 'Fallo del cañón: 4 o más, un turno; 3, dos; 2, cae un servidor; 1, revienta.',
    en: 'Cannon misfire: 4 or more one turn; 3 two; 2 a crewman falls; 1 it bursts.',
  },
  'WAB-WAR-64': {
    es: 'Un órgano: Fuerza 4, Resistencia 5, dos heridas.',
    en: 'An organ gun: Strength 4, Toughness 5, two wounds.',
  },
  'WAB-WAR-65': {
    es: 'El órgano forma batería con los cañones.',
    en: 'An organ gun forms batteries with cannon.',
  },
  'WAB-WAR-66': {
    es: 'El órgano puede aguantar y disparar.',
    en: 'An organ gun may stand and shoot.',
  },
  'WAB-WAR-67': {
    es: 'El órgano que mueve no dispara.',
    en: 'An organ gun that moves does not fire.',
  },
  'WAB-WAR-68': {
    es: 'El órgano dispara en la fase de disparo.',
    en: 'An organ gun fires in the shooting phase.',
  },
  'WAB-WAR-69': {
    es: 'La plantilla de lágrima sale de la boca; solo importa el fallo del dado.',
    en: 'The teardrop template starts at the muzzle; of the die only a misfire matters.',
  },
  'WAB-WAR-70': {
    es: 'La plantilla avanza 1D6″; los cubiertos al principio o al final reciben con 4 o más.',
    en: 'The template moves on 1D6″; those covered first or last are hit on 4 or more.',
  },
  'WAB-WAR-71': {
    es: 'Un impacto por miniatura, Fuerza 4, salvación a −1.',
    en: 'One hit a model, Strength 4, saves at −1.',
  },
} as const satisfies Readonly<Record<string, Said>>
