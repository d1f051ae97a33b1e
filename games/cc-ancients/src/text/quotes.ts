import type { Said } from '@acies/kernel'
import type { LeaderSlug } from '../data/scenarios.ts'

export type Moment = 'start' | 'attack' | 'loss' | 'victory'

/** what a leader might say: invented, in character, one sentence a moment */
export const quotes = {
  atilius: {
    start: {
      es: 'Con tantas espadas a la espalda, hoy no se retrocede.',
      en: 'With so many swords behind us, nobody steps back today.',
    },
    attack: { es: '¡Empujad: el centro es nuestro!', en: 'Push: the centre is ours!' },
    loss: { es: 'Cerrad el hueco y que nadie mire al suelo.', en: 'Close the gap, and let nobody look down.' },
    victory: {
      es: 'El peso de Roma basta cuando camina junto.',
      en: 'The weight of Rome is enough when it walks together.',
    },
  },
  bostar: {
    start: {
      es: 'Mis hombres no hablan mucho, pero saben dónde clavar los pies.',
      en: 'My men say little, but they know where to plant their feet.',
    },
    attack: { es: 'Ahora, antes de que nos rodeen.', en: 'Now, before they get round us.' },
    loss: { es: 'Hemos perdido gente, no la línea.', en: 'We have lost men, not the line.' },
    victory: {
      es: 'Decid en Cartago que todavía hay quien sabe aguantar.',
      en: 'Tell Carthage there are still men who can hold.',
    },
  },
  captain: {
    start: { es: 'Todos quietos hasta la señal.', en: 'Nobody stirs until the signal.' },
    attack: { es: '¡Abajo, y con todo!', en: 'Down on them, with everything!' },
    loss: { es: 'Les hemos enseñado los dientes y han mordido.', en: 'We showed our teeth and they bit back.' },
    victory: {
      es: 'Salió como el general lo dibujó en la arena.',
      en: 'It went just as the general drew it in the sand.',
    },
  },
  cassius: {
    start: {
      es: 'Nosotros hacemos el ruido y ellos miran hacia aquí.',
      en: 'We make the noise and they look this way.',
    },
    attack: { es: 'Cuesta arriba se va paso a paso, pero se va.', en: 'Uphill you go step by step, but you go.' },
    loss: { es: 'Nos cuesta sangre cada palmo de esta ladera.', en: 'Every foot of this slope costs us blood.' },
    victory: { es: 'La cima es nuestra: ya podéis respirar.', en: 'The top is ours: now you may breathe.' },
  },
  daphnaeus: {
    start: {
      es: 'Escudo con escudo, siracusanos, y la ciudad nos verá llegar.',
      en: 'Shield to shield, Syracusans, and the city will see us come.',
    },
    attack: {
      es: '¡Adelante la falange, sin correr y sin parar!',
      en: 'Forward the phalanx, neither running nor stopping!',
    },
    loss: { es: 'Un hueco en la fila es una puerta: cerradla.', en: 'A hole in the rank is a door: shut it.' },
    victory: {
      es: 'Hemos vencido; ahora, que nadie rompa filas por un botín.',
      en: 'We have won; now let nobody break ranks for plunder.',
    },
  },
  dionysius: {
    start: { es: 'Quien brille hoy mandará mañana.', en: 'Whoever shines today will command tomorrow.' },
    attack: { es: 'Seguidme, y recordad quién iba delante.', en: 'Follow me, and remember who rode in front.' },
    loss: {
      es: 'Alguien responderá de esto ante la asamblea.',
      en: 'Somebody will answer for this before the assembly.',
    },
    victory: {
      es: 'Siracusa necesitaba un brazo firme y ya sabe dónde está.',
      en: 'Syracuse wanted a firm hand and now knows where to find it.',
    },
  },
  flaminius: {
    start: {
      es: 'Los hemos perseguido bastante: hoy los alcanzamos.',
      en: 'We have followed them long enough: today we catch them.',
    },
    attack: { es: '¡A ellos, que la niebla también los ciega!', en: 'At them, for the fog blinds them too!' },
    loss: { es: 'De aquí no se sale con ruegos, sino con hierro.', en: 'The way out of here is not prayer but iron.' },
    victory: {
      es: 'Decían que los dioses avisaban, y los dioses callaron.',
      en: 'They said the gods gave warning, and the gods kept silent.',
    },
  },
  'gnaeus-scipio': {
    start: {
      es: 'Llevo años en esta tierra y conozco cada vado.',
      en: 'I have been years in this country and know every ford.',
    },
    attack: {
      es: 'El centro cede: golpead ahí y no paréis.',
      en: 'The centre is giving: strike there and do not stop.',
    },
    loss: { es: 'Hispania cobra caro, pero se paga una sola vez.', en: 'Spain charges dear, but you pay only once.' },
    victory: { es: 'Hermano, hoy nadie pasará a Italia.', en: 'Brother, nobody crosses to Italy today.' },
  },
  gracchus: {
    start: {
      es: 'Ayer erais esclavos; lo que seáis mañana está en ese campo.',
      en: 'Yesterday you were slaves; what you are tomorrow lies on that field.',
    },
    attack: { es: '¡Soltad los trofeos y tomad la victoria!', en: 'Drop the trophies and take the victory!' },
    loss: {
      es: 'Han caído como soldados, y así los enterraremos.',
      en: 'They fell as soldiers, and so shall we bury them.',
    },
    victory: {
      es: 'Poned las mesas, que esta noche cenan hombres libres.',
      en: 'Set the tables, for free men dine tonight.',
    },
  },
  hamilcar: {
    start: {
      es: 'Por fin peleamos en llano, como quieren los caballos.',
      en: 'At last we fight on the flat, as the horses like it.',
    },
    attack: { es: 'Las alas son mías: rodeadlos.', en: 'The wings are mine: get round them.' },
    loss: { es: 'Recoged las riendas y volved a formar.', en: 'Gather the reins and form again.' },
    victory: { es: 'Hoy los dueños del campo somos nosotros.', en: 'Today the field belongs to us.' },
  },
  hannibal: {
    start: {
      es: 'Miran lo que les enseño, y eso ya es media batalla.',
      en: 'They look at what I show them, and that is half the battle.',
    },
    attack: {
      es: 'Ahora que han dado el paso, cerradles la puerta.',
      en: 'Now that they have taken the step, shut the door on them.',
    },
    loss: {
      es: 'Un plan que no soporta una pérdida no era un plan.',
      en: 'A plan that cannot bear a loss was no plan.',
    },
    victory: { es: 'Contad los anillos y enviadlos a Cartago.', en: 'Count the rings and send them to Carthage.' },
  },
  hanno: {
    start: { es: 'Manteneos juntos y dejad que ellos se cansen.', en: 'Keep together and let them do the tiring.' },
    attack: { es: 'Ese flanco está flojo: tomadlo.', en: 'That flank is weak: take it.' },
    loss: { es: 'Salvad a los jinetes, que el día es largo.', en: 'Save the horsemen, for the day is long.' },
    victory: {
      es: 'No todas las victorias han de llevar el nombre de otro.',
      en: 'Not every victory need bear another man’s name.',
    },
  },
  hasdrubal: {
    start: {
      es: 'Cada cual a su puesto y los ojos en mi estandarte.',
      en: 'Every man to his post, and eyes on my standard.',
    },
    attack: { es: '¡Cargad y no os detengáis en el primero!', en: 'Charge, and do not stop at the first man!' },
    loss: { es: 'Cartago tiene más hijos; seguid.', en: 'Carthage has other sons; go on.' },
    victory: { es: 'Dad agua a los caballos: se la han ganado.', en: 'Water the horses: they have earned it.' },
  },
  'hasdrubal-barca': {
    start: {
      es: 'Mi hermano me espera, y vosotros estáis en el camino.',
      en: 'My brother is waiting, and you are in the road.',
    },
    attack: { es: 'Por aquí se va a Italia: ¡abrid paso!', en: 'This is the way to Italy: open it!' },
    loss: { es: 'Hemos cruzado peores montañas que esta.', en: 'We have crossed worse mountains than this.' },
    victory: { es: 'Escribid a Aníbal que voy.', en: 'Write to Hannibal that I am coming.' },
  },
  'hasdrubal-gisgo': {
    start: {
      es: 'Somos más, y hoy no nos faltará paciencia.',
      en: 'We are more, and today we shall not lack patience.',
    },
    attack: { es: 'Que los africanos enseñen lo que valen.', en: 'Let the Africans show what they are worth.' },
    loss: { es: 'Ejércitos se hacen; lo que falta es tiempo.', en: 'Armies can be raised; what is short is time.' },
    victory: { es: 'Que Roma cuente ahora sus generales.', en: 'Now let Rome count its generals.' },
  },
  himilco: {
    start: { es: 'Les pago para vencer, y hoy vence la paga.', en: 'I pay them to win, and today the pay falls due.' },
    attack: { es: '¡Los carros primero, y detrás todos!', en: 'Chariots first, and everyone after!' },
    loss: { es: 'Los dioses del lugar cobran su parte.', en: 'The gods of this place take their share.' },
    victory: {
      es: 'La ciudad caerá sola cuando sepa esto.',
      en: 'The city will fall by itself when it hears of this.',
    },
  },
  laelius: {
    start: {
      es: 'Publio piensa y yo llego a tiempo: así lo hacemos.',
      en: 'Publius thinks and I arrive on time: that is how we do it.',
    },
    attack: { es: '¡Por el flanco, antes de que se vuelvan!', en: 'By the flank, before they turn!' },
    loss: { es: 'Tranquilos, que aún nos quedan caballos y luz.', en: 'Steady, we still have horses and daylight.' },
    victory: {
      es: 'Dejadme llevar la noticia: corro más que nadie.',
      en: 'Let me carry the news: I ride faster than anyone.',
    },
  },
  legate: {
    start: { es: 'Las órdenes son claras: aguantar la línea.', en: 'The orders are plain: hold the line.' },
    attack: { es: '¡Lanzad, y espada en mano!', en: 'Throw, and swords out!' },
    loss: {
      es: 'Relevad la primera fila y pasadme la lista después.',
      en: 'Relieve the front rank and bring me the roll later.',
    },
    victory: { es: 'Buen trabajo; ahora, el foso y la empalizada.', en: 'Good work; now the ditch and the palisade.' },
  },
  livius: {
    start: {
      es: 'Roma me debía una disculpa y me dio un ejército.',
      en: 'Rome owed me an apology and gave me an army.',
    },
    attack: {
      es: 'Sujetadlos de frente, que mi colega hará el resto.',
      en: 'Hold them in front, and my colleague will do the rest.',
    },
    loss: { es: 'Ya he perdido cosas peores y sigo aquí.', en: 'I have lost worse than this and here I am.' },
    victory: { es: 'Dejad escapar a algunos, para que lo cuenten.', en: 'Let a few get away, to tell of it.' },
  },
  mago: {
    start: { es: 'Bajad la cabeza y esperad mi voz.', en: 'Keep your heads down and wait for my voice.' },
    attack: { es: '¡Arriba, que no nos esperan!', en: 'Up, they are not expecting us!' },
    loss: {
      es: 'Nos han descubierto, pero no nos han vencido.',
      en: 'They have found us out, but they have not beaten us.',
    },
    victory: { es: 'Yo mismo llevaré la noticia al Senado.', en: 'I shall carry the news to the Senate myself.' },
  },
  maharbal: {
    start: { es: 'Mis númidas no entienden de esperar.', en: 'My Numidians know nothing of waiting.' },
    attack: { es: 'Picad, girad y volved a picar.', en: 'Sting, wheel and sting again.' },
    loss: { es: 'Un caballo caído no detiene a la manada.', en: 'One horse down does not stop the herd.' },
    victory: {
      es: 'Dadme la noche para cabalgar y desayunaremos en Roma.',
      en: 'Give me the night to ride and we shall breakfast in Rome.',
    },
  },
  mamercus: {
    start: { es: 'Catania cumple su palabra, al menos hoy.', en: 'Catana keeps its word, today at any rate.' },
    attack: { es: '¡Al río con ellos!', en: 'Into the river with them!' },
    loss: { es: 'Esto no estaba en el trato.', en: 'This was not in the bargain.' },
    victory: { es: 'Colgaremos sus escudos en los templos.', en: 'We shall hang their shields in the temples.' },
  },
  marcius: {
    start: {
      es: 'He visto esta tierra tragarse dos ejércitos, y conozco su hambre.',
      en: 'I saw this land swallow two armies, and I know its hunger.',
    },
    attack: {
      es: 'Al paso que hemos practicado, ni más ni menos.',
      en: 'At the pace we practised, no more and no less.',
    },
    loss: { es: 'Peor estuvimos, y nos levantamos.', en: 'We have been worse off, and we rose.' },
    victory: { es: 'Esto es por los dos Escipiones.', en: 'This is for the two Scipios.' },
  },
  masinissa: {
    start: {
      es: 'Un númida pelea por quien le devuelve su reino.',
      en: 'A Numidian fights for whoever gives him back his kingdom.',
    },
    attack: { es: '¡Sin brida y sin miedo!', en: 'No bridle and no fear!' },
    loss: { es: 'El desierto me enseñó a volver.', en: 'The desert taught me to come back.' },
    victory: { es: 'Recordad hoy quién trajo los caballos.', en: 'Remember today who brought the horses.' },
  },
  nero: {
    start: { es: 'No hemos marchado seis noches para mirar.', en: 'We did not march six nights to look on.' },
    attack: {
      es: 'Por detrás de los nuestros y contra el otro flanco, deprisa.',
      en: 'Behind our own men and at the other flank, quickly.',
    },
    loss: { es: 'Dormiremos cuando esto acabe.', en: 'We shall sleep when this is over.' },
    victory: {
      es: 'Ahora, de vuelta, antes de que Aníbal note que faltamos.',
      en: 'Now back again, before Hannibal notices we are gone.',
    },
  },
  officer: {
    start: { es: 'Sillas apretadas y ni una palabra.', en: 'Girths tight and not a word.' },
    attack: { es: '¡A la carga, que la cola de la columna es nuestra!', en: 'Charge, the tail of the column is ours!' },
    loss: { es: 'Reagrupaos en la ladera.', en: 'Rally on the slope.' },
    victory: {
      es: 'El camino está cerrado y la llave la tenemos nosotros.',
      en: 'The road is shut and we hold the key.',
    },
  },
  paullus: {
    start: { es: 'No elegí este llano, pero lo defenderé.', en: 'I did not choose this plain, but I will defend it.' },
    attack: { es: 'Un paso, y otro, y la fila entera.', en: 'One step, then another, and the whole rank with it.' },
    loss: { es: 'Guardad vuestro caballo: yo me quedo con ellos.', en: 'Keep your horse: I am staying with them.' },
    victory: {
      es: 'La prudencia también gana batallas, cuando la dejan.',
      en: 'Prudence wins battles too, when it is let.',
    },
  },
  porcius: {
    start: {
      es: 'Llevo semanas mordiéndoles los talones: hoy los muerdo de frente.',
      en: 'For weeks I have bitten at their heels: today I bite in front.',
    },
    attack: { es: 'Los pretores también saben cargar.', en: 'Praetors can charge too.' },
    loss: { es: 'Cubrid a los cónsules con lo que quede.', en: 'Cover the consuls with whatever is left.' },
    victory: {
      es: 'Dos cónsules y un pretor: lo justo para un Barca.',
      en: 'Two consuls and a praetor: just enough for one Barca.',
    },
  },
  'publius-scipio': {
    start: {
      es: 'Mi sitio está delante, donde se ve al enemigo.',
      en: 'My place is in front, where the enemy can be seen.',
    },
    attack: { es: '¡Conmigo, antes de que lleguen los demás!', en: 'With me, before the others come up!' },
    loss: {
      es: 'No preguntéis por mi herida, sino por la línea.',
      en: 'Do not ask about my wound, ask about the line.',
    },
    victory: { es: 'Mi hijo contará esto mejor que yo.', en: 'My son will tell this better than I.' },
  },
  regulus: {
    start: {
      es: 'Más hondas las filas, y que vengan sus bestias.',
      en: 'Deepen the ranks, and let their beasts come.',
    },
    attack: { es: 'Entre los elefantes y a por los hombres.', en: 'Between the elephants and at the men.' },
    loss: {
      es: 'Un romano da su palabra y la cumple, también aquí.',
      en: 'A Roman gives his word and keeps it, even here.',
    },
    victory: { es: 'Mañana Cartago oirá condiciones peores.', en: 'Tomorrow Carthage will hear harder terms.' },
  },
  scipio: {
    start: {
      es: 'Aprendí de quien nos venció, y hoy le devuelvo la lección.',
      en: 'I learned from the man who beat us, and today I return the lesson.',
    },
    attack: { es: 'El centro espera y las alas deciden.', en: 'The centre waits and the wings decide.' },
    loss: { es: 'Retirad a los heridos y mantened el paso.', en: 'Bring the wounded back and keep the step.' },
    victory: {
      es: 'Ofrecedles la paz mientras recuerden este día.',
      en: 'Offer them peace while they remember this day.',
    },
  },
  sempronius: {
    start: { es: 'El río está frío, pero más fría es la espera.', en: 'The river is cold, but waiting is colder.' },
    attack: {
      es: '¡Recto por el medio, como se abre una puerta!',
      en: 'Straight through the middle, as one opens a door!',
    },
    loss: { es: 'Apretad los dientes y entraréis en calor.', en: 'Grit your teeth and you will be warm soon.' },
    victory: { es: 'Que lo sepan en Roma antes de las elecciones.', en: 'Let Rome hear of it before the elections.' },
  },
  timoleon: {
    start: {
      es: 'La fortuna nos ha traído hasta aquí y no nos dejará en la orilla.',
      en: 'Fortune has brought us this far and will not leave us on the bank.',
    },
    attack: {
      es: 'Están a medio cruzar: ¡bajad con la tormenta!',
      en: 'They are half across: go down with the storm!',
    },
    loss: {
      es: 'Por la libertad de Sicilia se ha pagado más.',
      en: 'More than this has been paid for the freedom of Sicily.',
    },
    victory: {
      es: 'La victoria es de los dioses y de la lluvia; yo solo miré el río.',
      en: 'The victory belongs to the gods and the rain; I only watched the river.',
    },
  },
  tribune: {
    start: { es: 'No veo nada, pero oigo demasiado.', en: 'I can see nothing, but I hear too much.' },
    attack: { es: 'Los que estén conmigo, ¡por la salida!', en: 'Those who are with me: make for the way out!' },
    loss: { es: 'Juntaos de seis en seis, y espalda con espalda.', en: 'Gather in sixes, and back to back.' },
    victory: { es: 'Hoy la niebla ha sido de los nuestros.', en: 'Today the fog was on our side.' },
  },
  varro: {
    start: {
      es: 'Nunca hubo tantas enseñas en un solo campo.',
      en: 'Never were there so many standards on one field.',
    },
    attack: { es: 'Somos el doble: ¡que lo noten!', en: 'We are twice their number: let them feel it!' },
    loss: {
      es: 'No desesperéis de Roma, que Roma no desespera.',
      en: 'Do not despair of Rome, for Rome does not despair.',
    },
    victory: { es: 'Un hijo de carnicero sabe dónde cortar.', en: 'A butcher’s son knows where to cut.' },
  },
  xanthippus: {
    start: {
      es: 'El soldado era bueno y el terreno malo: ya lo he cambiado.',
      en: 'The soldiers were good and the ground was bad: I have changed it.',
    },
    attack: {
      es: 'Elefantes al frente, jinetes al costado y la falange a su paso.',
      en: 'Elephants in front, horse on the sides, the phalanx in its own time.',
    },
    loss: { es: 'En Esparta esto se llama una mañana.', en: 'In Sparta we call this a morning.' },
    victory: {
      es: 'Pagadme lo acordado y me iré antes de que os canséis de mí.',
      en: 'Pay me what we agreed and I will go before you tire of me.',
    },
  },
} as const satisfies Record<LeaderSlug, Record<Moment, Said>>
