import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { arrive, assertQuiet, axe, logIn, openPhone, type RunningServer, startServer } from './support'

const OWNER = '13900000001'
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

test('a visitor applies for a hike from its page, and the organiser accepts', async () => {
  const { page, complaints, close } = await visit('/mobile/event/5/')
  await page.getByRole('button', { name: '立即报名' }).click()
  await arrive(page, /\/event\/5\/registration\//)
  assert.deepEqual(await axe(page), [])
  await page.getByLabel('姓名').fill('林小满')
  await page.getByLabel('紧急联系人手机').fill('13800000009')
  await page.getByRole('radio', { name: '走过几次' }).click()
  await page.getByRole('button', { name: '提交报名申请' }).click()
  await arrive(page, /\/login\//)
  const mobile = await logIn(page, server)
  await arrive(page, /\/event\/5\/registration\//)
  await page.getByRole('button', { name: '提交报名申请' }).click()
  await page.getByText('待审核').first().waitFor()
  assert.deepEqual(await axe(page), [])

  const owner = await visit(`/mobile/login/?next=${encodeURIComponent('/mobile/ops/event/5/registration/')}`)
  await logIn(owner.page, server, OWNER)
  await arrive(owner.page, /\/ops\/event\/5\/registration\//)
  await owner.page.getByText(mobile).waitFor()
  assert.deepEqual(await axe(owner.page), [])
  await owner.page
    .getByRole('button', { name: /^通过 / })
    .first()
    .click()
  await owner.page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await owner.page.getByText('余 46 / 48').waitFor()
  await owner.close()

  await page.reload()
  await page.getByText('到场请出示此报名码').waitFor()
  assertQuiet(complaints)
  await close()
})
