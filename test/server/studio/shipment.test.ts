import { writeXlsx } from 'hucre/xlsx'
import { idOf, opsStep, paidOrder } from '../support/after-sales'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { uploadFile } from '../support/upload'

let t: TestApp
let clerk: { id: number; client: Client }
beforeAll(async () => {
  t = await startTestApp()
  clerk = await t.user({ perms: ['shop.change_order'] })
})
afterAll(() => t.stop())

const HEADS = ['订单号', '快递公司', '运单号']
/** Uploads a file of numbers. */
async function planFile(rows: readonly (readonly string[])[], heads: readonly string[] = HEADS): Promise<Loose> {
  const bytes = await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [[...heads], ...rows.map((row) => [...row])] }] })
  const reply = await uploadFile(clerk.client, '/studio/spreadsheet/shipment/plan/', Buffer.from(bytes), {
    name: '发货.xlsx',
    type: 'application/octet-stream',
  })
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body))
  const { body } = await clerk.client.get(`/studio/spreadsheet/plan/${reply.body.id}/rows/?limit=100`)
  return { ...reply.body, rows: body.results }
}
const apply = (id: number, skip_errors = false) =>
  clerk.client.post(`/studio/spreadsheet/plan/${id}/apply/`, { skip_errors }, { key: true })
const parcelsOf = async (number: string) =>
  (await clerk.client.get(`/studio/shop/order/${await idOf(t, number)}/`)).body.deliveries

/** Paid orders with an address, of one piece each, written as they stand after their payment. */
async function paidOrders(count: number): Promise<string[]> {
  const scene = await paidOrder(t, 1)
  const id = await idOf(t, scene.number)
  await t.make(async (tx) => {
    await tx.rows(
      `insert into shop_order (tenant_id, number, user_id, status, goods, discount, shipping, total, is_virtual, address, created_at, paid_at)
       select tenant_id, 'L' || to_char(n, 'FM0000'), user_id, 'wait_ship', goods, discount, shipping, total, false, address, created_at, paid_at
       from shop_order, generate_series(1, $2) n where tenant_id = 1 and id = $1`,
      [id, count],
    )
    await tx.rows(
      `insert into order_line (tenant_id, order_id, product_id, variant_id, product_name, ctype, attributes_label, price, upit, quantity, is_reserved)
       select 1, o.id, l.product_id, l.variant_id, l.product_name, l.ctype, l.attributes_label, l.price, l.upit, 1, true
       from shop_order o, order_line l where o.tenant_id = 1 and o.number like 'L____' and l.tenant_id = 1 and l.order_id = $1`,
      [id],
    )
  })
  return Array.from({ length: count }, (_, n) => `L${String(n + 1).padStart(4, '0')}`)
}

test('a day of 200 orders is sent by one list', async () => {
  const numbers = await paidOrders(200)
  const rows = numbers.map((number, n) => [number, n % 2 ? '' : '中通', n % 2 ? `SF${1e12 + n}` : String(78e12 + n)])
  const plan = await planFile(rows)
  expect(plan.counts).toMatchObject({ update: 200, error: 0 })
  expect((await apply(plan.id)).status).toBe(200)
  const states = await t.make((tx) =>
    tx.rows(
      `select o.status, d.state, d.carrier, count(*)::int as count from shop_order o join order_delivery d on d.tenant_id = o.tenant_id and d.order_id = o.id
        where o.tenant_id = 1 and o.number like 'L____' group by 1, 2, 3 order by 3`,
    ),
  )
  expect(states).toEqual([
    { status: 'shipped', state: 'shipped', carrier: '中通快递', count: 100 },
    { status: 'shipped', state: 'shipped', carrier: '顺丰速运', count: 100 },
  ])
  // Once more: they are sent already.
  expect((await planFile(rows.slice(0, 3))).counts).toMatchObject({ update: 0, error: 3 })
  const log = await t.make((tx) =>
    tx.rows<{ count: number }>(
      "select count(*)::int as count from audit_log where tenant_id = 1 and actor_id = $1 and kind = 'order'",
      [clerk.id],
    ),
  )
  expect(log).toEqual([{ count: 200 }])
})

test('a row names what is wrong with it: an unknown order, a number twice, no carrier, no parcel number', async () => {
  const { number } = await paidOrder(t, 1)
  const { rows } = await planFile([
    ['X0', '顺丰', 'SF1234567890123'],
    [` ${number.toLowerCase()} `, '顺丰', 'sf 1234567890123'],
    [number, '顺丰', 'SF1234567890124'],
    [number, '', '78000000000001'],
    [number, '顺丰', '12'],
    [number, '', ''],
  ])
  expect(
    rows.map(({ action, problems }: Loose) => [
      action,
      ...problems.map(({ column, reason }: Loose) => column + reason),
    ]),
  ).toEqual([
    ['error', '订单号不在可选范围内'],
    ['update'],
    ['error', '订单号已被使用'],
    ['error', '订单号已被使用', '快递公司不能为空'],
    ['error', '订单号已被使用', '运单号格式不正确'],
    ['unchanged'],
  ])
})

test('a list is refused when an order has changed its address or was sent since its preview', async () => {
  const scene = await paidOrder(t, 1)
  const plan = await planFile([[scene.number, '顺丰', 'SF1234567890123']])
  await t.make((tx) =>
    tx.rows(
      `update shop_order set address = jsonb_set(address, '{display}', '"别处"') where tenant_id = 1 and number = $1`,
      [scene.number],
    ),
  )
  expect((await apply(plan.id)).body.err_code).toBe('16113')
  expect(await parcelsOf(scene.number)).toEqual([])
})

test('a parcel that was packed before goes out under the number of the list', async () => {
  const scene = await paidOrder(t, 2)
  await opsStep(t, scene, { action: 'ship', carrier: '', tracking_no: '' })
  const plan = await planFile([[scene.number, '京东', 'JDVA00000000001']])
  expect((await apply(plan.id)).status).toBe(200)
  expect(await parcelsOf(scene.number)).toMatchObject([
    { state: 'shipped', carrier: '京东物流', tracking_no: 'JDVA00000000001', lines: [{ quantity: 2 }] },
  ])
})

test('the exported file of open orders is imported again without a change', async () => {
  const { number } = await paidOrder(t, 1)
  const { body } = await clerk.client.post('/studio/spreadsheet/shipment/export/', {})
  expect(body.rows).toBeGreaterThan(0)
  const plan = await planFile([[number, '', '']])
  expect(plan.counts).toMatchObject({ unchanged: 1, error: 0 })
})

const scan = (body: object) =>
  clerk.client.post('/studio/shop/order/scan/', { tracking_no: 'SF1234567890123', carrier: '', ...body }, { key: true })

test('a scan sends the order, tells its carrier by the number, and warns of an unusual one', async () => {
  const [one, two, three] = [await paidOrder(t, 2), await paidOrder(t, 1), await paidOrder(t, 1)]
  expect((await scan({ number: one.number.toLowerCase() })).body).toMatchObject({
    number: one.number,
    carrier: '顺丰速运',
    is_unusual: false,
  })
  expect((await one.read()).status).toBe('shipped')
  expect((await scan({ number: one.number })).body.err_code).toBe('42004')
  expect((await scan({ number: 'X0' })).status).toBe(404)
  expect((await scan({ number: two.number, tracking_no: '78000000000001' })).body.err_code).toBe('16005')
  expect((await scan({ number: two.number, tracking_no: '??' })).status).toBe(400)
  expect((await scan({ number: three.number, carrier: 'SF', tracking_no: 'ABC1234' })).body.is_unusual).toBe(true)
})

test('a mended parcel is tracked by its new number, and the log shows both', async () => {
  const scene = await paidOrder(t, 1)
  await scan({ number: scene.number })
  const [{ number }] = await parcelsOf(scene.number)
  t.ports.clock.forward(60)
  const mend = (body: object) => clerk.client.put(`/studio/shop/parcel/${number}/`, body)
  expect((await mend({ carrier: '中通', tracking_no: '1' })).body.err_code).toBe('12062')
  expect((await mend({ carrier: '中通', tracking_no: ' 7800 0000 0000 01 ' })).body).toMatchObject({
    carrier: '中通快递',
    tracking_no: '78000000000001',
  })
  const { timeline } = (await clerk.client.get(`/studio/shop/order/${await idOf(t, scene.number)}/`)).body
  expect(timeline[0]).toMatchObject({
    display: '修改运单',
    text: expect.stringContaining('SF1234567890123 → 中通快递'),
  })
  await clerk.client.post(
    `/ops/shop/order/${await idOf(t, scene.number)}/process/`,
    { action: 'deliver' },
    { key: true },
  )
  expect((await mend({ carrier: '中通', tracking_no: '78000000000002' })).body.err_code).toBe('43004')
})
