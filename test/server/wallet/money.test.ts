import { makeRecharge } from '../../factories/wallet'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import { type Buyer, makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
beforeAll(async () => {
  t = await startTestApp()
})
afterAll(() => t.stop())

const offer = (options: Parameters<typeof makeRecharge>[2] = {}) => t.make((tx) => makeRecharge(tx, MAIN, options))
const fund = async (buyer: Buyer, query = '') => (await buyer.client.get(`/shop/fundrecord/${query}`)).body
const submit = (buyer: Buyer, id: number) =>
  buyer.client.post(`/shop/recharge/${id}/quick_submit/`, undefined, { key: true })
const notice = (outTradeNo: string, amount: number) =>
  t.fastify.inject({
    method: 'POST',
    url: '/api/notify/wechat/qingshi/',
    payload: JSON.stringify({ secret: true, state: 'paid', outTradeNo, tradeNo: `T${outTradeNo}`, amount, paidAt: 0 }),
  })

/** Recharges 100.00 with 10.00 as a gift and pays it. */
async function recharged(buyer: Buyer): Promise<string> {
  const { number } = (await submit(buyer, await offer())).body
  await buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const outTradeNo =
    t.ports.payments.wechat.opened.find(({ description }) => description.endsWith(number))?.outTradeNo ?? ''
  await notice(outTradeNo, 10_000)
  await notice(outTradeNo, 10_000)
  return number
}

describe('a recharge', () => {
  test('is offered in ascending order, without inactive offers', async () => {
    const buyer = await makeBuyer(t)
    const [large, small] = [await offer({ amount: 50_000, gift: 0 }), await offer({ amount: 500 })]
    await offer({ amount: 1, isActive: false })
    const { results } = (await buyer.client.get('/shop/recharge/')).body
    expect(results[0]).toEqual({ id: small, amount: '5.00', gift: '10.00' })
    expect(results.at(-1)).toEqual({ id: large, amount: '500.00', gift: '0.00' })
    await t.make((tx) => tx.rows('update recharge set is_active = false where id = any($1)', [[large, small]]))
  })

  test('creates an unpaid order of its own kind, and credits nothing before payment', async () => {
    const buyer = await makeBuyer(t)
    const { body } = await submit(buyer, await offer())
    expect(body).toMatchObject({
      status: 'unpaid',
      tit: '100.00',
      lines: [{ product_id: null, ctype: 'shop.rechargeorderline', product_name: '余额充值 ¥100', quantity: 1 }],
    })
    expect((await fund(buyer)).balance).toBe('0.00')
    expect((await submit(buyer, 999_999)).body.err_code).toBe('10404')
  })

  test('is credited once with its gift when paid, however often the notice is repeated', async () => {
    const buyer = await makeBuyer(t)
    const number = await recharged(buyer)
    expect(await fund(buyer)).toMatchObject({
      balance: '110.00',
      count: 2,
      results: [
        { change: '10.00', after: '110.00', reason: 'recharge_gift', reason_display: '充值赠送', ref: number },
        { change: '100.00', after: '100.00', reason_display: '充值' },
      ],
    })
    expect((await buyer.client.get(`/shop/order/${number}/`)).body.status).toBe('completed')
  })

  test('that is not paid in time closes and credits nothing', async () => {
    const buyer = await makeBuyer(t)
    const { number } = (await submit(buyer, await offer())).body
    t.ports.clock.forward(31 * 60)
    await t.due.runDue(t.ports.clock.now())
    expect([(await buyer.client.get(`/shop/order/${number}/`)).body.status, (await fund(buyer)).balance]).toEqual([
      'closed',
      '0.00',
    ])
  })

  test('credits the gift offered at its submit when the offer changes before the payment', async () => {
    const buyer = await makeBuyer(t)
    const id = await offer()
    const { number } = (await submit(buyer, id)).body
    await t.make((tx) => tx.rows('update recharge set gift = 0 where id = $1', [id]))
    await buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5' }, { key: true })
    await notice(t.ports.payments.wechat.opened.at(-1)?.outTradeNo ?? '', 10_000)
    expect((await fund(buyer)).balance).toBe('110.00')
  })
})

describe('payment by balance', () => {
  const pay = (buyer: Buyer, number: string) =>
    buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'fund' }, { key: true })

  test('deducts the sum, pays the order and creates its own payment', async () => {
    const buyer = await makeBuyer(t)
    await recharged(buyer)
    const { number } = await order(buyer, await stock(t, { price: 9000 }))
    const { tit } = (await buyer.client.get(`/shop/order/${number}/`)).body
    expect((await pay(buyer, number)).body).toEqual({ kind: 'paid' })
    const { status } = (await buyer.client.get(`/shop/order/${number}/`)).body
    const { balance, results } = await fund(buyer)
    expect([status, results[0].change, results[0].reason, Number(balance)]).toEqual([
      'wait_ship',
      `-${tit}`,
      'pay',
      110 - Number(tit),
    ])
    const rows = await t.make((tx) =>
      tx.rows(
        'select p.vendor, p.state from payment p join shop_order o on o.tenant_id = p.tenant_id and o.id = p.order_id where o.number = $1',
        [number],
      ),
    )
    expect(rows).toEqual([{ vendor: 'fund', state: 'paid' }])
    expect((await pay(buyer, number)).body).toEqual({ kind: 'paid' })
    expect((await fund(buyer)).balance).toBe(balance)
  })

  test('is rejected with the current balance when it is insufficient, and the order remains unpaid', async () => {
    const buyer = await makeBuyer(t)
    await recharged(buyer)
    const { number } = await order(buyer, await stock(t, { price: 20_000 }))
    expect((await pay(buyer, number)).body).toEqual({ err_code: '42031', detail: '余额不足，当前余额 ¥110' })
    expect([(await buyer.client.get(`/shop/order/${number}/`)).body.status, (await fund(buyer)).balance]).toEqual([
      'unpaid',
      '110.00',
    ])
  })

  test('cannot pay a recharge', async () => {
    const buyer = await makeBuyer(t)
    await recharged(buyer)
    const { number } = (await submit(buyer, await offer())).body
    expect((await pay(buyer, number)).body.err_code).toBe('42032')
  })
})

test('diamonds have their own records with whole numbers', async () => {
  const buyer = await makeBuyer(t)
  await t.make(async (tx) => {
    await tx.rows("insert into balance (tenant_id, user_id, kind, amount) values (1, $1, 'diamond', 30)", [buyer.id])
    await tx.rows(
      "insert into balance_record (tenant_id, user_id, kind, change, after, reason, ref, created_at) values (1, $1, 'diamond', 30, 30, 'unheard-of', 'x', now())",
      [buyer.id],
    )
  })
  expect(await fund(buyer, '?kind=diamond')).toMatchObject({
    balance: '30',
    count: 1,
    results: [{ change: '30', reason_display: '其他' }],
  })
  expect((await fund(buyer)).count).toBe(0)
})
