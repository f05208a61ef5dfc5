import assert from 'node:assert/strict'
import { type Browser, test } from '@playwright/test'
import { openPhone, type Page, type RunningServer, startServer } from './support'

let server: RunningServer
let browser: Browser

test.beforeAll(async ({ browser: chromium }) => {
  server = await startServer()
  browser = chromium
})
test.afterAll(async () => {
  await server?.remove()
})

/** Reads an origin's stored data in a browser, and the address of its tab. */
const read = (page: Page) =>
  page.evaluate(async () => ({
    cookie: document.cookie,
    local: Object.keys(localStorage),
    session: Object.keys(sessionStorage),
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    history: history.length,
    isOnline: navigator.onLine,
    width: innerWidth,
    isDark: matchMedia('(prefers-color-scheme: dark)').matches,
  }))

test('a tab that is closed and opened again has nothing of what was done in it', async () => {
  const first = await openPhone(browser, server)
  await first.page.goto('/readyz')
  const before = await read(first.page)
  await first.page.goto('/mobile/')
  await first.page.context().addCookies([{ name: 'a', value: '1', url: server.url }])
  await first.page.evaluate(async () => {
    addEventListener('pagehide', () => {
      localStorage.setItem('b', '1')
      void fetch('/api/shop/product/', { keepalive: true })
    })
    localStorage.setItem('a', '1')
    sessionStorage.setItem('a', '1')
    await caches.open('a')
    await new Promise((resolve) => Object.assign(indexedDB.open('a'), { onsuccess: resolve }))
  })
  await first.page.route('**/readyz', (route) => route.abort())
  await first.page.setViewportSize({ width: 320, height: 640 })
  await first.page.emulateMedia({ colorScheme: 'dark' })
  await first.page.context().setOffline(true)
  await first.close()

  const second = await openPhone(browser, server)
  assert.equal(second.page, first.page)
  await second.page.goto('/readyz')
  assert.deepEqual(await read(second.page), before)
  assert.deepEqual(second.complaints.errors, [])
  await second.close()
})

test('a server listens where the one before it did, and gets its tabs', async () => {
  const first = await openPhone(browser, server)
  await first.page.goto('/mobile/')
  await first.close()
  await server.remove()

  server = await startServer()
  const second = await openPhone(browser, server)
  assert.equal(second.page, first.page)
  await second.page.goto('/mobile/')
  await second.page.getByRole('main').first().waitFor()
  assert.deepEqual(second.complaints.errors, [])
  await second.close()
})
