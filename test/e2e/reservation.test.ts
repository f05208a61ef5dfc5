import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { arrive, assertQuiet, axe, logIn, openPhone, type Page, type RunningServer, startServer } from './support'

const OWNER = '13900000001'
const STUDIO = '/mobile/reservation/resv/taoyi-gongfang/'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

const visit = async (path: string) => {
  const phone = await openPhone(browser, server)
  await phone.page.goto(path)
  return phone
}

/** Chooses the first slot of a day of the month after that of the first free day, which always has free ones. */
async function chooseSlot(page: Page, day: number): Promise<void> {
  await page.locator('button[aria-pressed=true][aria-label*=" 日 "]').waitFor()
  await page.getByRole('button', { name: '下个月' }).click()
  await page.getByRole('button', { name: new RegExp(` ${day} 日 余 \\d+$`) }).click()
  await page.getByRole('radio', { name: /^09:00–10:00 余/ }).click()
}

test('a visitor books, logs in on submit with everything kept, and cancels', async () => {
  const { page, complaints, close } = await visit(STUDIO)
  await page.getByRole('heading', { name: '陶艺工坊 · 拉坯体验' }).waitFor()
  // The device is in New York, the studio in China.
  await page.getByText(/以上为 Asia\/Shanghai \(UTC\+8\) 时间/).waitFor()
  // The first free day is chosen.
  await page.locator('button[aria-pressed=true][aria-label*=" 日 "]').waitFor()
  await page.getByRole('button', { name: '提交预约' }).click()
  await page.getByText('请选择预约时段').first().waitFor()
  await chooseSlot(page, 15)
  assert.deepEqual(await axe(page), [])
  await page.getByLabel('称呼').fill('林小满')
  await page.getByLabel('几个人').fill('1')
  await page.getByRole('button', { name: '提交预约' }).click()
  await arrive(page, /\/login\//)
  const mobile = await logIn(page, server)
  await arrive(page, /\/reservation\/resv\/taoyi-gongfang\//)
  await until(async () => (await page.getByLabel('称呼').inputValue()) === '林小满', {
    what: 'the answers from before the login',
  })
  await page.getByRole('button', { name: '提交预约' }).click()
  await page.getByText('约好了').waitFor()
  assert.deepEqual(await axe(page), [])
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: '添加到日历' }).click()
  assert.match((await download).suggestedFilename(), /\.ics$/)
  await page.getByRole('button', { name: '查看我的预约' }).click()
  await arrive(page, /\/reservation\/resvrecord\//)
  await page.getByRole('link', { name: /陶艺工坊.*09:00–10:00/ }).click()

  // The shop sees it at once.
  const ops = await visit('/mobile/ops/resvrecord/')
  await logIn(ops.page, server, OWNER)
  await ops.page
    .getByRole('link', { name: new RegExp(mobile) })
    .first()
    .waitFor()
  assert.deepEqual(await axe(ops.page), [])
  assertQuiet(ops.complaints)
  await ops.close()

  await page.getByRole('button', { name: '取消预约' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '取消预约' }).click()
  await page.getByText('已取消').first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('what was chosen and typed comes back after a reload', async () => {
  const { page, complaints, close } = await visit(STUDIO)
  await chooseSlot(page, 16)
  await page.getByLabel('称呼').fill('周牧野')
  await page.reload()
  await until(async () => (await page.getByLabel('称呼').inputValue()) === '周牧野', {
    what: 'the name from before the reload',
  })
  await page.getByText(/16日 \S+ 09:00–10:00/).waitFor()
  assertQuiet(complaints)
  await close()
})

test('the calendar is walked through by keyboard', async () => {
  const { page, complaints, close } = await visit(STUDIO)
  await page.getByRole('button', { name: '下个月' }).click()
  await page.locator('button[aria-label*=" 15 日"]').click()
  await page.keyboard.press('ArrowRight')
  const focusedDay = () =>
    page.evaluate(() => [
      document.activeElement?.getAttribute('aria-label') ?? '',
      document.activeElement?.matches('[aria-checked=true],[aria-pressed=true]'),
    ])
  await until(async () => / 16 日/.test(String((await focusedDay())[0])), { what: 'the next day to have the focus' })
  await page.keyboard.press('Enter')
  await until(async () => (await focusedDay())[1] === true, { what: 'the day to be chosen' })
  assertQuiet(complaints)
  await close()
})

test('an operator lets a walk-in in, closes the slot and opens it again', async () => {
  const { page, complaints, close } = await visit('/mobile/ops/reservation/')
  await logIn(page, server, OWNER)
  await page.getByRole('link', { name: /陶艺工坊/ }).click()
  await arrive(page, /\/ops\/reservation\/\d+\//)
  // The first day of the week after next is 8 to 14 days ahead; the demo closes days 5 and 6.
  await page.getByRole('button', { name: '下一周' }).click()
  await arrive(page, /date=/)
  const nextWeek = page.url()
  await page.getByRole('button', { name: '下一周' }).click()
  await until(() => page.url() !== nextWeek, { what: 'the week after next' })
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: /^11:00–12:00 已约/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '代客预约' }).click()
  await page.getByLabel('姓名(必填)').fill('王女士')
  await page.getByRole('button', { name: '确认预约' }).click()
  const slot = page.getByRole('button', { name: /^11:00–12:00 已约 [1-4]\/4/ })
  await slot.click()
  await page.getByRole('dialog').getByText('王女士').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '关闭时段' }).click()
  await page.getByRole('dialog').getByLabel('原因').fill('检修')
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click()
  await page.getByRole('button', { name: /^11:00–12:00 .*已关闭$/ }).waitFor()
  await page.getByRole('button', { name: /^重新开放 .* 11:00 – 12:00$/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '重新开放' }).click()
  await page.getByRole('button', { name: /^11:00–12:00 已约 [1-4]\/4$/ }).waitFor()
  assertQuiet(complaints)
  await close()
})
