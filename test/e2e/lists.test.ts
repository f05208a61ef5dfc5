import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
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

/** Parameters of the address bar. */
const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams)
/** Waits for a page of products, not for their count. */
const productsReply = (page: Page) =>
  page.waitForResponse(
    (response) => /[/]shop[/]product[/][?]/.test(response.url()) && !/limit=1&/.test(`${response.url()}&`),
  )
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
const cards = (page: Page) => front(page).locator('a[href*="/product/"]')
/** Nothing sticks out of the screen at its right. */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test('list filters are applied and counted, survive reload and back, and can be reset', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/product/')
  await cards(page).first().waitFor()
  await page.getByRole('button', { name: '筛选' }).click()
  const sheet = page.getByRole('dialog', { name: '筛选' })
  await sheet.getByLabel('价格 最低').fill('100')
  await sheet.getByLabel('价格 最高').fill('30')
  await sheet.getByRole('button', { name: '有货' }).click()
  assert.deepEqual(await axe(page), [])
  const requests = productsReply(page)
  await sheet.getByRole('button', { name: /^查看 \d+ 件$/ }).click()
  await page.getByText('起止顺序已为您调整').waitFor()
  const { count, results } = (await (await requests).json()) as {
    count: number
    results: { price: string; promotion_price: { price: string } | null; is_sold_out: boolean }[]
  }
  assert.ok(count > 0)
  for (const one of results) {
    const price = Number(one.promotion_price?.price ?? one.price)
    assert.ok(price >= 30 && price <= 100 && !one.is_sold_out, `${price} between 30 and 100, in stock`)
  }
  const filters = { price_min: '30', price_max: '100', in_stock: 'true' }
  await assertBecomes(async () => queryOf(page), filters)

  await page.reload()
  await cards(page).first().waitFor()
  assert.deepEqual(queryOf(page), filters)
  await page.getByRole('button', { name: '筛选，已选 2 项' }).waitFor()

  await cards(page).first().click()
  await arrive(page, /\/product\/\d+\//)
  await page.getByRole('button', { name: '立即购买' }).waitFor()
  await page.goBack()
  await arrive(page, /\/mobile\/product\/\?.*price_min=30/)
  await page.getByRole('button', { name: '筛选，已选 2 项' }).click()
  await assertBecomes(() => sheet.getByLabel('价格 最高').inputValue(), '100')
  await sheet.getByRole('button', { name: '重置' }).click()
  await sheet.getByRole('button', { name: /^查看 \d+ 件$/ }).click()
  await until(() => Object.keys(queryOf(page)).length === 0, { what: 'an address without filters' })
  assert.equal(await overflow(page), 0)
  assertQuiet(complaints)
  await close()
})

test('invalid list parameters are removed from the URL, and the list loads', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/event/?phase=soon&ordering=name&from=2026-02-30&to=x')
  await front(page).locator('a[href*="/event/"]').first().waitFor()
  await until(() => new URL(page.url()).search === '', { what: 'an address without nonsense' })
  await page.getByRole('tab', { name: '已结束' }).click()
  await until(() => queryOf(page).phase === 'over', { what: 'the phase in the address' })
  await front(page).locator('a[href*="/event/"]').first().waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('the search history offers past searches of this site only, until it is cleared', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/search/?type=shop.product')
  await page.getByRole('group', { name: '热门搜索' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('searchbox').fill('杯')
  await cards(page).first().waitFor()
  assert.equal(await page.evaluate(() => document.activeElement?.tagName), 'INPUT')
  await page.getByRole('tab', { name: '文章' }).click()
  await until(() => queryOf(page).type === 'post.article', { what: 'the type in the address' })
  await until(() => queryOf(page).search === '杯', { what: 'the search in the address', timeout: 20_000 })
  assert.deepEqual(await axe(page), [])

  await page.goto('/mobile/search/')
  await page.getByRole('group', { name: '搜索历史' }).getByRole('button', { name: '杯' }).click()
  await cards(page).first().waitFor()
  assert.equal(queryOf(page).search, '杯')

  await page.goto('/mobile-t/rimba/search/')
  await page.getByRole('group', { name: /Pencarian populer|热门搜索/ }).waitFor()
  assert.equal(await page.getByText('杯', { exact: true }).count(), 0)

  await page.goto('/mobile/search/')
  await page.getByRole('button', { name: '编辑搜索历史' }).click()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '清空搜索历史' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click()
  await page.getByRole('group', { name: '搜索历史' }).waitFor({ state: 'hidden' })
  await page.reload()
  await page.getByRole('group', { name: '热门搜索' }).waitFor()
  assert.equal(await page.getByRole('group', { name: '搜索历史' }).count(), 0)
  assertQuiet(complaints)
  await close()
})

test('a search that finds nothing asks whether the nearest words of the shop were meant', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/search/?type=shop.product&search=${encodeURIComponent('盖完')}`)
  const suggestion = page.getByRole('button', { name: '您是不是要找「盖碗」' })
  await suggestion.waitFor()
  assert.deepEqual(await axe(page), [])
  assert.equal(await overflow(page), 0)
  await suggestion.click()
  await until(() => queryOf(page).search === '盖碗', { what: 'the proposed words in the address' })
  await cards(page).filter({ hasText: '盖碗' }).first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('every hot search term of each demo site has results', async () => {
  for (const tenant of ['qingshi', 'rimba', 'xiangju']) {
    // One of them shows visitors nothing.
    const api = await new Api(server.url, tenant).loginMini()
    const get = (address: string) => api.ok<{ count: number; config: { hot_words: string[] } }>('GET', address)
    const { config } = await get('/mpage/user/pageconfig/')
    assert.ok(config.hot_words.length >= 3, tenant)
    for (const word of config.hot_words) {
      const counts = await Promise.all(
        ['/shop/product/', '/post/article/', '/event/event/'].map((list) =>
          get(`${list}?search=${encodeURIComponent(word)}`),
        ),
      )
      assert.ok(
        counts.some(({ count }) => count > 0),
        `${word} of ${tenant}`,
      )
    }
  }
})

test('a search without results shows a message and hot search terms, and its filters can be cleared', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/search/?type=shop.product&search=${encodeURIComponent('没有这样的东西')}&in_stock=true`)
  await page.getByText('没有找到相关内容').waitFor()
  await page.getByRole('group', { name: '热门搜索' }).waitFor()
  await page.getByRole('button', { name: '清除条件' }).click()
  await until(() => queryOf(page).in_stock === undefined, { what: 'an address without the filter' })
  assert.equal(queryOf(page).search, '没有这样的东西')
  assertQuiet(complaints)
  await close()
})

test('letters propose words and items of every kind, which the keyboard reaches', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/search/')
  const field = page.getByRole('searchbox')
  await field.pressSequentially('盖碗')
  const group = page.getByRole('group', { name: '搜索建议' })
  await group.waitFor()
  assert.deepEqual(await axe(page), [])
  const link = group.getByRole('link').first()
  for (let tabs = 0; tabs < 20 && !(await link.evaluate((one) => one === document.activeElement)); tabs++)
    await page.keyboard.press('Tab')
  const path = new URL((await link.getAttribute('href')) ?? '', page.url()).pathname
  await page.keyboard.press('Enter')
  await until(() => new URL(page.url()).pathname === path, { what: 'the item that was proposed' })
  assertQuiet(complaints)
  await close()
})
