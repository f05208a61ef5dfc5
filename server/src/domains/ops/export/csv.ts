/** Marks UTF-8, without which spreadsheet programs read another encoding. */
const BOM = '\uFEFF'
/** Texts that a spreadsheet program would run; plain numbers are none. */
const FORMULA = /^[=+\-@\t\r](?!\d+(?:\.\d+)?$)/

const csvCell = (text: string): string => {
  const plain = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain
}

/** Writes rows of texts as a CSV file. */
export async function csvOf(rows: AsyncIterable<readonly string[]> | Iterable<readonly string[]>): Promise<Buffer> {
  const lines: string[] = []
  for await (const row of rows) lines.push(row.map(csvCell).join(','))
  return Buffer.from(`${BOM}${lines.join('\r\n')}\r\n`)
}
