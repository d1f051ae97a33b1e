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
      es: 'Las dos colinas de la línea base francesa: un estandarte británico por cada una que ocupe una unidad suya al empezar su turno. Se pierde al dejarla.',
      en: 'The two hills on the French baseline: one British banner for each that a unit of theirs holds at the start of their turn. It is lost on leaving.',
    },
  },
  'vimeiro-village': {
    name: { es: 'La aldea de Vimeiro', en: 'The village of Vimeiro' },
    text: {
      es: 'Dos estandartes franceses mientras ocupen a la vez los dos hexágonos de Vimeiro al empezar su turno.',
      en: 'Two French banners while they hold both hexes of Vimeiro at the start of their turn.',
    },
  },
  'talavera-medellin': {
    name: { es: 'El cerro de Medellín', en: 'The hill of Medellín' },
    text: {
      es: 'Un estandarte francés por cada uno de los dos hexágonos marcados de la cumbre que ocupen al empezar su turno. Se pierde al dejarlo.',
      en: 'One French banner for each of the two marked hexes of the summit they hold at the start of their turn. It is lost on leaving.',
    },
  },
  'coa-far-bank': {
    name: { es: 'La otra orilla', en: 'The far bank' },
    text: {
      es: 'Un estandarte británico por cada hexágono marcado al otro lado del Coa que ocupe una unidad suya al empezar su turno. Se pierde al dejarlo.',
      en: 'One British banner for each marked hex across the Coa that a unit of theirs holds at the start of their turn. It is lost on leaving.',
    },
  },
  'coa-bridge': {
    name: { es: 'El puente', en: 'The bridge' },
    text: {
      es: 'Un estandarte francés mientras una unidad suya ocupe el puente al empezar su turno.',
      en: 'One French banner while a unit of theirs holds the bridge at the start of their turn.',
    },
  },
  'bussaco-crest': {
    name: { es: 'La cumbre', en: 'The crest' },
    text: {
      es: 'Un estandarte francés por cada uno de los dos hexágonos marcados de la cresta que ocupen al empezar su turno. Se pierde al dejarlo.',
      en: 'One French banner for each of the two marked hexes of the crest they hold at the start of their turn. It is lost on leaving.',
    },
  },
  'bussaco-mill': {
    name: { es: 'El molino de Sula', en: 'The mill of Sula' },
    text: {
      es: 'Un estandarte francés mientras una unidad suya ocupe el molino al empezar su turno.',
      en: 'One French banner while a unit of theirs holds the windmill at the start of their turn.',
    },
  },
  'redinha-village': {
    name: { es: 'Redinha', en: 'Redinha' },
    text: {
      es: 'Un estandarte aliado por cada hexágono del pueblo que ocupen al empezar su turno. Se pierde al dejarlo.',
      en: 'One allied banner for each hex of the village they hold at the start of their turn. It is lost on leaving.',
    },
  },
  'vitoria-villages': {
    name: { es: 'Ariñez y Subijana', en: 'Ariñez and Subijana' },
    text: {
      es: 'Un estandarte aliado por cada uno de estos dos pueblos que ocupen al empezar su turno. Se pierde al dejarlo.',
      en: 'One allied banner for each of these two villages they hold at the start of their turn. It is lost on leaving.',
    },
  },
  'sorauren-heights': {
    name: { es: 'La ermita y el otero', en: 'The chapel and the knoll' },
    text: {
      es: 'Un estandarte francés por la ermita de San Salvador y otro por el otero de la derecha, mientras los ocupen al empezar su turno.',
      en: 'One French banner for the chapel of San Salvador and one for the knoll on the right, while they hold them at the start of their turn.',
    },
  },
  'quatre-bras-crossroads': {
    name: { es: 'La encrucijada', en: 'The crossroads' },
    text: {
      es: 'Un estandarte francés mientras una unidad suya ocupe Quatre-Bras al empezar su turno.',
      en: 'A French banner while a unit of theirs holds Quatre Bras at the start of their turn.',
    },
  },
  'waterloo-farms': {
    name: { es: 'Las tres granjas', en: 'The three farms' },
    text: {
      es: 'Hougoumont, La Haye Sainte y Papelotte: un estandarte francés por cada una que ocupe una unidad suya al empezar su turno. Se pierde al dejarla.',
      en: 'Hougoumont, La Haye Sainte and Papelotte: one French banner for each that a unit of theirs holds at the start of their turn. It is lost on leaving.',
    },
  },
} as const satisfies Record<ObjectiveId, RuleWords>
