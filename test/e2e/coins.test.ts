import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertQuiet,
  axe,
  expectGains,
  logIn,
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

/** The screen in front: those below may say the same. */
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')

test('a user signs in for the day, turns to last month and invites a friend, who accepts', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/gamification/diamond/')
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/gamification\/diamond\//)
  const coins = front(page)
  await coins.getByRole('button', { name: '签到', exact: true }).click()
  await expectGains(page)
  await coins.getByText('已连续签到 1 天').waitFor()
  await coins.getByRole('listitem', { name: /已签到$/ }).waitFor()
  await coins.getByRole('button', { name: '上个月' }).click()
  await coins.getByRole('listitem', { name: /-01 未签到$/ }).waitFor()
  assert.deepEqual(await axe(page), [])
  await coins.getByRole('button', { name: '去邀请' }).click()
  await arrive(page, /\/gamification\/invite\//)
  await front(page).getByText('已邀请 0 人').waitFor()
  assert.deepEqual(await axe(page), [])
  const { share_link } = (await (await page.request.get('/api/gamification/invite/')).json()) as { share_link: string }
  const link = new URL(share_link)

  const friend = await openPhone(browser, server)
  await friend.page.goto(`${link.pathname}${link.search}`)
  await front(friend.page).getByRole('button', { name: '登录并接受邀请' }).click()
  await arrive(friend.page, /\/login\//)
  await logIn(friend.page, server)
  await arrive(friend.page, /\/gamification\/invite\/.*code=/)
  await front(friend.page).getByRole('button', { name: '接受邀请', exact: true }).click()
  await front(friend.page).getByRole('button', { name: '已接受邀请' }).waitFor()
  await page.reload()
  await front(page).getByText('已邀请 1 人').waitFor()
  assertQuiet(complaints)
  assertQuiet(friend.complaints)
  await Promise.all([close(), friend.close()])
})
