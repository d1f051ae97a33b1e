import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { inWords } from './spanish.ts'
import { acies } from './testing/run.ts'

const ROOT = fileURLToPath(new URL('../../..', import.meta.url))
const sources = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/test|fixtures|cases\//.test(name))
    .map(name => join(ROOT, folder, name))

/** What stands in a complaint, with something in each of its gaps. */
function complaintsIn(file: string): string[] {
  const text = readFileSync(file, 'utf8')
  const quoted = [...text.matchAll(/(?:new Complaint|new Wrong|super)\((?:at, )?(?:'([^']+)'|`((?:[^`])+)`)/g)]
  return quoted.map(
    ([, plain, filled]) => plain ?? filled.replace(/\$\{[^}]*? : '(\w+)'\}/g, '$1').replace(/\$\{[^}]*\}/g, '3'),
  )
}

const COMMANDS = ['games', 'play', 'simulate', 'lab', 'referee', 'replay', 'rules', 'bench'].concat(
  ['ladder', 'balance', 'study', 'fit', 'golden'].map(name => `lab ${name}`),
)
/** Words that only English has. */
const ENGLISH = /\b(the|of|and|with|from|not|is|are|how|who|what|for|display|default|print|options?|matches|given)\b/i

describe('in Spanish', () => {
  it.each(['--help', ...COMMANDS.map(name => `${name} --help`)])('acies %s', async args => {
    const { code, out } = await acies(`${args} --lang es`)
    expect(code).toBe(0)
    // Names of options, and of what is typed, are the same in both.
    const said = out.replace(/--[a-z-]+|«[^»]*»|"[^"]*"|acies [a-z ]+/g, '')
    expect(said).not.toMatch(ENGLISH)
    expect(said).toContain('Uso:')
  })

  it('is every complaint', () => {
    const files = [...sources('apps/cli/src'), ...sources('packages/lab/src')].concat(
      ['match', 'match-file', 'reading', 'replay'].map(name => join(ROOT, 'packages/kernel/src', `${name}.ts`)),
    )
    const complaints = files.flatMap(complaintsIn)
    expect(complaints.length).toBeGreaterThan(40)
    // What is only put together from what others say has no words of its own.
    const worded = complaints.filter(text => /[a-z]{2} [a-z]/.test(text))
    expect(worded.filter(text => inWords(text, 'es') === text)).toEqual([])
  })

  it.each([
    ['fight', 'acies: no hay orden «fight»'],
    ['gamez', 'acies: no hay orden «gamez» (¿querías decir games?)'],
    ['games --bogus', 'acies: no hay opción «--bogus»'],
    ['replay', 'acies: falta decir: <partida>'],
    ['games --lang', 'acies: a la opción «--lang <idioma>» le falta su valor'],
    ['games --lang=', 'acies: --lang: no hay idioma ; hay es, en'],
    ['rules chess', 'acies: no hay juego chess; hay bridge, flood'],
    ['games --lang fr', 'acies: --lang: no hay idioma fr; hay es, en'],
    ['simulate bridge --games 0', 'acies: --games: 0 no es un número entero desde 1'],
    ['replay /no/such.json', 'acies: /no/such.json: no existe'],
  ])('acies %s', async (args, said) => {
    expect(await acies(args)).toMatchObject({ code: 2, out: '', err: `${said}\n` })
  })
})

it('takes the language that is asked for, wherever it stands', async () => {
  expect((await acies('--help --lang=en')).out).toContain('Usage: acies [options] [command]')
  expect((await acies('lab ladder --lang en --help')).out).toContain('(default: 200)')
  expect((await acies('rules chess --lang en')).err).toContain('no game chess; there are')
  expect((await acies('--lang en games')).out).toContain('The Bridge')
  expect((await acies('lab --lang en ladder chess')).err).toContain('no game chess; there are')
})

it('writes figures as the language does', async () => {
  const table = async (lang: string) =>
    (await acies(`simulate bridge --games 2 --seed 1 --threads 1 --lang ${lang}`)).out
  expect(await table('es')).toMatch(/partidas +acabadas[\s\S]*\d,\d %[\s\S]*semilla 1: \d+ respuestas en \d+,\d s/)
  expect(await table('en')).toMatch(/matches +finished[\s\S]*\d\.\d%[\s\S]*seed 1: \d+ decisions in \d+\.\d s/)
})
