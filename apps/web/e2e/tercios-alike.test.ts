import { fileURLToPath } from 'node:url'
import { battleFingerprint } from '@acies/tercios'
import { build } from 'vite'
import { expect, it } from 'vitest'
import { openPage, visit, withBrowser } from './browser.ts'

withBrowser()

const BATTLES = ['campal-500', 'rocroi', 'lutzen'] as const

/** The game alone, as a script for a page. */
async function bundled(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: fileURLToPath(new URL('../../../games/tercios', import.meta.url)),
    build: {
      write: false,
      lib: { entry: 'src/fingerprint.ts', formats: ['iife'], name: 'alike', fileName: 'alike' },
    },
  })
  const [{ output }] = [built].flat().filter(result => 'output' in result)
  return output[0].code
}

it('a battle of Tercios by chance is the same in Node and in the page', async () => {
  const page = await openPage(await visit({ options: { bypassCSP: true } }), 'about')
  await page.addScriptTag({ content: await bundled() })
  const there = await page.evaluate(battles => {
    const { alike } = window as unknown as { alike: { battleFingerprint: (battle: string, seed: number) => number } }
    return battles.map(battle => alike.battleFingerprint(battle, 7))
  }, BATTLES)
  expect(there).toEqual(BATTLES.map(battle => battleFingerprint(battle, 7)))
})
