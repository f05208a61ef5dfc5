import { makeProduct } from '../../factories/product'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { fill, stockLeft, makeBuyer, order, stock, submission } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const ordersOf = async (userId: number) =>
  (await t.make((tx) => tx.rows('select 1 from shop_order where tenant_id = 1 and user_id = $1', [userId]))).length

test('the same key and body return the same order again', async () => {
  const buyer = await makeBuyer(t)
  const cup = await stock(t)
  const total = await fill(buyer, cup)
  const submit = () => buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: 'once' })
  const first = await submit()
  const second = await submit()
  expect(second).toMatchObject({ status: 200, body: first.body })
  expect(await ordersOf(buyer.id)).toBe(1)
  expect(await stockLeft(t, cup.variants[0])).toBe(99)
})

test('concurrent requests with one key create one order and get the same response', async () => {
  const buyer = await makeBuyer(t)
  const total = await fill(buyer, await stock(t))
  const answers = await Promise.all(
    [1, 2, 3, 4].map(() =>
      buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: 'race' }),
    ),
  )
  expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1)
  expect(await ordersOf(buyer.id)).toBe(1)
})

test('concurrent requests with different keys create one order, and the other finds the basket empty', async () => {
  const buyer = await makeBuyer(t)
  const total = await fill(buyer, await stock(t))
  const answers = await Promise.all(
    [1, 2].map(() => buyer.client.post('/shop/basket/checkout_submit/', submission(buyer, total), { key: true })),
  )
  expect(answers.map(({ body }) => body.err_code ?? 'made').sort()).toEqual(['12003', 'made'])
})

test('a key is rejected with another body, other parameters or another endpoint', async () => {
  const { client } = await t.user()
  const [one, two] = await t.make(async (tx) => [await makeProduct(tx, MAIN), await makeProduct(tx, MAIN)] as const)
  const choice = { variant_id: one.variants[0], quantity: 1 }
  expect((await client.post(`/shop/product/${one.id}/add_basket/`, choice, { key: 'k' })).status).toBe(200)
  const reordered = { quantity: 1, variant_id: one.variants[0] }
  expect((await client.post(`/shop/product/${one.id}/add_basket/`, reordered, { key: 'k' })).status).toBe(200)
  const others = [
    [`/shop/product/${one.id}/add_basket/`, { ...choice, quantity: 2 }],
    [`/shop/product/${two.id}/add_basket/`, choice],
    [`/shop/product/${one.id}/quick_buy/`, choice],
  ] as const
  for (const [path, body] of others) {
    const reply = await client.post(path, body, { key: 'k' })
    expect([reply.status, reply.body]).toEqual([409, { detail: '请求已变化，请重新提交', err_code: '10409' }])
  }
  expect((await client.get('/shop/basket/')).body.count).toBe(1)
})

test('a final refusal is returned again for its key, even after its cause is gone', async () => {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { variants: [{ inventory: 1 }] })
  const choice = { variant_id: cup.variants[0], quantity: 2 }
  const first = await buyer.client.post(`/shop/product/${cup.id}/add_basket/`, choice, { key: 'short' })
  expect(first.status).toBe(409)
  await t.make((tx) =>
    tx.rows('update variant set inventory = 9 where tenant_id = 1 and id = $1', [cup.variants[0] ?? 0]),
  )
  expect((await buyer.client.post(`/shop/product/${cup.id}/add_basket/`, choice, { key: 'short' })).body).toEqual(
    first.body,
  )
  expect((await buyer.client.post(`/shop/product/${cup.id}/add_basket/`, choice, { key: 'again' })).status).toBe(200)
})

test('a server error releases the key, so that it can be used again', async () => {
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t))
  const { wechat } = t.ports.payments
  wechat.refuse = '商户号异常'
  const first = await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: 'pay' })
  expect([first.status, first.body.detail]).toEqual([502, '支付失败：商户号异常'])
  wechat.refuse = null
  wechat.breakWith = new Error('a bug of ours')
  expect(
    (await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: 'pay' })).status,
  ).toBe(500)
  wechat.breakWith = null
  const third = await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: 'pay' })
  const fourth = await buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: 'pay' })
  expect(third.body.kind).toBe('redirect')
  expect(fourth.body).toEqual(third.body)
  expect(wechat.opened.filter(({ description }) => description.includes(newOrder.number))).toHaveLength(2)
})

test('a key without a stored response is in progress, and free again after a minute', async () => {
  const buyer = await makeBuyer(t)
  const newOrder = await order(buyer, await stock(t))
  const pay = () => buyer.client.post(`/shop/order/${newOrder.number}/pay/`, { channel: 'wx_h5' }, { key: 'dead' })
  await pay()
  await t.make((tx) =>
    tx.rows(
      "update idempotency_key set status = 0, reply = 'null' where tenant_id = 1 and user_id = $1 and key = 'dead'",
      [buyer.id],
    ),
  )
  expect((await pay()).body.err_code).toBe('10410')
  t.ports.clock.forward(61)
  expect((await pay()).body.kind).toBe('redirect')
})

test('keys of different users do not collide', async () => {
  const cup = await stock(t)
  const [one, two] = [await t.user(), await t.user()]
  for (const { client } of [one, two])
    expect(
      (await client.post(`/shop/product/${cup.id}/add_basket/`, { variant_id: null, quantity: 1 }, { key: 'same' }))
        .body.count,
    ).toBe(1)
})

test('a request works without a key, and is rejected with an invalid one', async () => {
  const { client } = await t.user()
  const cup = await stock(t)
  expect((await client.post(`/shop/product/${cup.id}/add_basket/`, { variant_id: null, quantity: 1 })).status).toBe(200)
  const { status, body } = await client.post(
    `/shop/product/${cup.id}/add_basket/`,
    { variant_id: null, quantity: 1 },
    { key: 'k'.repeat(201) },
  )
  expect([status, Object.keys(body.fields)]).toEqual([400, ['Idempotency-Key']])
})
