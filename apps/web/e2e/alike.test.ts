import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Fingerprint, Golden } from '@acies/kernel'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { openPage, visit, withBrowser } from './browser.ts'

withBrowser()

/** A golden match of each game, verified in Node by its own tests, and what its package calls the game. */
const GOLDEN = [
  ['cc-ancients', 'trasimene-random', 'ancients'],
  ['cc-napoleonics', 'coa-random', 'napoleonics'],
  ['tercios', 'campal-500-random', 'tercios'],
  ['onus', 'campal-500-random', 'onus'],
  ['wab', 'pitched-500-random', 'wab'],
] as const
const path = (from: string) => fileURLToPath(new URL(`../../../${from}`, import.meta.url))
const goldenOf = (game: string, name: string): Golden =>
  JSON.parse(readFileSync(path(`games/${game}/golden/${name}.json`), 'utf8'))

/** Apart, so that nobody takes what is written for the page for imports of this file. */
const FROM = 'from'
/** The games alone, as a script for a page. */
async function bundled(): Promise<string> {
  const games = GOLDEN.map(([folder, , game]) => `import { ${game} } ${FROM} '@acies/${folder}'`)
  const source = `${games.join('\n')}
import { fingerprintOf } ${FROM} '@acies/kernel'
const games = [${GOLDEN.map(([, , game]) => game)}]
export const fingerprint = file => fingerprintOf(games.find(g => g.id === file.header.game), file)`
  const entry = path('apps/web/e2e/all-games')
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: path('apps/web'),
    plugins: [
      { name: 'alike', resolveId: id => (id === entry ? id : null), load: id => (id === entry ? source : null) },
    ],
    build: { write: false, lib: { entry, formats: ['iife'], name: 'alike', fileName: 'alike' } },
  })
  const [{ output }] = [built].flat().filter(result => 'output' in result)
  return output[0].code
}

it('a match of any game is played in the page as in Node', async () => {
  const page = await openPage(await visit({ options: { bypassCSP: true } }), 'about')
  await page.addScriptTag({ content: await bundled() })
  for (const [game, name] of GOLDEN) {
    const golden = goldenOf(game, name)
    const there = await page.evaluate(file => {
      const { alike } = window as unknown as { alike: { fingerprint: (file: Golden) => Fingerprint } }
      return alike.fingerprint(file)
    }, golden)
    expect(there, game).toEqual(golden.fingerprint)
  }
})
