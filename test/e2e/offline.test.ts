import assert from 'node:assert/strict'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type Page, test } from '@playwright/test'
import { at } from '../../scripts/lib/root.mjs'
import { until } from '../../scripts/lib/wait.mjs'
import { arrive, axe, logIn, openPhone, type RunningServer, startServer } from './support'

/** The service worker: screens without a network, newer versions, and whose data is on the device. */
let server: RunningServer
let browser: Browser
/** A copy of the build, which a test may replace by a newer one. */
let output: string

test.beforeAll(async ({ browser: chromium }) => {
  browser = chromium
  output = mkdtempSync(join(tmpdir(), 'h5-'))
  cpSync(at('dist/h5'), output, { recursive: true })
  for (const ending of ['gz', 'br']) rmSync(join(output, `service-worker.js.${ending}`), { force: true })
  server = await startServer({ env: { H5_DIR: output } })
})
test.afterAll(async () => {
  await server?.remove()
  rmSync(output, { recursive: true, force: true })
})

const openOnline = () => openPhone(browser, server, { serviceWorkers: 'allow' })

/** Waits until the worker answers for the page, and has stored what the page has loaded. */
const ready = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await page.waitForFunction(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('files '))
    const stored = name ? (await (await caches.open(name)).keys()).map(({ url }) => url) : []
    const files = performance.getEntriesByType('resource').map(({ name: url }) => url)
    return files.filter((url) => /\/mobile\/(?:js|css)\//.test(url)).every((url) => stored.includes(url))
  })
}

/** Paths of the stored documents. */
const documents = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith('documents '))
    return name ? (await (await caches.open(name)).keys()).map(({ url }) => url.replace(location.origin, '')) : []
  })

test('a page that was seen opens without a network, and one that was not seen says so and comes with the network', async () => {
  const { page, close } = await openOnline()
  await page.goto('/mobile/')
  await ready(page)
  await page.reload()
  await until(async () => (await documents(page)).includes('/mobile/'), { what: 'home being stored' })
  const product = page.locator('#app a[href*="/product/"]').first()
  await product.waitFor()
  await page.context().setOffline(true)
  await page.reload()
  await product.waitFor()
  await page.goto('/mobile/search/')
  await page.getByRole('heading', { name: '网络连接失败' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.context().setOffline(false)
  await page.getByRole('searchbox').first().waitFor()
  await close()
})

test('a page that was never opened says that it cannot come, in the language of the last one, from the first visit on', async () => {
  const { page, close } = await openOnline()
  await page.goto('/mobile-t/rimba/')
  await ready(page)
  await page.context().setOffline(true)
  await page.goto('/mobile-t/rimba/product/1/')
  await page.getByRole('heading', { name: 'Tidak ada koneksi internet' }).waitFor()
  await page.getByRole('link', { name: 'Buka dompet' }).click()
  await page.locator('.taro_page').first().waitFor()
  await close()
})

test('the wallet opens without a network, and a logout removes what was seen', async () => {
  const { page, close } = await openOnline()
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/shop/couponpackage/1/')}`)
  await ready(page)
  await logIn(page, server)
  await page.getByRole('button', { name: '一键领取' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '查看我的优惠券' }).click()
  await arrive(page, /\/shop\/usercoupon\//)
  // The package before it names the coupon, too.
  const screen = page.locator('.taro_page').filter({ has: page.getByRole('heading', { name: '我的优惠券', level: 1 }) })
  const coupon = screen.getByText('茶席满减', { exact: true }).first()
  await coupon.waitFor()
  // The list is shown from a call of its own, which may answer before the one whose response is stored.
  await page.waitForFunction(() =>
    Object.entries(localStorage).some(([key, value]) => key.includes('wallet:') && value.includes('茶席满减')),
  )
  await page.context().setOffline(true)
  await page.goto('/mobile/shop/usercoupon/')
  await coupon.waitFor()
  // Its files are not on the device, so that the app would stay empty.
  await page.goto('/mobile/shop/usercoupon/1/present/')
  await page.getByRole('link', { name: '打开卡包' }).waitFor()
  await page.context().setOffline(false)
  await page.locator('.taro_page').first().waitFor()

  await page.goto('/mobile/')
  await until(async () => (await documents(page)).includes('/mobile/'), { what: 'home being stored' })
  // As the app does it, whose button is on another screen.
  await page.evaluate(async () => {
    const csrf = /csrftoken=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch('/api/base/user/logout/', {
      method: 'POST',
      headers: { 'x-csrftoken': csrf, 'content-type': 'application/json' },
      body: '{}',
    })
  })
  await until(async () => (await documents(page)).join() === '/mobile/?shell', { what: 'the documents being removed' })
  await close()
})

/** Waits until the responses of the wallet's parts are stored: a screen may show one before it is. */
const stored = (page: Page, parts: readonly string[]) =>
  page.waitForFunction(
    (names) =>
      names.every((name) =>
        Object.entries(localStorage).some(([key, value]) => key.includes('wallet:') && value.includes(`"${name}"`)),
      ),
    parts,
  )

test('tickets and membership cards open without a network, with their codes, as of when they were seen', async () => {
  const { page, complaints, close } = await openOnline()
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/event/issuedticket/')}`)
  await ready(page)
  await logIn(page, server, '13800000001')
  const front = page.locator('.taro_page:not(.taro_page_shade)')
  const ticket = front.locator('a[href*="/event/issuedticket/"]').first()
  await ticket.click()
  await front.getByRole('img', { name: /门票二维码/ }).waitFor()
  const ticketPath = new URL(page.url()).pathname
  await page.goto('/mobile/shop/usermembershipcard/')
  await front.locator('a[href*="/shop/usermembershipcard/"]').first().click()
  await arrive(page, /\/usermembershipcard\/\w+/)
  const cardPath = new URL(page.url()).pathname
  await front.getByText('拾光会员卡').first().waitFor()
  const lastPart = (path: string) => path.split('/').filter(Boolean).at(-1) ?? ''
  await stored(page, ['eventTickets', `eventTicket${lastPart(ticketPath)}`, 'cards', `card${lastPart(cardPath)}`])

  await page.context().setOffline(true)
  const open = async (path: string) => {
    await page.goto(path)
    await front.getByText(/网络不可用，以下为/).waitFor()
  }
  await open('/mobile/event/issuedticket/')
  await ticket.waitFor()
  await open(ticketPath)
  await front.getByRole('img', { name: /门票二维码/ }).waitFor()
  await open('/mobile/shop/usermembershipcard/')
  await front.getByText('拾光会员卡').first().waitFor()
  await open(cardPath)
  await front.getByText('拾光会员卡').first().waitFor()
  assert.deepEqual(
    complaints.errors.filter((error) => error.startsWith('uncaught')),
    [],
  )
  await close()
})

test('a newer version waits for what is typed, and then takes over without a reload', async () => {
  const { page, close } = await openOnline()
  await page.goto('/mobile/login/')
  await ready(page)
  const mobile = page.getByLabel('手机号')
  await mobile.fill('13800000009')
  const file = join(output, 'service-worker.js')
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n// newer`)
  const workers = () =>
    page.evaluate(() =>
      navigator.serviceWorker
        .getRegistration()
        .then((one) => ({ isWaiting: !!one?.waiting, isInstalling: !!one?.installing })),
    )
  const look = () => page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')))
  await page.evaluate(async () => {
    Reflect.set(window, 'isSamePage', true)
    await (await navigator.serviceWorker.getRegistration())?.update()
  })
  await until(async () => (await workers()).isWaiting, { what: 'the newer version waiting' })
  await look()
  assert.deepEqual(await workers(), { isWaiting: true, isInstalling: false })
  assert.equal(await mobile.inputValue(), '13800000009')
  await mobile.fill('')
  await look()
  await until(async () => !(await workers()).isWaiting, { what: 'the newer version taking over' })
  assert.equal(await page.evaluate(() => Reflect.get(window, 'isSamePage')), true)
  await close()
})

test('neither the API nor the studio is stored', async () => {
  const { page, close } = await openOnline()
  await page.goto('/mobile/')
  await ready(page)
  await page.reload()
  await page.waitForLoadState('networkidle')
  const urls = await page.evaluate(async () => {
    const caching = (await caches.keys()).map(async (key) =>
      (await (await caches.open(key)).keys()).map(({ url }) => new URL(url).pathname),
    )
    return (await Promise.all(caching)).flat()
  })
  assert.ok(urls.length > 10)
  assert.deepEqual(
    urls.filter((path) => !/^\/mobile\/(?:(?:js|css)\/[^/]+)?$/.test(path)),
    [],
  )
  await close()
})

test('a site under its own prefix has its own worker', async () => {
  const { page, close } = await openOnline()
  await page.goto('/mobile-t/rimba/')
  await ready(page)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  assert.equal(new URL(scope).pathname, '/mobile-t/rimba/')
  await page.reload()
  await until(async () => (await documents(page)).includes('/mobile-t/rimba/'), { what: 'home being stored' })
  await page.context().setOffline(true)
  await page.reload()
  await page.locator('.taro_page').first().waitFor()
  await close()
})
