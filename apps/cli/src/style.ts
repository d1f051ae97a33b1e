/** Ink for a terminal; plain where there is no colour. */
export interface Ink {
  bold(text: string): string
  dim(text: string): string
  good(text: string): string
  bad(text: string): string
}

export function inkOf(colour: boolean): Ink {
  const ink = (on: number, off: number) => (text: string) => (colour ? `\u001b[${on}m${text}\u001b[${off}m` : text)
  return { bold: ink(1, 22), dim: ink(2, 22), good: ink(32, 39), bad: ink(31, 39) }
}

/** Breaks a text into lines of a width, each behind an indent. */
export function wrap(text: string, width: number, indent = ''): string[] {
  const lines: string[] = []
  for (const paragraph of text.split('\n')) {
    let line = indent
    for (const word of paragraph.split(/\s+/)) {
      if (line.length > indent.length && line.length + 1 + word.length > width) {
        lines.push(line)
        line = indent
      }
      line += line.length > indent.length ? ` ${word}` : word
    }
    lines.push(line)
  }
  return lines
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: ink is made of them
const INK = /\u001b\[\d+m/g
/** How wide a text is on the screen. */
export const widthOf = (text: string) => text.replace(INK, '').length
const padded = (text: string, width: number) => text + ' '.repeat(Math.max(0, width - widthOf(text)))

/** Cells in as many columns as the width takes, read downwards. */
export function columns(cells: readonly string[], width: number): string[] {
  const widest = Math.max(...cells.map(widthOf), 1) + 3
  const across = Math.max(1, Math.floor(width / widest))
  const rows = Math.ceil(cells.length / across)
  return Array.from({ length: rows }, (_, row) =>
    cells
      .filter((_, i) => i % rows === row)
      .map((cell, i, all) => (i === all.length - 1 ? cell : padded(cell, widest)))
      .join(''),
  )
}

/** A table: the first column left, the others right. */
export function table(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0].map((_, column) => Math.max(...rows.map(row => row[column].length)))
  return rows.map(row =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('   '),
  )
}
