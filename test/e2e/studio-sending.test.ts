import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from '@playwright/test'
import { readXlsx, writeXlsx } from 'hucre/xlsx'
import { productDraft } from '../contract/examples/studio-goods'
import { Api } from '../support/api'
import { assertQuiet, axe, logInToStudio, openDesk, type RunningServer, shoot, startServer } from './support'

const BUYERS = 8
/** Orders of a busy day. */
const ORDERS = 200
const QUICK_BUY = '/shop/quickbuybasket/'

let server: RunningServer
let desk: Awaited<ReturnType<typeof openDesk>>

test.beforeAll(async ({ browser }) => {
  server = await startServer()
  desk = await openDesk(browser, server)
  await logInToStudio(desk.page, server, '/studio/orders')
})
test.afterAll(async () => {
  await desk?.close()
  await server?.remove()
})

interface Goods {
  id: number
  variants: { id: number }[]
}

async function makeOrders(buyer: Api, { id: product, variants }: Goods, count: number): Promise<string[]> {
  await buyer.login()
  const { id } = await buyer.address()
  const numbers: string[] = []
  while (numbers.length < count) {
    const quick = { body: { variant_id: variants[0]?.id, quantity: 1 } }
    await buyer.ok('POST', `/shop/product/${product}/quick_buy/`, quick)
    const price = { body: { address_id: id } }
    const { sums } = await buyer.ok<{ sums: { total: string } }>('POST', `${QUICK_BUY}checkout_cal/`, price)
    const body = { address_id: id, note: '', total: sums.total }
    numbers.push((await buyer.ok<{ number: string }>('POST', `${QUICK_BUY}checkout_submit/`, { body })).number)
  }
  return numbers
}

/** Records that the money of an order came in cash. */
async function payInCash(owner: Api, number: string): Promise<void> {
  const list = { query: { search: number } }
  const { results } = await owner.ok<{ results: { id: number; tit: string }[] }>('GET', '/studio/shop/order/', list)
  const [order] = results
  assert.ok(order)
  const body = { method: 'cash', reference: `收据 ${number}`, total: order.tit }
  await owner.ok('POST', `/studio/shop/order/${order.id}/pay/`, { body })
}

test('an owner sends two hundred orders by a list, and gives a part of one back', async () => {
  const { page, complaints } = desk
  const owner = new Api(server.url)
  owner.studio = (await page.context().cookies()).find(({ name }) => name === 'sp_studio')?.value ?? ''
  const variants = productDraft.variants.map((variant) => ({ ...variant, inventory: null }))
  const goods = await owner.ok<Goods>('POST', '/studio/product/', { body: { ...productDraft, variants } })
  const buyers = Array.from({ length: BUYERS }, () => new Api(server.url))
  const [buyer] = buyers
  const numbers = (await Promise.all(buyers.map((buyer) => makeOrders(buyer, goods, ORDERS / BUYERS)))).flat()
  for (const number of numbers) await payInCash(owner, number)

  await page.goto('/studio/orders?tab=wait_ship')
  await page.getByRole('tab', { name: /待发货/ }).waitFor()
  await shoot(page, 'orders-to-send')
  await page.getByRole('button', { name: '批量发货' }).click()
  await page.getByRole('button', { name: '导出表格' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /^下载/ }).click()
  const book = await readXlsx(await readFile(await (await download).path()))
  const [heads = [], ...rows] = book.sheets[0]?.rows ?? []
  const place = (head: string) => heads.indexOf(head)
  const own = rows.filter((row) => numbers.includes(String(row[place('订单号')])))
  assert.equal(own.length, ORDERS)
  const filledRows = own.map((row, n) =>
    row.map((cell, at) => (at === place('运单号') ? `SF${10 ** 12 + n}` : String(cell ?? ''))),
  )
  const sheet = { name: 'Sheet1', rows: [heads.map(String), ...filledRows] }
  const buffer = Buffer.from(await writeXlsx({ sheets: [sheet] }))
  await page.locator('input[type=file]').setInputFiles({ name: '发货.xlsx', mimeType: '', buffer })
  await page.getByText(`更新 ${ORDERS}`, { exact: true }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'sending-preview')
  await page.getByRole('button', { name: '执行导入' }).click()
  await page.getByText(`新建 0 行，更新 ${ORDERS} 行。`).waitFor()
  await shoot(page, 'sending-done')

  const [number = ''] = numbers
  await page.goto(`/studio/orders?search=${number}`)
  await page.getByRole('link', { name: number }).click()
  await page.getByText('顺丰速运').first().waitFor()
  await page.getByRole('button', { name: '退款', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: '退款给买家' })
  await dialog.getByLabel(/的退款金额$/).fill('1')
  await dialog.getByLabel('退款原因').fill('包装有划痕')
  await shoot(page, 'sending-refund')
  await dialog.getByRole('button', { name: /1\.00/ }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('heading', { name: '退款' }).or(page.getByText('¥1.00')).first().waitFor()
  await shoot(page, 'sending-order')
  assertQuiet(complaints)

  const { status, refunds } = await (buyer ?? owner).ok<{ status: string; refunds: { amount: string }[] }>(
    'GET',
    `/shop/order/${number}/`,
  )
  assert.deepEqual([status, refunds.map(({ amount }) => amount)], ['shipped', ['1.00']])
})
