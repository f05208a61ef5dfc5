import { type Buyer, makeBuyer, stock, submission } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

const LIMIT = 3

/** Buyers with two pieces of a product in each of their two baskets: either fits the limit, both do not. */
async function ready(count: number) {
  const { t } = environment
  const cup = await stock(t, { price: 20_000, maxPerUser: LIMIT, variants: [{ inventory: null }] })
  const choice = { variant_id: null, quantity: 2 }
  const buyers: (Buyer & { total: string })[] = []
  for (const _ of times(count)) {
    const buyer = await makeBuyer(t)
    for (const call of ['add_basket', 'quick_buy'])
      await buyer.client.post(`/shop/product/${cup.id}/${call}/`, choice, { key: true })
    const { body } = await buyer.client.post('/shop/basket/checkout/')
    buyers.push({ ...buyer, total: body.sums.total })
  }
  return { cup, buyers }
}

/** Pieces of a product that each user has bought. */
const piecesByUser = (productId: number) =>
  environment.t.make((tx) =>
    tx.rows<{ pieces: number }>(
      `select sum(l.quantity)::int as pieces from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
        where l.tenant_id = 1 and l.product_id = $1 and o.status <> 'closed' group by o.user_id`,
      [productId],
    ),
  )

test('of two concurrent orders that together exceed the limit a person, one is refused', async () => {
  const { cup, buyers } = await ready(24)
  const replies = await Promise.all(
    buyers.map((buyer) =>
      Promise.all(
        ['basket', 'quickbuybasket'].map((basket, process) =>
          environment
            .client(process, buyer.token)
            .post(`/shop/${basket}/checkout_submit/`, submission(buyer, buyer.total), { key: true }),
        ),
      ),
    ),
  )
  for (const pair of replies)
    expect(pair.map(({ status, body }) => (status === 200 ? 'ok' : body.err_code)).sort()).toEqual(['42107', 'ok'])
  expect((await piecesByUser(cup.id)).map(({ pieces }) => pieces)).toEqual(times(24).map(() => 2))
})

test('control: check-then-write lets people buy more than the limit', async () => {
  const { t } = environment
  const { buyers, cup } = await ready(24)
  const BOUGHT = `select coalesce(sum(l.quantity), 0)::int as pieces from order_line l join shop_order o on o.tenant_id = l.tenant_id and o.id = l.order_id
    where l.tenant_id = 1 and l.product_id = $1 and o.user_id = $2`
  const PLACE = `with o as (insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, created_at)
      values (1, $1, $2, 'wait_ship', 0, 0, 0, 0, true, now()) returning id)
    insert into order_line (tenant_id, order_id, product_id, variant_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
    select 1, o.id, $3, $4, '', 'shop.product', '', 0, 0, 2, false from o`
  const checkThenAct = (userId: number, name: string) =>
    t.database.of(1).tx(async (tx) => {
      const [row] = await tx.rows<{ pieces: number }>(BOUGHT, [cup.id, userId])
      if ((row?.pieces ?? 0) + 2 > LIMIT) return
      await tx.rows(PLACE, [`control-${userId}-${name}`, userId, cup.id, cup.variants[0] ?? 0])
    })
  await Promise.all(buyers.flatMap(({ id }) => ['one', 'other'].map((name) => checkThenAct(id, name))))
  expect(Math.max(...(await piecesByUser(cup.id)).map(({ pieces }) => pieces))).toBeGreaterThan(LIMIT)
})
