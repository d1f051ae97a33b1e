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
}
