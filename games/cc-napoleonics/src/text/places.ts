import type { Said } from '@acies/kernel'

const same = (name: string): Said => ({ es: name, en: name })

/** Villages, farms and heights that are written on the map, by battle and hex. */
export const placeNames: Readonly<Record<string, Readonly<Record<string, Said>>>> = {
  vimeiro: { D2: same('Ventosa'), I6: same('Vimeiro') },
  talavera: { F4: same('Medellín'), I12: same('Talavera') },
  'bussaco-ney': {
    B7: same('Moura'),
    E6: same('Sula'),
    F6: { es: 'Molino de Sula', en: 'Mill of Sula' },
    I4: { es: 'Convento', en: 'Convent' },
  },
  redinha: { C6: same('Redinha') },
  'salamanca-right': { C4: same('Los Arapiles') },
  vitoria: { C7: same('Ariñez'), E10: same('Subijana') },
  sorauren: { C3: same('Sorauren'), E4: { es: 'Ermita', en: 'Chapel' } },
  'quatre-bras': { B6: { es: 'Quatre-Bras', en: 'Quatre Bras' }, E7: same('Gemioncourt') },
  waterloo: { E3: same('Hougoumont'), E6: same('La Haye Sainte'), E13: same('Papelotte'), I12: same('Plancenoit') },
}
