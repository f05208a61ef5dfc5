import assert from 'node:assert/strict'
import { type Browser, type FrameLocator, type Page, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import {
  arrive,
  assertBecomes,
  assertQuiet,
  axe,
  type Cookies,
  logInForCookies,
  logInToStudio,
  openDesk,
  openPhone,
  type RunningServer,
  shoot,
  startServer,
} from './support'

let server: RunningServer
let browser: Browser
let cookies: Cookies

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  cookies = await logInForCookies(browser, server)
})
test.afterAll(async () => {
  await server?.remove()
})

/** A desk with the list of pages, as the owner. */
async function openPages() {
  const desk = await openDesk(browser, server)
  await desk.page.context().addCookies(cookies)
  await desk.page.goto('/studio/pages')
  return desk
}

const previewOf = (page: Page): FrameLocator => page.frameLocator('iframe')
/** Waits until the outline's rows have these texts, in their order. */
const waitForOutline = (page: Page, names: string[]) =>
  assertBecomes(() => page.locator('.builder-outline [data-module] > :first-child').allTextContents(), names)

async function addModule(page: Page, name: string): Promise<void> {
  await page.getByRole('tab', { name: '添加', exact: true }).click()
  await page.getByLabel('搜索模块').fill(name)
  await page.getByRole('button', { name, exact: true }).click()
}

/** Whether the page in the preview is drawn with this main colour. */
const hasColour = (page: Page, colour: string) =>
  previewOf(page)
    .locator('body')
    .evaluate(
      (body, primary) =>
        [...body.querySelectorAll('*')].some(
          (element) => getComputedStyle(element).getPropertyValue('--primary').trim() === primary,
        ),
      colour,
    )

/** Tries another main colour of the shop on the page, and leaves the shop as it is. */
async function tryColours(page: Page): Promise<void> {
  await page.getByRole('button', { name: '配色' }).click()
  const panel = page.getByRole('dialog', { name: '店铺配色' })
  await panel.locator('.ant-color-picker-trigger').first().click()
  await page.locator('.ant-color-picker-hex-input input').first().fill('12507a')
  await until(() => hasColour(page, '#12507a'), { what: 'the colour in the preview' })
  await page.keyboard.press('Escape')
  await shoot(page, 'builder-theme')
  await panel.getByRole('button', { name: '放弃更改' }).click()
  await until(async () => !(await hasColour(page, '#12507a')), { what: "the shop's own colour in the preview" })
  assert.deepEqual(await axe(page), [])
  await panel.getByRole('button', { name: '关闭' }).click()
  await panel.waitFor({ state: 'detached' })
}

test('the owner builds a page that only the preview shows, publishes it, and a visitor finds it', async () => {
  const { page, complaints, close } = await openPages()
  await page.getByRole('heading', { name: '页面', level: 1 }).waitFor()
  await page.getByRole('row').nth(1).waitFor()
  await shoot(page, 'pages')
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: '新建页面' }).click()
  await page.getByLabel('标题', { exact: true }).fill('春茶上新')
  await page.getByLabel('地址名称', { exact: true }).fill('spring-tea')
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)

  await addModule(page, '富文本')
  const html = page.getByRole('textbox', { name: '正文', exact: true })
  await html.waitFor()
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  await html.fill('<h2>明前龙井</h2><p>今年的第一批</p>')
  await previewOf(page).getByText('今年的第一批').waitFor()
  await addModule(page, '商品')
  await previewOf(page).getByText(/¥/).first().waitFor()
  await shoot(page, 'builder')
  await waitForOutline(page, ['富文本', '商品'])

  await tryColours(page)
  // A press on a module in the page selects it, and its fields are shown.
  await previewOf(page).getByText('今年的第一批').click()
  await html.waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.builder-outline [data-module]').first().focus()
  await page.keyboard.press('Alt+ArrowDown')
  await waitForOutline(page, ['商品', '富文本'])
  await until(async () => /¥[\s\S]*今年的第一批/.test((await previewOf(page).locator('body').textContent()) ?? ''), {
    what: 'the moved module in the preview',
  })
  await page.getByRole('button', { name: '撤销' }).click()
  await waitForOutline(page, ['富文本', '商品'])
  // A tooltip stands outside of all landmarks.
  await page.mouse.move(0, 0)
  await page.getByRole('tooltip').waitFor({ state: 'hidden' })
  assert.deepEqual(await axe(page), [])

  const phone = await openPhone(browser, server)
  const reply = await phone.page.request.get('/api/mpage/page/spring-tea/')
  assert.equal(reply.status(), 404)

  await page.getByRole('button', { name: '发布', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('首次发布，共 2 个模块').waitFor()
  // The preview has measured its texts at 320 px, too.
  await dialog.getByText('检查通过，没有发现问题').waitFor()
  await shoot(page, 'publish')
  await dialog.getByRole('button', { name: '立即发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await phone.page.goto('/mobile/page/spring-tea/')
  await phone.page.getByText('今年的第一批').waitFor()

  await page.locator('.builder-outline [data-module]').first().click()
  // The editor itself, as it will look.
  await html.fill('售罄')
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await dialog.getByText('修改「富文本」').waitFor()
  await dialog.getByRole('button', { name: '立即发布' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await until(
    async () => {
      await phone.page.reload()
      return Boolean((await phone.page.locator('body').textContent())?.includes('售罄'))
    },
    { what: 'the second publication' },
  )

  // Undo survives the publication, and a reload.
  await page.reload()
  await previewOf(page).getByRole('heading', { name: '售罄' }).waitFor()
  await page.getByRole('button', { name: '撤销' }).click()
  await previewOf(page).getByText('今年的第一批').waitFor()
  await page.getByRole('button', { name: '重做' }).click()
  await previewOf(page).getByRole('heading', { name: '售罄' }).waitFor()

  // Another language and another width load no frame again.
  await page.frames()[1]?.evaluate(() => Reflect.set(window, 'isSame', true))
  await page.getByRole('combobox', { name: '预览语言' }).click()
  await page.getByTitle('English').last().click()
  await previewOf(page).getByText('Temporary link for preview only').waitFor()
  await page.getByText('320', { exact: true }).click()
  await until(async () => (await page.frames()[1]?.evaluate(() => window.innerWidth)) === 320, {
    what: 'the narrow preview',
  })
  assert.equal(await page.frames()[1]?.evaluate(() => Reflect.get(window, 'isSame')), true)
  await page.getByRole('button', { name: '历史版本' }).click()
  await page.getByRole('button', { name: '对比' }).last().click()
  await page.getByText('修改「富文本」').waitFor()
  await shoot(page, 'revisions')
  assertQuiet(complaints)
  assertQuiet(phone.complaints)
  await phone.close()
  await close()
})

test('the owner keeps a block and a template, makes pages of them, and deletes and restores one', async () => {
  const { page, complaints, close } = await openPages()
  const create = async (title: string, slug: string) => {
    await page.getByRole('button', { name: '新建页面' }).click()
    await page.getByLabel('标题', { exact: true }).fill(title)
    await page.getByLabel('地址名称', { exact: true }).fill(slug)
  }
  await create('秋茶', 'autumn')
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)
  await addModule(page, '热区图')
  const pictureFile = { name: 'a.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByRole('group', { name: '图片', exact: true }).locator('input[type=file]').setInputFiles(pictureFile)
  // An area is drawn by one drag, which is one step.
  const canvas = page.locator('.builder-areas')
  await canvas.locator('> img').evaluate((image: HTMLImageElement) => image.decode())
  await canvas.scrollIntoViewIfNeeded()
  const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.25, y + height * 0.25)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.5, y + height * 0.5, { steps: 4 })
  await page.mouse.move(x + width * 0.75, y + height * 0.5, { steps: 4 })
  await page.mouse.up()
  const area = canvas.getByRole('button', { name: '第 1 个标记' })
  const percents = () =>
    area.evaluate(({ style }) =>
      [style.left, style.top, style.width, style.height].map((text) => Math.round(Number.parseFloat(text))),
    )
  await assertBecomes(percents, [25, 25, 50, 25])
  await area.press('ArrowRight')
  await assertBecomes(percents, [26, 25, 50, 25])
  await shoot(page, 'areas')
  await page.getByRole('button', { name: '撤销' }).click()
  await page.getByRole('button', { name: '撤销' }).click()
  await area.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '重做' }).click()
  await area.waitFor()
  await addModule(page, '富文本')
  await page.getByRole('button', { name: '「富文本」的更多操作' }).click()
  await page.getByRole('menuitem', { name: '存为组件块' }).click()
  await page.getByRole('dialog').getByLabel('名称').fill('开篇')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click()
  await page.getByRole('tab', { name: '添加', exact: true }).click()
  await page.getByLabel('搜索模块').fill('')
  await page.getByRole('button', { name: '开篇', exact: true }).click()
  await waitForOutline(page, ['热区图', '富文本', '富文本'])
  // What does not fit on a narrow phone is named before it is published.
  await addModule(page, '图标导航')
  await page.getByRole('button', { name: '添加一项' }).click()
  const longTitle = '一个在窄屏手机上怎么也放不下的导航标题'
  const item = page.getByRole('dialog', { name: '第 1 项' })
  await item.getByLabel('标题', { exact: true }).fill(longTitle)
  await previewOf(page).getByText(longTitle).waitFor()
  await page.getByRole('button', { name: '发布', exact: true }).click()
  await page.getByText(`「${longTitle}」在 320 像素宽的手机上显示不全`).waitFor()
  await shoot(page, 'cut')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: 'Close' })
    .or(page.getByRole('dialog').getByRole('button', { name: '关闭' }))
    .click()
  await page.locator('.builder-outline [data-module]').last().press('Delete')

  await page.getByRole('button', { name: '页面设置' }).click()
  await page.getByRole('button', { name: '另存为模板' }).click()
  await shoot(page, 'settings')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /保\s*存/ })
    .click()
  await page.getByText('已存为模板').waitFor()
  await page.getByText('已保存', { exact: true }).waitFor()
  assert.deepEqual(await axe(page), [])

  await page.getByRole('button', { name: '返回页面列表' }).click()
  await create('冬茶', 'winter')
  await page.getByRole('combobox', { name: '从模板开始' }).click()
  await page.getByTitle('秋茶').last().click()
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)
  await page.getByRole('heading', { name: '冬茶' }).waitFor()
  await waitForOutline(page, ['热区图', '富文本', '富文本'])

  await page.getByRole('button', { name: '返回页面列表' }).click()
  await page.getByRole('button', { name: '删除 冬茶' }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s*除/ })
    .click()
  await page.getByText('页面已删除', { exact: true }).waitFor()
  await page.getByRole('link', { name: '冬茶' }).waitFor({ state: 'detached' })
  await page.getByRole('checkbox', { name: '已删除的页面' }).click()
  await page.getByRole('button', { name: '恢复 冬茶' }).click()
  await page.getByText('页面已恢复，发布后访客可见', { exact: true }).waitFor()
  await page.getByRole('checkbox', { name: '已删除的页面' }).click()
  await page.getByRole('link', { name: '冬茶' }).waitFor()
  await shoot(page, 'pages-actions')
  assert.deepEqual(await axe(page), [])
  assertQuiet(complaints)
  await close()
})

/** A module of a draft as the studio's API gives it. */
type StoredModule = { id: number; type: string; name: string; style: string; config: Record<string, unknown> }
const modulesOf = async (page: Page, api: string, id: string): Promise<StoredModule[]> =>
  ((await (await page.request.get(`${api}/studio/page/${id}/`)).json()) as { doc: { modules: StoredModule[] } }).doc
    .modules

test('a module copied from a page of one site is pasted in another without what that site lacks', async () => {
  const { page, complaints, close } = await openPages()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('row', { name: /index/ }).getByRole('link').first().click()
  await arrive(page, /\/studio\/pages\/\d+$/)
  const name = '专题'
  const source = (await modulesOf(page, '/api', page.url().split('/').at(-1) ?? '')).find(
    (module) => module.name === name,
  )
  assert.ok(source, `the demo's home has ${name}`)
  await page.locator(`.builder-outline [data-module="${source.id}"]`).click()
  await page.getByRole('button', { name: `「${name}」的更多操作` }).click()
  await page.getByRole('menuitem', { name: '复制到剪贴板' }).click()
  await page.getByText('已复制，可粘贴到任意页面').waitFor()

  await logInToStudio(page, server, '/studio-t/rimba/pages', '+6281900000001')
  await page.getByRole('button', { name: '新建页面' }).click()
  await page.getByLabel('标题', { exact: true }).fill('Tamu')
  await page.getByLabel('地址名称', { exact: true }).fill('tamu')
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio-t\/rimba\/pages\/\d+$/)
  await page.getByRole('button', { name: '粘贴模块' }).click()
  const notice = page.getByRole('dialog', { name: '部分内容没有带过来' })
  await assertBecomes(() => notice.getByRole('listitem').allTextContents(), [`「${name}」：跳转`])
  assert.deepEqual(await axe(page), [])
  await shoot(page, 'losses')
  await notice.getByRole('button').last().click()
  await notice.waitFor({ state: 'hidden' })
  await waitForOutline(page, [name])
  await previewOf(page).getByText('周末去处').waitFor()
  await previewOf(page)
    .locator('img')
    .first()
    .evaluate((image: HTMLImageElement) => image.decode())
  await page.getByText('已保存', { exact: true }).waitFor()

  const [pasted] = await modulesOf(page, '/api-t/rimba', page.url().split('/').at(-1) ?? '')
  assert.ok(pasted && pasted.id !== source.id)
  assert.deepEqual(
    [pasted.type, pasted.style, pasted.config.title_config],
    [source.type, source.style, source.config.title_config],
  )
  const items = pasted.config.items as { title: string; link: object; image: { full: string } }[]
  assert.deepEqual(
    items.map(({ title, link }) => ({ title, link })),
    // An address is no item of the site, so it stays.
    (source.config.items as { title: string; link: { url?: string } }[]).map(({ title, link: { url } }) => ({
      title,
      link: url ? { url } : {},
    })),
  )
  for (const { image } of items) assert.match(image.full, /^http:.*\/media\//)
  assertQuiet(complaints)
  await close()
})

test('a phone without a login sees the draft by the code of its link, until the owner ends the links', async () => {
  const { page, complaints, close } = await openPages()
  await page.getByRole('button', { name: '新建页面' }).click()
  await page.getByLabel('标题', { exact: true }).fill('手机先看')
  await page.getByLabel('地址名称', { exact: true }).fill('phone-first')
  await page.getByRole('dialog').getByRole('button', { name: '新建页面' }).click()
  await arrive(page, /\/studio\/pages\/\d+$/)
  await addModule(page, '富文本')
  await page.getByRole('button', { name: '编辑 HTML' }).click()
  await page.getByRole('textbox', { name: '正文', exact: true }).fill('<p>还没有发布的话</p>')
  await addModule(page, '商品')
  const creation = page.waitForResponse((reply) => /\/studio\/page\/\d+\/preview\/$/.test(reply.url()))
  await page.getByRole('button', { name: '手机预览' }).click()
  const { token } = (await (await creation).json()) as { token: string }
  const dialog = page.getByRole('dialog', { name: '在手机上预览' })
  await dialog.getByRole('img', { name: '预览链接的二维码' }).waitFor()
  await shoot(page, 'builder-phone')
  assert.deepEqual(await axe(page), [])

  const phone = await openPhone(browser, server)
  await phone.page.goto(`/mobile/page/phone-first/?preview=${token}`)
  await phone.page.getByText('还没有发布的话').waitFor()
  await phone.page.getByText(/¥/).first().waitFor()
  await phone.page.getByText(/预览/).first().waitFor()
  await shoot(phone.page, 'phone-preview')
  assert.deepEqual(await axe(phone.page), [])
  await dialog.getByRole('button', { name: '停用这个页面的所有预览链接' }).click()
  await page.getByText('预览链接已全部停用').waitFor()
  await phone.page.reload()
  await phone.page.getByText('预览链接已失效').waitFor()
  await phone.close()
  assertQuiet(complaints)
  await close()
})
