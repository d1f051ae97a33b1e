import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { headerOf, Match, Replay, Rules, randomFrom, readMatch, sample, type Told } from '@acies/kernel'
import { afterAll, describe, expect, it } from 'vitest'
import { gameNamed, shelf as games } from '../games.ts'
import { main } from '../main.ts'
import { acies, ENGLISH, typing } from '../testing/run.ts'
import { shelf } from '../testing/shelf.ts'
import { readCommand } from './command.ts'

const folder = mkdtempSync(join(tmpdir(), 'acies-play-'))
afterAll(() => rmSync(folder, { recursive: true }))
let files = 0
const fresh = () => join(folder, `match-${files++}.json`)

/** Plays with the given lines and gives the screens that were shown, the last of them after the final line. */
async function screens(args: string, lines: readonly string[]): Promise<string[]> {
  const { code, out, err } = await acies(`play ${args}`, lines)
  expect(err).toBe('')
  expect(code).toBe(0)
  return out.split('\f').slice(1)
}

const DAWN = 'bridge --scenario dawn --seed 3 --against random'

describe('a question', () => {
  it('shows the board, what is asked, and the choices by number', async () => {
    const [screen] = await screens(DAWN, [])
    expect(screen).toContain('s12')
    expect(screen).toContain('Orilla sur · ¿Qué carta juegas?')
    expect(screen).toMatch(/1 {2}Orden de \d card-\d+/)
  })

  it('says so where the board is wider than the terminal', async () => {
    const { terminal, run } = typing([])
    await main(`play ${DAWN}`.split(' '), { terminal: { ...terminal, width: 10 }, games: shelf })
    expect(run.out).toMatch(/El tablero pide un terminal de \d\d columnas/)
    expect((await screens(DAWN, []))[0]).not.toContain('El tablero pide')
  })

  it('is put in English too', async () => {
    const [screen] = await screens(`${DAWN} --lang en`, [])
    expect(screen).toContain('South bank · Which card do you play?')
    expect(screen).toContain('Your answer (? for help): ')
  })

  it('takes numbers and names, level by level, and goes back', async () => {
    const shown = await screens(DAWN, ['1', 's2', 'b', '1', 'h3'])
    expect(shown[1]).toContain('juega una orden de')
    expect(shown[1]).toMatch(/0 {2}quedarse/)
    expect(shown[2]).toContain('Elegido: Unidad s2 (2)')
    expect(shown[3]).not.toContain('Elegido')
    expect(shown[5]).toContain('s2 avanza a h3. [BRIDGE-2]')
  })

  it('takes several picks in one line', async () => {
    for (const line of ['s2 h3', '1 1', 'S2 H3']) {
      expect((await screens(DAWN, ['1', line]))[2]).toContain('s2 avanza a h3.')
    }
  })

  it('gives a hint with its chance, and says when there is nothing to explain', async () => {
    const out = (await screens(DAWN, ['i', 'm'])).join('')
    expect(out).toMatch(/Pista: .+ \(\d+ % de posibilidades de ganar\)/)
    expect(out).toContain('Nadie tiene nada que explicar.')
  })

  it('takes a length as the game measures it, and names every answer made ready', async () => {
    const onus = await gameNamed(games, 'onus')
    const header = { ...headerOf(onus, 'three-standards', 5), seats: ['Ana', 'random', 'random'] }
    const match = new Match<unknown, Told>(new Rules<unknown, Told>(onus, header), header)
    const random = randomFrom(3)
    for (
      let asked = match.decisions();
      asked[0].step !== 'manoeuvre' || asked[0].seat !== 0;
      asked = match.decisions()
    ) {
      const { seat } = asked[0]
      expect(match.play(seat, sample(match.rules.referee, match.position, seat, random))).toBeNull()
    }
    const save = fresh()
    writeFileSync(save, JSON.stringify(match.file()))
    const { out } = await acies(`play --resume ${save} --lang es`, ['2', '1,5', '0', 'q'], { games })
    expect(out).toMatch(/¿Cuánto\? Un número de [\d,]+ UD a \d+(,\d)? UD\./)
    expect(out).toContain('Elegido: Avanzar, 1,5 UD')
    expect(out).not.toMatch(/ c\d {2}$/m)
    expect(readMatch(readFileSync(save, 'utf8')).answers.at(-1)).toEqual([0, 'ahead', 150])
  })

  it('says why something cannot be chosen', async () => {
    const out = (await screens(DAWN, ['1', 'w s1', 'w n1', 'w s2', 'w nobody', 's1'])).join('')
    expect(out).toContain('No se puede (BRIDGE-2): Una unidad da un paso')
    expect(out).toContain('Unidad s2 (2) sí se puede elegir.')
    expect(out).toContain('«nobody» no está entre lo que puedes elegir.')
  })

  it('gives help, rules and the log without losing the place', async () => {
    const out = (await screens(DAWN, ['?', 'r', 'r BRIDGE-4', 'r none', 'l', 'bogus', '1', 'l'])).join('')
    expect(out).toContain('elegir por el nombre del tablero')
    expect(out).toContain('BRIDGE-1\n  Juega una carta.')
    expect(out).toContain('BRIDGE-4\n')
    expect(out).toContain('No hay regla none.')
    expect(out).toContain('Aún no ha pasado nada.')
    expect(out).toContain('«bogus» no está entre')
  })

  it('tells the odds of an answer', async () => {
    const out = (await screens('bridge --scenario dusk --seed 3 --against random', ['1', 'o 0', 'o 1', 'o'])).join('')
    expect(out).toContain('En 400 pruebas con los dados del árbitro:')
    expect(out).toMatch(/\d+ % {2}s1 avanza a h\d/)
    expect(out).toContain('Di qué: o 1')
  })

  it('stops only where one may', async () => {
    const out = (await screens(DAWN, ['0', '1', '0'])).join('')
    expect(out).toContain('Aquí no puedes parar todavía.')
  })
})

describe('undo and redo', () => {
  it('take back and give again what was neither rolled nor shown', async () => {
    const save = fresh()
    const shown = await screens(`${DAWN} --save ${save}`, ['1', 's2', 'h3', 'u', 'y', 'q'])
    expect(shown[3]).toContain('s2 avanza')
    expect(shown[4]).not.toContain('s2 avanza')
    expect(shown[5]).toContain('¿Quién avanza?')
    expect(readMatch(readFileSync(save, 'utf8')).answers).toHaveLength(2)
  })

  it('say when they cannot', async () => {
    const out = (await screens(DAWN, ['y', 'u'])).join('')
    expect(out).toContain('No hay nada que rehacer.')
    expect(out).toContain('No hay nada que deshacer')
  })
})

describe('a match', () => {
  it('goes on to its end, told in sentences with their rules, and is kept', async () => {
    const save = fresh()
    const shown = await screens(`bridge --scenario dusk --seed 4 --against greedy --save ${save}`, Array(400).fill('1'))
    expect(shown.join('')).toMatch(/Orilla norte juega una orden de \d\. \[BRIDGE-1\]/)
    expect(shown.at(-1)).toMatch(/Victoria: Orilla (sur|norte)\.|Empate\./)
    expect(shown.at(-1)).toContain(`Guardada en ${save}`)
    expect((await acies(`replay ${save} --verify`)).code).toBe(0)
    const again = await screens(`--resume ${save}`, [])
    expect(again).toHaveLength(1)
  })

  it('never shows what the other side holds', async () => {
    const out = (await screens('bridge --scenario dusk --seed 4 --against random', Array(40).fill('1'))).join('')
    const mine = out.match(/Robas una orden/g)?.length ?? 0
    const save = fresh()
    await screens(`bridge --scenario dusk --seed 4 --against random --save ${save}`, Array(40).fill('1'))
    const text = readFileSync(save, 'utf8')
    const game = await gameNamed(shelf, 'bridge')
    const whispers = [0, 0]
    new Replay<unknown, Told>(game, readMatch(text)).each((_n, _seat, heard) => {
      for (const { to } of heard) if (to >= 0) whispers[to]++
    })
    expect(whispers[1]).toBeGreaterThan(0)
    expect(mine).toBe(whispers[0])
    // Nor does its file, nor its replay, while it is not over.
    expect(text).not.toMatch(/seed|answers/)
    expect((await acies(`replay ${save}`)).out).not.toContain('solo para')
  })

  it('is left and taken up again', async () => {
    const save = fresh()
    const left = await screens(`${DAWN} --save ${save}`, ['1', 'q'])
    expect(left.at(-1)).toContain(`acies play --resume ${save}`)
    const again = await screens(`--resume ${save}`, ['s2', 'h3'])
    expect(again[0]).toContain('¿Quién avanza?')
    expect(readMatch(readFileSync(save, 'utf8')).answers).toHaveLength(2)
  })

  it('has its name before the machine that begins has thought', async () => {
    const save = fresh()
    const { terminal } = typing([])
    const seen: boolean[] = []
    const status = (line: string) => {
      if (line !== '') seen.push(existsSync(save))
    }
    await main(`play ${DAWN} --side 2 --save ${save}`.split(' '), { terminal: { ...terminal, status }, games: shelf })
    expect(seen[0]).toBe(true)
  })

  it('is kept under the state folder when no file is named', async () => {
    const { terminal, run } = typing(['1'], { XDG_STATE_HOME: folder })
    await main(`play ${DAWN}`.split(' '), { terminal, games: shelf })
    expect(run.out).toContain(join(folder, 'acies', 'bridge-dawn.json'))
    expect(existsSync(join(folder, 'acies', 'bridge-dawn.json'))).toBe(true)
  })

  it('goes on when it cannot be kept, and says so', async () => {
    const { out, err, code } = await acies(`play ${DAWN} --save /dev/null/nowhere/dawn.json`, ['1', 'q'])
    expect(out).toContain('¿Quién avanza?')
    expect(out.match(/No se ha podido guardar: .*dawn\.json/g)).toHaveLength(1)
    expect(err).toMatch(/^No se ha podido guardar: .*dawn\.json: una parte de la ruta no es una carpeta\n$/)
    expect(code).toBe(2)
  })

  it('is copied on demand, over nothing', async () => {
    const copy = fresh()
    const out = (await screens(DAWN, [`s ${copy}`, `s ${copy}`])).join('')
    expect(out).toContain(`Guardada en ${copy}`)
    expect(out).toContain('ya existe, y se queda como está')
  })
})

describe('two persons at one terminal', () => {
  it('pass it on, and each sees only what is theirs', async () => {
    const save = fresh()
    const lines = ['', '1', '0', '', '1', '0', '', 'q']
    const shown = await screens(`bridge --scenario dawn --seed 3 --against person --save ${save}`, lines)
    expect(shown[0]).toContain('Le toca a Orilla sur.')
    const north = shown.findIndex(screen => screen.includes('Le toca a Orilla norte.'))
    expect(shown[north]).not.toContain('card-')
    expect(shown[north + 1]).toContain('Orilla norte · ¿Qué carta juegas?')
    expect(shown[north + 1]).toContain('Orilla sur juega')
    expect(shown[north + 1]).not.toContain('Robas')
  })
})

describe('the set-up', () => {
  it('asks for what is missing', async () => {
    const { code, out } = await acies('play --seed 5', ['9', '1', 'dusk', '2', 'random', '1'])
    expect(code).toBe(0)
    for (const question of ['¿A qué jugamos?', '¿Qué batalla?', '¿Qué bando llevas?', '¿Contra quién?']) {
      expect(out).toContain(question)
    }
    expect(out).toContain('Orilla norte · ')
  })

  it.each([
    ['play chess', 'no game chess'],
    ['play bridge --scenario noon', 'bridge has no scenario noon'],
    ['play bridge --scenario dawn --side 3', '--side: 3 is not a whole number from 1 to 2'],
    [
      'play bridge --scenario dawn --against deep',
      '--against: no bot deep; there are random, greedy, recruit, veteran, general, strategist, person',
    ],
    ['play bridge --scenario dawn --seed x', '--seed: x'],
    // Before anything is asked.
    ['play --seed x', '--seed: x'],
    ['play bridge --scenario dawn --options fog', 'bridge has no switch fog'],
    ['play --resume /no/such.json', '/no/such.json: no such file'],
    ['play', 'One of: bridge, flood'],
  ])('complains: %s', async (args, message) => {
    const { code, err } = await acies(args, [], {}, ENGLISH)
    expect(code).toBe(2)
    expect(err).toContain(message)
    expect(err.trimEnd()).not.toContain('\n')
  })
})

describe('readCommand', () => {
  it.each([
    ['', { do: 'look' }],
    ['?', { do: 'help' }],
    ['deshacer', { do: 'undo' }],
    ['o 3', { do: 'odds', what: '3' }],
    ['w Aníbal Barca', { do: 'why', what: 'Aníbal Barca' }],
    ['1 3', { do: 'pick', what: ['1', '3'] }],
    ['E6', { do: 'pick', what: ['E6'] }],
    ['b 3', { do: 'pick', what: ['b', '3'] }],
  ])('%s', (line, command) => {
    expect(readCommand(line)).toEqual(command)
  })
})
