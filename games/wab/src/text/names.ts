import type { Said } from '@acies/kernel'

const both = (es: string, en: string): Said => ({ es, en })
export const armyNames: Readonly<Record<string, Said>> = {
  rome: both('Roma', 'Rome'),
  barbarians: both('Bárbaros', 'Barbarians'),
}
export const profileNames: Readonly<Record<string, Said>> = {
  'rom-general': both('General', 'General'),
  'rom-bsb': both('Portador del águila', 'Eagle bearer'),
  'rom-tribune': both('Tribuno', 'Tribune'),
  'rom-veterans': both('Legionarios veteranos', 'Veteran legionaries'),
  'rom-regulars': both('Legionarios', 'Legionaries'),
  'rom-recruits': both('Legionarios bisoños', 'Raw legionaries'),
  'rom-archers': both('Arqueros auxiliares', 'Auxiliary archers'),
  'rom-aux-cavalry': both('Caballería auxiliar', 'Auxiliary cavalry'),
  'rom-aux-infantry': both('Infantería auxiliar', 'Auxiliary infantry'),
  'barb-warlord': both('Caudillo', 'Warlord'),
  'barb-bsb': both('Portaestandarte', 'Standard bearer'),
  'barb-chief': both('Jefe tribal', 'Tribal chief'),
  'barb-warriors': both('Guerreros', 'Warriors'),
  'barb-noble-cavalry': both('Caballería noble', 'Noble cavalry'),
  'barb-light-cavalry': both('Caballería ligera', 'Light cavalry'),
  'barb-hill-tribes': both('Montañeses', 'Hill tribes'),
}
