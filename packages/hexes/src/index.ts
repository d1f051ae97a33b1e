export * from './board.ts'
export * from './sections.ts'
export * from './sight.ts'
