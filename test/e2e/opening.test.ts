import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { writeXlsx } from 'hucre/xlsx'
import { until } from '../../scripts/lib/wait.mjs'
import { type ShopServer, startShopServer } from '../support/shop-server'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
  checkOutAndPay,
  choose,
  logInToAdd,
  logInToStudio,
  openDesk,
  openPhone,
  openSection,
  type Page,
  shoot,
  openPaidOrder,
} from './support'

/** Runs the server, and opens shops for others. */
const HOST = '13900000001'
/** Owns the shop that is opened here. */
const KEEPER = '13812340077'
const DAY_MS = 86_400_000

let server: ShopServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startShopServer({ slug: 'host', name: '店铺平台', owner: HOST, isEmbedded: true })
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** The platform's owner opens the shop from the list of shops. */
async function openShop(page: Page): Promise<void> {
  await logInToStudio(page, server, '/studio/shops', HOST)
  await page.getByRole('button', { name: '开设店铺' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('店铺名称').fill('晨露茶铺')
  await dialog.getByLabel('地址名称').fill('dew')
  await dialog.getByLabel('店主手机号').fill(KEEPER)
  await dialog.getByRole('button', { name: '开设', exact: true }).click()
  await page.getByRole('row', { name: /晨露茶铺/ }).waitFor()
}

/** The shop's owner enters the contract by which the shop takes money. */
async function enterPayment(page: Page): Promise<void> {
  const { payments } = await server.accounts('dew', '晨露茶铺')
  await openSection(page, '店铺', '服务商资料')
  const row = page.getByRole('row', { name: /微信支付/ })
  await row.getByRole('button', { name: '填写' }).click()
  const dialog = page.getByRole('dialog')
  const {
    appId,
    merchantId,
    serial,
    privateKey,
    vendorPublicKeyId = '',
    vendorPublicKey,
    apiKey = '',
  } = payments.wechat
  for (const [label, value] of Object.entries({
    AppID: appId,
    商户号: merchantId,
    商户证书序列号: serial,
    商户私钥: privateKey,
    服务商公钥: vendorPublicKey,
  }))
    await dialog.getByLabel(label, { exact: true }).fill(value ?? '')
  await dialog.getByLabel('服务商公钥 ID').fill(vendorPublicKeyId)
  await dialog.getByLabel('APIv3 密钥').fill(apiKey)
  await dialog.getByRole('button', { name: '保存' }).click()
  await row.getByRole('button', { name: '检测' }).click()
  await page.getByText('服务商已接受').waitFor()
}

async function setColours(page: Page): Promise<void> {
  await openSection(page, '店铺', '店铺设置')
  await page.getByRole('tab', { name: '标志与配色' }).click()
  await page
    .locator('.ant-form-item', { hasText: /^主色#/ })
    .locator('.ant-color-picker-trigger')
    .click()
  await page.locator('.ant-color-picker-hex-input input').fill('5b2c6f')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('设置已保存').waitFor()
}

const HEADS = ['商品名称', '价格', '库存', '上架']
const goods = Array.from({ length: 10 }, (_, n) => [`晨露茶 ${n + 1} 号`, 20 + n, 6, '是'])

async function importGoods(page: Page): Promise<void> {
  await openSection(page, '商品与库存', '商品')
  await page.getByRole('button', { name: '表格导入导出' }).click()
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Sheet1', rows: [HEADS, ...goods] }] }))
  await page.locator('input[type=file]').setInputFiles({ name: '茶.xlsx', mimeType: '', buffer })
  await page.getByText('新建 10', { exact: true }).waitFor()
  await page.getByRole('button', { name: '执行导入' }).click()
  await page.getByText('新建 10 行，更新 0 行。').waitFor()
}

async function addModule(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: '添加', exact: true }).click()
  await page.getByLabel('搜索模块').fill(name)
  await page.getByRole('button', { name, exact: true }).click()
}

/** Writes the text of the selected module in the editor's HTML mode. */
async function writeHtml(page: Page, html: string): Promise<void> {
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  await page.getByRole('textbox', { name: '正文', exact: true }).fill(html)
}

/** Two modules are there from the beginning: the search and the goods. */
async function buildHome(page: Page): Promise<void> {
  await openSection(page, '内容', '页面')
  await page.getByRole('row', { name: /index/ }).getByRole('link').first().click()
  await arrive(page, /\/studio-t\/dew\/pages\/\d+$/)
  await addModule(page, '富文本')
  await writeHtml(page, '<h2>头采已到</h2>')
  for (const name of ['店铺信息', '推荐商品', '优惠券', '文章', '富文本']) await addModule(page, name)
  await writeHtml(page, '<p>清晨采下，当日制成</p>')
  await page.frameLocator('iframe').getByText('清晨采下，当日制成').waitFor()
  await assertBecomes(() => page.locator('.builder-outline [data-module]').count(), 8)
}

/** The next day, nine o'clock by the shop's clock, as the field takes it. */
const tomorrowMorning = (): string =>
  `${new Date(Date.now() + DAY_MS + 8 * 3_600_000).toISOString().slice(0, 10)}T09:00`

async function scheduleHome(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/Asia\/Shanghai/).fill(tomorrowMorning())
  await dialog.getByRole('button', { name: '安排发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const homeText = async (page: Page) =>
  (await (await page.request.get('/api-t/dew/mpage/page/index/')).text()).includes('头采已到')

test('an owner opens a shop, sets colours, imports goods, schedules a home page, and a shopper buys from it', async () => {
  const host = await openDesk(browser, server)
  await openShop(host.page)
  assertQuiet(host.complaints)
  await host.close()

  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio-t/dew/', KEEPER)
  await enterPayment(page)
  await setColours(page)
  await importGoods(page)
  await buildHome(page)
  await scheduleHome(page)
  await shoot(page, 'opening-home')
  assert.deepEqual(await axe(page), [])

  const phone = await openPhone(browser, server)
  assert.equal(await homeText(phone.page), false)
  await server.advance(2 * DAY_MS)
  await until(() => homeText(phone.page), { what: 'the scheduled home page' })
  await phone.page.goto('/mobile-t/dew/')
  await phone.page.getByText('头采已到').waitFor()
  assert.equal(
    await phone.page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary').trim()),
    '#5b2c6f',
  )
  const { modules } = await (await phone.page.request.get('/api-t/dew/mpage/page/index/')).json()
  assert.equal(modules.length, 8)

  await phone.page.getByText('晨露茶 10 号').first().click()
  await arrive(phone.page, /\/mobile-t\/dew\/product\/\d+/)
  await choose(phone.page, '加入购物车', { id: 0, name: '', variant: 0, values: [] })
  await arrive(phone.page, /\/login\/\?.*next=/)
  await logInToAdd(phone.page, server)
  await arrive(phone.page, /\/mobile-t\/dew\/product\/\d+/)
  await phone.page.goto('/mobile-t/dew/shop/basket/')
  await phone.page.getByText('晨露茶 10 号').first().waitFor()
  await phone.page.getByRole('button', { name: /^结算/ }).click()
  await checkOutAndPay(phone.page)
  await openPaidOrder(phone.page)
  await phone.page.getByText('待发货').first().waitFor()
  assertQuiet(phone.complaints)
  await phone.close()

  await page.goto('/studio-t/dew/orders')
  await page.getByRole('row', { name: /29/ }).waitFor()
  assertQuiet(complaints)
  await close()
})
