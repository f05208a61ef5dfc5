import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import sharp from 'sharp'
import { until } from '../../scripts/lib/wait.mjs'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
  logInToStudio,
  openDesk,
  openPhone,
  type Page,
  type RunningServer,
  shoot,
  startServer,
} from './support'

const FOLDER = '秋季上新'
const SLUG = 'autumn-pictures'
const WIDE = { name: '茶山.png', width: 600, height: 200 }
const SQUARE = { name: '茶席.png', width: 300, height: 300 }

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** A picture of one colour, as a file field takes it. */
const pictureFile = async ({ name, width, height }: typeof WIDE) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 3, background: '#2f6f4f' } })
    .png()
    .toBuffer(),
})

/** Makes a folder of the library, opens it, and uploads two pictures into it at once. */
async function fillFolder(page: Page): Promise<void> {
  await page.getByRole('button', { name: '新建文件夹' }).click()
  const naming = page.getByRole('dialog', { name: '新建文件夹' })
  await naming.getByLabel('文件夹名称').fill(FOLDER)
  await naming.getByRole('button', { name: /^保\s*存$/ }).click()
  await naming.waitFor({ state: 'detached' })
  await page.getByRole('combobox', { name: '文件夹' }).click()
  await page.getByTitle(`${FOLDER} (0)`).click()
  await page.getByText('没有符合条件的文件').waitFor()
  await page.locator('main input[type=file]').setInputFiles(await Promise.all([pictureFile(WIDE), pictureFile(SQUARE)]))
  await page.getByText('已上传 2 个文件').waitFor()
  await page.getByRole('button', { name: '知道了' }).click()
  await assertBecomes(
    async () => (await page.locator('.media-name').allTextContents()).toSorted(),
    [WIDE.name, SQUARE.name].toSorted(),
  )
}

/** Builds a page of one picture, which is chosen in the library, and publishes it. */
async function publishPicture(page: Page): Promise<void> {
  await page.goto('/studio/pages')
  await page.getByRole('button', { name: '新建页面' }).click()
  await page.getByLabel('标题', { exact: true }).fill('秋茶')
  await page.getByLabel('地址名称', { exact: true }).fill(SLUG)
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)
  await page.getByRole('tab', { name: '添加', exact: true }).click()
  await page.getByLabel('搜索模块').fill('热区图')
  await page.getByRole('button', { name: '热区图', exact: true }).click()
  await page.getByRole('group', { name: '图片', exact: true }).getByRole('button', { name: '从素材库选择' }).click()
  const picker = page.getByRole('dialog', { name: '从素材库选择' })
  await picker.getByRole('combobox', { name: '文件夹' }).click()
  await page.getByTitle(`${FOLDER} (2)`).click()
  await picker.getByRole('button', { name: `打开「${WIDE.name}」` }).click()
  await picker.getByRole('checkbox', { name: `选择「${WIDE.name}」`, checked: true }).waitFor()
  await shoot(page, 'media-picker')
  assert.deepEqual(await axe(page), [])
  await picker.getByRole('button', { name: '使用所选（1）' }).click()
  await page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: '立即发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
}

/** The proportion of the page's picture, width by height, as a visitor's browser has loaded it. */
const shownProportion = (phone: Page): Promise<number> =>
  phone
    .getByRole('main')
    .locator('img')
    .first()
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return Math.round((image.naturalWidth / image.naturalHeight) * 10) / 10
    })

test('a picture of the library is used in a page, and replacing it changes what visitors see', async () => {
  const { page, complaints, close } = await openDesk(browser, server)
  await logInToStudio(page, server, '/studio/media')
  await fillFolder(page)
  await shoot(page, 'media-folder')
  assert.deepEqual(await axe(page), [])
  const library = page.url()

  await publishPicture(page)
  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/page/${SLUG}/`)
  assert.equal(await shownProportion(phone.page), 3)

  await page.goto(library)
  await page.getByRole('button', { name: `打开「${WIDE.name}」` }).click()
  const drawer = page.getByRole('dialog', { name: WIDE.name })
  await drawer.getByRole('link', { name: '页面 · 秋茶' }).waitFor()
  assert.ok(await drawer.getByRole('button', { name: /^删\s*除$/ }).isDisabled())
  await shoot(page, 'media-uses')
  assert.deepEqual(await axe(page), [])

  await drawer.locator('input[type=file]').setInputFiles(await pictureFile(SQUARE))
  await page.getByText('已替换，用到它的地方都会显示新图片').waitFor()
  await drawer.getByText('300 × 300').waitFor()
  await shoot(page, 'media-replaced')
  await until(
    async () => {
      await phone.page.reload()
      return (await shownProportion(phone.page)) === 1
    },
    { what: 'the picture in its place' },
  )
  await drawer
    .getByRole('button', { name: '关闭' })
    .or(drawer.getByRole('button', { name: 'Close' }))
    .click()
  await drawer.waitFor({ state: 'detached' })

  for (const { name } of [WIDE, SQUARE]) await page.getByRole('checkbox', { name: `选择「${name}」` }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^删\s*除$/ })
    .click()
  await page
    .getByRole('tooltip')
    .getByRole('button', { name: /^删\s*除$/ })
    .click()
  await page.getByText(`${WIDE.name}: 仍有内容在使用它，不能删除`).waitFor()
  await assertBecomes(() => page.locator('.media-name').allTextContents(), [WIDE.name])
  await page.getByText('已选 1 个').waitFor()
  await shoot(page, 'media-refused')
  assertQuiet(phone.complaints)
  await phone.close()
  assertQuiet(complaints)
  await close()
})
