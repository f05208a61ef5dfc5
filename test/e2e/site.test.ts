import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { assertQuiet, axe, logInToStudio, openDesk, type RunningServer, shoot, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

test('the owner renames the shop, checks a credential and opens another shop', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/site')
  await page.getByLabel('店铺名称').fill('青拾新店')
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'site')
  await page.getByRole('tab', { name: '标志与配色' }).click()
  await page.getByText('主色在背景色上的对比度').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'site-theme')
  await page.getByRole('tab', { name: '登录与资料' }).click()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'site-access')
  await page.getByRole('button', { name: '保存' }).click()
  await page.getByText('设置已保存').waitFor()

  await page.getByRole('link', { name: '服务商资料' }).click()
  await page
    .getByRole('row', { name: /微信支付/ })
    .getByRole('button', { name: '检测' })
    .click()
  await page.getByText('服务商已接受').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'credentials')

  await page.getByRole('link', { name: '开设店铺' }).click()
  await page.getByRole('button', { name: '开设店铺' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('店铺名称').fill('春茶铺')
  await dialog.getByLabel('地址名称').fill('tea')
  await dialog.getByLabel('店主手机号').fill('13812340000')
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'shop-form')
  await dialog.getByRole('button', { name: '开设', exact: true }).click()
  await page.getByRole('row', { name: /春茶铺/ }).waitFor()
  await shoot(page, 'shops')

  await page.getByRole('link', { name: '登录设备' }).click()
  await page.getByRole('button', { name: '开启' }).click()
  await page.getByText('用验证器 App 扫描二维码').waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'totp')
  assertQuiet(complaints)
  await close()
})
