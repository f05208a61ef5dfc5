import type { Order } from '@storefront/contract/entities/orders/order'
import type { PayTicket } from '@storefront/contract/entities/checkout/payment'
import type { ReactElement } from 'react'
import { type App, boot, close, until } from './support/app'
import { kind } from './support/kind'
import { openShop, shop } from './support/origin'
import { type End, script, vendorAsked } from './support/vendor'

const UNKNOWN = '还没有收到支付结果'
const POLLS = 7
// All that a payment knows of it.
const order = { number: 'D1' } as Order

let app: App
beforeEach(async () => {
  await openShop()
  app = await boot()
  shop().on('POST /shop/order/D1/pay/', () => ({ body: tickets[kind] }))
})
afterEach(async () => {
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual([])
})

const wx: PayTicket = {
  kind: 'wx',
  params: { timeStamp: '1', nonceStr: 'n', package: 'p', signType: 'RSA', paySign: 's' },
}
const tickets: Readonly<Record<typeof kind, PayTicket>> = {
  // An address of the same page: jsdom goes nowhere else.
  browser: { kind: 'redirect', url: '#cashier' },
  wechat: wx,
  app: wx,
  weapp: wx,
  alipay: { kind: 'alipay', trade_no: 'T1' },
}

let parts: Awaited<ReturnType<typeof load>>
const load = async () => ({
  ...(await import('@/features/checkout/usePayment')),
  vendor: (await import('@/platform/pay')).pay,
})
let running = 0

/** The button of the payment screen, of the app's last start. */
function Pay(): ReactElement {
  const { start } = parts.usePayment(order)
  const onClick = () => {
    running += 1
    void start(parts.vendor.channels()[0] ?? 'wx_mini').finally(() => {
      running -= 1
    })
  }
  return app.react.createElement('button', { onClick }, '立即支付')
}

/** Taps "pay" on order D1 as often as is asked, and waits until nothing goes on any more. */
async function pay(taps = 1): Promise<void> {
  parts = await load()
  const screen = await app.render.render(app.react.createElement(Pay))
  for (let index = 0; index < taps; index += 1) screen.get('立即支付').click()
  await until(() => running === 0)
}

const asks = () => shop().requests('GET /shop/order/D1/pay_state/').length
const state = (name: 'paid' | 'pending') =>
  shop().on('GET /shop/order/D1/pay_state/', () => ({ body: { state: name } }))

test('ten taps at once request one pay ticket and open the vendor cashier at most once', async () => {
  state('paid')
  await pay(10)
  expect(shop().requests('POST /shop/order/D1/pay/')).toHaveLength(1)
  expect(vendorAsked()).toHaveLength(kind === 'browser' ? 0 : 1)
  expect(app.display.messages).toEqual([])
})

const unknown: readonly End[] = ['ok', 'unknown']
test.each(unknown)(
  'a payment with the vendor result "%s" that stays pending is polled, then shown as unknown',
  async (end) => {
    script('pay', end)
    state('pending')
    await pay()
    expect(asks()).toBe(POLLS)
    expect(app.display.messages).toEqual([expect.stringContaining(UNKNOWN)])
  },
)

test('polling continues after a lost response', async () => {
  let count = 0
  shop().on('GET /shop/order/D1/pay_state/', () => {
    count += 1
    return count < 3 ? 'drop' : { body: { state: 'paid' } }
  })
  await pay()
  expect(count).toBe(3)
  // The payment's own screen shows what follows.
  expect([app.display.messages, app.screens.openedScreens()]).toEqual([[], []])
})

// A browser goes to the vendor's page: whether somebody gave up there, only the server learns.
if (kind !== 'browser') {
  test('a cancelled payment shows one message and is not polled', async () => {
    script('pay', 'cancelled')
    state('pending')
    await pay()
    expect([asks(), app.display.messages.length]).toEqual([0, 1])
    expect(app.screens.openedScreens()).toEqual([])
  })

  test('a payment that the vendor rejects is polled once', async () => {
    script('pay', 'denied')
    state('pending')
    await pay()
    expect([asks(), app.display.messages.length]).toEqual([1, 1])
  })
}
