import { at } from '../../scripts/lib/root.mjs'
import { run } from '../../scripts/lib/spawn.mjs'
import type { Row } from '../row'

/** The server suite's fuzz tests send a quarter more than FUZZ_RUNS: bodies that are no JSON. */
const MORE = 1.25

/** The fuzz tests of the server suite, with so many requests in all. */
export async function fuzzRows(requests: number): Promise<Row[]> {
  const runs = Math.ceil(requests / MORE)
  const args = [
    at('node_modules/jest/bin/jest.js'),
    '--selectProjects',
    'server',
    '--testPathPattern',
    'server/fuzz.test',
  ]
  const { code, output } = await run(process.execPath, args, {
    env: { NODE_ENV: 'test', FORCE_COLOR: '0', FUZZ_RUNS: String(runs) },
  })
  if (code !== 0) console.error(output.slice(-4000))
  return [
    { what: `${requests} fuzzed requests`, value: code === 0 ? 'no 5xx' : 'broken', goal: 'no 5xx', ok: code === 0 },
  ]
}
