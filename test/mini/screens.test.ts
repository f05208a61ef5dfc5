import { type RouteRow, routes } from '@storefront/contract/routes'
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { brokenLimits, DeviceStorage, type MiniApp, Script, unnamed } from '../harness'
import { Api } from '../support/api'
import { sampleOf } from '../support/route-samples'
import { assertClean, boot, logIn, pageOf, type RunningServer, startServer, target, tokenOf } from './support'

let server: RunningServer
/** The demo's user with orders, returns, cards and tickets. */
const SHOPPER = '13800000001'
/** Their device, once they have logged in. */
const member = new DeviceStorage(target)
/** Parameters that only exist once something was made. */
const results: Record<string, Record<string, string>> = {}

before(async () => {
  server = await startServer()
  const app = await boot(server, { storage: member, path: pageOf('login') })
  await logIn(app, server.url, SHOPPER)
  await app.close()
  const api = new Api(server.url)
  // The same person by the API: another code is not sent within a minute, so the app's own token is used.
  api.token = tokenOf(member)
  const { number, tit } = await api.order()
  results['shop.order.detail'] = { number }
  results.payment = { order: number, amount: tit }
  const address = await api.address()
  results['shop.shippingaddress.edit'] = { id: String(address.id) }
  const { product, variant } = await api.buyable()
  await api.ok('POST', `/shop/product/${product}/add_basket/`, { body: { variant_id: variant, quantity: 1 } })
})
after(() => server?.remove())

async function visit(route: RouteRow, storage?: DeviceStorage): Promise<MiniApp> {
  const query = results[route.name] ?? sampleOf(route.name)
  const app = await boot(server, { path: route.page, query, ...(storage ? { storage } : {}) })
  // Done when all it asked for has come and it shows something.
  await app.rest()
  return app
}

describe('screens of the route table', () => {
  for (const route of routes as readonly RouteRow[]) {
    test(`${route.name} opens without problems, within the limits, and with a label on every tappable element`, async () => {
      const app = await visit(route, member)
      try {
        assertClean(app)
        assert.equal(app.page.route, route.page)
        assert.doesNotMatch(app.page.text(), /加载失败|重新加载|没有加载出来/)
        assert.deepEqual(brokenLimits(app.page.stats()), [])
        assert.deepEqual(unnamed(app.page.root), [])
        for (const { url, status } of app.recorder.exchanges) assert.ok(status < 400, `${status} ${url}`)
        for (const bytes of app.page.setData.each) assert.ok(bytes <= 256 * 1024, `a setData of ${bytes} bytes`)
      } finally {
        await app.close()
      }
    })
  }
})

describe('screens for a visitor', () => {
  for (const route of (routes as readonly RouteRow[]).filter((one) => one.login)) {
    test(`${route.name} offers login and shows no error`, async () => {
      const app = await visit(route)
      try {
        const problems = app.recorder.problems.filter(({ kind }) => kind !== 'console')
        assert.deepEqual(problems, [])
        await app.page.waitFor(
          () =>
            app.page.route === pageOf('login') ||
            /登录/.test(app.page.text()) ||
            app.recorder.callsOf(target === 'weapp' ? 'login' : 'getAuthCode').length > 0,
          'a way to log in',
        )
      } finally {
        await app.close()
      }
    })
  }
})

test('the first screen of home takes at most 2 setData of 16 KB and 4 requests of 60 KB in total', async () => {
  // Nothing below the first screen is near yet.
  const script = new Script()
  script.visible = () => false
  const app = await boot(server, { script })
  await app.rest()
  try {
    const { calls, bytes } = app.page.setData
    const api = app.recorder.exchanges.filter(({ url }) => url.includes('/api'))
    const kb = api.reduce((sum, one) => sum + one.bytes, 0)
    assert.ok(api.length <= 4, `${api.length} requests: ${api.map((one) => one.url).join(' ')}`)
    assert.ok(kb <= 60 * 1024, `${kb} bytes of JSON`)
    assert.ok(
      bytes <= 16 * 1024 && calls <= 2,
      `${bytes} bytes in ${calls} calls of setData: ${app.page.setData.each.join(' ')}`,
    )
  } finally {
    await app.close()
  }
})
