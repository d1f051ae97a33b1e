import type { Said } from '@acies/kernel'
import type { CommanderId } from './battles/commanders.ts'

export type Moment = 'start' | 'attack'

/** what a commander might say: invented, in character, one sentence a moment */
export const quotes = {
  alburquerque: {
    start: {
      es: 'Mi caballería verá salir el sol con la espada en la mano.',
      en: 'My cavalry will watch the sun rise sword in hand.',
    },
    attack: { es: '¡Santiago, y a los del penacho blanco!', en: 'Saint James, and at the ones with white plumes!' },
  },
  baner: {
    start: {
      es: 'Mosqueteros entre los caballos, y que vengan cuantas veces quieran.',
      en: 'Musketeers among the horses, and let them come as often as they like.',
    },
    attack: { es: 'Una descarga, y detrás las espadas.', en: 'One volley, and then the swords.' },
  },
  bernhard: {
    start: {
      es: 'Donde otros ven un río, yo veo la orilla de enfrente.',
      en: 'Where others see a river, I see the far bank.',
    },
    attack: {
      es: '¡No se ha hecho el duque de Weimar para esperar!',
      en: 'The duke of Weimar was not made for waiting!',
    },
  },
  brahe: {
    start: { es: 'Los de amarillo, a mi lado y sin prisa.', en: 'Yellow coats, beside me and in no hurry.' },
    attack: {
      es: '¡De tres filas el fuego, y luego la pica!',
      en: 'Fire by three ranks, and then the pike!',
    },
  },
  breuner: {
    start: {
      es: 'Cavad hondo, que la tierra no cobra soldada.',
      en: 'Dig deep, for earth draws no pay.',
    },
    attack: { es: '¡Fuera de la zanja y a ellos!', en: 'Out of the ditch and at them!' },
  },
  'cardinal-infante': {
    start: {
      es: 'Iba de paso a Flandes, pero el camino se ha llenado de suecos.',
      en: 'I was on my way to Flanders, but the road is full of Swedes.',
    },
    attack: { es: 'Decid a Idiáquez que el cerro no se presta.', en: 'Tell Idiáquez the hill is not for lending.' },
  },
  cerbellon: {
    start: {
      es: 'Tres medias lunas de tierra valen hoy más que tres ciudades.',
      en: 'Three half-moons of earth are worth three cities today.',
    },
    attack: { es: '¡Otra vez arriba, que ya conocéis el camino!', en: 'Up again: you know the way by now!' },
  },
  colloredo: {
    start: {
      es: 'Mientras giren los molinos, nadie pasa por aquí.',
      en: 'As long as the mills turn, nobody passes here.',
    },
    attack: { es: '¡Las piezas primero y nosotros después!', en: 'The guns first and we after them!' },
  },
  cratz: {
    start: {
      es: 'He servido a todos, así que conozco a todos.',
      en: 'I have served everyone, so I know everyone.',
    },
    attack: { es: '¡Despacio, y que parezca a propósito!', en: 'Slowly, and make it look intended!' },
  },
  enghien: {
    start: {
      es: 'Tengo veintiún años y un ejército: no pienso dormir.',
      en: 'I am twenty-one and have an army: I do not mean to sleep.',
    },
    attack: { es: '¡Por detrás de ellos, que nadie nos espera allí!', en: 'Behind them, where nobody expects us!' },
  },
  espenan: {
    start: { es: 'La infantería espera: es su oficio.', en: 'The infantry waits: it is its trade.' },
    attack: {
      es: 'Batallones, adelante y sin romper la línea.',
      en: 'Battalions, forward, and do not break the line.',
    },
  },
  fontaine: {
    start: {
      es: 'Llevadme en la silla hasta donde se vea bien.',
      en: 'Carry me in the chair to where one can see.',
    },
    attack: {
      es: 'Que nadie dispare hasta que les veáis los botones.',
      en: 'Nobody fires until you can see their buttons.',
    },
  },
  furstenberg: {
    start: {
      es: 'Los sajones llevan uniformes nuevos: lástima de paño.',
      en: 'The Saxons wear new coats: a pity for the cloth.',
    },
    attack: { es: '¡Al galope, que ya miran hacia atrás!', en: 'At the gallop, they are already looking behind them!' },
  },
  gallas: {
    start: { es: 'Dejad que el cerro los canse por nosotros.', en: 'Let the hill tire them for us.' },
    attack: {
      es: 'Ahora que han mandado sus reservas, toda la línea.',
      en: 'Now that their reserves are gone, the whole line.',
    },
  },
  gambacorta: {
    start: {
      es: 'Los napolitanos guardan este lado, y lo guardan montados.',
      en: 'The Neapolitans keep this side, and keep it mounted.',
    },
    attack: { es: '¡A los flancos del que suba!', en: 'At the flanks of whoever climbs!' },
  },
  gassion: {
    start: {
      es: 'Con un sueco aprendí a cargar y con los demás a no parar.',
      en: 'From a Swede I learned to charge, and from the rest not to stop.',
    },
    attack: { es: '¡Seguidme, que los obstáculos vienen después!', en: 'Follow me, obstacles come afterwards!' },
  },
  gustavus: {
    start: {
      es: 'Hoy voy sin coraza: me basta con veros detrás.',
      en: 'I wear no breastplate today: it is enough to see you behind me.',
    },
    attack: { es: '¡Adelante, que el rey va con vosotros!', en: 'Forward, your king goes with you!' },
  },
  hepburn: {
    start: { es: 'Los escoceses no hemos venido tan lejos a mirar.', en: 'We Scots have not come so far to look on.' },
    attack: { es: '¡Tambores, la marcha escocesa!', en: 'Drummers, the Scots march!' },
  },
  holk: {
    start: {
      es: 'Poca gente y mucha línea: estirad las filas y poned cara de más.',
      en: 'Few men and much line: stretch the ranks and look like more.',
    },
    attack: { es: '¡Cargad antes de que nos cuenten!', en: 'Charge before they count us!' },
  },
  horn: {
    start: {
      es: 'Un buen orden se nota cuando todo lo demás se desordena.',
      en: 'Good order shows when everything else falls out of it.',
    },
    attack: { es: 'Por compañías, y cada una a su hora.', en: 'By companies, and each at its hour.' },
  },
  isenburg: {
    start: {
      es: 'Su izquierda tiene prisa: esperémosla al trote.',
      en: 'Their left is in a hurry: let us meet it at a trot.',
    },
    attack: { es: '¡Hasta los cañones y un poco más!', en: 'To the guns and a little farther!' },
  },
  'john-george': {
    start: {
      es: 'Mis sajones estrenan bandera, así que no la ensucien.',
      en: 'My Saxons carry new colours, so let them not soil them.',
    },
    attack: { es: 'Avancen ustedes, que yo miro desde aquí.', en: 'You go forward, and I will watch from here.' },
  },
  knyphausen: {
    start: {
      es: 'Una reserva que no se usa es una batalla que no se pierde.',
      en: 'A reserve not used is a battle not lost.',
    },
    attack: { es: 'Ahora sí: la segunda línea, al paso.', en: 'Now, yes: second line, at the walk.' },
  },
  'la-ferte': {
    start: { es: 'No he venido a guardar charcos.', en: 'I did not come to guard puddles.' },
    attack: { es: '¡Ya daré después las explicaciones!', en: 'Explanations can come later!' },
  },
  ligne: {
    start: { es: 'Los valones cierran la puerta por detrás.', en: 'The Walloons close the door behind.' },
    attack: { es: '¡Picas abajo, y que pasen por ellas!', en: 'Pikes down, and let them come through those!' },
  },
  lorraine: {
    start: {
      es: 'Me quitaron un ducado: hoy empiezo a cobrármelo.',
      en: 'They took a duchy from me: today I begin to collect.',
    },
    attack: { es: '¡Lorena, y al estandarte de Weimar!', en: 'Lorraine, and at the Weimar standard!' },
  },
  melo: {
    start: {
      es: 'Hay sitio para todos en este llano, también para los que sobren.',
      en: 'There is room for all on this plain, even for those left over.',
    },
    attack: {
      es: 'Que avance quien pueda y aguante quien deba.',
      en: 'Let those advance who can and those hold who must.',
    },
  },
  pappenheim: {
    start: {
      es: 'Conozco a mis coraceros, y hoy los va a conocer el rey.',
      en: 'I know my cuirassiers, and today the king will know them.',
    },
    attack: { es: '¡La séptima vez también se carga!', en: 'The seventh time one charges too!' },
  },
  schonburg: {
    start: {
      es: 'Mis piezas miran al norte y tienen paciencia.',
      en: 'My guns look north and are patient.',
    },
    attack: {
      es: '¡Escuadrones al frente, que la loma no se mueve!',
      en: 'Squadrons forward, the ridge will not run away!',
    },
  },
  sirot: {
    start: { es: 'La reserva no ha oído nada de derrotas.', en: 'The reserve has heard nothing of defeats.' },
    attack: {
      es: '¡Volved la cara, que la reserva acaba de llegar!',
      en: 'Face about, the reserve has only just arrived!',
    },
  },
  stalhandske: {
    start: {
      es: 'Los finlandeses no hablan antes de cargar, ni después.',
      en: 'Finns do not talk before a charge, nor after it.',
    },
    attack: { es: '¡Hakkaa päälle!', en: 'Hakkaa päälle: hack them down!' },
  },
  teuffel: {
    start: { es: 'Brigadas en su sitio y mechas encendidas.', en: 'Brigades in place and matches lit.' },
    attack: { es: '¡Una salva a diez pasos, y dentro!', en: 'One salvo at ten paces, and in!' },
  },
  tilly: {
    start: {
      es: 'Setenta y dos años sin perder una batalla, y hoy es miércoles.',
      en: 'Seventy-two years without losing a battle, and today is Wednesday.',
    },
    attack: { es: '¡Jesús y María, y los escuadrones al paso!', en: 'Jesus and Mary, and squadrons at the walk!' },
  },
  vitzthum: {
    start: {
      es: 'Cuesta arriba se llega igual, solo que sin aliento.',
      en: 'Uphill one arrives all the same, only out of breath.',
    },
    attack: { es: '¡Por encima del parapeto!', en: 'Over the parapet!' },
  },
  wallenstein: {
    start: {
      es: 'Silencio: los astros y los mosquetes hablarán a su hora.',
      en: 'Silence: the stars and the muskets will speak in their time.',
    },
    attack: { es: 'Que se acerquen, y que no vuelvan.', en: 'Let them come near, and let them not go back.' },
  },
  witzleben: {
    start: { es: 'Mis caballos no entienden de esperar.', en: 'My horses know nothing of waiting.' },
    attack: { es: '¡No he oído ninguna orden en contra!', en: 'I heard no order against it!' },
  },
} as const satisfies Record<CommanderId, Record<Moment, Said>>
