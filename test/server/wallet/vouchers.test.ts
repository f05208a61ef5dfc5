import * as fc from 'fast-check'
import { makeProduct } from '../../factories/product'
import { makeVoucher } from '../../factories/social'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('GET /shop/userpickupvoucherholder/ lists usable vouchers, next to expire first, unlimited last', async () => {
  const { id, client } = await t.user()
  const day = (text: string) => ({ endAt: new Date(`${text}T00:00:00Z`) })
  const [never, late, soon] = await t.make(async (tx) => {
    await makeVoucher(tx, MAIN, id, { available: 0 })
    await makeVoucher(tx, MAIN, id, day('2026-05-06'))
    return [
      await makeVoucher(tx, MAIN, id),
      await makeVoucher(tx, MAIN, id, day('2026-07-01')),
      await makeVoucher(tx, MAIN, id, day('2026-05-07')),
    ]
  })
  const { body } = await client.get('/shop/userpickupvoucherholder/')
  expect([body.count, body.results.map((one: Loose) => one.id)]).toEqual([3, [soon, late, never]])
  expect((await client.get('/shop/userpickupvoucherholder/?limit=1&offset=1')).body).toMatchObject({
    count: 3,
    results: [{ id: late }],
  })
})

test('a voucher contains its product with the current price, and null when the product is inactive', async () => {
  const { id, client } = await t.user()
  const product = await t.make(async (tx) => {
    const product = await makeProduct(tx, MAIN, { name: '红茶', price: 9000, promotionPrice: 3000 })
    await makeVoucher(tx, MAIN, id, { productId: product.id })
    return product
  })
  const read = async () => (await client.get('/shop/userpickupvoucherholder/')).body.results[0].product
  expect(await read()).toMatchObject({ id: product.id, name: '红茶', price: '30.00', main_image: { width: 800 } })
  await t.make((tx) => tx.rows('update product set is_active = false where tenant_id = 1 and id = $1', [product.id]))
  expect(await read()).toBeNull()
})

test('the database rejects a voucher whose available pieces are below zero or above its quantity', async () => {
  const { id } = await t.user()
  const number = fc.integer({ min: -3, max: 6 })
  await fc.assert(
    fc.asyncProperty(number, number, fc.array(number, { maxLength: 4 }), async (quantity, available, quantities) => {
      const make = t.make((tx) => makeVoucher(tx, MAIN, id, { quantity, available }))
      if (quantity < 1 || available < 0 || available > quantity) return expect(make).rejects.toThrow()
      const voucher = await make
      let remaining = available
      for (const n of quantities) {
        const take = t.make((tx) =>
          tx.rows('update pickup_voucher_holder set available = available - $2 where tenant_id = 1 and id = $1', [
            voucher,
            n,
          ]),
        )
        if (remaining - n < 0 || remaining - n > quantity) await expect(take).rejects.toThrow()
        else {
          await take
          remaining -= n
        }
      }
      const [row] = await t.make((tx) =>
        tx.rows<{ available: number }>('select available from pickup_voucher_holder where tenant_id = 1 and id = $1', [
          voucher,
        ]),
      )
      return expect(row?.available).toBe(remaining)
    }),
    { numRuns: 60 },
  )
})
