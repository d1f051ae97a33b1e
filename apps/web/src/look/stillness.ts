/** The player asked his system for less motion. */
export const still = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
