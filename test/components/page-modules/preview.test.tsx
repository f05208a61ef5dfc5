import type { MobilePage, PageModule } from '@storefront/contract/entities/content/page'
import { act } from 'react'
import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { usePreview } from '@/page-modules/preview/store'
import type { DraftModule, FromEditor, PreviewListener, ToEditor } from '@/platform/preview-frame/types'
import { contentApi } from '@/services/api/content'
import { previewApi } from '@/services/api/preview'
import { siteApi } from '@/services/api/site'
import { loadSite, siteState } from '@/state/site'
import { button, moduleOf, refusal, renderScreen } from '../fixtures'
import { openedScreens } from '../screen-router'
import { siteOf } from '../site/support'

const mockFrame: { isAsked: boolean; origins: readonly string[][]; listener: PreviewListener | null } = {
  isAsked: true,
  origins: [],
  listener: null,
}
jest.mock('@/platform/preview-frame', () => ({
  previewFrame: {
    isAsked: () => mockFrame.isAsked,
    connect(origins: string[], listener: PreviewListener) {
      mockFrame.origins = [...mockFrame.origins, origins]
      mockFrame.listener = listener
    },
  },
}))

const text = (id: number, html: string, more: Partial<PageModule> = {}) =>
  moduleOf({
    id,
    name: `文字${id}`,
    module_type: 'mpage.richtextpagemodule',
    config: { html },
    data: null,
    editable: true,
    ...more,
  })
const products = moduleOf({
  id: 8,
  name: '新品',
  config: { has_title: true, title_config: { title: '新品' } },
  data: { count: 1, results: [{ id: 1, name: '商品1', price: '10.00' }] },
  editable: true,
})
const page: MobilePage = {
  id: 2,
  slug: 'zhuanti',
  title: '专题',
  code: 200,
  subpages: [],
  sub: null,
  modules: [text(7, '<p>旧文</p>'), products, text(9, '')],
}

const messages: ToEditor[] = []
async function open(connect = true, modules = page.modules, version: 1 | 2 = 1) {
  jest.spyOn(contentApi, 'page').mockResolvedValue({ ...page, modules })
  const screen = await renderScreen(
    <ModulesScreen page="zhuanti" title="页面" />,
    { id: 'zhuanti', preview: '1' },
    null,
    'mpage.page.detail',
  )
  await screen.waitFor(() => screen.get('旧文'))
  if (connect) await act(async () => mockFrame.listener?.connected((message) => messages.push(message), version))
  return screen
}
const receiveMessage = (message: FromEditor) => act(async () => mockFrame.listener?.message(message))

beforeAll(async () => {
  const config = { ...siteState().config, preview_origins: ['https://builder.example'] }
  jest.spyOn(siteApi, 'pageconfig').mockResolvedValue({ site: siteOf(), user: null, config, basket_count: 0 })
  await loadSite()
})
beforeEach(() => {
  messages.length = 0
  mockFrame.isAsked = true
  // Elements are not scrolled in jsdom.
  Element.prototype.scrollIntoView = jest.fn()
})
afterEach(() =>
  act(async () => usePreview.setState({ Frame: null, live: {}, draft: null, selected: null, point: null })),
)

// The link lives as long as its document: this test stands before those that make it.
test('outside a preview frame it neither connects nor offers editing', async () => {
  mockFrame.isAsked = false
  const screen = await open(false)
  expect([mockFrame.listener, screen.all(/编辑/)]).toEqual([null, []])
})

test('a connected editor receives the page with its modules, and each module has an edit button', async () => {
  const screen = await open()
  expect(mockFrame.origins).toEqual([['https://builder.example']])
  expect(messages).toContainEqual({
    type: 'ready',
    page: { id: 2, slug: 'zhuanti', title: '专题', sub: null },
    modules: [
      {
        id: 7,
        type: 'mpage.richtextpagemodule',
        name: '文字7',
        style: 'colx2',
        config: { html: '<p>旧文</p>' },
        editable: true,
      },
      { id: 8, type: 'shop.productsmodule', name: '新品', style: 'colx2', config: products.config, editable: true },
      { id: 9, type: 'mpage.richtextpagemodule', name: '文字9', style: 'colx2', config: { html: '' }, editable: true },
    ],
  })
  await screen.tap(button('编辑模块「新品」'))
  expect(messages.at(-1)).toEqual({ type: 'edit', module: 8 })
})

test('shows no edit buttons and no empty modules before an editor connects', async () => {
  const screen = await open(false)
  expect(screen.all(/编辑/)).toEqual([])
  expect(screen.text()).not.toContain('暂无内容')
})

test('shows an empty module with an empty state when an editor is connected', async () => {
  const screen = await open()
  expect(button('编辑模块「文字9」').parentElement?.textContent).toContain('暂无内容')
  expect(screen.all('暂无内容')).toHaveLength(1)
})

test('shows no edit button on a module that is not editable', async () => {
  const screen = await open()
  jest.spyOn(contentApi, 'page').mockResolvedValue({ ...page, modules: [text(7, '<p>旧文</p>', { editable: false })] })
  await screen.rerender(<ModulesScreen key="again" page="zhuanti" title="页面" />)
  expect(screen.all(/编辑/)).toHaveLength(3)
  const other = await renderScreen(
    <ModulesScreen page="other" title="页面" />,
    { id: 'other' },
    null,
    'mpage.page.detail',
  )
  await other.waitFor(() => other.box.textContent?.includes('旧文'))
  expect(other.box.querySelectorAll('button[aria-label^="编辑"]')).toHaveLength(0)
})

test('renders a live config as sanitized by the server, never as sent by the editor', async () => {
  const preview = jest.spyOn(contentApi, 'previewModule').mockResolvedValue(text(7, '<p>净文</p>'))
  const screen = await open()
  await receiveMessage({
    type: 'config',
    module: 7,
    config: { html: '<p>净文</p><img src=x onerror=alert(1)>' },
    name: '甲',
  })
  await screen.waitFor(() => screen.get('净文'))
  expect(preview).toHaveBeenCalledWith({
    id: 7,
    config: { html: '<p>净文</p><img src=x onerror=alert(1)>' },
    style: undefined,
    name: '甲',
  })
  expect(screen.box.innerHTML).not.toContain('onerror')
  expect(screen.text()).not.toContain('旧文')
})

test('a live config of a list includes its items, and its other groups are loaded with the same config', async () => {
  const load = jest.spyOn(contentApi, 'moduleData')
  const groups = [
    { title: '热卖', source: {} },
    { title: '上新', source: {} },
  ]
  const live = (id: number) => ({
    ...products,
    config: { groups },
    data: { count: 1, results: [{ id, name: `商品${id}`, price: '10.00' }] },
  })
  const preview = jest.spyOn(contentApi, 'previewModule').mockImplementation(async ({ slice }) => live(slice ? 5 : 4))
  const screen = await open(true, [text(7, '<p>旧文</p>'), products])
  await receiveMessage({ type: 'config', module: 8, config: { groups } })
  await screen.waitFor(() => screen.get(/商品4/))
  expect(screen.text()).not.toContain('商品1')
  expect(preview).toHaveBeenCalledTimes(1)
  await screen.tap('上新')
  await screen.waitFor(() => screen.get(/商品5/))
  expect(preview).toHaveBeenLastCalledWith({
    id: 8,
    config: { groups },
    style: undefined,
    name: undefined,
    slice: { tab: 1, offset: 0, limit: 20 },
  })
  expect(load).not.toHaveBeenCalled()
})

test('a refused live config changes nothing and reports the reason to the editor', async () => {
  jest.spyOn(contentApi, 'previewModule').mockRejectedValue(refusal('badRequest', '提交的内容有误：html 格式不正确'))
  const screen = await open()
  await receiveMessage({ type: 'config', module: 7, config: { html: 7 } })
  await screen.waitFor(() => messages.some(({ type }) => type === 'refused'))
  expect(messages.at(-1)).toEqual({ type: 'refused', module: 7, reason: '提交的内容有误：html 格式不正确' })
  expect(screen.text()).toContain('旧文')
})

test('refuses a live config for a module of another page without a request', async () => {
  const preview = jest.spyOn(contentApi, 'previewModule')
  await open()
  await receiveMessage({ type: 'config', module: 99, config: {} })
  expect(messages.at(-1)).toEqual({ type: 'refused', module: 99, reason: '页面上没有这个模块' })
  expect(preview).not.toHaveBeenCalled()
})

test('sends only the latest of several live configs that arrive while a request is pending', async () => {
  const answers: (() => void)[] = []
  const preview = jest
    .spyOn(contentApi, 'previewModule')
    .mockImplementation(
      ({ config }) => new Promise((resolve) => answers.push(() => resolve(text(7, `<p>${config.html}</p>`)))),
    )
  const screen = await open()
  for (const html of ['一', '二', '三']) await receiveMessage({ type: 'config', module: 7, config: { html } })
  expect(preview).toHaveBeenCalledTimes(1)
  await act(async () => answers.shift()?.())
  await act(async () => answers.shift()?.())
  await screen.waitFor(() => screen.get('三'))
  expect(preview.mock.calls.map(([{ config }]) => config.html)).toEqual(['一', '三'])
})

test('marks the module that the editor selects and scrolls it into view', async () => {
  const screen = await open()
  await receiveMessage({ type: 'select', module: 8 })
  expect(screen.box.querySelectorAll('[data-selected]')).toHaveLength(1)
  expect(screen.box.querySelector('[data-selected]')?.textContent).toContain('商品1')
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1)
  await receiveMessage({ type: 'select', module: null })
  expect(screen.box.querySelectorAll('[data-selected]')).toHaveLength(0)
})

test('disables the links of an editable module', async () => {
  const screen = await open()
  const link = screen.get(/商品1/).closest('a')
  expect(link).not.toBeNull()
  await screen.tap(link as Element)
  expect(openedScreens()).toEqual([])
})

describe('a builder of version 2', () => {
  const draft = (id: number, html: string, hidden = false): DraftModule => ({
    ...{ id, type: 'mpage.richtextpagemodule', name: `文字${id}`, style: 'colx2', hidden },
    config: { html },
  })
  const render = () =>
    jest.spyOn(previewApi, 'renderModules').mockImplementation(async ({ modules }) => ({
      modules: modules.map(({ id, config }) => ({ id, module: text(id, String(config.html)), problem: null })),
    }))

  test('is told that the page is ready, and its draft is drawn in its order without the modules that it hides', async () => {
    const calls = render()
    const screen = await open(true, page.modules, 2)
    expect(messages).toContainEqual({
      type: 'ready',
      page: { id: 2, slug: 'zhuanti', title: '专题', sub: null },
      modules: [],
    })
    await receiveMessage({
      type: 'load',
      title: '草稿',
      modules: [draft(21, '<p>新一</p>'), draft(22, '<p>藏</p>', true), draft(23, '<p>新二</p>')],
    })
    await screen.waitFor(() => screen.get('新二'))
    expect(screen.text()).toMatch(/新一.*新二/)
    expect(screen.text()).not.toMatch(/旧文|藏/)
    expect(calls).toHaveBeenCalledTimes(1)
    await receiveMessage({ type: 'move', module: 23, index: 0 })
    await receiveMessage({ type: 'remove', module: 21 })
    await receiveMessage({ type: 'insert', module: draft(24, '<p>后来</p>'), index: 1 })
    await receiveMessage({ type: 'hide', module: 22, hidden: false })
    await screen.waitFor(() => screen.get('后来'))
    await screen.waitFor(() => screen.get('藏'))
    expect(screen.text()).toMatch(/新二.*后来.*藏/)
    // What only moved was not rendered again.
    expect(calls.mock.calls.flatMap(([{ modules }]) => modules.map(({ id }) => id))).toEqual([21, 23, 24, 22])
  })

  test('learns of the module that is pointed at and pressed, by its place', async () => {
    render()
    const screen = await open(true, page.modules, 2)
    await receiveMessage({ type: 'load', title: '草稿', modules: [draft(31, '<p>点我</p>')] })
    await screen.waitFor(() => screen.get('点我'))
    await screen.tap('点我')
    expect(messages.at(-1)).toMatchObject({ type: 'click', module: 31, rect: { top: 0, left: 0 } })
    expect(screen.all(/编辑/)).toEqual([])
  })

  test('is told why the server refused a module, and the module stays as it was', async () => {
    render()
    const screen = await open(true, page.modules, 2)
    await receiveMessage({ type: 'load', title: '草稿', modules: [draft(41, '<p>好的</p>')] })
    await screen.waitFor(() => screen.get('好的'))
    jest
      .spyOn(previewApi, 'renderModules')
      .mockResolvedValue({ modules: [{ id: 41, module: null, problem: '内容有误' }] })
    await receiveMessage({ type: 'change', module: draft(41, '<p>坏的</p>') })
    await screen.waitFor(() => messages.some(({ type }) => type === 'refused'))
    expect(messages.at(-1)).toEqual({ type: 'refused', module: 41, reason: '内容有误' })
    expect(screen.text()).toContain('好的')
  })
})
