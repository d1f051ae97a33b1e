#!/usr/bin/env node
import { program } from '../../../scripts/program.mjs'

const { main } = await import(await program('main'))
process.exitCode = await main(process.argv.slice(2))
