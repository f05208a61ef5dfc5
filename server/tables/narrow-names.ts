import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/** The columns that server/src/db/narrow-columns names, as `table.column`. */
export async function readNarrowNames(): Promise<ReadonlySet<string>> {
  const text = await readFile(fileURLToPath(new URL('../src/db/narrow-columns.ts', import.meta.url)), 'utf8')
  return new Set(Array.from(text.matchAll(/^ {2}'(\w+\.\w+)':/gm), ([, name = '']) => name))
}
