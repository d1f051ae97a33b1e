export * from './board.ts'
export * from './charts.ts'
export * from './figures.ts'
export * from './page.ts'
