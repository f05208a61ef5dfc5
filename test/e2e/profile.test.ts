import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { newMobile } from '../support/api'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  chooseMoment,
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

/** A picture of 40 x 30 red dots. */
const picture = (page: Page) =>
  page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = '#b23a2b'
    context.fillRect(0, 0, 40, 30)
    return canvas.toDataURL('image/png').replace(/^.*,/, '')
  })

test('a user changes avatar, name and birthday, and leaving unsaved changes requires confirmation', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  const mobile = newMobile()
  await page.goto('/mobile/ucenter/')
  await page.getByRole('button', { name: /登录 \/ 注册/ }).click()
  await logIn(page, server, mobile)
  await page.goto('/mobile/ucenter/')
  await page
    .getByText(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`)
    .first()
    .click()
  await arrive(page, /\/ucenter\/profile\//)
  const name = page.getByRole('textbox', { name: '昵称' })
  await name.fill('小满')
  await page.goBack()
  await page.getByRole('dialog').getByRole('button', { name: '继续编辑' }).click()
  assert.equal(await name.inputValue(), '小满')

  await page.getByRole('button', { name: '头像 上传图片' }).click()
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('dialog').getByText('同意', { exact: true }).click(),
  ])
  await chooser.setFiles({
    name: 'face.png',
    mimeType: 'image/png',
    buffer: Buffer.from(await picture(page), 'base64'),
  })
  await page.getByRole('button', { name: '头像 更换图片' }).waitFor()
  await chooseMoment(page, '生日', '1990-05-04')
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await arrive(page, /\/ucenter\/(\?.*)?$/)
  await page.getByText('小满').first().waitFor()

  await page.goto('/mobile/ucenter/profile/')
  await assertBecomes(() => name.inputValue(), '小满')
  await page.getByRole('button', { name: '生日 1990年5月4日', exact: true }).waitFor()
  const avatar = page.getByRole('button', { name: '头像 更换图片' }).locator('img')
  await avatar.waitFor()
  await assertBecomes(async () => (await avatar.getAttribute('src'))?.startsWith('/'), true)
  assertQuiet(complaints)
  await close()
})

test('pulling down reloads home, and a swipe over its images does not', async () => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.goto('/mobile/')
  await page.getByRole('main').first().waitFor()
  await page.waitForLoadState('networkidle')
  let reads = 0
  page.on('request', (request) => {
    if (/\/mpage\/page\//.test(request.url())) reads += 1
  })
  const session = await page.context().newCDPSession(page)
  const drag = async (points: readonly (readonly [number, number])[]) => {
    const [first = [0, 0], ...rest] = points
    const at = ([x, y]: readonly [number, number]) => [{ x, y }]
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(first) })
    for (const point of rest)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(point) })
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const label = page.locator('.pull-text')
  await drag([
    [300, 200],
    [200, 205],
    [100, 320],
  ])
  assert.equal(await label.count(), 0)
  // While the swipe before still rolls on, the browser keeps the next touches to itself: a person pulls again.
  await until(
    async () => {
      await drag([
        [180, 200],
        [180, 240],
        [180, 280],
        [180, 330],
      ])
      return (await label.count()) > 0
    },
    { what: 'the line that a pull uncovers' },
  )
  await page.waitForFunction(() => document.querySelector('.pull-line')?.getBoundingClientRect().height === 0)
  await until(() => reads > 0, { what: 'home being read anew' })
  assertQuiet(complaints)
  await close()
})
