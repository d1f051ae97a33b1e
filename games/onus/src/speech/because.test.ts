import { type Decision, headerOf, type Pick, type Picks } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { CARDS, ORDERS, type Reach } from '../data/cards.ts'
import { onus } from '../game.ts'
import { does, type Field, kindOf, UD } from '../position.ts'
import { fieldOf, unit } from '../rules/testing.ts'
import { becauseOf } from './because.ts'

const zama = (): Field => onus.setUp(headerOf(onus, 'zama', 1))
const cardFor = (reach: Reach): number =>
  CARDS.findIndex(({ order }) => {
    const card = ORDERS[order]
    return card.type === 'activation' && card.reach === reach
  })
function told(g: Field, step: string, v: Decision['v'], draft: Picks, pick: Pick, rule = 'ONU-CRD-06') {
  const decision: Decision = { ticket: 0, seat: 0, step, v, kind: 'one', rules: [], window: false, choice: null }
  const say = (lang: 'es' | 'en') => becauseOf({ decision, draft, pick, rule }, g, lang)
  return { es: say('es'), en: say('en') }
}
const own = (g: Field, name: RegExp): number =>
  g.units.findIndex(u => u.seat === 0 && name.test(onus.speech.name({ of: 'unit', options: [] }, u.id, g, 'en')))

describe('why not, in this case', () => {
  it('says where a unit stands and for whom the order is', () => {
    const g = zama()
    const left = g.units.findIndex(u => u.seat === 0 && u.x < g.width / 3)
    const { es, en } = told(g, 'choose-units', { seat: 0, card: cardFor('centre') }, [], left)
    expect(en).toMatch(/^The .* on the left; the order is for the centre\.$/)
    expect(es).toMatch(/ en el tercio izquierdo; la orden es para el central\.$/)
  })
  it('says how far the general is and how far he reaches', () => {
    const g = zama()
    const far = g.units.findIndex(u => u.seat === 0 && u.x < g.width / 3)
    const { en } = told(g, 'choose-units', { seat: 0, card: cardFor('round-the-general') }, [], far)
    expect(en).toMatch(/ \d+(\.\d)? UD from the general; his radius is \d+(\.\d)? UD\.$/)
  })
  it('says what is the enemy’s, and who has an order already', () => {
    const g = zama()
    const card = cardFor('any')
    const enemy = g.units.findIndex(u => u.seat === 1)
    expect(told(g, 'choose-units', { seat: 0, card }, [], enemy).es).toMatch(/del enemigo\.$/)
    does(g.units[0], { order: 3 })
    expect(told(g, 'choose-units', { seat: 0, card }, [], 0).en).toMatch(/already ha(s|ve) an order this turn\.$/)
  })
  it('says how much of its movement a unit has used that may not shoot', () => {
    const g = zama()
    const velites = own(g, /velites/i)
    const { move } = kindOf(g, g.units[velites])
    does(g.units[velites], { active: true, used: move })
    const { en, es } = told(g, 'next-shot', {}, [], velites, 'ONU-MAN-15')
    expect(en).toBe(`The velites I have used ${move / 100} UD of ${move / 100} UD: more than half.`)
    expect(es).toMatch(/: más de la mitad\.$/)
    does(g.units[velites], { active: false })
    expect(told(g, 'next-shot', {}, [], velites, 'ONU-SHT-01').en).toMatch(/^No order has activated the velites/)
  })
  it('says how far off an enemy is whom a charge does not reach, and how far it goes', () => {
    const g = fieldOf(unit(0, 'R1', 10, 14), unit(1, 'C1', 10, 11, 180))
    const v = { unit: 0, errand: 'move' }
    const why = (draft: Picks, pick: Pick, rule: string) => told(g, 'manoeuvre', v, draft, pick, rule)
    does(g.units[0], { active: true })
    const { es, en } = why([], 'charge', 'ONU-CHG-01')
    expect(en).toBe('Straight ahead the Punic phalanx is 3 UD away; the charge of the legionaries reaches 2 UD.')
    expect(es).toBe('De frente, la falange púnica está a 3 UD; la carga de los legionarios llega a 2 UD.')
    expect(why(['ahead', 100], 'charge', 'ONU-CHG-01').en).toMatch(/is 2 UD away; .* reaches 1 UD\.$/)
    expect(why(['wheel-front-left', 9000], 'charge', 'ONU-CHG-01').en).toMatch(
      /^There is no enemy straight ahead; .* 1 UD\.$/,
    )
    g.units[1].y = 13 * UD
    expect(why(['ahead'], 200, 'ONU-CRO-12').en).toBe(
      'The Punic phalanx bars the way after 1 UD; only a charge comes up to the enemy.',
    )
  })
  it('says how much a unit has used that goes no farther', () => {
    const g = zama()
    const { en } = told(g, 'manoeuvre', { unit: 6, errand: 'move' }, [], 'ahead', 'ONU-MOV-03')
    expect(en).toMatch(/ move \d+(\.\d)? UD at most\.$/)
    const on = told(g, 'manoeuvre', { unit: 6, errand: 'move' }, ['ahead', 100], 'ahead', 'ONU-MOV-03')
    expect(on.en).toMatch(/ have used 1 UD of /)
  })
})
