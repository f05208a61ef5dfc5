import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import {
  assertBecomes,
  axe,
  logInToStudio,
  openDesk,
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

/** A picture that a canvas draws, as a data: address. */
const drawPicture = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas')
    Object.assign(canvas, { width: 64, height: 40 })
    const pen = canvas.getContext('2d')
    for (let x = 0; pen && x < 64; x += 4) {
      pen.fillStyle = `hsl(${x * 5} 60% 50%)`
      pen.fillRect(x, 0, 4, 40)
    }
    return canvas.toDataURL('image/png')
  })

/** Pastes into the text as the browser does: HTML, and pictures as files. */
const paste = (page: Page, html: string, picture: string | null = null) =>
  page.getByRole('textbox', { name: '正文', exact: true }).evaluate(
    (box, [text, address]) => {
      const data = new DataTransfer()
      if (text) data.setData('text/html', text)
      if (address) {
        const bytes = Uint8Array.from(atob(address.split(',')[1] ?? ''), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], 'screenshot.png', { type: 'image/png' }))
      }
      box.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
    },
    [html, picture] as const,
  )

test('pictures of a pasted article are in the shop once it is saved, and those that cannot be had are named', async () => {
  const { page, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/article/new')

  await page.getByRole('textbox', { name: '标题', exact: true }).fill('粘贴来的春茶文章')
  await page.getByLabel('发布时间').fill('2026-01-01T10:00')
  await page.getByRole('switch', { name: '启用' }).click()
  const box = page.getByRole('textbox', { name: '正文', exact: true })
  await box.click()
  const picture = await drawPicture(page)
  await paste(
    page,
    `<section style="text-align: center"><p>春茶上新</p><img data-src="http://10.0.0.1/a.png"></section>
      <p>明前<img src="${picture}"></p><p>雨后<img src="file:///C:/a.png"></p><table><tr><td>格</td></tr></table>`,
  )
  await page.getByText('2 张图片没有放进来').waitFor()
  const notice = page.getByRole('alert').filter({ hasText: '没有放进来' })
  for (const words of [
    '第 1 张（在「春茶上新」之后）：这个地址在内部网络里，不能读取',
    '之后）：它是您电脑上的文件',
    '表格',
  ])
    await notice.getByText(words).waitFor()
  await assertBecomes(() => box.locator('img[src^="/media/"]').count(), 1)
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await shoot(page, `paste-notice-${width}`)
  }
  assert.deepEqual(await axe(page), [])
  await notice.getByRole('button', { name: '知道了' }).click()

  // A screenshot waits, so that its place can be seen and the save waits.
  let release = () => {}
  const whenReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/api/studio/upload/', async (route) => {
    await whenReleased
    await route.continue()
  })
  await box.press('ControlOrMeta+End')
  await paste(page, '', picture)
  await page.getByText('正在把图片转存到本店：0/1').waitFor()
  await page.getByRole('button', { name: '保存' }).click()
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await shoot(page, `paste-place-${width}`)
  }
  assert.match(page.url(), /\/new$/)
  release()
  await page.waitForURL(/\/studio\/article\/\d+$/)
  const id = page.url().split('/').at(-1)
  await close()

  const visitor = await openPhone(browser, server)
  const hosts = new Set<string>()
  visitor.page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await visitor.page.goto(`/mobile/post/article/${id}/`)
  await visitor.page.getByText('春茶上新').waitFor()
  await assertBecomes(() => visitor.page.locator('.h5-p img[src^="/media/t1/"]').count(), 2)
  assert.deepEqual([...hosts], [new URL(server.url).host])
  await visitor.close()
})
