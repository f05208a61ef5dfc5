import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { typeDate } from './support/dates'
import { owner, stubCalls } from './support/stub-calls'

const values = {
  ...{
    label: '满百减十',
    slug: 'ten-off',
    description: '',
    type: 'R',
    value: '10.00',
    min_order: '100.00',
    left_count: 50,
    max_per_user: 1,
  },
  ...{
    start_at: '2026-03-01T00:00:00.000Z',
    end_at: null,
    valid_days: null,
    categories: [2],
    product: null,
    with_card: true,
    is_active: true,
  },
}
const coupon = { id: 7, values, labels: { 'category.2': '茶器' }, thumbs: {} }
const list = {
  count: 2,
  results: [
    { id: 7, values },
    { id: 6, values: { ...values, label: '八五折', type: 'P', value: '15', is_active: false } },
  ],
  labels: {},
  thumbs: {},
}
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/category/': { body: { count: 0, results: [], labels: {}, thumbs: {} } },
  'GET /studio/product/': { body: { count: 0, results: [] } },
  'GET /studio/coupon/': { body: list },
  'GET /studio/coupon/7/': { body: coupon },
}
const saveButton = () => screen.getByRole('button', { name: '保存' })
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

describe('the list of a resource', () => {
  test('shows amounts, percentages and states, and is read by the filters of its address', async () => {
    const requests = stubCalls(base)
    open('/studio/coupon?type=P&ordering=-label&page=2')
    expect(await screen.findByRole('link', { name: '八五折' })).toHaveAttribute('href', '/studio/coupon/6')
    expect(screen.getByText('¥10.00')).toBeVisible()
    expect(screen.getByText('15%')).toBeVisible()
    expect(screen.getByText('已停用')).toBeVisible()
    const { query } = requests.find(({ key }) => key === 'GET /studio/coupon/') ?? {}
    expect(query).toEqual({ limit: '20', offset: '20', ordering: '-label', type: 'P' })
  })

  test('says what is empty, and that a search has no match', async () => {
    const empty = { body: { count: 0, results: [], labels: {}, thumbs: {} } }
    stubCalls({ ...base, 'GET /studio/coupon/': empty })
    open('/studio/coupon')
    expect(await screen.findByText('还没有优惠券，点“新建”添加')).toBeVisible()
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索' }), { target: { value: '茶' } })
    fireEvent.keyDown(screen.getByRole('searchbox', { name: '搜索' }), { key: 'Enter', keyCode: 13 })
    expect(await screen.findByText('没有符合条件的优惠券')).toBeVisible()
  })

  test('changes a field of the items that are selected, and takes it back by 撤销', async () => {
    const requests = stubCalls({ ...base, 'POST /studio/coupon/bulk/': { body: { ok: true } } })
    open('/studio/coupon')
    fireEvent.click(await screen.findByRole('checkbox', { name: '选择「满百减十」' }))
    expect(screen.getByText('已选 1 项')).toBeVisible()
    fireEvent.mouseDown(screen.getByRole('combobox', { name: '批量修改' }))
    fireEvent.click(await screen.findByText('启用', { selector: '.ant-select-item-option-content' }))
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('button', { name: '应用' }))
    const [before, after] = [
      { is_active: true, end_at: null },
      { is_active: false, end_at: null },
    ]
    const sentChanges = () => requests.filter(({ key }) => key === 'POST /studio/coupon/bulk/').map(({ body }) => body)
    await waitFor(() => expect(sentChanges()).toEqual([{ changes: [{ id: 7, base: before, values: after }] }]))
    fireEvent.click(await screen.findByRole('button', { name: '撤销' }))
    await waitFor(() => expect(sentChanges()[1]).toEqual({ changes: [{ id: 7, base: after, values: before }] }))
  })
})

describe('the form of a resource', () => {
  test('sends the values that were read beside the new ones, times in the zone of the site', async () => {
    const requests = stubCalls({ ...base, 'PUT /studio/coupon/7/': { body: coupon } })
    open('/studio/coupon/7')
    expect(await screen.findByLabelText('开始时间')).toHaveValue('2026年3月1日 周日 08:00')
    typeDate('结束时间', '2026-04-01 00:00')
    fireEvent.click(saveButton())
    await screen.findByText('已保存')
    const { body } = requests.find(({ key }) => key.startsWith('PUT')) ?? {}
    expect(body).toEqual({ base: values, values: { ...values, end_at: '2026-03-31T16:00:00.000Z' } })
  })

  test('sends nothing with a wrong amount, and shows what the server refuses at its field', async () => {
    const refusal = {
      status: 400,
      body: { detail: '参数错误', err_code: '10400', fields: { 'values.slug': '已被使用' } },
    }
    const requests = stubCalls({ ...base, 'PUT /studio/coupon/7/': refusal })
    open('/studio/coupon/7')
    fireEvent.change(await screen.findByLabelText('面值'), { target: { value: '1.234' } })
    fireEvent.click(saveButton())
    expect(await screen.findByText('请填写正确的金额')).toBeVisible()
    expect(requests.filter(({ key }) => key.startsWith('PUT'))).toEqual([])
    fireEvent.change(screen.getByLabelText('面值'), { target: { value: '12' } })
    fireEvent.click(saveButton())
    expect(await screen.findByText('已被使用')).toBeVisible()
  })

  test('brings together what two people changed in different fields, and asks about the same one', async () => {
    let theirs = { ...coupon, values: { ...values, description: '他的说明', left_count: 40 } }
    const isStale = (body: unknown) => (body as { base: typeof values }).base.description !== theirs.values.description
    const requests = stubCalls({
      ...base,
      'GET /studio/coupon/7/': () => ({ body: requests.some(({ key }) => key.startsWith('PUT')) ? theirs : coupon }),
      'PUT /studio/coupon/7/': ({ body }) =>
        isStale(body) ? { status: 409, body: { detail: '别人已保存', err_code: '16012' } } : { body: theirs },
    })
    open('/studio/coupon/7')
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '我的券' } })
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({
        base: { left_count: 40 },
        values: { label: '我的券', description: '他的说明' },
      }),
    )
    theirs = { ...theirs, values: { ...theirs.values, description: '又一版', label: '他的券' } }
    fireEvent.change(screen.getByLabelText('名称'), { target: { value: '我的新券' } })
    fireEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog')
    fireEvent.click(within(dialog).getByRole('radio', { name: '我的' }))
    fireEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }))
    await waitFor(() =>
      expect(requests.at(-1)?.body).toMatchObject({ values: { label: '我的新券', description: '又一版' } }),
    )
  })

  test('of a new item begins empty, creates it and opens it', async () => {
    const category = {
      id: 3,
      values: { name: '茶叶', slug: 'tea', parent: null, image: null, position: 0 },
      labels: {},
      thumbs: {},
    }
    const requests = stubCalls({
      ...base,
      'POST /studio/category/': { body: category },
      'GET /studio/category/3/': { body: category },
    })
    open('/studio/category/new')
    fireEvent.change(await screen.findByLabelText('名称'), { target: { value: '茶叶' } })
    fireEvent.change(screen.getByLabelText('地址名称'), { target: { value: 'tea' } })
    fireEvent.click(saveButton())
    expect(await screen.findByRole('heading', { name: '茶叶', level: 1 })).toBeVisible()
    expect(requests.find(({ key }) => key === 'POST /studio/category/')?.body).toEqual({
      ...category.values,
      translations: '{}',
    })
    expect(window.location.pathname).toBe('/studio/category/3')
  })

  test('adds and removes the rows of its table', async () => {
    const item = {
      id: 4,
      values: {
        name: '礼包',
        description: '',
        items: [{ id: null, coupon: 7, quantity: 1 }],
        left_count: null,
        max_per_user: null,
        start_at: null,
        end_at: null,
        is_active: true,
      },
      labels: { 'coupon.7': '满百减十' },
      thumbs: {},
    }
    const requests = stubCalls({
      ...base,
      'GET /studio/couponpackage/4/': { body: item },
      'PUT /studio/couponpackage/4/': { body: item },
    })
    open('/studio/couponpackage/4')
    fireEvent.change(await screen.findByLabelText('第 1 行的张数'), { target: { value: '3' } })
    fireEvent.click(screen.getByRole('button', { name: '添加一行' }))
    fireEvent.click(screen.getByRole('button', { name: '删除第 2 行' }))
    fireEvent.click(saveButton())
    await screen.findByText('已保存')
    expect(requests.find(({ key }) => key.startsWith('PUT'))?.body).toMatchObject({
      values: { items: [{ id: null, coupon: 7, quantity: 3 }] },
    })
  })
})

describe('the items of a menu', () => {
  const item = (label: string, link: string | null = null) => ({ id: null, label, image: null, link, is_sub: false })
  const menu = { title: '导航', slug: 'daohang', is_active: true, links: [item('器物'), item('茶')] }
  const reply = { id: 3, values: menu, labels: {}, thumbs: {} }

  test('are moved by dragging a row by its handle to an edge of another', async () => {
    const links = ['器物', '茶', '文具'].map((label) => item(label))
    const three = { ...reply, values: { ...menu, links } }
    const requests = stubCalls({
      ...base,
      'GET /studio/menu/3/': { body: three },
      'PUT /studio/menu/3/': { body: three },
    })
    open('/studio/menu/3')
    const handles = await screen.findAllByTitle('拖动以调整顺序')
    const data = new Map<string, string>()
    const dataTransfer = {
      setData: (type: string, text: string) => data.set(type, text),
      getData: (type: string) => data.get(type) ?? '',
    }
    const transfer = () => ({ ...dataTransfer, types: [...data.keys()] })
    const [first, , last] = handles as [HTMLElement, HTMLElement, HTMLElement]
    fireEvent.dragStart(first, { dataTransfer: transfer() })
    const row = last.closest('tr') as HTMLElement
    fireEvent.dragOver(row, { dataTransfer: transfer() })
    await waitFor(() => expect(row).toHaveClass('resource-row-after'))
    fireEvent.drop(row, { dataTransfer: transfer() })
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(requests.find(({ key }) => key === 'PUT /studio/menu/3/')?.body).toMatchObject({
        values: { links: [{ label: '茶' }, { label: '文具' }, { label: '器物' }] },
      }),
    )
  })

  test('are moved by buttons and lead where the dialog says', async () => {
    const requests = stubCalls({
      ...base,
      'GET /studio/menu/3/': { body: reply },
      'PUT /studio/menu/3/': { body: reply },
    })
    open('/studio/menu/3')
    fireEvent.click(await screen.findByRole('button', { name: '下移第 1 行' }))
    expect(screen.getByRole('button', { name: '上移第 1 行' })).toBeDisabled()
    fireEvent.click(screen.getByRole('button', { name: '第 1 行的链接: 无链接' }))
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: '跳转到' }))
    fireEvent.click(await screen.findByText('店铺页面', { selector: '.ant-select-item-option-content' }))
    fireEvent.click(screen.getByRole('button', { name: /^确.?定$/ }))
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(requests.find(({ key }) => key === 'PUT /studio/menu/3/')?.body).toMatchObject({
        values: { links: [item('茶', '{"page_key":"mobile.index"}'), item('器物')] },
      }),
    )
  })
})
