import { both, type Scenario } from '@acies/kernel'
import { BATTLES, type Battle } from './data/battles/index.ts'
import { PITCHED, type Pitched } from './data/pitched.ts'
import { briefings, leanings, specialRuleWords } from './text/battles/index.ts'
import { seatNames } from './text/battles/seats.ts'
import { factionNames } from './text/names.ts'

/** As many armies as may meet in a pitched battle. */
const ARMIES = [
  {
    name: factionNames.rome,
    hint: both(
      'Tu infantería aguanta más que ninguna: muro de escudos, jabalinas y que se cansen los demás.',
      'Your foot outlasts any other: shield wall, javelins, and let the others tire.',
    ),
  },
  {
    name: factionNames.carthage,
    hint: both(
      'Tienes de todo: fija con la falange, rompe con los elefantes y gana por los flancos.',
      'You have a little of everything: pin with the phalanx, break with elephants, win on the flanks.',
    ),
  },
  {
    name: factionNames.parthia,
    hint: both(
      'Dispara y apártate; carga con los catafractos solo contra lo que ya está herido.',
      'Shoot and keep away; charge with the cataphracts only what is wounded already.',
    ),
  },
  {
    name: factionNames.dacia,
    hint: both(
      'Llega pronto y con muchos: tus guerreros no ganan esperando.',
      'Arrive early and in numbers: your warriors do not win by waiting.',
    ),
  },
  {
    name: factionNames.macedonia,
    hint: both(
      'Que la falange avance junta y de frente, y que los Compañeros decidan.',
      'Let the phalanx go forward together, and the Companions decide.',
    ),
  },
  {
    name: factionNames.mercenaries,
    hint: both('Cobra primero y pelea después.', 'Get paid first and fight after.'),
  },
]

function pitchedBattle({ id, points, minutes }: Pitched): Scenario {
  return {
    id,
    title: both(`Batalla campal, ${points} puntos`, `Pitched battle, ${points} points`),
    armies: both('Ejércitos de igual valor', 'Armies of equal worth'),
    history: both(
      'Listas en secreto, cartas boca abajo colocadas por turnos y victoria por bajas. Las cartas de unidad son una propuesta nuestra.',
      'Secret lists, cards laid face down in turn, and victory by losses. The unit cards are a proposal of ours.',
    ),
    sides: ARMIES.map(army => army.name),
    hints: ARMIES.map(army => army.hint),
    special: [],
    slides: [],
    difficulty: points > 1000 ? 3 : points > 500 ? 2 : 1,
    minutes,
    reconstructed: false,
  }
}

function laidOut(battle: Battle): Scenario {
  const { title, armies, history, hints, slides, doubt } = briefings[battle.id]
  return {
    id: battle.id,
    title,
    year: battle.year,
    armies,
    history,
    sides: seatNames[battle.id],
    hints,
    special: [...battle.rules.map(rule => specialRuleWords[rule.id]), ...(leanings[battle.id] ?? [])],
    slides,
    doubt,
    difficulty: battle.difficulty,
    minutes: battle.minutes,
    // Nobody knows better what never happened.
    reconstructed: battle.year !== undefined,
  }
}

export const scenarioList: readonly Scenario[] = [...PITCHED.map(pitchedBattle), ...BATTLES.map(laidOut)]
