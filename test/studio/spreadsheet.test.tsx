import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

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
  ...{ applied: null, import: null, pictures: { waiting: 0, failed: 0, failures: [] } },
  counts: { create: 1, update: 0, unchanged: 1, skip: 0, error: 0 },
  rows: [rowOf(2, 'create', { changes: [{ column: '价格', before: '', after: '9.90' }] }), rowOf(3, 'unchanged')],
  ...more,
})
const faulty = {
  counts: { create: 1, update: 0, unchanged: 0, skip: 0, error: 1 },
  rows: [
    rowOf(2, 'create'),
    rowOf(3, 'error', { problems: [{ cell: 'D3', column: '价格', reason: '格式不正确', value: '五块' }] }),
  ],
  errors_url: '/media/exports/errors.xlsx',
}
const [PLAN, APPLY] = ['GET /studio/spreadsheet/plan/4/', 'POST /studio/spreadsheet/plan/4/apply/']
const PARTS = '/studio/spreadsheet/product/parts/'
const base = {
  'GET /studio/me/': { body: owner },
  [`GET ${PARTS}`]: { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/product/imports/': { body: { count: 0, results: [] } },
  'GET /studio/spreadsheet/stock/imports/': { body: { count: 0, results: [] } },
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
  expect(screen.getByText('9.90')).toBeVisible()
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
    [APPLY]: { body: planOf({ applied: '2026-03-01T00:01:00.000Z' }) },
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
    [APPLY]: { body: planOf({ ...faulty, applied: '2026-03-01T00:01:00.000Z' }) },
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
    [PLAN]: { body: planOf({ emptied: 1, rows, counts: { create: 0, update: 1, unchanged: 0, skip: 0, error: 0 } }) },
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('1 个单元格的内容将被清空')).toBeVisible()
  expect(screen.getByText('清空').closest('.ant-typography-danger')).toHaveTextContent('标签： 新品 → 清空')
})

test('a preview offers the meanings of columns when none is known, and follows the choice', async () => {
  const heads = [
    { at: 0, letters: 'A', head: '甲', sample: '竹茶则', column: null },
    { at: 2, letters: 'C', head: '', sample: '9.9', column: null },
  ]
  const none = {
    heads,
    rows: [],
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

test('an import tells which pictures are on their way, and which could not be fetched', async () => {
  stubCalls({
    ...base,
    [PLAN]: {
      body: planOf({
        applied: '2026-03-01T00:01:00.000Z',
        pictures: {
          waiting: 2,
          failed: 1,
          failures: [{ product: 9, row: 7, name: '竹茶则', url: 'https://a.test/x.jpg' }],
        },
      }),
    },
  })
  open('/studio/spreadsheets/product?plan=4')
  expect(await screen.findByText('正在下载图片，还剩 2 张…')).toBeVisible()
  expect(screen.getByText('1 张图片无法下载，请在商品中上传')).toBeVisible()
  expect(screen.getByRole('link', { name: '竹茶则' }).closest('li')).toHaveTextContent('第 7 行 竹茶则')
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
  ...{ total: 3, undone: 0, left: 0, leftovers: [] },
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
    [PLAN]: { body: planOf({ applied: '2026-03-01T00:01:00.000Z', import: 6 }) },
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

test('an import that cannot be undone says why', async () => {
  const late = importOf({ can_undo: false, undo_until: '2020-01-01T00:00:00.000Z' })
  const withCosts = importOf({ id: 7, can_undo: false })
  stubCalls({ ...base, [IMPORTS]: { body: { count: 2, results: [late, withCosts] } } })
  open('/studio/spreadsheets/product')
  expect(await screen.findByText('已超过 30 天，不能撤销')).toBeVisible()
  expect(screen.getByText('写入了成本价，需要成本价权限才能撤销')).toBeVisible()
  expect(screen.queryByRole('button', { name: '撤销这次导入' })).toBeNull()
})
