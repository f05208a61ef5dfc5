import { idOf, paidOrder } from '../server/support/after-sales'
import { configure } from '../server/support/site'
import { callDuring } from './overlap'
import { type RaceEnvironment, startRaceEnvironment, times } from './support'

let environment: RaceEnvironment
beforeAll(async () => {
  environment = await startRaceEnvironment()
  await configure(environment.t, { invoices: true })
})
afterAll(() => environment.stop())

/** A paid order of two pieces whose buyer asked for an invoice, with staff at either process. */
async function createScene() {
  const { t } = environment
  const scene = await paidOrder(t, 2, { price: 1000 })
  const clerk = await t.user({ perms: ['shop.change_invoice'] })
  const input = { buyer: 'personal', title: '林小满', tax_number: '', email: 'lin@example.com' }
  const request = (process: number, title: string) =>
    environment
      .client(process, scene.buyer.token)
      .post(`/shop/order/${scene.number}/invoice/`, { ...input, title }, { key: true })
  await request(0, input.title)
  const order = await idOf(t, scene.number)
  const read = async () => {
    const [row] = await t.make((tx) =>
      tx.rows<{
        id: number
        status: string
        title: string
        number: string
        amount: number
        rest: number
        is_outdated: boolean
      }>(
        `select i.id, i.status, i.title, i.number, i.amount, o.total - o.refunded as rest, i.is_outdated
         from invoice_request i join shop_order o on o.tenant_id = 1 and o.id = i.order_id where i.tenant_id = 1 and i.order_id = $1`,
        [order],
      ),
    )
    if (!row) throw new Error('the order has no request')
    return row
  }
  const { id } = await read()
  const issue = (process: number, number: string) =>
    environment
      .client(process, clerk.token)
      .post(`/studio/shop/invoice/${id}/process/`, { action: 'issue', version: 1, number }, { key: true })
  const refund = (process: number) =>
    environment.client(process, scene.operator.token).post(
      `/studio/shop/order/${order}/refund/`,
      {
        ...{ shipping: '', reason: '缺货' },
        lines: [{ line_id: scene.line, quantity: 1, amount: '10.00', restock: true }],
      },
      { key: true },
    )
  return { order, id, request, read, issue, refund }
}

test('an invoice is issued once, under one number', async () => {
  const { issue, read } = await createScene()
  const replies = await Promise.all(times(6).map((n) => issue(n, `N${n}`)))
  const successes = replies.filter(({ status }) => status === 200)
  expect(successes).toHaveLength(1)
  expect((await read()).number).toBe(successes[0]?.body.number)
})

test('a request that its buyer changes meanwhile is not issued as it was', async () => {
  for (const _ of times(4)) {
    const { issue, request, read } = await createScene()
    const [reply, change] = await Promise.all([issue(0, 'N1'), request(1, '另一家公司')])
    expect([reply.status, change.status].sort()).toEqual([200, 409])
    const { status, title } = await read()
    expect(status === 'issued').toBe(title === '林小满')
  }
})

test('after a refund and an issue at once the invoice has the rest, or is marked as outdated', async () => {
  for (const _ of times(6)) {
    const { issue, refund, read } = await createScene()
    const replies = await Promise.all([issue(0, 'N1'), refund(1)])
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    const { amount, rest, is_outdated } = await read()
    expect(is_outdated).toBe(amount !== rest)
  }
})

/** The step of the staff, in the order of its locks. */
const issueIn = (order: number) => (tx: { rows: (sql: string, params: (number | string)[]) => Promise<unknown> }) =>
  tx
    .rows('select 1 from shop_order where tenant_id = 1 and id = $1 for no key update', [order])
    .then(() =>
      tx.rows(
        "update invoice_request set status = 'issued', number = 'N', amount = 2000 where tenant_id = 1 and order_id = $1",
        [order],
      ),
    )

test('a refund that waits for an issue marks the invoice', async () => {
  const { order, refund, read } = await createScene()
  expect((await callDuring(environment, issueIn(order), () => refund(1))).status).toBe(200)
  expect(await read()).toMatchObject({ status: 'issued', is_outdated: true })
})

const IN_ONE_STATEMENT = `with taken as (update shop_order set refunded = refunded + 1 where tenant_id = 1 and id = $1 returning id)
  update invoice_request i set is_outdated = true from taken where i.tenant_id = 1 and i.order_id = taken.id and i.status = 'issued'`

test('control: a refund that marks the invoice in its own statement does not see one that was issued while it waited', async () => {
  const { order, read } = await createScene()
  const { database } = environment.t
  await callDuring(environment, issueIn(order), () => database.of(1).tx((tx) => tx.rows(IN_ONE_STATEMENT, [order])))
  expect(await read()).toMatchObject({ status: 'issued', is_outdated: false })
})
