import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Driver } from '../../../server/src/core/database.types'
import { databaseOver } from '../../../server/src/db/database'
import { openMigratedPostgres } from '../support/postgres'
import { openMigrated } from '../support/snapshot'

const folder = mkdtempSync(join(tmpdir(), 'storefront-drivers-'))
let postgres: Driver
let pglite: Driver
beforeAll(async () => {
  ;[postgres, pglite] = await Promise.all([openMigratedPostgres(), openMigrated(folder)])
})
afterAll(async () => {
  await Promise.all([postgres.close(), pglite.close()])
  rmSync(folder, { recursive: true })
})

const read = async (driver: Driver, expression: string) => {
  const [row] = await databaseOver(driver).owner.read((tx) =>
    tx.rows<{ value: unknown }>(`select ${expression} as value`),
  )
  return row?.value
}

test.each([
  ['9007199254740991::bigint', 9_007_199_254_740_991],
  ["'{1,null,9007199254740991}'::bigint[]", [1, null, 9_007_199_254_740_991]],
  ["'{1,2}'::int[]", [1, 2]],
  ["'{}'::bigint[]", []],
  ['1.50::numeric', '1.50'],
  ["'{1.50,null}'::numeric[]", ['1.50', null]],
  ['1.5::float8', 1.5],
  ["date '2026-01-31'", '2026-01-31'],
  ["array[date '2026-01-31']", ['2026-01-31']],
  ["timestamptz '2026-01-31T12:00:00Z'", '2026-01-31 12:00:00+00'],
  ["array[timestamptz '2026-01-31T12:00:00Z']", ['2026-01-31 12:00:00+00']],
  ["array['a,b', 'c\"d']", ['a,b', 'c"d']],
  ['true', true],
  ["'[1]'::jsonb", [1]],
])('both drivers read %s alike', async (expression, value) => {
  expect(await read(postgres, expression)).toEqual(value)
  expect(await read(pglite, expression)).toEqual(value)
})
