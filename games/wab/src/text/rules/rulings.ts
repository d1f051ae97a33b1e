import type { Said } from '@acies/kernel'

/** What we decided where the rulebook is silent or says two things; only rulings that a player can run into. */
export const rulings = {
  'WAB-RUL-108': {
    es: 'Aguantar y huir se puede siempre; para disparar o contracargar hay que ver a quien carga.',
    en: 'Hold and flee are always possible; to shoot or counter-charge one must see the charger.',
  },
  'WAB-RUL-109': {
    es: 'Se dispara a quien carga solo si está a más de media carga; se contracarga desde media carga o más.',
    en: 'Chargers are shot at only beyond half their charge; counter-charges need half of it or more.',
  },
  'WAB-RUL-119': {
    es: 'Quien sale huyendo de un combate y no tiene por dónde es destruido; en otras huidas se para a 1″.',
    en: 'Who flees out of a combat and finds no way is destroyed; in other flights it halts at 1″.',
  },
  'WAB-RUL-122': {
    es: 'Con igual Iniciativa y sin ganador anterior, un dado por bando decide quién golpea antes.',
    en: 'At equal Initiative and without an earlier winner, a die a side decides who strikes first.',
  },
  'WAB-RUL-131': {
    es: 'Al reagruparse se toma cualquier formación y orientación.',
    en: 'A rallied unit takes any formation and any facing.',
  },
  'WAB-RUL-142': {
    es: 'Quien es alcanzado al huir de una carga no lucha y cae en la fase de combate.',
    en: 'Who is caught fleeing from a charge does not fight and falls in the combat phase.',
  },
  'WAB-RUL-153': {
    es: 'El orden que las reglas no dicen lo elige quien tiene el turno; el general va primero.',
    en: 'Orders the rules leave open are chosen by whoever has the turn; the general goes first.',
  },
  'WAB-RUL-155': {
    es: 'Una carga ignorada que no llega no se ha declarado nunca.',
    en: 'An ignored charge that does not reach was never declared.',
  },
  'WAB-RUL-159': {
    es: 'Se decide perseguir o contenerse viendo ya los dados de la huida.',
    en: 'Pursue or hold back is decided with the flight dice on the table.',
  },
  'WAB-RUL-166': {
    es: 'Un 1 natural falla siempre la salvación.',
    en: 'A natural 1 always fails a save.',
  },
  'WAB-RUL-168': {
    es: 'Quien abandona el combate por pánico cuenta como desmoralizado, pero no causa pánico.',
    en: 'Who leaves a combat in panic counts as broken, but causes no panic.',
  },
  'WAB-RUL-176': {
    es: 'En marcha solo se puede pivotar; no dar media vuelta ni cambiar de formación.',
    en: 'On the march one may only wheel, neither face about nor change formation.',
  },
  'WAB-RUL-183': {
    es: 'Quien dispara, detiene todas las cargas y aun así huye, recorre la distancia corta.',
    en: 'Who shoots, stops every charge and flees all the same goes the shorter distance.',
  },
  'WAB-RUL-184': {
    es: 'La carga fallida pivota hacia el objetivo y avanza recto; se para a 1″ del enemigo o al tocar amigos.',
    en: 'A failed charge wheels towards its target and goes straight on; it halts 1″ from enemies or on touching friends.',
  },
  'WAB-RUL-192': {
    es: 'El rodeo es el menor desvío lateral, hasta 8″; si no lo hay, se pasa a través de los amigos.',
    en: 'A detour is the least sidestep, up to 8″; where there is none, fleers pass through friends.',
  },
  'WAB-MIS-101': {
    es: 'Mesa de 72″ × 48″, despliegue alterno hasta 12″ del borde, un dado decide quién empieza, seis turnos. El terreno que se pone por turnos deja 3″ libres y no llega a la mitad trasera de las zonas.',
    en: 'A table of 72″ × 48″, deployment turn about within 12″ of the edge, a die for who begins, six turns. Ground that is laid turn about leaves 3″ clear and stays out of the rear half of the zones.',
  },
  'WAB-MIS-108': {
    es: 'Si los vencidos huyen por caminos distintos, el perseguidor elige a cuál seguir.',
    en: 'Where the beaten flee different ways, the pursuer picks one of them.',
  },
  'WAB-MIS-111': {
    es: 'La distancia de quien carga se mide entre los puntos más cercanos.',
    en: 'The distance of a charger is measured between the nearest points.',
  },
  'WAB-MIS-124': {
    es: 'Quien toca a varios enemigos reparte sus golpes antes de tirar.',
    en: 'Who touches several enemies shares out the blows before rolling.',
  },
} satisfies Record<string, Said>
