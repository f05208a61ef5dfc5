/**
 * The interface's language on the real outputs: fetched from the server, stored on the device, Chinese until it is
 * there.
 */
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { assertClean, boot, pageOf, type RunningServer, startServer } from './support'

let server: RunningServer
before(async () => {
  server = await startServer()
})
after(() => server?.remove())

test('a chosen language is fetched once, shown at once, and shown from the device on the next start', async () => {
  const app = await boot(server)
  const fetchedCatalogues = (of: typeof app) =>
    of.recorder.exchanges.filter(({ url }) => url.includes('/base/catalogue/'))
  try {
    await app.rest()
    assert.equal(fetchedCatalogues(app).length, 0)
    await app.enter(`/${pageOf('ucenter.language')}`)
    await app.page.waitForText('English')
    await app.page.tap('English')
    await app.enter(`/${pageOf('login')}`)
    await app.page.waitForText('Send code')
    assert.equal(fetchedCatalogues(app).length, 1)
    assertClean(app)
  } finally {
    await app.close()
  }
  const later = await boot(server, { storage: app.storage })
  try {
    await later.enter(`/${pageOf('login')}`)
    await later.page.waitForText('Send code')
    // The cache names its version, and the server has nothing newer.
    assert.ok(fetchedCatalogues(later).every(({ url }) => /version=[\da-f]{12}/.test(url)))
    assertClean(later)
  } finally {
    await later.close()
  }
})
