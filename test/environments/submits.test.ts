import type { ReactElement } from 'react'
import { type App, boot, close, reload, until } from './support/app'
import { openShop, shop } from './support/origin'

const PATH = 'POST /shop/order/D1/process/'
const UNSENT = '没有提交成功，内容不会丢失，请检查网络后重试'
const orderReply = { body: { number: 'D1', status: 'closed' } }

let app: App
beforeEach(async () => {
  await openShop()
  app = await boot()
})
afterEach(async () => {
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual([])
})

/** A button that cancels order D1, as a screen would have it. The modules are those of the app's last start. */
function Cancel(): ReactElement {
  const { submit } = app.submits.useSubmit('cancel:D1', (_: null, idempotencyKey: string) =>
    app.client.call(
      'POST /shop/order/{number}/process/',
      { params: { number: 'D1' }, body: { action: 'cancel' } },
      { idempotencyKey, timeoutMs: 2000 },
    ),
  )
  return app.react.createElement('button', { onClick: () => void submit(null) }, '取消订单')
}

/** Shows the button; taps it when it is called. */
async function button(): Promise<() => void> {
  const screen = await app.render.render(app.react.createElement(Cancel))
  return () => screen.get('取消订单').click()
}

const keys = () =>
  shop()
    .requests(PATH)
    .map(({ headers }) => headers['idempotency-key'])

test('ten taps at once send one request', async () => {
  shop().on(PATH, () => orderReply)
  const tap = await button()
  for (let index = 0; index < 10; index += 1) tap()
  await until(() => shop().requests(PATH).length > 0)
  await close()
  expect(shop().requests(PATH)).toHaveLength(1)
})

test('a submit repeated after a reload reuses its idempotency key', async () => {
  shop().on(PATH, () => 'hang')
  const tap = await button()
  tap()
  await until(() => keys().length === 1)
  app = await reload()
  shop().on(PATH, () => orderReply)
  const again = await button()
  again()
  await until(() => keys().length === 2)
  expect(new Set(keys()).size).toBe(1)
  expect(keys()[0]).toMatch(/^\w{24}$/)
})

test('after a lost response the next tap reuses the idempotency key, and a new submit gets a new one', async () => {
  const executedKeys = new Set<unknown>()
  shop().on(PATH, ({ headers }) => {
    const isNew = !executedKeys.has(headers['idempotency-key'])
    executedKeys.add(headers['idempotency-key'])
    return isNew ? 'drop' : orderReply
  })
  const tap = await button()
  tap()
  await until(() => app.display.messages.length > 0)
  expect(app.display.messages).toEqual([UNSENT])
  await until(() => {
    tap()
    return keys().length === 2
  })
  expect([new Set(keys()).size, executedKeys.size]).toEqual([1, 1])
  await until(() => {
    tap()
    return keys().length === 3
  })
  expect(executedKeys.size).toBe(2)
})
