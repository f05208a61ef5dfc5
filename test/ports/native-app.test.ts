/** The stand-in for the native app: the shell of docs/native-bridge.md around a page of this site. */
import { JSDOM } from 'jsdom'
import { startVendors, type Vendors } from './vendors'

let vendors: Vendors
/** Page of the shop that reports the state before its first script runs. */
const SHOP = `<!doctype html><html><head><title>shop</title><script>window.found = [/StorefrontApp\\//.test(navigator.userAgent), typeof StorefrontBridge, location.pathname]</script></head><body><div id="app"></div></body></html>`
beforeAll(async () => {
  vendors = await startVendors()
})
afterAll(() => vendors.close())

interface Shell {
  found?: unknown[]
  StorefrontBridge?: { postMessage(text: string): void }
  __storefrontReply?: (text: string) => void
}

/** Opens the stand-in in a document of its own; `answers` are the replies to what it fetches, by path. */
async function open(query: string, answers: Record<string, unknown> = {}) {
  const reply = await vendors.app.inject({ url: `/loopback/app/${query}` })
  const requests: string[] = []
  const dom = new JSDOM(reply.body, {
    url: `http://shop.test/loopback/app/${query}`,
    runScripts: 'dangerously',
    beforeParse(window) {
      Object.assign(window, {
        fetch: async (url: string, options?: { method?: string; body?: unknown }) => {
          requests.push(`${options?.method ?? 'GET'} ${url}${options?.method ? ` ${String(options.body)}` : ''}`)
          const answer = answers[url.replace(/\?.*/, '')]
          return {
            ok: answer !== undefined,
            url,
            text: async () => (answer ?? SHOP) as string,
            json: async () => answer,
          }
        },
      })
    },
  })
  const window = dom.window as unknown as Shell & Window
  while (!dom.window.document.querySelector('aside')) await new Promise((resolve) => setImmediate(resolve))
  const panel = dom.window.document.querySelector('aside')?.shadowRoot
  const mode = panel?.querySelector('select')
  let serial = 0
  const invokeShell = (method: string, params?: object) =>
    new Promise<unknown>((resolve) => {
      serial += 1
      window.__storefrontReply = (text) => resolve(JSON.parse(text))
      window.StorefrontBridge?.postMessage(JSON.stringify({ id: `q${serial}`, method, params }))
    })
  const set = (value: string) => {
    if (mode) mode.value = value
  }
  return { reply, window, panel, invokeShell, set, requests, location: dom.window.location }
}

test('the page runs at its own address, inside the app, with the bridge installed before its first script', async () => {
  const { window, location, requests } = await open('?url=/mobile/product/1/')
  expect(window.found).toEqual([true, 'object', '/mobile/product/1/'])
  expect([location.pathname, requests]).toEqual(['/mobile/product/1/', ['GET /mobile/product/1/']])
})

test('the page still detects the app when the bridge is missing', async () => {
  const { window } = await open('?url=/mobile/&bridge=0')
  expect(window.found).toEqual([true, 'undefined', '/mobile/'])
})

test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)', ''])(
  '%p is not a page of this site and opens home instead',
  async (url) => {
    const { location } = await open(`?url=${encodeURIComponent(url)}`)
    expect(location.href).toBe('http://shop.test/mobile/')
  },
)

test('a URL parameter cannot close the inline script', async () => {
  const { reply } = await open(`?url=${encodeURIComponent('/mobile/</script><script>x()</script>')}`)
  expect(reply.body.match(/<\/script>/g)?.length).toBe(1)
})

test('the bridge replies with the outcome selected in the panel', async () => {
  const { invokeShell, set } = await open('?url=/mobile/')
  expect(await invokeShell('scan')).toEqual({
    id: 'q1',
    ok: true,
    result: { text: 'http://shop.test/mobile/product/1/' },
  })
  for (const code of ['cancelled', 'denied', 'failed']) {
    set(code)
    expect(await invokeShell('scan')).toMatchObject({ ok: false, error: { code } })
  }
  set('ok')
  expect(await invokeShell('toString')).toMatchObject({ ok: false, error: { code: 'unsupported' } })
})

test('in silent mode the bridge does not reply to a scan, but still replies to requests without user interaction', async () => {
  const { invokeShell, set, panel } = await open('?url=/mobile-t/rimba/', {
    '/api-t/rimba/base/user/login_mini/': { token: 't1' },
  })
  set('silent')
  const scan = invokeShell('scan')
  expect(await Promise.race([scan, new Promise((resolve) => setImmediate(() => resolve('nothing')))])).toBe('nothing')
  expect(await invokeShell('getToken')).toMatchObject({ ok: true, result: { token: 't1' } })
  expect([...(panel?.querySelectorAll('li') ?? [])].map((line) => line.textContent?.split(' ')[0])).toEqual([
    'getToken',
    'scan',
  ])
})

test('pay submits the form of the cashier', async () => {
  const cashier =
    '<form method="post"><input type="hidden" name="token" value="T9"><button name="outcome" value="cancelled"></button></form>'
  const { invokeShell, requests } = await open('?url=/mobile/', { '/loopback/wxpay/cashier': cashier })
  expect(
    await invokeShell('pay', { ticket: { kind: 'redirect', url: '/loopback/wxpay/cashier?token=T9' } }),
  ).toMatchObject({
    ok: true,
    result: { result: 'paid' },
  })
  expect(requests.slice(-1)).toEqual(['POST /loopback/wxpay/cashier?token=T9 token=T9&outcome=paid'])
})
