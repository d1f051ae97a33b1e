declare module 'virtual:catalogue' {
  const games: readonly import('./catalogue.ts').GameEntry[]
  export default games
}
