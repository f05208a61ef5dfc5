import type { APIResponse, Browser, BrowserContext, Frame, Page } from '@playwright/test'
import { until } from '../../scripts/lib/wait.mjs'
import { bootMini, DeviceStorage, type Target } from '../harness'
import { pageHtml } from '../harness/screenshot'
import { pageOf } from '../mini/support'
import { isIdle, watch } from '../e2e/tabs'
import { type Pixels, pixelsOf } from '../visual/compare'
import { type DrawnModule, readModules } from './read-modules'
import type { ParityPage, ParitySite } from './site'

/** A page as one target draws it. */
export interface Drawing {
  readonly modules: readonly DrawnModule[]
  readonly picture: Pixels
}

/** Draws one page after the other. */
export interface ParityTarget {
  readonly draw: (page: ParityPage) => Promise<Drawing>
  readonly close: () => Promise<void>
}

/** @param browser launched by DRAWING */
export type OpenTarget = (browser: Browser, site: ParitySite) => Promise<ParityTarget>

/** As wide as the design, and higher than any page of modules: all of it is in sight at once. */
const VIEWPORT = { width: 375, height: 16_000 }
const BUILDER = '/parity-builder'
/** Milliseconds between two looks at a page that comes to rest. */
const LOOK_MS = 500
/** A name that leads nowhere: what a mini-program shows is answered from here. */
const ORIGIN = 'http://mini.invalid'

async function newContext(browser: Browser, { url, device }: ParitySite): Promise<BrowserContext> {
  const options = {
    viewport: VIEWPORT,
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
  } as const
  const context = await browser.newContext({ ...options, baseURL: url, serviceWorkers: 'block' })
  await context.addInitScript((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, device)
  return context
}

/** The same for a browser in which the writer is logged in to the app and to the studio. */
async function newOwnContext(browser: Browser, site: ParitySite): Promise<BrowserContext> {
  const context = await newContext(browser, site)
  const { hostname: domain } = new URL(site.url)
  await context.setExtraHTTPHeaders({ authorization: `Token ${site.token}` })
  await context.addCookies([
    { name: 'sp_studio', value: site.studio, domain, path: '/api/studio' },
    { name: 'csrftoken', value: 'test', domain, path: '/' },
  ])
  return context
}

async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage()
  watch(page)
  return page
}

/** The frames of modules (src/page-modules/frame). */
const MODULES = '[style*="--pad"]'

/** Counts the pictures in sight that the app has not asked for yet; runs in the page. */
function countBlanks(): number {
  return [...document.images].filter((image) => {
    const { left, right, width } = image.getBoundingClientRect()
    return image.src.startsWith('data:image/gif') && width > 0 && right > 0 && left < window.innerWidth
  }).length
}

/**
 * Waits until a page asks for nothing and stays as it is from one look to the next. On a busy machine a request begins
 * late: a module asks for its rows once it is drawn, the observer of pictures tells later what is in sight.
 */
async function rest(page: Page, frame: Frame, slug: string): Promise<void> {
  let before = ''
  const isAtRest = async () => {
    const blanks = isIdle(page) ? await frame.evaluate(countBlanks) : 1
    const now = blanks === 0 ? await frame.evaluate(() => document.body.innerHTML) : ''
    const isSame = now !== '' && now === before
    before = now
    return isSame
  }
  await until(isAtRest, { what: `the pictures of ${slug}`, every: LOOK_MS })
}

/** Draws what stands in `frame` once all modules and their pictures are there. */
async function drawingOf(page: Page, frame: Frame, { modules, slug }: ParityPage): Promise<Drawing> {
  const countModules = () => frame.evaluate((selector) => document.querySelectorAll(selector).length, MODULES)
  await until(async () => (await countModules()) === modules.length, {
    what: `the ${modules.length} modules of ${slug}`,
  })
  await rest(page, frame, slug)
  // A film's own buttons turn while it is asked for, never twice the same.
  await frame.addStyleTag({ content: 'video::-webkit-media-controls { display: none !important }' })
  await frame.evaluate(async () => {
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
    await document.fonts.ready
  })
  const drawnModules = await frame.evaluate(readModules)
  const height = Math.ceil(Math.max(...drawnModules.map(({ box: [, top, , ownHeight] }) => top + ownHeight)))
  const clip = { x: 0, y: 0, width: VIEWPORT.width, height }
  return {
    modules: drawnModules,
    picture: await pixelsOf(await page.screenshot({ clip, animations: 'disabled', caret: 'hide' })),
  }
}

/** Opens the published page on H5. */
export const openH5: OpenTarget = async (browser, site) => {
  const context = await newOwnContext(browser, site)
  const page = await openPage(context)
  return {
    async draw(parityPage) {
      await page.goto(`/mobile/page/${parityPage.slug}/`)
      return drawingOf(page, page.mainFrame(), parityPage)
    },
    close: () => context.close(),
  }
}

/** A page builder as far as docs/preview-frame.md asks: it sends the document to whatever page stands in its frame. */
const builderHtml = `<!doctype html><style>body{margin:0}iframe{display:block;border:0;width:100vw;height:100vh}</style><iframe></iframe><script>
  addEventListener('message', ({ data }) => {
    const say = (message) => frames[0].postMessage({ source: 'storefront-editor', v: 2, ...message }, location.origin)
    if (data.type === 'hello') say({ type: 'hello' })
    if (data.type === 'ready') say({ type: 'load', title: 'parity', modules: draft })
  })
  function show(address, modules) { draft = modules; frames[0].location = address }
</script>`

/** Opens the same document in the builder's frame. */
export const openFrame: OpenTarget = async (browser, site) => {
  const context = await newOwnContext(browser, site)
  const page = await openPage(context)
  await page.route(`**${BUILDER}`, (route) => route.fulfill({ contentType: 'text/html', body: builderHtml }))
  return {
    async draw(parityPage) {
      await page.goto(BUILDER)
      const address = `/mobile/page/${parityPage.slug}/?preview=1`
      await page.evaluate(([address, modules]) => Reflect.get(window, 'show')(address, modules), [
        address,
        parityPage.modules,
      ] as const)
      const frame = await until(() => page.frames().find((one) => one.url().endsWith(address)), {
        what: 'the framed page',
      })
      return drawingOf(page, frame, parityPage)
    },
    close: () => context.close(),
  }
}

/** Opens a mini-program's output, on the vendor's default boxes. */
export const openMini =
  (target: Target): OpenTarget =>
  async (browser, site) => {
    const storage = new DeviceStorage(target)
    const values = { ...site.device, 'sf:token': JSON.stringify({ v: 1, d: site.token }) }
    for (const [key, value] of Object.entries(values)) storage.set(key, value)
    const app = await bootMini({ target, server: site.url, storage })
    const context = await newContext(browser, site)
    const page = await openPage(context)
    let html = ''
    await context.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: 'text/html', body: html }))
    // A page from elsewhere may not ask a loopback address: the pictures are handed to it, each fetched once for all
    // pages.
    const replies = new Map<string, Promise<APIResponse>>()
    await context.route(`${site.url}/**`, async (route) => {
      const url = route.request().url()
      const reply = replies.get(url) ?? route.fetch()
      replies.set(url, reply)
      await route.fulfill({ response: await reply })
    })
    return {
      async draw(parityPage) {
        await app.enter(`/${pageOf('mpage.page.detail')}?id=${parityPage.slug}`)
        await app.page.waitFor(
          () => app.page.root.querySelectorAll(MODULES).length === parityPage.modules.length,
          'all modules',
        )
        await app.rest()
        html = pageHtml(app, { server: site.url })
        await page.goto(ORIGIN)
        return drawingOf(page, page.mainFrame(), parityPage)
      },
      async close() {
        await app.close()
        await context.close()
      },
    }
  }
