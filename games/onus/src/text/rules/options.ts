import type { Said } from '@acies/kernel'

/** Optional rules and more than two players. */
export const options = {
  'ONU-OPT-00': {
    es: 'Las reglas opcionales solo valen si se acuerdan antes; cada una va por su cuenta.',
    en: 'Optional rules apply only if agreed beforehand; each stands on its own.',
  },
  'ONU-OPT-01': {
    es: 'General novato: a quien juega por primera vez se le pueden dar más puntos.',
    en: 'Novice general: a first-time player may be given more points.',
  },
  'ONU-OPT-02': {
    es: 'General siempre activado: su unidad está activa todos los turnos sin orden.',
    en: 'Always-active general: his unit is active every turn without an order.',
  },
  'ONU-OPT-03': {
    es: 'Si su habilidad ya era esa, activa en cambio una unidad más cada turno.',
    en: 'If that already is his ability, he activates one more unit each turn instead.',
  },
  'ONU-OPT-10': {
    es: 'Varios generales: el de mayor liderazgo es el comandante en jefe y da el liderazgo del ejército.',
    en: 'Several generals: the one with the highest leadership is commander-in-chief and gives the army’s leadership.',
  },
  'ONU-OPT-11': {
    es: 'Si cae, lo hieren o huye, manda el siguiente; si se recupera, vuelve a mandar él.',
    en: 'If he falls, is wounded or flees the next takes over; if he recovers he resumes command.',
  },
  'ONU-OPT-12': {
    es: 'El −1 a la moral del ejército solo llega cuando no queda ningún general.',
    en: 'The army’s −1 morale applies only when no general is left.',
  },
  'ONU-OPT-13': {
    es: 'La victoria por muerte del general pide que todos hayan muerto o huyan.',
    en: 'Victory by death of the general needs all of them dead or fleeing.',
  },
  'ONU-OPT-14': {
    es: 'Los radios de varios generales no se suman.',
    en: 'The radius bonuses of several generals do not add up.',
  },
  'ONU-OPT-15': {
    es: 'Ejército de varias facciones: cada general manda solo a los suyos, y su falta solo la notan los suyos.',
    en: 'Army of several factions: each general helps only his own, and only his own feel his loss.',
  },
  'ONU-OPT-16': {
    es: 'También se puede dar a cada general una zona: flanco o centro; hay que decir qué unidades lleva.',
    en: 'Generals may be tied to zones instead, flank or centre; say which units each leads.',
  },
  'ONU-OPT-17': {
    es: 'El porcentaje de cada general se calcula sobre las unidades que manda.',
    en: 'Each general’s percentage is reckoned on the units he leads.',
  },
  'ONU-OPT-20': {
    es: 'Sin eventos aleatorios: solo se juegan los de la mano.',
    en: 'No random events: only those from hand are used.',
  },
  'ONU-OPT-21': {
    es: 'Visibilidad limitada: más allá de 2 UD se dispara con −1, y más allá de 6 no se puede.',
    en: 'Limited visibility: shots beyond 2 UD are at −1, and beyond 6 impossible.',
  },
  'ONU-OPT-30': {
    es: 'Niebla de guerra: se acuerda a qué distancia se reconoce al enemigo.',
    en: 'Fog of war: agree at what distance an enemy is recognised.',
  },
  'ONU-OPT-31': {
    es: 'Todas empiezan boca abajo: se ve dónde está el enemigo lejano, pero no quién es.',
    en: 'All start face down: where a distant enemy stands is seen, but not who he is.',
  },
  'ONU-OPT-32': {
    es: 'Se descubre en cuanto está más cerca de un enemigo que la distancia acordada, aun a medio mover.',
    en: 'A unit is revealed as soon as it is nearer to an enemy than the agreed distance, even in mid-move.',
  },
  'ONU-OPT-33': { es: 'Lo descubierto no vuelve a taparse.', en: 'Once revealed, never hidden again.' },
  'ONU-OPT-34': { es: 'Quien dispara oculto se descubre.', en: 'A hidden unit that shoots is revealed.' },
  'ONU-OPT-35': { es: 'Disparar a quien está oculto: −1/−1.', en: 'Shots at a hidden unit: −1/−1.' },
  'ONU-OPT-36': {
    es: 'Un oculto al que disparan solo se descubre si le aciertan.',
    en: 'A hidden unit that is shot at is revealed only if it is hit.',
  },
  'ONU-OPT-40': {
    es: 'Flancos protegidos: atacada solo de frente, +1 de moral por cada flanco con una amiga tan pegada que no quepa un marcador.',
    en: 'Protected flanks: attacked only in front, +1 morale for each flank with a friend so close that no marker fits.',
  },
  'ONU-OPT-50': {
    es: 'Avance en línea: en la activación se descartan 2 cartas para activar una línea de unidades sin trabar.',
    en: 'Line advance: in the activation phase discard 2 cards to activate a line of unengaged units.',
  },
  'ONU-OPT-51': {
    es: 'Todas van en la misma dirección y ninguna más lejos de lo que puede la más lenta.',
    en: 'All go the same way and none farther than the slowest could.',
  },
  'ONU-OPT-52': {
    es: 'Pueden disparar, o cargar si llegan al contacto.',
    en: 'They may shoot, or charge if they reach contact.',
  },
  'ONU-OPT-53': {
    es: 'Están en línea las que tienen otra de la línea a menos de 1 UD, flanco con flanco.',
    en: 'In line are those with another of the line less than 1 UD away, flank to flank.',
  },
  'ONU-OPT-54': {
    es: 'Las de dentro tienen una vecina a cada flanco; las de los extremos, una sola.',
    en: 'Inner units have a neighbour on each flank; those at the ends only one.',
  },
  'ONU-OPT-55': {
    es: 'La línea puede ser cualquier tramo seguido; una unidad puede girar antes para alinearse.',
    en: 'The line may be any connected stretch; a unit may wheel first to line up.',
  },
  'ONU-OPT-60': {
    es: 'Dromedarios intimidantes: para los caballos, también los de los carros, combatir con camellos es combatir con el Terror.',
    en: 'Intimidating dromedaries: horses, those of chariots too, suffer Terror when they fight camels.',
  },
  'ONU-OPT-61': {
    es: 'Unidades reforzadas: todas tienen 2 de vida más.',
    en: 'Reinforced units: all have 2 more life.',
  },

  'ONU-MUL-01': {
    es: 'Con 4 o 6 jugadores, los puntos de cada bando se reparten entre los suyos, no por fuerza a partes iguales.',
    en: 'With 4 or 6 players each side’s points are shared among its players, not necessarily equally.',
  },
  'ONU-MUL-02': {
    es: 'Las tropas se reparten por zonas, por tipos o por facciones.',
    en: 'Troops are shared out by zone, by type or by faction.',
  },
  'ONU-MUL-03': {
    es: 'Turno por bandos: los compañeros juegan cada fase a la vez, y la siguiente empieza cuando todos acaban.',
    en: 'Turn by side: team-mates play each phase together, and the next begins when all are done.',
  },
  'ONU-MUL-04': {
    es: 'Turnos aliados: los compañeros juegan turnos enteros uno tras otro, y luego el otro bando.',
    en: 'Allied turns: team-mates play whole turns one after another, then the other side.',
  },
  'ONU-MUL-05': {
    es: 'Turnos alternos: uno de cada bando, por orden.',
    en: 'Alternate turns: one of each side in turn.',
  },
  'ONU-MUL-06': {
    es: 'Con 3 o 5, uno del bando menor lleva dos generales, dos manos y dos ejércitos.',
    en: 'With 3 or 5, one player of the smaller side runs two generals, two hands and two armies.',
  },
  'ONU-MUL-07': {
    es: 'O todos contra todos: turnos alternos y despliegues a igual distancia.',
    en: 'Or everybody against everybody: alternate turns and deployment at equal distances.',
  },
  'ONU-MUL-08': {
    es: 'Al acabar el turno, los compañeros pueden pasarse cartas.',
    en: 'At the end of the turn team-mates may pass cards.',
  },
  'ONU-MUL-09': {
    es: 'El reparto y el orden de turnos son los de las partidas de 4 y 6.',
    en: 'Distribution and turn order are those of games for 4 and 6.',
  },
  'ONU-MUL-10': {
    es: 'Con más de dos jugadores, defiende el dueño de la unidad atacada; en todos contra todos, cualquier otro es enemigo.',
    en: 'With more than two players the defender is the owner of the unit attacked; in a free-for-all everybody else is an enemy.',
  },
} as const satisfies Record<string, Said>
