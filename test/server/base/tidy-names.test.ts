import { readFile } from 'node:fs/promises'
import { tidyLine } from '@storefront/contract/domain/text/tidy'
import { at } from '../../../scripts/lib/root.mjs'
import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('names from before texts were tidied become those that a call would store, and blank ones stay', async () => {
  const names = [
    '红 ',
    '\u200b红',
    ' a \u3000 b\u00a0',
    '\u202e青釉\ufeff杯',
    'e\u0301toile',
    '👩\u200d👧 杯',
    '已整理',
    '\u200b',
  ]
  const products = await t.make((tx) => Promise.all(names.map(() => makeProduct(tx, MAIN))))
  const ids = products.map(({ id }) => id)
  const set =
    'update product p set name = n.name from unnest($2::bigint[], $3::text[]) n(id, name) where p.tenant_id = $1 and p.id = n.id'
  await t.make((tx) => tx.rows(set, [MAIN, ids, names]))
  const migration = await readFile(at('server/src/db/migrations/0074_tidy_names.sql'), 'utf8')
  await t.make((tx) => tx.rows(migration))
  const rows = await t.make((tx) =>
    tx.rows<{ name: string }>('select name from product where tenant_id = $1 and id = any($2) order by id', [
      MAIN,
      ids,
    ]),
  )
  expect(rows.map(({ name }) => name)).toEqual(names.map((name) => tidyLine(name) || name))
})
