import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const cannae: Briefing = {
  title: { es: 'Cannas', en: 'Cannae' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'Roma reunió en 216 a. C. el mayor ejército de su historia, unos ochenta mil hombres, y lo confió a dos cónsules que mandaban en días alternos. El 2 de agosto le tocaba a Varrón. Apretó las legiones en el centro para aplastar al enemigo con su peso. Aníbal, con la mitad de infantes pero mejor caballería, puso delante a galos e hispanos en un arco que fue cediendo sin romperse. Sus jinetes barrieron las alas y volvieron por la espalda, y los veteranos africanos cerraron los costados. Encerrados, los romanos ya no podían ni alzar los brazos. Cayeron cerca de cincuenta mil, entre ellos el cónsul Paulo.',
    en: 'In 216 BC Rome gathered the largest army it had ever had, some eighty thousand men, and gave it to two consuls who commanded on alternate days. The second of August was Varro’s. He packed the legions in the centre to crush the enemy by weight. Hannibal, with half the infantry but better cavalry, put Gauls and Spaniards in front in an arc that gave ground without breaking. His horsemen swept the wings and came back from behind, and the African veterans closed the sides. Shut in, the Romans could no longer so much as raise their arms. Some fifty thousand fell, the consul Paullus among them.',
  },
  hints: {
    top: {
      es: 'Cede el centro, gana las alas con la caballería y cierra después con la infantería pesada.',
      en: 'Give up the centre, win the wings with cavalry, then close in with the heavy infantry.',
    },
    bottom: {
      es: 'Tienes pocas cartas y mucha infantería: avanza en línea y rompe su centro antes de perder los flancos.',
      en: 'You have few cards and much infantry: advance in line and break their centre before you lose the flanks.',
    },
  },
  slides: [
    {
      title: { es: 'La llanura', en: 'The plain' },
      text: {
        es: 'Ocho legiones y sus aliados forman junto al Áufido, más hondas que anchas.',
        en: 'Eight legions and their allies form up by the Aufidus, deeper than they are wide.',
      },
      shows: '0',
    },
    {
      title: { es: 'El arco', en: 'The arc' },
      text: {
        es: 'Galos e hispanos retroceden paso a paso y las legiones los siguen.',
        en: 'Gauls and Spaniards give way step by step and the legions follow.',
      },
      shows: '1:WA 1:AX',
    },
    {
      title: { es: 'La caballería', en: 'The cavalry' },
      text: {
        es: 'Asdrúbal deshace un ala, cruza por detrás y deshace la otra.',
        en: 'Hasdrubal routs one wing, crosses behind the army and routs the other.',
      },
      shows: '1:hasdrubal>0R>0B>0L',
    },
    {
      title: { es: 'El cerco', en: 'The ring' },
      text: {
        es: 'Los africanos giran hacia dentro y el círculo se cierra.',
        en: 'The Africans turn inward and the circle closes.',
      },
      shows: '1L:HI>0C 1R:HI>0C',
    },
    {
      title: { es: 'La noche', en: 'Nightfall' },
      text: {
        es: 'Varrón escapa con unos pocos jinetes; Paulo yace en el campo.',
        en: 'Varro escapes with a few riders; Paullus lies on the field.',
      },
      shows: '0:varro 0:paullus',
    },
  ],
}
