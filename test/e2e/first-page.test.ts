import assert from 'node:assert/strict'
import { type Browser, type BrowserContextOptions, type Page, test } from '@playwright/test'
import { Api } from '../support/api'
import { type RunningServer, startServer } from './support'

/** Tests of the server-rendered page: before the app's scripts have run, without scripts, and during hydration. */
let server: RunningServer
let browser: Browser
/** Addresses below `/mobile/`, with a text of each screen. */
let screens: readonly (readonly [path: string, text: string])[]

interface Listed {
  readonly id: number
  readonly name: string
  readonly title: string
}

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
  const api = new Api(server.url)
  const first = async (path: string) => (await api.ok<{ results: Listed[] }>('GET', path)).results[0]
  const [product, event, article, topic, note] = await Promise.all(
    ['/shop/product/', '/event/event/', '/post/article/', '/circle/topic/', '/note/note/'].map((path) => first(path)),
  )
  assert.ok(product && event && article && topic && note)
  screens = [
    ['', ''],
    ['page/chashan/', ''],
    [`product/${product.id}/`, product.name],
    [`event/${event.id}/`, event.name],
    [`post/article/${article.id}/`, article.title],
    [`circle/topic/${topic.id}/`, topic.title],
    [`note/note/${note.id}/`, note.title],
  ]
})
test.afterAll(() => server?.remove())

interface Visit {
  readonly page: Page
  readonly errors: string[]
  /** The app has taken over what the server has rendered. */
  readonly takenOver: () => Promise<unknown>
  readonly close: () => Promise<void>
}

const PHONE = {
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  timezoneId: 'Asia/Shanghai',
}

async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ ...PHONE, ...options, baseURL: server.url })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  const takenOver = () =>
    page.waitForFunction(
      () =>
        document.querySelector('#first-render, #first-look') === null && document.querySelector('#app > .taro_page'),
    )
  return { page, errors, takenOver, close: () => context.close() }
}

/** Creates a gate: waiting for `gate` ends with `release`. */
function makeGate() {
  let release = (): void => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { gate, release }
}

/** Marks the elements that the server has rendered; tells later how many of them are still there. */
const mark = (page: Page) =>
  page.evaluate(() => {
    for (const element of document.querySelectorAll('#app *')) Reflect.set(element, 'fromServer', true)
  })
const markedShare = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('.taro_page, .taro_page > *, [role=main], [role=main] > *')]
    return elements.filter((element) => Reflect.get(element, 'fromServer') === true).length / elements.length
  })

test('the main picture comes first and in the size of the screen, and no other beside it', async () => {
  for (const [path] of screens
    .filter(([, text]) => text !== '')
    .slice(0, 3)
    .concat([['', '']])) {
    const html = await (await fetch(`${server.url}/mobile/${path}`, { headers: { accept: 'text/html' } })).text()
    const sourcesOf = (priority: string) =>
      [...html.matchAll(/<img [^>]*>/g)].flatMap(([img]) =>
        img.includes(`fetchpriority="${priority}"`) ? [/ src="([^"]*)"/.exec(img)?.[1] ?? ''] : [],
      )
    const [main = '', ...others] = sourcesOf('high')
    assert.match(main, /^\/media\/.+[.]jpg[?]w=800$/, path)
    assert.deepEqual(others, [], path)
    assert.ok(sourcesOf('low').length > 0, path)
    assert.ok(
      html.includes(
        `<link rel="preload" as="image" fetchpriority="high" media="(min-resolution: 1.5dppx)" href="${main}">`,
      ),
      path,
    )
  }
})

test('every screen shows its content and its links without scripts', async () => {
  const { page, close } = await visit({ javaScriptEnabled: false })
  for (const [path, text] of screens) {
    const reply = await page.goto(`/mobile/${path}`)
    assert.equal(reply?.status(), 200, path)
    await page.locator('#app [role=main]').filter({ hasText: text }).waitFor()
    assert.equal(await page.locator('#app [aria-busy=true]').count(), 0, path)
    assert.ok((await page.locator('a[href]:visible').count()) > 3, path)
  }
  await page.goto('/mobile/')
  const link = page
    .locator(`#app a[href="/mobile/${screens.find(([path]) => path.startsWith('product/'))?.[0]}"]`)
    .first()
  await link.click()
  await page.waitForURL(/\/mobile\/product\/\d+\/$/)
  await page.locator('#app [role=main]').waitFor()
  await close()
})

test('the app takes over the elements that the server has rendered, without an error', async () => {
  for (const [path] of screens) {
    const { page, errors, takenOver, close } = await visit()
    const { gate, release } = makeGate()
    await page.route('**/js/app.*.js', async (route) => {
      await gate
      await route.continue()
    })
    await page.goto(`/mobile/${path}?utm_source=x&tab=2`, { waitUntil: 'commit' })
    await page.locator('#first-render').waitFor({ state: 'attached' })
    await mark(page)
    release()
    await takenOver()
    assert.deepEqual([path, errors, (await markedShare(page)) > 0.7], [path, [], true])
    await close()
  }
})

const DEVICES: readonly (readonly [name: string, options: BrowserContextOptions, appearance: object | null])[] = [
  ['a phone abroad', { timezoneId: 'America/New_York', locale: 'en-US', viewport: { width: 320, height: 568 } }, null],
  [
    'a tablet in the dark',
    { timezoneId: 'Pacific/Kiritimati', locale: 'id-ID', viewport: { width: 820, height: 1180 }, colorScheme: 'dark' },
    null,
  ],
  [
    'a desk with large text',
    { timezoneId: 'UTC', locale: 'de-DE', viewport: { width: 1440, height: 900 }, hasTouch: false, isMobile: false },
    { theme: 'dark', text: 1.4, care: false },
  ],
  ['care mode', {}, { theme: 'light', text: 1, care: true }],
  ["WeChat's browser", { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50' }, null],
  ['the native app', { userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile StorefrontApp/2.4.0' }, null],
]

for (const [name, options, appearance] of DEVICES) {
  test(`no screen differs from what the server has rendered on ${name}`, async () => {
    const { page, errors, takenOver, close } = await visit(options)
    await page.addInitScript((value) => {
      if (value) localStorage.setItem('sf:appearance', JSON.stringify({ v: 1, d: value }))
    }, appearance)
    for (const [path] of [...screens, ['../mobile-t/rimba/', ''] as const]) {
      await page.goto(`/mobile/${path}`)
      await takenOver()
      assert.deepEqual([path, errors], [path, []])
    }
    await close()
  })
}

/**
 * Runs in the page before its scripts: React's production build tells this hook of its commits, as it does its
 * developer tools.
 */
function countRenders(): void {
  const performedWork = 1
  const functionKinds = new Set([0, 11, 15])
  const renders: number[] = []
  const count = (fiber: Fiber, before: Fiber | null): number => {
    let sum = before && functionKinds.has(fiber.tag) && (fiber.flags & performedWork) > 0 ? 1 : 0
    if (fiber.child !== before?.child)
      for (let child = fiber.child; child; child = child.sibling) sum += count(child, child.alternate)
    return sum
  }
  Object.assign(window, {
    renders,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      inject: () => 1,
      onCommitFiberRoot: (_: number, { current }: { current: Fiber }) =>
        void renders.push(count(current, current.alternate)),
      onCommitFiberUnmount() {},
    },
  })
}

interface Fiber {
  readonly tag: number
  readonly flags: number
  readonly child: Fiber | null
  readonly sibling: Fiber | null
  readonly alternate: Fiber | null
}

test('the reply about the site draws no screen again that the server has rendered for the same site', async () => {
  const [event, topic] = [screens[3]?.[0], screens[5]?.[0]]
  for (const path of [event, topic]) {
    const { page, takenOver, close } = await visit()
    await page.addInitScript(countRenders)
    await page.goto(`/mobile/${path}`)
    await takenOver()
    await page.waitForLoadState('networkidle')
    const renders: number[] = await page.evaluate(() => Reflect.get(window, 'renders'))
    // After the takeover what depends on the device and on who is here is drawn again, not the 90 to 110 components of
    // the screen. Later a newer count of its readers may have come.
    const next = renders.slice(1, 3)
    assert.ok(next.length > 0 && Math.max(...next) < 60, `${path}: ${renders}`)
    await close()
  }
})

test('an event follows the device once the app has taken it over: its zone abroad, no calendar in WeChat', async () => {
  const path = screens.find(([path]) => path.startsWith('event/'))?.[0]
  const abroad = await visit({ timezoneId: 'America/New_York' })
  await abroad.page.goto(`/mobile/${path}`)
  await abroad.page.getByText('以上为活动当地时间').waitFor()
  assert.equal(await abroad.page.getByRole('button', { name: '添加到日历' }).count(), 1)
  await abroad.close()
  const inWechat = await visit({ userAgent: 'Mozilla/5.0 (iPhone) AppleWebKit/605.1.15 Mobile MicroMessenger/8.0.50' })
  await inWechat.page.goto(`/mobile/${path}`)
  await inWechat.takenOver()
  await inWechat.page.getByRole('button', { name: '添加到日历' }).waitFor({ state: 'detached' })
  assert.equal(await inWechat.page.getByText('以上为活动当地时间').count(), 0)
  await inWechat.close()
})

test('a tap before the app is there works once it is: a link at once, a button afterwards', async () => {
  const { page, errors, takenOver, close } = await visit()
  const { gate, release } = makeGate()
  await page.route('**/js/*.js', async (route) => {
    await gate
    await route.continue()
  })
  const [, product] = screens.map(([path]) => path).filter((path) => path === '' || path.startsWith('product/'))
  await page.goto(`/mobile/${product}`, { waitUntil: 'commit' })
  await page.locator('#first-render').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: '加入购物车', exact: true }).click()
  assert.equal(await page.getByRole('dialog').count(), 0)
  release()
  await takenOver()
  await page.getByRole('dialog').waitFor()
  assert.deepEqual(errors, [])
  await close()
})

test('a link that is tapped while the app waits for its screen opens its own page', async () => {
  const { page, errors, takenOver, close } = await visit()
  const { gate, release } = makeGate()
  await page.route(/[/]js[/](?!react|app)/, async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/mobile/', { waitUntil: 'commit' })
  // The router has requested the screen's script.
  await page.locator('script[data-webpack]').first().waitFor({ state: 'attached' })
  const product = screens.map(([path]) => path).find((path) => path.startsWith('product/'))
  await page.locator(`#app a[href="/mobile/${product}"]`).first().click()
  release()
  await page.waitForURL(`**/mobile/${product}`)
  await takenOver()
  await page.getByRole('button', { name: '加入购物车', exact: true }).waitFor()
  assert.deepEqual(errors, [])
  await close()
})

/** A visit of the product whose scripts and pictures are noted as they come; its pictures wait for `release`. */
async function visitWithoutPictures(hasClock: boolean) {
  const visited = await visit()
  const { page } = visited
  const events: ('picture' | 'script')[] = []
  const note = (kind: (typeof events)[number], path: string) => (url: string) => {
    if (new URL(url).pathname.startsWith(path)) events.push(kind)
  }
  const script = note('script', '/mobile/js/')
  const picture = note('picture', '/media/')
  page.on('request', (request) => script(request.url()))
  page.on('requestfinished', (request) => picture(request.url()))
  const { gate, release } = makeGate()
  await page.route('**/media/**', async (route) => {
    await gate
    await route.continue()
  })
  if (hasClock) await page.clock.install()
  const path = screens.map(([address]) => address).find((address) => address.startsWith('product/'))
  const pictureRequest = page.waitForRequest('**/media/**')
  await page.goto(`/mobile/${path}`, { waitUntil: 'commit' })
  await pictureRequest
  await page.locator('#first-scripts').waitFor({ state: 'attached' })
  return { ...visited, events, release }
}

test('the scripts are requested after the main picture', async () => {
  const { events, errors, release, takenOver, close } = await visitWithoutPictures(false)
  release()
  await takenOver()
  assert.equal(events[0], 'picture')
  assert.ok(events.includes('script'))
  assert.deepEqual(errors, [])
  await close()
})

test('the scripts do not wait for a picture that takes long', async () => {
  const { page, events, release, close } = await visitWithoutPictures(true)
  await page.clock.runFor(1000)
  assert.deepEqual(events, [])
  const script = page.waitForRequest('**/js/*.js')
  await page.clock.runFor(2000)
  await script
  release()
  await close()
})

const INPUTS: readonly (readonly [name: string, act: (page: Page) => Promise<void>])[] = [
  ['a tap', (page) => page.getByRole('button', { name: '加入购物车', exact: true }).click()],
  ['a key', (page) => page.keyboard.press('Tab')],
]
for (const [name, act] of INPUTS) {
  test(`${name} requests the scripts at once`, async () => {
    const { page, events, release, close } = await visitWithoutPictures(true)
    assert.deepEqual(events, [])
    const script = page.waitForRequest('**/js/*.js')
    await act(page)
    await script
    release()
    await close()
  })
}
