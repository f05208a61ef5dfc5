import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api, newMobile } from '../support/api'
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

const OWNER = '13900000001'
/** A text with words from the demo's list. */
const SUSPICIOUS_TEXT = '这里有低价出同款，私信我'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

async function enter(page: Page, next: string, mobile?: string): Promise<string> {
  await page.goto(`/mobile/login/?next=${encodeURIComponent(`/mobile${next}`)}`)
  const number = await logIn(page, server, mobile)
  await arrive(page, new RegExp(next))
  await page.waitForLoadState('networkidle')
  await page.keyboard.press('Escape')
  return number
}

test('a copy of the data is asked for, made and downloaded', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await enter(page, '/settings/')
  await page.getByRole('button', { name: '申请导出' }).click()
  await page.getByRole('button', { name: '下载' }).waitFor()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载' }).click()])
  const data = JSON.parse(readFileSync(await file.path(), 'utf8')) as object
  assert.match(file.suggestedFilename(), /\.json$/)
  assert.ok(Object.keys(data).length > 3)
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

test('the removal of an account is asked for, survives a reload and is taken back', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await enter(page, '/settings/')
  await page.getByRole('button', { name: '注销账号' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '注销账号' }).click()
  await page.getByText(/账号将于 .* 注销/).waitFor()
  await page.reload()
  await page.getByText(/账号将于 .* 注销/).waitFor()
  await page.getByRole('button', { name: '撤回注销' }).click()
  await page.getByRole('button', { name: '注销账号' }).waitFor()
  assertQuiet(complaints)
  await close()
})

/** A PNG that the page draws. */
const picture = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 80
    canvas.getContext('2d')?.fillRect(0, 0, 40, 80)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  })

test('feedback with a picture is answered by an operator, and its writer reads the answer', async () => {
  const user = await openPhone(browser, server)
  await enter(user.page, '/feedback/feedback/')
  const words = `包装盒可以回收吗 ${newMobile()}`
  await user.page.getByRole('textbox', { name: '反馈内容' }).fill(words)
  // What was typed survives a reload.
  await user.page.reload()
  await assertBecomes(() => user.page.getByRole('textbox', { name: '反馈内容' }).inputValue(), words)
  await user.page.getByRole('button', { name: '图片 上传图片' }).click()
  const [chooser] = await Promise.all([
    user.page.waitForEvent('filechooser'),
    user.page.getByRole('dialog').getByText('同意', { exact: true }).click(),
  ])
  await chooser.setFiles({
    name: 'box.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture(user.page), 'base64'),
  })
  await user.page.getByRole('button', { name: '删除 图片 1' }).waitFor()
  await user.page.getByRole('button', { name: '提交反馈' }).click()
  await user.page.getByRole('link', { name: new RegExp(words) }).waitFor()

  const staff = await openPhone(browser, server)
  await enter(staff.page, '/ops/feedback/', OWNER)
  await staff.page.getByRole('link', { name: new RegExp(words) }).click()
  await staff.page.getByRole('button', { name: '图片 1' }).waitFor()
  await staff.page.getByRole('textbox', { name: '回复内容' }).fill('可以，纸盒按纸类回收。')
  await staff.page.getByRole('button', { name: '回复并关闭' }).click()
  await staff.page.getByText('这条反馈已关闭').waitFor()

  await user.page.getByRole('link', { name: new RegExp(words) }).click()
  await user.page.getByText('可以，纸盒按纸类回收。').waitFor()
  await user.page.getByText('这条反馈已关闭').waitFor()
  for (const { page, complaints, close } of [user, staff]) {
    assert.deepEqual(await axe(page), [])
    assertQuiet(complaints)
    await close()
  }
})

test('a held comment is approved by an operator, everybody sees it, and the decision is taken back', async () => {
  const [writer, visitor] = [new Api(server.url), new Api(server.url)]
  await writer.login()
  const target = { target: 'article', key: '1' }
  const text = `${SUSPICIOUS_TEXT} ${newMobile()}`
  const comment = await writer.ok<{ id: number; status_display?: string }>('POST', '/comment/threadedcomment/', {
    body: { ...target, text },
  })
  assert.equal(comment.status_display, '审核中')
  const isVisible = async () => {
    const { results } = await visitor.ok<{ results: { id: number }[] }>('GET', '/comment/threadedcomment/', {
      query: target,
    })
    return results.some(({ id }) => id === comment.id)
  }
  assert.equal(await isVisible(), false)

  const { page, complaints, close } = await openPhone(browser, server)
  await enter(page, `/ops/moderation/?search=${encodeURIComponent(text)}`.replace(/\?.*/, ''), OWNER)
  await page.goto(`/mobile/ops/moderation/?search=${encodeURIComponent(text)}`)
  await page.getByText(text).waitFor()
  await page.getByText('含敏感词').waitFor()
  assert.deepEqual(await axe(page), [])
  await page.getByRole('button', { name: /^详情/ }).click()
  // The list has a button of the same name, and is on top until the screen that opens has loaded.
  await arrive(page, /\/ops\/moderation\/\d+\//)
  const detail = page.locator('.taro_page').filter({ has: page.getByRole('heading', { name: '审核详情', level: 1 }) })
  await detail.getByRole('button', { name: /^通过/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '通过' }).click()
  await page.getByText('已通过').waitFor()
  await until(isVisible, { what: 'the comment in its list' })
  await page.getByRole('button', { name: /^撤销 通过/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: '撤销' }).click()
  await page.locator('.taro_page:not(.taro_page_shade)').getByText('待审核', { exact: true }).waitFor()
  await until(async () => !(await isVisible()), { what: 'the comment out of its list' })
  assertQuiet(complaints)
  await close()
})
