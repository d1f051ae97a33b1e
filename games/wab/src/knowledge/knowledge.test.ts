import { acceptKnowledge } from '@acies/kernel/testing'
import { wab } from '../game.ts'
import { knowledge } from './index.ts'

/** Six turns each, and the deployment before them. */
const TURNS = 24

acceptKnowledge(wab, knowledge, TURNS)
