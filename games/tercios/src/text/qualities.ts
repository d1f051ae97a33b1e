import type { Said } from '@acies/kernel'
import type { Quality } from '../data/qualities.ts'
import type { Virtue } from '../data/virtues.ts'

export interface Gift {
  name: Said
  /** what it does; "his reach" is command distance and line of sight, a success is a 5 unless it says otherwise */
  text: Said
}

export const virtueWords = {
  dedication: {
    name: { es: 'Entrega', en: 'Dedication' },
    text: {
      es: '+1 a la Velocidad de la unidad en que va.',
      en: '+1 to the Speed of the unit he is in.',
    },
  },
  dexterity: {
    name: { es: 'Destreza', en: 'Dexterity' },
    text: {
      es: '+1 al Combate de la unidad en que va.',
      en: '+1 to the Combat of the unit he is in.',
    },
  },
  drill: {
    name: { es: 'Instrucción', en: 'Drill' },
    text: {
      es: '+1 al Fuego de la unidad en que va.',
      en: '+1 to the Fire of the unit he is in.',
    },
  },
  loyalty: {
    name: { es: 'Lealtad', en: 'Loyalty' },
    text: {
      es: '+1 a la Disciplina de la unidad en que va; no en los Chequeos de Ruptura.',
      en: '+1 to the Discipline of the unit he is in; not in Break Checks.',
    },
  },
  zeal: {
    name: { es: 'Fervor', en: 'Zeal' },
    text: {
      es: '+1 al Aguante de la unidad en que va. Si al perderlo le sobra Desgaste, Chequeo de Ruptura en el acto.',
      en: '+1 to the Stamina of the unit he is in. If losing it leaves too much Wear, a Break Check at once.',
    },
  },
  sacrifice: {
    name: { es: 'Sacrificio', en: 'Sacrifice' },
    text: {
      es: '+1 al Coraje de la unidad en que va contra disparos.',
      en: '+1 against shooting to the Courage of the unit he is in.',
    },
  },
  will: {
    name: { es: 'Voluntad', en: 'Will' },
    text: {
      es: '+1 al Coraje de la unidad en que va en combate.',
      en: '+1 in combat to the Courage of the unit he is in.',
    },
  },
  presence: {
    name: { es: 'Presencia', en: 'Presence' },
    text: {
      es: 'Su distancia de mando es de 9″ en vez de 6″.',
      en: 'His command distance is 9″ instead of 6″.',
    },
  },
  elan: {
    name: { es: 'Brío', en: 'Élan' },
    text: {
      es: 'Sus movimientos son de 9″ en vez de 6″.',
      en: 'His moves are 9″ instead of 6″.',
    },
  },
  fame: {
    name: { es: 'Fama', en: 'Fame' },
    text: {
      es: 'Trata con todas las Tropas amigas, no solo con las que tiene asignadas.',
      en: 'He interacts with every friendly Troop, not only with those of his own Command.',
    },
  },
  initiative: {
    name: { es: 'Iniciativa', en: 'Initiative' },
    text: {
      es: 'Si es el General, su Nivel cuenta 2 más en la tirada de Iniciativa.',
      en: 'If he is the Commander-in-chief, his Level counts 2 more for the Initiative roll.',
    },
  },
} as const satisfies Record<Virtue, Gift>

/** in the order of the rulebook */
export const qualityWords = {
  selfless: {
    name: { es: 'Abnegado', en: 'Selfless' },
    text: {
      es: 'Si la unidad en que va falla un Chequeo de Ruptura, la tirada se repite una vez; él cae, salga lo que salga.',
      en: 'If the unit he is in fails a Break Check, the roll is repeated once; he falls, whatever the result.',
    },
  },
  wealthy: {
    name: { es: 'Acaudalado', en: 'Wealthy' },
    text: {
      es: 'Los Mercenarios a su distancia de mando sí tiran los Chequeos de Ruptura: con Nivel 1 a 3, con una reducción de Disciplina; con 4 o 5, sin ella.',
      en: 'Mercenaries in his command distance may roll Break Checks: at Level 1 to 3 with a reduction to Discipline, at 4 or 5 without it.',
    },
  },
  lucky: {
    name: { es: 'Afortunado', en: 'Lucky' },
    text: {
      es: 'Si la unidad en que va es destruida, Chequeo de Mando: con un éxito sale de ella y vive, Agotado; con dos o más, sin agotarse.',
      en: 'If the unit he is in is destroyed, a Command Check: with one success he leaves it and lives, Exhausted; with two or more, not Exhausted.',
    },
  },
  nimble: {
    name: { es: 'Ágil', en: 'Nimble' },
    text: {
      es: 'Con un Chequeo de Mando deja su unidad y entra en otra en el mismo movimiento, si no entró en la primera este turno. Si falla, queda a medio camino y Agotado.',
      en: 'With a Command Check he leaves his unit and enters another in the same move, if he did not enter the first this turn. If it fails, he stops halfway, Exhausted.',
    },
  },
  aggressive: {
    name: { es: 'Agresivo', en: 'Aggressive' },
    text: {
      es: 'Cuando carga la unidad en que va, los enemigos que quieran rehuir el combate tienen una reducción de Disciplina al reaccionar. No necesita chequeo.',
      en: 'When the unit he is in charges, enemies who try to avoid the combat have a reduction to Discipline to react. No check needed.',
    },
  },
  threatening: {
    name: { es: 'Amenazante', en: 'Threatening' },
    text: {
      es: 'Una Tropa enemiga a la vista y a menos de 12″ solo puede usar su carta para reaccionar este turno, salvo que al enemigo ya no le queden otras por activar.',
      en: 'An enemy Troop in sight and less than 12″ away may use its card only to react this turn, unless the enemy has no other left to activate.',
    },
  },
  passionate: {
    name: { es: 'Apasionado', en: 'Passionate' },
    text: {
      es: 'La unidad a la que se une tiene Frenéticos mientras él siga en ella.',
      en: 'The unit he joins has Frenzied while he stays in it.',
    },
  },
  alert: {
    name: { es: 'Atento', en: 'Alert' },
    text: {
      es: 'Una Tropa a su alcance se orienta en el acto, haya actuado o no. No vale con artillería ni con una Fortaleza Móvil.',
      en: 'A Troop in his reach Reorients at once, whether it has acted or not. Not artillery, nor a Mobile Fortress.',
    },
  },
  bold: {
    name: { es: 'Audaz', en: 'Bold' },
    text: {
      es: 'Cambia la carta de orden, aún sin usar, de una Tropa propia a su alcance.',
      en: 'He changes the order card, not yet used, of a friendly Troop in his reach.',
    },
  },
  authoritarian: {
    name: { es: 'Autoritario', en: 'Authoritarian' },
    text: {
      es: 'Una Tropa a su alcance se activa la siguiente, sin Chequeo de Orden.',
      en: 'A Troop in his reach is activated next, without an Order Check.',
    },
  },
  'eagle-eyed': {
    name: { es: 'Avizor', en: 'Eagle-eyed' },
    text: {
      es: 'Necesita un 6. Una Tropa enemiga a la vista, a cualquier distancia, debe ser la siguiente que active su dueño.',
      en: 'Needs a 6. An enemy Troop in sight, at any distance, must be the next one its owner activates.',
    },
  },
  brave: {
    name: { es: 'Bravo', en: 'Brave' },
    text: {
      es: 'La unidad a la que se une es Élite e Impetuosa mientras él siga en ella.',
      en: 'The unit he joins is Elite and Impetuous while he stays in it.',
    },
  },
  cartographer: {
    name: { es: 'Cartógrafo', en: 'Cartographer' },
    text: {
      es: 'Solo el General, puesta la escenografía: con Nivel 2 mueve un elemento hasta 6″ (9″ a 28 mm); con 3 puede en cambio añadir uno, menos un río; con 4 o 5, también quitar uno.',
      en: 'Commander-in-chief only, once the scenery is laid: at Level 2 he moves one element up to 6″ (9″ at 28 mm); at 3 he may instead add one, except a river; at 4 or 5, also remove one.',
    },
  },
  guarded: {
    name: { es: 'Cauteloso', en: 'Guarded' },
    text: {
      es: 'Ninguna unidad puede acabar un movimiento de Vanguardia a 12″ o menos de él.',
      en: 'No unit may end a Vanguard move within 12″ of him.',
    },
  },
  comrade: {
    name: { es: 'Compañero', en: 'Comrade' },
    text: {
      es: 'Necesita un 6. Quita el marcador de Agotado a otro Mando a su alcance.',
      en: 'Needs a 6. He removes the Exhausted marker of another Commander in his reach.',
    },
  },
  schemer: {
    name: { es: 'Conspirador', en: 'Schemer' },
    text: {
      es: 'Necesita un 6. La carta de una infantería o caballería enemiga sin activar, a la vista, se cambia por otra al azar que nadie ve hasta que se use.',
      en: 'Needs a 6. The card of an enemy infantry or cavalry unit in sight, not yet activated, is replaced by a random one nobody sees until it is used.',
    },
  },
  accomplice: {
    name: { es: 'Cómplice', en: 'Accomplice' },
    text: {
      es: 'Otro Mando del ejército, a la vista y a cualquier distancia, mueve hasta 9″, aunque esté Agotado.',
      en: 'Another Commander of the army, in sight at any distance, moves up to 9″, even if Exhausted.',
    },
  },
  coordinator: {
    name: { es: 'Coordinador', en: 'Coordinator' },
    text: {
      es: 'En el siguiente paso se activan dos Tropas a su alcance y a la vista, una por completo después de la otra.',
      en: 'In the next step two Troops in his reach and sight are activated, one completely after the other.',
    },
  },
  determined: {
    name: { es: 'Decidido', en: 'Determined' },
    text: {
      es: 'Una Tropa que debe ser la siguiente: si carga a otra más lenta o Desordenada y vence, causa 1 de Desgaste más; si pierde el combate queda Desordenada.',
      en: 'A Troop that must act next: if it charges a slower or Disordered one and wins, it causes 1 extra Wear; if it loses the combat it becomes Disordered.',
    },
  },
  ruthless: {
    name: { es: 'Despiadado', en: 'Ruthless' },
    text: {
      es: 'Una Tropa enemiga a su alcance pierde, lo que queda de turno, las ventajas del Mando que lleva dentro.',
      en: 'An enemy Troop in his reach loses, for the rest of the turn, the benefits of the Commander inside it.',
    },
  },
  diligent: {
    name: { es: 'Diligente', en: 'Diligent' },
    text: {
      es: 'Necesita un 6. Quita el Desorden a una Tropa a su alcance.',
      en: 'Needs a 6. He removes Disorder from a Troop in his reach.',
    },
  },
  diplomat: {
    name: { es: 'Diplomático', en: 'Diplomat' },
    text: {
      es: 'Si es el General, trata con las tropas aliadas como con las propias.',
      en: 'If he is the Commander-in-chief, he interacts with allied Troops as with his own.',
    },
  },
  willing: {
    name: { es: 'Dispuesto', en: 'Willing' },
    text: {
      es: 'Las Compañías con Ligera a su distancia de mando con las que pueda tratar tienen Evasión.',
      en: 'Light Companies in his command distance that he can interact with have Evasion.',
    },
  },
  skilled: {
    name: { es: 'Ducho', en: 'Skilled' },
    text: {
      es: 'Una artillería que no haya actuado se orienta, aun con Velocidad 0. Con menos de dos éxitos él se agota y ella pierde su carta.',
      en: 'An artillery unit that has not acted Reorients, even at Speed 0. With fewer than two successes he is Exhausted and the artillery loses its card.',
    },
  },
  elegant: {
    name: { es: 'Elegante', en: 'Elegant' },
    text: {
      es: 'Si no está Agotado y una unidad a 6″ o menos debe Retirarse, solo se destraba, Desordenada; él queda Agotado. Va antes que la Persecución.',
      en: 'If he is not Exhausted and a unit within 6″ must Retreat, it only Disengages, Disordered; he becomes Exhausted. This comes before Pursuit.',
    },
  },
  enigmatic: {
    name: { es: 'Enigmático', en: 'Enigmatic' },
    text: {
      es: 'Dos Tropas enemigas a la vista, a menos de 6″ una de otra y sin actuar, intercambian sus cartas. Su dueño puede mirarlas.',
      en: 'Two enemy Troops in sight, less than 6″ apart and neither having acted, swap their cards. Their owner may look at them.',
    },
  },
  enthusiast: {
    name: { es: 'Entusiasta', en: 'Enthusiast' },
    text: {
      es: 'Una Tropa que debe ser la siguiente tiene Ligera en esa activación, o Escaramuzadores si ya la tenía.',
      en: 'A Troop that must act next is Light for that activation, or has Skirmishers if it already was.',
    },
  },
  stoic: {
    name: { es: 'Estoico', en: 'Stoic' },
    text: {
      es: 'Una Tropa a su alcance cuenta como a Cubierto hasta que actúe, reaccione o acabe el turno.',
      en: 'A Troop in his reach counts as in Cover until it acts, reacts or the turn ends.',
    },
  },
  experienced: {
    name: { es: 'Experimentado', en: 'Experienced' },
    text: {
      es: 'Se deshace una Compañía de disparo o de picas que no esté Al Límite y una Formación a menos de 6″ de ella pierde 2 de Desgaste. La Compañía cuenta como destruida.',
      en: 'A shot or pike Company not At the Limit is broken up and a Formation less than 6″ from it loses 2 Wear. The Company counts as destroyed.',
    },
  },
  expert: {
    name: { es: 'Experto', en: 'Expert' },
    text: {
      es: 'Su Inspirar puede alcanzar a todas las unidades con Brigada de su Mando, en sus activaciones inmediatas.',
      en: 'His Inspire may cover all the Brigade units of his Command, in their immediate activations.',
    },
  },
  phlegmatic: {
    name: { es: 'Flemático', en: 'Phlegmatic' },
    text: {
      es: 'La unidad en que va no sufre los efectos de estar Al Límite.',
      en: 'The unit he is in does not suffer the effects of being At the Limit.',
    },
  },
  cold: {
    name: { es: 'Frío', en: 'Cold' },
    text: {
      es: 'Si no está Agotado y una acción de Mando enemiga sale bien contra él o contra una unidad amiga a 6″ o menos, tira por un 6: un éxito la anula; con dos no se agota.',
      en: 'If he is not Exhausted and an enemy Command Action succeeds against him or friends within 6″, he rolls for a 6: one success cancels it; with two he is not Exhausted.',
    },
  },
  gallant: {
    name: { es: 'Gallardo', en: 'Gallant' },
    text: {
      es: 'La unidad en que va, si es flanqueada, no sufre la reducción de Coraje; la de Combate sí.',
      en: 'The unit he is in, if flanked, has no reduction to Courage; the one to Combat stays.',
    },
  },
  hero: {
    name: { es: 'Héroe', en: 'Hero' },
    text: {
      es: 'Una Tropa que ya actuó repite la misma orden como activación de este pase, una vez por turno. Él queda Agotado; sin dos éxitos, ella recibe 1 de Desgaste.',
      en: 'A Troop that has acted repeats the same order as the activation of this pass, once a turn. He is Exhausted; without two successes it takes 1 Wear.',
    },
  },
  honourable: {
    name: { es: 'Honorable', en: 'Honourable' },
    text: {
      es: 'Necesita un 6. Quita 1 de Desgaste a una Tropa a su alcance, pero no el único que tenga, salvo a una Élite.',
      en: 'Needs a 6. He removes 1 Wear from a Troop in his reach, but not its only one, unless it is Elite.',
    },
  },
  engineer: {
    name: { es: 'Ingeniero', en: 'Engineer' },
    text: {
      es: 'Una pieza a su distancia de mando gana 3″ de alcance por éxito en su próxima activación de este turno.',
      en: 'A gun in his command distance gains 3″ of range per success in its next activation this turn.',
    },
  },
  undaunted: {
    name: { es: 'Impertérrito', en: 'Undaunted' },
    text: {
      es: 'Una Tropa a su alcance cuenta como en terreno Protegido hasta que actúe, reaccione o acabe el turno.',
      en: 'A Troop in his reach counts as in Protected terrain until it acts, reacts or the turn ends.',
    },
  },
  imperturbable: {
    name: { es: 'Imperturbable', en: 'Imperturbable' },
    text: {
      es: 'Las unidades a su distancia de mando con las que pueda tratar suman 1 a su Disciplina para reaccionar.',
      en: 'Units in his command distance that he can interact with have +1 Discipline to react.',
    },
  },
  relentless: {
    name: { es: 'Implacable', en: 'Relentless' },
    text: {
      es: 'Una Tropa propia sin activar hace un movimiento con una reducción de Velocidad, sin entrar en combate; sigue sin haberse activado.',
      en: 'A friendly Troop not yet activated makes a move with a reduction to Speed, not into combat; it still counts as not activated.',
    },
  },
  clever: {
    name: { es: 'Inteligente', en: 'Clever' },
    text: {
      es: 'Mira la carta de una Tropa enemiga a la vista, a cualquier distancia.',
      en: 'He looks at the card of an enemy Troop in sight, at any distance.',
    },
  },
  innovator: {
    name: { es: 'Innovador', en: 'Innovator' },
    text: {
      es: 'Una Tropa a su alcance tiene Ángulo Extendido lo que queda de turno; si es la siguiente en actuar, puede cambiar su carta por ¡Fuego!',
      en: 'A Troop in his reach has Extended Arc for the rest of the turn; if it acts next it may change its card to Fire.',
    },
  },
  notable: {
    name: { es: 'Insigne', en: 'Notable' },
    text: {
      es: 'Una Tropa a la vista, a cualquier distancia, que debe ser la siguiente tiene un aumento de Disciplina en su Chequeo de Orden.',
      en: 'A Troop in sight, at any distance, that must act next has an increase to Discipline for its Order Check.',
    },
  },
  fearless: {
    name: { es: 'Intrépido', en: 'Fearless' },
    text: {
      es: 'Se une a una Tropa y queda Agotado; con éxito, ella hace ¡Atacad! en el acto y descarta su carta, aunque ya hubiera actuado. Si pierde el combate, él muere.',
      en: 'He joins a Troop and is Exhausted; on a success it Attacks at once and discards its card, even if it had acted. If it loses the combat, he dies.',
    },
  },
  intriguer: {
    name: { es: 'Intrigante', en: 'Intriguer' },
    text: {
      es: 'Necesita un 6. Un Mando enemigo a la vista, a cualquier distancia, queda Agotado.',
      en: 'Needs a 6. An enemy Commander in sight, at any distance, becomes Exhausted.',
    },
  },
  learned: {
    name: { es: 'Ilustrado', en: 'Learned' },
    text: {
      es: 'Una Tropa enemiga a la vista, a cualquier distancia, no puede ser la siguiente en activarse si el enemigo tiene otra.',
      en: 'An enemy Troop in sight, at any distance, may not be the next one activated if the enemy has another.',
    },
  },
  meticulous: {
    name: { es: 'Meticuloso', en: 'Meticulous' },
    text: {
      es: 'Una Tropa a su alcance será la última en activarse este turno, aunque el enemigo deba gastar antes todas sus activaciones.',
      en: 'A Troop in his reach will be the last to activate this turn, even if the enemy must take all his activations first.',
    },
  },
  terrible: {
    name: { es: 'Terrible', en: 'Terrible' },
    text: {
      es: 'Una Tropa enemiga a su alcance tiene una reducción de Disciplina para reaccionar contra la activación que sigue.',
      en: 'An enemy Troop in his reach has a reduction to Discipline to react against the activation that follows.',
    },
  },
  mentor: {
    name: { es: 'Tutor', en: 'Mentor' },
    text: {
      es: 'La Tropa que se active a continuación, a su alcance, gana 2″ de alcance de tiro por éxito.',
      en: 'The Troop activated next, in his reach, gains 2″ of shooting range per success.',
    },
  },
  officious: {
    name: { es: 'Oficioso', en: 'Officious' },
    text: {
      es: 'Pasa 1 de Desgaste de una unidad a otra de la misma clase y del mismo Mando, a 6″ o menos entre sí y a su alcance; puede dejarla Fresca.',
      en: 'He moves 1 Wear from one unit to another of the same kind and Command, within 6″ of each other and in his reach; the first may become Fresh.',
    },
  },
  patient: {
    name: { es: 'Paciente', en: 'Patient' },
    text: {
      es: 'No hay que activar ninguna Tropa en este pase: le toca al rival.',
      en: 'No Troop need be activated in this pass: it is the opponent’s turn to act.',
    },
  },
  perfectionist: {
    name: { es: 'Perfeccionista', en: 'Perfectionist' },
    text: {
      es: 'Una infantería Fresca con carta de ¡Fuego! se activa la siguiente, salga bien o mal; con éxito, con un aumento de Fuego.',
      en: 'A Fresh infantry unit with a Fire card is activated next, come what may; on a success, with an increase to Fire.',
    },
  },
  rogue: {
    name: { es: 'Pícaro', en: 'Rogue' },
    text: {
      es: 'Una Tropa en terreno que Oculta, que debe ser la siguiente, tiene un aumento de Fuego o de Combate, a elegir.',
      en: 'A Troop in terrain that Hides, which must act next, has an increase to Fire or to Combat, as chosen.',
    },
  },
  prudent: {
    name: { es: 'Precavido', en: 'Prudent' },
    text: {
      es: 'Pone una carta a una Tropa que ya actuó; solo sirve para reaccionar y se retira al acabar el turno.',
      en: 'He puts a card on a Troop that has already acted; it serves only to react and is removed at the end of the turn.',
    },
  },
  prepared: {
    name: { es: 'Preparado', en: 'Prepared' },
    text: {
      es: 'Una artillería a su distancia de mando que ya actuó y tiene Caballos de Tiro queda atalajada.',
      en: 'An artillery unit in his command distance that has acted and has Draught Horses becomes limbered.',
    },
  },
  protector: {
    name: { es: 'Protector', en: 'Protector' },
    text: {
      es: 'Una Tropa que no sea artillería retrocede recta hasta su Velocidad, sin cambiar de frente. Si la acción falla retrocede igual, pero Desordenada.',
      en: 'A Troop other than artillery moves straight back up to its Speed, keeping its facing. If the action fails it moves all the same, but is Disordered.',
    },
  },
  provoker: {
    name: { es: 'Provocador', en: 'Provoker' },
    text: {
      es: 'Necesita un 6. Una Tropa enemiga a la vista que pueda cargar pierde su carta y hace ¡Atacad!, salvo que iguale sus éxitos en un Chequeo de Disciplina.',
      en: 'Needs a 6. An enemy Troop in sight that is able to charge loses its card and Attacks, unless it equals his successes in a Discipline Check.',
    },
  },
  swift: {
    name: { es: 'Raudo', en: 'Swift' },
    text: {
      es: 'Una Tropa a su alcance no sufre la reducción de Fuego de ¡Atención! en su próxima activación.',
      en: 'A Troop in his reach has no reduction to Fire for Attention in its next activation.',
    },
  },
  pious: {
    name: { es: 'Religioso', en: 'Pious' },
    text: {
      es: 'Una Tropa que debe ser la siguiente puede cambiar su carta por ¡Resistid!; si ya lo era, aumento de Disciplina en el Chequeo de Orden.',
      en: 'A Troop that must act next may change its card to Resist; if it already was, an increase to Discipline for the Order Check.',
    },
  },
  respectable: {
    name: { es: 'Respetable', en: 'Respectable' },
    text: {
      es: 'No necesita ver a sus tropas para Inspirarlas ni para darles distancia de mando; la distancia sí cuenta.',
      en: 'He need not see his troops to Inspire them or to give them command distance; the distance still counts.',
    },
  },
  shrewd: {
    name: { es: 'Sagaz', en: 'Shrewd' },
    text: {
      es: 'Necesita un 6. Un Mando enemigo a la vista, a cualquier distancia, debe ser el próximo Mando que active su dueño.',
      en: 'Needs a 6. An enemy Commander in sight, at any distance, must be the next Commander his owner activates.',
    },
  },
  tenacious: {
    name: { es: 'Tenaz', en: 'Tenacious' },
    text: {
      es: 'Una Tropa con Ligera que debe ser la siguiente: si con ¡Corred! o ¡Atención! acaba en terreno que Oculta, no se le puede disparar en lo que queda de turno.',
      en: 'A Light Troop that must act next: if it uses Run or Attention and ends in terrain that Hides, it cannot be shot at for the rest of the turn.',
    },
  },
  calm: {
    name: { es: 'Tranquilo', en: 'Calm' },
    text: {
      es: 'La unidad en que va no sufre Desgaste por no completar un destrabe.',
      en: 'The unit he is in takes no Wear for an incomplete Disengage.',
    },
  },
} as const satisfies Record<Quality, Gift>
