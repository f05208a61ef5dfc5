import type { Connection } from '../../server/src/core/database.types'
import { balanceOf, changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { books, idOf } from '../server/support/after-sales'
import { makeBuyer, order, stock } from '../server/support/shopping'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** An unpaid order of 30.00, of which a payment is open and for which the buyer's balance would do; and its seller. */
async function createScene() {
  const { t, client } = environment
  const buyer = await makeBuyer(t)
  const { number } = await order(buyer, await stock(t, { price: 1000 }), 2)
  await buyer.client.post(`/shop/order/${number}/pay/`, { channel: 'wx_h5' }, { key: true })
  const payment = t.ports.payments.wechat.opened.at(-1)
  await t.make((tx) =>
    changeBalance(tx, {
      tenantId: 1,
      userId: buyer.id,
      kind: 'fund',
      change: 3000,
      reason: 'recharge',
      ref: `demo ${number}`,
      now: t.ports.clock.now(),
    }),
  )
  const seller = await t.user({ perms: ['shop.change_order'] })
  const id = await idOf(t, number)
  const path = `/studio/shop/order/${id}/`
  return {
    id,
    number,
    receive: (process: number) =>
      client(process, seller.token).post(
        `${path}pay/`,
        { method: 'cash', reference: '1', total: '30.00' },
        { key: true },
      ),
    reprice: (process: number) =>
      client(process, seller.token).post(
        `${path}price/`,
        { discount: '5.00', shipping: '10.00', total: '30.00' },
        { key: true },
      ),
    payByBalance: (process: number) =>
      client(process, buyer.token).post(
        `/shop/order/${number}/pay/`,
        { channel: 'fund', total: '30.00' },
        { key: true },
      ),
    leftOnBalance: () => t.make((tx) => balanceOf(tx, 1, buyer.id, 'fund')),
    notify: () =>
      t.fastify.inject({
        method: 'POST',
        url: '/api/notify/wechat/qingshi/',
        headers: { 'content-type': 'application/json' },
        payload: JSON.stringify({
          secret: true,
          state: 'paid',
          outTradeNo: payment?.outTradeNo,
          tradeNo: `T${payment?.outTradeNo}`,
          amount: payment?.amount,
          paidAt: t.ports.clock.now().toISOString(),
        }),
      }),
  }
}
const okOf = (replies: { status: number }[]) => replies.filter(({ status }) => status === 200).length

test('money that staff record at once is recorded once', async () => {
  const { number, receive } = await createScene()
  expect(okOf(await Promise.all(times(8).map(receive)))).toBe(1)
  expect(await books(environment.t, number)).toMatchObject({ ledger: 3000 })
})

test('an order that is paid offline, by the vendor and by the balance at once keeps one of the three', async () => {
  for (const _ of times(6)) {
    const { number, receive, payByBalance, notify, leftOnBalance } = await createScene()
    const [offline] = await Promise.all([receive(0), payByBalance(1), notify()])
    await environment.t.due.runDue(environment.t.ports.clock.now())
    expect(await books(environment.t, number)).toEqual({ ledger: 3000, refunded: 0, total: 3000, due: 0 })
    // A buyer whose order is paid by now is told so: the reply alone does not say who paid.
    const isPaidByBalance = (await leftOnBalance()) === 0
    expect([offline.status === 200, isPaidByBalance]).not.toEqual([true, true])
  }
})

test('an order that is paid while its price changes is paid at the price that it has', async () => {
  for (const _ of times(6)) {
    const { number, reprice, payByBalance } = await createScene()
    const [price, payment] = await Promise.all([reprice(0), payByBalance(1)])
    expect(okOf([price, payment])).toBe(1)
    const { ledger, total } = await books(environment.t, number)
    expect([ledger, total]).toEqual(payment.status === 200 ? [3000, 3000] : [0, 2500])
  }
})

test('control: staff who look whether an order is unpaid and write afterwards record its money twice', async () => {
  const { id } = await createScene()
  const { database } = environment.t
  const recordPayment = async (tx: Connection, ref: string) => {
    const [row] = await tx.rows<{ status: string }>('select status from shop_order where tenant_id = 1 and id = $1', [
      id,
    ])
    await tx.rows(
      "insert into ledger_entry (tenant_id, order_id, kind, vendor, amount, ref, created_at) values (1, $1, 'payment', 'hand', 3000, $2, now())",
      [id, ref],
    )
    return row?.status
  }
  const statuses = await database.of(1).tx(async (tx) => {
    const first = await recordPayment(tx, `one ${id}`)
    return [first, await database.of(1).tx((other) => recordPayment(other, `two ${id}`))]
  })
  expect(statuses).toEqual(['unpaid', 'unpaid'])
})
