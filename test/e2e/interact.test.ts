import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { arrive, assertQuiet, axe, logIn, openPhone, type Page, type RunningServer, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** Nothing is wider than the phone. */
const assertFits = async (page: Page) => {
  const wide = await page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.className),
  )
  assert.deepEqual(wide, [])
}

/** An article's own headings are its writer's. */
const axeOfText = async (page: Page) => (await axe(page)).filter((line) => !line.startsWith('heading-order'))

const visit = async (path: string) => {
  const phone = await openPhone(browser, server)
  await phone.page.goto(path)
  return phone
}

test('a visitor fills in a form, logs in on submit, and submits the restored input', async () => {
  const { page, complaints, close } = await visit('/mobile/form/form/chahui-fankui/')
  await page.getByRole('heading', { name: '茶会反馈' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await assertFits(page)
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByText('有 3 处需要修改').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByLabel('称呼').fill('林小满')
  await page.getByRole('radio', { name: '下午 · 老白茶' }).click()
  await page.getByRole('checkbox', { name: '肉桂' }).click()
  await page.getByRole('radiogroup', { name: '打个分' }).getByRole('radio', { name: '5 星' }).click()
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/form\/form\/chahui-fankui\//)
  await until(async () => (await page.getByLabel('称呼').inputValue()) === '林小满', {
    what: 'the answers from before the login',
  })
  await page.getByRole('button', { name: '提交', exact: true }).click()
  await page.getByText('收到了，谢谢您').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: '回到首页' }).click()
  await arrive(page, /^\/mobile\/$/)
  assertQuiet(complaints)
  await close()
})

test('a temp-saved form is restored after a reload', async () => {
  const path = '/mobile/form/form/chahui-fankui/'
  const { page, complaints, close } = await visit(`/mobile/login/?next=${encodeURIComponent(path)}`)
  await logIn(page, server)
  await page.getByLabel('称呼').fill('王一')
  await page.getByRole('button', { name: '暂存' }).click()
  await page.getByText('保存成功').first().waitFor()
  await page.reload()
  await until(async () => (await page.getByLabel('称呼').inputValue()) === '王一', { what: 'the saved answer' })
  assertQuiet(complaints)
  await close()
})

test('a form before its start shows the message of the specification and no submit button', async () => {
  const { page, complaints, close } = await visit('/mobile/form/form/dongyao-yuyue/')
  await page.getByText('表单还未开始填写').waitFor()
  assert.equal(await page.getByRole('button', { name: '提交', exact: true }).count(), 0)
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('a vote event gives votes until those of the day are spent, and a poster can be made of it', async () => {
  const path = '/mobile/vote/voteevent/zuimei-chaxi/'
  const { page, complaints, close } = await visit(`/mobile/login/?next=${encodeURIComponent(path)}`)
  await logIn(page, server)
  await page.getByRole('heading', { name: '秋日最美茶席' }).waitFor()
  assert.deepEqual(await axeOfText(page), [])
  await assertFits(page)
  for (const name of ['青釉与白布', '一个人的茶席', '窗台上的五盆']) {
    await page.getByRole('button', { name: `投票 ${name}` }).click()
    await page.getByRole('button', { name: `今日已投 ${name}` }).waitFor()
  }
  await page.getByText('您今日的票数已用完').first().waitFor()
  assert.equal(await page.getByRole('button', { name: '投票 午睡以后' }).isEnabled(), false)
  await page.getByRole('button', { name: '分享' }).click()
  await page.getByText('生成海报').click()
  await page.getByRole('dialog').locator('img').first().waitFor()
  assertQuiet(complaints)
  await close()
})

test('a vote within an article accepts one ballot and shows the results, also after a reload', async () => {
  const path = '/mobile/post/article/4/'
  const { page, complaints, close } = await visit(`/mobile/login/?next=${encodeURIComponent(path)}`)
  await logIn(page, server)
  await page.getByRole('button', { name: '提交投票' }).click()
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'))
  await dialog.getByText('请先完成所有问题').waitFor()
  await dialog.getByRole('button', { name: '知道了' }).click()
  await page.getByRole('radio', { name: '青瓷' }).click()
  await page.getByRole('checkbox', { name: '早茶' }).click()
  await page.getByRole('button', { name: '提交投票' }).click()
  await page.getByText('60.0%').waitFor()
  await page.getByRole('button', { name: '您已投过票' }).waitFor()
  await assertFits(page)
  assert.deepEqual(await axe(page), [])
  await page.reload()
  await page.getByText('60.0%').waitFor()
  await page.getByRole('button', { name: '您已投过票' }).waitFor()
  assert.equal(await page.getByRole('button', { name: '提交投票' }).count(), 0)
  assertQuiet(complaints)
  await close()
})

test('a vote past its end shows "投票已结束" and no options', async () => {
  const { page, complaints, close } = await visit('/mobile/vote/vote/2/')
  await page.getByRole('button', { name: '投票已结束' }).waitFor()
  assert.equal(await page.getByRole('radio').count(), 0)
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('a video within an article loads', async () => {
  const { page, complaints, close } = await visit('/mobile/post/article/1/')
  const film = page.locator('video')
  await film.scrollIntoViewIfNeeded()
  // Chromium of Debian has the codec; its size is known once its head has come, by a part of the file.
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) === 640)
  assert.deepEqual(await axeOfText(page), [])
  assertQuiet(complaints)
  await close()
})

test('a form and a vote on the Indonesian site are in Indonesian', async () => {
  const { page, complaints, close } = await visit('/mobile-t/rimba/post/article/2/')
  await page.getByRole('heading', { name: 'Cerita dari kelas' }).waitFor()
  await page.getByRole('button', { name: 'Kirim', exact: true }).click()
  await page.getByText('3 isian perlu diperbaiki').waitFor()
  await page.goto('/mobile-t/rimba/vote/vote/1/')
  await page.getByRole('button', { name: 'Kirim suara' }).waitFor()
  assertQuiet(complaints)
  await close()
})
