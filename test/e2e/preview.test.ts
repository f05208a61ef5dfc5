import assert from 'node:assert/strict'
import { type Browser, type FrameLocator, test } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { Api } from '../support/api'
import {
  assertBecomes,
  assertQuiet,
  axe,
  logIn,
  openPhone,
  type Page,
  type RunningServer,
  startServer,
} from './support'

/** The demo shop's owner, who may change pages. */
const OWNER = '13900000001'
const EVIL = 'http://evil.example/'

let server: RunningServer
let browser: Browser
/** Somebody who may change pages: they are logged in once. */
let owner: Awaited<ReturnType<typeof openPhone>>
test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  owner = await openPhone(browser, server)
  await owner.page.goto('/mobile/login/')
  await logIn(owner.page, server, OWNER)
})
test.afterAll(async () => {
  await server?.remove()
})

/** The stand-in page builder over a page of the shop, once it has heard of the page's modules. */
async function openEditor(page: Page, url: string): Promise<FrameLocator> {
  await page.goto(`/loopback/editor/?url=${encodeURIComponent(url)}`)
  await page.locator('#modules button').first().waitFor()
  return page.frameLocator('iframe')
}

/** Returns the frame, whose window holds notes that a reload would lose. */
const inFrame = (page: Page) => page.frames().find((frame) => frame !== page.mainFrame())
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('editing title, colour and padding of a module updates the preview without a reload', async () => {
  const { page, complaints } = owner
  const frame = await openEditor(page, '/mobile/')
  await inFrame(page)?.evaluate(() => Reflect.set(window, 'before', true))
  const edit = frame.getByRole('button', { name: /^编辑模块/ })
  await assertBecomes(() => edit.count(), await page.locator('#modules button').count())
  const { modules } = await new Api(server.url).ok<{ modules: { name: string; module_type: string }[] }>(
    'GET',
    '/mpage/page/index/',
  )
  const name = modules.find(({ module_type }) => module_type === 'shop.productsmodule')?.name ?? ''
  const list = page.locator('#modules').getByRole('button', { name, exact: true })
  await frame.getByRole('button', { name: `编辑模块「${name}」` }).click()
  await until(async () => (await list.getAttribute('aria-pressed')) === 'true', {
    what: 'the module that was edited to be chosen',
  })
  await field(page, '标题').fill('掌柜今日之选')
  await field(page, '背景色').fill('#fff3d6')
  await field(page, '左右边距').fill('30')
  const title = frame.getByRole('heading', { name: '掌柜今日之选' })
  await title.waitFor()
  // Each field is sent by itself.
  const around = () =>
    title.evaluate((node) => {
      const frame = node.closest('[style*="--pad"]')
      return frame && [getComputedStyle(frame).backgroundColor, getComputedStyle(frame).paddingLeft].join()
    })
  await until(async () => (await around()) === 'rgb(255, 243, 214),30px', {
    what: 'the colour and the padding of the editor',
  })
  assert.equal(await inFrame(page)?.evaluate(() => Reflect.get(window, 'before')), true)
  await page
    .locator('#height')
    .and(page.getByText(/^[1-9]\d{2,} px$/))
    .waitFor()
  // Nothing was stored.
  await page.goto('/mobile/')
  await page.getByRole('heading', { level: 2 }).first().waitFor()
  assert.equal(await page.getByText('掌柜今日之选').count(), 0)
  assertQuiet(complaints)
})

test('markup from the editor is sanitized, and an invalid config is rejected with a message', async () => {
  const { page, complaints } = owner
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message())
    void dialog.dismiss()
  })
  const frame = await openEditor(page, '/mobile/page/guide/')
  const html = field(page, '富文本')
  for (const button of await page.locator('#modules button').all()) {
    await button.click()
    if (await html.isVisible()) break
  }
  await html.fill(
    '<img src=x onerror="alert(1)"><script>alert(2)</script><svg onload=alert(3)></svg><a href="javascript:alert(4)">链接</a><p>净文一段</p>',
  )
  await frame.getByText('净文一段').waitFor()
  await frame.getByText('链接').first().click()
  const markup = (await inFrame(page)?.content()) ?? ''
  assert.doesNotMatch(markup, /onerror|onload=|javascript:alert/)
  await field(page, '左右边距').fill('900')
  await page.locator('#log li', { hasText: '未采用' }).first().waitFor()
  assert.deepEqual(alerts, [])
  assertQuiet(complaints)
})

test('links of a page in the editor do not navigate, and its edit buttons work', async () => {
  const { page } = owner
  const frame = await openEditor(page, '/mobile/')
  await frame.locator('a[href*="/product/"]:not([href*="?"])').first().click()
  await frame
    .getByRole('button', { name: /^编辑模块/ })
    .first()
    .click()
  assert.match(inFrame(page)?.url() ?? '', /\/mobile\/\?preview=1$/)
  assert.deepEqual(await axe(page), [])
})

test('a visitor in the editor frame has no edit button, and messages of the editor are rejected', async () => {
  const { page, close } = await openPhone(browser, server)
  const frame = await openEditor(page, '/mobile/')
  assert.equal(await page.locator('#modules button:enabled').count(), 0)
  await page.evaluate(() => {
    const target = document.querySelector('iframe')?.contentWindow
    const id = Number(document.querySelector<HTMLElement>('#modules button')?.dataset.id)
    target?.postMessage(
      { source: 'storefront-editor', v: 1, type: 'config', module: id, config: { html: 'x' } },
      location.origin,
    )
  })
  await page.locator('#log li', { hasText: '未采用' }).waitFor()
  assert.equal(await frame.getByRole('button', { name: /^编辑模块/ }).count(), 0)
  await close()
})

/** Returns the messages that the framing page has received. */
const heardBy = (page: Page) =>
  page.evaluate(() => (Reflect.get(window, 'heard') as { type: string }[]).map(({ type }) => type))

/**
 * A stranger's page that frames the shop and speaks to it. `policy: false` takes the shop's policy off on the way, and
 * `isKnown` makes the stranger one of the site's page builders.
 */
async function openStranger(page: Page, { policy = true, isKnown = false } = {}): Promise<void> {
  const shop = `${server.url}/mobile/?preview=1`
  const words = "[{type:'hello'},{type:'select',module:1}]"
  const script = `heard=[];turns=0;addEventListener('message',({data})=>heard.push(data));setInterval(()=>{turns+=1;for(const word of ${words})document.querySelector('#f').contentWindow.postMessage({source:'storefront-editor',v:1,...word},'*')},50)`
  await page.route(`${EVIL}**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>${script}</script><iframe id="f" src="${shop}"></iframe>`,
    }),
  )
  if (!policy)
    await page.route(shop, async (route) => {
      const reply = await route.fetch()
      const { 'content-security-policy': _, ...headers } = reply.headers()
      await route.fulfill({ response: reply, headers })
    })
  if (isKnown)
    await page.route('**/pageconfig/**', async (route) => {
      const reply = await route.fetch()
      const body = (await reply.json()) as { config: object }
      await route.fulfill({
        response: reply,
        json: { ...body, config: { ...body.config, preview_origins: [new URL(EVIL).origin] } },
      })
    })
  await page.goto(EVIL)
}

test('a page of another origin cannot frame the shop', async () => {
  const { page, close } = await openPhone(browser, server)
  await openStranger(page)
  const errorFrame = await until(() => page.frames().find((frame) => frame.url().startsWith('chrome-error:')), {
    what: 'the browser to refuse the frame',
  })
  assert.doesNotMatch(await errorFrame.content(), /青拾/)
  assert.deepEqual(await heardBy(page), [])
  await close()
})

test('without its CSP header the shop replies only to the page builders of the site', async () => {
  for (const isKnown of [true, false]) {
    const { page, close } = await openPhone(browser, server)
    const link = page.waitForResponse((response) => response.url().includes('preview-link'))
    await openStranger(page, { policy: false, isKnown })
    const shop = page.frameLocator('#f')
    await shop.getByRole('heading', { level: 2 }).first().waitFor()
    await (await link).finished()
    if (isKnown)
      await until(async () => (await heardBy(page)).includes('ready'), { what: 'the shop to answer its page builder' })
    else {
      const turns = () => page.evaluate(() => Number(Reflect.get(window, 'turns')))
      const before = await turns()
      await until(async () => (await turns()) > before + 10, { what: "the stranger's words to arrive" })
    }
    assert.deepEqual([isKnown, (await heardBy(page)).length > 0], [isKnown, isKnown])
    assert.equal(await shop.getByRole('button', { name: /^编辑模块/ }).count(), 0)
    await close()
  }
})

test('a nested frame and a frame without preview=1 request no preview link and show no edit button', async () => {
  for (const [nested, url] of [
    [true, '/mobile/?preview=1'],
    [false, '/mobile/'],
  ] as const) {
    const { page, close } = await openPhone(browser, server)
    const requests: string[] = []
    page.on('request', (request) => request.url().includes('preview-link') && requests.push(request.url()))
    await page.goto('/api/mpage/user/pageconfig/')
    await page.evaluate(
      ([isNested, address]) => {
        const [outer, inner] = [document.createElement('iframe'), document.createElement('iframe')]
        inner.src = address
        if (isNested) document.body.append(outer)
        ;(isNested ? outer.contentDocument : document)?.body.append(inner)
      },
      [nested, url] as const,
    )
    const shop = await until(() => page.frames().find((frame) => frame.url().endsWith(url)), {
      what: 'the framed shop',
    })
    await shop.getByRole('heading', { level: 2 }).first().waitFor()
    await page.waitForLoadState('networkidle')
    assert.deepEqual(
      [nested, requests.length, await shop.getByRole('button', { name: /^编辑模块/ }).count()],
      [nested, 0, 0],
    )
    await close()
  }
})
