import { neededPermission, reportNames } from '@storefront/contract/domain/ops/report'
import { makeProduct } from '../../factories/product'
import { track } from '../../factories/track'
import { idOf, paidOrder } from '../support/after-sales'
import { MAIN, startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'

const MOMENT = '2026-05-06T02:00:00Z'
const LAST_WEEK = '2026-04-29T02:00:00Z'

let t: TestApp
let analyst: Client
let names: string[]

/** An order that was made and paid for at a moment. */
async function paidAt(moment: string, name: string): Promise<number> {
  const scene = await paidOrder(t, 2, { name })
  const id = await idOf(t, scene.number)
  await t.make(async (tx) => {
    await tx.rows('update shop_order set created_at = $3, paid_at = $3 where tenant_id = $1 and id = $2', [
      MAIN,
      id,
      moment,
    ])
    await tx.rows('update ledger_entry set created_at = $3 where tenant_id = $1 and order_id = $2', [MAIN, id, moment])
  })
  return id
}

beforeAll(async () => {
  t = await startTestApp()
  analyst = (await t.user({ perms: ['base.read_analytics'] })).client
  names = ['一盏', '二盏']
  await paidAt(LAST_WEEK, '一盏')
  await paidAt(MOMENT, '一盏')
  const returnedId = await paidAt(MOMENT, '二盏')
  await t.make(async (tx) => {
    await tx.rows('update order_line set returned = 1, return_amount = 100 where tenant_id = $1 and order_id = $2', [
      MAIN,
      returnedId,
    ])
    await track(tx, MAIN, [
      { at: MOMENT, visit: 'one', page: '/?utm_campaign=spring' },
      { at: MOMENT, visit: 'one', page: '/product/3' },
      { at: MOMENT, visit: 'two', page: '/product/3' },
      { at: MOMENT, visit: 'two', page: '/shop/basket' },
    ])
  })
})
afterAll(() => t.stop())

const report = async (name: string, more = ''): Promise<Loose> =>
  (await analyst.get(`/studio/report/?report=${name}&from=2026-05-01&to=2026-05-07${more}`)).body
const rowsOf = (body: Loose, column: string) => body.rows.map((row: Loose) => [row.name, row.now[column]])

test('counts goods by product, with what came back, beside the days before', async () => {
  const body = await report('goods', '&compare=before')
  expect(body.before).toEqual({ from: '2026-04-24', to: '2026-04-30' })
  expect(rowsOf(body, 'count')).toEqual([
    [names[0], '2'],
    [names[1], '1'],
  ])
  expect(body.total.now).toMatchObject({ count: '3', back: '1.00' })
  expect(body.total.before).toMatchObject({ count: '2' })
  const [day] = body.days.filter(({ date }: Loose) => date === '2026-05-06')
  expect([day.now.count, day.before.count, body.days.length]).toEqual(['3', '2', 7])
})

test('names the steps on the way to an order in the language of the caller', async () => {
  expect(rowsOf(await report('funnel'), 'count')).toEqual([
    ['访客', '2'],
    ['看过商品', '2'],
    ['打开购物车', '1'],
    ['打开结算页', '0'],
    ['提交订单', '2'],
    ['支付订单', '2'],
  ])
})

test('tells new customers from those who bought before', async () => {
  await t.make((tx) =>
    tx.rows(
      `update shop_order set user_id = (select user_id from shop_order where tenant_id = $1 and created_at = $2 limit 1)
        where tenant_id = $1 and id = (select max(id) from shop_order where tenant_id = $1)`,
      [MAIN, LAST_WEEK],
    ),
  )
  expect(Object.fromEntries(rowsOf(await report('customer'), 'count'))).toEqual({ 新客: '1', 回头客: '1' })
})

test('counts the same from the sums as from the rows, in every report', async () => {
  const names = reportNames.filter((name) => neededPermission(name) === null)
  const read = () => Promise.all(names.map((name) => report(name, '&compare=year')))
  const live = await read()
  await t.rollFigures(new Date('2026-05-20T00:00:00Z'))
  await t.make((tx) => tx.rows('delete from ledger_entry where tenant_id = $1', [MAIN]))
  expect(await read()).toEqual(live)
})

test('counts paid orders by the channel of their payment', async () => {
  const body = await report('channel')
  const counts = rowsOf(body, 'count')
  expect(counts.reduce((sum: number, [, count]: [string, string]) => sum + Number(count), 0)).toBe(
    Number((await report('orders')).total.now.count),
  )
  expect(counts[0][0]).not.toMatch(/^[a-z_]+$/)
})

test('tells the value of the stock now, at cost, to staff who may read costs', async () => {
  const accountant = (await t.user({ perms: ['base.read_analytics', 'shop.read_cost'] })).client
  const read = async () =>
    (await accountant.get('/studio/report/?report=stock&from=2026-05-01&to=2026-05-07&compare=year')).body
  const before = await read()
  await t.make((tx) =>
    makeProduct(tx, MAIN, {
      variants: [
        { price: 900, inventory: 5 },
        { price: 900, inventory: 3 },
        { price: 900, inventory: null },
      ],
    }),
  )
  await t.make((tx) => tx.rows('update variant set cost = 250 where tenant_id = $1 and inventory = 5', [MAIN]))
  const after = await read()
  const gained = (column: string) => Number(after.total.now[column]) - Number(before.total.now[column])
  expect([gained('count'), gained('amount')]).toEqual([8, 12.5])
  expect([after.days, after.before]).toEqual([[], null])
  const refusal = await analyst.get('/studio/report/?report=stock&from=2026-05-01&to=2026-05-07')
  expect([refusal.status, refusal.body.err_code]).toEqual([403, '10403'])
})

test('refuses more days than a year, and of visitors more than 92', async () => {
  const status = async (query: string) => (await analyst.get(`/studio/report/?${query}`)).status
  expect(await status('report=goods&from=2025-05-07&to=2026-05-07')).toBe(200)
  expect(await status('report=goods&from=2025-05-06&to=2026-05-07')).toBe(400)
  expect(await status('report=campaign&from=2026-02-05&to=2026-05-07')).toBe(200)
  expect(await status('report=campaign&from=2026-02-04&to=2026-05-07')).toBe(400)
})

test.each(['csv', 'xlsx'])('writes a file of it as %s', async (format) => {
  const body = { report: 'goods', from: '2026-05-06', to: '2026-05-06', compare: 'before', format }
  const { status, body: file } = await analyst.post('/studio/report/export/', body)
  expect([status, file.rows]).toEqual([200, 2])
  expect(file.name).toBe(`商品-2026-05-06-2026-05-06.${format}`)
})
