import { orderExportNames } from '@storefront/contract/domain/orders/order-export'
import { readXlsx } from 'hucre/xlsx'
import { startTestApp, type TestApp } from '../support/app'
import type { Client, Loose } from '../support/client'
import { makeBuyer, order, stock } from '../support/shopping'

let t: TestApp
let manager: Client
let clerk: Client
beforeAll(async () => {
  t = await startTestApp()
  manager = (await t.user({ perms: ['shop.change_order', 'base.read_personal'] })).client
  clerk = (await t.user({ perms: ['shop.change_order'] })).client
})
afterAll(() => t.stop())

const start = (client: Client, body: object) => client.post('/studio/shop/order/export/', body, { key: true })

/** Returns the bytes of a file after its job. */
async function fileOf(client: Client, body: object): Promise<{ name: string; bytes: Buffer }> {
  const { id } = (await start(client, body)).body
  await t.due.runDue(t.ports.clock.now())
  const { status, url, name } = (await client.get(`/studio/shop/order/export/${id}/`)).body
  expect(status).toBe('done')
  const file = await t.ports.storage.get(String(url).slice('/media/'.length))
  return { name, bytes: file?.bytes ?? Buffer.alloc(0) }
}

async function makeOrder(name: string): Promise<Loose> {
  const buyer = await makeBuyer(t)
  return order(buyer, await stock(t, { name, price: 1000 }), 2)
}

test('a CSV file has the chosen columns of the filtered orders, with texts that run nothing', async () => {
  const { number } = await makeOrder('=HYPERLINK("x"), 甲')
  await makeOrder('别的商品')
  const { name, bytes } = await fileOf(manager, {
    columns: ['number', 'goods', 'total', 'status'],
    format: 'csv',
    goods: 'HYPERLINK',
  })
  expect(name).toMatch(/^orders-.*\.csv$/)
  expect(bytes.toString()).toBe(
    `\uFEFF订单号,商品,应付金额,状态\r\n${number},"'=HYPERLINK(""x""), 甲 ×2",30.00,待付款\r\n`,
  )
})

test('a file of a search has the orders that it finds, and no others', async () => {
  const { number } = await makeOrder('寻得杯')
  await makeOrder('别的杯')
  const search = { columns: ['number'], format: 'csv', search: '寻得' }
  expect((await fileOf(manager, search)).bytes.toString()).toBe(`\uFEFF订单号\r\n${number}\r\n`)
})

test('an xlsx file has every column for staff who may read personal data', async () => {
  const { number } = await makeOrder('全列杯')
  const { bytes } = await fileOf(manager, { columns: orderExportNames, format: 'xlsx', goods: '全列杯' })
  const [sheet] = (await readXlsx(bytes)).sheets
  const [heads, row] = sheet?.rows ?? []
  expect(heads).toHaveLength(orderExportNames.length)
  expect(row?.[0]).toBe(number)
})

test('personal data is refused to staff who may not read it, and a file belongs to its maker', async () => {
  expect((await start(clerk, { columns: ['number', 'address'], format: 'csv' })).status).toBe(403)
  const { id } = (await start(clerk, { columns: ['number'], format: 'csv' })).body
  expect((await manager.get(`/studio/shop/order/export/${id}/`)).status).toBe(404)
  expect((await start(clerk, { columns: ['number'], format: 'csv', from: '2026-02-31' })).status).toBe(400)
})
