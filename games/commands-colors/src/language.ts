/** Words and sentences of the series. */
export * from './speech.ts'
export { inWords } from './text/prompts.ts'
export * from './words.ts'
