import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Page, test } from '@playwright/test'
import { chromiumArgs, chromiumPath } from '../../scripts/lib/chromium.mjs'
import { qrMatrix } from '../../src/lib/qr'
import { arrive, assertQuiet, axe, openPhone, type RunningServer, startServer } from './support'

const [WIDTH, HEIGHT, CELL] = [640, 480, 10]

/** Writes a film of a code as a camera shows it (YUV4MPEG2), and returns its path. */
function filmOf(text: string): string {
  const rows = qrMatrix(text)
  const [left, top] = [(WIDTH - rows.length * CELL) / 2, (HEIGHT - rows.length * CELL) / 2]
  const grey = Buffer.alloc(WIDTH * HEIGHT, 225)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      if (rows[Math.floor((y - top) / CELL)]?.[Math.floor((x - left) / CELL)]) grey[y * WIDTH + x] = 30
  const frame = Buffer.concat([Buffer.from('FRAME\n'), grey, Buffer.alloc((WIDTH * HEIGHT) / 2, 128)])
  const file = path.join(tmpdir(), `code-${process.pid}.y4m`)
  writeFileSync(file, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`), frame, frame]))
  return file
}

/** Opens the scanner of the search, which asks for consent first. */
async function openScanner(page: Page): Promise<void> {
  await page.goto('/mobile/search/')
  await page.getByRole('button', { name: '扫一扫' }).click()
  await page.getByRole('button', { name: '同意' }).click()
}

let server: RunningServer
test.beforeAll(async () => {
  server = await startServer()
})
test.afterAll(async () => {
  await server?.remove()
})

test('a browser without a reader of codes opens the product whose code its camera sees', async () => {
  const film = filmOf(`${server.url}/mobile/product/1/`)
  const browser = await chromium.launch({
    executablePath: chromiumPath() ?? undefined,
    args: [
      ...chromiumArgs,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  })
  try {
    const { page, complaints } = await openPhone(browser, server, { permissions: ['camera'] })
    await page.addInitScript(() => {
      Reflect.deleteProperty(window, 'BarcodeDetector')
    })
    await openScanner(page)
    await arrive(page, /\/product\/1\//)
    assertQuiet(complaints)
  } finally {
    await browser.close()
  }
})

test('a browser without a camera says so, and reads a picture of a code', async ({ browser }) => {
  const { page, complaints, close } = await openPhone(browser, server)
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('none', 'NotFoundError'))
  })
  await openScanner(page)
  await page.getByText('打不开相机，请从相册选择有码的图片').waitFor()
  assert.deepEqual(await axe(page), [])
  const choice = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: '从相册选择' }).click()
  const cells = qrMatrix(`${server.url}/mobile/product/2/`)
  const squares = cells.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + 4} ${y + 4}h1v1h-1z` : '')))
  const side = cells.length + 8
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 ${side} ${side}"><path fill="#fff" d="M0 0h${side}v${side}H0z"/><path d="${squares.join('')}"/></svg>`
  const png = await page.evaluate(async (source) => {
    const picture = new Image()
    picture.src = `data:image/svg+xml,${encodeURIComponent(source)}`
    await picture.decode()
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = 400
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/png').split(',')[1] ?? ''
  }, svg)
  await (await choice).setFiles({ name: 'code.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') })
  await arrive(page, /\/product\/2\//)
  assertQuiet(complaints)
  await close()
})
