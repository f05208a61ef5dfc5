import fc from 'fast-check'
import { makeBalance, makeUsableCard, makeUsableCoupon, makeRule } from '../../factories/checkout'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Loose } from '../support/client'
import { type Buyer, fill, makeBuyer, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

/** Something that an operator, or the buyer elsewhere, does between the look and the submit. */
const changes = [
  ['update variant set price = price + 100 where tenant_id = 1 and product_id = any($1::bigint[])', 'products'],
  ['update variant set promotion_price = price / 2 where tenant_id = 1 and product_id = any($1::bigint[])', 'products'],
  ['update product set diamonds = diamonds + 1 where tenant_id = 1 and id = any($1::bigint[])', 'products'],
  ["update user_coupon set status = 'used' where tenant_id = 1 and user_id = any($1::bigint[])", 'user'],
  [
    'update coupon set value = value + 1 from user_coupon u where coupon.tenant_id = 1 and u.coupon_id = coupon.id and u.user_id = any($1::bigint[])',
    'user',
  ],
  ['update user_membership_card set end_at = start_at where tenant_id = 1 and user_id = any($1::bigint[])', 'user'],
  [
    "update shipping_template set terms = jsonb_set(terms, '{rest,fee}', to_jsonb((terms #>> '{rest,fee}')::int + 1)) where tenant_id = 1 and is_standard and $1::text[] is not null",
    'region',
  ],
  ['update basket_line set quantity = quantity + 1 where tenant_id = 1 and user_id = any($1::bigint[])', 'user'],
  ['select 1 where $1::bigint[] is not null', 'user'],
] as const

const scenes = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 50_000 }), { minLength: 1, maxLength: 3 }),
  coupon: fc.option(
    fc.record({
      type: fc.constantFrom('R' as const, 'P' as const),
      value: fc.integer({ min: 1, max: 90 }),
      minOrder: fc.constantFrom(0, 9000),
    }),
    {
      nil: null,
    },
  ),
  percentOff: fc.option(fc.integer({ min: 1, max: 30 }), { nil: null }),
  happens: fc.array(fc.nat(changes.length - 1), { maxLength: 2 }),
})

type Scene = typeof scenes extends fc.Arbitrary<infer S> ? S : never

async function prepare(scene: Scene): Promise<{ buyer: Buyer; preview: Loose; products: number[] }> {
  const buyer = await makeBuyer(t)
  const { coupon, percentOff } = scene
  if (coupon) await t.make((tx) => makeUsableCoupon(tx, MAIN, buyer.id, coupon))
  if (percentOff !== null) await t.make((tx) => makeUsableCard(tx, MAIN, buyer.id, { percentOff }))
  // Enough for any price in coins: nothing but the price itself may stop the order.
  await t.make((tx) => makeBalance(tx, MAIN, buyer.id, 1000))
  const products = []
  for (const price of scene.prices) {
    const product = await stock(t, { price })
    products.push(product.id)
    await fill(buyer, product)
  }
  return { buyer, products, preview: (await buyer.client.post('/shop/basket/checkout/')).body }
}

test('checkout_submit charges the price that was shown, or reports the new price, whatever changed in between', async () => {
  await t.make((tx) => makeRule(tx, MAIN, { region: '33', fee: 800, freeOver: 30_000 }))
  await fc.assert(
    fc.asyncProperty(scenes, async (scene) => {
      const { buyer, preview, products } = await prepare(scene)
      const ids = { products, user: [buyer.id], region: ['33'] }
      for (const at of scene.happens) {
        const [sql, of] = changes[at] ?? changes[8]
        await t.make((tx) => tx.rows(sql, [ids[of]]))
      }
      const choice = { user_coupon_id: preview.user_coupon_id, user_card_id: preview.user_card_id }
      const body = {
        address_id: buyer.addressId,
        note: '',
        total: preview.sums.total,
        diamonds: preview.sums.diamonds,
        ...choice,
      }
      const reply = await buyer.client.post('/shop/basket/checkout_submit/', body, { key: true })
      if (reply.status === 200) {
        const { sums, lines } = reply.body
        expect([sums.total, sums.diamonds]).toEqual([preview.sums.total, preview.sums.diamonds])
        const minor = (amount: string) => Math.round(Number(amount) * 100)
        expect(lines.reduce((sum: number, { discount }: { discount: string }) => sum + minor(discount), 0)).toBe(
          minor(sums.discount),
        )
        return
      }
      expect(['42003', '42101', '42102', '42103']).toContain(reply.body.err_code)
      if (reply.body.err_code !== '42003') return
      const { sums } = (
        await buyer.client.post('/shop/basket/checkout_cal/', { address_id: buyer.addressId, ...choice })
      ).body
      expect([sums.total, sums.diamonds]).not.toEqual([preview.sums.total, preview.sums.diamonds])
      const amount = sums.total.replace(/\.00$/, '')
      expect(reply.body.detail).toContain(`¥${amount}`)
    }),
    { numRuns: 40 },
  )
})
