import { acceptKnowledge } from '@acies/kernel/testing'
import { napoleonics } from './game.ts'
import { knowledge } from './knowledge.ts'

acceptKnowledge(napoleonics, knowledge, 150)
