import type { Said } from '@acies/kernel'

export const combat = {
  'TER-CBT-01': {
    es: 'Carga, golpea el atacante, resiste el defensor, golpea el defensor, resiste el atacante y se resuelve.',
    en: 'Charge, the attacker strikes, the defender resists, the defender strikes, the attacker resists, then the outcome.',
  },
  'TER-CBT-02': {
    es: 'Cada bando lucha una ronda y las dos son simultáneas: una unidad ya condenada también golpea.',
    en: 'Each side fights one round and both are simultaneous: a unit already doomed still strikes.',
  },
  'TER-CBT-03': {
    es: 'Se tiran los dados de Combate contra la Defensa del enemigo frente a quien golpea, infantería o caballería. La artillería cuenta como infantería.',
    en: 'Roll Combat dice against the enemy’s Defence versus the kind that strikes, infantry or cavalry. Artillery counts as infantry.',
  },
  'TER-CBT-04': {
    es: 'En combate el daño se resiste con los dados de Coraje: éxito con 5 o más.',
    en: 'In combat damage is resisted with Courage dice: success on 5 or more.',
  },
  'TER-CBT-05': {
    es: 'Cada éxito anula un acierto recibido.',
    en: 'Each success cancels one hit received.',
  },
  'TER-CBT-06': {
    es: 'La unidad tocada que no anula ningún acierto queda Desordenada y, si además pierde el combate, se Retira.',
    en: 'A unit that is hit and cancels nothing becomes Disordered and, if it also loses the combat, Retreats.',
  },
  'TER-CBT-07': {
    es: 'Cada acierto sin anular en el combate es 1 de Desgaste.',
    en: 'Each hit not cancelled in combat is 1 Wear.',
  },
  'TER-CBT-08': {
    es: 'Quien supera su Aguante en combate hace un Chequeo de Ruptura, como en el disparo.',
    en: 'A unit that exceeds its Stamina in combat makes a Break Check, as in shooting.',
  },
  'TER-CBT-09': {
    es: 'Gana quien ha causado más Desgaste en la ronda, aunque pase del Aguante. No cuentan los disparos ni el Desgaste extra.',
    en: 'The winner is the side that caused more Wear in the round, even beyond Stamina. Shooting and extra Wear do not count.',
  },
  'TER-CBT-10': {
    es: 'Cambian el Combate: ¡Atacad!, Altura, las armas que lo dicen y Pícaro (+); Al Límite, flanqueada y cargar con caballería el frente de una Fortaleza Móvil (−); Destreza (+1 al final).',
    en: 'Combat is changed by Attack, Height, weapons that say so and Rogue (+); At the Limit, being flanked and cavalry charging the front of a Mobile Fortress (−); Dexterity (+1 at the end).',
  },
  'TER-CBT-11': {
    es: 'Cambian el Coraje en combate: Desorden y flanqueada (−); Protegido o Fortificada al ser cargada y reacción de ¡Resistid! (+); Voluntad (+1 al final).',
    en: 'Courage in combat is changed by Disorder and being flanked (−); Protected or Entrenched when charged and the Resist reaction (+); Will (+1 at the end).',
  },
  'TER-OUT-01': {
    es: 'Quien pierde se Destraba, si no debe Retirarse.',
    en: 'The loser Disengages, unless it must Retreat.',
  },
  'TER-OUT-02': {
    es: 'Destrabarse: 3″ en línea recta hacia la propia retaguardia, sin cambiar de frente.',
    en: 'Disengage: 3″ straight to its own rear, keeping its facing.',
  },
  'TER-OUT-03': {
    es: 'Si había sido flanqueada, antes se vuelve hacia el enemigo y retrocede desde ahí.',
    en: 'If it had been flanked, it first turns to face the enemy and falls back from there.',
  },
  'TER-OUT-04': {
    es: 'Si algo le impide completar el movimiento, incluido el borde de la mesa, recibe 1 de Desgaste.',
    en: 'If anything keeps it from completing the move, the table edge included, it takes 1 Wear.',
  },
  'TER-OUT-05': {
    es: 'Quien gana se aparta hasta 1″ si hace falta para guardar la distancia.',
    en: 'The winner steps back to 1″ if needed to keep the distance.',
  },
  'TER-OUT-06': {
    es: 'Retirada: como destrabarse, pero el doble de su Velocidad sin modificar; acaba mirando hacia donde huyó y Desordenada.',
    en: 'Retreat: like Disengage, but twice its unmodified Speed; it ends facing the way it went and is Disordered.',
  },
  'TER-OUT-07': {
    es: 'Una Retirada que no se completa cuesta 1 de Desgaste.',
    en: 'A Retreat that cannot be completed costs 1 Wear.',
  },
  'TER-OUT-08': {
    es: 'En un empate se destraba la unidad que cargó.',
    en: 'On a tie the unit that charged Disengages.',
  },
  'TER-OUT-09': {
    es: 'Consolidar: si la unidad que cargó destruye al enemigo con un Chequeo de Ruptura fallado, puede avanzar hasta 3″ de frente.',
    en: 'Consolidate: if the unit that charged destroys its enemy by a failed Break Check, it may advance up to 3″ straight ahead.',
  },
  'TER-OUT-10': {
    es: 'Los Impetuosos deben Consolidar siempre que puedan.',
    en: 'Impetuous units must Consolidate whenever they can.',
  },
  'TER-OUT-11': {
    es: 'La Persecución destruye a la infantería que se retira ante caballería, y la artillería que pierde un combate queda destruida.',
    en: 'Pursuit destroys infantry that Retreats from cavalry, and artillery that loses a combat is destroyed.',
  },
  'TER-OUT-13': {
    es: 'Con un Mando Tranquilo dentro no hay Desgaste por no completar el destrabe.',
    en: 'With a Calm Commander inside there is no Wear for an incomplete Disengage.',
  },
  'TER-OUT-14': {
    es: 'Un Mando Elegante puede convertir una Retirada en un simple destrabe; la unidad sigue Desordenada.',
    en: 'An Elegant Commander may turn a Retreat into a mere Disengage; the unit stays Disordered.',
  },
  'TER-BW-01': {
    es: 'Si dos unidades con Picas empatan, cualquiera de los jugadores puede pedir Mala Guerra: otra ronda en el acto.',
    en: 'If two units with Pikes tie, either player may call Bad War: another round at once.',
  },
  'TER-BW-02': {
    es: 'No hay Mala Guerra si la carga fue de flanco ni si el defensor está fortificado.',
    en: 'There is no Bad War if the charge came from the flank, nor if the defender is fortified.',
  },
  'TER-BW-03': {
    es: 'En Mala Guerra no cuenta el aumento de Combate de ¡Atacad!',
    en: 'In Bad War the Attack increase to Combat does not count.',
  },
  'TER-BW-04': {
    es: 'En Mala Guerra no cuenta el aumento de Coraje de la reacción de ¡Resistid!',
    en: 'In Bad War the Courage increase of the Resist reaction does not count.',
  },
  'TER-BW-05': {
    es: 'Cada nuevo empate puede continuarse otra vez, hasta que alguien venza o nadie lo pida.',
    en: 'Each new tie may be fought on again, until somebody wins or nobody calls for it.',
  },
  'TER-BW-06': {
    es: 'Los Espadachines tienen un aumento de Combate en las rondas de Mala Guerra.',
    en: 'Swordsmen have an increase to Combat in Bad War rounds.',
  },
} as const satisfies Record<string, Said>
