/**
 * Common steps of the journeys through the shop: the phone and its user, the messages, the way of a product into the
 * basket.
 */
import assert from 'node:assert/strict'
import { DeviceStorage, type MiniApp, type MiniOptions } from '../../harness'
import { waitUntil } from '../../harness/page'
import { Api } from '../../support/api'
import { boot, logIn, pageOf, type RunningServer, target, tokenOf } from '../support'

/** May do everything in the demo's shop. */
export const OWNER = '13900000001'
/** Lets people in at the door, and may do nothing else. */
export const GATE = '13900000002'
/** Holds coupons, vouchers and a card from the beginning. */
export const SHOPPER = '13800000001'

type Route = Parameters<typeof pageOf>[0]

/** The server that all journeys of a run share. */
export interface Place {
  readonly url: string
  /** A phone of its own with nothing stored; the vendor's login lets its owner in as somebody new. */
  readonly phone: (at: Route, query?: Record<string, string>, options?: Partial<MiniOptions>) => Promise<MiniApp>
  /** The phone of one of the demo's people. Each logs in once, for a code is sent once a minute. */
  readonly phoneOf: (
    mobile: string,
    at: Route,
    query?: Record<string, string>,
    options?: Partial<MiniOptions>,
  ) => Promise<MiniApp>
  /** Switches every phone off that is on. */
  readonly off: () => Promise<void>
}

export function placeOf(server: () => RunningServer): Place {
  const devices = new Map<string, Promise<DeviceStorage>>()
  const on: MiniApp[] = []
  const start = async (at: Route, query: Record<string, string> = {}, options: Partial<MiniOptions> = {}) => {
    const app = await boot(server(), { path: pageOf(at), query, ...options })
    on.push(app)
    return app
  }
  const deviceOf = (mobile: string) => {
    const device = devices.get(mobile)
    if (device) return device
    const creation = (async () => {
      const storage = new DeviceStorage(target)
      const app = await boot(server(), { storage, path: pageOf('login') })
      await logIn(app, server().url, mobile)
      await app.close()
      return storage
    })()
    devices.set(mobile, creation)
    return creation
  }
  return {
    get url() {
      return server().url
    },
    phone: start,
    phoneOf: async (mobile, at, query, options) => start(at, query, { storage: await deviceOf(mobile), ...options }),
    off: async () => {
      for (const app of on.splice(0)) await app.close()
    },
  }
}

/** The same person by the API, for what the server says. */
export function apiOf(app: MiniApp, server: string): Api {
  const api = new Api(server)
  api.token = tokenOf(app.storage)
  return api
}

/** Opens a screen as a link from outside would. */
export async function visit(app: MiniApp, at: Route, query: Record<string, string | number> = {}): Promise<void> {
  const search = Object.entries(query).map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
  await app.enter(`/${pageOf(at)}${search.length > 0 ? `?${search.join('&')}` : ''}`)
}

/** Waits for a screen, and that it has all it asked for. */
export async function arrive(app: MiniApp, at: Route): Promise<void> {
  await app.waitForPage(pageOf(at))
  await app.rest()
}

const toasts = (app: MiniApp): string[] =>
  (app.recorder.callsOf('showToast') as { title?: string; content?: string }[]).map(
    ({ title, content }) => title ?? content ?? '',
  )

/** Waits until the vendor's toast has said it, and forgets what it said so far. */
export async function expectToast(app: MiniApp, text: string): Promise<void> {
  await waitUntil(() => {
    const messages = toasts(app)
    if (messages.some((one) => one.includes(text))) return true
    throw new Error(
      `said: ${messages.join(' | ')}; ${app.recorder.pending} calls under way; ${app.page.route} shows: ${app.page.text().slice(0, 800)}`,
    )
  }, `the toast ${text}`)
  const { calls } = app.recorder
  for (let at = calls.length - 1; at >= 0; at -= 1) if (calls[at]?.name === 'showToast') calls.splice(at, 1)
}

/** Returns the number of calls with this status, by the end of their address. */
export const replyCount = (app: MiniApp, path: string, status = 200): number =>
  app.recorder.exchanges.filter((one) => new URL(one.url).pathname.endsWith(path) && one.status === status).length

/** A product of the demo by its name. */
export async function productNamed(server: string, search: string): Promise<number> {
  const { results } = await new Api(server).ok<{ results: { id: number; name: string }[] }>('GET', '/shop/product/', {
    query: { search },
  })
  const result = results.find(({ name }) => name === search)
  assert.ok(result, `${search} is for sale`)
  return result.id
}

/** From the product's screen into the basket or, at once, to the checkout. */
export async function take(
  app: MiniApp,
  server: string,
  name: string,
  actionName: '加入购物车' | '立即购买',
): Promise<void> {
  await visit(app, 'shop.product.detail', { id: await productNamed(server, name) })
  await app.page.waitForText(name)
  await app.page.tap(actionName)
  await app.page.waitForText('选择规格')
  const before = replyCount(app, '/add_basket/')
  await app.page.tap(actionName, { within: '选择规格' })
  if (actionName === '加入购物车')
    await app.page.waitFor(() => replyCount(app, '/add_basket/') > before, 'the basket call')
}

/** Answers the question in front. */
export async function answer(app: MiniApp, question: string, button: string): Promise<void> {
  await app.page.waitForText(question)
  await app.page.tap(button, { within: 'dialog' })
}

/**
 * Pieces of products, which have one variant each, are put into the basket; how that looks has a journey of its own.
 */
export async function fill(app: MiniApp, server: string, pieces: Readonly<Record<string, number>>): Promise<void> {
  const api = apiOf(app, server)
  for (const [name, quantity] of Object.entries(pieces)) {
    const id = await productNamed(server, name)
    const { variants } = await api.ok<{ variants: { id: number }[] }>('GET', `/shop/product/${id}/`)
    await api.ok('POST', `/shop/product/${id}/add_basket/`, { body: { variant_id: variants[0]?.id, quantity } })
  }
}

/** Opens the order from the result of its payment. */
export async function openPaidOrder(app: MiniApp, headline = '支付成功'): Promise<void> {
  await app.waitForPage(pageOf('payment'))
  await app.page.waitForText(headline)
  await app.rest()
  await app.page.tap(/^查看订单/)
  await arrive(app, 'shop.order.detail')
}

/** Buys such pieces and pays. @returns the order's number */
export async function buy(app: MiniApp, server: string, pieces: Readonly<Record<string, number>>): Promise<string> {
  await apiOf(app, server).address()
  await fill(app, server, pieces)
  await visit(app, 'shop.checkout', { source: 'basket' })
  await app.rest()
  await app.page.tap('提交订单')
  await app.waitForPage(pageOf('payment'))
  await app.page.tap('立即支付')
  await openPaidOrder(app)
  return app.page.query.number ?? ''
}

/** The vendors' names of what lends a camera and an album. */
export const SCAN = target === 'weapp' ? 'scanCode' : 'scan'
export const CHOOSE = target === 'weapp' ? 'chooseMedia' : 'chooseImage'

/** Sets the text that the camera reads from now on. */
export const showCamera = (app: MiniApp, text: string): unknown =>
  app.script.each(SCAN, target === 'weapp' ? { result: text } : { code: text })

/**
 * Agrees to what is lent, where the app has to ask for it (Alipay; WeChat asks by itself), which it does once a device.
 */
export async function consent(app: MiniApp, api: string): Promise<void> {
  const question = '隐私保护提示'
  const isOpen = () => app.page.has(question)
  await app.page.waitFor(() => isOpen() || app.recorder.callsOf(api).length > 0, `${question} or ${api}`)
  if (isOpen()) await answer(app, question, '同意')
}

/** Takes coupons of the shop, and leaves the dialog that says so. */
export async function receive(app: MiniApp, ...labels: string[]): Promise<void> {
  await visit(app, 'shop.coupon')
  for (const label of labels) {
    await app.page.tap(`立即领取 ${label}`)
    await app.page.waitForText('恭喜获得优惠券')
    await app.page.tap('关闭')
    await app.page.waitForNoText('恭喜获得优惠券')
  }
}
