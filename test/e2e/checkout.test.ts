import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import {
  arrive,
  assertQuiet,
  axe,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
  openPaidOrder,
} from './support'

/** Holds coupons of each kind, a membership card, coins and pickup vouchers. */
const SHOPPER = '13800000001'

let server: RunningServer
let browser: Browser
let api: Api
test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  api = new Api(server.url)
  await api.login(SHOPPER)
})
test.afterAll(async () => {
  await server?.remove()
})

const productId = async (search: string): Promise<number> => {
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/shop/product/', { query: { search } })
  return results[0]?.id ?? 0
}

/** A phone of the shopper, on a product. */
async function openProduct(id: number, query = '') {
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/login/?next=${encodeURIComponent(`/mobile/product/${id}/${query}`)}`)
  await logIn(phone.page, server, SHOPPER)
  await arrive(phone.page, new RegExp(`/product/${id}/`))
  return phone
}

/** The bar's total, once nothing is counted any more. */
async function total(page: Page): Promise<string> {
  const bar = page.getByRole('region', { name: '提交订单' })
  await bar.getByRole('button', { name: '提交订单' }).and(page.locator(':enabled')).waitFor()
  return (await bar.getByRole('status').textContent()) ?? ''
}

/** Returns the number of a price on the screen. */
const amount = (text: string): number => Number(/¥([\d.,]+)/.exec(text)?.[1]?.replaceAll(',', ''))

test('checkout applies the best coupon and card, costs more without, and saves the shown total and the buyer inputs', async () => {
  const { page, complaints, close } = await openProduct(await productId('布面裸脊手帐'))
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '增加' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '立即购买' }).click()
  await arrive(page, /\/shop\/checkout\//)
  const best = await total(page)
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: /^优惠券/ }).click()
  const sheet = page.getByRole('dialog', { name: '选择优惠券' })
  await sheet.getByText('兑换券请到门店使用').waitFor()
  assert.deepEqual(await axe(page), [])
  await sheet.getByRole('radio', { name: '不使用优惠券' }).click()
  await page.getByRole('button', { name: /^会员卡/ }).click()
  await page.getByRole('radio', { name: '不使用会员卡' }).click()
  await page.getByText('查看每件商品的优惠分摊').waitFor({ state: 'hidden' })
  assert.ok(
    amount(await total(page)) > amount(best),
    `${await total(page)} without discounts, ${best} with the best ones`,
  )

  await page.getByRole('button', { name: /^会员卡/ }).click()
  await page.getByRole('radio', { name: /拾光会员卡/ }).click()
  await page.getByText('查看每件商品的优惠分摊').click()
  await page
    .getByText(/优惠 -¥.+实付 ¥/)
    .first()
    .waitFor()
  const shownTotal = await total(page)
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByText('请填写「布面裸脊手帐」的封面烫字').first().waitFor()
  await page.getByLabel('封面烫字').fill('青山')
  await page.getByRole('button', { name: '提交订单' }).click()
  await arrive(page, /\/order\/pay\//)
  const number = new URL(page.url()).searchParams.get('order') ?? ''
  await page.goto(`/mobile/order/${number}/`)
  await page.getByText('封面烫字：青山').waitFor()
  const { tit, sums } = await api.ok<{ tit: string; sums: { card: string; coupon: string } }>(
    'GET',
    `/shop/order/${number}/`,
  )
  assert.deepEqual([Number(tit), Number(sums.coupon), Number(sums.card) !== 0], [amount(shownTotal), 0, true])
  assertQuiet(complaints)
  await close()
})

test('an order with a pickup voucher and store pickup costs ¥0 and shows a pickup code', async () => {
  type Holders = { results: { id: number; available: number; product: { id: number } | null }[] }
  const { results } = await api.ok<Holders>('GET', '/shop/userpickupvoucherholder/')
  const [holder] = results
  assert.ok(holder)
  const { page, complaints, close } = await openProduct(holder.product?.id ?? 0, `?pickup=${holder.id}`)
  await page.getByText('凭提货券免费提取').waitFor()
  await page.getByRole('button', { name: '提货' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '提货' }).click()
  await arrive(page, /\/shop\/checkout\/\?.*source=pickup/)
  await page.getByRole('tab', { name: '到店自提' }).click()
  await page.getByRole('radio', { name: /湖滨店/ }).click()
  await until(async () => /¥0$/.test(await total(page)), { what: 'a total of nothing' })
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByRole('heading', { name: '下单成功' }).waitFor()
  await page.getByText(/提货码 [0-9A-Z]{8}/).waitFor()
  assert.deepEqual(await axe(page), [])
  await openPaidOrder(page)
  await page.getByText('待发货').first().waitFor()
  const after = await api.ok<Holders>('GET', '/shop/userpickupvoucherholder/')
  assert.equal(after.results.find(({ id }) => id === holder.id)?.available, holder.available - 1)
  assertQuiet(complaints)
  await close()
})

test('checkout refuses a region without shipping until another address is chosen', async () => {
  const { page, complaints, close } = await openProduct(await productId('两仪对杯'))
  type Regions = { results: { code: string }[] }
  const first = async (level: string, query = {}) =>
    (await api.ok<Regions>('GET', `/districts/${level}/`, { query })).results[0]?.code ?? ''
  const city = await first('city', { province__code: '81' })
  const district = await first('district', { city__code: city })
  const body = {
    name: '陈远',
    mobile: '13800000001',
    province: '81',
    city,
    district,
    address: '海边 1 号',
    is_default: false,
  }
  const { id } = await api.ok<{ id: number }>('POST', '/shop/shippingaddress/', { body })
  await page.getByRole('button', { name: '立即购买' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '立即购买' }).click()
  await arrive(page, /\/shop\/checkout\//)
  await total(page)
  await page.getByText('文三路 100 号').click()
  await page.getByText('海边 1 号').click()
  await page.getByText(/香港.*暂不支持配送，请更换收货地址或到店自提/).waitFor()
  const submits: string[] = []
  page.on('request', (request) => request.method() === 'POST' && submits.push(request.url()))
  await page.getByRole('button', { name: '提交订单' }).click()
  await page
    .getByText(/暂不支持配送/)
    .nth(1)
    .waitFor()
  assert.deepEqual(
    [submits.filter((url) => url.includes('checkout_submit')), new URL(page.url()).pathname],
    [[], '/mobile/shop/checkout/'],
  )
  await page.getByText('海边 1 号').click()
  await page.getByText('文三路 100 号').click()
  await page.getByText(/暂不支持配送/).waitFor({ state: 'hidden' })
  assert.ok(amount(await total(page)) > 0)
  await api.ok('DELETE', `/shop/shippingaddress/${id}/`)
  assertQuiet(complaints)
  await close()
})

test('one order uses pickup vouchers of two kinds, with a quantity changed at checkout', async () => {
  type Holders = { results: { id: number; available: number; product: { id: number } | null }[] }
  const read = async () => (await api.ok<Holders>('GET', '/shop/userpickupvoucherholder/')).results
  const [first, second] = await read()
  const { page, complaints, close } = await openProduct(first?.product?.id ?? 0, `?pickup=${first?.id}`)
  const screen = page.locator('.taro_page:not(.taro_page_shade)')
  const fetch = async () => {
    await screen.getByText('凭提货券免费提取').waitFor()
    await screen.getByRole('button', { name: '提货' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '提货' }).click()
    await arrive(page, /\/shop\/checkout\/\?.*source=pickup/)
  }
  await fetch()
  await screen.getByText('再选一种提货').click()
  await arrive(page, /\/pickupholder\//)
  await screen.getByRole('button', { name: /^提货/ }).nth(1).click()
  await arrive(page, /\/product\//)
  await fetch()
  await screen.getByRole('button', { name: /^移除/ }).nth(1).waitFor()
  assert.deepEqual(await axe(page), [])
  await screen.getByRole('button', { name: /^增加/ }).first().click()
  await screen.getByText('×2').waitFor()
  await screen.getByRole('tab', { name: '到店自提' }).click()
  await screen.getByRole('radio', { name: /湖滨店/ }).click()
  await screen.getByRole('button', { name: '提交订单' }).click()
  await screen.getByRole('heading', { name: '下单成功' }).waitFor()
  await screen.getByText(/提货码 [0-9A-Z]{8}/).waitFor()
  const availableById = new Map((await read()).map(({ id, available }) => [id, available]))
  // The line that was added last stands in front.
  assert.equal((first?.available ?? 0) - (availableById.get(first?.id ?? 0) ?? 0), 1)
  assert.equal((second?.available ?? 0) - (availableById.get(second?.id ?? 0) ?? 0), 2)
  assertQuiet(complaints)
  await close()
})
