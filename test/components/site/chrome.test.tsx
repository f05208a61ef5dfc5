import { display } from '@/platform/display'
import { Screen } from '@/ui/layout/Screen'
import { cleanup, fire } from '../../setup/render'
import { openedScreens } from '../screen-router'
import { renderAround } from './support'

jest.mock('@/platform/display', () => ({
  display: { textScale: () => 1, setTitle() {}, scrollToTop: jest.fn(), setChrome() {} },
}))

const element = <Screen title="屏">内容</Screen>
const foot = () => document.querySelector('[role="contentinfo"]')

describe('branding footer', () => {
  test('shows the site, the provider and the ICP licence', async () => {
    await renderAround(element, { at: 'shop.product' })
    expect(foot()?.textContent).toBe('青拾生活由 Storefront 提供服务浙ICP备20260001号')
    expect([...(foot()?.querySelectorAll('a') ?? [])].map((link) => link.href)).toEqual([
      'https://maker.example/',
      'https://beian.miit.gov.cn/',
    ])
  })

  test.each(['payment', 'login', 'shop.checkout'] as const)('is absent on %s', async (at) => {
    await renderAround(element, { at })
    expect(foot()).toBeNull()
  })

  test.each(['shop.basket', 'shop.product.detail', 'event.event.detail', 'shop.order.detail'] as const)(
    'reserves its space on %s while loading, so that the layout does not shift',
    async (at) => {
      const screen = await renderAround(<Screen title="屏" state={{ kind: 'loading' }} />, {
        at,
        params: { id: '1', number: 'D1' },
      })
      expect(foot()).toBeNull()
      const place = screen.box.querySelector('[class~="anchor"]')
      expect(place).not.toBeNull()
      await screen.rerender(element)
      expect(screen.box.querySelector('[class~="anchor"]')).toBe(place)
      expect(foot()?.parentElement).toBe(place)
    },
  )

  test('is rendered after the content on other screens', async () => {
    const screen = await renderAround(<Screen title="屏" state={{ kind: 'loading' }} />, { at: 'post.article' })
    expect(foot()).toBeNull()
    await screen.rerender(element)
    expect(foot()?.parentElement?.className).not.toContain('anchor')
    expect(foot()).not.toBeNull()
  })

  test('omits what the site does not configure', async () => {
    await renderAround(element, { site: { powered_by: { name: '', url: '' }, extra_data: { icp_content: '' } } })
    expect(foot()?.textContent).toBe('青拾生活')
  })
})

test('"back to top" is shown after 600 px and scrolls to the top', async () => {
  const screen = await renderAround(element)
  await fire('usePageScroll', { scrollTop: 600 })
  expect(screen.all('回到顶部')).toHaveLength(0)
  await fire('usePageScroll', { scrollTop: 601 })
  await screen.tap('回到顶部')
  expect(display.scrollToTop).toHaveBeenCalledTimes(1)
  await fire('usePageScroll', { scrollTop: 0 })
  expect(screen.all('回到顶部')).toHaveLength(0)
})

test('shows a notice on a preview URL only', async () => {
  const words = '当前为临时链接，仅供预览，即将失效'
  const plain = await renderAround(element)
  expect(plain.all(words)).toHaveLength(0)
  for (const preview of ['abc', '']) {
    cleanup()
    await renderAround(element, { params: { preview } })
    expect(plain.get(words).closest('[role="status"]')).not.toBeNull()
  }
})

test("the address's title is the first title, until the screen's own is there", async () => {
  const setTitle = jest.spyOn(display, 'setTitle')
  const screen = await renderAround(<Screen title="活动" state={{ kind: 'loading' }} />, {
    params: { title: '春茶会' },
  })
  expect(setTitle).toHaveBeenLastCalledWith('春茶会')
  await screen.rerender(<Screen title="山雾春茶会" />)
  expect(setTitle).toHaveBeenLastCalledWith('山雾春茶会')
  await screen.rerender(<Screen title="" />)
  expect(setTitle).toHaveBeenLastCalledWith('春茶会')
})

test('a failed screen offers a retry and a link home, the link only outside the tab bar', async () => {
  const onRetry = jest.fn()
  const failedState = { kind: 'failed', text: '网络异常', onRetry } as const
  const screen = await renderAround(<Screen title="屏" state={failedState} />, { at: 'shop.product' })
  await screen.tap('重新加载')
  expect(onRetry).toHaveBeenCalledTimes(1)
  await screen.tap('回到首页')
  expect(openedScreens()).toEqual([{ name: 'mobile.index', params: {}, mode: 'replace' }])
  await screen.rerender(<Screen title="屏" state={failedState} tab="mobile.index" />)
  expect(screen.all('回到首页')).toHaveLength(0)
})

test('a screen that is no tab has its title and the way back over it', async () => {
  const screen = await renderAround(<Screen title="屏" />, { at: 'shop.product' })
  expect(screen.box.querySelector('[data-title]')?.getAttribute('data-title')).toBe('屏')
  await screen.tap('返回上一页')
  expect(openedScreens()).toEqual([{ name: 'mobile.index', params: {}, mode: 'replace' }])
  await screen.rerender(<Screen title="屏" tab="mobile.index" />)
  expect(screen.all('返回上一页')).toHaveLength(0)
})

describe('floating navigation', () => {
  test('expands to home, basket and customer service', async () => {
    const screen = await renderAround(element, { at: 'shop.product' })
    expect(screen.all('客服')).toHaveLength(0)
    await screen.tap('快捷导航')
    await screen.waitFor(() => screen.get('客服'))
    await screen.tap('首页')
    await screen.tap('购物车')
    expect(openedScreens().map(({ name }) => name)).toEqual(['mobile.index', 'shop.basket'])
    await screen.tap('客服')
    await screen.waitFor(() => screen.role('dialog').length === 1)
    expect(screen.role('dialog')[0]?.getAttribute('aria-label')).toBe('联系我们')
    await screen.tap('收起导航')
    expect(screen.all('客服')).toHaveLength(0)
  })

  test('collapses when the screen is scrolled', async () => {
    const screen = await renderAround(element)
    await screen.tap('快捷导航')
    await screen.waitFor(() => screen.get('客服'))
    await fire('usePageScroll', { scrollTop: 10 })
    expect(screen.all('客服')).toHaveLength(0)
  })

  test.each(['login', 'payment', 'shop.product.detail'] as const)(
    'is absent on %s, which has its own navigation',
    async (at) => {
      const screen = await renderAround(element, { at, params: { id: '1' } })
      expect(screen.all('快捷导航')).toHaveLength(0)
    },
  )

  test('is absent on a tab', async () => {
    const screen = await renderAround(<Screen title="屏" tab="mobile.index" />, { at: 'mobile.index' })
    expect(screen.all('快捷导航')).toHaveLength(0)
  })
})
