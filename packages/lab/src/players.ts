import { type Bot, botNamed, bots, byHabit } from '@acies/bots'

/** The lab's own player: what a game knows of playing it, without looking ahead. It plays many matches in little time. */
const habit: Bot = {
  name: 'habit',
  title: { es: 'Costumbre', en: 'Habit' },
  text: { es: 'Responde por costumbre, sin pensar.', en: 'Answers by habit, without thinking.' },
  choose: (view, seat, rules, { random }) => byHabit(rules, view, seat, { weights: {}, whim: 0 }, random),
}

/** Who may sit down in the lab: every bot, and habit. */
export const playerNames: readonly string[] = [...bots.map(bot => bot.name), habit.name]
export const playerNamed = (name: string): Bot | null => (name === habit.name ? habit : botNamed(name))
