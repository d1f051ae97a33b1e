import type { Said } from '@acies/kernel'

export const close = {
  'CCA-CC-01': {
    es: 'El combate cuerpo a cuerpo es un ataque contra un enemigo en un hexágono adyacente.',
    en: 'Close combat is an attack on an enemy in an adjacent hex.',
  },
  'CCA-CC-02': {
    es: 'Cada combate cuerpo a cuerpo sigue estos pasos: anuncio, evasión, dados por terreno, tirada, bajas y retiradas; después, avance de ímpetu si el hexágono queda libre, o respuesta.',
    en: 'Each close combat goes: announce, evade, terrain dice limits, roll, losses and retreats; then a momentum advance if the hex is vacated, or else battling back.',
  },
  'CCA-CC-03': {
    es: 'Antes de tirar se anuncian la unidad que ataca y su objetivo.',
    en: 'The attacking unit and its target are announced before rolling.',
  },
  'CCA-CC-04': {
    es: 'Algunas unidades atacadas pueden evadirse en lugar de aguantar el combate cuerpo a cuerpo.',
    en: 'Some units under attack may evade instead of standing in close combat.',
  },
  'CCA-CC-05': {
    es: 'El terreno del atacante y el del objetivo pueden limitar los dados del combate cuerpo a cuerpo.',
    en: 'The terrain of attacker and target may limit the dice in close combat.',
  },
  'CCA-CC-06': {
    es: 'Los dados del combate cuerpo a cuerpo dependen del tipo de unidad.',
    en: 'The number of dice in close combat depends on the type of unit.',
  },
  'CCA-CC-07': {
    es: 'La infantería ligera, con arcos u hondas también, combate cuerpo a cuerpo con 2 dados y no impacta con espadas.',
    en: 'Light infantry, bows and slings included, rolls 2 dice in close combat and does not hit with swords.',
  },
  'CCA-CC-08': {
    es: 'La infantería auxiliar combate cuerpo a cuerpo con 3 dados e impacta con espadas, pero no ataca si ha movido 2 hexágonos.',
    en: 'Auxilia roll 3 dice in close combat and hit with swords, but may not attack after moving 2 hexes.',
  },
  'CCA-CC-09': {
    es: 'La infantería media combate cuerpo a cuerpo con 4 dados.',
    en: 'Medium infantry rolls 4 dice in close combat.',
  },
  'CCA-CC-10': {
    es: 'Los guerreros con bajas combaten cuerpo a cuerpo con 3 dados.',
    en: 'Warriors with losses roll 3 dice in close combat.',
  },
  'CCA-CC-11': {
    es: 'Los guerreros que empiezan un combate a fuerza completa tiran 4 dados y pueden ignorar 1 bandera. Lo conservan todo ese combate, también al responder; lo pierden en el siguiente.',
    en: 'Warriors at full strength when a combat begins roll 4 dice and may ignore 1 flag. This lasts for that whole combat, battle back included; it is lost from the next one.',
  },
  'CCA-CC-12': {
    es: 'La infantería pesada combate cuerpo a cuerpo con 5 dados.',
    en: 'Heavy infantry rolls 5 dice in close combat.',
  },
  'CCA-CC-13': {
    es: 'La caballería ligera combate cuerpo a cuerpo con 2 dados y no impacta con espadas.',
    en: 'Light cavalry rolls 2 dice in close combat and does not hit with swords.',
  },
  'CCA-CC-14': {
    es: 'La caballería media combate cuerpo a cuerpo con 3 dados.',
    en: 'Medium cavalry rolls 3 dice in close combat.',
  },
  'CCA-CC-15': {
    es: 'La caballería pesada combate cuerpo a cuerpo con 4 dados.',
    en: 'Heavy cavalry rolls 4 dice in close combat.',
  },
  'CCA-CC-16': {
    es: 'Los carros pesados atacan con 4 dados.',
    en: 'Heavy chariots attack with 4 dice.',
  },
  'CCA-CC-17': {
    es: 'Los carros pesados tiran solo 3 dados al responder o al combatir con «Primer golpe».',
    en: 'Heavy chariots roll only 3 dice when battling back or fighting through First Strike.',
  },
  'CCA-CC-18': {
    es: 'Los carros pesados ignoran una espada de cada tirada contra ellos en combate cuerpo a cuerpo.',
    en: 'Heavy chariots ignore one sword of each roll against them in close combat.',
  },
  'CCA-HIT-01': {
    es: 'En combate cuerpo a cuerpo, cada dado con el color del objetivo es un impacto.',
    en: 'In close combat each die in the target’s colour is a hit.',
  },
  'CCA-HIT-02': {
    es: 'En combate cuerpo a cuerpo cada espada es un impacto, salvo si la tira infantería ligera, con arcos u hondas también, o caballería ligera.',
    en: 'In close combat each sword is a hit, unless rolled by light infantry, bows and slings included, or light cavalry.',
  },
  'CCA-HIT-03': {
    es: 'Los elefantes ignoran todas las espadas que salen contra ellos; los carros pesados, una.',
    en: 'Elephants ignore every sword rolled against them; heavy chariots ignore one.',
  },
  'CCA-HIT-04': {
    es: 'En combate cuerpo a cuerpo, un casco es un impacto contra cualquier unidad si quien tira tiene un líder amigo unido o en un hexágono adyacente.',
    en: 'In close combat a helmet hits any unit if the rolling unit has a friendly leader attached or in an adjacent hex.',
  },
  'CCA-HIT-05': {
    es: 'Los elefantes no impactan con cascos aunque tengan un líder al lado.',
    en: 'Elephants never hit with helmets, even with a leader at hand.',
  },
  'CCA-HIT-06': {
    es: 'Cada bandera obliga al objetivo a retirarse; por sí sola no quita ningún bloque.',
    en: 'Each flag makes the target retreat; by itself it never removes a block.',
  },
  'CCA-HIT-07': {
    es: 'Los demás resultados del dado son fallos.',
    en: 'All other die results are misses.',
  },
  'CCA-HIT-08': {
    es: 'Cada impacto quita un bloque; perder el último da un estandarte al rival. Los impactos sobrantes se pierden.',
    en: 'Each hit removes a block; losing the last one gives the opponent a banner. Surplus hits are lost.',
  },
  'CCA-HIT-09': {
    es: 'Un líder alcanzado se quita del tablero y da un estandarte al rival.',
    en: 'A leader who is hit is removed and gives the opponent a banner.',
  },
  'CCA-HIT-10': {
    es: 'Primero se quitan los bloques de todos los impactos y después se resuelven las retiradas.',
    en: 'The blocks for all hits are removed first; retreats are resolved afterwards.',
  },
  'CCA-BB-01': {
    es: 'Tras un ataque cuerpo a cuerpo, la unidad atacada puede responder si le queda algún bloque y no ha tenido que retirarse.',
    en: 'After a close combat attack, the unit attacked may battle back if it has a block left and did not have to retreat.',
  },
  'CCA-BB-02': {
    es: 'Una unidad que no se ha movido porque tenía la retirada bloqueada también puede responder si aún le quedan bloques.',
    en: 'A unit that could not move because its retreat was blocked may also battle back if it has blocks left.',
  },
  'CCA-BB-03': {
    es: 'Una unidad que ha dejado su hexágono al retirarse no puede responder, aunque siga adyacente al atacante.',
    en: 'A unit that left its hex in retreat cannot battle back, even if still adjacent to the attacker.',
  },
  'CCA-BB-04': {
    es: 'El terreno limita también los dados de quien responde.',
    en: 'Terrain also limits the dice of a unit battling back.',
  },
  'CCA-BB-05': {
    es: 'La respuesta se resuelve como un ataque, con sus impactos, cascos, banderas y retiradas, pero sin los dados de más que dan las cartas.',
    en: 'Battling back is resolved like an attack, with hits, helmets, flags and retreats, but without the extra dice cards give.',
  },
  'CCA-BB-06': {
    es: 'El atacante no puede evadirse cuando le responden.',
    en: 'The attacker cannot evade a battle back.',
  },
  'CCA-BB-07': {
    es: 'Responder nunca da avance de ímpetu.',
    en: 'Battling back never gives a momentum advance.',
  },
  'CCA-BB-08': {
    es: 'Una unidad que se ha evadido no puede responder.',
    en: 'A unit that evaded cannot battle back.',
  },
  'CCA-BB-09': {
    es: 'Un líder solo nunca responde.',
    en: 'A lone leader never battles back.',
  },
  'CCA-BB-10': {
    es: 'Los elefantes que tenían la retirada bloqueada pueden responder.',
    en: 'Elephants whose retreat was blocked may battle back.',
  },
} as const satisfies Record<string, Said>
