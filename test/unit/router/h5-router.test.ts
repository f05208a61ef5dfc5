/** @jest-environment jsdom */
import { waitFor } from '@testing-library/dom'
import { routes } from '@storefront/contract/routes'

process.env.TARO_PLATFORM = 'web'

type Index = typeof import('@/router/h5')
type Navigate = typeof import('@/router/navigate')
type Platform = typeof import('@/router/router')

interface Booted extends Index, Navigate {
  readonly router: Platform['router']
  /** Events of screens in order: `+` mounted, `-` unmounted. */
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
    unmount(id: string, callback?: () => void) {
      log.push(`-${nameOf(id)}`)
      document.getElementById(id)?.remove()
      callback?.()
    },
  } as typeof Current.app
  const index = await import('@/router/h5')
  const config = {
    pages: [],
    routes: routes.map((row) => ({
      path: row.page,
      navigationBarTitleText: row.name,
      load: () => [Promise.resolve({ default: class {} })] as const,
    })),
  }
  index.createRouter({}, {}, config)
  await waitForRouter()
  return { ...index, ...(await import('@/router/navigate')), router: (await import('@/router/router')).router, log }
}

/** jsdom moves through its history a few turns later. */
const waitForRouter = () => new Promise((resolve) => setTimeout(resolve, 20))

const visiblePages = () =>
  [...document.querySelectorAll('.taro_page:not(.taro_page_shade)')].map((element) => element.id.replace(/\?.*/, ''))

/** Moves in the browser's history and waits until the move has arrived, however busy the machine is. */
async function browserGo(delta: number): Promise<void> {
  const popState = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
  window.history.go(delta)
  await popState
  await waitForRouter()
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

describe('web router', () => {
  test('opens a deep link with the parameters of path and query', async () => {
    const { router } = await boot('/mobile/product/12/?preview=a%20b')
    expect(visiblePages()).toEqual(['/pages/shop/product/detail'])
    expect(router.here()).toEqual({ name: 'shop.product.detail', params: { id: '12', preview: 'a b' } })
    expect(router.screen().get()).toEqual({ id: '12', preview: 'a b' })
    expect(document.title).toBe('shop.product.detail')
  })

  test('adds a missing trailing slash to the URL', async () => {
    await boot('/mobile/product/12?x=1')
    expect(window.location.pathname + window.location.search).toBe('/mobile/product/12/?x=1')
  })

  test('preserves the prefix of a tenant site and reports its tenant', async () => {
    const { go, router } = await boot('/mobile-t/qingshi/')
    await go('shop.order.detail', { number: 'D1', x: 'y' })
    expect(window.location.pathname + window.location.search).toBe('/mobile-t/qingshi/order/D1/?x=y')
    expect(router.site()).toEqual({ base: '/mobile-t/qingshi', tenant: 'qingshi' })
  })

  test.each(['/mobile/nope/', '/mobile/product/1/2/', '/mobile/%E0%A4%A/', '/mobiles/', '/mobile-t/'])(
    '%s shows the not-found screen under the typed URL',
    async (address) => {
      await boot(address)
      expect(visiblePages()).toEqual(['/pages/notfound/index'])
      expect(window.location.pathname).toBe(address)
    },
  )

  test('back restores the previous screen and unmounts the one that was left', async () => {
    const { go, log } = await boot('/mobile/post/article/')
    await go('post.article.detail', { id: 1 })
    expect(visiblePages()).toEqual(['/pages/content/article/detail'])
    await browserBack()
    expect(visiblePages()).toEqual(['/pages/content/article/list'])
    expect(log).toEqual(['+list:s1', '+detail:s2', '-detail:s2'])
  })

  test('the same route opened repeatedly gets a screen each, also when going back two steps', async () => {
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

  test('consumed launch params leave the address and the parameters of the screen in front', async () => {
    const { router } = await boot('/mobile/product/?category=1&utm_source=qq')
    const { launchParams } = await import('@/platform/launch-params')
    expect(launchParams.consume(['utm_source'])).toEqual({ utm_source: 'qq' })
    expect([router.screen().get(), window.location.search]).toEqual([{ category: '1' }, '?category=1'])
  })

  test('replace leaves no history entry for the replaced screen', async () => {
    const { go } = await boot('/mobile/post/article/')
    await go('shop.checkout', { source: 'basket' })
    await go('payment', { order: 'D1' }, { replace: true })
    await browserBack()
    expect(visiblePages()).toEqual(['/pages/content/article/list'])
  })

  test('a tab stays mounted under other screens and is restored with its query', async () => {
    const { go, router, log } = await boot('/mobile/category/')
    router.screen().set({ node: 3 })
    await go('shop.product.detail', { id: 1 })
    await go('mobile.index')
    await go('shop.category')
    expect(window.location.pathname + window.location.search).toBe('/mobile/category/?node=3')
    expect(log.filter((line) => line.startsWith('+index'))).toHaveLength(2)
  })

  test('relaunch unmounts all other screens', async () => {
    const { go } = await boot('/mobile/category/')
    await go('login')
    await go('mobile.index', {}, { relaunch: true })
    expect(document.querySelectorAll('.taro_page')).toHaveLength(1)
  })

  test('back on the first screen opens the fallback', async () => {
    const { back } = await boot('/mobile/product/1/')
    back('shop.product')
    await waitForRouter()
    expect(window.location.pathname).toBe('/mobile/product/')
  })

  test('a double tap on a link opens one screen', async () => {
    const { go, log } = await boot('/mobile/')
    await Promise.all([go('shop.product'), go('shop.product')])
    expect(log).toEqual(['+index:s1', '+list:s2'])
  })

  test('the later of two concurrent navigations wins', async () => {
    const { go } = await boot('/mobile/')
    await Promise.all([go('shop.product'), go('event.event')])
    expect(visiblePages()).toEqual(['/pages/event/event/list'])
  })

  test('only one screen is shown when a navigation overtakes a screen that is still mounting', async () => {
    const { go } = await boot('/mobile/')
    const { Current } = await import('@tarojs/runtime')
    const { app } = Current
    if (!app?.mount) throw new Error('no app')
    const { mount } = app
    const mounted: (() => void)[] = []
    app.mount = (component, id, onMount) => mount(component, id, (element) => void mounted.push(() => onMount(element)))
    const moves = [go('shop.product')]
    await waitForRouter()
    moves.push(go('event.event'))
    await waitForRouter()
    for (const finishMount of mounted) finishMount()
    await Promise.all(moves)
    expect(visiblePages()).toEqual(['/pages/event/event/list'])
  })

  test('next of the login returns to the screen and never leads off the site', async () => {
    const { go, goLogin, goAddress, here } = await boot('/mobile/')
    await go('shop.order.detail', { number: 'D/1', tab: 'a&b' })
    await goLogin()
    const next = new URLSearchParams(window.location.search).get('next') ?? ''
    expect(next).toBe('/order/D%2F1/?tab=a%26b')
    await goAddress(next, { replace: true })
    expect(here()).toBe(next)
    for (const evil of [
      'https://example.com/',
      '//example.com/',
      '/\\example.com',
      'javascript:alert(1)',
      '/login/?next=/login/',
    ]) {
      await goAddress(evil)
      expect(window.location.pathname).toBe('/mobile/')
      await go('shop.order')
    }
  })

  test('concurrent redirects to login open it once, with the current screen as next', async () => {
    const { go, goLogin, here } = await boot('/mobile/')
    await go('wallet')
    const entries = window.history.length
    await Promise.all([goLogin(), goLogin({ gate: true, replace: true }), goLogin()])
    await goLogin({ gate: true, replace: true })
    expect([here(), window.history.length - entries]).toEqual(['/login/?next=%2Fwallet%2F', 1])
  })

  test('a reloaded login with a nested next leads to the innermost screen', async () => {
    const nested = encodeURIComponent(`/login/?next=${encodeURIComponent('/wallet/')}&gate=1`)
    const { goLogin, goAddress, here } = await boot(`/mobile/login/?next=${nested}`)
    await goLogin()
    await goAddress(new URLSearchParams(window.location.search).get('next') ?? undefined, { replace: true })
    expect([here(), window.location.pathname]).toEqual(['/wallet/', '/mobile/wallet/'])
  })

  test('a click on a link of the site opens its screen without a reload', async () => {
    await boot('/mobile/')
    document.body.insertAdjacentHTML('beforeend', '<a href="/mobile/event/5/?a=b"><b>x</b></a>')
    document.querySelector('b')?.click()
    await waitForRouter()
    expect(visiblePages()).toEqual(['/pages/event/event/detail'])
  })

  test('the navigation functions of Taro work for libraries that use them', async () => {
    const { navigateTo, navigateBack, switchTab, getCurrentPages } = await boot('/mobile/')
    await navigateTo({ url: '/pages/shop/product/detail?id=7' })
    expect(window.location.pathname).toBe('/mobile/product/7/')
    expect(getCurrentPages()).toHaveLength(2)
    await navigateBack()
    expect(visiblePages()).toEqual(['/pages/index/index'])
    await switchTab({ url: '/pages/ucenter/index' })
    expect(visiblePages()).toEqual(['/pages/ucenter/index'])
    await expect(navigateTo({ url: '/pages/none' })).rejects.toEqual({
      errMsg: 'navigateTo:fail page "/pages/none" is not found',
    })
  })
})

describe('screen with unsaved changes', () => {
  /** A product opened from home, held; `answer` answers the latest question. */
  async function openBlocked() {
    const { go } = await boot('/mobile/')
    await go('shop.product.detail', { id: 1 })
    const { blockNavigation } = await import('@/platform/navigation-guard')
    const answers: ((leave: boolean) => void)[] = []
    const confirmLeave = jest.fn(() => new Promise<boolean>((resolve) => answers.push(resolve)))
    const release = blockNavigation('未保存', confirmLeave)
    /** Goes back, and waits until the router has taken the move back, however busy the machine is. */
    const tryBack = async () => {
      await browserBack()
      await waitFor(() => expect(window.location.pathname).toBe('/mobile/product/1/'), { timeout: 60_000 })
    }
    const answer = async (leave: boolean) => {
      answers.pop()?.(leave)
      await waitForRouter()
    }
    return { confirmLeave, answer, release, tryBack }
  }

  test('stays with its URL while the confirmation is open and when it is declined', async () => {
    const { confirmLeave, answer, tryBack } = await openBlocked()
    await tryBack()
    expect([visiblePages(), window.location.pathname]).toEqual([['/pages/shop/product/detail'], '/mobile/product/1/'])
    await tryBack()
    expect(confirmLeave).toHaveBeenCalledTimes(1)
    await answer(false)
    expect(visiblePages()).toEqual(['/pages/shop/product/detail'])
    await tryBack()
    expect(confirmLeave).toHaveBeenCalledTimes(2)
  })

  test('is left when the visitor confirms', async () => {
    const { answer, tryBack } = await openBlocked()
    await tryBack()
    await answer(true)
    // Three moves in the browser's history: its own, back to the screen, and the one that is confirmed.
    await waitFor(
      () => expect([visiblePages(), window.location.pathname]).toEqual([['/pages/index/index'], '/mobile/']),
      { timeout: 60_000 },
    )
  })

  test('is left without confirmation once the guard is released', async () => {
    const { confirmLeave, release } = await openBlocked()
    release()
    await browserBack()
    expect([confirmLeave.mock.calls.length, visiblePages()]).toEqual([0, ['/pages/index/index']])
  })

  test('requires no confirmation for a screen opened over it', async () => {
    const { confirmLeave } = await openBlocked()
    const { go } = await import('@/router/navigate')
    await go('shop.product.detail', { id: 2 })
    await browserBack()
    expect([confirmLeave.mock.calls.length, window.location.pathname]).toEqual([0, '/mobile/product/1/'])
  })
})
