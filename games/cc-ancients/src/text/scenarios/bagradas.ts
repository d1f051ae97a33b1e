import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const bagradas: Briefing = {
  title: { es: 'Bagradas', en: 'Bagradas' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'El cónsul Régulo había desembarcado en África, había tomado Túnez y exigía una paz tan dura que Cartago prefirió seguir la guerra. Un mercenario espartano, Jantipo, explicó a los cartagineses por qué perdían: peleaban en las colinas, donde sus elefantes y su caballería no servían. Le dieron el mando y bajó al llano con cerca de cien elefantes y cuatro mil jinetes. Régulo, que apenas tenía caballería, apretó sus filas en profundidad. Los elefantes aplastaron la vanguardia, los jinetes rodearon el resto y la falange remató a quien lograba pasar. Solo unos dos mil romanos escaparon; Régulo cayó prisionero.',
    en: 'The consul Regulus had landed in Africa, had taken Tunis and asked for terms so harsh that Carthage chose to fight on. A Spartan mercenary, Xanthippus, told the Carthaginians why they were losing: they fought among hills, where their elephants and cavalry were of no use. They gave him the command and he came down to the plain with nearly a hundred elephants and four thousand horse. Regulus, who had hardly any cavalry, packed his ranks deep. The elephants crushed the front, the horsemen surrounded the rest, and the phalanx finished whoever came through. Only some two thousand Romans got away; Regulus was taken.',
  },
  hints: {
    top: {
      es: 'Abre brecha con los elefantes y envuelve las alas con tu caballería, más numerosa que la suya.',
      en: 'Break in with the elephants and sweep round the wings with your cavalry, which outnumbers theirs.',
    },
    bottom: {
      es: 'Acosa a los elefantes con tu infantería ligera: si huyen, que pisoteen a los suyos.',
      en: 'Harry the elephants with your light infantry: if they run, let them trample their own.',
    },
  },
  slides: [
    {
      title: { es: 'Régulo en África', en: 'Regulus in Africa' },
      text: {
        es: 'El cónsul acampa a la vista de Cartago y dicta condiciones imposibles.',
        en: 'The consul camps in sight of Carthage and dictates impossible terms.',
      },
      shows: '0:regulus+',
    },
    {
      title: { es: 'El espartano', en: 'The Spartan' },
      text: {
        es: 'Jantipo instruye al ejército y promete vencer en campo llano.',
        en: 'Xanthippus drills the army and promises to win on level ground.',
      },
      shows: '1:xanthippus+',
    },
    {
      title: { es: 'La carga', en: 'The charge' },
      text: {
        es: 'Una muralla de elefantes entra en las filas apretadas de las legiones.',
        en: 'A wall of elephants walks into the packed ranks of the legions.',
      },
      shows: '1:EL>0C',
    },
    {
      title: { es: 'El cónsul cautivo', en: 'The captive consul' },
      text: {
        es: 'Rodeado con quinientos hombres, Régulo entra en Cartago cargado de cadenas.',
        en: 'Surrounded with five hundred men, Regulus enters Carthage in chains.',
      },
      shows: '1L>0R 1R>0L 0:regulus',
    },
  ],
}
