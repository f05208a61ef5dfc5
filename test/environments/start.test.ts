import { type App, boot, close, reload, until } from './support/app'
import { isMini, kind } from './support/kind'
import { openShop, pageconfig, shop, theUser } from './support/origin'
import { returnNetwork, shellToken } from './support/vendor'

type Screen = Awaited<ReturnType<App['render']['render']>>

let app: App
afterEach(async () => {
  shellToken('')
  const leftovers = await close()
  await shop().close()
  expect(leftovers).toEqual([])
})

/** A shop that knows its user by a token on mini-programs and in the native app, and by a cookie elsewhere. */
async function openOwnShop(): Promise<void> {
  await openShop()
  const hasToken = isMini || kind === 'app'
  if (kind === 'app') shellToken('t1')
  shop().on('GET /mpage/user/pageconfig/', ({ headers }) => ({
    body: { ...pageconfig, user: hasToken && !headers.authorization ? null : theUser },
  }))
  shop().on('POST /base/user/login_mini/', () => ({
    body: { user: theUser, token: 't1', basket_count: 0, flashMessages: [] },
  }))
}

const PAGECONFIG = 'GET /mpage/user/pageconfig/'
/** The calls of the start in this environment. */
const calls = isMini ? [PAGECONFIG, 'POST /base/user/login_mini/'] : [PAGECONFIG, 'GET /flashmessage/']
/** A screen of one's own, by the state that its guard gives. */
function OwnScreen({ useGuard }: { readonly useGuard: App['guard']['useRequireLogin'] }) {
  return useGuard()?.kind ?? 'content'
}

const losses = { 'no reply': 'drop', 'a broken gateway': { status: 502, body: 'Bad Gateway' } } as const

for (const call of calls) {
  test.each(Object.entries(losses))(
    `${call} answered once by %s leaves a start that completes by itself`,
    async (_, loss) => {
      await openOwnShop()
      let count = 0
      const answer = shop().handlerOf(call)
      shop().on(call, (request) => (count++ === 0 ? loss : answer(request)))
      app = await boot()
      await until(() => app.session().status === 'user' && count > 1)
      expect([app.session().user, app.siteState().status, app.siteState().site?.name]).toEqual([theUser, 'ready', '茶'])
      expect([app.display.messages, app.screens.openedScreens()]).toEqual([[], []])
      // The start makes no other call, which could be lost, too.
      const routes = new Set(
        shop()
          .requests()
          .map(({ route }) => route),
      )
      expect([...routes].filter((route) => !calls.includes(route))).toEqual([])
    },
  )
}

test('a screen shows a failure with a way to try again until the start is complete', async () => {
  await openOwnShop()
  let isUp = false
  const answer = shop().handlerOf(PAGECONFIG)
  shop().on(PAGECONFIG, (request) => (isUp ? answer(request) : 'drop'))
  app = await boot()
  const screen = await app.render.render(app.react.createElement(OwnScreen, { useGuard: app.guard.useRequireLogin }))
  await until(() => screen.text() === 'failed')
  isUp = true
  await until(() => screen.text() === 'content')
  expect(app.screens.openedScreens()).toEqual([])
})

/** A button in the place of a failure's own. */
function FailedScreen({ own }: { readonly own: App }) {
  const state = own.guard.useRequireLogin()
  if (state?.kind !== 'failed') return state?.kind ?? 'content'
  return own.react.createElement('button', { onClick: state.onRetry }, '重新加载')
}

test.each([
  ['重新加载', (screen: Screen) => screen.tap('重新加载')],
  ['the return of the network', async () => returnNetwork()],
])('%s starts again at once, whatever pause is on', async (_, act) => {
  await openOwnShop()
  let isUp = false
  const answer = shop().handlerOf(PAGECONFIG)
  shop().on(PAGECONFIG, (request) => (isUp ? answer(request) : 'drop'))
  app = await boot()
  // From now on no pause ends by itself.
  app.pauses.closePauses()
  const screen = await app.render.render(app.react.createElement(FailedScreen, { own: app }))
  await until(() => screen.text() === '重新加载' && app.startup.pendingStartup() === null)
  isUp = true
  await act(screen)
  await until(() => screen.text() === 'content')
})

if (isMini || kind === 'app') {
  test('a stored token is used while the start is lost, and no other login is made', async () => {
    await openOwnShop()
    app = await boot()
    await until(() => app.session().status === 'user')
    const logins = shop().requests('POST /base/user/login_mini/').length
    shop().on(PAGECONFIG, () => 'drop')
    shop().on('*', ({ headers }) => ({ body: { token: headers.authorization ?? '' } }))
    app = await reload()
    await until(() => app.siteState().status === 'failed')
    expect([app.session().status, await app.session().ensureLogin()]).toEqual(['unknown', true])
    expect(await app.client.call('GET /shop/product/{id}/', { params: { id: 1 } })).toEqual({ token: 'Token t1' })
    expect(shop().requests('POST /base/user/login_mini/')).toHaveLength(logins)
    expect(app.screens.openedScreens()).toEqual([])
  })
}

test('a failed screen loads by itself when the network returns', async () => {
  await openOwnShop()
  app = await boot()
  const { queryClient } = app.queries
  let isUp = false
  const observer = new app.reactQuery.QueryObserver(queryClient, {
    queryKey: ['page', 'index', null],
    queryFn: async () => {
      if (!isUp) throw new app.client.ApiError({ kind: 'network' })
      return 'home'
    },
    retry: false,
  })
  const stop = observer.subscribe(() => {})
  await until(() => observer.getCurrentResult().isError)
  isUp = true
  returnNetwork()
  await until(() => observer.getCurrentResult().data === 'home')
  stop()
})
