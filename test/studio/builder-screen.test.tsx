import { errors } from '@storefront/contract/errors'
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { readLocalCopy } from '../../studio/src/builder/saving/local-copy'
import { typeDate } from './support/dates'
import { pageOf, textModule } from './support/documents'
import { owner, type StubReply, type StubRequest, stubCalls } from './support/stub-calls'

const PAGE = 7
const detail = (version: number, doc = pageOf(1, 2)) => ({
  id: PAGE,
  slug: 'index',
  version,
  doc,
  pictures: [],
  has_draft: false,
})

/** The builder over stubbed calls, with the page of two text modules. */
async function openBuilder(answers: Record<string, StubReply | ((request: StubRequest) => StubReply)> = {}) {
  let version = 1
  const requests = stubCalls({
    'GET /studio/me/': { body: owner },
    [`GET /studio/page/${PAGE}/`]: () => ({ body: detail(version) }),
    [`PUT /studio/page/${PAGE}/draft/`]: () => ({ body: { version: ++version } }),
    [`POST /studio/page/${PAGE}/presence/`]: { body: { count: 0, results: [] } },
    ...answers,
  })
  window.history.replaceState(null, '', `/studio/pages/${PAGE}`)
  render(<App />)
  const outline = await screen.findByRole('navigation', { name: '页面结构' })
  const names = () =>
    [...outline.querySelectorAll('[data-module] > :first-child')].map(({ textContent }) => textContent)
  const row = (name: string) => within(outline).getByText(name).closest('button') as HTMLElement
  const saves = () => requests.filter(({ key }) => key === `PUT /studio/page/${PAGE}/draft/`)
  return { requests, outline, names, row, saves }
}

/** The dialog with a title. */
const openDialog = async (title: string) => (await screen.findByText(title)).closest('[role="dialog"]') as HTMLElement
const key = (element: Element, name: string, more: object = {}) => fireEvent.keyDown(element, { key: name, ...more })
/** The HTML of the text module that is selected. */
async function editSource(): Promise<HTMLElement> {
  const show = await screen.findByRole('button', { name: '编辑 HTML' })
  fireEvent.click(show)
  return screen.getByLabelText('正文')
}
const announcement = () => document.querySelector('.builder-announcer')?.textContent

test('moves, duplicates and deletes the selected module by keys, each with an announcement, and undoes it', async () => {
  const { names, row } = await openBuilder()
  fireEvent.click(row('text 1'))
  key(row('text 1'), 'ArrowDown', { altKey: true })
  expect([names(), announcement()]).toEqual([['text 2', 'text 1'], '「text 1」已移到第 2 个，共 2 个'])
  key(row('text 1'), 'd', { ctrlKey: true })
  expect(names()).toEqual(['text 2', 'text 1', 'text 1'])
  key(row('text 2'), 'Delete')
  expect([names(), announcement()]).toEqual([['text 1', 'text 1'], '已删除「text 2」'])
  for (let step = 0; step < 3; step++) key(document.body, 'z', { ctrlKey: true })
  expect([names(), announcement()]).toEqual([['text 1', 'text 2'], '已撤销'])
  key(document.body, 'z', { ctrlKey: true, shiftKey: true })
  expect(names()).toEqual(['text 2', 'text 1'])
})

test('a row that the Tab key reached is moved by keys step by step and to either end, and keeps the focus', async () => {
  const { names, row } = await openBuilder({
    [`GET /studio/page/${PAGE}/`]: { body: detail(1, pageOf(1, 2, 3)) },
  })
  fireEvent.click(row('text 2'))
  const thirdRow = row('text 3')
  for (const [name, expected] of [
    ['ArrowUp', ['text 1', 'text 3', 'text 2']],
    ['ArrowUp', ['text 3', 'text 1', 'text 2']],
    ['End', ['text 1', 'text 2', 'text 3']],
    ['Home', ['text 3', 'text 1', 'text 2']],
  ] as const) {
    act(() => thirdRow.focus())
    key(thirdRow, name, { altKey: true })
    expect(names()).toEqual(expected)
    await waitFor(() => expect(thirdRow).toHaveFocus())
    expect(thirdRow).toHaveAttribute('aria-current', 'true')
  }
})

test('inserts what the palette gives at the marked place, and finds it by a search', async () => {
  const { names } = await openBuilder()
  fireEvent.click(screen.getByRole('button', { name: '在第 2 个位置插入' }))
  const palette = await screen.findByRole('region', { name: '添加模块' })
  fireEvent.change(within(palette).getByLabelText('搜索模块'), { target: { value: '视频' } })
  expect(within(palette).queryByRole('button', { name: '优惠券' })).toBeNull()
  fireEvent.click(within(palette).getByRole('button', { name: /视\s*频/ }))
  expect(names()).toEqual(['text 1', '视频', 'text 2'])
  expect(announcement()).toBe('已插入「视频」，第 2 个')
})

test('edits a field of the selected module, and saves the draft by itself over the version that was read', async () => {
  const { row, saves } = await openBuilder()
  fireEvent.click(row('text 2'))
  fireEvent.change(await editSource(), { target: { value: '<p>new</p>' } })
  expect(screen.getByRole('status')).toHaveTextContent('有修改待保存')
  await waitFor(() => expect(saves()).toHaveLength(1))
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('已保存'))
  const [{ version, doc }] = saves().map(({ body }) => body as { version: number; doc: ReturnType<typeof pageOf> }) as [
    { version: number; doc: ReturnType<typeof pageOf> },
  ]
  expect([version, doc.modules[1]?.config.html]).toEqual([1, '<p>new</p>'])
})

test('a text is edited as it will look, and what is undone in the builder is undone in the editor', async () => {
  const { row } = await openBuilder()
  fireEvent.click(row('text 2'))
  const editor = await screen.findByRole('textbox', { name: '正文' })
  expect(editor).toHaveTextContent('2')
  const source = await editSource()
  fireEvent.change(source, { target: { value: '<p>new</p>' } })
  fireEvent.click(screen.getByRole('button', { name: '用编辑器编辑' }))
  expect(await screen.findByRole('textbox', { name: '正文' })).toHaveTextContent('new')
  // The editor's own undo would go over the one of the builder.
  expect(screen.queryByRole('button', { name: '撤销', hidden: false })?.closest('[role="toolbar"]') ?? null).toBeNull()
  key(document.body, 'z', { ctrlKey: true })
  await waitFor(() => expect(screen.getByRole('textbox', { name: '正文' })).toHaveTextContent('2'))
})

test('asks for a side where another person changed the same module, and saves the choice', async () => {
  const theirs = { ...pageOf(1, 2), modules: [textModule(1, 'theirs'), textModule(2)] }
  let isTheirs = false
  const { row, saves } = await openBuilder({
    [`GET /studio/page/${PAGE}/`]: () => ({ body: isTheirs ? detail(4, theirs) : detail(1) }),
    [`PUT /studio/page/${PAGE}/draft/`]: ({ body }) => {
      const { version } = body as { version: number }
      isTheirs = true
      return version === 4
        ? { body: { version: 5 } }
        : { status: 409, body: { detail: 'conflict', err_code: errors.editConflict.code } }
    },
  })
  fireEvent.click(row('text 1'))
  fireEvent.change(await editSource(), { target: { value: 'mine' } })
  const dialog = await openDialog('别人也修改了这个页面')
  fireEvent.click(within(dialog).getByRole('radio', { name: '对方的' }))
  fireEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }))
  await waitFor(() => expect(screen.queryByRole('status')).toHaveTextContent('已保存'))
  expect(screen.getByLabelText('正文')).toHaveValue('theirs')
  expect(saves()).toHaveLength(1)
})

test('offers what was edited on this device and never saved', async () => {
  const copy = { base: { version: 1, document: pageOf(1, 2) }, document: pageOf(2), at: '2026-05-01T02:00:00Z' }
  localStorage.setItem(`studio.builder./studio.${PAGE}`, JSON.stringify(copy))
  expect(readLocalCopy(PAGE)).toEqual(copy)
  stubCalls({
    'GET /studio/me/': { body: owner },
    [`GET /studio/page/${PAGE}/`]: { body: detail(1) },
    [`PUT /studio/page/${PAGE}/draft/`]: { body: { version: 2 } },
  })
  window.history.replaceState(null, '', `/studio/pages/${PAGE}`)
  render(<App />)
  const dialog = await openDialog('此设备上有未保存的修改')
  expect(dialog).toHaveTextContent('2026年5月1日 10:00')
  fireEvent.click(within(dialog).getByRole('button', { name: '恢复修改' }))
  await waitFor(() => expect(document.querySelectorAll('[data-module]')).toHaveLength(1))
  await waitFor(() => expect(readLocalCopy(PAGE)).toBeNull())
})

test('publishes apart from saving, after a check without errors', async () => {
  let problems: object[] = [{ level: 'error', module: 2, text: '链接无效' }]
  const { requests } = await openBuilder({
    [`GET /studio/page/${PAGE}/check/`]: () => ({ body: { problems, current: null } }),
    [`POST /studio/page/${PAGE}/publish/`]: {
      body: { id: 1, revision_no: 1, at: '2026-05-01T02:00:00Z', state: 'done', error: null, by: '沈青' },
    },
  })
  const open = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^发\s*布$/ }))
    return openDialog('发布页面')
  }
  const first = await open()
  expect(await within(first).findByText(/链接无效/)).toBeVisible()
  expect(within(first).getByRole('button', { name: '立即发布' })).toBeDisabled()
  fireEvent.click(within(first).getByRole('button', { name: /查\s*看/ }))
  expect(await editSource()).toHaveValue('<p>2</p>')
  problems = []
  const second = await open()
  await waitFor(() => expect(within(second).getByRole('button', { name: '立即发布' })).toBeEnabled())
  fireEvent.click(within(second).getByRole('button', { name: '立即发布' }))
  await waitFor(() =>
    expect(requests.find(({ key }) => key === `POST /studio/page/${PAGE}/publish/`)?.body).toEqual({ version: 1 }),
  )
})

test('items are cards; one opens to its fields in a drawer, where undo works', async () => {
  const nav = {
    ...textModule(1),
    type: 'mpage.h5navbar',
    name: '导航',
    config: {
      items: [
        { title: '茶', link: {} },
        { title: '布', link: { type: 'event', id: 6 } },
      ],
    },
  }
  const doc = { ...pageOf(), modules: [nav] }
  const { row } = await openBuilder({ [`GET /studio/page/${PAGE}/`]: { body: detail(1, doc) } })
  fireEvent.click(row('导航'))
  fireEvent.click(await screen.findByRole('button', { name: '布' }))
  const drawer = await screen.findByRole('dialog')
  // A short type is shown by its name, too.
  expect(within(drawer).getByTitle('活动')).toBeInTheDocument()
  const title = within(drawer).getByLabelText('标题')
  fireEvent.change(title, { target: { value: '棉布' } })
  expect(await screen.findByRole('button', { name: '棉布' })).toBeInTheDocument()
  key(title, 'z', { ctrlKey: true })
  expect(await screen.findByRole('button', { name: '布' })).toBeInTheDocument()
  fireEvent.click(within(drawer).getByRole('button', { name: '返回上一级' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: '删除第 2 项' }))
  expect(screen.queryByRole('button', { name: '布' })).toBeNull()
})

test('the moment of a countdown is typed by the clock of the site', async () => {
  const countdown = { ...textModule(1), type: 'mpage.countdownpagemodule', name: '开售', config: { until: '' } }
  const doc = { ...pageOf(), modules: [countdown] }
  const { row, saves } = await openBuilder({ [`GET /studio/page/${PAGE}/`]: { body: detail(1, doc) } })
  fireEvent.click(row('开售'))
  await screen.findByLabelText('截止时间')
  typeDate('截止时间', '2031-05-01 19:00')
  await waitFor(() => expect(JSON.stringify(saves().at(-1)?.body)).toContain('2031-05-01T11:00:00.000Z'))
})
