import { describe, expect, it } from 'vitest'
import { toldOf, whereOf } from './where.mjs'

describe('npm start', () => {
  it('listens on this machine only, and says so', () => {
    expect(whereOf([])).toEqual({ port: 4173, host: '127.0.0.1' })
    const told = toldOf(whereOf(['--port', '5000'])).join('\n')
    expect(told).toMatch(/localhost:5000\/ {2}\((solo para esta máquina|for this machine only)/)
    expect(told).not.toMatch(/Abierta|Open to/)
  })
  it('listens to others only where that is asked for, and says so', () => {
    const everywhere = whereOf(['--host', '0.0.0.0'])
    expect(everywhere.host).toBe('0.0.0.0')
    expect(toldOf(everywhere).join('\n')).toMatch(/Abierta a todo|Open to everybody/)
    expect(toldOf(whereOf(['--host', 'fd00::2'])).join('\n')).toContain('http://[fd00::2]:4173/')
  })
  it('says what it does not understand', () => {
    expect(whereOf(['-h'])).toBeNull()
    for (const port of ['', ' ', '70000', '1.5', '0x50', '-1', 'http'])
      expect(() => whereOf([`--port=${port}`]), port).toThrow('--port')
    expect(() => whereOf(['--bogus'])).toThrow('--bogus')
  })
})
