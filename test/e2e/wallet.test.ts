import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { Api } from '../support/api'
import {
  arrive,
  assertQuiet,
  axe,
  choosable,
  choose,
  enter,
  fillAddress,
  FRONT,
  logIn,
  openPhone,
  type Page,
  payNow,
  type RunningServer,
  startServer,
  visit,
  openPaidOrder,
} from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const front = (page: Page) => page.locator(FRONT)

test('the wallet redirects a visitor to login once, also after a reload, and opens after login', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/wallet/')
  await arrive(page, /\/login\//)
  await page.waitForLoadState('networkidle')
  const next = () => new URL(page.url()).searchParams.get('next')
  assert.equal(next(), '/wallet/')
  await page.reload()
  await page.waitForLoadState('networkidle')
  assert.equal(next(), '/wallet/')
  await logIn(page, server)
  await arrive(page, /\/mobile\/wallet\/$/)
  assertQuiet(complaints)
  await close()
})

test('receiving a coupon package adds all its coupons to those of the user', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/shop/couponpackage/1/')}`)
  await logIn(page, server)
  await page.getByRole('button', { name: '一键领取' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '查看我的优惠券' }).click()
  await arrive(page, /\/shop\/usercoupon\//)
  for (const label of ['新客见面礼', '茶席满减', '秋日九折'])
    await front(page).getByText(label, { exact: true }).first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('a recharge credits the balance with its bonus, and the balance pays an order', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const product = await choosable(server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/recharge/')}`)
  await logIn(page, server)
  await page.getByRole('radio', { name: /送 ¥40/ }).click()
  await page.getByRole('button', { name: '充值 ¥500' }).click()
  await payNow(page)
  await page.getByRole('heading', { name: '充值成功' }).waitFor()
  await page.getByText('¥540', { exact: true }).waitFor()
  await page.getByText('充值 ¥500赠送 ¥40').waitFor()
  assert.equal(await front(page).getByText(/运费/).count(), 0)
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '查看余额' }).click()
  await arrive(page, /\/account\/fund\//)
  await front(page).getByText('¥540').first().waitFor()
  await page.goto(`/mobile/product/${product.id}/`)
  await choose(page, '立即购买', product)
  await arrive(page, /\/shop\/checkout\//)
  await page.getByRole('button', { name: /新增收货地址/ }).click()
  await fillAddress(page)
  await arrive(page, /\/shop\/checkout\//)
  await page.getByText(/\S 青石路 1 号/).waitFor()
  await page.getByRole('button', { name: '提交订单' }).click()
  await arrive(page, /\/order\/pay\//)
  await page.getByRole('radio', { name: /余额支付/ }).click()
  await page.getByRole('button', { name: /立即支付/ }).click()
  await openPaidOrder(page)
  await page.getByText('待发货').first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('a coupon gift is received from its link, and only once', async () => {
  const giver = new Api(server.url)
  await giver.login()
  await giver.ok('POST', '/shop/coupon/1/receive/')
  const { results } = await giver.ok<{ results: { id: number; num: string }[] }>('GET', '/shop/usercoupon/')
  await giver.ok('POST', `/shop/usercoupon/${results[0]?.id}/present/`)
  const link = `/mobile/shop/usercoupon/${results[0]?.num}/present/`
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(link)
  await page.getByRole('button', { name: '收下' }).click()
  await arrive(page, /\/login\/\?.*next=/)
  await logIn(page, server)
  await page.getByRole('button', { name: '收下' }).click()
  await arrive(page, /\/shop\/usercoupon\/$/)
  await page.getByText('新客见面礼').first().waitFor()
  await page.goto(link)
  await page.getByText('来晚了，优惠券已被领取').waitFor()
  assertQuiet(complaints)
  await close()
})

test('the coupon list shows cached coupons with their time when the server is unreachable', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/coupon/1/')}`)
  await logIn(page, server)
  await page.getByRole('button', { name: '立即领取' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '查看我的优惠券' }).click()
  await front(page).getByText('待使用').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.route('**/api/**', (route) => route.abort())
  await page.reload()
  await page.getByText(/网络不可用，以下为/).waitFor()
  await page.getByText('新客见面礼').first().waitFor()
  await close()
})

test('axe finds no accessibility violations on the wallet screens', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/wallet/')}`)
  await logIn(page, server, '13800000001')
  await page.goto('/mobile/webview/')
  const missing: string[] = []
  for (const path of [
    'wallet',
    'shop/usercoupon',
    'coupon/1',
    'shop/couponpackage/1',
    'shop/usercoupon/demo-gift/present',
    'shop/usermembershipcard',
    'shop/usermembershipcard/SHIGUANG0001',
    'shop/membershipcard/shiguang',
    'recharge',
    'account/fund',
    'account/withdrawal',
    'account/bankcard',
    'account/contact',
    'shop/reservation',
    'shop/reservation?product=1',
    'shop/virtualcard',
    'pickupholder',
    'pickupholder/1',
  ]) {
    const [place = '', query] = path.split('?')
    await visit(page, `/mobile/${place}/${query ? `?${query}` : ''}`)
    for (const problem of await axe(page)) missing.push(`${path}: ${problem}`)
  }
  assert.deepEqual(missing, [])
  await close()
})

/** A shift of the layout that nobody has caused by a tap; see the Layout Instability API. */
interface LayoutShift extends PerformanceEntry {
  readonly value: number
}

test('screens that were seen before hold their places while slow answers come', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await enter(page, server, '13800000001')
  const screens = ['/mobile/ucenter/', '/mobile/wallet/', '/mobile/gamification/diamond/']
  for (const path of screens) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
  }
  await page.addInitScript(() => {
    Reflect.set(window, 'shifts', 0)
    new PerformanceObserver((list) => {
      const values = (list.getEntries() as LayoutShift[]).map(({ value }) => value)
      Reflect.set(
        window,
        'shifts',
        values.reduce((sum, value) => sum + value, Number(Reflect.get(window, 'shifts'))),
      )
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  for (const path of screens) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    const shifts: number = await page.evaluate(() => Number(Reflect.get(window, 'shifts')))
    assert.ok(shifts < 0.02, `${path} moves by ${shifts}`)
  }
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  assertQuiet(complaints)
  await close()
})
