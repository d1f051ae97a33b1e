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

/** Every small change that could be made to a source, in the order of the text: where, what, instead of what. */
export function mutantsOf(source) {
  const found = []
  const change = (start, end, to) => found.push({ start, end, from: source.slice(start, end), to })
  visit(parseAst(source, { lang: 'ts' }), node => {
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
        if (typeof node.value === 'number') change(node.start, node.end, String(node.value + 1))
        else if (typeof node.value === 'boolean') change(node.start, node.end, String(!node.value))
        break
    }
  })
  return found.sort((a, b) => a.start - b.start || b.end - a.end)
}

const isText = ({ left, right }) =>
  [left, right].some(side => side.type === 'TemplateLiteral' || typeof side.value === 'string')

/** The source with one change made. */
export const mutated = (source, { start, end, to }) => source.slice(0, start) + to + source.slice(end)

function visit(node, look) {
  if (Array.isArray(node)) {
    for (const one of node) visit(one, look)
    return
  }
  if (typeof node !== 'object' || node === null || typeof node.type !== 'string') return
  if (node.type.startsWith('TS') && !TYPED_CODE.has(node.type)) return
  if (node.type === 'ImportDeclaration') return
  look(node)
  for (const key in node) if (key !== 'typeAnnotation' && key !== 'returnType') visit(node[key], look)
}
