import type { Connection } from '../../server/src/core/database.types'
import { MAIN } from '../server/support/app'
import { stock } from '../server/support/shopping'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const priceOf = async (id: number) =>
  (
    await environment.t.make((tx) =>
      tx.rows<{ price: number }>('select price from product where tenant_id = $1 and id = $2', [MAIN, id]),
    )
  )[0]?.price

/** A product of two variants of 100.00; the first one costs 50.00 as soon as the transaction of it commits. */
async function createScene() {
  const { t } = environment
  const { id, variants } = await stock(t, { variants: [{ price: 10_000 }, { price: 10_000 }] })
  const { token } = await t.user({ perms: ['shop.change_product'] })
  const lowerFirst = async (tx: Connection) => {
    await tx.rows('update product set price = 5000, version = version + 1 where tenant_id = $1 and id = $2', [MAIN, id])
    await tx.rows('update variant set price = 5000 where tenant_id = $1 and id = $2', [MAIN, variants[0] ?? 0])
  }
  return { id, second: variants[1] ?? 0, token, lowerFirst }
}

test('of two prices that operators change at once, the card of the product shows the lower one', async () => {
  const { id, second, token, lowerFirst } = await createScene()
  const change = () =>
    environment
      .client(1, token)
      .put(`/ops/shop/product/${id}/`, { variants: [{ id: second, price: '200.00' }] }, { key: true })
  expect((await callDuring(environment, lowerFirst, change)).status).toBe(200)
  expect(await priceOf(id)).toBe(5000)
})

test('control: the lowest price of a statement that waits for its product is the one before', async () => {
  const { id, second, lowerFirst } = await createScene()
  await callDuring(environment, lowerFirst, () =>
    environment.t.make(async (tx) => {
      await tx.rows('update variant set price = 20000 where tenant_id = $1 and id = $2', [MAIN, second])
      await tx.rows(
        `update product p set price = v.price from (select min(price) as price from variant where tenant_id = $1 and product_id = $2) v
          where p.tenant_id = $1 and p.id = $2`,
        [MAIN, id],
      )
    }),
  )
  expect(await priceOf(id)).toBe(10_000)
})
