import type { TerciosTrait } from '../trait.ts'
import { accomplice } from './accomplice.ts'
import { aggressive } from './aggressive.ts'
import { alertness } from './alert.ts'
import { authoritarian } from './authoritarian.ts'
import { bold } from './bold.ts'
import { brave } from './brave.ts'
import { calm } from './calm.ts'
import { cartographer } from './cartographer.ts'
import { clever } from './clever.ts'
import { cold } from './cold.ts'
import { comrade } from './comrade.ts'
import { coordinator } from './coordinator.ts'
import { determined } from './determined.ts'
import { diligent } from './diligent.ts'
import { diplomat } from './diplomat.ts'
import { eagleEyed } from './eagle-eyed.ts'
import { elegant } from './elegant.ts'
import { engineer } from './engineer.ts'
import { enigmatic } from './enigmatic.ts'
import { enthusiast } from './enthusiast.ts'
import { experienced } from './experienced.ts'
import { expert } from './expert.ts'
import { fearless } from './fearless.ts'
import { gallant } from './gallant.ts'
import { guarded } from './guarded.ts'
import { hero } from './hero.ts'
import { honourable } from './honourable.ts'
import { imperturbable } from './imperturbable.ts'
import { innovator } from './innovator.ts'
import { intriguer } from './intriguer.ts'
import { learned } from './learned.ts'
import { lucky } from './lucky.ts'
import { mentor } from './mentor.ts'
import { meticulous } from './meticulous.ts'
import { nimble } from './nimble.ts'
import { notable } from './notable.ts'
import { officious } from './officious.ts'
import { passionate } from './passionate.ts'
import { patient } from './patient.ts'
import { perfectionist } from './perfectionist.ts'
import { phlegmatic } from './phlegmatic.ts'
import { pious } from './pious.ts'
import { prepared } from './prepared.ts'
import { protector } from './protector.ts'
import { provoker } from './provoker.ts'
import { prudent } from './prudent.ts'
import { relentless } from './relentless.ts'
import { respectable } from './respectable.ts'
import { rogue } from './rogue.ts'
import { ruthless } from './ruthless.ts'
import { schemer } from './schemer.ts'
import { selfless } from './selfless.ts'
import { shrewd } from './shrewd.ts'
import { skilled } from './skilled.ts'
import { stoic } from './stoic.ts'
import { swift } from './swift.ts'
import { tenacious } from './tenacious.ts'
import { terrible } from './terrible.ts'
import { threatening } from './threatening.ts'
import { undaunted } from './undaunted.ts'
import { wealthy } from './wealthy.ts'
import { willing } from './willing.ts'

/** In the order of the rulebook (TER-QUA-01 to 62). */
export const QUALITY_TRAITS: readonly TerciosTrait[] = [
  selfless,
  wealthy,
  lucky,
  nimble,
  aggressive,
  threatening,
  passionate,
  alertness,
  bold,
  authoritarian,
  eagleEyed,
  brave,
  cartographer,
  guarded,
  comrade,
  schemer,
  accomplice,
  coordinator,
  determined,
  ruthless,
  diligent,
  diplomat,
  willing,
  skilled,
  elegant,
  enigmatic,
  enthusiast,
  stoic,
  experienced,
  expert,
  phlegmatic,
  cold,
  gallant,
  hero,
  honourable,
  engineer,
  undaunted,
  imperturbable,
  relentless,
  clever,
  innovator,
  notable,
  fearless,
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
  respectable,
  shrewd,
  tenacious,
  calm,
]
