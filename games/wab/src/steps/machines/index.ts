import { catapultSteps } from './catapult.ts'
import { gunSteps } from './guns.ts'
import { pastSteps } from './past.ts'

export const machineSteps = [...catapultSteps, ...gunSteps, ...pastSteps]
