/**
 * `npm run reliability [contention|crashes|outages|matrix|fuzz ...] [-- --seeds 20 --buyers 1000 --units 100 --kills 200 --endings 20 --requests 100000]`:
 * what may never go wrong, tried in great numbers and printed beside the goals. What is named, or everything; fails
 * when one is missed.
 */
import { parseArgs } from 'node:util'
import { type Row, table } from './row'
import { contentionRows } from './reliability/contention'
import { fuzzRows } from './reliability/fuzz'
import { crashRows } from './reliability/crash-recovery'
import { matrixRows } from './reliability/matrix'
import { outageRows } from './reliability/outages'

const sizes = { seeds: 20, buyers: 1000, units: 100, kills: 200, endings: 20, requests: 100_000 }
type Sizes = typeof sizes

const sections: Record<string, (size: Sizes) => Promise<Row[]>> = {
  contention: contentionRows,
  crashes: ({ kills }) => crashRows(kills),
  outages: ({ endings }) => outageRows(endings),
  matrix: matrixRows,
  fuzz: ({ requests }) => fuzzRows(requests),
}

/** Returns the requested sections and their sizes, or a sentence that names the fault. */
function read(args: string[]): { names: string[]; size: Sizes } | string {
  const options = Object.fromEntries(Object.keys(sizes).map((name) => [name, { type: 'string' as const }]))
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
  const unknown = positionals.filter((name) => !(name in sections))
  if (unknown.length > 0) return `no section ${unknown.join(', ')}; there are: ${Object.keys(sections).join(' ')}`
  const size = { ...sizes }
  for (const [name, value] of Object.entries(values)) {
    if (!/^[1-9]\d*$/.test(String(value))) return `--${name} takes a number above 0`
    size[name as keyof Sizes] = Number(value)
  }
  return size.units >= size.buyers ? '--units is fewer than --buyers' : { names: positionals, size }
}

async function main(args: string[]): Promise<number> {
  const what = read(args)
  if (typeof what === 'string') {
    console.error(what)
    return 2
  }
  const rows: Row[] = []
  // One after the other: each wants the whole machine.
  for (const [name, measure] of Object.entries(sections)) {
    if (what.names.length > 0 && !what.names.includes(name)) continue
    console.error(`trying ${name} ...`)
    try {
      rows.push(...(await measure(what.size)))
    } catch (error) {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error)
      rows.push({ what: name, value: 'failed', goal: '', ok: false })
    }
  }
  console.log(table(rows))
  return rows.every((row) => row.ok) ? 0 : 1
}

void main(process.argv.slice(2)).then((code) => process.exit(code))
