import type { Said } from '@acies/kernel'
import type { LeaderSlug } from '../data/battles/index.ts'

export type Moment = 'start' | 'attack'

/** what a leader might say: invented, in character, one sentence a moment */
export const quotes = {
  baird: {
    start: {
      es: 'Esta loma tiene dueño, y lleva falda escocesa.',
      en: 'This ridge is taken, and its owner wears a kilt.',
    },
    attack: { es: '¡A la aldea, y que no quede una puerta cerrada!', en: 'Into the village, and leave no door shut!' },
  },
  barclay: {
    start: { es: 'El 52.º no pregunta cuántos son.', en: 'The 52nd does not ask how many they are.' },
    attack: { es: 'Despacio y bajo: que cada bala tenga nombre.', en: 'Slow and low: a name on every ball.' },
  },
  beckwith: {
    start: {
      es: 'Mis fusileros no necesitan muro: les basta una piedra.',
      en: 'My riflemen need no wall: a stone will do.',
    },
    attack: { es: 'Tranquilos, muchachos: primero los oficiales.', en: 'Steady, lads: the officers first.' },
  },
  brenier: {
    start: { es: 'Un día ganado también es una victoria.', en: 'A day gained is a victory too.' },
    attack: { es: '¡Cuesta abajo con ellos, antes de que formen!', en: 'Down on them, before they can form!' },
  },
  brunswick: {
    start: {
      es: 'Vestimos de negro por una deuda, y hoy se cobra.',
      en: 'We wear black for a debt, and today it falls due.',
    },
    attack: { es: '¡Seguid la calavera!', en: 'Follow the death’s head!' },
  },
  clausel: {
    start: {
      es: 'Me dejan un ejército roto y buen terreno: sobra.',
      en: 'They leave me a broken army and good ground: enough.',
    },
    attack: { es: 'Están cansados. Ahora bajamos nosotros.', en: 'They are tired. Now it is we who come down.' },
  },
  cole: {
    start: {
      es: 'Mientras la 4.ª esté en la cresta, hay cresta.',
      en: 'While the 4th is on the ridge, we have a ridge.',
    },
    attack: { es: '¡Fusileros, adelante y sin correr!', en: 'Fusiliers, forward, and no running!' },
  },
  craufurd: {
    start: { es: 'Quien se quede atrás me tendrá que dar cuentas.', en: 'Anyone who falls behind will answer to me.' },
    attack: { es: '¡En pie la Ligera, y a ellos!', en: 'Up, Light Division, and at them!' },
  },
  delaborde: {
    start: {
      es: 'Somos pocos: que el enemigo se canse de contarnos.',
      en: 'We are few: let the enemy tire of counting us.',
    },
    attack: { es: 'Un empujón, y otra vez a la cima.', en: 'One push, and back to the top.' },
  },
  derlon: {
    start: { es: 'Esta vez mi cuerpo llega a tiempo.', en: 'This time my corps arrives in time.' },
    attack: { es: '¡Columnas, arriba, tras el humo de los cañones!', en: 'Columns, up, behind the smoke of the guns!' },
  },
  erskine: {
    start: {
      es: 'Dicen que hay un bosque ahí delante; lo creo.',
      en: 'They tell me there is a wood in front; I believe them.',
    },
    attack: { es: '¡Al bosque, y ya veremos quién lo guarda!', en: 'Into the wood, and we shall see who keeps it!' },
  },
  fane: {
    start: { es: 'Dejadlos subir: la colina tira por nosotros.', en: 'Let them climb: the hill fights for us.' },
    attack: { es: '¡Fuego, y la bayoneta detrás!', en: 'Fire, and the bayonet after it!' },
  },
  ferey: {
    start: { es: 'El río está detrás de ellos. Empujemos.', en: 'The river is behind them. Let us push.' },
    attack: { es: '¡Al puente, antes que el último cañón!', en: 'To the bridge, before their last gun!' },
  },
  ferguson: {
    start: { es: 'El camino largo es el que no esperan.', en: 'The long way is the one they do not expect.' },
    attack: { es: '¡Por el flanco, escoceses!', en: 'In on the flank, Highlanders!' },
  },
  foy: {
    start: {
      es: 'Anoto lo que veo, y veo una cuesta muy larga.',
      en: 'I write down what I see, and I see a very long slope.',
    },
    attack: { es: '¡Arriba! Desde la cumbre se respira mejor.', en: 'Up! One breathes better at the top.' },
  },
  gazan: {
    start: {
      es: 'Yo guardo el valle; que otro guarde los carros.',
      en: 'I guard the valley; let another guard the wagons.',
    },
    attack: { es: '¡Echadlos al Zadorra!', en: 'Into the Zadorra with them!' },
  },
  hill: {
    start: { es: '¿Han comido los hombres? Entonces podemos empezar.', en: 'Have the men eaten? Then we may begin.' },
    attack: { es: 'Con calma, hijos míos, y todos a una.', en: 'Calmly, my boys, and all together.' },
  },
  hope: {
    start: {
      es: 'Aguantaremos hasta que caiga la noche o caigamos nosotros.',
      en: 'We hold until night falls, or we do.',
    },
    attack: { es: 'Adelante la izquierda, y despejad el camino.', en: 'Left wing forward, and clear the road.' },
  },
  jerome: {
    start: { es: 'Un Bonaparte no se queda mirando una tapia.', en: 'A Bonaparte does not stand looking at a wall.' },
    attack: { es: '¡Otra vez contra el castillo!', en: 'At the château again!' },
  },
  jourdan: {
    start: {
      es: 'Pedí tres días y un mapa; me han dado el mapa.',
      en: 'I asked for three days and a map; I was given the map.',
    },
    attack: {
      es: 'Las reservas, al punto más débil. Al nuestro, digo.',
      en: 'Reserves to the weakest point. Ours, I mean.',
    },
  },
  junot: {
    start: {
      es: 'Detrás de esa colina está el mar. Que lo prueben.',
      en: 'Beyond that hill is the sea. Let them taste it.',
    },
    attack: { es: '¡Granaderos, a la iglesia!', en: 'Grenadiers, to the church!' },
  },
  kellermann: {
    start: { es: 'Dadme una brecha y una trompeta.', en: 'Give me a gap and a trumpet.' },
    attack: { es: '¡Al galope, y no miréis atrás!', en: 'At the gallop, and do not look back!' },
  },
  'le-marchant': {
    start: {
      es: 'Les enseñé a usar el sable: hoy es el examen.',
      en: 'I taught them the sword: today is the examination.',
    },
    attack: { es: '¡Dragones, de frente y a fondo!', en: 'Dragoons, straight on and home!' },
  },
  leith: {
    start: {
      es: 'La línea recta, el paso igual y la boca cerrada.',
      en: 'A straight line, an even step and a shut mouth.',
    },
    attack: {
      es: 'Una descarga y la bayoneta. Ni una palabra más.',
      en: 'One volley and the bayonet. Not a word more.',
    },
  },
  loison: {
    start: { es: 'Con un brazo basta para señalar la cumbre.', en: 'One arm is enough to point at the top.' },
    attack: { es: '¡Subid, que los cañones están solos!', en: 'Climb, the guns are alone!' },
  },
  marchand: {
    start: { es: 'Iremos por el camino largo, pero iremos.', en: 'We go by the longer road, but we go.' },
    attack: { es: '¡Apretad a esos portugueses!', en: 'Press those Portuguese!' },
  },
  marmont: {
    start: {
      es: 'Una marcha bien hecha ahorra una batalla. Casi siempre.',
      en: 'A march well made saves a battle. Almost always.',
    },
    attack: {
      es: 'La artillería primero; la geometría hará el resto.',
      en: 'Artillery first; geometry will do the rest.',
    },
  },
  maucune: {
    start: { es: 'Dejadme atacar y luego hablamos del plan.', en: 'Let me attack, and then we can talk of the plan.' },
    attack: { es: '¡Adelante todo el mundo!', en: 'Everybody forward!' },
  },
  merle: {
    start: {
      es: 'Niebla arriba y cuesta bajo los pies: mejor no ver cuánto falta.',
      en: 'Mist above and slope below: best not to see how far.',
    },
    attack: { es: '¡La cumbre! ¡Sin parar a respirar!', en: 'The crest! No stopping for breath!' },
  },
  mermet: {
    start: {
      es: 'Esa aldea es la llave, y la puerta está abierta.',
      en: 'That village is the key, and the door is open.',
    },
    attack: { es: '¡Casa por casa, adelante!', en: 'House by house, forward!' },
  },
  moore: {
    start: {
      es: 'Hemos retrocedido mucho. Hoy, ni un palmo.',
      en: 'We have gone back a long way. Today, not a foot.',
    },
    attack: {
      es: 'Acordaos de lo que aprendisteis, y confiad en el de al lado.',
      en: 'Remember your drill, and trust the man beside you.',
    },
  },
  ney: {
    start: { es: 'Que me vean todos: delante hay sitio.', en: 'Let everyone see me: there is room in front.' },
    attack: { es: '¡Detrás de mí, y al paso de carga!', en: 'Behind me, at the charge!' },
  },
  orange: {
    start: {
      es: 'Mis hombres conocen estos campos: son los suyos.',
      en: 'My men know these fields: they are their own.',
    },
    attack: { es: '¡Por el cruce, y por Bruselas!', en: 'For the crossroads, and for Brussels!' },
  },
  pack: {
    start: { es: 'Dijeron que no aguantarían. Miradlos.', en: 'They said these men would not stand. Look at them.' },
    attack: { es: '¡Ahora, cazadores, y firmes al llegar!', en: 'Now, caçadores, and steady when you get there!' },
  },
  pakenham: {
    start: { es: 'Un buen apretón de manos, y hecho.', en: 'One firm grasp of the hand, and it is done.' },
    attack: { es: '¡La 3.ª, al frente y sin disparar!', en: '3rd Division, to the front, and hold your fire!' },
  },
  picton: {
    start: { es: '¿A qué esperamos, maldita sea?', en: 'What the devil are we waiting for?' },
    attack: {
      es: '¡Arriba, bribones, que os está mirando todo el ejército!',
      en: 'Come on, you rascals, the whole army is watching!',
    },
  },
  reille: {
    start: {
      es: 'La infantería inglesa bien apostada es un muro: busquemos la puerta.',
      en: 'English infantry well posted is a wall: let us look for the door.',
    },
    attack: { es: 'Tiradores delante, y las columnas detrás.', en: 'Skirmishers in front, columns behind.' },
  },
  reynier: {
    start: { es: 'El camino sube recto. El plan también.', en: 'The road goes straight up. So does the plan.' },
    attack: { es: '¡Ahora, con la niebla!', en: 'Now, while the mist holds!' },
  },
  ruffin: {
    start: {
      es: 'Ya estuve anoche en ese cerro. Conozco el camino.',
      en: 'I was on that hill last night. I know the way.',
    },
    attack: { es: '¡Otra vez al cerro, y esta para quedarnos!', en: 'Up the hill again, and this time to stay!' },
  },
  sebastiani: {
    start: { es: 'Alineados y limpios: nos mira un rey.', en: 'Dressed and polished: a king is watching.' },
    attack: { es: '¡Batallones, adelante por el arroyo!', en: 'Battalions, forward across the brook!' },
  },
  sherbrooke: {
    start: { es: 'Nadie dispara hasta verles los botones.', en: 'Nobody fires until he sees their buttons.' },
    attack: { es: '¡La Guardia, a la bayoneta! Y luego, ¡quietos!', en: 'Guards, the bayonet! And then, halt!' },
  },
  simon: {
    start: {
      es: 'Allá arriba hay un molino. Esta tarde muele para nosotros.',
      en: 'There is a mill up there. This afternoon it grinds for us.',
    },
    attack: { es: '¡Conmigo, hasta los cañones!', en: 'With me, up to the guns!' },
  },
  solignac: {
    start: {
      es: 'La loma de la izquierda está vacía. Eso parece.',
      en: 'The ridge on the left is empty. So it seems.',
    },
    attack: { es: '¡En columna, y arriba!', en: 'In column, and up!' },
  },
  soult: {
    start: {
      es: 'El plan es bueno. Falta que lo sepa el enemigo.',
      en: 'The plan is good. If only the enemy knew it.',
    },
    attack: { es: 'Que empiece la gran batería.', en: 'Let the great battery begin.' },
  },
  spencer: {
    start: {
      es: 'La reserva está donde debe: detrás y despierta.',
      en: 'The reserve is where it should be: behind, and awake.',
    },
    attack: { es: 'La Guardia a la línea. Con orden.', en: 'Guards into the line. In good order.' },
  },
  thomieres: {
    start: { es: 'Al oeste, y deprisa: van a escaparse.', en: 'West, and quickly: they are getting away.' },
    attack: { es: '¡Formad! ¡Formad sobre la marcha!', en: 'Form up! Form as you march!' },
  },
  trant: {
    start: { es: 'Mis portugueses están en su casa. Se nota.', en: 'My Portuguese are at home here. It shows.' },
    attack: { es: '¡Avante, y por el flanco!', en: 'Avante, and round the flank!' },
  },
  uxbridge: {
    start: {
      es: 'Caballos descansados y sables afilados: ya avisaré.',
      en: 'Fresh horses and sharp swords: I shall give the word.',
    },
    attack: { es: '¡Que cargue toda la línea, y yo con ella!', en: 'The whole line will charge, and I with it!' },
  },
  victor: {
    start: { es: 'Si no tomamos ese cerro, dejo el oficio.', en: 'If we do not take that hill, I give up the trade.' },
    attack: { es: '¡Otra vez, y con más cañones!', en: 'Again, and with more guns!' },
  },
  wellesley: {
    start: { es: 'Detrás de la cresta, tumbados y en silencio.', en: 'Behind the crest, lying down, and quiet.' },
    attack: { es: 'Ahora pueden levantarse.', en: 'Now they may stand up.' },
  },
  wellington: {
    start: { es: 'El terreno lo escogí yo. Lo demás es aguantar.', en: 'I chose the ground. The rest is holding it.' },
    attack: { es: 'Se han equivocado. Adelante.', en: 'They have made a mistake. Forward.' },
  },
} as const satisfies Record<LeaderSlug, Record<Moment, Said>>
