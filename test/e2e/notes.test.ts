import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
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

test('a note draft survives a reload, and the note is published, liked, made private and deleted', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/note/edit/')
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/note\/edit\//)
  await page.getByLabel('标题').fill('雨天的茶室')
  await page.getByLabel('正文').fill('窗外下雨，屋里煮水。')
  assert.deepEqual(await axe(page), [])

  // What was typed is on the device: as a draft on the list, and in the form after a reload.
  await page.reload()
  await page.getByText('已恢复上次没写完的内容').waitFor()
  await assertBecomes(() => page.getByLabel('标题').inputValue(), '雨天的茶室')
  await assertBecomes(() => page.getByLabel('正文').inputValue(), '窗外下雨，屋里煮水。')
  await page.goto('/mobile/note/mine/')
  await page.getByRole('heading', { name: '草稿' }).waitFor()
  await page.getByText('雨天的茶室').first().click()
  await arrive(page, /\/note\/edit\//)
  await front(page).getByRole('button', { name: '发布' }).click()
  await page.getByText('笔记已发布', { exact: true }).waitFor()

  await page.goto('/mobile/note/mine/')
  const card = front(page).getByText('雨天的茶室')
  await card.waitFor()
  assert.equal(await page.getByRole('heading', { name: '草稿' }).count(), 0)
  await card.click()
  await arrive(page, /\/note\/note\/\d+\//)
  const note = front(page)
  await note.getByRole('heading', { name: '雨天的茶室' }).waitFor()
  assert.deepEqual(await axe(page), [])
  await note.getByRole('switch', { name: /^点赞/ }).click()
  await note.getByRole('switch', { name: '点赞 1', checked: true }).waitFor()
  await note.getByRole('button', { name: '设为私密' }).click()
  await page.getByText('已设为私密笔记').waitFor()

  // Nobody else finds it now.
  const { href } = new URL(page.url())
  const stranger = await openPhone(browser, server)
  await stranger.page.goto(href)
  await stranger.page
    .getByText(/不存在/)
    .first()
    .waitFor()
  assert.equal(await stranger.page.getByText('雨天的茶室').count(), 0)
  await stranger.close()

  await note.getByRole('button', { name: '删除' }).click()
  await page.getByText('确定要删除这篇笔记吗？删除后无法恢复').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click()
  await page.getByText('笔记已删除').waitFor()
  await arrive(page, /\/note\/mine\//)
  await page.reload()
  await page.getByText('还没有笔记').waitFor()
  assert.equal(await page.getByText('雨天的茶室').count(), 0)
  assertQuiet(complaints)
  await close()
})

/** A picture of one colour, as a phone might give it. */
const pixel = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
})

test('the editor retries a failed picture, reorders pictures, mentions a product, and restores it all after a reload', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/note/edit/')
  await arrive(page, /\/login\//)
  await logIn(page, server)
  await arrive(page, /\/note\/edit\//)
  const form = front(page)
  await form.getByLabel('标题').fill('两张照片')

  // The first upload fails once; the picture stays where it is and is sent again.
  await page.route('**/base/upload/**', (route) => route.abort(), { times: 1 })
  const add = async (name: string) => {
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: /^图片 / }).click()
    // Pictures are asked for once.
    if (name === 'one.png') await page.getByRole('dialog').getByText('同意', { exact: true }).click()
    await (await chooser).setFiles(pixel(name))
  }
  await add('one.png')
  await form.getByRole('button', { name: /^图片 .*重试|^图片 .*重新/ }).click()
  await form.getByRole('button', { name: /^第 1 张图片/ }).waitFor()
  await add('two.png')
  const pictures = form.getByRole('group', { name: '图片' }).locator('img')
  await form.getByRole('slider', { name: '移动第 2 张图片' }).waitFor()
  const sources = () => pictures.evaluateAll((all) => all.map((one) => (one as HTMLImageElement).src))
  const before = await sources()
  await form.getByRole('button', { name: '第 2 张图片前移' }).click()
  await form.getByText('已移到第 1 张').waitFor()
  await assertBecomes(sources, [...before].reverse())
  // By hand, too: onto the place of the other.
  const handle = await form.getByRole('slider', { name: '移动第 1 张图片' }).boundingBox()
  assert.ok(handle)
  await page.mouse.move(handle.x + 5, handle.y + 5)
  await page.mouse.down()
  await page.mouse.move(handle.x + 101, handle.y + 9, { steps: 4 })
  await page.mouse.up()
  await form.getByText('已移到第 2 张').waitFor()
  await assertBecomes(sources, before)

  await form.getByRole('button', { name: '选择商品' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('搜索内容').fill('品茗杯')
  await sheet.getByRole('button', { name: '山雾手作品茗杯' }).click()
  await form.getByText('山雾手作品茗杯').waitFor()
  assert.deepEqual(await axe(page), [])

  await page.reload()
  await page.getByText('已恢复上次没写完的内容').waitFor()
  await assertBecomes(sources, before)
  await front(page).getByText('山雾手作品茗杯').waitFor()
  await front(page).getByRole('button', { name: '发布' }).click()
  await arrive(page, /\/note\/note\/\d+\//)
  await front(page)
    .getByRole('link', { name: /山雾手作品茗杯.*去购买/ })
    .waitFor()
  assertQuiet(complaints)
  await close()
})

test('a note shows the topic and the products it mentions, and who likes it', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/note/note/celadon-cup/')
  const note = front(page)
  await note.getByRole('link', { name: /山雾手作品茗杯/ }).waitFor()
  assert.deepEqual(await axe(page), [])
  await note.getByRole('button', { name: /86 人点赞/ }).click()
  const sheet = page.getByRole('dialog', { name: '点赞的人' })
  await sheet
    .getByText(/^读者 \d+$/)
    .first()
    .waitFor()
  assert.equal(await sheet.getByText(/^读者 \d+$/).count(), 20)
  await sheet.getByRole('button', { name: '查看更多' }).click()
  await page.waitForFunction(
    () => (document.querySelector('[role=dialog]')?.textContent?.match(/读者 /g)?.length ?? 0) === 40,
  )
  assert.deepEqual(await axe(page), [])
  await sheet.getByRole('button', { name: '关闭' }).click()
  await note.getByRole('link', { name: '# 你的第一只盖碗，现在还在用吗' }).click()
  await arrive(page, /\/circle\/topic\/1\//)
  assertQuiet(complaints)
  await close()
})
