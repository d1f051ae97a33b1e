// Where the page is served, and how that is told.
import { networkInterfaces } from 'node:os'
import util from 'node:util'
import { said } from './said.mjs'

const HERE = '127.0.0.1'
const EVERYWHERE = ['0.0.0.0', '::']
const OPTIONS = { port: { type: 'string' }, host: { type: 'string' }, help: { type: 'boolean', short: 'h' } }

/** The port and the address to listen on; null where help is wanted. An Error says what cannot be understood. */
export function whereOf(args) {
  const { port = '4173', host = HERE, help } = read(args)
  if (help) return null
  if (!/^\d+$/.test(port) || Number(port) > 65535)
    throw new Error(`--port: ${said('no es un puerto', 'not a port')}: ${port}`)
  return { port: Number(port), host }
}

function read(args) {
  try {
    return util.parseArgs({ args, options: OPTIONS }).values
  } catch (error) {
    throw new Error(said(`No se entiende: ${args.join(' ')}`, error.message))
  }
}

/** What is told when the page is on the table: under which addresses, and who can reach it. */
export function toldOf({ port, host }) {
  const here = said(
    '(solo para esta máquina; --host 0.0.0.0 la abre a otras)',
    '(for this machine only; --host 0.0.0.0 opens it to others)',
  )
  return [
    said('Acies está en la mesa:', 'Acies is on the table:'),
    ...(host === HERE
      ? [`  http://localhost:${port}/  ${here}`]
      : [
          said('Abierta a todo el que llegue a esta máquina:', 'Open to everybody who reaches this machine:'),
          ...addressesOf(host).map(address => `  http://${address}:${port}/`),
        ]),
    said(
      'Ctrl-C lo cierra; npm start -- --terminal es para jugar aquí mismo.',
      'Ctrl-C ends it; npm start -- --terminal plays here instead.',
    ),
  ]
}

/** The addresses under which a host can be reached. */
function addressesOf(host) {
  if (!EVERYWHERE.includes(host)) return [host.includes(':') ? `[${host}]` : host]
  const all = Object.values(networkInterfaces()).flat()
  return ['localhost', ...all.filter(a => a?.family === 'IPv4' && !a.internal).map(a => a.address)]
}
