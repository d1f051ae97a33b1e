import type { LeadersOf } from '@acies/commands-colors/words'
import type { Said } from '@acies/kernel'

export interface ScenarioData {
  id: string
  number: number
  /** negative: before Christ */
  year: number
  /** Victory Banners that win the battle */
  banners: number
  first: 'top' | 'bottom'
  top: ArmyData
  bottom: ArmyData
  /** terrain id -> hexes, separated by spaces */
  terrain: Readonly<Record<string, string>>
  /** names of special rules; what follows a colon is the hex concerned */
  rules: readonly string[]
  source: 'sourced' | 'reconstructed'
  doubt?: Said
  difficulty: 1 | 2 | 3
  minutes: number
}

export interface ArmyData {
  nation: 'rome' | 'carthage' | 'syracuse'
  /** whose name stands in the War Council: not always a leader on the board */
  commander: string
  /** Command: cards dealt and held */
  cards: number
  /** `hex:code` or `hex:code+leader`, row by row */
  units: string
  /** `code` or `code+leader`: units that wait off the board */
  reserve?: string
}

const battles = [
  {
    id: 'akragas',
    number: 1,
    year: -406,
    banners: 5,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'himilco',
      cards: 5,
      units: 'B2:MI B3:AX B4:HI+mago B5:MI B7:AX B8:AX+himilco B9:AX B11:LC C3:CH C5:LB C9:LI C11:CH',
    },
    bottom: {
      nation: 'syracuse',
      commander: 'daphnaeus',
      cards: 6,
      units: 'G4:LB G7:LB G11:LI H2:LC H3:AX H4:HI H6:HI H7:HI H8:HI+daphnaeus H9:AX H10:AX H11:MC+dionysius',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    difficulty: 1,
    minutes: 30,
  },
  {
    id: 'crimissos',
    number: 2,
    year: -341,
    banners: 5,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal',
      cards: 5,
      units: 'A10:MI A12:WA A13:MC B9:MI B10:LI B11:WA C2:CH C4:HI+hasdrubal C5:LI C7:AX C10:LS D3:HI D7:AX',
    },
    bottom: {
      nation: 'syracuse',
      commander: 'timoleon',
      cards: 5,
      units: 'G4:AX G5:HI+timoleon G6:HI G7:HI G8:HI+mamercus G9:AX G10:LS G11:LI H2:MC',
    },
    // CCA-SCN-02, CCA-R-70: the five bends are the fords
    terrain: { river: 'A7 B7 E11 F11 G12', ford: 'C8 C9 D9 D10 H12', hill: 'I5 I6 I7 I8 I9' },
    rules: ['sacred-band:D3'],
    source: 'sourced',
    difficulty: 1,
    minutes: 35,
  },
  {
    id: 'bagradas',
    number: 3,
    year: -255,
    banners: 7,
    first: 'top',
    top: {
      nation: 'carthage',
      commander: 'xanthippus',
      cards: 6,
      units:
        'A3:MC+hasdrubal A5:HI+xanthippus A7:HI A8:HI A9:HI A11:MC+hamilcar B2:LC B3:LC B4:WA B5:WA B6:EL B7:EL B8:EL B10:LC B11:LC C4:LI C5:LI C9:LI C10:LI',
    },
    bottom: {
      nation: 'rome',
      commander: 'regulus',
      cards: 4,
      units:
        'G4:LI G6:LI G8:LI G10:LI H2:LC H3:AX H4:AX H5:MI+legate H6:MI H7:MI H8:MI+regulus H9:AX H10:AX H11:LC I3:MC I5:HI I8:HI I11:MC',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    doubt: {
      es: 'El escenario original lleva la fecha de 253 a. C.; la batalla se libró en 255 a. C.',
      en: 'The original scenario is dated 253 BC; the battle was fought in 255 BC.',
    },
    difficulty: 2,
    minutes: 45,
  },
  {
    id: 'ticinus',
    number: 4,
    year: -218,
    banners: 6,
    first: 'top',
    top: {
      nation: 'carthage',
      commander: 'hannibal',
      cards: 5,
      units: 'A2:LC A3:LC+maharbal A10:LC A12:LC+mago B1:LC B3:LC B5:HC B6:HC+hasdrubal B7:HC B8:HC B10:LC B11:LC',
    },
    bottom: {
      nation: 'rome',
      commander: 'publius-scipio',
      cards: 4,
      units: 'H4:LI H5:LI H6:LI H7:LI H8:LI H9:LI I3:MC I4:MC I6:MC I8:MC+publius-scipio I10:MC I11:MC',
    },
    // CCA-SCN-03
    terrain: { river: 'C13 D12 E13 F12 G13 H12 I12' },
    rules: [],
    source: 'sourced',
    doubt: {
      es: 'Aníbal manda el ejército, pero no aparece como líder en el mapa.',
      en: 'Hannibal commands the army, but the map shows no leader of that name.',
    },
    difficulty: 1,
    minutes: 35,
  },
  {
    id: 'trebbia',
    number: 5,
    year: -218,
    banners: 7,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hannibal',
      cards: 5,
      units:
        'A2:LC+hanno A3:LC A4:EL A10:EL A11:MC A12:MC B4:HI B5:AX B6:MI B7:MI B8:AX B9:HI+hannibal C5:LS C7:LS C9:LS',
      reserve: 'MC+mago WA WA',
    },
    bottom: {
      nation: 'rome',
      commander: 'sempronius',
      cards: 5,
      units: 'F2:LI F6:LI F11:LI G2:MC G3:WA G4:AX G5:AX G6:MI G7:MI+sempronius G8:MI G9:AX G10:AX G11:WA G12:MC H7:HI',
    },
    terrain: { ford: 'H1 H2 H3 H4 H5 H6 I7' },
    rules: ['trebbia-ambush'],
    source: 'sourced',
    doubt: {
      es: 'Una lista da a Cartago tres unidades de infantería media y dos de caballería media; seguimos el mapa, que las da al revés.',
      en: 'One roster gives Carthage three medium infantry and two medium cavalry; we follow the map, which has it the other way round.',
    },
    difficulty: 3,
    minutes: 50,
  },
  {
    id: 'trasimene',
    number: 6,
    year: -217,
    banners: 6,
    first: 'top',
    top: {
      nation: 'carthage',
      commander: 'hannibal',
      cards: 6,
      units:
        'C1:LC C2:MC C3:MC+officer C10:HI+hannibal C11:MI C12:MI C13:AX D1:LC D3:WA D4:WA D5:WA D6:AX D7:AX+captain D8:AX D9:HI E1:LC E2:LC E7:LS E8:LS',
    },
    bottom: {
      nation: 'rome',
      commander: 'flaminius',
      cards: 2,
      units:
        'F10:AX F11:LI F12:AX G11:MI H2:LI H3:MI H4:AX H5:MI+flaminius H6:AX H7:LI H10:MI I1:AX I2:AX I8:HI I9:MC I10:HI+tribune',
    },
    // CCA-SCN-04, CCA-SCN-05
    terrain: { hill: 'C7 D6 E2 E5 E6 F1 F3 F4', steep: 'E10 F9 G10 H9', lake: 'I3 I4 I5 I6 I7' },
    rules: ['trasimene-hand'],
    source: 'sourced',
    doubt: {
      es: 'El lugar del segundo líder romano no es seguro: la lista lo cuenta, el mapa no lo dibuja.',
      en: 'The place of the second Roman leader is not certain: the roster counts him, the map does not show him.',
    },
    difficulty: 2,
    minutes: 45,
  },
  {
    id: 'cannae',
    number: 7,
    year: -216,
    banners: 7,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hannibal',
      cards: 6,
      units:
        'A2:LC B1:LC B2:LC+maharbal B3:HI B4:HI B9:HI+hannibal B10:HI B11:MC B12:HC+hasdrubal C4:LS C5:WA C6:AX C7:LS C8:AX C9:WA C10:LS',
    },
    bottom: {
      nation: 'rome',
      commander: 'varro',
      cards: 4,
      units:
        'G6:LI G8:LI H2:MC H3:AX H4:AX H5:MI+paullus H6:MI H7:MI H8:MI H9:AX H10:AX H11:MC+varro I3:AX I6:HI I8:HI+atilius I11:AX',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    difficulty: 2,
    minutes: 50,
  },
  {
    id: 'dertosa',
    number: 8,
    year: -215,
    banners: 6,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal-barca',
      cards: 4,
      units: 'A1:LC A2:LC A3:LC A11:MC B2:HI B10:EL B11:HI+hasdrubal-barca C4:LS C5:AX C6:AX C7:AX C8:AX C9:AX C10:LS',
    },
    bottom: {
      nation: 'rome',
      commander: 'scipio-brothers',
      cards: 6,
      units:
        'F5:LI F8:LI G3:AX G4:MI G5:MI+gnaeus-scipio G6:MI G7:MI G8:MI G9:MI+publius-scipio G10:MI G11:AX H3:MC H5:HI H8:HI H10:MC',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    difficulty: 2,
    minutes: 45,
  },
  {
    id: 'beneventum',
    number: 9,
    year: -214,
    banners: 7,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hanno',
      cards: 4,
      units: 'B2:HI+hanno B4:MI B5:WA B6:WA B8:MI B9:MI B10:HI B11:LC+mago B12:LC C4:LI C6:LI C8:LI C10:LB C12:EL',
    },
    bottom: {
      nation: 'rome',
      commander: 'gracchus',
      cards: 4,
      units:
        'F2:AX F3:WA F5:LI F7:LI F9:LI F11:AX G5:MI G6:HI+gracchus G7:MI G9:MI G10:MI G12:WA H3:MI H9:HI+legate H12:MC',
    },
    terrain: { river: 'A1 B1 C2 D1 E1 F1 G2 H1 I2' },
    rules: ['beneventum-hand'],
    source: 'sourced',
    difficulty: 2,
    minutes: 45,
  },
  {
    id: 'castulo',
    number: 10,
    year: -211,
    banners: 8,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal-gisgo',
      cards: 5,
      units:
        'A4:MC A5:HI+hasdrubal-gisgo A6:AX A11:LC A12:LC A13:LC B3:MI B5:LS B11:LC+masinissa C8:WA D1:MC D2:LI D7:AX D9:AX D10:WA E1:MI E2:HI+mago F1:AX',
    },
    bottom: {
      nation: 'rome',
      commander: 'publius-scipio',
      cards: 5,
      units:
        'F4:LI F5:MC F6:AX F7:MI F9:LI F10:MI F11:LI G5:AX G8:MI+publius-scipio G10:MI H4:WA H6:HI H7:HI I4:AX I5:MC I8:MC',
    },
    terrain: { forest: 'B4 C4 C5 E3 E12 F2 G13 H1' },
    rules: ['castulo-exit', 'castulo-leader'],
    source: 'sourced',
    difficulty: 3,
    minutes: 55,
  },
  {
    id: 'baecula',
    number: 11,
    year: -208,
    banners: 6,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal-barca',
      cards: 4,
      units: 'B3:LC B5:HI B7:HI B9:HI+hasdrubal-barca B11:LC C5:AX C7:AX C9:AX E9:LI F4:LS F5:LS F6:LI F7:LI F8:LI',
    },
    bottom: {
      nation: 'rome',
      commander: 'scipio',
      cards: 6,
      units:
        'F1:MI F2:MI F11:MI F12:MI G1:MI G2:MI+laelius G12:MI+scipio G13:MI H4:LI H5:LI H6:LI H7:LI H8:LI H9:LI I5:AX I7:AX+cassius I9:AX',
    },
    terrain: { camp: 'B5 B7 B9', hill: 'D9 E5 E9 E10 F3 F4 F5 F6 F7 F8' },
    rules: ['baecula-camps'],
    source: 'sourced',
    difficulty: 2,
    minutes: 45,
  },
  {
    id: 'metaurus',
    number: 12,
    year: -207,
    banners: 7,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal-barca',
      cards: 4,
      units: 'A2:LC A6:EL A13:MC B2:LC B3:HI+hasdrubal-barca B4:HI B6:MI B7:MI B8:MI B11:WA B12:WA C4:LS C6:LS C8:LS',
    },
    bottom: {
      nation: 'rome',
      commander: 'nero',
      cards: 6,
      units:
        'F1:MC F2:MC F3:MI F4:MI F5:LI F6:LI F7:LI F11:AX F12:AX G2:MC G3:HI+nero G4:MI G5:HI+livius G6:MI G7:MI G8:MI G10:AX H7:HI+porcius',
    },
    terrain: {
      ford: 'A9 B9 C10 C11 C12 C13 E10 E11 E12 E13 F9',
      hill: 'B10 B11 B12 C1 D1 E1 F1 F10 F11 F12',
      broken: 'B1 C2 D2 E2',
    },
    rules: [],
    source: 'sourced',
    difficulty: 3,
    minutes: 50,
  },
  {
    id: 'ilipa',
    number: 13,
    // CCA-R-74: the printed 208 BC is a slip
    year: -206,
    banners: 7,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal-gisgo',
      cards: 4,
      units:
        'A3:MC A6:HI A7:HI+hasdrubal-gisgo A8:HI A11:MC B2:LC B3:AX B5:WA B6:AX B7:AX B8:WA B10:AX B11:LC C3:EL C5:LI C6:LI C8:LI C9:LI C11:EL',
    },
    bottom: {
      nation: 'rome',
      commander: 'scipio',
      cards: 6,
      units:
        'F3:LI F4:LI F9:LI F10:LI G2:LC G3:MI G4:MI+marcius G10:MI+scipio G11:MI G12:LC H2:MC H3:HI H5:AX H6:AX H7:AX H8:AX H10:HI H11:MC',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    doubt: {
      es: 'Alguna versión anterior de este despliegue no incluye a Marcio.',
      en: 'An earlier version of this set-up leaves Marcius out.',
    },
    difficulty: 2,
    minutes: 50,
  },
  {
    id: 'great-plains',
    number: 14,
    year: -203,
    banners: 6,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hasdrubal-gisgo',
      cards: 4,
      units: 'B2:HC+hanno B3:MI B4:MI B5:HI+hasdrubal-gisgo B6:MI B7:AX+bostar B8:AX B9:AX B10:LI C5:LS C7:LS C9:LS',
    },
    bottom: {
      nation: 'rome',
      commander: 'scipio',
      cards: 6,
      units:
        'F4:LI F6:LI F7:LI F9:LI G1:LC G2:LC+masinissa G4:MI G5:MI+scipio G8:MI+laelius G9:MI G10:MI H1:LC H4:HI H7:HI H9:MC H10:MC',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    doubt: {
      es: 'Un mapa antiguo pone caballería pesada donde aquí está la infantería pesada de Asdrúbal (B5).',
      en: 'An old map has heavy cavalry where Hasdrubal’s heavy infantry stands here (B5).',
    },
    difficulty: 2,
    minutes: 45,
  },
  {
    id: 'zama',
    number: 15,
    year: -202,
    banners: 8,
    first: 'bottom',
    top: {
      nation: 'carthage',
      commander: 'hannibal',
      cards: 5,
      units:
        'A4:MI A6:HI+hannibal A8:HI+hasdrubal A10:MI A12:LC B2:MC B3:WA B4:WA B6:AX B7:AX B8:AX B9:AX B10:AX B11:LC C5:LS C6:EL C7:EL C8:EL C9:LI',
    },
    bottom: {
      nation: 'rome',
      commander: 'scipio',
      cards: 5,
      units:
        'G3:AX G4:AX G5:MI G6:LI G7:MI+scipio G8:LI G9:MI G10:LI G11:LI H2:MC H3:MC+laelius H4:MI H7:MI H9:MI H10:AX H11:LC+masinissa H12:LC I5:HI I7:HI I9:HI I12:LC',
    },
    terrain: {},
    rules: [],
    source: 'sourced',
    difficulty: 3,
    minutes: 60,
  },
] as const satisfies readonly ScenarioData[]

export const scenarios: readonly ScenarioData[] = battles

// The names the words must cover, read from the data: a scenario with a new leader does not compile until he has a name.
type Battle = (typeof battles)[number]
type Army = Battle['top'] | Battle['bottom']
type Reserve = Extract<Army, { reserve: string }>['reserve']
type Named<Rule extends string> = Rule extends `${infer Name}:${string}` ? Name : Rule

export type ScenarioId = Battle['id']
export type Nation = ArmyData['nation']
export type LeaderSlug = LeadersOf<Army['units'] | Reserve>
export type Commander = Army['commander']
export type SpecialRule = Named<Battle['rules'][number]>
