import type { Connection } from '../../server/src/core/database.types'
import { books, idOf, paidOrder, returnBody } from '../server/support/after-sales'
import { stockLeft } from '../server/support/shopping'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
})
afterAll(() => environment.stop())

/** A paid order of two pieces at 10.00 with a fee of 10.00, and its seller at either process. */
async function createScene() {
  const scene = await paidOrder(environment.t, 2, { price: 1000 })
  const id = await idOf(environment.t, scene.number)
  const refund = (process: number, body: object) =>
    environment
      .client(process, scene.operator.token)
      .post(`/studio/shop/order/${id}/refund/`, { lines: [], shipping: '', reason: '缺货', ...body }, { key: true })
  const part = (quantity: number, amount: string) => ({ line_id: scene.line, quantity, amount, restock: true })
  return { ...scene, id, refund, part }
}

test('concurrent refunds of sellers and a return of the buyer give back each piece once', async () => {
  const one = await createScene()
  const replies = await Promise.all([
    ...times(5).map((n) => one.refund(n, { lines: [one.part(1, '10.00')] })),
    environment
      .client(1, one.buyer.token)
      .post('/shop/orderlinereturn/', returnBody(one, { amount: '10' }), { key: true }),
  ])
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(2)
  const [line] = await environment.t.make((tx) =>
    tx.rows('select returned, return_amount from order_line where tenant_id = 1 and id = $1', [one.line]),
  )
  expect(line).toEqual({ returned: 2, return_amount: 2000 })
})

test('of refunds of the whole fee that are made at once one goes through', async () => {
  const one = await createScene()
  const replies = await Promise.all(times(6).map((n) => one.refund(n, { shipping: '10.00' })))
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
  await environment.t.due.runDue(environment.t.ports.clock.now())
  expect(await books(environment.t, one.number)).toEqual({ ledger: 2000, refunded: 1000, total: 3000, due: 0 })
})

const FEE_LEFT = `select o.shipping - coalesce((select sum(r.shipping) from order_return r where r.tenant_id = 1 and r.order_id = o.id), 0) as left
  from shop_order o where o.tenant_id = 1 and o.id = $1`

test('control: of two refunds that look for the fee without the lock of the order both find it', async () => {
  const one = await createScene()
  const { database } = environment.t
  const insertRefund = async (tx: Connection) => {
    const [fee] = await tx.rows<{ left: number }>(FEE_LEFT, [one.id])
    await tx.rows(
      `insert into order_return (tenant_id, number, order_id, line_id, user_id, kind, status, quantity, unsent, amount, shipping, reason, created_at)
       values (1, 'S' || gen_random_uuid(), $1, $2, $3, 'refund_only', 'agreed', 0, 0, 0, 1000, 'x', now())`,
      [one.id, one.line, one.buyer.id],
    )
    return Number(fee?.left)
  }
  const first = await database.of(1).tx(async (tx) => {
    const left = await insertRefund(tx)
    expect(await database.of(1).tx(insertRefund)).toBe(1000)
    return left
  })
  expect(first).toBe(1000)
})

test('a parcel that goes out during a refund of everything leaves no piece both sent and restocked', async () => {
  for (const isOut of [true, false]) {
    const one = await createScene()
    const pack = () =>
      environment
        .client(1, one.operator.token)
        .post(
          `/ops/shop/order/${one.id}/process/`,
          { action: 'ship', carrier: '顺丰速运', tracking_no: isOut ? 'SF1' : '' },
          { key: true },
        )
    const [refund] = await Promise.all([one.refund(0, { lines: [one.part(2, '20.00')], shipping: '10.00' }), pack()])
    expect(refund.status).toBe(200)
    await environment.t.due.runDue(environment.t.ports.clock.now())
    const [line] = await environment.t.make((tx) =>
      tx.rows<{ pieces: number }>('select shipped + unsent as pieces from order_line where tenant_id = 1 and id = $1', [
        one.line,
      ]),
    )
    expect(line?.pieces).toBe(2)
    expect(await books(environment.t, one.number)).toEqual({ ledger: 0, refunded: 3000, total: 3000, due: 0 })
    expect((await one.read()).status).toBe('closed')
  }
})

test('a seller who refunds while a packed parcel goes out waits for it and keeps none of its pieces', async () => {
  const one = await createScene()
  await environment
    .client(0, one.operator.token)
    .post(`/ops/shop/order/${one.id}/process/`, { action: 'ship', carrier: '', tracking_no: '' }, { key: true })
  const reply = await callDuring(
    environment,
    (tx) =>
      tx.rows(
        "update order_delivery set state = 'shipped', carrier = '顺丰速运', tracking_no = 'SF1', shipped_at = now() where tenant_id = 1 and order_id = $1",
        [one.id],
      ),
    () => one.refund(1, { lines: [{ ...one.part(1, '10.00'), restock: false }] }),
  )
  expect(reply.status).toBe(200)
  await environment.t.due.runDue(environment.t.ports.clock.now())
  const [line] = await environment.t.make((tx) =>
    tx.rows('select shipped, unsent from order_line where tenant_id = 1 and id = $1', [one.line]),
  )
  expect(line).toEqual({ shipped: 2, unsent: 0 })
  expect(await stockLeft(environment.t, one.cup.variants[0])).toBe(8)
})
