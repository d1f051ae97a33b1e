import type { Said } from '@acies/kernel'

/** Melee and battle back. */
export const MELEE_RULES = {
  'CCN-MEL-01': {
    es: 'Atacar a un enemigo adyacente es melé. Todas las unidades pueden hacerlo.',
    en: 'Attacking an adjacent enemy is melee. All units may do it.',
  },
  'CCN-MEL-02': {
    es: 'Pasos de la melé: declarar, reacción del defensor, fuerza, dados de la carta, terreno, tirada, impactos, retirada, avance y respuesta.',
    en: 'Steps of melee: declare, defender’s reaction, strength, card dice, terrain, roll, hits, retreat, advance and battle back.',
  },
  'CCN-MEL-03': {
    es: 'Cada melé, con todo lo que trae, se termina antes de que combata otra unidad.',
    en: 'Each melee, with everything that follows, ends before another unit fights.',
  },
  'CCN-MEL-04': {
    es: 'Primer ataque se juega cuando se declara la melé, antes de que tire el atacante.',
    en: 'First Strike is played when the melee is declared, before the attacker rolls.',
  },
  'CCN-MEL-05': {
    es: 'Si varias unidades atacan a la misma, lo hacen de una en una, salvo en Armas combinadas.',
    en: 'Several units attacking one target fight one at a time, except in Combined Arms.',
  },
  'CCN-MEL-06': {
    es: 'La infantería tira en melé un dado por bloque, haya movido o no.',
    en: 'Infantry rolls one die per block in melee, moved or not.',
  },
  'CCN-MEL-07': {
    es: 'La infantería ligera, los fusileros y la Joven Guardia no atacan en melé si han movido 2 hexágonos.',
    en: 'Light infantry, rifles and Young Guard may not melee after moving 2 hexes.',
  },
  'CCN-MEL-08': {
    es: 'La Vieja Guardia francesa tira 2 dados más en melé.',
    en: 'The French Old Guard rolls 2 more dice in melee.',
  },
  'CCN-MEL-09': {
    es: 'Los granaderos y la demás infantería de la Guardia tiran 1 dado más en melé.',
    en: 'Grenadiers and all other Guard infantry roll 1 more die in melee.',
  },
  'CCN-MEL-10': {
    es: 'Los fusileros y la milicia no impactan con sables en melé.',
    en: 'Rifles and militia do not hit with sabres in melee.',
  },
  'CCN-MEL-11': {
    es: 'La caballería tira en melé un dado por bloque. La ligera puede haber movido hasta 3 hexágonos.',
    en: 'Cavalry rolls one die per block in melee. Light cavalry may have moved up to 3 hexes.',
  },
  'CCN-MEL-12': {
    es: 'La caballería pesada, los coraceros y la pesada de la Guardia tiran 1 dado más en melé.',
    en: 'Heavy cavalry, cuirassiers and Guard heavy cavalry roll 1 more die in melee.',
  },
  'CCN-MEL-13': {
    es: 'La artillería a pie solo ataca en melé si no ha movido.',
    en: 'Foot artillery may melee only if it has not moved.',
  },
  'CCN-MEL-14': {
    es: 'La artillería a pie tira en melé 4 dados con 2 o 3 bloques, y 3 dados con 1 bloque.',
    en: 'Foot artillery rolls 4 dice in melee with 2 or 3 blocks, and 3 dice with 1 block.',
  },
  'CCN-MEL-15': {
    es: 'La artillería a pie de la Guardia tira 1 dado más en melé, tenga los bloques que tenga.',
    en: 'Guard foot artillery rolls 1 more die in melee, whatever its strength.',
  },
  'CCN-MEL-16': {
    es: 'La artillería a caballo con 2 o 3 bloques tira 3 dados en melé si ha movido como mucho 1 hexágono; si ha movido 2, no ataca.',
    en: 'Horse artillery with 2 or 3 blocks rolls 3 dice in melee if it moved 0 or 1 hex; after 2 hexes it may not attack.',
  },
  'CCN-MEL-17': {
    es: 'La artillería a caballo con 1 bloque puede atacar en melé solo si no ha movido.',
    en: 'Horse artillery with 1 block may melee only if it has not moved.',
  },
  'CCN-MEL-18': {
    es: 'Se suman los dados extra de la carta, con el valor de la Guardia para la Guardia. No valen al responder ni en Primer ataque.',
    en: 'Extra dice from the card are added, the Guard value for the Guard. They do not count in battle back or First Strike.',
  },
  'CCN-MEL-19': {
    es: 'Se restan los dados del terreno del blanco y, a veces, los del atacante. Los dos se suman.',
    en: 'Terrain of the target, and sometimes of the attacker, takes dice away. Both add up.',
  },
  'CCN-MEL-20': {
    es: 'En melé impactan el arma del blanco y los sables. Las demás caras fallan.',
    en: 'In melee the target’s arm and every sabre hit. All other faces miss.',
  },
  'CCN-MEL-21': {
    es: 'El sable de fusileros o milicia no impacta en una unidad, pero sí elimina a un líder solo.',
    en: 'A sabre rolled by rifles or militia does not hit a unit, but it does eliminate a lone leader.',
  },
  'CCN-MEL-22': {
    es: 'Si una unidad con líder recibe impactos, se comprueba si él es baja. A un líder solo se le puede atacar en melé.',
    en: 'If a unit with a leader is hit, check whether he is a casualty. A lone leader may be attacked in melee.',
  },
  'CCN-MEL-23': {
    es: 'Las banderas pueden obligar a retirarse. Quien no puede retirarse pierde bloques y arriesga a su líder.',
    en: 'Flags may force a retreat. A unit that cannot retreat loses blocks and puts its leader at risk.',
  },
  'CCN-BB-01': {
    es: 'La unidad atacada puede responder si le queda algún bloque y sigue en su hexágono. Entonces el atacante pasa a defenderse.',
    en: 'The attacked unit may battle back if it has a block left and is still in its hex. The attacker is then on the defensive.',
  },
  'CCN-BB-02': {
    es: 'La respuesta se resuelve como un ataque: dados, terreno, impactos y retirada. A una respuesta no se responde.',
    en: 'A battle back is resolved like an attack: dice, terrain, hits and retreat. There is no battle back to a battle back.',
  },
  'CCN-BB-03': {
    es: 'La unidad que se ha retirado no responde, aunque siga junto al atacante o haya retrocedido solo en parte.',
    en: 'A unit that retreated may not battle back, even if it is still adjacent or fell back only part of the way.',
  },
  'CCN-BB-04': {
    es: 'La unidad que no pudo retroceder ni un hexágono y perdió bloques por ello puede responder si le queda alguno.',
    en: 'A unit that could not fall back a single hex and lost blocks for it may battle back if any block remains.',
  },
  'CCN-BB-05': {
    es: 'Quien responde no ocupa el terreno, no avanza ni gana una melé de bonificación.',
    en: 'A unit battling back may not take ground, break through or make a bonus melee.',
  },
  'CCN-BB-06': {
    es: 'No se puede jugar Primer ataque contra una respuesta.',
    en: 'First Strike cannot be played against a battle back.',
  },
  'CCN-BB-07': {
    es: 'Una unidad atacada por varias puede responder a cada una, melé a melé, mientras siga viva en su hexágono.',
    en: 'A unit attacked by several may battle back against each, melee by melee, while it survives in its hex.',
  },
  'CCN-BB-08': {
    es: 'La unidad que usó Primer ataque en una melé no responde en ella.',
    en: 'A unit that used First Strike in a melee may not battle back in it.',
  },
  'CCN-BB-09': {
    es: 'La caballería no puede retirarse y reformarse ante la respuesta de una infantería.',
    en: 'Cavalry may not Retire and Reform from an infantry battle back.',
  },
  'CCN-BB-10': {
    es: 'La infantería no puede formar cuadro ante la respuesta de una caballería.',
    en: 'Infantry may not form square against a cavalry battle back.',
  },
  'CCN-BB-11': {
    es: 'La caballería que se ha retirado para reformarse no responde, aunque siga adyacente.',
    en: 'Cavalry that retired and reformed may not battle back, even if still adjacent.',
  },
  'CCN-BB-12': {
    es: 'En Armas combinadas se responde solo a la infantería o caballería atacante, nunca a la artillería.',
    en: 'After Combined Arms the target battles back only against the infantry or cavalry, never the artillery.',
  },
} as const satisfies Record<string, Said>
