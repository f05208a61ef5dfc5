import assert from 'node:assert/strict'
import { type Browser, type Locator, test } from '@playwright/test'
import { layoutFaults } from './layout-faults'
import {
  assertQuiet,
  axe,
  choosable,
  choose,
  logIn,
  openDesk,
  type Page,
  type RunningServer,
  startServer,
} from './support'
import { MOVING } from './tabs'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const boxOf = async (part: Locator) => {
  const box = await part.boundingBox()
  assert.ok(box, 'the part is drawn')
  return box
}

/** Opens a screen and waits until it is at rest. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await page.locator('.taro_page:not(.taro_page_shade) [role=main]').waitFor()
  await page.waitForLoadState('networkidle')
}

test('lists stand in five columns, and the tabs at the top, on a desktop', async () => {
  const { page, complaints, close } = await openDesk(browser, server, MOVING)
  await open(page, '/mobile/product/')
  const cards = page.locator('[role=main] a[href*="/product/"]')
  const boxes = await Promise.all([0, 1, 2, 3, 4, 5].map((index) => boxOf(cards.nth(index))))
  assert.equal(new Set(boxes.slice(0, 5).map(({ y }) => y)).size, 1, 'five cards stand beside each other')
  assert.ok((boxes[5]?.y ?? 0) > (boxes[0]?.y ?? 0), 'the sixth stands below')
  assert.deepEqual(await layoutFaults(page), [])

  await open(page, '/mobile/category/')
  assert.equal((await boxOf(page.getByRole('navigation').filter({ hasText: '首页' }))).y, 0)
  assert.deepEqual(await layoutFaults(page), [])
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('the pictures of a product stand beside its facts, and the sums beside what is bought, on a desktop', async () => {
  const { page, complaints, close } = await openDesk(browser, server, MOVING)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/ucenter/')}`)
  await logIn(page, server)
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')

  const product = await choosable(server)
  await open(page, `/mobile/product/${product.id}/`)
  const pictures = await boxOf(page.locator('[aria-roledescription=carousel]').first())
  const name = await boxOf(page.getByRole('heading', { level: 1 }))
  const bar = await boxOf(page.getByRole('button', { name: '立即购买', exact: true }))
  assert.ok(
    name.x > pictures.x + pictures.width && name.y < pictures.y + pictures.height,
    'the name stands beside the pictures',
  )
  assert.ok(bar.x > pictures.x + pictures.width, 'what buys stands under the facts')
  // The pictures stay beside the facts while these are read, and go with them.
  const detail = page.getByRole('heading', { level: 2, name: '商品详情' })
  await detail.evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  const carousel = await boxOf(page.locator('[aria-roledescription=carousel]').first())
  assert.ok(carousel.y + carousel.height <= (await boxOf(detail)).y, 'the pictures do not cover the details')
  assert.deepEqual(await layoutFaults(page), [])
  assert.deepEqual(await axe(page), [])

  await choose(page, '加入购物车', product)
  // A page that is opened before the reply would cancel the call.
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await open(page, '/mobile/shop/basket/')
  const line = await boxOf(page.getByText(product.name, { exact: true }).first())
  const checkout = page.getByRole('button', { name: /^结算/ })
  assert.ok((await boxOf(checkout)).x > line.x + line.width)
  assert.deepEqual(await layoutFaults(page), [])
  await checkout.click()
  const submit = page.getByRole('button', { name: '提交订单' })
  await submit.waitFor()
  const total = await boxOf(page.getByText('应付', { exact: true }))
  assert.equal(await page.getByText('应付', { exact: true }).count(), 1, 'the amount is said once')
  assert.ok(total.x > 720 && (await boxOf(submit)).y > total.y, 'the sums stand at the right, above the way to order')
  await page.waitForLoadState('networkidle')
  assert.deepEqual(await layoutFaults(page), [])
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('every screen has the tabs at its top, and an event, an article and an order have two columns, on a desktop', async () => {
  const { page, complaints, close } = await openDesk(browser, server, MOVING)
  await page.goto(`/mobile/login/?next=${encodeURIComponent('/mobile/ucenter/')}`)
  await logIn(page, server, '13800000001')
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')

  const rows = [
    { path: '/mobile/event/1/', left: page.getByRole('heading', { level: 1 }), right: '立即报名' },
    { path: '/mobile/post/article/1/', left: page.getByRole('heading', { level: 1 }), right: /^点赞/ },
    { path: '/mobile/order/D1/', left: page.getByText('实付', { exact: true }), right: '复制' },
    { path: '/mobile/ticketorder/T0001/', left: page.getByText(/^门票（/), right: null },
    { path: '/mobile/distribution/promoter/', left: null, right: null },
  ]
  for (const { path, left, right } of rows) {
    await open(page, path)
    const front = page.locator('.taro_page:not(.taro_page_shade)')
    const tabs = await boxOf(front.getByRole('navigation', { name: '主导航' }))
    assert.deepEqual([tabs.y, tabs.width], [0, 1440], path)
    assert.ok((await boxOf(front.getByRole('button', { name: '返回上一页' }))).y >= tabs.height, path)
    if (left && right) {
      const name = typeof right === 'string' ? new RegExp(`^${right}`) : right
      const box = await boxOf(front.getByRole('button', { name }).or(front.getByRole('switch', { name })).first())
      const words = await boxOf(left.first())
      assert.ok(box.x > 900 && words.x < 720, `${path}: ${box.x}, ${words.x}`)
    }
    assert.deepEqual(await layoutFaults(page), [], path)
    assert.deepEqual(await axe(page), [], path)
  }
  // The box of an event stays in sight while it is read.
  await open(page, '/mobile/event/1/')
  const action = page.getByRole('button', { name: '立即报名' })
  const before = await boxOf(action)
  await page
    .getByRole('heading', { level: 2 })
    .last()
    .evaluate((heading) => heading.scrollIntoView({ block: 'start' }))
  const after = await boxOf(action)
  assert.ok(after.y > 64 && after.y <= before.y, `${before.y}, ${after.y}`)
  assertQuiet(complaints)
  await close()
})
