import { existsSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearOld } from './program.mjs'

it('clears away what an earlier build left, though another build is at work there', () => {
  const folder = mkdtempSync(join(tmpdir(), 'acies-program-'))
  const file = name => join(folder, name)
  for (const name of ['old.js', 'new.js']) writeFileSync(file(name), '')
  utimesSync(file('old.js'), 1, 1)
  // Listed, and gone when one looks at it: as the draft of another build.
  symlinkSync(file('nowhere'), file('draft.js'))
  clearOld(folder, new Date())
  expect([existsSync(file('old.js')), existsSync(file('new.js'))]).toEqual([false, true])
  rmSync(folder, { recursive: true })
})
