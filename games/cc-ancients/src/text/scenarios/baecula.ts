import { type Briefing, ROME_CARTHAGE } from './briefing.ts'

export const baecula: Briefing = {
  title: { es: 'Baécula', en: 'Baecula' },
  armies: ROME_CARTHAGE,
  history: {
    es: 'El joven Publio Escipión, hijo del general muerto en Hispania, buscó en 208 a. C. a Asdrúbal Barca antes de que se le unieran otros ejércitos. Asdrúbal acampó en una meseta de dos escalones, con los costados escarpados y un río detrás. Escipión mandó a los infantes ligeros trepar de frente bajo una lluvia de piedras y, cuando toda la atención estaba allí, subió con la mitad de las legiones por un lado y Lelio por el otro. La línea púnica no llegó a formarse. Asdrúbal salvó el tesoro, los elefantes y lo mejor de su tropa, y tomó el camino de Italia.',
    en: 'In 208 BC the young Publius Scipio, son of the general killed in Spain, went looking for Hasdrubal Barca before other armies could join him. Hasdrubal camped on a plateau of two steps, with steep sides and a river behind. Scipio sent the light infantry climbing straight at him under a rain of stones and, when every eye was there, went up one side with half the legions while Laelius took the other. The Punic line never managed to form. Hasdrubal saved his treasure, his elephants and the best of his troops, and took the road to Italy.',
  },
  hints: {
    top: {
      es: 'Defiende las colinas con honderos e infantería ligera y no dejes los campamentos sin guardia.',
      en: 'Hold the hills with slingers and light infantry, and do not leave the camps unguarded.',
    },
    bottom: {
      es: 'Amaga por el centro con los ligeros y envuelve las colinas con las legiones: cada campamento vale un estandarte.',
      en: 'Threaten the centre with light troops and go round the hills with the legions: each camp is worth a banner.',
    },
  },
  slides: [
    {
      title: { es: 'La meseta', en: 'The plateau' },
      text: {
        es: 'Asdrúbal espera en lo alto, seguro de que nadie atacará cuesta arriba.',
        en: 'Hasdrubal waits on the height, sure that nobody will attack uphill.',
      },
      shows: '1',
    },
    {
      title: { es: 'Cuesta arriba', en: 'Uphill' },
      text: {
        es: 'Los vélites trepan entre piedras y dardos hasta el primer escalón.',
        en: 'The velites climb through stones and darts to the first step.',
      },
      shows: '0:LI>1F',
    },
    {
      title: { es: 'Por los dos lados', en: 'From both sides' },
      text: {
        es: 'Escipión y Lelio coronan los flancos antes de que la línea se forme.',
        en: 'Scipio and Laelius crown the flanks before the line can form.',
      },
      shows: '0L>1R 0R>1L',
    },
    {
      title: { es: 'Rumbo a Italia', en: 'Bound for Italy' },
      text: {
        es: 'Roma toma el campamento, pero Asdrúbal se escapa hacia los Pirineos.',
        en: 'Rome takes the camp, but Hasdrubal slips away towards the Pyrenees.',
      },
      shows: '1:hasdrubal-barca+',
    },
  ],
}
