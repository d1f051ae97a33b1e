import { describe, expect, it } from 'vitest'
import { playableGames } from '../games/registry.ts'
import { wholeGame } from '../games/whole.ts'
import { FIRST_BATTLE } from '../learn/line.ts'
import { sideOfSeat } from '../look/symbols/sides.ts'
import { catalogueOfGames } from './source.ts'

const catalogue = catalogueOfGames()

describe('the catalogue', () => {
  it('has every game that can be played, and no other', () => {
    expect(catalogue.map(game => game.id).sort()).toEqual([...playableGames].sort())
  })
  it.each(catalogue.map(game => [game.id, game] as const))(
    'tells the battles of %s as the game does',
    async (id, entry) => {
      const game = await wholeGame(id)
      expect(entry.name).toEqual(game.name)
      expect(entry.battles.map(b => b.id)).toEqual(game.scenarios.map(s => s.id))
      for (const scenario of game.scenarios) {
        expect(entry.battles.find(b => b.id === scenario.id)).toMatchObject({
          title: scenario.title,
          year: scenario.year,
          armies: scenario.armies,
          difficulty: scenario.difficulty,
          minutes: scenario.minutes,
          reconstructed: scenario.reconstructed,
        })
      }
    },
  )
  it('draws every battle with all its armies', () => {
    for (const { map, id, sides } of catalogue.flatMap(game => game.battles)) {
      const pieces = map.kind === 'hexes' ? map.units : map.bodies
      // A pitched battle may be played by more than the two whose armies wait at first.
      const seats = /^(campal|pitched)-/.test(id) ? sides.slice(0, 2) : sides
      expect(new Set(pieces.map(piece => piece.side)), id).toEqual(new Set(seats.map((_, seat) => sideOfSeat(seat))))
    }
  })
  it('shows on the home what there is', () => {
    for (const { battles, featured, shown } of catalogue) {
      const ids = battles.map(battle => battle.id)
      expect(ids).toContain(featured)
      for (const id of shown) expect(ids).toContain(id)
      expect(shown).not.toContain(featured)
    }
  })
  it('is small enough for the home', () => {
    expect(JSON.stringify(catalogue).length).toBeLessThan(40_000 * catalogue.length)
  })
  it('has the first battle', () => {
    const game = catalogue.find(entry => entry.id === FIRST_BATTLE.game)
    expect(game?.battles.some(battle => battle.id === FIRST_BATTLE.scenario)).toBe(true)
  })
})
