import { both, type Intent, motiveOf, type Said, type Seat, type Weights } from '@acies/kernel'
import { sentence } from '@acies/tabletop'
import { type Field, isFleeing } from '../position.ts'
import { unitNoun } from '../speech/nouns.ts'
import type { Term } from './score.ts'

/** What a plan may bring; said of nobody, for those who act are one or many. */
const MOTIVES: Readonly<Record<Term, Said>> = {
  points: both('la victoria queda más cerca', 'victory comes nearer'),
  quarters: both('así se ocupa un cuarto de la mesa', 'a quarter of the table is held'),
  strength: both('el enemigo sufrirá más bajas', 'the enemy will lose more men'),
  order: both('el enemigo puede darse a la fuga', 'the enemy may be put to flight'),
  combat: both('el choque promete, por filas, estandarte y flancos', 'ranks, standard and flanks favour the clash'),
  attack: both('habrá cargas al alcance', 'charges will be within reach'),
  shots: both('habrá blancos a tiro', 'targets will be in range'),
  exposure: both('hay menos peligro de cargas', 'there is less danger of charges'),
  contact: both('se acorta la distancia', 'the distance closes'),
  support: both('la línea sigue junto al general', 'the line stays near the general'),
  leaders: both('los mandos corren menos peligro', 'the leaders are safer'),
}
/** Nobody flees, or leaves a thing undone, to come nearer or to have charges within reach. */
const { contact: _, attack: __, ...REARWARD } = MOTIVES
const isRearward = (first: Intent | undefined): boolean =>
  first === undefined || first.picks.length === 0 || first.picks.includes('flee')
/** Gains smaller than this move nobody, in hundreds of points. */
const TRIFLE = 0.01

/** Why a side does what it plans, in a sentence: what, where that is more than the answer says, and what it hopes for. */
export function reason(g: Field, _seat: Seat, plan: readonly Intent[], gains: Weights): Said {
  const [first] = plan
  const what = first === undefined ? null : deedOf(g, first)
  const why = motiveOf(isRearward(first) ? REARWARD : MOTIVES, gains, TRIFLE)
  const said = (lang: 'es' | 'en') =>
    sentence(what === null ? `${why[lang]}.` : `${what[lang]}: ${why[lang]}.`, { words: {} })
  return both(said('es'), said('en'))
}
/** A sentence about a unit, and maybe its foe, in both languages. */
function about(g: Field, unit: number, es: string, en: string, foe?: number): Said {
  const said = (pattern: string, lang: 'es' | 'en') =>
    sentence(pattern, {
      unit: unitNoun(g, unit, lang),
      other: foe === undefined || g.units[foe] === undefined ? undefined : unitNoun(g, foe, lang),
      words: {},
    })
  return both(said(es, 'es'), said(en, 'en'))
}

function deedOf(g: Field, { step, picks }: Intent): Said | null {
  const [pick, then] = picks
  const unit = typeof pick === 'number' ? pick : -1
  const isStop = picks.length === 0
  switch (step) {
    case 'deploy':
      return about(g, unit, 'Despliega {to unit}', 'Deploys {unit}')
    case 'attach-character':
      return isStop
        ? both('Se queda solo', 'Stays by himself')
        : about(g, unit, 'Se pone al frente {of unit}', 'Leads {unit}')
    case 'declare-charges':
      if (isStop) return both('No declara cargas', 'Declares no charge')
      return typeof then === 'number' && g.units[then].side !== g.units[unit].side
        ? about(g, unit, '{unit} [carga|cargan] contra {other}', '{unit} [charges|charge] {other}', then)
        : about(g, unit, '{unit} se [retira|retiran] del combate', '{unit} [breaks|break] off')
    case 'react':
      return REACTIONS[String(then)]?.(g, unit) ?? null
    case 'react-revealed':
    case 'stay':
      return pick === 'flee' ? both('Huye', 'Flees') : both('Aguanta', 'Holds')
    case 'next-charger':
      return about(g, unit, '{unit} [carga|cargan] ahora', '{unit} [charges|charge] now')
    case 'fury-at':
      return about(g, unit, 'Carga contra {unit}', 'Charges {unit}')
    case 'move': {
      if (isStop) return both('El resto se queda', 'The rest stays')
      const [, way] = picks
      if (way === 'join') return about(g, unit, '{unit} se une a una unidad', '{unit} joins a unit')
      if (way === 'march') return about(g, unit, '{unit} [marcha|marchan]', '{unit} [marches|march]')
      return picks.includes('ahead')
        ? about(g, unit, '{unit} [avanza|avanzan]', '{unit} [advances|advance]')
        : about(g, unit, '{unit} [maniobra|maniobran]', '{unit} [manoeuvres|manoeuvre]')
    }
    case 'declare-shots':
      if (isStop || typeof then !== 'number') return HOLDS_FIRE
      return about(g, unit, '{unit} [dispara|disparan] {to other}', '{unit} [shoots|shoot] at {other}', then)
    case 'bombard':
    case 'aim-cannon':
    case 'fire-tarasnice':
      return isStop ? HOLDS_FIRE : about(g, unit, 'Dispara {to unit}', 'Shoots at {unit}')
    case 'fire-organ':
      return pick === 'fire' ? both('Dispara', 'Fires') : HOLDS_FIRE
    case 'parthian-move':
      return isStop ? both('Se queda', 'Stays') : both('Sigue cabalgando', 'Rides on')
    case 'disengage-move':
      return both('Se aleja', 'Draws off')
    case 'mob-far':
      return both('Avanza en tropel', 'Surges on')
    case 'reform-rallied':
      return isStop ? both('Se queda como está', 'Stays as it is') : both('Se reorganiza', 'Forms up')
    case 'hide':
      return isStop ? both('No esconde a nadie', 'Hides nobody') : about(g, unit, 'Esconde {to unit}', 'Hides {unit}')
    case 'rise':
      return isStop
        ? both('Espera a cubierto', 'Waits in hiding')
        : about(g, unit, '{unit} [sale|salen] de la emboscada', '{unit} [breaks|break] cover')
    case 'pursue-whom':
      return about(g, unit, 'Persigue {to unit}', 'Pursues {unit}')
    case 'follow':
      return pick === 'follow' ? both('Sigue al enemigo', 'Follows up') : both('Se queda', 'Stays')
    case 'pursue':
      return pick === 'pursue' ? both('Persigue', 'Pursues') : both('No persigue', 'Does not pursue')
    case 'overrun':
      return pick === 'overrun' ? both('Arrasa', 'Overruns') : both('Se queda', 'Stays')
    case 'redirect':
      return isStop ? both('Sigue tras su blanco', 'Keeps to its target') : both('Desvía la carga', 'Turns the charge')
    case 'challenge':
      return isStop ? both('No desafía', 'Challenges nobody') : both('Lanza un desafío', 'Issues a challenge')
    case 'accept':
      return isStop
        ? both('Rehúsa el desafío', 'Refuses the challenge')
        : both('Acepta el desafío', 'Accepts the challenge')
    case 'give-way':
      return pick === 'stand' ? both('Aguanta', 'Stands') : both('Cede terreno', 'Gives ground')
    default:
      return null
  }
}
const HOLDS_FIRE = both('No dispara', 'Holds its fire')
type Deed = (g: Field, unit: number) => Said
const REACTIONS: Readonly<Record<string, Deed>> = {
  hold: (g, u) => about(g, u, '{unit} [aguanta|aguantan]', '{unit} [holds|hold]'),
  'stand-and-shoot': (g, u) =>
    about(g, u, '{unit} [aguanta y dispara|aguantan y disparan]', '{unit} [stands and shoots|stand and shoot]'),
  flee: (g, u) =>
    isFleeing(g.units[u])
      ? about(g, u, '{unit} [sigue|siguen] huyendo', '{unit} [flees|flee] on')
      : about(g, u, '{unit} [huye|huyen] de la carga', '{unit} [flees|flee] from the charge'),
  'shoot-and-flee': (g, u) =>
    about(g, u, '{unit} [dispara y huye|disparan y huyen]', '{unit} [shoots and flees|shoot and flee]'),
  'counter-charge': (g, u) =>
    about(g, u, '{unit} [contracarga|contracargan]', '{unit} [counter-charges|counter-charge]'),
  ignore: (g, u) => about(g, u, '{unit} no [hace|hacen] caso', '{unit} [takes|take] no notice'),
}
