import { acceptKnowledge } from '@acies/kernel/testing'
import { ancients } from './game.ts'
import { knowledge } from './knowledge.ts'

acceptKnowledge(ancients, knowledge, 150)
