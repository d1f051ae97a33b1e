import { parseAst } from 'rolldown/parseAst'

/** What an operator becomes. */
const OTHER = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
}
/** Types are checked by the compiler, not by tests; these alone hold code. */
const TYPED_CODE = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const LOOPS = new Set(['ForStatement', 'ForOfStatement', 'ForInStatement', 'WhileStatement', 'DoWhileStatement'])

const parse = source => parseAst(source, { lang: 'ts' })

/**
 * What is proposed to whoever plays at random or compares: the `candidates` of a question, and functions that are given the
 * player's chance. Any legal proposal is as right as another; that they are legal, random play proves.
 */
export const isProposal = node =>
  (node.type === 'Property' && node.key.name === 'candidates') ||
  (/Function/.test(node.type) &&
    node.params.some(({ typeAnnotation }) => typeAnnotation?.typeAnnotation?.typeName?.name === 'Random'))

/**
 * Every small change that could be made to a source, in the order of the text: where, what, instead of what, and the
 * whole expression or statement it is in. An early one is made to what runs when the module is read, not when it is used.
 */
export function mutantsOf(source, leftOut = () => false) {
  const found = []
  visit(parse(source), (node, above) => {
    if (above.some(leftOut)) return
    const early = !above.some(({ type }) => /Function/.test(type))
    const change = (start, end, to) => {
      const site = { start: node.start, end: node.end, whole: node.type === 'ExpressionStatement' }
      found.push({ start, end, from: source.slice(start, end), to, early, site })
    }
    switch (node.type) {
      case 'BinaryExpression':
      case 'LogicalExpression': {
        const to = OTHER[node.operator]
        const at = source.indexOf(node.operator, node.left.end)
        // Words are put together with +, which nobody mistakes.
        if (to !== undefined && !(node.operator === '+' && isText(node))) change(at, at + node.operator.length, to)
        break
      }
      case 'UnaryExpression':
        if (node.operator === '!') change(node.start, node.start + 1, '')
        break
      case 'ExpressionStatement':
        if (node.directive == null) change(node.start, node.end, ';')
        break
      case 'Literal':
        if (isKey(node, above.at(-1))) break
        if (typeof node.value === 'number') change(node.start, node.end, String(node.value + 1))
        else if (typeof node.value === 'boolean') change(node.start, node.end, String(!node.value))
        break
    }
  })
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

const isText = ({ left, right }) =>
  [left, right].some(side => side.type === 'TemplateLiteral' || typeof side.value === 'string')
const isKey = (node, parent) => parent?.key === node && !parent.computed

/** The source with one change made. */
export const mutated = (source, { start, end, to }) => source.slice(0, start) + to + source.slice(end)

/**
 * The source with many changes in it of which one at most is on, by the switchboard of `mutants-runner.mjs`: each is told
 * when it is reached, each round of a loop is counted, and what a module remembers can be forgotten. Lines stay where they are.
 */
export function switched(source, mutants) {
  const edits = []
  visit(parse(source), (node, above) => {
    if (LOOPS.has(node.type)) {
      const { start, end } = node.body
      edits.push({ start, end, before: '{M.rounds++>M.most&&M.stop();', after: '}' })
    }
    // Brackets at the beginning of a line would be read as the end of the line before.
    if (node.type === 'ExpressionStatement' && node.directive == null)
      edits.push({ start: node.start, end: node.end, before: '{', after: '}' })
    const memory = node.type === 'NewExpression' && /^(Weak)?Map$/.test(node.callee.name) && node.arguments.length === 0
    if (memory && !above.some(({ type }) => /Function/.test(type))) {
      const { start } = node.callee
      edits.push({ start, end: start, before: 'M.', after: '' })
    } else if (
      node.type === 'VariableDeclarator' &&
      isStore(node.init) &&
      !above.some(({ type }) => /Function/.test(type))
    ) {
      const { start, end } = node.init
      edits.push({ start, end, before: 'M.kept(', after: ')' })
    }
  })
  for (const mutant of mutants) {
    const { start, end, whole } = mutant.site
    const other = mutated(source, mutant).slice(start, end + mutant.to.length - (mutant.end - mutant.start))
    const on = `(M.hit[${mutant.id}]=1,M.now===${mutant.id})`
    edits.push(
      whole
        ? { start, end, before: `if(!${on}){`, after: '}' }
        : { start, end, before: `(${on}?(${other}):(`, after: '))' },
    )
  }
  return `const M=globalThis.MUTANTS;${woven(source, edits)}`
}

/** A list to be filled, or an object that keeps what it finds; not the maps, which forget by themselves. */
const isStore = node =>
  (node?.type === 'ArrayExpression' && node.elements.length === 0) ||
  (node?.type === 'CallExpression' && node.callee.object?.name === 'Array') ||
  (node?.type === 'NewExpression' && !/^(Weak)?(Map|Set)$/.test(node.callee.name))

/** What is put round the stretches of a text, the wider ones outside. */
function woven(source, edits) {
  const marks = []
  for (const [n, { start, end, before, after }] of edits.entries()) {
    const width = end - start
    marks.push({ at: start, text: before, rank: [1, -width, n] })
    if (after !== '') marks.push({ at: end, text: after, rank: [0, width, -n] })
  }
  marks.sort((a, b) => a.at - b.at || compare(a.rank, b.rank))
  let [text, from] = ['', 0]
  for (const { at, text: put } of marks) {
    text += source.slice(from, at) + put
    from = at
  }
  return text + source.slice(from)
}
function compare(a, b) {
  const i = a.findIndex((n, k) => n !== b[k])
  return i < 0 ? 0 : a[i] - b[i]
}

/** Whether a module keeps something in a variable of its own from one call to the next. */
export const remembers = source =>
  parse(source).body.some(
    node => (node.declaration ?? node).type === 'VariableDeclaration' && (node.declaration ?? node).kind === 'let',
  )

function visit(node, look, above = []) {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look, above)
    return
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return
  if (node.type.startsWith('TS') && !TYPED_CODE.has(node.type)) return
  if (node.type === 'ImportDeclaration') return
  look(node, above)
  above.push(node)
  for (const key in node) if (key !== 'typeAnnotation' && key !== 'returnType') visit(node[key], look, above)
  above.pop()
}
