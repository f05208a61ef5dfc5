import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { Api } from '../support/api'
import { arrive, assertQuiet, axe, logIn, openPhone, type Page, type RunningServer, startServer } from './support'

const OWNER = '13900000001'
const STEWARD = '13900000002'
const SHOPPER = '13800000001'
const DOOR = '/mobile/ops/event/1/verify/'
let server: RunningServer
let browser: Browser
let shopper: Api

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  shopper = new Api(server.url)
  await shopper.login(SHOPPER)
})
test.afterAll(async () => {
  await server?.remove()
})

/** Logs in and opens the door of the first event at its south gate. */
async function openDoor(mobile: string) {
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/login/?next=${encodeURIComponent(DOOR)}`)
  await logIn(phone.page, server, mobile)
  await arrive(phone.page, /\/ops\/event\/1\/verify\//)
  await phone.page.getByRole('button', { name: /闸口/ }).click()
  await phone.page.getByRole('dialog').getByText('南门').click()
  await phone.page.getByText(/ · 可离线使用/).waitFor()
  return phone
}

interface TicketCode {
  code: string
  rotating: { code: string } | null
}
const codeOf = (id: number) => shopper.ok<TicketCode>('GET', `/event/issuedticket/${id}/code/`)
const liveCode = async (id: number) => (await codeOf(id)).rotating?.code ?? ''
async function check(page: Page, code: string) {
  await page.getByLabel('券码', { exact: true }).fill(code)
  await page.getByRole('button', { name: '核验', exact: true }).click()
}

test('a steward scans with and without a network, and a supervisor sees what happened', async () => {
  const { page, complaints, close } = await openDoor(STEWARD)
  await check(page, await liveCode(1))
  await page.getByText('请进', { exact: true }).waitFor()
  assert.deepEqual(await axe(page), [])
  await check(page, (await codeOf(2)).code)
  await page.getByText('请打开票面出示动态码，截图无效').waitFor()
  assert.deepEqual(await axe(page), [])

  const groupCode = await liveCode(3)
  await page.context().setOffline(true)
  await check(page, groupCode)
  await page.getByText('离线核验', { exact: false }).waitFor()
  await page.getByText('还能再进 1 位').waitFor()
  await check(page, groupCode.replace(/.{6}$/, 'AAAAAA'))
  await page.getByText('票码是伪造的').waitFor()
  await page.getByText('2 条待同步', { exact: false }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.context().setOffline(false)
  await page.getByText('待同步', { exact: false }).waitFor({ state: 'hidden' })

  const owner = await openDoor(OWNER)
  for (const tab of ['概况', '记录', '冲突', '查找', '设置']) {
    await owner.page.getByRole('tab', { name: tab }).click()
    await owner.page.waitForLoadState('networkidle')
    assert.deepEqual([tab, await axe(owner.page)], [tab, []])
  }
  await owner.page.getByRole('tab', { name: '记录' }).click()
  await owner.page.getByText('拒绝 · 票码是伪造的 · 离线').waitFor()
  await owner.page.getByText('放行 · 离线').waitFor()
  assertQuiet(complaints)
  await owner.close()
  await close()
})
