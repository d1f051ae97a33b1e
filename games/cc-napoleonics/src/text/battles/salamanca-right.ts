import { BRITAIN_FRANCE, type Briefing } from './briefing.ts'

export const salamancaRight = {
  title: { es: 'Los Arapiles: la derecha francesa', en: 'Salamanca: the French right' },
  armies: BRITAIN_FRANCE,
  history: {
    es: 'Mientras la izquierda francesa se hundía, el centro y la derecha dieron otra batalla junto a los dos cerros llamados Arapiles: el Chico, británico, y el Grande, francés. Una granada hirió a Marmont y otra a Bonet, su sustituto, y el mando pasó a Clausel. Cole atacó desde la aldea de Arapiles y los portugueses de Pack treparon al Arapil Grande; a los dos los rechazaron, y Clausel bajó tras ellos en un contraataque que pudo salvar el día. Lo detuvo la 6.ª División de Clinton, que esperaba en segunda línea. Al anochecer, Ferey murió cubriendo la retirada en el Sierro. Tres semanas después Wellington entraba en Madrid.',
    en: 'While the French left went down, the centre and right fought another battle beside the two hills called the Arapiles: the Lesser, British, and the Greater, French. A shell wounded Marmont and another Bonet, his second, and command passed to Clausel. Cole attacked from the village of Arapiles and Pack’s Portuguese climbed the Greater; both were thrown back, and Clausel came down after them in a counter-attack that might have saved the day. Clinton’s 6th Division, waiting in the second line, stopped it. At dusk Ferey died covering the retreat on El Sierro. Three weeks later Wellington rode into Madrid.',
  },
  hints: {
    top: {
      es: 'Guarda una segunda línea: cuando Cole se agote llegará el contraataque. Los dragones esperan en tu derecha.',
      en: 'Keep a second line: when Cole is spent the counter-attack will come. The dragoons wait on your right.',
    },
    bottom: {
      es: 'El Arapil Grande es tu torre. Rechaza el primer asalto y baja detrás de él.',
      en: 'The Greater Arapil is your tower. Throw back the first assault and come down behind it.',
    },
  },
  slides: [
    {
      title: { es: 'Dos cerros', en: 'Two hills' },
      text: {
        es: 'El Arapil Chico y el Grande se miran a menos de un kilómetro.',
        en: 'The Lesser and the Greater Arapil face each other at half a mile.',
      },
      shows: '0C 1C',
    },
    {
      title: { es: 'Tres mandos', en: 'Three commanders' },
      text: {
        es: 'Marmont cae herido, después Bonet; Clausel hereda una batalla a medio perder.',
        en: 'Marmont is wounded, then Bonet; Clausel inherits a battle half lost.',
      },
      shows: '0:marmont 0:clausel',
    },
    {
      title: { es: 'El contraataque', en: 'The counter-attack' },
      text: {
        es: 'La división de Cole retrocede y los franceses bajan al valle tras ella.',
        en: 'Cole’s division recoils and the French come down into the valley after it.',
      },
      shows: '0:clausel+>1:cole',
    },
    {
      title: { es: 'La segunda línea', en: 'The second line' },
      text: {
        es: 'La 6.ª División aguanta, dispara y avanza a la luz de la hierba ardiendo.',
        en: 'The 6th Division stands, fires and advances by the light of burning grass.',
      },
      shows: '1C>0:clausel',
    },
  ],
} as const satisfies Briefing
