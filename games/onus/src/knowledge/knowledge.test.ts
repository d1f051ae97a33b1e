import { acceptKnowledge } from '@acies/kernel/testing'
import { onus } from '../game.ts'
import { knowledge } from './index.ts'

/** Fifteen turns each, up to four players. */
const TURNS = 62

acceptKnowledge(onus, knowledge, TURNS)
