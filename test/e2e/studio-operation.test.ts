import assert from 'node:assert/strict'
import { test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import {
  arrive,
  assertQuiet,
  axe,
  logInToStudio,
  openDesk,
  openPhone,
  type RunningServer,
  shoot,
  startServer,
} from './support'

let server: RunningServer
let desk: Awaited<ReturnType<typeof openDesk>>

// A number gets one code a minute: all tests share the session.
test.beforeAll(async ({ browser }) => {
  server = await startServer()
  desk = await openDesk(browser, server)
  await logInToStudio(desk.page, server, '/studio/registrations')
})
test.afterAll(async () => {
  await desk?.close()
  await server?.remove()
})

test('a walk-in is booked in a free slot, and marked with a note', async () => {
  const { page, complaints } = desk
  await page.goto('/studio/reservations')
  await page.getByRole('link', { name: /陶艺工坊/ }).click()
  await arrive(page, /\/studio\/reservations\/\d+$/)
  // From two weeks ahead on: the demo closes days 5 and 6.
  const from = page.getByLabel('开始日期', { exact: true })
  for (const _ of [1, 2]) {
    // The button steps from the day that is shown, which follows the address a moment later.
    const day = await from.inputValue()
    await page.getByRole('button', { name: '后 7 天' }).click()
    await until(async () => (await from.inputValue()) !== day, { what: 'the next days' })
  }
  await page
    .getByRole('button', { name: / 11:00–12:00 \d+\/4$/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog').filter({ hasText: '11:00–12:00' })
  await drawer.getByRole('button', { name: '代客预约' }).click()
  const form = page.getByRole('dialog', { name: '代客预约' })
  await form.getByLabel('手机号').fill('123')
  await form.getByRole('button', { name: '确认预约' }).click()
  await form.getByText('请输入正确的手机号').waitFor()
  await form.getByLabel('手机号').fill('')
  await form.getByLabel('姓名').fill('柜台的孙女士')
  await form.getByRole('button', { name: '确认预约' }).click()
  await form.waitFor({ state: 'hidden' })
  await shoot(page, 'slot')
  await drawer.getByRole('button', { name: '预约处理 柜台的孙女士' }).click()
  const booking = page.getByRole('dialog', { name: '预约处理' })
  await booking.getByLabel('备注').fill('带了两个孩子')
  await booking.getByRole('button', { name: '保存备注' }).click()
  await page.getByText('已处理').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'booking')
  await page.goto(`/studio/reservations/bookings?search=${encodeURIComponent('柜台的孙女士')}`)
  await page.getByRole('row', { name: /柜台的孙女士/ }).waitFor()
  assertQuiet(complaints)
})

test('the owner answers a review that waits, and a shopper reads the answer below it', async ({ browser }) => {
  const { page, complaints } = desk
  await page.goto('/studio/reviews')
  const row = page
    .getByRole('row')
    .filter({ has: page.getByRole('button', { name: /^回复/ }) })
    .first()
  const product = await row.getByRole('link').first().getAttribute('href')
  await shoot(page, 'reviews')
  assert.deepEqual(await axe(page), [])
  await row.getByRole('button', { name: /^回复/ }).click()
  const dialog = page.getByRole('dialog', { name: '回复' })
  await dialog.getByLabel('回复内容').fill('谢谢您写下来，下一窑会更好')
  assert.deepEqual(await axe(page), [])
  await dialog.getByRole('button', { name: '发送' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('tab', { name: /已回复/ }).click()
  await page.getByText('谢谢您写下来，下一窑会更好').waitFor()
  assertQuiet(complaints)
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/product/${product?.split('/').at(-1)}/`)
  await phone.page.getByText('谢谢您写下来，下一窑会更好').first().waitFor()
  await phone.close()
})

test('the submissions of a form are read one by one and exported', async () => {
  const { page, complaints } = desk
  await page.goto('/studio/forms')
  await page.getByRole('link', { name: '茶会反馈' }).click()
  await page
    .getByRole('button', { name: /^提交详情/ })
    .first()
    .click()
  await page.getByRole('dialog', { name: '提交详情' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'submission')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: '导出 Excel' }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载文件' }).click()
  assert.match((await download).suggestedFilename(), /\.xlsx$/)
  assertQuiet(complaints)
})

test('what staff do stands in the audit log', async () => {
  const { page, complaints } = desk
  await page.goto('/studio/feedback')
  await page
    .getByRole('button', { name: /^反馈详情/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: '反馈详情' })
  await drawer.getByLabel('回复').fill('谢谢您的建议，我们已经安排。')
  await drawer.getByRole('button', { name: '回复并关闭' }).click()
  await page.getByText('已处理').first().waitFor()
  await shoot(page, 'feedback-detail')
  await page.goto('/studio/audit?kind=feedback')
  await page
    .getByRole('row', { name: /用户反馈/ })
    .first()
    .waitFor()
  assertQuiet(complaints)
})
