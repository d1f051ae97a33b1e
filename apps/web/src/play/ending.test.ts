import { readFileSync } from 'node:fs'
import { EVERYBODY, type Lang, type MatchFile, Replay, type Told } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { wholeGame } from '../games/whole.ts'

/** How matches end by themselves, and what is told last in Spanish and in English: who has won, and by what. */
const ENDS: readonly (readonly [game: string, golden: string, es: RegExp, en: RegExp])[] = [
  [
    'cc-ancients',
    'trasimene-habit',
    /^Victoria de Cartago, con 6 estandartes de 6\.$/,
    /^Carthage wins with 6 banners of 6\.$/,
  ],
  [
    'cc-napoleonics',
    'waterloo-random',
    /^Victoria de Francia al acabar los turnos: /,
    /^France wins as the turns run out: /,
  ],
  [
    'tercios',
    'campal-500-habit',
    /^Fin de la batalla, \d+ – \d+: victoria \p{L}+ de \p{Lu}/u,
    /, \d+ – \d+: \p{L}+ victory for \p{Lu}/u,
  ],
  ['tercios', 'campal-500-random', /^Fin de la batalla, (\d+) – \1: empate\.$/, /, (\d+) – \1: draw\.$/],
  ['onus', 'campal-500-habit', /: gana Cartago, por bajas\.$/, /: victory for Carthage, by losses\.$/],
  ['onus', 'campal-1000-random', /: gana \p{Lu}\p{L}+, al acabar los turnos\.$/u, /, when the turns ran out\.$/],
  [
    'wab',
    'pitched-500-habit',
    /^Fin de la batalla: se quiebra el ejército de Roma\. Puntos: Roma \d+, Bárbaros \d+\.$/,
    /The battle is over: the army of Rome breaks\. Points: Rome \d+, Barbarians \d+\.$/,
  ],
  [
    'wab',
    'pitched-500-random',
    /^Fin de la batalla, jugados los 6 turnos\. Puntos: Roma \d+, Bárbaros \d+\.$/,
    /over after 6 turns\. Points: Rome \d+, Barbarians \d+\.$/,
  ],
]

describe('the end of a match says who has won and by what', () => {
  it.each(ENDS)('%s, %s', async (id, golden, es, en) => {
    const game = await wholeGame(id)
    const file = JSON.parse(readFileSync(`games/${id}/golden/${golden}.json`, 'utf8')) as MatchFile
    const replay = new Replay<unknown, Told>(game, file)
    const { field } = replay.verify()
    const told = replay.at(replay.length).heard.flatMap(({ to, event }) => (to === EVERYBODY ? [event] : []))
    const last = (lang: Lang): string | undefined =>
      told.map(event => game.speech.tell(event, field, lang)).findLast(text => text !== '')
    expect(last('es')).toMatch(es)
    expect(last('en')).toMatch(en)
  })
})
