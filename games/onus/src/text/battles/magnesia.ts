import type { Briefing } from './briefing.ts'

export const magnesia: Briefing = {
  title: { es: 'Magnesia', en: 'Magnesia' },
  date: { es: 'Invierno del 190 a. C.', en: 'Winter of 190 BC' },
  armies: {
    es: 'Escipión y Eumenes contra Antíoco y Seleuco',
    en: 'Scipio and Eumenes against Antiochus and Seleucus',
  },
  history: {
    es: 'Antíoco, rey de media Asia, reúne bajo la lluvia de Lidia todo lo que su imperio tiene de más vistoso: falange, catafractos, elefantes indios, carros con hoces y arqueros en camello. A Lucio Escipión lo acompaña Eumenes de Pérgamo, que sabe de caballería más que nadie. El rey en persona rompe el ala romana junto al río y galopa hasta el campamento. Pero en la otra punta Eumenes recibe a los carros con flechas y gritos: los caballos enloquecen y arrollan a los suyos, y los catafractos huyen sin combatir. La falange, sola en medio, aguanta hasta que se espantan sus propios elefantes.',
    en: 'Antiochus, king of half of Asia, gathers in the Lydian rain all the show of his empire: phalanx, cataphracts, Indian elephants, scythed chariots and archers on camels. With Lucius Scipio rides Eumenes of Pergamon, who knows more of horsemen than anyone. The king in person breaks the Roman wing beside the river and gallops on to the camp. But at the other end Eumenes meets the chariots with arrows and shouting: the horses go mad and run down their own side, and the cataphracts flee without a fight. The phalanx, alone in the middle, holds until its own elephants take fright.',
  },
  doubt: {
    es: 'Los números de Livio son imposibles; aquí cada jugador lleva una parte de lo que cuenta.',
    en: 'Livy’s numbers are impossible; here each player leads a part of what he tells.',
  },
  hints: [
    {
      es: 'Aguanta al rey con pocas fuerzas y desgasta la falange con jabalinas.',
      en: 'Hold the king with few men and wear the phalanx down with javelins.',
    },
    {
      es: 'Espanta los carros con tus tiradores y carga cuando se vuelvan.',
      en: 'Scare the chariots with your shooters and charge when they turn.',
    },
    {
      es: 'Rompe con los catafractos, pero vuelve: la batalla no está en el campamento.',
      en: 'Break through with the cataphracts, but come back: the battle is not in their camp.',
    },
    {
      es: 'Que los carros no estén delante de los tuyos cuando se desboquen.',
      en: 'Do not let the chariots stand before your own men when they bolt.',
    },
  ],
  slides: [
    {
      title: { es: 'La carga del rey', en: 'The king’s charge' },
      text: {
        es: 'Antíoco rompe el ala del río y llega hasta el campamento romano.',
        en: 'Antiochus breaks the wing beside the river and reaches the Roman camp.',
      },
      shows: '2>0',
    },
    {
      title: { es: 'Los carros', en: 'The chariots' },
      text: {
        es: 'Eumenes los recibe con una nube de flechas y los caballos se desbocan.',
        en: 'Eumenes meets them with a cloud of arrows and the horses bolt.',
      },
      shows: '3>1',
    },
    {
      title: { es: 'La falange sola', en: 'The phalanx alone' },
      text: {
        es: 'Sin alas, los falangitas forman un cuadro con los elefantes dentro.',
        en: 'Without wings the phalangites form a square with the elephants inside.',
      },
      shows: '2 3',
    },
    {
      title: { es: 'El final', en: 'The end' },
      text: {
        es: 'Los elefantes se espantan y rompen la formación que protegían.',
        en: 'The elephants take fright and break the formation they guarded.',
      },
      shows: '2 3',
    },
  ],
}
