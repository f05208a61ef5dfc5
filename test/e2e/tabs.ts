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

const openRequests = new WeakMap<Page, Set<Request>>()

/** Whether a tab waits for no request. */
export const isIdle = (page: Page): boolean => openRequests.get(page)?.size === 0

/** Counts the requests of a tab from now on, and collects the errors that its browser reports. */
export function watch(page: Page): Complaints {
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

async function openTab(browser: Browser, settings: BrowserContextOptions): Promise<Tab> {
  const page = await (await browser.newContext(settings)).newPage()
  return { page, complaints: watch(page), close: () => page.context().close() }
}

/** A phone of 375 x 812. */
export const openPhone = (browser: Browser, server: RunningServer, options: BrowserContextOptions = {}): Promise<Tab> =>
  openTab(browser, { ...PHONE, baseURL: server.url, ...options })

/** A desk of 1440 x 900, for the studio. It shows no motion, but where `options` say otherwise. */
export const openDesk = (browser: Browser, server: RunningServer, options: BrowserContextOptions = {}): Promise<Tab> =>
  openTab(browser, { ...DESK, baseURL: server.url, ...options })
