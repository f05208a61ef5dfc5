import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, type StubRequest, stubCalls } from './support/stub-calls'

const rowOf = (row: number, action: string, more: object = {}) => ({
  row,
  action,
  title: `商品 ${row}`,
  changes: [],
  problems: [],
  ...more,
})
const planOf = (more: object = {}) => ({
  ...{
    id: 4,
    kind: 'product',
    name: '商品.xlsx',
    status: 'ready',
    progress: { done: 2, total: 2 },
    failure: null,
    can_plan_again: false,
    unknown_columns: [],
    errors_url: null,
    emptied: 0,
    created: '2026-03-01T00:00:00.000Z',
  },
  heads: [{ at: 0, letters: 'A', head: '标题', sample: '竹茶则', column: 'name' }],
  columns: [
    { column: 'name', label: '商品名称' },
    { column: 'price', label: '价格' },
  ],
  ...{ applied: null, import: null, pictures: { waiting: 0, failed: 0 } },
  counts: { create: 1, update: 0, unchanged: 1, skip: 0, error: 0 },
  ...more,
})
const appliedPlan = (more: object = {}) => planOf({ status: 'applied', applied: '2026-03-01T00:01:00.000Z', ...more })
const twoRows = [
  rowOf(2, 'create', { changes: [{ column: '价格', before: '', after: '9.90' }] }),
  rowOf(3, 'unchanged'),
]
const [PLAN, APPLY] = ['GET /studio/spreadsheet/plan/4/', 'POST /studio/spreadsheet/plan/4/apply/']
const ROWS = 'GET /studio/spreadsheet/plan/4/rows/'
/** Answers with the rows of a plan, as the server narrows them. */
const rowsReply =
  (rows: readonly { action: string }[]) =>
  ({ query }: StubRequest) => {
    const results = rows.filter(({ action }) => !query.action || action === query.action)
    return { body: { count: results.length, results } }
  }
const faultyRows = [
  rowOf(2, 'create'),
  rowOf(3, 'error', { problems: [{ cell: 'D3', column: '价格', reason: '格式不正确', value: '五块' }] }),
]
const faulty = {
  counts: { create: 1, update: 0, unchanged: 0, skip: 0, error: 1 },
  errors_url: '/media/exports/errors.xlsx',
}
const PARTS = '/studio/spreadsheet/product/parts/'
const base = {
  'GET /studio/me/': { body: owner },
  [`GET ${PARTS}`]: { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/stock/parts/': { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/product/imports/': { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/stock/imports/': { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/product/plans/': { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/stock/plans/': { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/coupon/plans/': { body: { count: 0, results: [] } },
  [ROWS]: rowsReply(twoRows),
}
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

test('a file is planned when it is chosen, and the preview stands in the address', async () => {
  stubCalls({ ...base, 'POST /studio/spreadsheet/product/plan/': { body: planOf() } })
  open('/studio/spreadsheets/product')
  const input = await waitFor(() => {
    const element = document.querySelector<HTMLInputElement>('input[type=file]')
    if (!element) throw new Error('the screen has no field for a file')
    return element
  })
  fireEvent.change(input, { target: { files: [new File(['x'], '商品.xlsx')] } })
  expect(await screen.findByText('预览 商品.xlsx')).toBeVisible()
  expect(window.location.search).toBe('?plan=4')
  expect(await screen.findByText('9.90')).toBeVisible()
})

test('a file that is refused shows why, and another one can be chosen', async () => {
  stubCalls({
    ...base,
    'POST /studio/spreadsheet/stock/plan/': {
      status: 400,
      body: { detail: '文件无法读取。这不是表格。请上传 xlsx 或 csv', err_code: '16111' },
    },
  })
  open('/studio/spreadsheets/stock')
  await screen.findByText('点击或拖入 xlsx、csv 表格')
  fireEvent.change(document.querySelector('input[type=file]') as Element, {
    target: { files: [new File(['x'], 'x.xlsx')] },
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('文件无法读取')
  expect(screen.getByText('点击或拖入 xlsx、csv 表格')).toBeVisible()
})

test('a preview is applied once for two taps, and says what was written', async () => {
  const requests = stubCalls({
    ...base,
    [PLAN]: { body: planOf() },
    [APPLY]: { body: appliedPlan() },
  })
  open('/studio/spreadsheets/product?plan=4')
  const apply = await screen.findByRole('button', { name: '执行导入' })
  fireEvent.click(apply)
  fireEvent.click(apply)
  expect(await screen.findByText('新建 1 行，更新 0 行。')).toBeVisible()
  const applications = requests.filter(({ key }) => key === APPLY)
  expect([applications[0]?.body, new Set(applications.map(({ headers }) => headers['idempotency-key'])).size]).toEqual([
    { skip_errors: false },
    1,
  ])
})

test('a preview with errors shows them first, and is applied without them only when that is said', async () => {
  const requests = stubCalls({
    ...base,
    [PLAN]: { body: planOf(faulty) },
    [ROWS]: rowsReply(faultyRows),
    [APPLY]: { body: appliedPlan(faulty) },
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('D3 价格：格式不正确（五块）')).toBeVisible()
  expect(within(screen.getByRole('table')).queryByText('商品 2')).toBeNull()
  expect(screen.getByRole('link', { name: '下载错误清单' })).toHaveAttribute('href', faulty.errors_url)
  const apply = screen.getByRole('button', { name: '执行导入' })
  expect(apply).toBeDisabled()
  fireEvent.click(screen.getByRole('checkbox', { name: '跳过有错误的行' }))
  fireEvent.click(apply)
  await waitFor(() => expect(requests.find(({ key }) => key === APPLY)?.body).toEqual({ skip_errors: true }))
})

test('a preview says in red what it empties, and counts it', async () => {
  const rows = [rowOf(2, 'update', { changes: [{ column: '标签', before: '新品', after: '' }] })]
  stubCalls({
    ...base,
    [PLAN]: { body: planOf({ emptied: 1, counts: { create: 0, update: 1, unchanged: 0, skip: 0, error: 0 } }) },
    [ROWS]: rowsReply(rows),
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('1 个单元格的内容将被清空')).toBeVisible()
  expect((await screen.findByText('清空')).closest('.ant-typography-danger')).toHaveTextContent('标签： 新品 → 清空')
})

test('a preview offers the meanings of columns when none is known, and follows the choice', async () => {
  const heads = [
    { at: 0, letters: 'A', head: '甲', sample: '竹茶则', column: null },
    { at: 2, letters: 'C', head: '', sample: '9.9', column: null },
  ]
  const none = {
    heads,
    unknown_columns: ['甲'],
    counts: { create: 0, update: 0, unchanged: 0, skip: 0, error: 0 },
  }
  const requests = stubCalls({
    ...base,
    [PLAN]: { body: planOf(none) },
    'POST /studio/spreadsheet/plan/4/columns/': { body: planOf() },
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('没有认出任何列，请先选择每一列的含义')).toBeVisible()
  expect(screen.getByRole('button', { name: '执行导入' })).toBeDisabled()
  expect(screen.getByRole('combobox', { name: 'C 的含义' })).toBeInTheDocument()
  fireEvent.mouseDown(screen.getByRole('combobox', { name: '甲 的含义' }))
  fireEvent.click(await screen.findByText('商品名称', { selector: '.ant-select-item-option-content' }))
  fireEvent.click(screen.getByRole('button', { name: '按此对应重新预览' }))
  expect(await screen.findByText('9.90')).toBeVisible()
  expect(requests.find(({ key }) => key.endsWith('/columns/'))?.body).toEqual({ columns: ['name', null, null] })
})

const PICTURES = 'GET /studio/spreadsheet/import/6/pictures/'
const failedPicture = { product: 9, row: 7, name: '竹茶则', url: 'https://a.test/x.jpg', reason: 'missing' }

test('an import tells which pictures are on their way, and names those that could not be fetched with the reason', async () => {
  stubCalls({
    ...base,
    [PLAN]: { body: appliedPlan({ import: 6, pictures: { waiting: 2, failed: 1 } }) },
    'GET /studio/spreadsheet/import/6/': { body: importOf() },
    [PICTURES]: { body: { count: 1, results: [failedPicture] } },
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('正在下载图片，还剩 2 张…')).toBeVisible()
  expect(screen.getByText('1 张图片无法下载，请在商品中上传')).toBeVisible()
  const link = await screen.findByRole('link', { name: '竹茶则' })
  expect(link.closest('li')).toHaveTextContent('第 7 行 竹茶则 该地址没有图片 https://a.test/x.jpg')
})

test('an import under way shows its step and its rows, and the preview as soon as it is ready', async () => {
  let plan: object = planOf({ status: 'reading', progress: { done: 4000, total: 0 } })
  stubCalls({ ...base, [PLAN]: () => ({ body: plan }) })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('正在读取表格，已读 4000 行…')).toBeVisible()
  expect(screen.getByText('可以离开此页，导入会在后台继续。')).toBeVisible()
  plan = planOf({ status: 'planning', progress: { done: 500, total: 4000 } })
  expect(await screen.findByText('正在核对 500 / 4000 行…', {}, { timeout: 5000 })).toBeVisible()
  plan = planOf()
  expect(await screen.findByText('预览 商品.xlsx', {}, { timeout: 5000 })).toBeVisible()
  expect(await screen.findByText('9.90')).toBeVisible()
})

test('an import that is written in the background is followed to its end, and can be stopped', async () => {
  let plan: object = planOf()
  stubCalls({
    ...base,
    [PLAN]: () => ({ body: plan }),
    [APPLY]: () => {
      plan = planOf({ status: 'applying', import: 6, progress: { done: 500, total: 4000 } })
      return { body: plan }
    },
    'GET /studio/spreadsheet/import/6/': { body: importOf({ status: 'applying' }) },
  })
  open('/studio/spreadsheets/product?plan=4')
  fireEvent.click(await screen.findByRole('button', { name: '执行导入' }))
  expect(await screen.findByText('正在写入 500 / 4000 行…')).toBeVisible()
  fireEvent.click(await screen.findByRole('button', { name: '停止并撤销' }))
  expect(await screen.findByText('停止导入，并撤销已写入的内容？')).toBeVisible()
  plan = appliedPlan({ import: 6 })
  expect(await screen.findByText('导入完成', {}, { timeout: 5000 })).toBeVisible()
})

test('an import that stopped says why and what is written, and its other rows are previewed again', async () => {
  const stoppedPlan = planOf({
    ...{ status: 'failed', failure: '数据已变化，请重新预览', can_plan_again: true, import: 6 },
    progress: { done: 500, total: 4000 },
  })
  const requests = stubCalls({
    ...base,
    [PLAN]: { body: stoppedPlan },
    'POST /studio/spreadsheet/plan/4/again/': { body: planOf() },
    'GET /studio/spreadsheet/import/6/': { body: importOf({ status: 'failed' }) },
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('导入中断，已处理 500 / 4000 行')).toBeVisible()
  expect(screen.getByText(/数据已变化，请重新预览 已写入的内容会保留/)).toBeVisible()
  expect(await screen.findByRole('button', { name: '撤销这次导入' })).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '重新预览其余的行' }))
  expect(await screen.findByText('预览 商品.xlsx')).toBeVisible()
  expect(requests.filter(({ key }) => key.endsWith('/again/'))).toHaveLength(1)
})

test('a preview is offered again when the data has changed since', async () => {
  stubCalls({
    ...base,
    [PLAN]: { body: planOf() },
    [APPLY]: { status: 409, body: { detail: '数据已变化，请重新预览', err_code: '16113' } },
    'POST /studio/spreadsheet/plan/4/again/': { body: planOf({ name: '新的.xlsx' }) },
  })
  open('/studio/spreadsheets/product?plan=4')
  fireEvent.click(await screen.findByRole('button', { name: '执行导入' }))
  fireEvent.click(await screen.findByRole('button', { name: '重新预览' }))
  expect(await screen.findByText('预览 新的.xlsx')).toBeVisible()
})

test('a long preview is read page by page, and by what its rows come to', async () => {
  const requests = stubCalls({
    ...base,
    [PLAN]: { body: planOf({ counts: { create: 4000, update: 0, unchanged: 0, skip: 0, error: 120 } }) },
    [ROWS]: ({ query }: StubRequest) => ({
      body: { count: 4120, results: [rowOf(Number(query.offset) + 2, query.action ?? 'create')] },
    }),
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('商品 2')).toBeVisible()
  fireEvent.click(screen.getByRole('listitem', { name: '3' }))
  expect(await screen.findByText('商品 102')).toBeVisible()
  fireEvent.click(screen.getByText('全部 4120'))
  expect(await screen.findByText('商品 2')).toBeVisible()
  expect(requests.filter(({ key }) => key === ROWS).map(({ query }) => [query.action, query.offset])).toEqual([
    ['error', '0'],
    ['error', '100'],
    [undefined, '0'],
  ])
})

test('unfinished imports are listed with their step, each a link to its preview', async () => {
  const progress = { done: 500, total: 4000 }
  const created = '2026-03-01T00:00:00.000Z'
  stubCalls({
    ...base,
    [PLAN]: { body: planOf() },
    'GET /studio/spreadsheet/product/plans/': {
      body: {
        count: 2,
        results: [
          { id: 4, name: '春茶.xlsx', status: 'ready', progress, created },
          { id: 3, name: '秋茶.xlsx', status: 'planning', progress, created },
        ],
      },
    },
  })
  open('/studio/spreadsheets/product')
  expect(await screen.findByText('正在核对 500 / 4000 行…')).toBeVisible()
  expect(screen.getByRole('row', { name: /春茶/ })).toHaveTextContent('待确认')
  fireEvent.click(screen.getByRole('link', { name: '春茶.xlsx' }))
  expect(await screen.findByText('预览 商品.xlsx')).toBeVisible()
})

test('an export gives the file with its name', async () => {
  stubCalls({
    ...base,
    'POST /studio/spreadsheet/coupon/export/': { body: { url: '/media/exports/x.xlsx', name: '券码.xlsx', rows: 3 } },
  })
  open('/studio/spreadsheets/coupon')
  fireEvent.click(await screen.findByRole('button', { name: '导出表格' }))
  const link = await screen.findByRole('link', { name: '下载 券码.xlsx' })
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual(['/media/exports/x.xlsx', '券码.xlsx'])
})

test('an export in parts shows its progress and its files, and a failed one goes on', async () => {
  const part = { url: '/media/exports/a.xlsx', name: '商品-2026-03-01-1.xlsx', rows: 1990 }
  const task = { id: 3, status: 'failed', total: 40, done: 10, created: '2026-03-01T00:00:00.000Z', parts: [part] }
  let results: object[] = []
  const requests = stubCalls({
    ...base,
    [`GET ${PARTS}`]: () => ({ body: { count: results.length, results } }),
    [`POST ${PARTS}`]: () => {
      results = [task]
      return { body: task }
    },
    [`POST ${PARTS}3/resume/`]: () => {
      results = [
        { ...task, status: 'done', done: 40, parts: [part, { ...part, name: '商品-2026-03-01-2.xlsx', rows: 12 }] },
      ]
      return { body: results[0] as object }
    },
  })
  open('/studio/spreadsheets/product')
  fireEvent.click(await screen.findByRole('button', { name: '分批导出' }))
  expect(await screen.findByText('导出中断，已导出 10 / 40 件商品')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '继续导出' }))
  expect(await screen.findByRole('link', { name: '商品-2026-03-01-2.xlsx（12 行）' })).toHaveAttribute('href', part.url)
  expect(screen.getByText('已导出 40 / 40 件商品')).toBeVisible()
  expect(requests.filter(({ key }) => key.startsWith('POST'))).toHaveLength(2)
})

const importOf = (more: object = {}) => ({
  ...{
    id: 6,
    kind: 'product',
    name: '商品.xlsx',
    by: '沈青',
    created: 1,
    updated: 2,
    status: 'applied',
    can_undo: true,
  },
  ...{ applied: '2026-03-01T00:01:00.000Z', undo_until: '2999-03-31T00:01:00.000Z' },
  ...{ rows: 3, total: 3, undone: 0, left: 0, leftovers: [], pictures: { waiting: 0, failed: 0 } },
  ...more,
})
const IMPORTS = 'GET /studio/spreadsheet/product/imports/'
const UNDO = 'POST /studio/spreadsheet/import/6/undo/'
const undoneImport = importOf({
  ...{ status: 'undone', can_undo: false, undone: 2, left: 1 },
  leftovers: [{ product: 9, name: '铜壶', reason: 'changed' }],
})

test('an import is undone from the list after a confirmation, and names what stays', async () => {
  let task: object = importOf()
  const requests = stubCalls({
    ...base,
    [IMPORTS]: () => ({ body: { count: 1, results: [task] } }),
    [UNDO]: () => {
      task = undoneImport
      return { body: importOf({ status: 'undoing', can_undo: false }) }
    },
  })
  open('/studio/spreadsheets/product')
  fireEvent.click(await screen.findByRole('button', { name: '撤销这次导入' }))
  expect(requests.some(({ key }) => key === UNDO)).toBe(false)
  const question = (await screen.findByText('撤销这次导入的 3 项变更？')).closest('.ant-popover') as HTMLElement
  const confirm = within(question).getByRole('button', { name: '撤销这次导入' })
  fireEvent.click(confirm)
  fireEvent.click(confirm)
  expect(await screen.findByText('已撤销 2 项')).toBeVisible()
  expect(screen.getByText('1 项保持不变')).toBeVisible()
  expect(screen.getByRole('link', { name: '铜壶' }).closest('li')).toHaveTextContent('铜壶 导入后又有修改')
  const undos = requests.filter(({ key }) => key === UNDO)
  expect(new Set(undos.map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
})

test('an import that was just applied offers its undo, and shows the progress', async () => {
  let task: object = importOf()
  stubCalls({
    ...base,
    [PLAN]: { body: appliedPlan({ import: 6 }) },
    'GET /studio/spreadsheet/import/6/': () => ({ body: task }),
    [UNDO]: () => {
      task = importOf({ status: 'undoing', can_undo: false, undone: 1, left: 1 })
      return { body: task }
    },
  })
  open('/studio/spreadsheets/product?plan=4')
  fireEvent.click(await screen.findByRole('button', { name: '撤销这次导入' }))
  const question = (await screen.findByText('撤销这次导入的 3 项变更？')).closest('.ant-popover') as HTMLElement
  fireEvent.click(within(question).getByRole('button', { name: '撤销这次导入' }))
  expect(await screen.findByText('正在撤销 2 / 3 项…')).toBeVisible()
  task = undoneImport
  expect(await screen.findByText('已撤销 2 项', {}, { timeout: 5000 })).toBeVisible()
})

test('an import of the list names the pictures that could not be fetched', async () => {
  const task = importOf({ pictures: { waiting: 0, failed: 1 } })
  stubCalls({
    ...base,
    [IMPORTS]: { body: { count: 1, results: [task] } },
    [PICTURES]: { body: { count: 1, results: [failedPicture] } },
  })
  open('/studio/spreadsheets/product')
  fireEvent.click(await screen.findByRole('button', { name: '1 张图片未下载' }))
  const link = await screen.findByRole('link', { name: '竹茶则' })
  expect(link.closest('li')).toHaveTextContent('第 7 行 竹茶则 该地址没有图片')
})

test('an import that cannot be undone says why', async () => {
  const late = importOf({ can_undo: false, undo_until: '2020-01-01T00:00:00.000Z' })
  const withCosts = importOf({ id: 7, can_undo: false })
  stubCalls({ ...base, [IMPORTS]: { body: { count: 2, results: [late, withCosts] } } })
  open('/studio/spreadsheets/product')
  expect(await screen.findByText('已超过 30 天，不能撤销')).toBeVisible()
  expect(screen.getByText('写入了成本价，需要“查看成本价”权限才能撤销')).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤销这次导入' })).toBeNull()
})
