import { type App, boot, close, expectMessages, until } from './support/app'
import { isMini, kind } from './support/kind'
import { openShop, pageconfig, shop, theUser } from './support/origin'
import { shellEvent, shellToken } from './support/vendor'

const OVER = { status: 401, body: { err_code: '10401', detail: '请先登录' } }

let app: App
beforeEach(async () => {
  await openShop()
  app = await boot()
})
afterEach(async () => {
  shellToken('')
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual([])
})

const logins = () => app.screens.openedScreens().filter(({ name }) => name === 'login')
const ten = () =>
  Array.from({ length: 10 }, (_, index) => app.client.call('GET /shop/product/{id}/', { params: { id: index + 1 } }))

test('ten 401 responses open the login screen once when silent login fails', async () => {
  shop().on('*', () => OVER)
  shop().on('POST /base/user/login_mini/', () => 'drop')
  await expectMessages(app, ten())
  await expectMessages(app, ten())
  await until(() => logins().length > 0)
  expect(logins()).toEqual([{ name: 'login', params: { next: '/' }, mode: 'push' }])
  expect(app.display.messages).toEqual([])
  expect(app.session()).toMatchObject({ status: 'visitor', user: null })
})

// A browser has no login without the visitor; WeChat's has one by leaving the page, which the next start finishes.
if (isMini || kind === 'app') {
  test('ten 401 responses cause one session refresh, after which all ten requests succeed', async () => {
    shop().on('*', ({ headers }) => (headers.authorization === 'Token t2' ? { body: { id: 1 } } : OVER))
    shop().on('POST /base/user/login_mini/', () => ({
      body: { user: theUser, token: 't2', basket_count: 0, flashMessages: [] },
    }))
    shellToken('t2')
    const calls = ten()
    await expectMessages(app, calls)
    expect(await Promise.all(calls)).toHaveLength(10)
    expect(shop().requests('POST /base/user/login_mini/')).toHaveLength(isMini ? 1 : 0)
    expect(shop().requests('GET /shop/product/1/')).toHaveLength(2)
    expect([logins(), app.display.messages, app.session().status]).toEqual([[], [], 'user'])
  })
}

if (isMini) {
  test('a rejected silent login shows its reason once', async () => {
    const refusal = { status: 400, body: { err_code: '11004', detail: '小程序登录失败：code 已使用' } }
    shop().on('*', () => OVER)
    shop().on('POST /base/user/login_mini/', () => refusal)
    await expectMessages(app, ten())
    await expectMessages(app, ten())
    expect(app.display.messages).toEqual(['小程序登录失败：code 已使用'])
  })
}

if (kind === 'app') {
  test('a logout in the native app ends the session and clears user-specific queries', async () => {
    const { queryClient, keys } = app.queries
    queryClient.setQueryData(keys.orders(), 'private')
    queryClient.setQueryData(keys.categories(), 'public')
    shop().on('GET /mpage/user/pageconfig/', ({ headers }) => ({
      body: { ...pageconfig, user: headers.authorization ? theUser : null },
    }))
    shellEvent('token', { token: '' })
    await until(() => app.session().status === 'visitor')
    expect([queryClient.getQueryData(keys.orders()), queryClient.getQueryData(keys.categories())]).toEqual([
      undefined,
      'public',
    ])
    shellEvent('token', { token: 't9' })
    await until(() => app.session().status === 'user')
  })
}

test('logout clears the session even when the server is unreachable', async () => {
  await shop().close()
  await app.session().logout()
  expect(app.session()).toMatchObject({ status: 'visitor', user: null })
  expect(app.display.messages).toEqual([])
})
