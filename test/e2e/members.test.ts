import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { Api, loginCode, newMobile } from '../support/api'
import { plainPhotos, slide } from './captcha'
import { arrive, assertQuiet, openPhone, type Page, type RunningServer, startServer } from './support'

/** The demo site that asks everything of its visitors: login, a node, a bound number, a captcha. */
const SITE = '/mobile-t/xiangju'
const WECHAT =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/128.0 Mobile Safari/537.36 MicroMessenger/8.0.50 NetType/WIFI Language/zh_CN'

let server: RunningServer
let browser: Browser
let photos: Awaited<ReturnType<typeof plainPhotos>>

test.beforeAll(async ({ browser: chromium }) => {
  photos = await plainPhotos()
  server = await startServer({ env: { PHOTO_URL: photos.url } })
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
  await photos?.close()
})

async function chooseNode(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: '选择分类' })
  await sheet.getByRole('button', { name: /青溪县/ }).click()
  await sheet.getByRole('button', { name: /上河村/ }).click()
  await sheet.getByRole('button', { name: /上河祠堂/ }).click()
  await page.getByText('设置成功').first().waitFor()
}

test('a visitor of a members-only site logs in with the captcha, chooses a node and sees the shop', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`${SITE}/`)
  await arrive(page, /\/login\//)
  const mobile = newMobile()
  await page.getByLabel('手机号').fill(mobile)
  await page.getByRole('button', { name: '获取验证码' }).click()
  // Beside the hole first: another picture comes, and nothing was sent.
  await slide(page, 24)
  await page.getByText('再试一次').waitFor()
  await page.getByText('再试一次').waitFor({ state: 'hidden' })
  await slide(page)
  await page.getByText('验证码已发送，请注意查收').waitFor()
  await page.getByLabel('验证码', { exact: true }).fill(await loginCode(server.url, mobile))
  await page.getByRole('checkbox', { name: /同意/ }).click()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  await chooseNode(page)
  await page.getByText('上河祠堂').first().waitFor()
  await page.getByText(/关注「乡聚会员社」/).waitFor()
  assertQuiet(complaints)
  await close()
})

test('in the WeChat browser login is silent, and buying binds a mobile number before it continues', async () => {
  const { page, complaints, close } = await openPhone(browser, server, { userAgent: WECHAT })
  const product = await (await new Api(server.url, 'xiangju').loginMini()).choosable()
  await page.goto(`${SITE}/product/${product.id}/`)
  await chooseNode(page)
  await page.getByRole('button', { name: '立即购买', exact: true }).click()
  const sheet = page.getByRole('dialog')
  for (const value of product.values) await sheet.getByRole('button', { name: value, exact: true }).click()
  await sheet.getByRole('button', { name: '立即购买', exact: true }).click()
  const mobile = newMobile()
  const form = page.getByRole('dialog', { name: '绑定手机号' })
  await form.getByRole('button', { name: '确定' }).click()
  await form.getByText('请填写手机号').waitFor()
  await form.getByLabel('手机号').fill(mobile)
  await form.getByRole('button', { name: '获取验证码' }).click()
  await slide(page)
  await form.getByLabel('验证码', { exact: true }).fill(await loginCode(server.url, mobile))
  await form.getByLabel('姓名').fill('何小禾')
  await form.getByLabel('邮箱').fill('he@example')
  await form.getByRole('button', { name: '确定' }).dblclick()
  await form.getByText('请填写规范的邮箱地址').waitFor()
  await form.getByLabel('邮箱').fill('he@example.com')
  const binds: number[] = []
  page.on('response', (reply) => reply.url().includes('/bind_mobile/') && binds.push(reply.status()))
  await form.getByRole('button', { name: '确定' }).dblclick()
  await arrive(page, /\/shop\/checkout\//)
  assert.deepEqual(binds, [200])
  assertQuiet(complaints)
  await close()
})
