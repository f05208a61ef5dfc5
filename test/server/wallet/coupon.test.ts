import { makeCoupon } from '../../factories/coupon'
import { MAIN, OTHER, startTestApp, type TestApp } from '../support/app'
import { stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const DAY = 86_400_000
const at = (days: number) => new Date(t.ports.clock.now().getTime() + days * DAY)
const make = (options: Parameters<typeof makeCoupon>[2] = {}, tenantId = MAIN) =>
  t.make((tx) => makeCoupon(tx, tenantId, options))

test('receiving a coupon reduces its inventory and counts for the user only', async () => {
  const { client } = await t.user()
  const id = await make({ leftCount: 5, maxPerUser: 2 })
  const { status, body } = await client.post(`/shop/coupon/${id}/receive/`, undefined, { key: true })
  expect([status, body]).toEqual([
    200,
    expect.objectContaining({
      id,
      value: '20.00',
      inventory: 4,
      available: 1,
      received: 1,
      is_out: false,
      is_valid: true,
    }),
  ])
  const { body: list } = await client.get('/shop/coupon/')
  expect(list.results.find((one: { id: number }) => one.id === id)).toMatchObject({
    received: 1,
    available: 1,
    inventory: 4,
  })
  const { body: others } = await (await t.user()).client.get('/shop/coupon/')
  expect(others.results.find((one: { id: number }) => one.id === id)).toMatchObject({ received: 0, available: 0 })
})

test('each receipt raises available and received by one, and expiry lowers only available', async () => {
  const { client } = await t.user()
  const id = await make({ maxPerUser: 2, leftCount: null, validDays: 3 })
  const counts = async () =>
    (({ available, received: receivedCount, inventory }) => [available, receivedCount, inventory])(
      (await client.get(`/shop/coupon/${id}/`)).body,
    )
  expect(await counts()).toEqual([0, 0, null])
  for (const n of [1, 2]) {
    const { body } = await client.post(`/shop/coupon/${id}/receive/`, undefined, { key: true })
    expect([body.available, body.received]).toEqual([n, n])
    expect(await counts()).toEqual([n, n, null])
  }
  // What has run out can be used no more, and was received all the same.
  t.ports.clock.forward((4 * DAY) / 1000)
  expect(await counts()).toEqual([0, 2, null])
})

test('POST /shop/usercoupon/ receives a coupon by id or slug and returns the user coupon', async () => {
  const { client } = await t.user()
  const id = await make({ slug: 'code-word', maxPerUser: 2, label: '口令券' })
  for (const coupon of ['code-word', String(id)]) {
    const { status, body } = await client.post('/shop/usercoupon/', { coupon }, { key: true })
    expect([status, body.status, body.coupon.label]).toEqual([200, 'unused', '口令券'])
    expect((await client.get(`/shop/usercoupon/${body.id}/`)).body.code).toBe(body.code)
  }
  const reply = async (coupon: string) =>
    (await client.post('/shop/usercoupon/', { coupon }, { key: true })).body.err_code
  expect([await reply('code-word'), await reply('no-such-code')]).toEqual(['13002', '10404'])
  expect((await client.get('/shop/usercoupon/')).body.count).toBe(2)
})

test.each([
  [
    'taken as often as one may',
    async (client: Awaited<ReturnType<TestApp['user']>>['client']) => {
      const id = await make()
      await client.post(`/shop/coupon/${id}/receive/`, undefined, { key: true })
      return id
    },
    '13002',
  ],
  ['gone', async () => make({ leftCount: 0 }), '13001'],
  ['over', async () => make({ endAt: at(-1) }), '13003'],
  ['not begun', async () => make({ startAt: at(1) }), '13004'],
  ['of another site', async () => make({}, OTHER), '10404'],
  ['withdrawn', async () => make({ isActive: false }), '10404'],
])('receiving a coupon that is %s is rejected with a message', async (_, prepare, code) => {
  const { client } = await t.user()
  const { body } = await client.post(`/shop/coupon/${await prepare(client)}/receive/`, undefined, { key: true })
  expect(body).toEqual({ detail: expect.stringMatching(/./), err_code: code })
})

test('receiving a coupon requires login', async () => {
  const { status } = await t.visitor().post(`/shop/coupon/${await make()}/receive/`)
  expect([401, 403]).toContain(status)
})

test('concurrent receipts exceed neither the limit per user nor the inventory', async () => {
  const id = await make({ leftCount: 3, maxPerUser: 2 })
  const users = await Promise.all([t.user(), t.user(), t.user()])
  const claims = users.flatMap(({ client }) =>
    [1, 2, 3].map(() => client.post(`/shop/coupon/${id}/receive/`, undefined, { key: true })),
  )
  const codes = (await Promise.all(claims)).map(({ body }) => body.err_code ?? 'ok')
  expect(codes.filter((code) => code === 'ok')).toHaveLength(3)
  const coupon = await t.make((tx) =>
    tx.rows<{ n: number }>(
      'select max(n)::int as n from (select count(*) as n from user_coupon where tenant_id = 1 and coupon_id = $1 group by user_id) x',
      [id],
    ),
  )
  expect(coupon[0]?.n).toBeLessThanOrEqual(2)
})

test('a repeated request with one idempotency key receives one coupon', async () => {
  const { client } = await t.user()
  const id = await make({ maxPerUser: 5, leftCount: 5 })
  const same = { key: 'the-same-key' }
  await client.post(`/shop/coupon/${id}/receive/`, undefined, same)
  const { body } = await client.post(`/shop/coupon/${id}/receive/`, undefined, same)
  expect(body).toMatchObject({ received: 1, available: 1, inventory: 4 })
})

test('available coupons are listed before unavailable ones, and long expired ones are hidden', async () => {
  const mine = await Promise.all([
    make({ endAt: at(-2) }),
    make({ startAt: at(3), endAt: at(9) }),
    make({ endAt: at(5) }),
    make({ endAt: at(-30) }),
  ])
  const { body } = await t.visitor().get('/shop/coupon/?limit=100')
  const order = body.results.map((one: { id: number }) => one.id).filter((id: number) => mine.includes(id))
  expect(order).toEqual([mine[2], mine[1], mine[0]])
})

test('the coupons of a product, and the products of a coupon, follow its product and its categories', async () => {
  const { client } = await t.user()
  const [parent, child] = [61, 62]
  await t.make((tx) =>
    tx.rows(
      "insert into category (tenant_id, id, name, slug, parent_id) values (1, $1, '茶', 'tea', null), (1, $2, '绿茶', 'green', $1)",
      [parent, child],
    ),
  )
  const [tea, cup] = [await stock(t, { categoryId: child }), await stock(t)]
  const ofAll = await make()
  const ofParent = await make({ categoryIds: [parent], minOrder: 9900 })
  const ofCup = await make({ productId: cup.id })
  const couponsOf = async (product: number) => {
    const { results } = (await client.get(`/shop/coupon/?state=open&limit=100&product=${product}`)).body
    const own = [ofAll, ofParent, ofCup]
    return results.map(({ id }: { id: number }) => id).filter((id: number) => own.includes(id))
  }
  expect(await couponsOf(tea.id)).toEqual([ofAll, ofParent])
  expect(await couponsOf(cup.id)).toEqual([ofAll, ofCup])
  const goodsOf = async (coupon: number) =>
    (await client.get(`/shop/product/?limit=100&coupon=${coupon}`)).body.results.map(({ id }: { id: number }) => id)
  expect(await goodsOf(ofParent)).toEqual([tea.id])
  expect(await goodsOf(ofCup)).toEqual([cup.id])
  expect(await goodsOf(ofAll)).toEqual(expect.arrayContaining([tea.id, cup.id]))
  const minimumOf = async (id: number) => (await client.get(`/shop/coupon/${id}/`)).body.minimum
  expect([await minimumOf(ofAll), await minimumOf(ofParent)]).toEqual([undefined, '99.00'])
})
