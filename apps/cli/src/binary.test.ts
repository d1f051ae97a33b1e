import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { BINARY, binary, ENGLISH } from './testing/run.ts'

// The real program, started from another folder, on the real games.

const cwd = mkdtempSync(join(tmpdir(), 'acies-binary-'))
afterAll(() => rmSync(cwd, { recursive: true }))

describe('the program', () => {
  it('lists its games', async () => {
    const { code, out } = await binary(['games'], { cwd })
    expect(code).toBe(0)
    expect(out).toMatch(/cannae +Cannas, 216 a\. C\.: 1 Roma, 2 Cartago/)
  })

  it('simulates in threads and stays silent in a pipe', async () => {
    const args = ['simulate', 'cc-ancients', '--scenario', 'cannae', '--games', '2', '--threads', '2', '--json']
    const { code, out, err } = await binary(args, { cwd })
    expect({ code, err }).toEqual({ code: 0, err: '' })
    expect(JSON.parse(out)).toMatchObject({ matches: 2, finished: 2, errors: 0, scenarios: { cannae: { matches: 2 } } })
  })

  it('stops cleanly at Ctrl-C with what it has', async () => {
    const began = performance.now()
    await binary(['simulate', 'cc-ancients', '--games', '1'], { cwd })
    // By then the matches are well under way, however busy the machine.
    const interruptAfter = 1.5 * (performance.now() - began)
    const args = ['simulate', 'cc-ancients', '--games', '1000000', '--threads', '1', '--json']
    const { code, out, err } = await binary(args, { cwd, interruptAfter })
    expect({ code, err }).toEqual({ code: 130, err: '' })
    expect(JSON.parse(out)).toMatchObject({ interrupted: true, errors: 0 })
  })

  it('plays a battle from a pipe, keeps it, and takes it up again', async () => {
    const args = ['play', 'cc-ancients', '--scenario', 'akragas', '--seed', '7', '--against', 'random']
    // Whoever wants no colour gets none, and tells the sides apart by their letters.
    const plain = { NO_COLOR: '1', FORCE_COLOR: '1' }
    const first = await binary(args, { cwd, input: '1\n1\n0\n0\n0\n', env: plain })
    expect({ code: first.code, err: first.err }).toEqual({ code: 0, err: '' })
    expect(first.out).not.toContain('\u001b')
    expect(first.out).toMatch(/^B .* hi4[\s\S]*^H .* HI4/m)
    const file = join(cwd, 'acies', 'cc-ancients-akragas.json')
    expect(first.out).toContain(`acies play --resume ${file}`)
    const length = readFileSync(file, 'utf8').length
    const second = await binary(['play', '--resume', file], { cwd, input: '1\n1\n', env: { FORCE_COLOR: '1' } })
    expect(second.code).toBe(0)
    expect(second.out).toContain('\u001b[')
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(length)
    expect((await binary(['replay', file, '--verify'], { cwd })).code).toBe(0)
  })

  it('ends with whole lines where no more of a run may be noted', () => {
    const file = join(cwd, 'run.jsonl')
    const plan = `simulate cc-ancients --scenario akragas --games 40 --seed 3 --threads 1 --lang en --resume "${file}"`
    const run = spawnSync('sh', ['-c', `ulimit -f 16; "${process.execPath}" "${BINARY}" ${plan}`], { encoding: 'utf8' })
    expect({ code: run.status, out: run.stdout }).toEqual({ code: 2, out: '' })
    expect(run.stderr).toMatch(/^acies: .*run\.jsonl: larger than files may be here\n$/)
    const lines = readFileSync(file, 'utf8').split('\n')
    expect(lines.pop()).toBe('')
    for (const line of lines) JSON.parse(line)
  })
  it.skipIf(!existsSync('/dev/full'))('says in one line that the disk is full', () => {
    const run = spawnSync('sh', ['-c', `"${process.execPath}" "${BINARY}" games --lang es > /dev/full`], {
      encoding: 'utf8',
    })
    expect([run.status, run.stderr]).toEqual([2, 'acies: salida estándar: el disco está lleno\n'])
  })

  it.skipIf(!existsSync('/dev/full'))('ends as it should where not even a complaint can be written', () => {
    expect(spawnSync('sh', ['-c', `"${process.execPath}" "${BINARY}" fight 2> /dev/full`]).status).toBe(2)
  })

  it('writes no sign that moves the cursor, whatever stands in a file', async () => {
    writeFileSync(join(cwd, 'evil.json'), JSON.stringify({ game: 'cc-ancients', title: 'x' }))
    const { err } = await binary(['referee', '\u001b[2Jevil.json'], { cwd })
    expect(err).toContain('\ufffd[2Jevil.json')
    const found = await binary(['rules', 'cc-ancients', '\u009b2J'], { cwd })
    expect(found.err).not.toContain('\u009b')
  })

  it.each([
    [['fight'], /unknown command 'fight'/],
    [['simulate', 'cc-ancients', '--scenario', 'waterloo'], /no scenario waterloo; there are akragas/],
    [['replay', 'missing.json'], /missing\.json: no such file/],
    [['replay', 'broken.json'], /broken\.json:2:3: not JSON/],
    [['replay', 'old.json', '--verify'], /old\.json: header\.version: played under rules 0/],
    [['referee', 'unfit.json'], /unfit\.json: .*position/],
  ])('complains in one line: %j', async (args, message) => {
    writeFileSync(join(cwd, 'broken.json'), '{\n  broken }')
    const header = {
      game: 'cc-ancients',
      version: '0',
      scenario: 'cannae',
      options: [],
      seats: ['a', 'b'],
      secret: { seed: 1 },
    }
    writeFileSync(join(cwd, 'old.json'), JSON.stringify({ header, answers: [] }))
    const unfit = {
      game: 'cc-ancients',
      title: 'No board',
      rules: ['CCA-TRN-01'],
      position: 7,
      expect: { decision: {} },
    }
    writeFileSync(join(cwd, 'unfit.json'), JSON.stringify(unfit))
    const { code, out, err } = await binary(args, { cwd, env: ENGLISH })
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(message)
    expect(err.trimEnd().split('\n')).toHaveLength(1)
    expect(readFileSync(join(cwd, 'broken.json'), 'utf8')).toBe('{\n  broken }')
    expect(existsSync(join(cwd, 'missing.json'))).toBe(false)
  })
})
