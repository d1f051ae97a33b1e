import { headerOf } from '@acies/kernel'
import { expect, test } from 'vitest'
import type { Event } from '../events.ts'
import { wab } from '../game.ts'
import { kindOf } from '../position.ts'
import { Play } from '../testing.ts'
import { tell } from './tell.ts'

const g = wab.setUp(headerOf(wab, 'tapae', 1))
const who = (profile: string): number => g.units.findIndex(u => kindOf(g, u).profile === profile)
const said = (e: Event): string[] => [tell(e, g, 'es'), tell(e, g, 'en')]
const [general, ballista, cavalry, warlord] = ['rom-general', 'rom-ballista', 'rom-aux-cavalry', 'barb-warlord'].map(
  who,
)
const fallen = (unit: number, n: number): Event => ({ type: 'fallen', rules: [], unit, n, wounds: 1, by: -1 })

test('one engine moves, several horsemen move', () => {
  const moved = (unit: number) => said({ type: 'stayed', rules: [], unit })
  expect(moved(ballista)).toEqual(['La balista se queda.', 'The ballista stays.'])
  expect(moved(cavalry)).toEqual(['La caballería auxiliar se queda.', 'The auxiliary cavalry stay.'])
})

test('a challenge is taken up by whom it was sent to', () => {
  const event: Event = { type: 'accepted', rules: [], unit: general, other: warlord }
  expect(said(event)).toEqual(['Tetio Juliano acepta el desafío.', 'Tettius Julianus takes up the challenge.'])
  expect(said({ ...event, type: 'refused' })[1]).toBe('Nobody accepts: Tettius Julianus hides.')
})

test('who loses no man is hurt; who is alone falls; troops lose men', () => {
  expect(said(fallen(general, 0))[1]).toBe('Tettius Julianus is hurt, but fights on.')
  expect(said(fallen(general, 1))).toEqual(['Tetio Juliano cae.', 'Tettius Julianus falls.'])
  expect(said(fallen(cavalry, 1))[1]).toBe('The auxiliary cavalry lose 1 man.')
})

test('how somebody was lost agrees with him', () => {
  const lost = (unit: number, fate: 'killed' | 'fled') => said({ type: 'lost', rules: [], unit, fate })
  expect(lost(cavalry, 'killed')).toEqual([
    'No queda nada de la caballería auxiliar.',
    'Nothing is left of the auxiliary cavalry.',
  ])
  expect(lost(cavalry, 'fled')).toEqual([
    'La caballería auxiliar huye de la mesa.',
    'The auxiliary cavalry flee the table.',
  ])
  expect(lost(ballista, 'killed')[1]).toBe('The ballista is out of the battle.')
})

test('the end says by what: the turns that were agreed on, or an army that breaks', () => {
  const over = { ...structuredClone(g), turn: 12 }
  const ended: Event = { type: 'ended', rules: [], winner: 0, grade: 'points', points: [900, 250] }
  expect(tell(ended, over, 'es')).toBe('Fin de la batalla, jugados los 6 turnos. Puntos: Roma 900, Bárbaros 250.')
  expect(tell(ended, over, 'en')).toBe('The battle is over after 6 turns. Points: Rome 900, Barbarians 250.')
  for (const u of over.units) if (u.side === 1) u.where = 'lost'
  expect(tell(ended, over, 'es')).toContain('se quiebra el ejército de los bárbaros.')
  expect(tell(ended, over, 'en')).toContain('the army of the barbarians breaks.')
})

test('why a charge fails agrees with who made it, as does who won a roll', () => {
  const failed = (unit: number, why: 'fear' | 'short') =>
    said({ type: 'failed', rules: [], unit, other: -1, why, path: [] })
  const hounds = who('barb-warriors')
  expect(failed(hounds, 'fear')[0]).toMatch(/^Falla la carga de los guerreros.*: no se atreven\.$/)
  expect(failed(hounds, 'short')[1]).toMatch(/: they fall short\.$/)
  expect(failed(ballista, 'short')[1]).toMatch(/: it falls short\.$/)
  const rolled = (side: 0 | 1) => said({ type: 'roll-off', rules: [], dice: [5, 2], side, what: 'deploy' })
  expect(rolled(1)).toEqual([
    'Los bárbaros despliegan primero (dados: 5, 2).',
    'The barbarians deploy first (dice: 5, 2).',
  ])
  expect(rolled(0)[0]).toMatch(/^Roma despliega primero/)
})

test('hits shared out fall on whom the rule names', () => {
  const shared = (rule: 'WAB-ARB-18' | 'WAB-WAR-09') =>
    said({ type: 'shared', rules: [rule], unit: cavalry, dice: [1], n: 1 })[0]
  expect(shared('WAB-ARB-18')).toMatch(/^1 impacto da en el perrero de /)
  expect(shared('WAB-WAR-09')).toMatch(/^1 impacto da en la dotación de /)
})

test('a guess is so many inches; other numbers are only counted', () => {
  const guessed = (machine: string): string => {
    const units = [`a-1 ${machine} 36,40 N`, 'b-1 foot models=25 files=5 36,20 S']
    const { rules, p } = new Play({ units, at: 'shooting' })
    const choice = rules.referee.next(p, 0, [1])
    return choice === null ? '' : wab.speech.name(choice, 14, p.field, 'es')
  }
  expect([guessed('cannon'), guessed('catapult')]).toEqual(['14″', '14″'])
  expect(wab.speech.name({ of: 'number', min: 1, max: 20 }, 14, g, 'es')).toBe('14')
})

test('formations that are taken and given up are told; what only the referee keeps is not', () => {
  const state = (is: string, on: boolean) => said({ type: 'state', rules: [], unit: cavalry, is, on })
  expect(state('testudo', true)).toEqual([
    'La caballería auxiliar forma en testudo.',
    'The auxiliary cavalry form testudo.',
  ])
  expect(state('testudo', false)[0]).toBe('La caballería auxiliar deshace el testudo.')
  expect(state('needs-six', true)[1]).toBe('The auxiliary cavalry hit only on a 6.')
  expect(state('blooded', true)).toEqual(['', ''])
})

test('a reform by order is not called a rally', () => {
  const asked = (rallied: boolean) =>
    wab.speech.ask(
      {
        ticket: 0,
        seat: 0,
        step: 'reform-rallied',
        v: { unit: cavalry, rallied },
        kind: 'one',
        rules: [],
        window: false,
        choice: null,
      },
      g,
      'es',
    )
  expect(asked(true)).toMatch(/se reagrupa:/)
  expect(asked(false)).toMatch(/se reorganiza:/)
})

test('a question names whom it is about, and asks of breaking off only those who fight', () => {
  const asked = (step: string, field = g, v = {}) =>
    wab.speech.ask({ ticket: 0, seat: 0, step, kind: 'one', v, rules: [], window: false, choice: null }, field, 'es')
  expect(asked('accept', g, { by: warlord })).toBe('¿Quién acepta el desafío de Vezina?')
  expect(asked('declare-charges')).toBe('Declara las cargas.')
  const units = ['a-1 foot models=20 files=5 36,30 N', 'b-1 foot models=25 files=5 36,30 S']
  const fight = new Play({ units, contacts: ['a-1 front b-1 front'], round: 1 })
  expect(asked('declare-charges', fight.p.field)).toBe('Declara las cargas y quién se destraba.')
})
test('a reaction is told as what they decided', () => {
  const reacted: Event = {
    type: 'reacted',
    rules: [],
    unit: cavalry,
    reaction: 'counter-charge',
    instead: false,
    forced: false,
  }
  expect(said(reacted)).toEqual([
    'La caballería auxiliar decide contracargar.',
    'The auxiliary cavalry choose to counter-charge.',
  ])
  expect(said({ ...reacted, reaction: 'hold', forced: true })).toEqual([
    'La caballería auxiliar solo puede aguantar.',
    'The auxiliary cavalry can only hold.',
  ])
  expect(said({ ...reacted, rules: ['WAB-REACT-15'], reaction: 'flee', forced: true })).toEqual([
    'La caballería auxiliar ya huye, y sigue huyendo.',
    'The auxiliary cavalry are fleeing already, and flee on.',
  ])
})

test('ground is given once, with how far; the move itself is only seen', () => {
  const given = (dice: readonly number[]): Event => ({
    type: 'gave-ground',
    rules: [],
    unit: cavalry,
    dice,
    path: [],
    freely: true,
  })
  expect(said(given([4, 3]))).toEqual([
    'La caballería auxiliar cede terreno, 7″.',
    'The auxiliary cavalry give ground, 7″.',
  ])
  expect(said(given([]))).toEqual(['', ''])
})
