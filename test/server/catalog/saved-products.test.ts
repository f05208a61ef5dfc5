import { SAVED_MAX } from '@storefront/contract/domain/catalog/saved-products'
import { startTestApp, type TestApp } from '../support/app'
import type { Client } from '../support/client'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** Each call a second after the one before, as a person does it. */
async function add(client: Client, path: string, product_ids: readonly number[]): Promise<void> {
  t.ports.clock.forward(1)
  await client.post(path, { product_ids })
}

const idsOf = async (client: Client, path: string): Promise<number[]> =>
  (await client.get(path)).body.results.map(({ id }: { id: number }) => id)

test('favourites are listed newest first, each once, and only for their user', async () => {
  const [{ client }, other] = [await t.user(), await t.user()]
  const [cup, pot, tray] = [await stock(t), await stock(t), await stock(t)]
  await add(client, '/shop/favourite/', [cup.id, pot.id])
  await add(client, '/shop/favourite/', [tray.id, 999_999])
  expect(await idsOf(client, '/shop/favourite/')).toEqual([tray.id, cup.id, pot.id])
  await add(client, '/shop/favourite/', [pot.id, pot.id])
  expect(await idsOf(client, '/shop/favourite/')).toEqual([pot.id, tray.id, cup.id])
  expect(await idsOf(client, `/shop/favourite/?id=${cup.id}`)).toEqual([cup.id])
  expect(await idsOf(other.client, '/shop/favourite/')).toEqual([])
  expect((await client.send({ method: 'DELETE', url: `${client.base}/shop/favourite/${tray.id}/` })).status).toBe(200)
  expect(await idsOf(client, '/shop/favourite/')).toEqual([pot.id, cup.id])
})

test('products that are no longer on sale are left out until they return', async () => {
  const { client } = await t.user()
  const cup = await stock(t)
  await add(client, '/shop/favourite/', [cup.id])
  await t.make((tx) => tx.rows('update product set is_active = false where tenant_id = 1 and id = $1', [cup.id]))
  expect(await idsOf(client, '/shop/favourite/')).toEqual([])
  await t.make((tx) => tx.rows('update product set is_active = true where tenant_id = 1 and id = $1', [cup.id]))
  expect(await idsOf(client, '/shop/favourite/')).toEqual([cup.id])
})

test('the oldest of what was seen makes room, and clearing forgets all of it', async () => {
  const { client } = await t.user()
  const cup = await stock(t)
  await add(client, '/shop/favourite/', [cup.id])
  await add(client, '/shop/seen/', [cup.id])
  const rows = await t.make((tx) =>
    tx.rows<{ id: number }>(
      'insert into product (tenant_id, name, ctype, price, created_at) select 1, $2 || n, ctype, price, created_at from product, generate_series(1, $1::int) n where tenant_id = 1 and id = $3 returning id',
      [SAVED_MAX.seen, 'x', cup.id],
    ),
  )
  const ids = rows.map(({ id }) => id)
  await add(client, '/shop/seen/', ids)
  expect(await idsOf(client, '/shop/seen/?limit=100')).toEqual(ids)
  await client.send({ method: 'DELETE', url: `${client.base}/shop/seen/` })
  expect(await idsOf(client, '/shop/seen/')).toEqual([])
  expect(await idsOf(client, '/shop/favourite/')).toEqual([cup.id])
})

test('a visitor has no list on the server', async () => {
  expect((await t.visitor().get('/shop/favourite/')).status).toBe(401)
})
