#!/usr/bin/env node
import { program } from '../../../scripts/program.mjs'
import { said } from '../../../scripts/said.mjs'
import { needNode } from '../../../scripts/setup.mjs'

needNode()
const built = await program('main').catch(error => {
  const missing = error.code === 'ERR_MODULE_NOT_FOUND' ? said(' (¿falta npm ci?)', ' (is npm ci missing?)') : ''
  console.error(`acies: ${said('no se ha podido construir', 'it could not be built')}: ${error.message}${missing}`)
  process.exit(70)
})
const { main } = await import(built)
process.exitCode = await main(process.argv.slice(2))
