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

test('the owner gives a shopper permissions, and the log says so', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/staff')
  await page.getByRole('heading', { name: '员工与权限', level: 1 }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'staff')
  await page.getByRole('button', { name: '添加员工' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: '手机号' }).fill('13800000001')
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.getByText('请至少选择一项权限').waitFor()
  await dialog.getByRole('checkbox', { name: '管理商品' }).check()
  await shoot(page, 'staff-form')
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: '保存' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page
    .getByRole('row', { name: /林小满/ })
    .getByText('1 项权限')
    .waitFor()

  await page.getByRole('link', { name: '操作记录' }).click()
  await page.getByRole('row', { name: /员工/ }).first().getByRole('button').click()
  await page.getByRole('cell', { name: '管理商品', exact: true }).waitFor()
  await shoot(page, 'audit')
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})
