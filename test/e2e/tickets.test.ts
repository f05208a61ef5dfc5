import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  expectGains,
  logIn,
  openPhone,
  payNow,
  type RunningServer,
  startServer,
  openPaidOrder,
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

test('two tickets are bought with their attendees and paid, and a sold-out event is waited for', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/event/heyan-concert/')
  await page.getByText('以上为活动当地时间').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '立即报名' }).click()
  await arrive(page, /\/event\/\d+\/ticket\//)
  // Types that are hidden show with their code.
  await page.getByLabel('购票码').fill('vip?')
  await page.getByRole('button', { name: '使用' }).click()
  await page.getByRole('alert').filter({ hasText: /\S/ }).first().waitFor()
  await page.getByRole('button', { name: '增加 坐席', exact: true }).click()
  await page.getByRole('button', { name: '增加 坐席', exact: true }).click()
  await page.getByText('共 2 张').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '下一步' }).click()
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/event\/\d+\/ticketbasket\//)

  // One attendee is open at a time; the order waits for the second one.
  await page.getByLabel('姓名').fill('林小满')
  await page.getByRole('radio', { name: '成人' }).click()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '提交订单' }).click()
  await page.getByText('请填写此项').first().waitFor()
  await page.getByLabel('姓名').fill('周远')
  await page.getByRole('radio', { name: /儿童/ }).click()
  await page.getByRole('button', { name: '提交订单' }).click()
  await payNow(page)
  await page.getByRole('heading', { name: '购票成功' }).waitFor()
  await expectGains(page)
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: /坐席 · 林小满/ }).waitFor()
  await openPaidOrder(page)
  await page.getByText('已完成').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('link', { name: /坐席 · 周远/ }).click()
  await page.getByRole('img', { name: /门票二维码/ }).waitFor()
  assert.deepEqual(await axe(page), [])

  await page.goto('/mobile/event/pottery-night/')
  await page.getByRole('button', { name: '候补' }).click()
  await arrive(page, /\/event\/\d+\/waiting\//)
  await page.getByRole('button', { name: '加入候补' }).click()
  await page.getByText('前面还有 1 位').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.reload()
  await page.getByText('候补中').first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('a contact is chosen for one attendee, and another attendee is kept as a contact', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/event/anshang-market/')
  await page.getByRole('button', { name: '立即报名' }).click()
  await arrive(page, /\/event\/\d+\/ticket\//)
  for (const _ of [1, 2]) await page.getByRole('button', { name: /^增加 双日通票/ }).click()
  await page.getByText('共 2 张').waitFor()
  await page.getByRole('button', { name: '下一步' }).click()
  await arrive(page, /\/login\//)
  await logIn(page, server, '13800000001')
  await arrive(page, /\/event\/\d+\/ticketbasket\//)

  await page.getByRole('button', { name: /第 1 张/ }).click()
  await page.getByRole('button', { name: '选择联系人' }).click()
  const sheet = page.getByRole('dialog', { name: '常用联系人' })
  await sheet.getByRole('radio').first().waitFor()
  assert.deepEqual(await axe(page), [])
  await sheet.getByRole('radio', { name: /林知远/ }).click()
  assert.equal(await page.getByLabel('姓名').inputValue(), '林知远')

  await page.getByRole('button', { name: /第 2 张/ }).click()
  await page.getByLabel('姓名').fill('许静')
  await page.getByLabel('手机号').fill('13600000003')
  await page.getByRole('checkbox', { name: '保存为常用联系人' }).click()
  assert.deepEqual(await axe(page), [])
  // It is saved after the order, while the payment comes up.
  const contact = page.waitForResponse(
    (reply) => reply.request().method() === 'POST' && /\/base\/contact\//.test(reply.url()),
  )
  await page.getByRole('button', { name: '提交订单' }).click()
  await arrive(page, /\/order\/pay\//)
  assert.equal((await contact).ok(), true)
  await page.goto('/mobile/account/contact/')
  await page.getByText('许静').waitFor()
  assert.equal(await page.getByText('林知远').count(), 1)
  assertQuiet(complaints)
  await close()
})
