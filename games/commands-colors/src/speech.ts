import type { Hex } from '@acies/hexes'
import type { Choice, Decision, Lang, Pick, RuleId, Said, Seat, Speech } from '@acies/kernel'
import { EXIT, nameOf, type Side } from './battlefield.ts'
import { bookOf, cardTypeOf } from './book.ts'
import type { Event, Mode } from './events.ts'
import { type Field, hexUnder, isLeader, leader, type Piece, unit } from './field.ts'

/** The names a game gives to the core's sentences. */
export interface Lexicon {
  rules: Readonly<Record<RuleId, Said>>
  chapters: readonly { prefix: string; title: Said }[]
  unit(type: string): Said
  leader(slug: string): Said
  /** The army of a side, as a subject: Rome, Carthage. */
  army(g: Field, side: Side): Said
  card(kind: string): Said
  face(face: string): Said
  /** Sentences for steps, words and reactions that only this game has, or has otherwise. */
  prompts: Readonly<Record<string, Said>>
  words: Readonly<Record<string, Said>>
}

export function speechOf(lexicon: Lexicon): Speech<Field, Event> {
  const words = { ...WORDS, ...lexicon.words }
  const prompts = { ...PROMPTS, ...lexicon.prompts }
  const piece = (g: Field, id: Piece, lang: Lang): string => {
    if (id < 0) return ''
    if (isLeader(id)) return lexicon.leader(leader(g, id).name)[lang]
    const u = unit(g, id)
    return lexicon.unit(bookOf(g).types[u.type].id)[lang]
  }
  const placed = (g: Field, id: Piece, lang: Lang): string => {
    if (id < 0) return ''
    const hex = hexUnder(g, id)
    return hex < 0 ? piece(g, id, lang) : `${piece(g, id, lang)} ${nameOf(hex)}`
  }
  /** Guerreros mueven, Infantería mueve. */
  const areMany = (g: Field, id: Piece, lang: Lang): boolean => {
    const name = piece(g, id, lang).split(' ')
    return id >= 0 && !isLeader(id) && (lang === 'es' ? name[0] : name[name.length - 1]).endsWith('s')
  }
  const hexName = (hex: Hex, lang: Lang): string => (hex === EXIT ? words.exit[lang] : nameOf(hex))
  const faces = (g: Field, list: readonly number[], lang: Lang): string =>
    list.map(face => lexicon.face(bookOf(g).faces[face])[lang].toLowerCase()).join(', ')

  return {
    rules: lexicon.rules,
    chapters: lexicon.chapters,
    seat: (seat: Seat, g, lang) => lexicon.army(g, seat === 0 ? 0 : 1)[lang],
    enough: (word, lang) => (words[word] ?? words.done)[lang],
    ask(decision: Decision, g, lang) {
      const prompt = prompts[decision.step]
      if (prompt === undefined) return decision.step
      const v = decision.v as Readonly<Record<string, number | undefined>>
      const [about, by] = [v.unit ?? v.shooter ?? v.leader ?? -1, v.attacker ?? v.against ?? -1]
      return fill(agreed(prompt[lang], areMany(g, about, lang), areMany(g, by, lang)), {
        unit: placed(g, about, lang),
        attacker: placed(g, by, lang),
        count: `${v.may ?? v.hexes ?? v.left ?? ''}`,
        card: g.orders >= 0 ? lexicon.card(bookOf(g).cardTypes[g.orders].id)[lang] : '',
      })
    },
    name(choice: Choice, pick: Pick, g, lang) {
      if (typeof pick === 'string') return (words[pick] ?? { es: pick, en: pick })[lang]
      if (typeof pick !== 'number') return pick.join(', ')
      switch (choice.of) {
        case 'unit':
          return placed(g, pick, lang)
        case 'hex':
          return hexName(pick, lang)
        case 'card':
          return lexicon.card(cardTypeOf(g, pick).id)[lang]
        default:
          return choice.of === 'die' ? `${words.die[lang]} ${pick + 1}` : `${pick}`
      }
    },
    tell: (e, g, lang) => agreed(told(e, g, lang), areMany(g, subjectOf(e), lang)),
  }

  function told(e: Event, g: Field, lang: Lang): string {
    const say = (es: string, en: string): string => (lang === 'es' ? es : en)
    const army = (side: Side): string => lexicon.army(g, side)[lang]
    const p = (id: Piece): string => piece(g, id, lang)
    const at = (hex: Hex): string => hexName(hex, lang)
    switch (e.type) {
      case 'turn':
        return say(`Turno ${e.turn}: ${army(e.side)}.`, `Turn ${e.turn}: ${army(e.side)}.`)
      case 'card':
        return say(`${army(e.side)} juega ${cardOf(g, e.card)}.`, `${army(e.side)} plays ${cardOf(g, e.card)}.`)
      case 'copied': {
        const name = lexicon.card(bookOf(g).cardTypes[e.orders].id)[lang]
        return say(`Copia ${name}.`, `It copies ${name}.`)
      }
      case 'fallback':
        return say(
          'Nadie responde a la carta: ordena una unidad cualquiera.',
          'Nobody answers the card: one unit of choice is ordered.',
        )
      case 'command-dice':
        return say(`Dados de mando: ${faces(g, e.faces, lang)}.`, `Command dice: ${faces(g, e.faces, lang)}.`)
      case 'ordered':
        return say(`Ordena ${p(e.piece)} ${at(e.hex)}.`, `${p(e.piece)} ${at(e.hex)} is ordered.`)
      case 'rallied':
        return say(
          `${p(e.unit)} [recupera|recuperan] ${blocks(e.blocks, lang)}.`,
          `${p(e.unit)} [regains|regain] ${blocks(e.blocks, lang)}.`,
        )
      case 'moved':
        return e.from === e.to
          ? say(`${p(e.piece)} [aparece|aparecen] en ${at(e.to)}.`, `${p(e.piece)} [appears|appear] at ${at(e.to)}.`)
          : say(
              `${p(e.piece)} [mueve|mueven] de ${at(e.from)} a ${at(e.to)}.`,
              `${p(e.piece)} [moves|move] from ${at(e.from)} to ${at(e.to)}.`,
            )
      case 'joined':
        return say(`${p(e.leader)} se une a ${p(e.unit)}.`, `${p(e.leader)} joins ${p(e.unit)}.`)
      case 'left-the-field':
        return say(
          `${p(e.piece)} [abandona|abandonan] el campo desde ${at(e.from)}.`,
          `${p(e.piece)} [leaves|leave] the field from ${at(e.from)}.`,
        )
      case 'entered':
        return say(`${p(e.unit)} [entra|entran] en ${at(e.hex)}.`, `${p(e.unit)} [enters|enter] ${at(e.hex)}.`)
      case 'declared':
        switch (e.mode) {
          case 'fire':
            return say(
              `${placed(g, e.attacker, lang)} [dispara|disparan] a ${placed(g, e.target, lang)}.`,
              `${placed(g, e.attacker, lang)} [fires|fire] at ${placed(g, e.target, lang)}.`,
            )
          case 'close':
            return say(
              `${placed(g, e.attacker, lang)} [ataca|atacan] a ${placed(g, e.target, lang)}.`,
              `${placed(g, e.attacker, lang)} [attacks|attack] ${placed(g, e.target, lang)}.`,
            )
          case 'bonus':
            return say(
              `${words.bonus.es}: ${placed(g, e.attacker, lang)} [ataca|atacan] a ${placed(g, e.target, lang)}.`,
              `${words.bonus.en}: ${placed(g, e.attacker, lang)} [attacks|attack] ${placed(g, e.target, lang)}.`,
            )
        }
        return ''
      case 'reaction':
        return e.reaction === 'stand' || e.reaction === 'square'
          ? ''
          : `${p(e.unit)}: ${(words[e.reaction] ?? words.done)[lang].toLowerCase()}.`
      case 'rolled': {
        const head = (words[`roll:${e.mode}`] ?? ROLLS[e.mode])[lang]
        const tail = say(
          `${e.faces.length === 1 ? '1 dado' : `${e.faces.length} dados`}: ${faces(g, e.faces, lang)}`,
          `${e.faces.length === 1 ? '1 die' : `${e.faces.length} dice`}: ${faces(g, e.faces, lang)}`,
        )
        const hits = say(
          `${e.hits} ${e.hits === 1 ? 'impacto' : 'impactos'}`,
          `${e.hits} ${e.hits === 1 ? 'hit' : 'hits'}`,
        )
        const flagged =
          e.flags > 0
            ? say(
                `, ${e.flags} ${e.flags === 1 ? 'bandera' : 'banderas'}`,
                `, ${e.flags} ${e.flags === 1 ? 'flag' : 'flags'}`,
              )
            : ''
        return `${fill(head, { roller: p(e.roller), target: p(e.target) })} ${tail}. ${capital(hits)}${flagged}.`
      }
      case 'lost-blocks':
        return say(
          `${p(e.unit)} [pierde|pierden] ${blocks(e.blocks, lang)}${e.cause === 'retreat' ? ' por no poder retirarse' : ''}.`,
          `${p(e.unit)} [loses|lose] ${blocks(e.blocks, lang)}${e.cause === 'retreat' ? ' for want of room to retreat' : ''}.`,
        )
      case 'eliminated':
        return say(
          `${p(e.piece)} ${isLeader(e.piece) ? 'cae' : '[queda|quedan] fuera de combate'}.`,
          `${p(e.piece)} ${isLeader(e.piece) ? 'falls' : '[is|are] eliminated'}.`,
        )
      case 'leader-check':
        return say(
          `Chequeo de ${p(e.leader)}: ${faces(g, e.faces, lang)}. ${e.lost ? 'Cae.' : 'Sobrevive.'}`,
          `Check for ${p(e.leader)}: ${faces(g, e.faces, lang)}. ${e.lost ? 'He falls.' : 'He survives.'}`,
        )
      case 'banner':
        return say(
          `Estandarte para ${army(e.side)}: ${e.banners} de ${e.goal}.`,
          `Banner for ${army(e.side)}: ${e.banners} of ${e.goal}.`,
        )
      case 'banner-lost':
        return say(
          `${army(e.side)} pierde un estandarte: ${e.banners} de ${e.goal}.`,
          `${army(e.side)} loses a banner: ${e.banners} of ${e.goal}.`,
        )
      case 'ignored-flags':
        return say(
          `${p(e.unit)} [ignora|ignoran] ${e.flags === 1 ? 'una bandera' : `${e.flags} banderas`}.`,
          `${p(e.unit)} [ignores|ignore] ${e.flags === 1 ? 'one flag' : `${e.flags} flags`}.`,
        )
      case 'retreated':
        return say(
          `${p(e.unit)} se [retira|retiran] a ${at(e.path[e.path.length - 1])}.`,
          `${p(e.unit)} [retreats|retreat] to ${at(e.path[e.path.length - 1])}.`,
        )
      case 'evaded':
        return fill(words.evaded[lang], { piece: p(e.piece), hex: at(e.path[e.path.length - 1]) })
      case 'stampede':
        return say('¡Estampida de elefantes!', 'The elephants stampede!')
      case 'escaping':
        return say(
          `${p(e.leader)} intenta escapar por ${at(e.through)}.`,
          `${p(e.leader)} tries to slip through ${at(e.through)}.`,
        )
      case 'stood':
        return say(`${p(e.unit)} no [puede|pueden] retirarse.`, `${p(e.unit)} cannot retreat.`)
      case 'declined':
        return fill(words.declined[lang], { piece: p(e.unit) })
      case 'advanced':
        return say(`${p(e.unit)} [avanza|avanzan] a ${at(e.to)}.`, `${p(e.unit)} [advances|advance] to ${at(e.to)}.`)
      case 'drew':
        return say(
          `${army(e.side)} roba ${e.cards === 1 ? 'una carta' : `${e.cards} cartas`}.`,
          `${army(e.side)} draws ${e.cards === 1 ? 'a card' : `${e.cards} cards`}.`,
        )
      case 'drawn':
        return say(`Robas ${cardOf(g, e.card)}.`, `You draw ${cardOf(g, e.card)}.`)
      case 'shuffled':
        return say('Se baraja de nuevo el mazo.', 'The deck is shuffled anew.')
      case 'captured':
        return say(`${army(e.side)} toma ${at(e.hex)}.`, `${army(e.side)} takes ${at(e.hex)}.`)
      case 'command':
        return say(
          `${army(e.side)} manda ahora con ${e.command} cartas.`,
          `${army(e.side)} now commands with ${e.command} cards.`,
        )
      case 'ambush':
        return say(
          `¡Emboscada! ${army(e.side)} surge a espaldas del enemigo.`,
          `Ambush! ${army(e.side)} appears behind the enemy.`,
        )
      case 'aside':
        return say(
          `${army(e.side)} aparta una carta por ${p(e.unit)}.`,
          `${army(e.side)} lays a card aside for ${p(e.unit)}.`,
        )
      case 'taken-back':
        return say(
          `${army(e.side)} recupera la carta de ${p(e.unit)}.`,
          `${army(e.side)} takes back the card of ${p(e.unit)}.`,
        )
      case 'combined': {
        const helpers = e.with.map(id => placed(g, id, lang)).join(', ')
        return say(
          `${helpers} apoya a ${p(e.unit)} con ${e.dice === 1 ? 'un dado' : `${e.dice} dados`}.`,
          `${helpers} supports ${p(e.unit)} with ${e.dice === 1 ? 'one die' : `${e.dice} dice`}.`,
        )
      }
      case 'discarded':
        return say(`${army(e.side)} descarta ${cardOf(g, e.card)}.`, `${army(e.side)} discards ${cardOf(g, e.card)}.`)
      case 'formed':
        return e.mark > 0
          ? say(`${p(e.unit)} [forma|forman] en cuadro.`, `${p(e.unit)} [forms|form] square.`)
          : say(`${p(e.unit)} [deshace|deshacen] el cuadro.`, `${p(e.unit)} [leaves its|leave their] square.`)
      case 'won':
        return say(`Victoria de ${army(e.side)}.`, `${army(e.side)} wins.`)
      case 'drawn-game':
        return say('La batalla queda en tablas.', 'The battle is drawn.')
    }

    function cardOf(field: Field, card: number): string {
      return lexicon.card(cardTypeOf(field, card).id)[lang]
    }
  }
}

/** Whom a sentence is about. */
function subjectOf(e: Event): Piece {
  if ('piece' in e) return e.piece
  if ('attacker' in e) return e.attacker
  if ('roller' in e) return e.roller
  return 'unit' in e ? e.unit : -1
}

/** `[moves|move]` agrees with whom the sentence is about, `<moves|move>` with the one who attacks. */
const agreed = (text: string, many: boolean, attackers = false): string =>
  text.replace(/\[([^|\]]*)\|([^\]]*)\]/g, many ? '$2' : '$1').replace(/<([^|>]*)\|([^>]*)>/g, attackers ? '$2' : '$1')

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  capital(text.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? ''))
const blocks = (n: number, lang: Lang): string =>
  lang === 'es' ? (n === 1 ? 'un bloque' : `${n} bloques`) : n === 1 ? 'a block' : `${n} blocks`

const ROLLS: Readonly<Record<Mode, Said>> = {
  fire: { es: '{roller} [dispara|disparan] a {target} con', en: '{roller} [fires|fire] at {target} with' },
  attack: { es: '{roller} [golpea|golpean] a {target} con', en: '{roller} [strikes|strike] {target} with' },
  'battle-back': { es: '{roller} [devuelve|devuelven] el combate con', en: '{roller} [battles|battle] back with' },
  'first-strike': { es: '{roller} [golpea|golpean] primero con', en: '{roller} [strikes|strike] first with' },
  answer: { es: '{roller} [responde|responden] con', en: '{roller} [answers|answer] with' },
  evade: {
    es: '{roller} [golpea|golpean] a {target}, que se evade, con',
    en: '{roller} [strikes|strike] at {target}, who evades, with',
  },
  escape: {
    es: '{roller} [intenta|intentan] cortar el paso a {target} con',
    en: '{roller} [tries|try] to cut off {target} with',
  },
  rampage: { es: 'Los elefantes pisotean a {target} con', en: 'The elephants trample {target} with' },
}

/** What the core's questions ask. */
const PROMPTS: Readonly<Record<string, Said>> = {
  'play-card': { es: 'Juega una carta de mando.', en: 'Play a command card.' },
  'order-units': { es: '{card}: elige a quién das órdenes.', en: '{card}: choose whom to order.' },
  'order-one': { es: 'Da una orden a una unidad cualquiera.', en: 'Order one unit of your choice.' },
  'order-group': { es: '{card}: elige unidades enlazadas.', en: '{card}: choose linked units.' },
  'order-leader': {
    es: '{card}: elige un líder y sus unidades enlazadas, o una sola unidad.',
    en: '{card}: choose a leader and units linked to him, or a single unit.',
  },
  'move-piece': {
    es: 'Mueve una pieza con órdenes, o termina el movimiento.',
    en: 'Move an ordered piece, or end movement.',
  },
  'announce-combat': {
    es: 'Elige quién combate y contra quién, o termina el turno.',
    en: 'Choose who battles and whom, or end the battle.',
  },
  'shoot-again': { es: '{unit} [puede|pueden] disparar otra vez.', en: '{unit} may fire again.' },
  defend: {
    es: '{attacker} <ataca|atacan> a {unit}: ¿qué haces?',
    en: '{attacker} <attacks|attack> {unit}: what do you do?',
  },
  'battle-back': {
    es: '¿{unit} [devuelve|devuelven] el combate a {attacker}?',
    en: '[Does|Do] {unit} battle back against {attacker}?',
  },
  'ignore-flags': {
    es: '{unit} [puede|pueden] ignorar banderas: ¿cuántas? (hasta {count})',
    en: '{unit} may ignore flags: how many? (up to {count})',
  },
  'retreat-path': {
    es: '{unit} se [retira|retiran] (hexágonos: {count}): elige el camino.',
    en: '{unit} [retreats|retreat] (hexes: {count}): choose the way.',
  },
  'evade-path': { es: '{unit} se [evade|evaden]: elige el camino.', en: '{unit} [evades|evade]: choose the way.' },
  'leader-path': {
    es: '{unit} debe alejarse de 1 a {count} hexágonos: elige el camino.',
    en: '{unit} must get away 1 to {count} hexes: choose the way.',
  },
  'escape-through': {
    es: '{unit} está rodeado: elige por qué enemigo intenta escapar.',
    en: '{unit} is cut off: choose which enemy to slip through.',
  },
  advance: { es: '¿[Avanza|Avanzan] {unit}?', en: '[Does|Do] {unit} advance?' },
  'bonus-combat': {
    es: '{unit} [puede|pueden] combatir otra vez: ¿contra quién?',
    en: '{unit} may fight again: against whom?',
  },
}

/** Words on buttons, and what games call differently. */
const WORDS: Readonly<Record<string, Said>> = {
  done: { es: 'Listo', en: 'Done' },
  pass: { es: 'No', en: 'No' },
  stop: { es: 'Aquí', en: 'Here' },
  stay: { es: 'Quedarse', en: 'Stay' },
  wait: { es: 'Esperar', en: 'Wait' },
  surrender: { es: 'Rendirse', en: 'Give up' },
  stand: { es: 'Aguantar', en: 'Stand' },
  evade: { es: 'Evadirse', en: 'Evade' },
  'first-strike': { es: 'Primer Golpe', en: 'First Strike' },
  'battle-back': { es: 'Devolver el combate', en: 'Battle back' },
  exit: { es: 'fuera del campo', en: 'off the field' },
  evaded: { es: '{piece} se [evade|evaden] a {hex}.', en: '{piece} [evades|evade] to {hex}.' },
  declined: { es: '{piece} no [devuelve|devuelven] el combate.', en: '{piece} [does|do] not battle back.' },
  bonus: { es: 'Combate adicional', en: 'Bonus combat' },
  die: { es: 'dado', en: 'die' },
}
