declare module 'virtual:catalogue' {
  const games: readonly import('./catalogue.ts').GameEntry[]
  export default games
  export const titles: Readonly<Record<string, import('@acies/kernel').Said>>
}

declare module 'virtual:briefings' {
  const briefings: Readonly<Record<string, () => Promise<{ default: import('@acies/kernel').Briefing }>>>
  export default briefings
}
