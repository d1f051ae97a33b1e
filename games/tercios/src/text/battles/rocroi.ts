import type { Briefing } from './briefing.ts'

export const rocroi: Briefing = {
  title: { es: 'Rocroi', en: 'Rocroi' },
  date: { es: '19 de mayo de 1643', en: '19 May 1643' },
  armies: { es: 'España contra Francia', en: 'Spain against France' },
  history: {
    es: 'Francisco de Melo sitiaba Rocroi cuando murió Luis XIII. El duque de Enghien, de veintiún años, metió a su ejército por los bosques para socorrer la plaza y ofreció batalla. Al amanecer, avisado por un desertor, barrió a los mosqueteros emboscados en la arboleda y con Gassion deshizo la caballería de Alburquerque. En el otro extremo Isenburg rompió a La Ferté y tomó los cañones; solo la reserva de Sirot impidió el desastre. Enghien cruzó entonces por detrás de toda la línea española y cayó sobre los vencedores. Valones y alemanes cedieron. Los tercios viejos, solos en medio del llano, rechazaron una carga tras otra hasta obtener condiciones. Fontaine murió en su silla.',
    en: 'Francisco de Melo was besieging Rocroi when Louis XIII died. The duke of Enghien, twenty-one years old, took his army through the forests to relieve the town and offered battle. At dawn, warned by a deserter, he swept away the musketeers hidden in the wood and with Gassion broke Alburquerque’s cavalry. At the other end Isenburg routed La Ferté and took the guns; only Sirot’s reserve prevented disaster. Enghien then crossed behind the whole Spanish line and fell upon the victors. Walloons and Germans gave way. The old tercios, alone in the middle of the plain, beat off charge after charge until they were given terms. Fontaine died in his chair.',
  },
  ground: {
    es: 'Un claro entre bosques y ciénagas. En la arboleda del este esperan los mosqueteros españoles.',
    en: 'A clearing among woods and marshes. In the eastern wood the Spanish musketeers lie in wait.',
  },
  doubt: {
    es: 'Cada unidad reúne a varios tercios o batallones; el orden de los tercios dentro de la línea varía según las fuentes.',
    en: 'Each unit stands for several tercios or battalions; the order of the tercios in the line differs from source to source.',
  },
  hints: {
    top: {
      es: 'Tu derecha gana pronto: lánzala sobre los cañones y deja que los tercios aguanten lo que haga falta.',
      en: 'Your right wins early: throw it at the guns, and let the tercios hold as long as it takes.',
    },
    bottom: {
      es: 'Limpia la arboleda, gana por la derecha y cruza por detrás; a los tercios viejos, cañones primero.',
      en: 'Clear the wood, win on the right and cross behind them; for the old tercios, guns first.',
    },
  },
  slides: [
    {
      title: { es: 'La arboleda', en: 'The wood' },
      text: {
        es: 'Un desertor cuenta a Enghien quién se esconde entre los árboles.',
        en: 'A deserter tells Enghien who is hiding among the trees.',
      },
      shows: '1L',
    },
    {
      title: { es: 'Las dos derechas', en: 'Two right wings' },
      text: {
        es: 'Gassion deshace a Alburquerque mientras Isenburg deshace a La Ferté.',
        en: 'Gassion breaks Alburquerque while Isenburg breaks La Ferté.',
      },
      shows: '0R>1L 1R>0L',
    },
    {
      title: { es: 'La reserva', en: 'The reserve' },
      text: {
        es: 'Sirot se niega a dar la batalla por perdida y detiene a los vencedores.',
        en: 'Sirot refuses to call the battle lost and stops the victors.',
      },
      shows: '0:sirot+>1R',
    },
    {
      title: { es: 'Por detrás de la línea', en: 'Behind the line' },
      text: {
        es: 'Enghien cabalga a espaldas de la infantería española de un ala a la otra.',
        en: 'Enghien rides behind the Spanish infantry from one wing to the other.',
      },
      shows: '0:gassion>1B>1R',
    },
    {
      title: { es: 'Los tercios viejos', en: 'The old tercios' },
      text: {
        es: 'Los últimos cuadros esperan a cincuenta pasos para disparar.',
        en: 'The last squares wait until fifty paces to fire.',
      },
      shows: '1:tercio',
    },
  ],
  troops: {
    velandia: { es: 'Tercio de Velandia', en: 'Velandia’s tercio' },
    'tercio-alburquerque': { es: 'Tercio de Alburquerque', en: 'Alburquerque’s tercio' },
    villalba: { es: 'Tercio de Villalba', en: 'Villalba’s tercio' },
    strozzi: { es: 'Tercio de Strozzi', en: 'Strozzi’s tercio' },
    visconti: { es: 'Tercio de Visconti', en: 'Visconti’s tercio' },
    'tercio-ligne': { es: 'Tercio del príncipe de Ligne', en: 'The prince of Ligne’s tercio' },
    ribaucourt: { es: 'Tercio de Ribaucourt', en: 'Ribaucourt’s tercio' },
    rittberg: { es: 'Regimiento de Rittberg', en: 'Rittberg’s regiment' },
    'flanders-cuirassiers': { es: 'Corazas de Flandes', en: 'Flanders cuirassiers' },
    'flanders-horse': { es: 'Caballería de Flandes', en: 'Flanders horse' },
    villamor: { es: 'Caballería de Villamor', en: 'Villamor’s horse' },
    'vera-lancers': { es: 'Lanzas de Vera', en: 'Vera’s lancers' },
    'wood-musketeers': { es: 'Mangas de la arboleda', en: 'Shot in the wood' },
    'isenburgs-cuirassiers': { es: 'Corazas de Isenburg', en: 'Isenburg’s cuirassiers' },
    'alsace-horse': { es: 'Corazas de Alsacia', en: 'Alsatian cuirassiers' },
    'bucquoy-horse': { es: 'Caballería de Bucquoy', en: 'Bucquoy’s horse' },
    'right-guns': { es: 'Cañones de la derecha', en: 'Right-hand guns' },
    'left-guns': { es: 'Cañones de la izquierda', en: 'Left-hand guns' },
    'royal-horse': { es: 'Regimiento Royal', en: 'Royal regiment' },
    'mestre-de-camp': { es: 'Regimiento Mestre de Camp', en: 'Mestre de Camp regiment' },
    lenoncourt: { es: 'Caballería de Lenoncourt', en: 'Lenoncourt’s horse' },
    sully: { es: 'Caballería de Sully', en: 'Sully’s horse' },
    'raab-croats': { es: 'Croatas de Raab', en: 'Raab’s Croats' },
    'kings-fusiliers': { es: 'Fusileros del rey', en: 'King’s fusiliers' },
    picardie: { es: 'Picardía', en: 'Picardie' },
    'la-marine': { es: 'La Marina', en: 'La Marine' },
    persan: { es: 'Batallón de Persan', en: 'Persan’s battalion' },
    rambures: { es: 'Batallón de Rambures', en: 'Rambures’s battalion' },
    piemont: { es: 'Piamonte', en: 'Piémont' },
    'la-ferte-horse': { es: 'Caballería de La Ferté', en: 'La Ferté’s horse' },
    coislin: { es: 'Caballería de Coislin', en: 'Coislin’s horse' },
    guiche: { es: 'Caballería de Guiche', en: 'Guiche’s horse' },
    molondin: { es: 'Suizos de Molondin', en: 'Molondin’s Swiss' },
    harcourt: { es: 'Batallón de Harcourt', en: 'Harcourt’s battalion' },
    gendarmes: { es: 'Gendarmes del rey', en: 'King’s gendarmes' },
    'la-barre-guns': { es: 'Cañones de La Barre', en: 'La Barre’s guns' },
    'field-pieces': { es: 'Piezas de campaña', en: 'Field pieces' },
  },
  places: {
    'eastern-wood': { es: 'Arboleda del este', en: 'Eastern wood' },
    'sainte-anne-marsh': { es: 'Ciénaga de Santa Ana', en: 'Sainte-Anne marsh' },
    'south-eastern-forest': { es: 'Bosque del sureste', en: 'South-eastern forest' },
    'south-western-forest': { es: 'Bosque del suroeste', en: 'South-western forest' },
    'north-eastern-forest': { es: 'Bosque del noreste', en: 'North-eastern forest' },
    'rocroi-road': { es: 'Camino de Rocroi', en: 'Rocroi road' },
  },
}
