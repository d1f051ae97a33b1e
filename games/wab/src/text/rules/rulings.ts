import type { Said } from '@acies/kernel'

/** What we decided where the rulebook is silent or says two things; only rulings that a player can run into. */
export const rulings = {
  'WAB-RUL-108': {
    es: 'Aguantar o huir se puede siempre; para disparar o contracargar hay que ver a quien carga.',
    en: 'A unit may always hold or flee; to shoot or counter-charge it must see the charger.',
  },
  'WAB-RUL-109': {
    es: 'Solo se dispara a quien carga si está a más de la mitad de su distancia de carga; se contracarga si está a la mitad o más.',
    en: 'Chargers may be shot at only from beyond half their charge distance; they may be counter-charged from half of it or more.',
  },
  'WAB-RUL-119': {
    es: 'Quien huye de un combate y no tiene por dónde salir es destruido; en las demás huidas se para a 1″.',
    en: 'A unit that flees from combat and finds no way out is destroyed; in other flights it stops at 1″.',
  },
  'WAB-RUL-122': {
    es: 'Con igual Iniciativa y sin ganador de la ronda anterior, un dado por bando decide quién golpea primero.',
    en: 'At equal Initiative and with no earlier winner, a die for each side decides who strikes first.',
  },
  'WAB-RUL-131': {
    es: 'Al reagruparse, la unidad toma la formación y el frente que quiera.',
    en: 'A rallied unit takes any formation and any facing.',
  },
  'WAB-RUL-142': {
    es: 'La unidad alcanzada al huir de una carga no lucha, y se retira en la fase de cuerpo a cuerpo.',
    en: 'A unit caught fleeing from a charge does not fight, and is removed in the close combat phase.',
  },
  'WAB-RUL-153': {
    es: 'Cuando las reglas no dicen en qué orden, lo elige quien tiene el turno; el general va primero.',
    en: 'Where the rules give no order, the player whose turn it is chooses; the general goes first.',
  },
  'WAB-RUL-155': {
    es: 'Una carga ignorada que no llega es como si no se hubiera declarado.',
    en: 'An ignored charge that falls short is treated as never declared.',
  },
  'WAB-RUL-159': {
    es: 'Se decide si perseguir o contenerse viendo ya los dados de la huida.',
    en: 'Whether to pursue or hold back is decided after seeing the flight dice.',
  },
  'WAB-RUL-166': {
    es: 'Un 1 natural falla siempre la salvación.',
    en: 'A natural 1 always fails a save.',
  },
  'WAB-RUL-168': {
    es: 'Quien deja el combate por pánico cuenta como desmoralizado, pero no causa pánico.',
    en: 'A unit that leaves a combat in panic counts as broken, but causes no panic.',
  },
  'WAB-RUL-176': {
    es: 'Al marchar solo se puede pivotar; ni media vuelta ni cambio de formación.',
    en: 'A marching unit may only wheel: no about face, no change of formation.',
  },
  'WAB-RUL-183': {
    es: 'Quien dispara, detiene todas las cargas y aun así huye, corre la distancia corta.',
    en: 'A unit that shoots, stops every charge and still chooses to flee runs the shorter distance.',
  },
  'WAB-RUL-184': {
    es: 'Quien falla una carga pivota hacia el objetivo y avanza recto; se para a 1″ del enemigo o al tocar tropas amigas.',
    en: 'A failed charger wheels towards its target and goes straight on; it stops 1″ from enemies or on touching friends.',
  },
  'WAB-RUL-192': {
    es: 'Se rodea por el menor desvío lateral, hasta 8″; si no lo hay, se pasa a través de las tropas amigas.',
    en: 'Fleeing units go round by the smallest sidestep, up to 8″; if there is none, they pass through friends.',
  },
  'WAB-MIS-101': {
    es: 'Mesa de 72″ × 48″, despliegue alterno hasta 12″ del borde, un dado decide quién empieza y seis turnos. El terreno que se pone por turnos deja 3″ libres y no entra en la mitad trasera de las zonas.',
    en: 'A table of 72″ × 48″, alternate deployment within 12″ of the edge, a die to see who begins, six turns. Terrain laid by the players in turn leaves gaps of 3″ and stays out of the rear half of the zones.',
  },
  'WAB-MIS-108': {
    es: 'Si los vencidos huyen en direcciones distintas, el perseguidor elige a quién sigue.',
    en: 'If the beaten units flee in different directions, the pursuer chooses which to follow.',
  },
  'WAB-MIS-111': {
    es: 'La distancia a quien carga se mide entre los puntos más cercanos.',
    en: 'The distance to a charger is measured between the nearest points.',
  },
  'WAB-MIS-124': {
    es: 'Quien toca a varios enemigos reparte sus golpes antes de tirar.',
    en: 'A model touching several enemies divides its blows before rolling.',
  },
} satisfies Record<string, Said>
