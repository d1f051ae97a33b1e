declare module 'virtual:catalogue' {
  const games: readonly import('./catalogue.ts').GameEntry[]
  export default games
  export const titles: Readonly<Record<string, import('@acies/kernel').Said>>
}

declare module 'virtual:briefings' {
  export function fetchBriefing(id: string): Promise<import('@acies/kernel').Briefing>
}
