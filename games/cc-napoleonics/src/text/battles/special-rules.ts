import type { Said } from '@acies/kernel'
import type { ObjectiveId, SpecialRule } from '../../data/battles/index.ts'

interface RuleWords {
  name: Said
  text: Said
}

export const specialRuleWords = {
  'fordable-streams': {
    name: { es: 'Arroyos vadeables', en: 'Fordable streams' },
    text: {
      es: 'Todos los cursos de agua de esta batalla son vadeables en todos sus hexágonos.',
      en: 'Every stream in this battle can be forded in all its hexes.',
    },
  },
  'brown-brigades': {
    name: { es: 'Brigadas aliadas', en: 'Allied brigades' },
    text: {
      es: 'Los bloques marrones son tropas de los Países Bajos, Nassau, Brunswick y Hannover. Usan la tarjeta portuguesa y son amigas de los británicos a todos los efectos.',
      en: 'The brown blocks are troops of the Netherlands, Nassau, Brunswick and Hanover. They use the Portuguese card and are friends of the British in every respect.',
    },
  },
  'spanish-knoll': {
    name: { es: 'El otero de los españoles', en: 'The Spanish knoll' },
    text: {
      es: 'La unidad marrón del otero de la derecha son los regimientos españoles de Pravia y Príncipe. Combate como línea portuguesa.',
      en: 'The brown unit on the knoll at the right is the Spanish regiments of Pravia and Príncipe. It fights as Portuguese line.',
    },
  },
} as const satisfies Record<SpecialRule, RuleWords>

export const objectiveWords = {
  'rolica-passes': {
    name: { es: 'Los pasos del sur', en: 'The southern passes' },
    text: {
      es: 'Las dos colinas de la línea base francesa: los británicos ganan un estandarte por cada una que ocupen al empezar su turno y lo pierden al dejarla.',
      en: 'The two hills on the French baseline: the British gain a banner for each they hold at the start of their turn, and lose it on leaving.',
    },
  },
  'vimeiro-village': {
    name: { es: 'La aldea de Vimeiro', en: 'The village of Vimeiro' },
    text: {
      es: 'Los franceses ganan dos estandartes si al empezar su turno ocupan los dos hexágonos de Vimeiro, y los conservan mientras los ocupen.',
      en: 'The French gain two banners if they hold both hexes of Vimeiro at the start of their turn, and keep them while they hold both.',
    },
  },
  'talavera-medellin': {
    name: { es: 'El cerro de Medellín', en: 'The hill of Medellín' },
    text: {
      es: 'Los franceses ganan un estandarte por cada uno de los dos hexágonos marcados de la cumbre que ocupen al empezar su turno y lo pierden al dejarlo.',
      en: 'The French gain a banner for each of the two marked hexes of the summit they hold at the start of their turn, and lose it on leaving.',
    },
  },
  'coa-far-bank': {
    name: { es: 'La otra orilla', en: 'The far bank' },
    text: {
      es: 'Los británicos ganan un estandarte por cada hexágono marcado al otro lado del Coa que ocupen al empezar su turno y lo pierden al dejarlo.',
      en: 'The British gain a banner for each marked hex across the Coa they hold at the start of their turn, and lose it on leaving.',
    },
  },
  'coa-bridge': {
    name: { es: 'El puente', en: 'The bridge' },
    text: {
      es: 'Los franceses ganan un estandarte si ocupan el puente al empezar su turno y lo pierden al dejarlo.',
      en: 'The French gain a banner if they hold the bridge at the start of their turn, and lose it on leaving.',
    },
  },
  'bussaco-crest': {
    name: { es: 'La cumbre', en: 'The crest' },
    text: {
      es: 'Los franceses ganan un estandarte por cada uno de los dos hexágonos marcados de la cresta que ocupen al empezar su turno y lo pierden al dejarlo.',
      en: 'The French gain a banner for each of the two marked hexes of the crest they hold at the start of their turn, and lose it on leaving.',
    },
  },
  'bussaco-mill': {
    name: { es: 'El molino de Sula', en: 'The mill of Sula' },
    text: {
      es: 'Los franceses ganan un estandarte si ocupan el molino al empezar su turno y lo pierden al dejarlo.',
      en: 'The French gain a banner if they hold the windmill at the start of their turn, and lose it on leaving.',
    },
  },
  'redinha-village': {
    name: { es: 'Redinha', en: 'Redinha' },
    text: {
      es: 'Los aliados ganan un estandarte por cada hexágono del pueblo que ocupen al empezar su turno y lo pierden al dejarlo.',
      en: 'The allies gain a banner for each hex of the village they hold at the start of their turn, and lose it on leaving.',
    },
  },
  'vitoria-villages': {
    name: { es: 'Ariñez y Subijana', en: 'Ariñez and Subijana' },
    text: {
      es: 'Los aliados ganan un estandarte por cada uno de estos dos pueblos que ocupen al empezar su turno y lo pierden al dejarlo.',
      en: 'The allies gain a banner for each of these two villages they hold at the start of their turn, and lose it on leaving.',
    },
  },
  'sorauren-heights': {
    name: { es: 'La ermita y el otero', en: 'The chapel and the knoll' },
    text: {
      es: 'Los franceses ganan un estandarte por la ermita de San Salvador y otro por el otero de la derecha si los ocupan al empezar su turno, y los pierden al dejarlos.',
      en: 'The French gain a banner for the chapel of San Salvador and another for the knoll on the right if they hold them at the start of their turn, and lose them on leaving.',
    },
  },
  'quatre-bras-crossroads': {
    name: { es: 'La encrucijada', en: 'The crossroads' },
    text: {
      es: 'Los franceses ganan un estandarte si ocupan Quatre-Bras al empezar su turno y lo pierden al dejarlo.',
      en: 'The French gain a banner if they hold Quatre Bras at the start of their turn, and lose it on leaving.',
    },
  },
  'waterloo-farms': {
    name: { es: 'Las tres granjas', en: 'The three farms' },
    text: {
      es: 'Los franceses ganan un estandarte por cada una de las granjas (Hougoumont, La Haye Sainte y Papelotte) que ocupen al empezar su turno y lo pierden al dejarla.',
      en: 'The French gain a banner for each of the farms (Hougoumont, La Haye Sainte and Papelotte) they hold at the start of their turn, and lose it on leaving.',
    },
  },
} as const satisfies Record<ObjectiveId, RuleWords>
