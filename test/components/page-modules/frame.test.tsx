import { CLIENT_LOG } from '@storefront/contract/constants'
import type { PageModule } from '@storefront/contract/entities/content/page'
import fc from 'fast-check'
import { PageModules } from '@/page-modules/PageModules'
import { contentApi } from '@/services/api/content'
import { ApiError } from '@/services/error'
import { logClient } from '@/services/log'
import { button, moduleOf, refusal, renderScreen } from '../fixtures'
import { openedScreens } from '../screen-router'

jest.mock('@/services/log', () => ({ ...jest.requireActual('@/services/log'), logClient: jest.fn() }))

const item = (id: number) => ({ id, name: `商品${id}`, price: '10.00' })
const items = (...ids: number[]) => ({ count: ids.length, results: ids.map(item) })
const titleConfig = (title: string, more: object = {}) => ({ has_title: true, title_config: { title }, ...more })
const show = (...modules: Partial<PageModule>[]) =>
  renderScreen(
    <PageModules of="mpage.page:1" modules={modules.map((module, index) => moduleOf({ id: index + 1, ...module }))} />,
  )
const heading = (screen: Awaited<ReturnType<typeof show>>, text: string) =>
  screen.role('heading').find((one) => one.textContent?.includes(text))
/** The element that the frame of the first module is. */
const frame = (screen: Awaited<ReturnType<typeof show>>) =>
  screen.box.firstElementChild?.firstElementChild as HTMLElement

describe('module frame', () => {
  test('shows title, subtitle and title color only when the title is enabled', async () => {
    const config = {
      has_title: true,
      title_config: { title: '新品', subtitle: '本周到店', color: '#c00', align: 'center' as const },
    }
    const screen = await show({ config, data: items(1) }, { config: { ...config, has_title: false }, data: items(2) })
    expect(heading(screen, '新品')?.style.color).toBe('rgb(204, 0, 0)')
    expect(screen.text()).toContain('本周到店')
    expect(screen.role('heading').filter((one) => one.textContent === '新品')).toHaveLength(1)
  })

  test('applies 11 px side padding and a bottom gap by default, and padding and background of the config', async () => {
    const plain = frame(await show({ data: items(1) }))
    expect([plain.style.getPropertyValue('--pad'), plain.style.getPropertyValue('--ground')]).toEqual(['11px', ''])
    expect(plain.className).toContain('gap')
    const own = frame(
      await show({
        data: items(1),
        config: { padding_lr: 0, module_background_color: '#fffbe6', has_margin_b: false },
      }),
    )
    expect([own.style.getPropertyValue('--pad'), own.style.getPropertyValue('--ground')]).toEqual(['0px', '#fffbe6'])
    expect(own.className).not.toContain('gap')
  })

  test('a section in its own colour has a dark value, and without one it stays on light ground', async () => {
    const look = async (config: Record<string, string>) => {
      const own = frame(await show({ data: items(1), config }))
      return [own.style.getPropertyValue('--ground-d'), own.classList.contains('light')]
    }
    const colour = { module_background_color: '#fffbe6' }
    expect(await look({ ...colour, module_background_dark: '#201d08' })).toEqual(['#201d08', false])
    expect(await look(colour)).toEqual(['#fffbe6', true])
    expect(await look({})).toEqual(['', false])
  })

  test('a color value of the config cannot inject other style properties', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string(), fc.constantFrom('red;position:fixed', 'url(//x)', '#000/*', 'rgb(0,0,0);x:y')),
        async (colour) => {
          const screen = await show({
            data: items(1),
            config: {
              module_background_color: colour,
              module_background_dark: colour,
              ...titleConfig('甲', { title_config: { title: '甲', color: colour } }),
            },
          })
          for (const node of [frame(screen), heading(screen, '甲')])
            expect([node?.style.position, node?.style.backgroundImage]).toEqual(['', ''])
        },
      ),
      { numRuns: 40 },
    )
  })

  test('"more" opens the link of the config, or the list of the resource with its query', async () => {
    const more = { list_config: { show_more: true } }
    const screen = await show(
      {
        config: titleConfig('甲', { list_config: { show_more: true, more_link: { type: 'product', id: 7 } } }),
        data: items(1),
      },
      {
        config: titleConfig('乙', {
          ...more,
          resource: 'shop.product',
          resourceQuery: { category: 3, ordering: '-sales' },
        }),
        data: items(2),
      },
      { config: titleConfig('丙', { resource: 'shop.product' }), data: items(3) },
      { config: titleConfig('丁', { ...more, resource: 'no.such' }), data: items(4) },
    )
    await screen.tap('甲 查看更多')
    await screen.tap('乙 查看更多')
    expect(openedScreens()).toEqual([
      expect.objectContaining({ name: 'shop.product.detail', params: { id: '7' } }),
      expect.objectContaining({ name: 'shop.product', params: { category: '3', ordering: '-sales' } }),
    ])
    expect(screen.all(/查看更多/).map((one) => one.getAttribute('aria-label'))).toEqual(['甲 查看更多', '乙 查看更多'])
  })
})

describe('module link target', () => {
  const image = { full: '/m/i.png', thumb: '/m/i-t.png', thumb_wx_mp: '', width: 44, height: 44 }

  test('the thumbnail of the icon is shown beside the title', async () => {
    const screen = await show(
      { config: titleConfig('新品', { icon: image }), data: items(1) },
      { config: titleConfig('旧物', { icon: 'x' }), data: items(2) },
    )
    expect(heading(screen, '新品')?.querySelector('img')?.getAttribute('src')).toBe('/m/i-t.png')
    expect(heading(screen, '旧物')?.querySelector('img')).toBeNull()
  })

  test.each([
    [{ page_key: 'login' }, { name: 'login', params: { next: '/' } }],
    [{ page_key: 'home' }, { name: 'mobile.index', params: {} }],
    [
      { subpage: { composedpage_id: 3, page_id: 8 } },
      { name: 'mpage.composedpagepage', params: { id: '3', sub: '8' } },
    ],
    [
      { resource: 'shop.product', oid: 12, oslug: 'cup' },
      { name: 'shop.product.detail', params: { id: '12', slug: 'cup' } },
    ],
    [
      { resource: 'event.event', oslug: 'tea' },
      { name: 'event.event.detail', params: { id: 'tea' } },
    ],
    [
      { resource: 'event.event', slug: 'tea' },
      { name: 'event.event.detail', params: { id: 'tea' } },
    ],
  ] as const)('%j is opened by the title and by "more"', async (target, place) => {
    const screen = await show({
      config: titleConfig('甲', { ...target, list_config: { show_more: true } }),
      data: items(1),
    })
    await screen.tap('甲')
    await screen.tap('甲 查看更多')
    expect(openedScreens()).toEqual([expect.objectContaining(place), expect.objectContaining(place)])
  })

  test('link type 4 to a page of this shop opens its screen outside a messaging app', async () => {
    const screen = await show({
      config: titleConfig('小程序', { link_type: 4, url: 'weapp://gh_1/pages/shop/product/detail?id=7' }),
      data: items(1),
    })
    await screen.tap('小程序')
    // No messaging app here: the page is one of ours, and opens as a screen.
    expect(openedScreens()).toEqual([expect.objectContaining({ name: 'shop.product.detail', params: { id: '7' } })])
  })

  test.each([
    {},
    { resource: 'shop.product' },
    { oid: 3 },
    { page_key: 5 },
    { subpage: { page_id: 1 } },
    { link_type: 3, url: '/mobile/login/' },
  ])('%j has no target, and the title is not a link', async (target) => {
    const screen = await show({ config: titleConfig('甲', target), data: items(1) })
    expect(heading(screen, '甲')?.querySelector('a, button')).toBeNull()
  })
})

describe('accordion', () => {
  test('collapses and expands its body and exposes the state as aria-expanded', async () => {
    const screen = await show({ config: titleConfig('常见问题', { module_is_accordion: true }), data: items(1) })
    const toggle = button('常见问题')
    expect(toggle.getAttribute('aria-expanded')).toBe('true')
    await screen.tap(toggle)
    expect(toggle.getAttribute('aria-expanded')).toBe('false')
    expect(screen.get(/商品1/).closest('.collapsed')).not.toBeNull()
    await screen.tap(toggle)
    expect(screen.get(/商品1/).closest('.collapsed')).toBeNull()
  })

  test('renders no body and requests nothing while initially collapsed', async () => {
    const load = jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items(4))
    const collapsed = titleConfig('更多', { module_is_accordion: true, is_folded: true })
    const screen = await show(
      { config: collapsed, data: null },
      { module_type: 'mpage.richtextpagemodule', config: { ...collapsed, html: '<p>细则</p>' } },
    )
    expect(screen.text()).not.toContain('细则')
    expect(load).not.toHaveBeenCalled()
    await screen.tap(button('更多'))
    await screen.waitFor(() => screen.get(/商品4/))
    await screen.tap(screen.all('更多').pop() as HTMLElement)
    await screen.waitFor(() => screen.get('细则'))
  })

  test('uses the module name when there is no title', async () => {
    const screen = await show({ name: '售后说明', config: { module_is_accordion: true }, data: items(1) })
    await screen.tap(button('售后说明'))
    expect(button('售后说明').getAttribute('aria-expanded')).toBe('false')
  })
})

describe('empty module', () => {
  test.each([
    ['a list', { module_type: 'shop.productsmodule', data: { count: 0, results: [] } }],
    ['a module with static content', { module_type: 'mpage.richtextpagemodule', data: null }],
    ['a list of an unknown type', { module_type: 'no.such', data: { count: 0, results: [] } }],
  ])('%s is hidden with its title, or shows an empty state when configured', async (_, module) => {
    const screen = await show({ ...module, config: titleConfig('空空') }, { data: items(9) })
    expect(screen.text()).not.toContain('空空')
    expect(screen.text()).toContain('商品9')
    const message = await show({ ...module, config: titleConfig('空空', { show_empty: true }) })
    expect(message.text()).toContain('空空')
    expect(message.text()).toContain('暂无内容')
  })

  test('a list with lazy data is hidden once the response is empty', async () => {
    jest.spyOn(contentApi, 'moduleData').mockResolvedValue({ count: 0, results: [] })
    const screen = await show({ data: null, config: titleConfig('晚到') })
    await screen.waitFor(() => !screen.text().includes('晚到'))
  })
})

test('a list omits the item of the current page', async () => {
  const screen = await show({ data: items(1, 2), config: { ignore_id: 2 } })
  expect(screen.text()).toContain('商品1')
  expect(screen.text()).not.toContain('商品2')
})

describe('broken module', () => {
  const failureText = '这部分内容没有加载出来'
  const resetLog = () => jest.mocked(logClient).mockReset()

  test.each([
    ['null', null],
    ['a page without items', { count: 3 }],
    ['items that are not an array', { count: 1, results: 'x' }],
  ])('shows a failure, logs it and reloads on retry when the response is %s', async (_, reply) => {
    const sendLog = resetLog()
    const load = jest
      .spyOn(contentApi, 'moduleData')
      .mockResolvedValueOnce(reply as never)
      .mockResolvedValue(items(4))
    const screen = await show({ id: 7, data: null }, { data: items(9) })
    await screen.waitFor(() => screen.get(failureText))
    expect(sendLog).toHaveBeenCalledTimes(1)
    expect(sendLog).toHaveBeenCalledWith(CLIENT_LOG.module, expect.stringContaining('module 7 shop.productsmodule'))
    await screen.tap(button('重新加载'))
    await screen.waitFor(() => screen.get(/商品4/))
    expect(load).toHaveBeenCalledTimes(2)
  })

  test('requests its data itself when the data of the page is malformed', async () => {
    jest.spyOn(contentApi, 'moduleData').mockResolvedValue(items(4))
    const screen = await show({ data: { count: 1, results: 5 } as never })
    await screen.waitFor(() => screen.get(/商品4/))
  })

  test('logs a render error and recovers when the page is reloaded', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {})
    const sendLog = resetLog()
    const bad = Object.defineProperty({}, 'html', {
      enumerable: true,
      get() {
        throw new Error('broken')
      },
    }) as Record<string, unknown>
    const text = (config: Record<string, unknown>) =>
      moduleOf({ id: 3, module_type: 'mpage.richtextpagemodule', config, data: null })
    const screen = await renderScreen(<PageModules of="mpage.page:1" modules={[text(bad)]} />)
    expect(screen.text()).toContain(failureText)
    expect(sendLog).toHaveBeenCalledWith(
      CLIENT_LOG.module,
      expect.stringMatching(/^module 3 mpage\.richtextpagemodule: [\s\S]*broken/),
    )
    await screen.rerender(<PageModules of="mpage.page:1" modules={[text({ html: '<p>好了</p>' })]} />)
    expect(screen.text()).toContain('好了')
  })

  test('logs a refusal by its code and does not log a network failure', async () => {
    const sendLog = resetLog()
    const load = jest
      .spyOn(contentApi, 'moduleData')
      .mockRejectedValueOnce(refusal('internal', ''))
      .mockRejectedValue(new ApiError({ kind: 'network' }))
    const screen = await show({ id: 5, data: null })
    await screen.waitFor(() => screen.get(failureText))
    await screen.tap(button('重新加载'))
    await screen.waitFor(() => load.mock.calls.length > 1)
    await screen.waitFor(() => screen.get(failureText))
    expect(sendLog.mock.calls).toEqual([[CLIENT_LOG.module, 'module 5 shop.productsmodule: 500 10500']])
  })
})
