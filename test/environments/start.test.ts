import { type App, boot, close, until } from './support/app'
import { isMini, kind } from './support/kind'
import { openShop, pageconfig, shop, theUser } from './support/origin'
import { returnNetwork, shellToken } from './support/vendor'

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
