import { program } from '../../../scripts/program.mjs'

await import(await program('workers/work'))
