import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
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
  assert.equal(await page.getByLabel('标题').inputValue(), '雨天的茶室')
  assert.equal(await page.getByLabel('正文').inputValue(), '窗外下雨，屋里煮水。')
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
