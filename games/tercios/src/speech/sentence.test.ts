import { articled, bare, sentence } from '@acies/kernel'
import { describe, expect, it } from 'vitest'
import { type EventType, event } from '../events.ts'
import { tercios } from '../game.ts'
import { COMMANDER } from '../position.ts'
import { linesOf } from '../rules/values.ts'
import { Play } from '../testing.ts'
import { armyWords, profileNames } from '../text/armies.ts'
import { named } from '../text/battles/named.ts'
import { noun } from '../text/nouns.ts'
import { PROMPTS } from './prompts.ts'
import { TIDINGS } from './tidings.ts'

const velandia = noun('Tercio de Velandia', 'es')
const croats = noun('Croatas de Isolani', 'es')

describe('sentences', () => {
  it('agree with whom they are about', () => {
    const said = (type: 'destroyed' | 'shot', n = 0) =>
      [velandia, croats].map(unit =>
        sentence(TIDINGS[type].es, { unit, other: velandia, words: { n: `${n}`, dice: '5 2', need: '4' } }),
      )
    expect(said('destroyed')).toEqual([
      'El tercio de Velandia queda destruido.',
      'Los croatas de Isolani quedan destruidos.',
    ])
    expect(said('shot', 1)[1]).toBe('Los croatas de Isolani disparan al tercio de Velandia: 5 2 (4+), 1 acierto.')
    expect(said('shot', 2)[0]).toMatch(/2 aciertos\.$/)
  })

  it('say what raised and what lowered the dice', () => {
    const play = new Play(
      {
        troops: { 'a-1': { at: [36, 28], card: 'attack' }, 'b-1': { at: [36, 23], facing: 180, disordered: true } },
        commanders: { 'a-c1': { chief: true, at: [36, 34] }, 'b-c1': { chief: true, at: [36, 16] } },
        begin: { step: 'activation', args: { unit: 'a-1' } },
      },
      [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    ).answer('b-1')
    const said = (type: EventType, lang: 'es' | 'en') =>
      play.told(type).map(e => tercios.speech.tell(e, play.g, lang))[0]
    expect(said('struck', 'en')).toMatch(/\(attacking \+\)\.$/)
    expect(said('struck', 'es')).toMatch(/\(al ataque \+\)\.$/)
    expect(said('resisted', 'en')).toMatch(/\(in disorder −\)\.$/)
    expect(linesOf(play.told('struck')[0].sources)).toEqual([{ n: 1, rule: 'TER-ORD-22' }])
    expect(linesOf(['run++', 'drill', 'nonsense-'])).toEqual([
      { n: 2, rule: 'TER-ORD-30' },
      { n: 1, rule: 'TER-VIR-01' },
    ])
  })

  it('agree with the other where the other acts', () => {
    expect(sentence(PROMPTS.react.es, { unit: velandia, other: croats, words: {} })).toBe(
      'Los croatas de Isolani se acercan al tercio de Velandia. ¿Reaccionas?',
    )
    const [unit, other] = [noun('Velandia’s tercio', 'en'), noun('Isolani’s Croats', 'en')]
    expect(sentence(PROMPTS.react.en, { unit, other, words: {} })).toBe(
      'Isolani’s Croats come at Velandia’s tercio. Do you react?',
    )
  })

  it('begin with a capital, after a mark too, and join article and preposition', () => {
    expect(
      sentence('¿{unit} [abandona|abandonan] a {other}?', { unit: velandia, other: bare('Melo'), words: {} }),
    ).toBe('¿El tercio de Velandia abandona a Melo?')
    expect(sentence('{side} gana.', { side: articled('Imperio', 0), words: {} })).toBe('El Imperio gana.')
    expect(bare('El Cardenal Infante')).toMatchObject({ to: 'al Cardenal Infante', of: 'del Cardenal Infante' })
  })

  it('leave nothing unfilled, whoever they are about', () => {
    const words = { n: '2', dice: '1', need: '3', word: 'x' }
    for (const { es, en } of [...Object.values(TIDINGS), ...Object.values(PROMPTS)])
      for (const text of [es, en])
        for (const unit of [velandia, croats])
          expect(sentence(text, { unit, other: unit, side: unit, words })).not.toMatch(/[[\]{}<>|]|undefined/)
  })
})

it('what a commander tries is called by its name, and on whom', () => {
  const play = new Play(
    {
      troops: { 'a-1': { at: [35, 36], card: 'run' }, 'b-1': { at: [30, 6], facing: 180 } },
      commanders: { 'a-c1': { at: [35, 38], chief: true, level: 2 } },
    },
    [],
  )
  const told = (word: string, other: number) =>
    tercios.speech.tell(event('action', [], { unit: COMMANDER, other, word }), play.g, 'es')
  expect(told('inspire', 0)).toMatch(/^El general intenta «Inspirar» con el .*\.$/)
  expect(told('hurry', -1)).toBe('El general intenta apresurarse.')
  const turned = (word: string) => tercios.speech.tell(event('reoriented', [], { unit: 0, word }), play.g, 'en')
  expect([turned('rear'), turned('left')]).toEqual([
    expect.stringMatching(/ turns about\.$/),
    expect.stringMatching(/ turns to the left\.$/),
  ])
})

it('pieces of ground are numbered from the first of their kind, and the only one is not', () => {
  const g = { ...new Play({ troops: {}, commanders: {} }, []).g }
  g.elements = (['road', 'wood', 'wood'] as const).map((kind, id) => ({ ...ELEMENT, id, kind }))
  const named = (id: number) => tercios.speech.name({ of: 'hex', options: [id] }, id, g, 'es')
  expect([0, 1, 2].map(named)).toEqual(['Camino', 'Bosque I', 'Bosque II'])
})
const ELEMENT = { x: 0, y: 0, facing: 0, width: 1, depth: 1, line: [] }

describe('names', () => {
  const all = [...Object.values(profileNames), ...Object.values(named).flatMap(battle => Object.values(battle.troops))]
  const provinces = ['Picardía', 'Piamonte', 'La Marina']
  it('have an article in Spanish, but for regiments of a province', () => {
    const without = all.map(name => noun(name.es, 'es')).filter(one => one.the === one.name)
    expect(new Set(without.map(one => one.name))).toEqual(new Set(provinces))
  })
  it('are one or many in English', () => {
    expect(noun('Guns of the centre sw-3', 'en').form).toBe(2)
    expect(noun('Sleeve of musketeers IV', 'en').form).toBe(0)
    expect(noun('Tyrolean marksmen', 'en').form).toBe(2)
    expect(noun('Squadroned old tercio II', 'en').form).toBe(0)
  })
  it('keep the capitals of people, peoples and places, and no others', () => {
    const inSentence = (name: string, lang: 'es' | 'en'): string => noun(name, lang).the
    expect(inSentence('Squadroned old tercio II', 'en')).toBe('the squadroned old tercio II')
    expect(inSentence('Hired German regiment', 'en')).toBe('the hired German regiment')
    expect(inSentence('Spanish tercio', 'en')).toBe('the Spanish tercio')
    expect(inSentence('Isolani’s Croats', 'en')).toBe('Isolani’s Croats')
    expect(inSentence('The Rhinegrave’s horse', 'en')).toBe('the Rhinegrave’s horse')
    expect(inSentence('Yellow Brigade’s guns', 'en')).toBe('the Yellow Brigade’s guns')
    expect(inSentence('La Marine', 'en')).toBe('La Marine')
    expect(inSentence('Brigada Azul Vieja', 'es')).toBe('la Brigada Azul Vieja')
    expect(inSentence('Brigada de Knyphausen', 'es')).toBe('la brigada de Knyphausen')
  })
  it('are short for a side', () => {
    for (const army of Object.values(armyWords)) expect(army.short.es.length).toBeLessThan(9)
  })
})

it('TER-RUL-75: a commander without dice is said to have none', () => {
  const play = new Play(
    {
      troops: { 'a-1': { at: [30, 36], card: 'run' }, 'b-1': { at: [30, 6], facing: 180 } },
      commanders: { 'a-c1': { at: [35, 38], chief: true, level: 0 } },
      begin: { step: 'command-action', args: { commander: 'a-c1' } },
    },
    [],
  ).answer('hurry')
  const lines = play.heard.map(({ event }) => tercios.speech.tell(event, play.g, 'en'))
  expect(lines).toEqual([
    'The general tries to hurry on.',
    'The general is of level 0 and rolls no dice: his action fails.',
    'The general is exhausted.',
  ])
})
