import { catapultSteps } from './catapult.ts'
import { pastSteps } from './past.ts'

export const machineSteps = [...catapultSteps, ...pastSteps]
