/** @jest-environment jsdom */
import { routes } from '@storefront/contract/routes'

process.env.TARO_PLATFORM = 'web'

type Index = typeof import('@/platform/router-h5')
type Navigate = typeof import('@/routes/navigate')
type Platform = typeof import('@/platform/router')

interface Booted extends Index, Navigate {
  readonly router: Platform['router']
  /** What happened to screens, in order: `+` mounted, `-` unmounted. */
  readonly log: string[]
}

/** Opens the site on an address with a stand-in for React: a page is an empty element. */
async function boot(address: string): Promise<Booted> {
  jest.resetModules()
  document.body.innerHTML = '<div id="app"></div>'
  window.history.replaceState(null, '', address)
  const log: string[] = []
  const { Current } = await import('@tarojs/runtime')
  const nameOf = (id: string) => id.slice(id.lastIndexOf('/') + 1).replace('?stamp=', ':')
  Current.app = {
    mount(_component: object, id: string, mounted: () => void) {
      log.push(`+${nameOf(id)}`)
      const element = Object.assign(document.createElement('div'), { id, className: 'taro_page' })
      document.getElementById('app')?.append(element)
      mounted()
    },
    unmount(id: string, done?: () => void) {
      log.push(`-${nameOf(id)}`)
      document.getElementById(id)?.remove()
      done?.()
    },
  } as typeof Current.app
  const index = await import('@/platform/router-h5')
  const config = {
    pages: [],
    routes: routes.map((row) => ({ path: row.page, navigationBarTitleText: row.name, load: () => [Promise.resolve({ default: class {} })] as const })),
  }
  index.createRouter({}, {}, config)
  await settled()
  return { ...index, ...(await import('@/routes/navigate')), router: (await import('@/platform/router')).router, log }
}

/** jsdom moves through its history a few turns later. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 20))

const visiblePages = () => [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].map((element) => element.id.replace(/\?.*/, ''))

/** Moves in the browser's history and waits until the move has arrived, however busy the machine is. */
async function browserGo(delta: number): Promise<void> {
  const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.go(delta)
  await arrived
  await settled()
}

const browserBack = () => browserGo(-1)

// Routers of earlier tests listen to this window and its document too; they must not answer for the one under test.
const stops: (() => void)[] = []
beforeAll(() => {
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target)
    target.addEventListener = (name: string, handler: EventListener, options?: AddEventListenerOptions) => {
      listen(name, handler, options)
      stops.push(() => target.removeEventListener(name, handler))
    }
  }
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

describe('the web router', () => {
  test('a deep link opens its screen with the parameters of the path and the query', async () => {
    const { router } = await boot('/mobile/product/12/?preview=a%20b')
    expect(visiblePages()).toEqual(['/pages/shop/product/detail'])
    expect(router.here()).toEqual({ name: 'shop.product.detail', params: { id: '12', preview: 'a b' } })
    expect(router.screen().get()).toEqual({ id: '12', preview: 'a b' })
    expect(document.title).toBe('shop.product.detail')
  })

  test('an address without its closing slash gets it', async () => {
    await boot('/mobile/product/12?x=1')
    expect(window.location.pathname + window.location.search).toBe('/mobile/product/12/?x=1')
  })

  test("a tenant's site keeps its prefix and names its tenant", async () => {
    const { go, router } = await boot('/mobile-t/qingshi/')
    await go('shop.order.detail', { number: 'D1', x: 'y' })
    expect(window.location.pathname + window.location.search).toBe('/mobile-t/qingshi/order/D1/?x=y')
    expect(router.site()).toEqual({ base: '/mobile-t/qingshi', tenant: 'qingshi' })
  })

  test.each(['/mobile/nope/', '/mobile/product/1/2/', '/mobile/%E0%A4%A/', '/mobiles/', '/mobile-t/'])(
    '%s is the not-found screen, under the address that was typed',
    async (address) => {
      await boot(address)
      expect(visiblePages()).toEqual(['/pages/notfound/index'])
      expect(window.location.pathname).toBe(address)
    },
  )

  test('back shows the screen before as it was left, and unmounts the one that was left', async () => {
    const { go, log } = await boot('/mobile/post/article/')
    await go('post.article.detail', { id: 1 })
    expect(visiblePages()).toEqual(['/pages/content/article/detail'])
    await browserBack()
    expect(visiblePages()).toEqual(['/pages/content/article/list'])
    expect(log).toEqual(['+list:s1', '+detail:s2', '-detail:s2'])
  })

  test('the same screen twice is two screens: back from product 2 is product 1, also over two steps at once', async () => {
    const { go, router } = await boot('/mobile/product/1/')
    await go('shop.product.detail', { id: 2 })
    await go('shop.product.detail', { id: 3 })
    expect(router.screen().get()).toEqual({ id: '3' })
    await browserGo(-2)
    expect(router.screen().get()).toEqual({ id: '1' })
    expect(visiblePages()).toHaveLength(1)
    await browserGo(1)
    expect(router.screen().get()).toEqual({ id: '2' })
  })

  test('a changed query keeps the screen mounted, and back leaves it', async () => {
    const { go, router, log } = await boot('/mobile/')
    await go('shop.product', { category: 1 })
    const before = log.length
    router.screen().set({ ordering: 'price', category: undefined })
    expect(window.location.pathname + window.location.search).toBe('/mobile/product/?ordering=price')
    expect(log).toHaveLength(before)
    await browserBack()
    expect(visiblePages()).toEqual(['/pages/index/index'])
  })

  test('replace leaves no way back to the screen it replaced', async () => {
    const { go } = await boot('/mobile/post/article/')
    await go('shop.checkout', { source: 'basket' })
    await go('payment', { order: 'D1' }, { replace: true })
    await browserBack()
    expect(visiblePages()).toEqual(['/pages/content/article/list'])
  })

  test('a tab stays mounted under what is opened over it, and comes back with its query', async () => {
    const { go, router, log } = await boot('/mobile/category/')
    router.screen().set({ node: 3 })
    await go('shop.product.detail', { id: 1 })
    await go('mobile.index')
    await go('shop.category')
    expect(window.location.pathname + window.location.search).toBe('/mobile/category/?node=3')
    expect(log.filter((line) => line.startsWith('+index'))).toHaveLength(2)
  })

  test('relaunch unmounts everything else', async () => {
    const { go } = await boot('/mobile/category/')
    await go('login')
    await go('mobile.index', {}, { relaunch: true })
    expect(document.querySelectorAll('.taro_page')).toHaveLength(1)
  })

  test('back on the first screen goes to the fallback', async () => {
    const { back } = await boot('/mobile/product/1/')
    back('shop.product')
    await settled()
    expect(window.location.pathname).toBe('/mobile/product/')
  })

  test('a second tap on a link opens one screen', async () => {
    const { go, log } = await boot('/mobile/')
    await Promise.all([go('shop.product'), go('shop.product')])
    expect(log).toEqual(['+index:s1', '+list:s2'])
  })

  test('the later of two moves wins, whichever file arrives first', async () => {
    const { go } = await boot('/mobile/')
    await Promise.all([go('shop.product'), go('event.event')])
    expect(visiblePages()).toEqual(['/pages/event/event/list'])
  })

  test('one screen is in front also when a move overtakes a screen that is still being mounted', async () => {
    const { go } = await boot('/mobile/')
    const { Current } = await import('@tarojs/runtime')
    const { app } = Current
    if (!app?.mount) throw new Error('no app')
    const { mount } = app
    const mounted: (() => void)[] = []
    app.mount = (component, id, done) => mount(component, id, (element) => void mounted.push(() => done(element)))
    const moves = [go('shop.product')]
    await settled()
    moves.push(go('event.event'))
    await settled()
    for (const done of mounted) done()
    await Promise.all(moves)
    expect(visiblePages()).toEqual(['/pages/event/event/list'])
  })

  test("login's next comes back to the screen, and no next leads off the site", async () => {
    const { go, goLogin, goAddress, here } = await boot('/mobile/')
    await go('shop.order.detail', { number: 'D/1', tab: 'a&b' })
    await goLogin()
    const next = new URLSearchParams(window.location.search).get('next') ?? ''
    expect(next).toBe('/order/D%2F1/?tab=a%26b')
    await goAddress(next, { replace: true })
    expect(here()).toBe(next)
    for (const evil of ['https://example.com/', '//example.com/', '/\\example.com', 'javascript:alert(1)', '/login/?next=/login/']) {
      await goAddress(evil)
      expect(window.location.pathname).toBe('/mobile/')
      await go('shop.order')
    }
  })

  test('two who send a visitor to login at once open it once, and it comes back to their screen', async () => {
    const { go, goLogin, here } = await boot('/mobile/')
    await go('wallet')
    const entries = window.history.length
    await Promise.all([goLogin(), goLogin({ gate: true, replace: true }), goLogin()])
    await goLogin({ gate: true, replace: true })
    expect([here(), window.history.length - entries]).toEqual(['/login/?next=%2Fwallet%2F', 1])
  })

  test('login that was reloaded with an address of login as its next leads on to the innermost', async () => {
    const nested = encodeURIComponent(`/login/?next=${encodeURIComponent('/wallet/')}&gate=1`)
    const { goLogin, goAddress, here } = await boot(`/mobile/login/?next=${nested}`)
    await goLogin()
    await goAddress(new URLSearchParams(window.location.search).get('next') ?? undefined, { replace: true })
    expect([here(), window.location.pathname]).toEqual(['/wallet/', '/mobile/wallet/'])
  })

  test('a click on a real link of the site opens its screen in place', async () => {
    await boot('/mobile/')
    document.body.insertAdjacentHTML('beforeend', '<a href="/mobile/event/5/?a=b"><b>x</b></a>')
    document.querySelector('b')?.click()
    await settled()
    expect(visiblePages()).toEqual(['/pages/event/event/detail'])
  })

  test("Taro's own calls work for libraries that use them", async () => {
    const { navigateTo, navigateBack, switchTab, getCurrentPages } = await boot('/mobile/')
    await navigateTo({ url: '/pages/shop/product/detail?id=7' })
    expect(window.location.pathname).toBe('/mobile/product/7/')
    expect(getCurrentPages()).toHaveLength(2)
    await navigateBack()
    expect(visiblePages()).toEqual(['/pages/index/index'])
    await switchTab({ url: '/pages/ucenter/index' })
    expect(visiblePages()).toEqual(['/pages/ucenter/index'])
    await expect(navigateTo({ url: '/pages/none' })).rejects.toEqual({ errMsg: 'navigateTo:fail page "/pages/none" is not found' })
  })
})

describe('a screen with changes that are not saved', () => {
  /** A product opened from home, held; `answer` answers the latest question. */
  async function openBlocked() {
    const { go } = await boot('/mobile/')
    await go('shop.product.detail', { id: 1 })
    const { unsaved } = await import('@/platform/unsaved')
    const answers: ((leave: boolean) => void)[] = []
    const ask = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
    const release = unsaved.hold('未保存', ask)
    const answer = async (leave: boolean) => {
      answers.pop()?.(leave)
      await settled()
    }
    return { ask, answer, release }
  }

  test('stays, with its address, while the visitor is asked and when they stay', async () => {
    const { ask, answer } = await openBlocked()
    await browserBack()
    expect([visiblePages(), window.location.pathname]).toEqual([['/pages/shop/product/detail'], '/mobile/product/1/'])
    await browserBack()
    expect(ask).toHaveBeenCalledTimes(1)
    await answer(false)
    expect(visiblePages()).toEqual(['/pages/shop/product/detail'])
    await browserBack()
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('is left when the visitor agrees', async () => {
    const { answer } = await openBlocked()
    await browserBack()
    await answer(true)
    expect([visiblePages(), window.location.pathname]).toEqual([['/pages/index/index'], '/mobile/'])
  })

  test('is left without a question once it lets go', async () => {
    const { ask, release } = await openBlocked()
    release()
    await browserBack()
    expect([ask.mock.calls.length, visiblePages()]).toEqual([0, ['/pages/index/index']])
  })

  test('asks nothing for a screen over it', async () => {
    const { ask } = await openBlocked()
    const { go } = await import('@/routes/navigate')
    await go('shop.product.detail', { id: 2 })
    await browserBack()
    expect([ask.mock.calls.length, window.location.pathname]).toEqual([0, '/mobile/product/1/'])
  })
})
