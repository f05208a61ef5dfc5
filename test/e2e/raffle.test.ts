import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { arrive, assertQuiet, axe, logIn, openPhone, type RunningServer, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

test('a visitor finds the raffles, reads the rules, and is told which diamonds are missing', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/raffle/center/')
  await page.getByText('幸运转盘').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: /^春日福袋/ }).click()
  await arrive(page, /\/raffle\/raffle\/1\//)
  await page.getByRole('button', { name: '登录后参与' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: '活动规则' }).click()
  await arrive(page, /\/raffle\/desc\//)
  await page.getByText('每人最多参与 20 次').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.goBack()
  await page.getByRole('button', { name: '登录后参与' }).click()
  await logIn(page, server)
  await arrive(page, /\/raffle\/raffle\/1\//)
  await page.getByText(/钻石不足，还差 \d+ 颗/).waitFor()
  assertQuiet(complaints)
  await close()
})

test('a draw that took place is recomputed in the browser', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/raffle/raffle/2/draw/')
  await page.getByRole('button', { name: '开始验证' }).click()
  await until(async () => (await page.getByText('一致', { exact: true }).count()) === 5, { what: 'five checks that match' })
  assert.deepEqual(await axe(page), [])
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载开奖文件' }).click()])
  assert.equal(file.suggestedFilename(), 'raffle-2.json')
  assertQuiet(complaints)
  await close()
})
