import { Traits } from '@acies/kernel'
import { accomplice } from './accomplice.ts'
import { alertness } from './alert.ts'
import { authoritarian } from './authoritarian.ts'
import { bold } from './bold.ts'
import { clever } from './clever.ts'
import { comrade } from './comrade.ts'
import { coordinator } from './coordinator.ts'
import { determined } from './determined.ts'
import { diligent } from './diligent.ts'
import { eagleEyed } from './eagle-eyed.ts'
import { engineer } from './engineer.ts'
import { enigmatic } from './enigmatic.ts'
import { enthusiast } from './enthusiast.ts'
import { experienced } from './experienced.ts'
import { hero } from './hero.ts'
import { honourable } from './honourable.ts'
import { hurry } from './hurry.ts'
import { innovator } from './innovator.ts'
import { inspire } from './inspire.ts'
import { intriguer } from './intriguer.ts'
import { learned } from './learned.ts'
import { mentor } from './mentor.ts'
import { meticulous } from './meticulous.ts'
import { notable } from './notable.ts'
import { officious } from './officious.ts'
import { patient } from './patient.ts'
import { perfectionist } from './perfectionist.ts'
import { pious } from './pious.ts'
import { prepared } from './prepared.ts'
import { protector } from './protector.ts'
import { provoker } from './provoker.ts'
import { prudent } from './prudent.ts'
import { relentless } from './relentless.ts'
import { rogue } from './rogue.ts'
import { ruthless } from './ruthless.ts'
import { schemer } from './schemer.ts'
import { shrewd } from './shrewd.ts'
import { skilled } from './skilled.ts'
import { stoic } from './stoic.ts'
import { swift } from './swift.ts'
import { tenacious } from './tenacious.ts'
import { terrible } from './terrible.ts'
import { threatening } from './threatening.ts'
import type { CommandTrait } from './trait.ts'
import { undaunted } from './undaunted.ts'

/** In the order of the rulebook: what every commander knows, then the qualities. */
const ALL: readonly CommandTrait[] = [
  hurry,
  inspire,
  threatening,
  alertness,
  bold,
  authoritarian,
  eagleEyed,
  comrade,
  schemer,
  accomplice,
  coordinator,
  determined,
  ruthless,
  diligent,
  skilled,
  enigmatic,
  enthusiast,
  stoic,
  experienced,
  hero,
  honourable,
  engineer,
  undaunted,
  relentless,
  clever,
  innovator,
  notable,
  intriguer,
  learned,
  meticulous,
  terrible,
  mentor,
  officious,
  patient,
  perfectionist,
  rogue,
  prudent,
  prepared,
  protector,
  provoker,
  swift,
  pious,
  shrewd,
  tenacious,
]

export const COMMAND_TRAITS = new Traits(ALL)
/** Names of all actions, in that order. */
export const ACTIONS: readonly string[] = ALL.map(t => t.name)
