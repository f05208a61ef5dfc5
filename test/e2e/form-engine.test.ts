import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { lastSent, loginCode } from '../support/api'
import {
  assertBecomes,
  assertQuiet,
  axe,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  shoot,
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

const PATH = '/mobile/form/form/chashan-liangri/'
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** The first day of the shown month that can be chosen, or of the next one. */
async function chooseDay(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^出发日期/ }).click()
  await page.getByRole('button', { name: '下个月' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /年 \d+ 月 \d+ 日/, disabled: false })
    .first()
    .click()
}

test('a form of every widget is filled in with a proven number, a searched city and guests', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent(PATH)}`)
  await logIn(page, server)
  await page.getByRole('heading', { name: '茶山两日 · 报名' }).waitFor()
  assert.deepEqual(await axe(page), [])

  await button(page, '提交').click()
  await until(async () => (await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))) === '姓名', {
    what: 'the focus at the first error',
  })
  assert.deepEqual(await axe(page), [])

  await page.getByLabel('姓名').fill('林小满')
  const mobile = '13655550001'
  await page.getByLabel('手机号', { exact: true }).fill(mobile)
  const before = await lastSent(server.url, mobile)
  await button(page, '获取验证码').click()
  await page.getByLabel('验证码', { exact: true }).fill(await loginCode(server.url, mobile, before))
  await chooseDay(page)
  await page.getByRole('radio', { name: /看开窑/ }).click()
  await assertBecomes(() => page.getByRole('radio', { name: /岸上市集/ }).isDisabled(), true)

  // What depends on another answer comes and goes with it.
  assert.equal(await page.getByLabel('住几晚').count(), 0)
  await page.getByRole('button', { name: /^住在哪里/ }).click()
  await page.getByRole('button', { name: /茶园帐篷/ }).click()
  await page.getByLabel('住几晚').fill('2')
  await page.getByLabel('每晚预算（元）').waitFor()

  await page.getByRole('button', { name: /^从哪个城市出发/ }).click()
  await page.getByLabel('搜索').fill('武夷')
  await button(page, '武夷山').click()

  for (const [name, age] of [
    ['小青', '9'],
    ['老陈', '40'],
  ] as const) {
    await button(page, '添加同行人').click()
    await page.getByLabel('称呼').last().fill(name)
    await page.getByLabel('年龄').last().fill(age)
  }
  await page.getByLabel('监护人').fill('老陈')
  await button(page, '上移 同行人 2').click()
  await assertBecomes(
    () => page.getByLabel('称呼').evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value)),
    ['老陈', '小青'],
  )
  await page.getByRole('checkbox', { name: '素食' }).click()
  await page.getByRole('switch', { name: '我已知道山路难走' }).click()
  await button(page, '提交').click()
  await page.getByText('报名收到了').waitFor()
  assertQuiet(complaints)
  await close()
})

test('what a visitor has typed survives a reload', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(PATH)
  await button(page, '添加同行人').click()
  await page.getByLabel('称呼').fill('小青')
  await page.getByText('已保存在本机').waitFor()
  await page.reload()
  await page.getByRole('button', { name: '同行人 1 · 小青' }).click()
  await assertBecomes(() => page.getByLabel('称呼').inputValue(), '小青')
  assertQuiet(complaints)
  await close()
})

test('a signature is drawn by a mouse, sent as a picture of strokes on white, and drawn again or typed', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto(`/mobile/login/?next=${encodeURIComponent(PATH)}`)
  await logIn(page, server)
  const paper = page.getByRole('group', { name: '安全须知签名' })
  const canvas = paper.locator('canvas')
  await canvas.scrollIntoViewIfNeeded()
  await button(page, '完成签名').click()
  await page.getByText('请先在框内签名').waitFor()
  const inked = () =>
    canvas.evaluate((element) => {
      const { width, height } = element as HTMLCanvasElement
      const { data } = (element as HTMLCanvasElement).getContext('2d')?.getImageData(0, 0, width, height) ?? {
        data: [],
      }
      return data.some((channel) => channel > 0)
    })
  const draw = async () => {
    const box = await canvas.boundingBox()
    assert.ok(box && box.width > 250 && box.height > 100)
    const at = (x: number, y: number) => [box.x + x * box.width, box.y + y * box.height] as const
    await page.mouse.move(...at(0.2, 0.3))
    await page.mouse.down()
    for (const [x, y] of [
      [0.3, 0.7],
      [0.45, 0.3],
      [0.6, 0.7],
      [0.8, 0.4],
    ] as const)
      await page.mouse.move(...at(x, y), { steps: 8 })
    await page.mouse.up()
  }
  // NutUI opens its canvas a second after it is shown.
  const isDrawn = async () => {
    await draw()
    return inked()
  }
  await until(isDrawn, { what: 'a stroke on the paper' })
  await button(page, '清除').click()
  await assertBecomes(inked, false)
  await draw()
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'signature')
  const upload = page.waitForResponse(
    (response) => response.request().method() === 'POST' && /image/.test(response.url()),
  )
  await button(page, '完成签名').click()
  const picture = (await (await upload).json()) as { id: number; width: number; height: number }
  assert.ok(picture.id > 0 && picture.width > 250 && picture.height > 100)
  await page.getByRole('img', { name: '您的手写签名' }).waitFor()
  await shoot(page, 'signed')
  await button(page, '改为输入姓名').click()
  await page.getByLabel('安全须知签名').fill('林小满')
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'typed')
  await button(page, '改为手写').click()
  await canvas.waitFor()
  assertQuiet(complaints)
  await close()
})
