import { startTestApp, type TestApp } from '../support/app'
import { apply, opsStep, paidOrder } from '../support/after-sales'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

test('a new user has nothing and nothing waits', async () => {
  const { client } = await t.user()
  expect((await client.get('/base/user/me/overview/')).body).toEqual({
    orders: { unpaid: 0, wait_ship: 0, wait_receive: 0, to_comment: 0 },
    returns: 0,
    balance: '0.00',
    diamonds: 0,
    coupons: 0,
    cards: 0,
    messages: 0,
    next_ticket: null,
  })
})

test('the numbers are those of the lists behind them', async () => {
  const buyer = await makeBuyer(t)
  const cup = await stock(t, { variants: [{ inventory: 9 }] })
  await order(buyer, cup)
  await t.make(async (tx) => {
    await tx.rows(
      "insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'fund', 8800), (1, $1, 'diamond', 30)",
      [buyer.id],
    )
  })
  const { body } = await buyer.client.get('/base/user/me/overview/')
  expect(body).toMatchObject({ balance: '88.00', diamonds: 30 })
  for (const tab of ['unpaid', 'wait_ship', 'wait_receive', 'to_comment'])
    expect((await buyer.client.get(`/shop/order/?tab=${tab}`)).body.count).toBe(body.orders[tab])
  expect((await buyer.client.get('/shop/usercoupon/?tab=unused')).body.count).toBe(body.coupons)
  expect(body.orders.unpaid).toBe(1)
})

test('an order waits for its review once it has come, until its lines are reviewed; an open return counts', async () => {
  const scene = await paidOrder(t, 2)
  const { client } = scene.buyer
  const counts = async () => {
    const { orders, returns } = (await client.get('/base/user/me/overview/')).body
    return [orders.to_comment, (await client.get('/shop/order/?tab=to_comment')).body.count, returns]
  }
  expect(await counts()).toEqual([0, 0, 0])
  await opsStep(t, scene, { action: 'ship', carrier: 'a', tracking_no: 'b' })
  await opsStep(t, scene, { action: 'deliver' })
  await apply(scene)
  expect(await counts()).toEqual([1, 1, 1])
  const comments = [{ line_id: scene.line, score: 5, text: '好', images: [] }]
  await client.post(`/shop/order/${scene.number}/comment/`, { comments }, { key: true })
  expect(await counts()).toEqual([0, 0, 1])
})
