import type { Lang } from '@acies/kernel'
import type { Reason } from '../outliers.ts'

interface Words {
  title: (game: string) => string
  bots: (names: string) => string
  made: (seed: number, version: string) => string
  theme: string
  matches: string
  finished: string
  draws: string
  turnsEach: string
  decisionsEach: string
  errors: string
  bySide: string
  bySideNote: string
  byBot: string
  byBotNote: string
  ladder: string
  ladderNote: (anchor: string) => string
  firstMove: string
  firstMoveNote: string
  length: string
  lengthNote: string
  effort: string
  effortNote: string
  turns: string
  decisions: string
  all: string
  side: (n: number) => string
  perPlay: string
  perMatch: string
  outliers: string
  outliersNote: string
  reason: Readonly<Record<Reason, string>>
  match: string
  why: string
  battle: string
  winner: string
  failures: string
  intervals: string
}

const es: Words = {
  title: game => `Laboratorio: ${game}`,
  bots: names => `Juegan: ${names}.`,
  made: (seed, version) => `Semilla ${seed}, reglas ${version}.`,
  theme: 'Día o noche',
  matches: 'partidas',
  finished: 'terminadas',
  draws: 'tablas',
  turnsEach: 'turnos por partida',
  decisionsEach: 'respuestas por partida',
  errors: 'rotas por un error',
  bySide: 'Victorias por bando',
  bySideNote: 'De las partidas con vencedor, cuyo número va a la derecha. La raya clara es lo que no se sabe.',
  byBot: 'Victorias por jugador',
  byBotNote: 'De las partidas con vencedor.',
  ladder: 'Clasificación Elo',
  ladderNote: anchor => `Las tablas valen medio punto; ${anchor} cuenta como 0.`,
  firstMove: 'Ventaja de empezar',
  firstMoveNote: 'Victorias de quien mueve primero.',
  length: 'Duración',
  lengthNote: 'Partidas que terminan tras tantos turnos.',
  effort: 'Respuestas por partida',
  effortNote: 'Partidas que se deciden con tantas respuestas, las forzadas incluidas.',
  turns: 'turnos',
  decisions: 'respuestas',
  all: 'Todas',
  side: n => `Bando ${n}`,
  perPlay: 'cada vez',
  perMatch: 'Por partida.',
  outliers: 'Partidas fuera de lo común',
  outliersNote: 'Cada una está guardada junto a esta página; acies replay la cuenta.',
  reason: {
    longest: 'de las más largas',
    shortest: 'de las más cortas',
    clearest: 'de las más claras',
    closest: 'de las más reñidas',
  },
  match: 'partida',
  why: 'por qué',
  battle: 'batalla',
  winner: 'vence',
  failures: 'Partidas rotas por un error',
  intervals: 'Los intervalos son del 95 % (Wilson).',
}

const en: Words = {
  title: game => `Lab: ${game}`,
  bots: names => `Players: ${names}.`,
  made: (seed, version) => `Seed ${seed}, rules ${version}.`,
  theme: 'Day or night',
  matches: 'matches',
  finished: 'finished',
  draws: 'drawn',
  turnsEach: 'turns a match',
  decisionsEach: 'answers a match',
  errors: 'broken off by an error',
  bySide: 'Wins by side',
  bySideNote: 'Of the matches with a winner, whose number stands on the right. The pale line is what is not known.',
  byBot: 'Wins by player',
  byBotNote: 'Of the matches with a winner.',
  ladder: 'Elo ratings',
  ladderNote: anchor => `A draw is half a point; ${anchor} counts as 0.`,
  firstMove: 'Advantage of the first move',
  firstMoveNote: 'Wins of whoever moves first.',
  length: 'Length',
  lengthNote: 'Matches that end after so many turns.',
  effort: 'Answers a match',
  effortNote: 'Matches that take so many answers, the forced ones included.',
  turns: 'turns',
  decisions: 'answers',
  all: 'All',
  side: n => `Side ${n}`,
  perPlay: 'each time',
  perMatch: 'Per match.',
  outliers: 'Matches that stand out',
  outliersNote: 'Each is saved beside this page; acies replay tells it.',
  reason: {
    longest: 'among the longest',
    shortest: 'among the shortest',
    clearest: 'among the clearest',
    closest: 'among the closest',
  },
  match: 'match',
  why: 'why',
  battle: 'battle',
  winner: 'won by',
  failures: 'Matches broken off by an error',
  intervals: 'Intervals hold 95 times of 100 (Wilson).',
}

export const words: Readonly<Record<Lang, Words>> = { es, en }
