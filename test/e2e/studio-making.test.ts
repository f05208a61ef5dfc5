import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { assertQuiet, axe, logInToStudio, openDesk, type Page, type RunningServer, shoot, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const save = (page: Page) => page.getByRole('button', { name: '保存', exact: true }).click()
const choose = async (page: Page, label: string, option: string) => {
  await page.getByLabel(label, { exact: true }).click()
  await page.locator('.ant-select-item-option', { hasText: option }).first().click()
}

test('the owner makes a reservation with its resource and hours, copies it, and shoppers are offered its slots', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/resvresource/new')
  await page.getByLabel('名称').fill('二号茶室')
  await page.getByLabel('可同时接待').fill('2')
  await save(page)
  await page.getByRole('heading', { name: '二号茶室', level: 1 }).waitFor()
  assert.deepEqual(await axe(page), [])

  await page.goto('/studio/resv/new')
  await page.getByLabel('标题').first().fill('茶席体验')
  await page.getByLabel('地址名称').fill('tea-room')
  await page.getByRole('button', { name: '添加一行' }).click()
  // A new row is calm until the form is sent.
  assert.equal(await page.locator('.ant-form-item-explain-error').count(), 0)
  await save(page)
  await page.getByText('请填写此项').first().waitFor()
  await page.getByRole('button', { name: '添加一项' }).click()
  await page.getByLabel('第 1 项的名称').fill('时长')
  await page.getByLabel('第 1 项的值').fill('60 分钟')
  await choose(page, '第 1 行的占用资源', '二号茶室')
  await page.getByLabel('第 1 行的到店价格').fill('88')
  await page.getByRole('button', { name: '添加 9 个时段' }).click()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'reservation-form')
  await save(page)
  await page.getByRole('heading', { name: '茶席体验', level: 1 }).waitFor()
  const reply = await fetch(`${server.url}/api/reservation/resv/tea-room/`)
  const { resvvariants, status } = (await reply.json()) as { resvvariants: { price: string }[]; status: string }
  assert.deepEqual([status, resvvariants.map(({ price }) => price)], ['open', ['88.00']])

  await page.getByRole('button', { name: '复制' }).click()
  await page.getByRole('heading', { name: '新建预约项目', level: 1 }).waitFor()
  assert.equal(await page.getByLabel('标题').first().inputValue(), '茶席体验 副本')
  await save(page)
  await page.getByRole('heading', { name: '茶席体验 副本', level: 1 }).waitFor()
  assertQuiet(complaints)
  await close()
})

test('the owner makes a vote with pictures of its options', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/vote/new')
  await page.getByLabel('标题').first().fill('下一季做什么')
  await page.getByLabel('地址名称').fill('next-season')
  await page.getByRole('button', { name: '添加一行' }).click()
  await page.getByLabel('第 1 行的问题').fill('喝哪一种茶')
  for (const [n, text] of ['绿茶', '红茶'].entries()) {
    await page.getByRole('button', { name: '添加选项' }).click()
    await page.getByLabel(`选项 ${n + 1}`, { exact: true }).fill(text)
  }
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'vote-form')
  await save(page)
  await page.getByRole('heading', { name: '下一季做什么', level: 1 }).waitFor()
  const reply = await fetch(`${server.url}/api/vote/vote/next-season/`)
  const { vote_items } = (await reply.json()) as { vote_items: { options: { description: string }[] }[] }
  assert.deepEqual(
    vote_items[0]?.options.map(({ description }) => description),
    ['绿茶', '红茶'],
  )
  assertQuiet(complaints)
  await close()
})
