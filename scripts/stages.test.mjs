import { describe, expect, it } from 'vitest'
import { runStages } from './stages.mjs'

const node = (title, source) => ({ title, command: [process.execPath, '-e', source] })
/** What is printed, and how it went. */
async function run(...rows) {
  let said = ''
  const times = await runStages(rows, text => {
    said += text
  })
  return { said, went: times?.map(time => time.replace(/ [\d.]+ s$/, '')) ?? null }
}
/** Ends when it is told to, and not before a minute. */
const waits = 'setTimeout(() => console.log("waited"), 60_000)'

describe.skipIf(process.platform === 'win32')('stages', () => {
  it('run side by side, and read as if one came after the other', async () => {
    const slow = node('slow', 'setTimeout(() => console.log("slowly"), 400)')
    const { said, went } = await run(
      [slow, node('second', 'console.log("then")')],
      [node('quick', 'console.log("at once")')],
    )
    expect(said).toBe('\n── slow\nslowly\n\n── second\nthen\n\n── quick\nat once\n')
    expect(went).toEqual(['slow', 'second', 'quick'])
  })

  it('end with the first that fails, which says why though others came before it', async () => {
    const { said, went } = await run(
      [node('patient', waits), node('never', 'console.log("never")')],
      [node('wrong', 'console.error("no such thing"); process.exit(3)'), node('nor', 'console.log("nor")')],
    )
    expect(went).toBeNull()
    expect(said).toMatch(/^\n── patient\n\n── wrong\nno such thing\n\n✗ FAILED: wrong \(after [\d.]+ s\)\n$/)
  })

  it('take what they started with them', async () => {
    const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(waits)}], { stdio: 'inherit' })`
    const began = performance.now()
    await run([node('family', parent)], [node('wrong', 'setTimeout(() => process.exit(1), 300)')])
    // The child holds the parent's output open: had it lived, this would have taken its minute.
    expect(performance.now() - began).toBeLessThan(50_000)
  })

  it('say when a program is not there', async () => {
    const { said, went } = await run([{ title: 'missing', command: ['/nowhere/at/all'] }])
    expect([went, said]).toEqual([null, expect.stringContaining('ENOENT')])
  })
})
