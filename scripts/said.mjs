/** What a script says to whoever starts it: in English where the machine speaks it, else in Spanish, as the program does. */
export const said = (es, en, env = process.env) =>
  /^en/i.test(env.LC_ALL || env.LC_MESSAGES || env.LANG || '') ? en : es
