/** Login over and in place of the screens that ask for it, and what they do when they are shown again. */
import { screen, waitFor, within } from '@testing-library/dom'
import { frontPage, type RunningApp, startApp } from './support/app'
import { basket, productDetail } from './support/catalogue'
import { answer, openShop, requestsOf, user } from './support/shop'

const tap = ({ utils }: RunningApp, element: Element) => void utils.fireEvent.click(element)

function control(selector: string): Element {
  const [first] = frontPage().querySelectorAll(selector)
  if (!first) throw new Error(`no ${selector} in: ${frontPage().textContent}`)
  return first
}

/** Fills the login screen in front and sends it. */
async function logIn(app: RunningApp): Promise<void> {
  await app.find('登录')
  const fill = (label: string, value: string) =>
    void app.utils.fireEvent.input(control(`input[aria-label="${label}"]`), { target: { value } } as never)
  fill('手机号', '13800000001')
  fill('验证码', '123456')
  tap(app, control('[role="checkbox"], input[type="checkbox"]'))
  const button = [...frontPage().querySelectorAll('button')].find((one) => one.textContent === '登录')
  if (!button) throw new Error(`no button logs in: ${frontPage().textContent}`)
  tap(app, button)
}

beforeEach(() => {
  openShop()
  answer('POST /base/user/login_mobile/', { user, token: '', basket_count: 1, flashMessages: [] })
  answer('GET /shop/basket/', basket(['山雾杯']))
  answer('GET /shop/order/', { count: 0, results: [] })
  answer('GET /shop/product/7/', productDetail(7))
})

test('a visitor who opens a screen of users gets login in its place, with the way back', async () => {
  const { length } = window.history
  const { find } = await startApp('/order/')
  await find('获取验证码')
  expect(window.history.length).toBe(length)
  expect(window.location.search).toBe(`?${new URLSearchParams({ next: '/order/', gate: '1' })}`)
  expect(requestsOf('GET /shop/order/')).toEqual([])
})

test('after that login the screen comes up in its place, with its data', async () => {
  const app = await startApp('/order/')
  const { length } = window.history
  await app.find('获取验证码')
  await logIn(app)
  await waitFor(() => expect(requestsOf('GET /shop/order/')).toHaveLength(1))
  expect([window.location.pathname, window.history.length]).toEqual(['/mobile/order/', length])
})

test('the basket that a visitor left for login shows its lines when it is shown again', async () => {
  const app = await startApp('/shop/basket/')
  tap(app, await app.find('去登录'))
  await app.find('获取验证码')
  expect(requestsOf('GET /shop/basket/')).toEqual([])
  await logIn(app)
  await app.find('山雾杯')
  expect(window.location.pathname).toBe('/mobile/shop/basket/')
})

test('what login interrupted on a product is done once, when the product is in front again', async () => {
  const added = 'POST /shop/product/7/add_basket/'
  answer(added, basket(['商品7']))
  const app = await startApp('/product/7/')
  await app.find('商品7')
  tap(app, await app.find('加入购物车'))
  const sheet = within(await screen.findByRole('dialog'))
  tap(app, sheet.getByText('加入购物车'))
  await app.find('获取验证码')
  expect(requestsOf(added)).toEqual([])
  await logIn(app)
  await waitFor(() => expect(frontPage().textContent).toContain('商品7'))
  await waitFor(() => expect(requestsOf(added)).toMatchObject([{ body: { variant_id: 11, quantity: 1 } }]))
})
