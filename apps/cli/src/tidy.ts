const WIDTH = 120

/** JSON as people write it: what fits into a line stands in one. */
function tidyJson(value: unknown, indent = '', before = 0): string {
  const line = inline(value)
  if (indent.length + before + line.length < WIDTH || typeof value !== 'object' || value === null) return line
  const inner = `${indent}  `
  if (Array.isArray(value)) {
    return `[\n${value.map(item => `${inner}${tidyJson(item, inner)}`).join(',\n')}\n${indent}]`
  }
  const entries = Object.entries(value)
    .filter(([, v]) => v !== undefined)
    .map(([key, v]) => {
      const name = `${JSON.stringify(key)}: `
      return `${inner}${name}${tidyJson(v, inner, name.length)}`
    })
  return `{\n${entries.join(',\n')}\n${indent}}`
}

function inline(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(inline).join(', ')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).filter(([, v]) => v !== undefined)
  if (entries.length === 0) return '{}'
  return `{ ${entries.map(([key, v]) => `${JSON.stringify(key)}: ${inline(v)}`).join(', ')} }`
}

/** A case file: its parts a line each, as long as they fit. */
export function tidyCase(json: object): string {
  const parts = Object.entries(json)
    .filter(([, v]) => v !== undefined)
    .map(([key, v]) => {
      const name = `${JSON.stringify(key)}: `
      return `  ${name}${tidyJson(v, '  ', name.length)}`
    })
  return `{\n${parts.join(',\n')}\n}\n`
}
