#!/usr/bin/env node
import { program } from '../../../scripts/program.mjs'

const built = await program('main').catch(error => {
  console.error(`acies: it could not be built: ${error.message}`)
  process.exit(70)
})
const { main } = await import(built)
process.exitCode = await main(process.argv.slice(2))
