import { readFile } from 'node:fs/promises'
import { at } from '../../../scripts/lib/root.mjs'
import { makePage } from '../../factories/content'
import { makeImage, makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('pictures that the shop showed before stay its own, also when their uploader has left the staff', async () => {
  const [former, staff] = [await t.user(), await t.user({ perms: ['shop.change_product'] })]
  const images: number[] = []
  for (const { id } of [former, former, former, staff]) images.push(await t.make((tx) => makeImage(tx, MAIN, id)))
  const [onProduct = 0, onPage = 0] = images
  const { id } = await t.make((tx) => makeProduct(tx, MAIN))
  const use = 'update product set main_image_id = $3 where tenant_id = $1 and id = $2'
  await t.make((tx) => tx.rows(use, [MAIN, id, onProduct]))
  const config = { items: [{ image: { $image: onPage } }] }
  await t.make((tx) => makePage(tx, MAIN, 'shown', [{ moduleType: 'mpage.adspagemodule', config }]))
  const migration = await readFile(at('server/src/db/migrations/0073_staff_pictures.sql'), 'utf8')
  // The column is there already.
  const updates = migration
    .replace(/^alter table .*$/m, '')
    .split(/;\s*$/m)
    .filter((text) => text.includes('update'))
  for (const text of updates) await t.make((tx) => tx.rows(text))
  const MARKS = 'select id, by_staff from image where tenant_id = $1 and id = any($2::bigint[]) order by id'
  const rows = await t.make((tx) => tx.rows<{ id: number; by_staff: boolean }>(MARKS, [MAIN, images]))
  expect(rows.map(({ by_staff }) => by_staff)).toEqual([true, true, false, true])
})
