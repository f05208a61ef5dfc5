import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'
import type { RunningServer } from '../../scripts/lib/server.mjs'

/** Errors that the browser reported while a page was open. */
export interface Complaints {
  errors: string[]
}

/** A tab with an empty profile of its own. */
export interface Tab {
  page: Page
  complaints: Complaints
  close: () => Promise<void>
}

/** Reduced motion, so that no test waits for animations; a test of motion sets its own. */
const STILL = { reducedMotion: 'reduce' } as const
/** As most devices are set. */
export const MOVING = { reducedMotion: 'no-preference' } as const

const PHONE = {
  ...STILL,
  viewport: { width: 375, height: 812 },
  hasTouch: true,
  isMobile: true,
  locale: 'zh-CN',
  // Abroad: dates of a site are the site's own.
  timezoneId: 'America/New_York',
} as const

const DESK = {
  ...STILL,
  viewport: { width: 1440, height: 900 },
  locale: 'zh-CN',
  timezoneId: 'America/New_York',
} as const

/**
 * Tabs at an origin that were closed, by their settings: emptied, they serve the next test that wants one, of this file
 * or of another. A new profile has a process that compiles all scripts again, which is half of what a short test takes.
 */
const emptyTabs = new Map<string, Page[]>()
let originOfTabs = ''

/**
 * Ends the tabs that wait for a test. A file whose tabs cannot be emptied of all that it did calls it when it is
 * through.
 */
export async function endEmptyTabs(): Promise<void> {
  for (const page of [...emptyTabs.values()].flat()) await page.context().close()
  emptyTabs.clear()
}

/** An empty tab that was used before, or undefined. Those of another origin go. */
async function takeEmptyTab(key: string, origin: string): Promise<Page | undefined> {
  if (origin !== originOfTabs) {
    await endEmptyTabs()
    originOfTabs = origin
  }
  return emptyTabs.get(key)?.pop()
}

const openRequests = new WeakMap<Page, Set<Request>>()

/** Whether a tab waits for no request. */
export const isIdle = (page: Page): boolean => openRequests.get(page)?.size === 0

/** Events that tests listen to. */
const EVENTS = [
  'console',
  'dialog',
  'frameattached',
  'pageerror',
  'popup',
  'request',
  'requestfailed',
  'requestfinished',
  'response',
] as const

function watch(page: Page): Complaints {
  const open = new Set<Request>()
  openRequests.set(page, open)
  page.on('request', (request) => open.add(request))
  page.on('requestfinished', (request) => open.delete(request))
  page.on('requestfailed', (request) => open.delete(request))
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('console', (message) => {
    // The browser itself logs every refused call; those the app expects are its own business.
    if (message.type() === 'error' && !/Failed to load resource/.test(message.text())) errors.push(message.text())
  })
  return { errors }
}

type Settings = BrowserContextOptions & { baseURL: string }

/** Takes from a tab all that a test has left there, but for the files in the browser's cache. */
async function empty(
  page: Page,
  { baseURL: origin, viewport, reducedMotion = null, colorScheme = null }: Settings,
): Promise<void> {
  const context = page.context()
  for (const event of EVENTS) page.removeAllListeners(event)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await context.unrouteAll({ behavior: 'ignoreErrors' })
  for (const other of context.pages()) if (other !== page) await other.close()
  await context.setOffline(false)
  // What the app sends when it is left has a reply that sets cookies, after they were removed.
  await Promise.all(
    page
      .frames()
      .map((frame) =>
        frame.evaluate(() => void Object.assign(globalThis, { fetch: () => Promise.reject(new Error('left')) })),
      ),
  )
  await page.goto('/healthz')
  // What it writes then is written before this, which goes the same way.
  await page.evaluate(() => {
    sessionStorage.clear()
    localStorage.clear()
  })
  await context.clearCookies()
  await context.clearPermissions()
  const session = await context.newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.send('Page.resetNavigationHistory')
  await session.detach()
  if (viewport) await page.setViewportSize(viewport)
  await page.emulateMedia({ reducedMotion, colorScheme })
}

async function openTab(browser: Browser, settings: Settings): Promise<Tab> {
  const key = JSON.stringify(settings)
  const page = (await takeEmptyTab(key, settings.baseURL)) ?? (await (await browser.newContext(settings)).newPage())
  const close = async () => {
    // It cannot be emptied when its server has gone, or its page.
    const isEmpty =
      settings.baseURL === originOfTabs &&
      (await empty(page, settings).then(
        () => true,
        () => false,
      ))
    if (isEmpty) emptyTabs.set(key, [...(emptyTabs.get(key) ?? []), page])
    else await page.context().close()
  }
  return { page, complaints: watch(page), close }
}

/** A phone of 375 x 812. */
export const openPhone = (browser: Browser, server: RunningServer, options: BrowserContextOptions = {}): Promise<Tab> =>
  openTab(browser, { ...PHONE, baseURL: server.url, ...options })

/** A phone in which scripts are added to each document: they stay, so that no other test gets it. */
export async function openScriptedPhone(browser: Browser, server: RunningServer): Promise<Tab> {
  const page = await (await browser.newContext({ ...PHONE, baseURL: server.url })).newPage()
  return { page, complaints: watch(page), close: () => page.context().close() }
}

/** A desk of 1440 x 900, for the studio. It shows no motion, but where `options` say otherwise. */
export const openDesk = (browser: Browser, server: RunningServer, options: BrowserContextOptions = {}): Promise<Tab> =>
  openTab(browser, { ...DESK, baseURL: server.url, ...options })
