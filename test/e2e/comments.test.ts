import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertBecomes,
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

const NOTE = '/mobile/note/note/1/'
const ALL = '/mobile/comment/note/1/all/'

/** The screen in front: those below may say the same. */
const front = (page: Page) => page.locator('.taro_page:not(.taro_page_shade)')
/** The comment of this text: the innermost part that has an author, too. */
const card = (page: Page, text: string) =>
  front(page)
    .locator('div')
    .filter({ hasText: text })
    .filter({ has: page.locator('a[href*="/mobile/user/"]') })
    .last()

/** Writes into the sheet that `open` opens. */
async function write(page: Page, open: string | RegExp, text: string): Promise<void> {
  await front(page).getByRole('button', { name: open }).first().click()
  await page.getByRole('dialog').getByLabel('评论内容').fill(text)
}
const post = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click()

test('a comment begun by a visitor is posted after the login, answered, seen by others and reported', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(NOTE)
  await front(page)
    .getByRole('link', { name: /条评论|第一条评论/ })
    .click()
  await arrive(page, /\/comment\/note\/1\/all\//)
  await write(page, '说点什么…', '雨声好像就在屋里')
  // A reload loses nothing.
  await page.reload()
  await write(page, '草稿：雨声好像就在屋里', '雨声好像就在屋里。')
  await post(page)
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/comment\/note\/1\/all\//)
  await assertBecomes(() => page.getByRole('dialog').getByLabel('评论内容').inputValue(), '雨声好像就在屋里。')
  assert.deepEqual(await axe(page), [])
  await post(page)
  await page.getByText('评论已发布').waitFor()
  await card(page, '雨声好像就在屋里。').waitFor()
  assert.equal(await front(page).getByText('草稿：').count(), 0)
  assert.deepEqual(await axe(page), [])

  const other = await openPhone(browser, server)
  await other.page.goto(ALL)
  const comment = card(other.page, '雨声好像就在屋里。')
  await comment.waitFor()
  await comment.getByRole('switch', { name: '点赞' }).click()
  await arrive(other.page, /\/login\//)
  await logIn(other.page, server)
  await arrive(other.page, /\/comment\/note\/1\/all\//)
  await comment.getByRole('switch', { name: '点赞' }).click()
  await comment.getByRole('switch', { name: '点赞 1', checked: true }).waitFor()
  await comment.getByRole('button', { name: /^回复/ }).click()
  await other.page.getByRole('dialog').getByLabel('评论内容').fill('我也听见了')
  await post(other.page)
  await other.page.getByText('评论已发布').waitFor()
  await expectGains(other.page)
  await comment.getByText('我也听见了').click()
  await arrive(other.page, /\/comment\/threadedcomment\/\d+\//)
  await front(other.page).getByRole('heading', { name: '全部回复' }).waitFor()
  assert.deepEqual(await axe(other.page), [])
  await card(other.page, '雨声好像就在屋里。').getByRole('button', { name: '举报' }).click()
  const report = other.page.getByRole('dialog')
  await report.getByRole('radio', { name: '其他' }).click()
  await report.getByLabel('补充说明').fill('不是这篇笔记的')
  assert.deepEqual(await axe(other.page), [])
  await report.getByRole('button', { name: '提交举报' }).click()
  await other.page.getByText('感谢反馈，我们会尽快处理').waitFor()
  assertQuiet(other.complaints)
  await other.close()

  // Its author finds the answer, and deletes the comment: its place stays.
  await page.goto('/mobile/comment/mine/?tab=received')
  await front(page).getByText('我也听见了').click()
  await arrive(page, /\/comment\/threadedcomment\/\d+\//)
  await card(page, '雨声好像就在屋里。').getByRole('button', { name: '删除' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('该评论已删除').waitFor()
  await front(page).getByText('我也听见了').waitFor()
  assertQuiet(complaints)
  await close()
})

test('a comment that waits for its review is seen by its author alone', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/login/')
  await logIn(page, server)
  await page.goto(ALL)
  await write(page, '说点什么…', '代购刷单请找我')
  await post(page)
  await page.getByText('已提交，审核通过后其他人可见').waitFor()
  const own = card(page, '代购刷单请找我')
  await own.getByText('审核中').waitFor()
  assert.equal(await own.getByRole('switch').count(), 0)
  const stranger = await openPhone(browser, server)
  await stranger.page.goto(ALL)
  await front(stranger.page)
    .getByText(/没有更多了|还没有评论/)
    .waitFor()
  assert.equal(await stranger.page.getByText('代购刷单').count(), 0)
  await stranger.close()
  assertQuiet(complaints)
  await close()
})

test('the comment sheet opens, closes and leaves its text by the keyboard alone', async () => {
  const { page, close } = await openPhone(browser, server)
  await page.goto(ALL)
  const pill = front(page).getByRole('button', { name: '说点什么…' })
  await pill.focus()
  await page.keyboard.press('Enter')
  const field = page.getByRole('dialog').getByLabel('评论内容')
  await field.focus()
  await page.keyboard.type('ketik saja')
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  await front(page).getByRole('button', { name: '草稿：ketik saja' }).waitFor()
  await close()
})

test('an author’s name leads to their page, who is followed, and whose notes come into the feed', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/login/')
  await logIn(page, server)
  await page.goto(NOTE)
  const byline = front(page).locator('a[href*="/mobile/user/"]').first()
  await byline.click()
  await arrive(page, /\/mobile\/user\/[\w-]+\//)
  const screen = front(page)
  // The note below has the same button and is in front until the person's page is drawn.
  await screen.getByRole('link', { name: /粉丝/ }).waitFor()
  await screen.getByRole('button', { name: /^关注./ }).click()
  await screen.getByRole('button', { name: /^已关注/ }).waitFor()
  const name = (await screen.getByRole('heading', { level: 1 }).textContent()) ?? ''
  assert.deepEqual(await axe(page), [])
  await screen.getByRole('link', { name: /粉丝/ }).click()
  await arrive(page, /\/follow\//)
  await front(page).getByRole('tab', { name: '粉丝' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await page.goto('/mobile/ucenter/community/')
  await front(page).getByRole('heading', { name: '关注的人的笔记' }).waitFor()
  await front(page).locator('a[href*="/note/note/"]').first().waitFor()
  await front(page).getByText(name).first().waitFor()
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})
