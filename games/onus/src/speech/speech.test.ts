import { type Decision, headerOf, LANGUAGES, nounOf, Rules, sentence } from '@acies/kernel'
import { ANGLE } from '@acies/tabletop'
import { describe, expect, it } from 'vitest'
import { event } from '../events.ts'
import { onus } from '../index.ts'
import { HIDDEN, NOBODY } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { IN_UD } from '../steps/book.ts'
import { stepsFor } from '../steps/index.ts'
import { unitNames } from '../text/units.ts'
import { OPTIONS } from '../vocabulary.ts'
import { generalName, speech } from './index.ts'
import { PROMPTS } from './prompts.ts'
import { TIDINGS, TURNED, UNBIDDEN } from './tidings.ts'

const legion = unitNames.R1
const cavalry = unitNames.C6

describe('sentences of ONUS!', () => {
  it('leave nothing unfilled, whoever they are about', () => {
    const filled = new Proxy({}, { get: () => '2', has: () => true })
    for (const lang of LANGUAGES)
      for (const text of [UNBIDDEN, TURNED, ...Object.values(TIDINGS), ...Object.values(PROMPTS)].map(
        said => said[lang],
      ))
        for (const named of [legion, cavalry]) {
          const noun = nounOf(named, lang)
          expect(sentence(text, { unit: noun, other: noun, side: noun, words: filled }), text).not.toMatch(
            /[[\]{}<>|]|undefined/,
          )
        }
  })
  it('ask every question there is, and no other', () => {
    const questions = [OPTIONS, []].flatMap(on => stepsFor(on).filter(step => 'next' in step))
    const asked = new Set([...questions.map(({ name }) => name), 'next-skirmisher', 'measured-shot'])
    expect(Object.keys(PROMPTS).toSorted()).toEqual([...asked].toSorted())
  })
  it('agree', () => {
    const said = (type: 'broke' | 'charged') =>
      sentence(TIDINGS[type].es, {
        unit: nounOf(cavalry, 'es'),
        other: nounOf(legion, 'es'),
        words: { face: 'de frente' },
      })
    expect(said('broke')).toBe('La caballería púnica queda rota.')
    expect(said('charged')).toBe('La caballería púnica carga contra los legionarios de frente.')
    expect(sentence(PROMPTS['take-rally'].es, { unit: nounOf(legion, 'es'), words: {} })).toBe(
      'Los legionarios están rotos: ¿chequean la moral?',
    )
  })
  it('say lengths in UD and angles in degrees', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10))
    const said = (pick: number, measured: object = {}) =>
      speech.name({ of: 'number', min: 0, max: 35999, ...measured }, pick, g, 'es')
    expect([said(250, IN_UD), said(7096, ANGLE), said(3)]).toEqual(['2,5 UD', '71°', '3'])
  })
  it('name units by their number only where there are several', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(0, 'R1', 12, 10), unit(0, 'R7', 5, 10))
    const tell = (id: number) => speech.tell(event('fled', [], { unit: id, voluntary: false }), g, 'es')
    expect(tell(1)).toBe('Los legionarios II huyen.')
    expect(tell(2)).toBe('La caballería aliada huye.')
  })
  it('give no code to what lies face down', () => {
    const hidden = { ...unit(1, 'R1', 10, 10), kind: HIDDEN }
    const g = fieldOf(unit(0, 'R1', 12, 10), hidden)
    const decision: Decision = {
      ticket: 0,
      seat: 0,
      step: 'next-shot',
      v: {},
      kind: 'one',
      rules: [],
      window: false,
      choice: null,
    }
    expect(speech.name({ of: 'unit', options: [1] }, 1, g, 'es')).toBe('Unidad oculta')
    expect(speech.because?.({ decision, draft: [], pick: 1, rule: 'ONU-SHT-01' }, g, 'es')).toBe(
      'La unidad oculta es del enemigo.',
    )
  })
  it('tell who acts without an order', () => {
    const g = fieldOf(unit(0, 'R7', 10, 10))
    const tell = (card: number) => speech.tell(event('activated', [], { unit: 0, card }), g, 'es')
    expect(tell(3)).toBe('La caballería aliada recibe la orden.')
    expect(tell(NOBODY)).toBe('La caballería aliada actúa este turno sin carta de orden.')
  })
  it('say how a combat is fought', () => {
    const g = fieldOf(unit(0, 'R1', 10, 10), unit(1, 'C6', 10, 8, 180))
    const began = event('combat-began', [], { unit: 0, foe: 1, dice: 4, manner: 'priority', first: 1 })
    expect(speech.tell(began, g, 'es')).toBe(
      'Los legionarios contra la caballería púnica: 4 dados; primero, la caballería púnica.',
    )
    expect(speech.tell(began, g, 'en')).toBe(
      'The legionaries against the Punic cavalry: 4 dice; the Punic cavalry first.',
    )
  })
  it('tell of a general by his own name, or by his army where nobody knows him', () => {
    const told = (scenario: string, seat: number, lang: 'es' | 'en') => {
      const rules = new Rules(onus)
      const { field } = rules.view(rules.begin(headerOf(onus, scenario, 3)), 0)
      const hit = event('general-hit', [], { seat, die: 5, state: 'wounded' })
      return [speech.tell(event('general-lost', [], { seat }), field, lang), speech.tell(hit, field, lang)]
    }
    expect(told('zama', 0, 'es')).toEqual(['Muere Escipión.', 'Alcanzan a Escipión: 5, queda herido.'])
    expect(told('zama', 1, 'en')[0]).toBe('Hannibal is dead.')
    expect(told('campal-500', 1, 'es')).toEqual([
      'Muere el general de Cartago.',
      'Alcanzan al general de Cartago: 5, queda herido.',
    ])
  })
  it('call a general nobody knows yet by no sign of the file', () => {
    const rules = new Rules(onus)
    const { field } = rules.view(rules.begin(headerOf(onus, 'campal-500', 3)), 0)
    const [own, other] = [0, 1].map(seat => field.generals.filter(one => one.seat === seat))
    for (const one of own) expect(generalName(field, one, 'es')).not.toMatch(/oculto/)
    expect(other.map(one => generalName(field, one, 'es'))).toContain('general oculto')
  })
})
