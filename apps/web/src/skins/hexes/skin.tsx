import {
  bookOf,
  type CardType,
  type Event,
  type Field,
  hexUnder,
  isLeader,
  leader,
  mostOrders,
  NOBODY,
  ordersOf,
  type Piece,
  sideOf,
  typeOf,
  unit,
} from '@acies/commands-colors'
import type { Lang, Pick } from '@acies/kernel'
import type { HandCardProps } from '../../look/HandCard.tsx'
import type { OddsProps } from '../../look/OddsPopover.tsx'
import { UnitPicture } from '../../look/UnitSheet.tsx'
import { shareOf, surenessOf } from '../../text/signs.ts'
import { barsOf } from '../bars.ts'
import {
  type Army,
  type Asking,
  type Hover,
  mostPicked,
  type OddsAsked,
  type Pointed,
  type Skin,
  type UnitWords,
} from '../skin.ts'
import { endsOf } from '../ways.ts'
import type { Dress } from './dress.ts'
import { byWhom, motionsOf, quoteFor, thrown } from './events.ts'
import { thumbOf } from './ground.ts'
import { makePicture, makeStage } from './HexStage.tsx'
import type { CombatOdds } from './odds.ts'
import { hexId, isOnMap, paintOf } from './places.ts'
import { planOf } from './plan.ts'
import { referencesOf } from './reference.tsx'
import { hexOfPick, targetsFrom } from './showing.ts'
import { statistics } from './statistics.ts'
import { hexWords } from './words.ts'

type Ask = Asking<Field>
type Card = Omit<HandCardProps, 'onClick'> & { id: string; card: number }

const all: readonly [boolean, boolean, boolean] = [true, true, true]

function sectionsOfCard({ orders }: CardType): readonly [boolean, boolean, boolean] {
  if (orders.how === 'sections') return [orders.quota.left > 0, orders.quota.center > 0, orders.quota.right > 0]
  if (orders.how === 'leader' && orders.section !== null) {
    return [orders.section === 'left', orders.section === 'center', orders.section === 'right']
  }
  return all
}

const numberOf = (value: number, lang: Lang): string =>
  value.toLocaleString(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A game of the series, dressed. */
export function hexSkin(dress: Dress): Skin<Field, Event> {
  const pieceName = (g: Field, piece: Piece, lang: Lang): string =>
    isLeader(piece) ? dress.leaderName(leader(g, piece).name)[lang] : dress.unitName(typeOf(g, unit(g, piece)).id)[lang]

  const cardOf = (g: Field, card: number, command: number, lang: Lang): Card => {
    const say = hexWords[lang]
    const book = bookOf(g)
    const type = book.cardTypes[book.cards[card]]
    const words = dress.card(type)
    return {
      id: `${card}`,
      card,
      kind: type.group === 'leadership' ? 'leader' : type.group,
      number: words.disc(command),
      title: words.name[lang],
      where: words.where[lang],
      text: words.short[lang],
      whole: words.long[lang],
      kindName: say.kinds[type.group],
      sections: sectionsOfCard(type),
      helmet: type.helmet ? say.helmet : undefined,
      mark: words.mark,
    }
  }

  return {
    symbols: ['hexes', ...dress.symbols],
    Stage: makeStage(dress),
    Picture: makePicture(dress),
    sideOf: paintOf,
    colours: g => `${dress.period ?? ''} ${dress.blueBelow?.(g) ? 'blue-below' : ''}`,
    turnOf: g => g.turn,
    score: g => ({ seats: g.banners.map((won, seat) => ({ seat, won, goal: g.goal[seat] })) }),
    activeOf: g => g.active,
    ask: (asking, lang) => {
      const { view, decision, rules } = asking
      const g = view.field
      if (decision.step === 'order-units') return orderWords(asking, lang)
      return rules.game.speech.ask(decision, g, lang)
    },
    hasPlace: (g, of, pick) => hexOfPick(g, of, pick) >= 0,
    milestone(e) {
      if (e.type === 'turn') return { kind: 'turn', side: paintOf(e.side), number: `${e.turn}` }
      return e.type === 'banner' ? { kind: 'flag', side: paintOf(e.side) } : null
    },
    hand(g, seat, lang) {
      const command = bookOf(g).command(g, seat === 0 ? 0 : 1)
      const aside = dress.aside?.(g, seat === 0 ? 0 : 1)?.each ?? []
      const laid = g.aside[seat].flatMap((card, i) =>
        card < 0 ? [] : [{ ...cardOf(g, card, command, lang), played: aside[i]?.[lang] ?? '' }],
      )
      const held = [...g.hands[seat].filter(card => card >= 0).map(card => cardOf(g, card, command, lang)), ...laid]
      if (g.card < 0) return held
      const own = g.active === seat
      const played = own ? hexWords[lang].inPlay : hexWords[lang].theirs(dress.army(g, g.active)[lang])
      return [{ ...cardOf(g, g.card, bookOf(g).command(g, g.active), lang), played }, ...held]
    },
    keys: lang => hexWords[lang].keys,
    coordinates: true,
    count(asking, lang) {
      const { view, decision, draft, choice } = asking
      const g = view.field
      const say = hexWords[lang]
      if (decision.step === 'order-units' || decision.step === 'order-leader' || decision.step === 'order-group') {
        const { orders } = ordersOf(g)
        // Of six orders and four who could get one, four.
        const most = mostOrders(g) === null ? null : mostPicked(asking)
        const done = draft.length
        if (orders.how === 'leader' && (draft.length === 0 || !isLeader(Number(draft[0])))) return null
        return most === null
          ? { text: say.linked(done), done, of: 99 }
          : { text: say.orders(done, most), done, of: most }
      }
      if (decision.kind === 'path' && choice?.of === 'hex') {
        // Of twelve hexes and six to the edge, six.
        const ways = [...endsOf(asking as Asking<unknown>).values()].map(way => way.length)
        const of = ways.length > 0 ? Math.max(...ways) : Number(decision.v.hexes ?? decision.v.left ?? 2)
        // One hex is said already.
        return of === 1 ? null : { text: say.steps(draft.length, of), done: draft.length, of }
      }
      return null
    },
    remark({ view, decision, draft, choice }, pointed, lang) {
      if (decision.kind === 'assign' && choice?.of === 'hex' && choice.about !== undefined)
        return hexWords[lang].placing(pieceName(view.field, choice.about, lang))
      const piece = pointed?.unit?.[0]
      if (decision.step !== 'order-units' || choice?.of !== 'unit' || typeof piece !== 'number') return null
      return choice.options.includes(piece)
        ? hexWords[lang].nth(pieceName(view.field, piece, lang), draft.length + 1)
        : null
    },
    tip({ decision }, lang) {
      const tip = dress.tip?.(decision) ?? null
      return tip && { id: tip.id, text: tip.text[lang] }
    },
    givesUp: ({ decision }) => GIVES_UP.test(decision.step),
    stop({ decision, draft }, lang) {
      const say = hexWords[lang]
      if (decision.step.startsWith('order-')) return draft.length > 0 ? say.giveOrders : say.noOrders
      if (decision.step === 'move-piece' && draft.length === 0) return say.endMovement
      return decision.step === 'announce-combat' && draft.length === 0 ? say.endBattle : null
    },
    option({ decision, choice }, pick, lang) {
      if (decision.step === 'ignore-flags' && typeof pick === 'number') return hexWords[lang].ignore(pick)
      // One hex, or to stay: both have a button.
      const isOnly = choice?.of === 'hex' && choice.options.length === 1
      return decision.step === 'advance' && isOnly ? hexWords[lang].advance : null
    },
    dieFaces(decision) {
      const { faces } = decision.v
      return Array.isArray(faces) ? faces.map(face => dress.faces[Number(face)].face) : null
    },
    // A face that is on the die twice is named once.
    faces: lang => [...new Map(dress.faces.map(({ face, text }) => [face, { face, text: text[lang] }])).values()],
    unit: (g, piece, lang) => unitWords(g, piece, lang, dress),
    motions: (e, _g, viewer) => motionsOf(e, viewer),
    thrown: (e, g, lang) => thrown(e, g, lang, dress),
    quote: (e, g, lang, n) => quoteFor(e, g, lang, n, dress),
    byWhom,
    heading: (e, g, lang) => (e.type === 'turn' ? hexWords[lang].turn(e.turn, dress.army(g, e.side)[lang]) : null),
    inOne(events, g, lang) {
      const places = new Map<string, string[]>()
      let count = 0
      for (const e of events) {
        if (e.type !== 'ordered') break
        const name = pieceName(g, e.piece, lang)
        places.set(name, [...(places.get(name) ?? []), hexId(e.hex)])
        count++
      }
      if (count < 2) return null
      const names = [...places].map(([name, hexes]) => `${name} ${hexes.join(', ')}`).join('; ')
      return { count, text: hexWords[lang].ordered(names) }
    },
    // A shot is announced and rolled in one breath: the roll says it all.
    isMinor: (e, together) =>
      e.type === 'drew' ||
      e.type === 'shuffled' ||
      (e.type === 'declared' && together.some(o => o.type === 'rolled' && o.roller === e.attacker)),
    oddsAsked,
    oddsShown: (odds, asking, lang) => oddsProps(odds as CombatOdds | null, asking, lang, pieceName),
    armies: (g, lang) => [0, 1].map(side => armyOf(g, side === 0 ? 0 : 1, lang, dress)),
    piles: (g, lang) => [
      { name: hexWords[lang].deck, count: g.deck.length },
      { name: hexWords[lang].discards, count: g.discards.length },
    ],
    references: lang => referencesOf(dress, lang),
    thumb: g => thumbOf(g, dress),
    plan: g => planOf(g, dress),
    statistics,
    places: /\b[A-I]\d{1,2}\b/g,
    strong:
      /\b[1-9]\d* (?:impactos?|banderas?|bloques?|hits?|flags?|blocks?)\b|\b(?:Estandarte|Banner|Victoria|fuera de combate|eliminated)\b/g,
  }
}

/** Without orders, with units that have not moved, with combats, guns or blocks that could be had, with a leader who could escape. */
const GIVES_UP =
  /^(order-|(move-piece|announce-combat|bonus-combat|shoot-again|combine-arms|restore-blocks|escape-through)$)/

/** "choose 3 units in the center"; of a kind no more than there are. */
function orderWords(asking: Ask, lang: Lang): string {
  const g = asking.view.field
  const { orders } = ordersOf(g)
  const say = hexWords[lang]
  const most = mostOrders(g) ?? 0
  const open = Math.min(most, mostPicked(asking))
  if (orders.how !== 'sections') return say.chooseKind(open)
  const named = (['left', 'center', 'right'] as const).filter(section => orders.quota[section] > 0)
  return say.chooseIn(named.length === 1 ? open : most, named)
}

function unitWords(g: Field, piece: Pick, lang: Lang, dress: Dress): UnitWords | null {
  if (typeof piece !== 'number') return null
  if (isLeader(piece)) {
    const l = leader(g, piece)
    if (l === undefined) return null
    const side = paintOf(l.side)
    return {
      title: dress.leaderName(l.name)[lang],
      note: dress.army(g, l.side)[lang],
      picture: (
        <svg className={`side-${side}`} width="72" height="72" viewBox="-22 -22 44 44" aria-hidden="true">
          <use href={`#leader-${side}`} x="-20" y="-20" width="40" height="40" />
        </svg>
      ),
      facts: [{ name: hexWords[lang].moves, value: `${bookOf(g).leaderMove(g)}` }],
      rules: dress.rulesOf('leader'),
    }
  }
  const u = unit(g, piece)
  if (u === undefined) return null
  const type = typeOf(g, u)
  const led = u.hex >= 0 ? g.leaderAt[u.hex] : NOBODY
  return {
    title: dress.unitName(type.id)[lang],
    note: [hexWords[lang].strength(u.blocks, type.blocks), led === NOBODY ? '' : ledBy(g, led, lang, dress)]
      .filter(Boolean)
      .join(' · '),
    picture: (
      <UnitPicture
        side={paintOf(u.side)}
        {...dress.piece(type.id)}
        blocks={u.blocks}
        full={type.blocks}
        leader={led !== NOBODY}
      />
    ),
    facts: dress.facts(g, u, lang),
    rules: dress.rulesOf(type.id),
  }
}

const ledBy = (g: Field, chief: Piece, lang: Lang, dress: Dress): string =>
  hexWords[lang].led(dress.leaderName(leader(g, chief).name)[lang])

/** Which answers a hover stands for, when it stands for a fight. */
function oddsAsked(ask: Ask, hover: Hover, pointed: Pointed | null): OddsAsked | null {
  const { decision, draft, choice, view } = ask
  const g = view.field
  const at = (place: Piece): string => hexId(hexUnder(g, place))
  const over = pointed?.unit?.find(piece => choice?.of === 'unit' && choice.options.includes(Number(piece)))
  if (decision.step === 'announce-combat' && draft.length === 1 && over !== undefined) {
    return { key: `${draft[0]}>${over}`, answers: [[draft[0], over]], place: at(Number(over)) }
  }
  if ((decision.step === 'bonus-combat' || decision.step === 'shoot-again') && over !== undefined) {
    return { key: `again>${over}`, answers: [[over]], place: at(Number(over)) }
  }
  if (decision.step === 'combine-arms') {
    // With the guns that have been chosen, and the one that is pointed at.
    const guns = over === undefined ? draft : [...draft, over]
    if (guns.length === 0 && choice?.enough === undefined) return null
    return { key: `guns>${guns}`, answers: [guns], place: at(Number(decision.v.target)) }
  }
  if (decision.step === 'move-piece' && draft.length === 1 && choice?.of === 'hex') {
    const hex = Number(pointed?.hex?.[0] ?? -1)
    const piece = Number(draft[0])
    if (!choice.options.includes(hex) || !isOnMap(hex) || isLeader(piece)) return null
    const [target] = targetsFrom(ask, piece, hex)
    if (target === undefined) return null
    return {
      key: `${piece}@${hex}>${target}`,
      answers: [
        [piece, hex],
        [piece, target],
      ],
      place: at(target),
    }
  }
  if (decision.step === 'defend' || decision.step === 'battle-back') {
    const word = hover?.of === 'word' ? hover.word : decision.step === 'defend' ? 'stand' : 'battle-back'
    if (word === 'pass') return null
    return { key: word, answers: [[word]], place: at(Number(decision.v.unit)) }
  }
  return null
}

/** 4 of its own, −2 for the ground. */
const ledgerLine = (why: string, dice: number): string => `${dice < 0 ? '−' : '+'}${Math.abs(dice)} ${why}`

function oddsProps(
  odds: CombatOdds | null,
  { view, decision, rules }: Ask,
  lang: Lang,
  pieceName: (g: Field, piece: Piece, lang: Lang) => string,
): OddsProps | null {
  if (odds === null || odds.dice === 0) return null
  const g = view.field
  const say = hexWords[lang].odds
  const { close } = bookOf(g).cite
  const rule = odds.close ? close : bookOf(g).cite.fire
  // What is good for the one is bad for the other.
  const struck = sideOf(g, odds.target) === decision.seat
  const good = struck ? 'bad' : 'good'
  const bad = struck ? 'good' : 'bad'
  const lines: OddsProps['lines'][number][] = [
    { text: say.retreats, value: shareOf(odds.retreats, lang), icon: 'flag' },
    { text: say.eliminated, value: shareOf(odds.eliminated, lang), icon: 'banner', tone: good },
  ]
  if (odds.strikesFirst > 0) {
    lines.push({ text: say.first, value: shareOf(odds.strikesFirst, lang), icon: 'swords', tone: bad })
  }
  if (odds.evaded > 0) lines.push({ text: say.evaded, value: shareOf(odds.evaded, lang), icon: 'boots' })
  if (odds.close && !odds.isAnswer && odds.evaded === 0) {
    if (odds.strikesFirst === 0)
      lines.push({ text: say.back, value: shareOf(odds.battlesBack, lang), lineIcon: 'turnLeft', tone: bad })
    if (odds.rampages > 0) {
      lines.push({ text: say.rampages, value: shareOf(odds.rampages, lang), icon: 'boots', tone: bad })
    }
    if (odds.ownEliminated >= 0.005) {
      lines.push({ text: say.ownEliminated, value: shareOf(odds.ownEliminated, lang), icon: 'banner', tone: bad })
    }
    lines.push({ text: struck ? say.theirLoss : say.ownLoss, value: numberOf(odds.ownLoss, lang), minor: true })
  }
  const otherwise = odds.otherwise
    .map(word => rules.game.speech.name({ of: 'word', options: [word] }, word, g, lang).toLowerCase())
    .join(lang === 'es' ? ' o ' : ' or ')
  return {
    label: say.title,
    from: pieceName(g, odds.attacker, lang),
    to: pieceName(g, odds.target, lang),
    fighters: [odds.attacker, odds.target],
    rule,
    note: (
      <>
        {odds.close ? say.close : say.fire} · <b>{say.ofDice(odds.dice)}</b> · {surenessOf(odds, lang)}
        {odds.why.length > 1 && (
          <span className="odds-ledger">
            {odds.why.map(({ why, dice }) => ledgerLine(say.why[why], dice)).join(' ')}
          </span>
        )}
        {odds.otherwise.length > 0 && <span className="odds-ledger">{say.ifItStands(otherwise)}</span>}
      </>
    ),
    bars: barsOf(odds.hits, { kills: odds.blocks, lang }),
    lines,
  }
}

function armyOf(g: Field, side: 0 | 1, lang: Lang, dress: Dress): Army {
  return {
    seat: side,
    side: paintOf(side),
    name: dress.army(g, side)[lang],
    cards: g.hands[side].length,
    aside: dress.aside?.(g, side)?.all[lang],
    units: g.units
      .filter(u => u.side === side)
      .map(u => {
        const type = typeOf(g, u)
        return {
          id: u.id,
          name: dress.unitName(type.id)[lang],
          strength: `${u.blocks}/${type.blocks}`,
          picture: (
            <UnitPicture
              side={paintOf(side)}
              {...dress.piece(type.id)}
              blocks={u.blocks}
              full={type.blocks}
              leader={u.hex >= 0 && g.leaderAt[u.hex] !== NOBODY}
              width={46}
            />
          ),
          place: u.hex >= 0 ? hexId(u.hex) : '',
          lost: u.hex < 0 && u.blocks === 0,
        }
      }),
    leaders: g.leaders
      .filter(l => sideOf(g, l.id) === side)
      .map(l => ({
        name: dress.leaderName(l.name)[lang],
        place: l.hex >= 0 ? hexId(l.hex) : '',
        lost: l.hex < 0,
      })),
  }
}
