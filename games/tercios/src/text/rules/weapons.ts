import type { Said } from '@acies/kernel'

export const weapons = {
  'TER-WPN-00': {
    es: 'Las armas las da la lista; un arma que no figura en ella no tiene efecto.',
    en: 'Weapons come from the army list; one that is not listed has no effect.',
  },
  'TER-WPN-01': {
    es: 'Alabardas: aumento de Combate contra un enemigo Desordenado.',
    en: 'Halberds: an increase to Combat against a Disordered enemy.',
  },
  'TER-WPN-02': {
    es: 'Bardiches: Al Límite no reduce su Combate, solo su Fuego.',
    en: 'Bardiches: At the Limit does not reduce Combat, only Fire.',
  },
  'TER-WPN-03': {
    es: 'Bayoneta, sin Desorden: aumento de Combate contra caballería que la carga, y contra infantería al usar ¡Atacad! No en Mala Guerra.',
    en: 'Bayonet, not Disordered: an increase to Combat against cavalry that charges it, and against infantry when using Attack. Not in Bad War.',
  },
  'TER-WPN-04': {
    es: 'Espadachines: aumento de Combate en cada ronda de Mala Guerra.',
    en: 'Swordsmen: an increase to Combat in every round of Bad War.',
  },
  'TER-WPN-05': {
    es: 'Lanzas de Caballería: destruyen a la caballería enemiga que se Retira, como la Persecución a la infantería.',
    en: 'Cavalry Lances: they destroy enemy cavalry that Retreats, as Pursuit does infantry.',
  },
  'TER-WPN-06': {
    es: 'Lanzas Pesadas: otro aumento de Combate si el combate nace de una contracarga, propia o enemiga.',
    en: 'Heavy Lances: one more increase to Combat if the combat comes from a counter-charge, their own or the enemy’s.',
  },
  'TER-WPN-07': {
    es: 'Mandobles: si la unidad gana, el enemigo queda Desordenado salvo que saque algún 6 en un Chequeo de Disciplina.',
    en: 'Two-handed Swords: if the unit wins, the enemy becomes Disordered unless it rolls a 6 in a Discipline Check.',
  },
  'TER-WPN-08': {
    es: 'Picas, sin Desorden: aumento de Combate al ser cargadas por caballería.',
    en: 'Pikes, not Disordered: an increase to Combat when charged by cavalry.',
  },
  'TER-WPN-09': {
    es: 'Solo las unidades con Picas pueden entrar en Mala Guerra.',
    en: 'Only units with Pikes can enter a Bad War.',
  },
  'TER-WPN-10': {
    es: 'Armas de Fuego (pistolas, arcabuces, mosquetes y piezas): aumento de Fuego al disparar en reacción.',
    en: 'Firearms (pistols, arquebuses, muskets and guns): an increase to Fire when shooting in reaction.',
  },
  'TER-WPN-11': {
    es: 'Arcabuz: alcance 8″.',
    en: 'Arquebus: range 8″.',
  },
  'TER-WPN-12': {
    es: 'Mosquete: alcance 12″.',
    en: 'Musket: range 12″.',
  },
  'TER-WPN-13': {
    es: 'Arcabuz y mosquete: hasta 8″ se usa el primer Fuego; de ahí a 12″, el segundo.',
    en: 'Arquebus and musket: up to 8″ use the first Fire value; from there to 12″, the second.',
  },
  'TER-WPN-14': {
    es: 'Arcos: 12″; Arco Largo: 16″. Tiran por encima de amigos cuyo centro frontal esté más cerca de quien tira que del blanco. No valen en reacción.',
    en: 'Bow: 12″; Longbow: 16″. They shoot over friends whose front centre is nearer to the shooter than to the target. Not usable in reaction.',
  },
  'TER-WPN-15': {
    es: 'Ballesta: alcance 12″. Puede reaccionar, pero sin aumento: no es arma de fuego.',
    en: 'Crossbow: range 12″. It may react, but without the increase: it is no firearm.',
  },
  'TER-WPN-16': {
    es: 'Las piezas disparan solo con la carta de ¡Fuego!, también al reaccionar. Ligera 18″, media 24″, pesada 36″.',
    en: 'Guns shoot only with the Fire card, also in reaction. Light 18″, medium 24″, heavy 36″.',
  },
  'TER-WPN-17': {
    es: 'Cañón superpesado: 42″. Disparar exige siempre un Chequeo de Orden, y la unidad alcanzada, aunque resista, debe pasar otro o queda Desordenada.',
    en: 'Super-heavy gun: 42″. Firing always needs an Order Check, and a unit hit, even if it resists, must pass one or become Disordered.',
  },
  'TER-WPN-18': {
    es: 'Granadas: el enemigo cargado pierde la ventaja de estar Protegido.',
    en: 'Grenades: the charged enemy loses the benefit of being Protected.',
  },
  'TER-WPN-19': {
    es: 'Jabalinas: 6″. Sin reducción por ¡Atención! y nunca en reacción.',
    en: 'Javelins: 6″. No reduction for Attention and never in reaction.',
  },
  'TER-WPN-20': {
    es: 'Mosquete de Chispa: 12″. Aumento de Fuego hasta 6″, que no se suma al de reacción.',
    en: 'Flintlock Musket: 12″. An increase to Fire up to 6″, which does not add to the reaction one.',
  },
  'TER-WPN-21': {
    es: 'Mortero: el blanco no aprovecha el Cubierto.',
    en: 'Mortar: its target gets no benefit from Cover.',
  },
  'TER-WPN-22': {
    es: 'Pistolas: 4″. Sin reducción por ¡Atención! a esa distancia.',
    en: 'Pistols: 4″. No reduction for Attention at that distance.',
  },
  'TER-WPN-23': {
    es: 'Salvas: con ¡Atacad!, de orden o de reacción, y sin Desorden, otro aumento de Combate. No en Mala Guerra.',
    en: 'Salvo drill: with Attack, as order or reaction, and not Disordered, one more increase to Combat. Not in Bad War.',
  },
} as const satisfies Record<string, Said>
