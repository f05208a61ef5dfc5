/**
 * `npm run bench [start|server|vendure|lists|migrations|mini|builder|rendering|screen|lighthouse|memory ...]`: measures what is named, or
 * everything but memory, which takes two hours, and prints it beside the goals.
 */
import { builderRows } from './builder'
import { firstScreenRows } from './first-screen'
import { lighthouseRows } from './lighthouse'
import { listRows } from './lists'
import { memoryRows } from './memory'
import { migrationRows } from './migrations'
import { miniRows } from './mini'
import { renderingRows } from './rendering'
import { type Row, table } from './row'
import { serverRows } from './server'
import { startRows } from './start'
import { vendureRows } from './vendure/compare'

const sections: Record<string, () => Promise<Row[]>> = {
  start: startRows,
  mini: miniRows,
  server: serverRows,
  vendure: vendureRows,
  lists: listRows,
  migrations: migrationRows,
  builder: builderRows,
  rendering: renderingRows,
  screen: firstScreenRows,
  lighthouse: () => lighthouseRows(Number(process.env.LIGHTHOUSE_RUNS ?? 5)),
  memory: () => memoryRows(Number(process.env.MEMORY_MINUTES ?? 120)),
}

async function main(names: readonly string[]): Promise<number> {
  const unknown = names.filter((name) => !(name in sections))
  if (unknown.length > 0) {
    console.error(`no section ${unknown.join(', ')}; there are: ${Object.keys(sections).join(' ')}`)
    return 2
  }
  const rows: Row[] = []
  // One after the other: two measurements on one machine measure each other.
  for (const [name, measure] of Object.entries(sections)) {
    if (names.length > 0 ? !names.includes(name) : name === 'memory') continue
    console.error(`measuring ${name} ...`)
    try {
      rows.push(...(await measure()))
    } catch (error) {
      console.error(error instanceof Error ? (error.stack ?? error.message) : error)
      rows.push({ what: name, value: 'failed', goal: '', ok: false })
    }
  }
  console.log(table(rows))
  return rows.some((row) => row.value === 'failed') ? 1 : 0
}

void main(process.argv.slice(2)).then((code) => process.exit(code))
