import type { Said } from '@acies/kernel'

/** Shooting, events in an attack, the skirmishers' phase. */
export const shooting = {
  'ONU-SHT-01': {
    es: 'En la fase de disparo, cada unidad activa con ataque a distancia puede disparar una vez.',
    en: 'In the shooting phase each active unit with a ranged attack may shoot once.',
  },
  'ONU-SHT-02': {
    es: 'Ni quien dispara ni su blanco pueden estar trabados, salvo que una carta lo permita.',
    en: 'Neither shooter nor target may be engaged, unless a card allows it.',
  },
  'ONU-SHT-03': { es: 'El blanco ha de estar dentro del alcance.', en: 'The target must be within range.' },
  'ONU-SHT-04': {
    es: 'Dispara quien no se ha movido o solo con movimiento reducido; los hostigadores, también tras mover lo normal.',
    en: 'A unit shoots if it did not move or moved at most half; Skirmishers even after a full move.',
  },
  'ONU-SHT-05': {
    es: 'La artillería solo dispara si no se ha movido.',
    en: 'Artillery shoots only if it did not move.',
  },
  'ONU-SHT-06': {
    es: 'Primero se dice quién dispara y a quién, y solo después se mide.',
    en: 'First say who shoots at whom; only then measure.',
  },
  'ONU-SHT-07': {
    es: 'El alcance se mide desde el centro del frente hasta la parte más cercana del blanco, ampliaciones incluidas.',
    en: 'Range runs from the middle of the front to the nearest part of the target, extensions included.',
  },
  'ONU-SHT-08': {
    es: 'Si el blanco está fuera de alcance, el disparo se pierde.',
    en: 'If the target is out of range the shot is lost.',
  },
  'ONU-SHT-09': {
    es: 'Hasta la mitad del alcance es corta distancia y se tiran 4 dados; más lejos, 2.',
    en: 'Up to half the range is short and rolls 4 dice; beyond that, 2.',
  },
  'ONU-SHT-10': {
    es: 'La línea de visión sale del centro del frente, dentro de los 180° de delante, hacia cualquier parte del blanco.',
    en: 'The line of sight starts at the middle of the front, within the 180° ahead, to any part of the target.',
  },
  'ONU-SHT-11': {
    es: 'Si la línea de visión cruza otra unidad, el disparo tiene −1/−1, una sola vez.',
    en: 'If the line of sight crosses another unit the shot has −1/−1, once only.',
  },
  'ONU-SHT-12': {
    es: 'Medido el alcance vienen los eventos: el aleatorio, el del atacante y el del defensor.',
    en: 'Once the range is measured come the events: the random one, the attacker’s, the defender’s.',
  },
  'ONU-SHT-13': {
    es: 'En un disparo solo quien dispara causa heridas.',
    en: 'In a shot only the shooter inflicts wounds.',
  },
  'ONU-SHT-14': {
    es: 'Para impactar: cada dado más la fuerza ha de superar la esquiva. Sin impactos se acaba.',
    en: 'To hit: each die plus force must exceed the dodge. Without hits it ends there.',
  },
  'ONU-SHT-15': {
    es: 'Para herir: los dados que impactaron se tiran otra vez y, con la fuerza, han de superar la armadura.',
    en: 'To wound: the dice that hit are rolled again and, with the force, must exceed the armour.',
  },
  'ONU-SHT-16': { es: 'Un 6 siempre acierta.', en: 'A 6 always succeeds.' },
  'ONU-SHT-17': { es: 'Un 1 siempre falla.', en: 'A 1 always fails.' },
  'ONU-SHT-18': { es: 'Si no hay heridas, no pasa nada.', en: 'No wounds, no effect.' },
  'ONU-SHT-19': {
    es: 'La unidad con tantas heridas como vida queda eliminada.',
    en: 'A unit with as many wounds as life is eliminated.',
  },
  'ONU-SHT-20': {
    es: 'El blanco herido que sigue en pie chequea su moral.',
    en: 'A target that is wounded and alive checks morale.',
  },
  'ONU-SHT-21': { es: 'Si huye, lo hace en el acto.', en: 'If it flees, it does so at once.' },
  'ONU-SHT-22': {
    es: 'Por el flanco, el blanco tiene −1/−1 de defensa y −1 de moral; por la retaguardia, −2/−2 y −2. Quien huye o viene de marcha forzada cuenta como de espaldas.',
    en: 'In the flank the target has −1/−1 defence and −1 morale; in the rear −2/−2 and −2. One that flees or has force-marched counts as turned away.',
  },
  'ONU-SHT-23': {
    es: 'El disparo da en el lado más cercano al centro del frente del tirador; si dos lo están igual, elige el defensor.',
    en: 'The shot strikes the side nearest to the middle of the shooter’s front; if two are equally near, the defender chooses.',
  },
  'ONU-SHT-24': { es: 'Las unidades en huida no disparan.', en: 'Fleeing units do not shoot.' },

  'ONU-EVT-01': {
    es: 'En cada disparo y en cada combate se roba una carta y se lee su evento: es el evento aleatorio.',
    en: 'In every shot and every combat a card is drawn and its event read: the random event.',
  },
  'ONU-EVT-02': {
    es: 'Después el atacante puede jugar un evento de su mano y luego, visto todo, el defensor otro.',
    en: 'Then the attacker may play an event from hand and after him, having seen it all, the defender.',
  },
  'ONU-EVT-03': {
    es: 'Se aplican todos los que se pueda; primero los que anulan el combate u otro evento.',
    en: 'All are applied as far as possible; those that cancel the combat or another event come first.',
  },
  'ONU-EVT-04': {
    es: 'El evento aleatorio favorece al atacante si lleva espada, al defensor si lleva escudo, y a los dos si lleva ambos.',
    en: 'The random event favours the attacker if it has a sword, the defender if it has a shield, both if it has both.',
  },
  'ONU-EVT-05': {
    es: 'Un evento jugado de la mano favorece solo a quien lo juega, lleve los iconos que lleve.',
    en: 'An event from hand favours only the player who plays it, whatever its icons.',
  },
  'ONU-EVT-06': {
    es: 'En los disparos valen los eventos con arco y los de escudo que lo admitan; los de espada sola, en el cuerpo a cuerpo.',
    en: 'Shots admit events with a bow and those shield events that say so; sword-only events belong to melee.',
  },
  'ONU-EVT-07': {
    es: 'El mismo evento no se aplica dos veces en un ataque.',
    en: 'The same event is not applied twice in one attack.',
  },
  'ONU-EVT-08': {
    es: 'En un combate hay de uno a tres eventos; más, solo con unidades de élite.',
    en: 'A combat has one to three events; more only with Elite units.',
  },
  'ONU-EVT-09': {
    es: 'Los ataques fuera de la fase de combate (ataques gratuitos, huidas, elefantes) no llevan eventos.',
    en: 'Attacks outside the melee phase (free attacks, flights, elephants) use no events.',
  },
  'ONU-EVT-10': {
    es: 'Jugar eventos no cuenta como jugar una orden.',
    en: 'Playing events does not count as playing an order.',
  },
  'ONU-EVT-11': {
    es: 'Un evento de carga solo vale si este turno se cargó para trabar ese combate.',
    en: 'A charge event needs a melee that was made by a charge this turn.',
  },
  'ONU-EVT-12': {
    es: 'Veterana: su dueño puede descartar el evento aleatorio y robar otro, que ya se queda.',
    en: 'Veteran: its player may discard the random event and draw another, which then stands.',
  },
  'ONU-EVT-13': {
    es: 'Élite: como la veterana y además, antes del combate, elige entre robar un segundo evento aleatorio (si el rival no es de élite) o poder jugar dos de la mano.',
    en: 'Elite: as Veteran, and before the combat it chooses to draw a second random event (if the enemy is not Elite) or to play two from hand.',
  },

  'ONU-SKM-01': {
    es: 'En su fase, los hostigadores activos pueden gastar el movimiento que les quedara.',
    en: 'In their phase, active Skirmishers may spend the movement they have left.',
  },
  'ONU-SKM-02': {
    es: 'En esta fase no cargan si han disparado, ni si este turno hicieron una maniobra que lo impida.',
    en: 'In this phase they do not charge if they shot, nor after a manoeuvre of this turn that forbids it.',
  },
  'ONU-SKM-03': {
    es: 'Lo ya gastado se redondea hacia arriba a la media UD.',
    en: 'What was used is rounded up to the next half UD.',
  },
  'ONU-SKM-04': {
    es: 'Por ejemplo: con movimiento 3 y 1,2 UD gastadas, cuentan 1,5 y quedan 1,5.',
    en: 'For example: with movement 3 and 1.2 UD used, 1.5 count and 1.5 are left.',
  },
  'ONU-SKM-05': {
    es: 'Acabada la fase se quitan los marcadores de movimiento fraccionado.',
    en: 'Split-move markers come off when the phase is over.',
  },
} as const satisfies Record<string, Said>
