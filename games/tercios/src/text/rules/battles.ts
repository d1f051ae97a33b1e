import type { Said } from '@acies/kernel'

export const battles = {
  'TER-BAT-01': {
    es: 'Las reglas de la batalla que se juega prevalecen sobre las generales.',
    en: 'The rules of the battle being played override the general ones.',
  },
  'TER-BAT-02': {
    es: 'La escenografía se coloca antes de conocer el tipo de batalla.',
    en: 'Scenery is placed before the type of battle is known.',
  },
  'TER-BAT-03': {
    es: 'La batalla tiene una duración variable, salvo que se acuerde un límite.',
    en: 'A battle has a variable length, unless a limit is agreed.',
  },
  'TER-BAT-04': {
    es: 'Acaba al final del turno 5 con 5 puntos de ventaja (Decisiva), del 6 con 3 (Clara), del 7 con 1 (Justa) y siempre al final del 8 (Pírrica).',
    en: 'It ends at the end of turn 5 with a lead of 5 points (Decisive), of 6 with 3 (Clear), of 7 with 1 (Fair) and always at the end of 8 (Pyrrhic).',
  },
  'TER-BAT-05': {
    es: 'La mesa mide 72″ × 48″, o 96″ × 60″ a 28 mm.',
    en: 'The table measures 72″ × 48″, or 96″ × 60″ at 28 mm.',
  },
  'TER-SCN-01': {
    es: 'La escenografía se pone de común acuerdo o con puntos de escenario.',
    en: 'Scenery is laid by mutual agreement or with scenery points.',
  },
  'TER-SCN-02': {
    es: 'Cada jugador tira un dado, repitiendo empates: lo que saca son sus puntos de escenario.',
    en: 'Each player rolls a die, rolling ties again: the result is his scenery points.',
  },
  'TER-SCN-03': {
    es: 'Quien tiene más puntos empieza; por turnos compran y colocan elementos hasta gastarlos. Lo que no alcance para nada se pierde.',
    en: 'Whoever has more points begins; in turns they buy and place elements until all is spent. Points that can buy nothing are lost.',
  },
  'TER-SCN-04': {
    es: 'Un elemento se coloca tocando otro del mismo tipo o a 6″ (9″ a 28 mm) o más de todos los demás.',
    en: 'An element is placed touching another of the same type, or at least 6″ (9″ at 28 mm) from every other.',
  },
  'TER-SCN-05': {
    es: 'Camino: de 1″ a 6″ de ancho; va de un borde a otro, o hasta tocar un elemento, y puede cruzar otros. Terreno Fácil.',
    en: 'Road: 1″ to 6″ wide; it runs from one edge to another, or until it touches an element, and may cross others. Easy terrain.',
  },
  'TER-SCN-06': {
    es: 'Río: solo como primera compra y de un borde a otro distinto. El rival añade gratis un Puente o un Vado a más de 12″ (18″ a 28 mm) de los bordes.',
    en: 'River: only as a first purchase and from one edge to a different one. The opponent adds a free Bridge or Ford more than 12″ (18″ at 28 mm) from every edge.',
  },
  'TER-SCN-07': {
    es: 'Caudal del río, tras el despliegue: 1-2 Normal; 3-4 Difícil; 5-6 Muy Difícil y se tira otra vez: con 6, Intransitable.',
    en: 'River flow, after deployment: 1-2 Normal; 3-4 Difficult; 5-6 Very Difficult and roll again: on a 6, Impassable.',
  },
  'TER-SCN-08': {
    es: 'Vado: solo en un río, hasta 6″ (9″ a 28 mm). Normal, o Difícil si el río es Muy Difícil o Intransitable.',
    en: 'Ford: only on a river, up to 6″ (9″ at 28 mm). Normal, or Difficult if the river is Very Difficult or Impassable.',
  },
  'TER-SCN-09': {
    es: 'Puente: solo sobre un río. Se cruza sea cual sea su ancho, y es Fácil si lo recorre un camino.',
    en: 'Bridge: only over a river. It can be crossed whatever its width, and is Easy if a road runs over it.',
  },
  'TER-SCN-10': {
    es: 'Colina: Altura y Oculta; de 6″ a 12″ o, si es mayor, colina grande. Escarpada, hasta 12″: Altura, Difícil y Oculta.',
    en: 'Hill: Height and Hides; 6″ to 12″ or, if larger, a large hill. Steep, up to 12″: Height, Difficult and Hides.',
  },
  'TER-SCN-11': {
    es: 'Bosque: Muy Difícil, da Cubierto y Oculta; de 6″ a 12″ o, si es mayor, bosque grande.',
    en: 'Wood: Very Difficult, gives Cover and Hides; 6″ to 12″ or, if larger, a large wood.',
  },
  'TER-SCN-12': {
    es: 'Campos de cultivo, una tirada para todos: 1-2 Difícil; 3-5 Cubierto y Difícil; 6 Cubierto, Oculta y Muy Difícil.',
    en: 'Crops, one roll for all: 1-2 Difficult; 3-5 Cover and Difficult; 6 Cover, Hides and Very Difficult.',
  },
  'TER-SCN-13': {
    es: 'Muro: Cubierto, Protegido y Difícil. Valla: Cubierto y Difícil. Hasta 24″ en total, con piezas unidas.',
    en: 'Wall: Cover, Protected and Difficult. Fence: Cover and Difficult. Up to 24″ in all, of connected pieces.',
  },
  'TER-SCN-14': {
    es: 'Lago: Intransitable; pequeño hasta 12″, grande hasta 18″.',
    en: 'Lake: Impassable; small up to 12″, large up to 18″.',
  },
  'TER-SCN-15': {
    es: 'Rocas: Oculta e Intransitable; hasta 12″.',
    en: 'Rocks: Hides and Impassable; up to 12″.',
  },
  'TER-SCN-16': {
    es: 'Edificio: el pequeño aloja una Compañía; el grande, cualquier unidad de infantería. Se ocupa llegando a él con ¡Atención!',
    en: 'Building: a small one holds one Company; a large one any single infantry unit. It is occupied by reaching it with Attention.',
  },
  'TER-SCN-17': {
    es: 'Un edificio Oculta y es Intransitable para quien no quiera o no pueda entrar.',
    en: 'A building Hides and is Impassable for any unit that will not or cannot enter.',
  },
  'TER-SCN-18': {
    es: 'Quien está dentro tiene Cubierto y Protegido; dispara desde cualquier punto del edificio y puede ser blanco en cualquiera de ellos.',
    en: 'A unit inside has Cover and is Protected; it shoots from any point of the building and can be shot at any of them.',
  },
  'TER-SCN-19': {
    es: 'Una unidad atacada en un edificio nunca es flanqueada.',
    en: 'A unit attacked in a building is never flanked.',
  },
  'TER-SCN-20': {
    es: 'Los tamaños son orientativos: un pequeño exceso es aceptable.',
    en: 'Sizes are a guide: a small excess is acceptable.',
  },
  'TER-GLO-01': {
    es: 'Los dos tiran un dado; el mayor elige lado. En caso de empate gana quien gastó menos puntos de escenario.',
    en: 'Both roll a die; the higher chooses a side. On a tie, the player who spent fewer scenery points wins.',
  },
  'TER-GLO-02': {
    es: 'Las zonas de despliegue empiezan a 12″ de la línea central, que divide la mesa a lo largo.',
    en: 'Deployment zones begin 12″ from the centre line, which divides the table lengthwise.',
  },
  'TER-GLO-03': {
    es: 'El ganador despliega primero: un Mando y sus Tropas a 6″ o menos de él, todo dentro de la zona, y se alternan. Cada batería despliega como un Mando.',
    en: 'The winner deploys first: one Commander and his Troops within 6″ of him, all inside the zone; then they alternate. Each battery deploys like a Command.',
  },
  'TER-GLO-04': {
    es: 'Al final despliegan los Generales con sus unidades de Élite a 6″ o menos.',
    en: 'The Commanders-in-chief deploy last, with their Elite units within 6″.',
  },
  'TER-GLO-05': {
    es: 'Puntos de victoria por lo destruido: General 3; Formación 2; Caballería, Compañía o Artillería 1. Los demás Mandos, nada.',
    en: 'Victory points for what is destroyed: Commander-in-chief 3; Formation 2; Cavalry, Company or Artillery 1. Other Commanders, none.',
  },
} as const satisfies Record<string, Said>
