import { both, type Said, type Scenario } from '@acies/kernel'
import { BATTLES, type Battle, type BattleId } from './data/battles/index.ts'
import { PITCHED } from './rulebook.ts'
import { armyWords } from './text/armies.ts'
import { briefings, specialRuleWords } from './text/battles.ts'

/** About as long as a pitched battle takes. */
const minutesFor = (points: number): number => (points * 6) / 50

function pitchedBattle(points: number): Scenario {
  return {
    id: `campal-${points}`,
    title: both(`Batalla campal, ${points} puntos`, `Pitched battle, ${points} points`),
    armies: both('Dos ejércitos de igual valor', 'Two armies of equal worth'),
    history: both(
      'Los campos de gloria: terreno por puntos, despliegue por mandos y tantos turnos como pida la ventaja.',
      'The fields of glory: ground by points, deployment by commands, and as many turns as the lead demands.',
    ),
    sides: [armyWords.spain.short, armyWords.france.short],
    hints: [
      both(
        'Guarda tus tercios cerca de sus mandos y deja que el fuego desgaste antes del choque.',
        'Keep your tercios near their commanders, and let fire wear the enemy down before the clash.',
      ),
      both(
        'Tu caballería decide las alas: que no llegue sola ni desordenada.',
        'Your horse decides the wings: let it not arrive alone, nor in disorder.',
      ),
    ],
    special: [],
    slides: [],
    difficulty: points > 1000 ? 3 : points > 500 ? 2 : 1,
    minutes: minutesFor(points),
    reconstructed: false,
  }
}

function historical(battle: Battle): Scenario {
  const briefing = briefings[battle.id as BattleId]
  const words: Readonly<Record<string, { text: Said }>> = specialRuleWords
  return {
    id: battle.id,
    title: briefing.title,
    year: battle.year,
    armies: briefing.armies,
    history: briefing.history,
    sides: [armyWords[battle.bottom.army].short, armyWords[battle.top.army].short],
    hints: [briefing.hints.bottom, briefing.hints.top],
    special: [briefing.ground, ...battle.rules.map(rule => words[rule.id].text)],
    slides: briefing.slides,
    doubt: briefing.doubt,
    difficulty: battle.difficulty,
    minutes: battle.minutes,
    reconstructed: true,
  }
}

export const scenarioList: readonly Scenario[] = [
  ...PITCHED.map(pitchedBattle),
  ...Object.values(BATTLES).map(historical),
]
