import type { Lang } from '@acies/kernel'
import type { Reason } from '../outliers.ts'

interface Words {
  title: (game: string) => string
  played: (matches: number, finished: number, draws: number) => string
  bots: (names: string) => string
  bySide: string
  bySideNote: (left: string, right: string) => string
  byBot: string
  firstMove: string
  firstMoveNote: string
  length: string
  lengthNote: (turns: string, decisions: string) => string
  turns: string
  matches: string
  all: string
  side: (n: number) => string
  share: string
  interval: string
  perPlay: string
  outliers: string
  outliersNote: string
  reason: Readonly<Record<Reason, string>>
  battle: string
  winner: string
  decisions: string
  match: string
  failures: string
  made: (seed: number, version: string) => string
  less: string
  more: string
}

const es: Words = {
  title: game => `Laboratorio: ${game}`,
  played: (matches, finished, draws) =>
    `${matches} partidas, ${finished} terminadas${draws > 0 ? `, ${draws} en tablas` : ''}.`,
  bots: names => `Juegan: ${names}.`,
  bySide: 'Victorias por bando',
  bySideNote: (left, right) =>
    `A la derecha de la mitad gana más ${left}; a la izquierda, ${right}. Intervalos del 95 %.`,
  byBot: 'Victorias por jugador',
  firstMove: 'Ventaja de empezar',
  firstMoveNote: 'Victorias de quien mueve primero, entre las partidas con vencedor.',
  length: 'Duración',
  lengthNote: (turns, decisions) => `${turns} turnos y ${decisions} respuestas por partida, de media.`,
  turns: 'turnos',
  matches: 'partidas',
  all: 'Todas',
  side: n => `Bando ${n}`,
  share: 'victorias',
  interval: 'intervalo',
  perPlay: 'por vez jugada',
  outliers: 'Partidas fuera de lo común',
  outliersNote: 'Cada una está guardada junto a esta página; se cuenta con acies replay.',
  reason: {
    longest: 'de las más largas',
    shortest: 'de las más cortas',
    clearest: 'de las más claras',
    closest: 'de las más reñidas',
  },
  battle: 'batalla',
  winner: 'vence',
  decisions: 'respuestas',
  match: 'partida',
  failures: 'Partidas interrumpidas por un error',
  made: (seed, version) => `Semilla ${seed}, reglas ${version}.`,
  less: 'menos',
  more: 'más',
}

const en: Words = {
  title: game => `Lab: ${game}`,
  played: (matches, finished, draws) =>
    `${matches} matches, ${finished} finished${draws > 0 ? `, ${draws} drawn` : ''}.`,
  bots: names => `Players: ${names}.`,
  bySide: 'Wins by side',
  bySideNote: (left, right) => `Right of the middle ${left} wins more; left of it, ${right}. Intervals of 95 %.`,
  byBot: 'Wins by player',
  firstMove: 'Advantage of the first move',
  firstMoveNote: 'Wins of whoever moves first, of the matches with a winner.',
  length: 'Length',
  lengthNote: (turns, decisions) => `${turns} turns and ${decisions} answers a match, on average.`,
  turns: 'turns',
  matches: 'matches',
  all: 'All',
  side: n => `Side ${n}`,
  share: 'wins',
  interval: 'interval',
  perPlay: 'each time played',
  outliers: 'Matches that stand out',
  outliersNote: 'Each is saved beside this page; acies replay tells it.',
  reason: {
    longest: 'among the longest',
    shortest: 'among the shortest',
    clearest: 'among the clearest',
    closest: 'among the closest',
  },
  battle: 'battle',
  winner: 'won by',
  decisions: 'answers',
  match: 'match',
  failures: 'Matches broken off by an error',
  made: (seed, version) => `Seed ${seed}, rules ${version}.`,
  less: 'less',
  more: 'more',
}

export const words: Readonly<Record<Lang, Words>> = { es, en }
