import type { Said } from '@acies/kernel'

/** The men of the battles: short, for the table, and in full, for the briefing. */
export const commanderNames = {
  alburquerque: {
    name: { es: 'Alburquerque', en: 'Alburquerque' },
    full: { es: 'Francisco Fernández de la Cueva, duque de Alburquerque', en: 'The duke of Alburquerque' },
  },
  baner: { name: { es: 'Banér', en: 'Banér' }, full: { es: 'Johan Banér', en: 'Johan Banér' } },
  bernhard: {
    name: { es: 'Bernardo de Weimar', en: 'Bernhard of Weimar' },
    full: { es: 'Bernardo, duque de Sajonia-Weimar', en: 'Bernhard, duke of Saxe-Weimar' },
  },
  brahe: { name: { es: 'Brahe', en: 'Brahe' }, full: { es: 'Nils Brahe', en: 'Nils Brahe' } },
  breuner: { name: { es: 'Breuner', en: 'Breuner' }, full: { es: 'Hans Philipp Breuner', en: 'Hans Philipp Breuner' } },
  'cardinal-infante': {
    name: { es: 'El Cardenal Infante', en: 'The Cardinal-Infante' },
    full: { es: 'Don Fernando de Austria, cardenal infante', en: 'Ferdinand of Austria, the Cardinal-Infante' },
  },
  cerbellon: {
    name: { es: 'Cerbellón', en: 'Serbelloni' },
    full: { es: 'Juan Cerbellón', en: 'Giovanni Maria Serbelloni' },
  },
  colloredo: {
    name: { es: 'Colloredo', en: 'Colloredo' },
    full: { es: 'Rodolfo de Colloredo', en: 'Rudolf von Colloredo' },
  },
  cratz: {
    name: { es: 'Cratz', en: 'Cratz' },
    full: { es: 'Juan Felipe Cratz de Scharfenstein', en: 'Johann Philipp Cratz von Scharfenstein' },
  },
  enghien: {
    name: { es: 'Enghien', en: 'Enghien' },
    full: { es: 'Luis de Borbón, duque de Enghien', en: 'Louis de Bourbon, duke of Enghien' },
  },
  espenan: {
    name: { es: 'Espenan', en: 'Espenan' },
    full: { es: 'Roger de Bossost, conde de Espenan', en: 'Roger de Bossost, count of Espenan' },
  },
  fontaine: {
    name: { es: 'Fontaine', en: 'Fontaine' },
    full: { es: 'Pablo Bernardo de Fontaine', en: 'Paul-Bernard de Fontaine' },
  },
  furstenberg: {
    name: { es: 'Fürstenberg', en: 'Fürstenberg' },
    full: { es: 'Egon, conde de Fürstenberg', en: 'Egon, count of Fürstenberg' },
  },
  gallas: { name: { es: 'Gallas', en: 'Gallas' }, full: { es: 'Matías Gallas', en: 'Matthias Gallas' } },
  gambacorta: {
    name: { es: 'Gambacorta', en: 'Gambacorta' },
    full: { es: 'Gerardo Gambacorta', en: 'Gherardo Gambacorta' },
  },
  gassion: { name: { es: 'Gassion', en: 'Gassion' }, full: { es: 'Juan de Gassion', en: 'Jean de Gassion' } },
  gustavus: {
    name: { es: 'Gustavo Adolfo', en: 'Gustavus Adolphus' },
    full: { es: 'Gustavo II Adolfo, rey de Suecia', en: 'Gustavus II Adolphus, king of Sweden' },
  },
  hepburn: { name: { es: 'Hepburn', en: 'Hepburn' }, full: { es: 'Sir John Hepburn', en: 'Sir John Hepburn' } },
  holk: { name: { es: 'Holk', en: 'Holk' }, full: { es: 'Enrique Holk', en: 'Heinrich Holk' } },
  horn: { name: { es: 'Horn', en: 'Horn' }, full: { es: 'Gustavo Horn', en: 'Gustav Horn' } },
  isenburg: {
    name: { es: 'Isenburg', en: 'Isenburg' },
    full: { es: 'Ernesto, conde de Isenburg', en: 'Ernst, count of Isenburg' },
  },
  'john-george': {
    name: { es: 'Juan Jorge', en: 'John George' },
    full: { es: 'Juan Jorge I, elector de Sajonia', en: 'John George I, elector of Saxony' },
  },
  knyphausen: {
    name: { es: 'Knyphausen', en: 'Knyphausen' },
    full: { es: 'Dodo de Knyphausen', en: 'Dodo zu Knyphausen' },
  },
  'la-ferte': {
    name: { es: 'La Ferté', en: 'La Ferté' },
    full: { es: 'Enrique de La Ferté-Senneterre', en: 'Henri de La Ferté-Senneterre' },
  },
  ligne: {
    name: { es: 'Ligne', en: 'Ligne' },
    full: { es: 'Claudio Lamoral, príncipe de Ligne', en: 'Claude Lamoral, prince of Ligne' },
  },
  lorraine: {
    name: { es: 'Carlos de Lorena', en: 'Charles of Lorraine' },
    full: { es: 'Carlos IV, duque de Lorena', en: 'Charles IV, duke of Lorraine' },
  },
  melo: { name: { es: 'Melo', en: 'Melo' }, full: { es: 'Don Francisco de Melo', en: 'Francisco de Melo' } },
  pappenheim: {
    name: { es: 'Pappenheim', en: 'Pappenheim' },
    full: { es: 'Godofredo Enrique, conde de Pappenheim', en: 'Gottfried Heinrich, count of Pappenheim' },
  },
  schonburg: {
    name: { es: 'Schönburg', en: 'Schönburg' },
    full: { es: 'Otón Federico de Schönburg', en: 'Otto Friedrich von Schönburg' },
  },
  sirot: {
    name: { es: 'Sirot', en: 'Sirot' },
    full: { es: 'Claudio de Létouf, barón de Sirot', en: 'Claude de Létouf, baron of Sirot' },
  },
  stalhandske: {
    name: { es: 'Stålhandske', en: 'Stålhandske' },
    full: { es: 'Torsten Stålhandske', en: 'Torsten Stålhandske' },
  },
  teuffel: { name: { es: 'Teuffel', en: 'Teuffel' }, full: { es: 'Maximiliano Teuffel', en: 'Maximilian Teuffel' } },
  tilly: {
    name: { es: 'Tilly', en: 'Tilly' },
    full: { es: 'Juan Tserclaes, conde de Tilly', en: 'Johann Tserclaes, count of Tilly' },
  },
  vitzthum: {
    name: { es: 'Vitzthum', en: 'Vitzthum' },
    full: { es: 'Vitzthum de Eckstädt', en: 'Vitzthum von Eckstädt' },
  },
  wallenstein: {
    name: { es: 'Wallenstein', en: 'Wallenstein' },
    full: { es: 'Alberto de Wallenstein, duque de Friedland', en: 'Albrecht von Wallenstein, duke of Friedland' },
  },
  witzleben: {
    name: { es: 'Witzleben', en: 'Witzleben' },
    full: { es: 'El coronel Witzleben', en: 'Colonel Witzleben' },
  },
} as const satisfies Record<string, { name: Said; full: Said }>

export type CommanderId = keyof typeof commanderNames
