import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const row = {
  id: 5,
  name: '青釉杯',
  ctype: 'shop.product',
  category: '茶器',
  price: '128.00',
  is_active: true,
  inventory: 3,
  count_purchase: 9,
  main_image: null,
}
const product = {
  ...{
    id: 5,
    version: 4,
    name: '青釉杯',
    abstract: '',
    description: '',
    ctype: 'shop.product',
    category: null,
    tags: [],
    price_marked: null,
  },
  ...{ is_active: true, images: [], pictures: [], archived_at: null },
  variants: [{ id: 8, attributes: [], price: '128.00', promotion_price: null, sku: '', inventory: 3 }],
}
const base = {
  'GET /studio/me/': { body: owner },
  'GET /studio/category/': { body: { count: 1, results: [{ id: 2, values: { name: '茶器' } }] } },
}
const saveButton = () => screen.getByRole('button', { name: /^保\s*存$/ })

const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}

describe('the list of products', () => {
  test('is read by the filters of its address, and a search changes the address', async () => {
    const requests = stubCalls({ ...base, 'GET /studio/product/': { body: { count: 1, results: [row] } } })
    open('/studio/products?state=off&page=2')
    expect(await screen.findByRole('link', { name: '青釉杯' })).toHaveAttribute('href', '/studio/products/5')
    expect(requests.find(({ key }) => key === 'GET /studio/product/')?.query).toEqual({
      limit: '20',
      offset: '20',
      is_active: 'false',
    })
    fireEvent.change(screen.getByRole('searchbox', { name: '搜索名称、编号或 SKU 编码' }), { target: { value: '杯' } })
    fireEvent.keyDown(screen.getByRole('searchbox', { name: '搜索名称、编号或 SKU 编码' }), {
      key: 'Enter',
      keyCode: 13,
    })
    await waitFor(() =>
      expect(requests.at(-1)?.query).toEqual({ limit: '20', offset: '0', is_active: 'false', search: '杯' }),
    )
    expect(window.location.search).toBe('?state=off&search=%E6%9D%AF')
  })

  test('says why it is not there, and is read again', async () => {
    let isDown = true
    stubCalls({
      ...base,
      'GET /studio/product/': () =>
        isDown
          ? { status: 500, body: { detail: '服务器开小差了', err_code: '10500' } }
          : { body: { count: 1, results: [row] } },
    })
    open('/studio/products')
    expect(await screen.findByText('服务器开小差了')).toBeVisible()
    isDown = false
    fireEvent.click(screen.getByRole('button', { name: /重\s*试/ }))
    expect(await screen.findByRole('link', { name: '青釉杯' })).toBeVisible()
  })
})

describe('the archive of products', () => {
  test('takes a product after a confirmation, and the notice brings it back', async () => {
    const requests = stubCalls({
      ...base,
      'GET /studio/product/': { body: { count: 0, results: [] } },
      'GET /studio/product/5/': { body: product },
      'DELETE /studio/product/5/': { body: { ok: true } },
      'POST /studio/product/5/restore/': { body: { ...product, is_active: false } },
    })
    open('/studio/products/5')
    expect(await screen.findByRole('link', { name: '在店铺中查看' })).toHaveAttribute('href', '/mobile/product/5')
    const buttonsOf = () => screen.getAllByRole('button', { name: /^删\s*除$/ })
    fireEvent.click(buttonsOf()[0] as HTMLElement)
    const dialog = await screen.findByRole('tooltip')
    fireEvent.click(within(dialog).getByRole('button', { name: /^删\s*除$/ }))
    expect(await screen.findByText('已把「青釉杯」移到回收站')).toBeInTheDocument()
    // The form's editor, which may still be leaving, has one of the same name.
    fireEvent.click(screen.getAllByRole('button', { name: /^撤\s*销$/ }).at(-1) as HTMLElement)
    await waitFor(() => expect(requests.map(({ key }) => key)).toContain('POST /studio/product/5/restore/'))
  })

  test('an archived product is shown and cannot be changed', async () => {
    stubCalls({
      ...base,
      'GET /studio/product/5/': { body: { ...product, is_active: false, archived_at: '2026-03-01T00:00:00.000Z' } },
    })
    open('/studio/products/5')
    expect(await screen.findByText('商品在回收站里。恢复后才能修改和上架。')).toBeVisible()
    expect(screen.getByLabelText('商品名称')).toBeDisabled()
    expect(screen.getByRole('button', { name: /^恢\s*复$/ })).toBeEnabled()
    expect(screen.queryByRole('button', { name: /^保\s*存$/ })).toBeNull()
  })

  test('a copy is a new product, off sale and without stock', async () => {
    const requests = stubCalls({
      ...base,
      'GET /studio/product/5/': { body: product },
      'POST /studio/product/': { body: { ...product, id: 6 } },
    })
    open('/studio/products/new?copy=5')
    expect(await screen.findByLabelText('商品名称')).toHaveValue('青釉杯 副本')
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(requests.find(({ key }) => key === 'POST /studio/product/')?.body).toMatchObject({
        name: '青釉杯 副本',
        is_active: false,
        variants: [{ id: null, price: '128.00', inventory: 0 }],
      }),
    )
  })
})

describe('the form of a product', () => {
  test('sends nothing with a wrong price, and the version that was read with a right one', async () => {
    const requests = stubCalls({
      ...base,
      'GET /studio/product/5/': { body: product },
      'PUT /studio/product/5/': { body: { ...product, version: 5 } },
    })
    open('/studio/products/5')
    fireEvent.change(await screen.findByLabelText('价格'), { target: { value: '1.234' } })
    fireEvent.click(saveButton())
    expect(await screen.findByText('请为每个规格填写正确的价格')).toBeVisible()
    fireEvent.change(screen.getByLabelText('价格'), { target: { value: '99' } })
    fireEvent.click(saveButton())
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        key: 'PUT /studio/product/5/',
        body: { version: 4, variants: [{ id: 8, price: '99' }] },
      }),
    )
    expect(requests.filter(({ key }) => key.startsWith('PUT'))).toHaveLength(1)
  })

  test('sends the same key again after a lost reply', async () => {
    let isLost = true
    const requests = stubCalls({
      ...base,
      'GET /studio/product/5/': { body: product },
      'PUT /studio/product/5/': () => {
        if (isLost) throw new TypeError('lost')
        return { body: { ...product, version: 5 } }
      },
    })
    open('/studio/products/5')
    await screen.findByLabelText('商品名称')
    fireEvent.click(saveButton())
    expect(await screen.findByText('网络连接失败，请检查后重试')).toBeVisible()
    isLost = false
    fireEvent.click(saveButton())
    await screen.findByText('已保存')
    const keys = requests.filter(({ key }) => key.startsWith('PUT')).map(({ headers }) => headers['idempotency-key'])
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
  })

  test('asks which side to keep when both changed a field, and saves the choice over their version', async () => {
    let theirs = product
    const requests = stubCalls({
      ...base,
      'GET /studio/product/5/': () => ({ body: theirs }),
      'PUT /studio/product/5/': ({ body }) =>
        (body as { version: number }).version === 4
          ? { status: 409, body: { detail: '别人已保存', err_code: '16012' } }
          : { body: { ...theirs, version: 7 } },
    })
    open('/studio/products/5')
    fireEvent.change(await screen.findByLabelText('商品名称'), { target: { value: '我的杯' } })
    theirs = { ...product, version: 6, name: '他的杯', abstract: '他的简介' }
    fireEvent.click(saveButton())
    const dialog = await screen.findByRole('dialog')
    for (const name of ['青釉杯', '我的杯', '他的杯']) expect(within(dialog).getByText(name)).toBeInTheDocument()
    expect(within(dialog).getByRole('button', { name: '按选择保存' })).toBeDisabled()
    fireEvent.click(within(dialog).getByRole('radio', { name: '我的' }))
    fireEvent.click(within(dialog).getByRole('button', { name: '按选择保存' }))
    await waitFor(() =>
      expect(requests.at(-1)).toMatchObject({
        key: 'PUT /studio/product/5/',
        body: { version: 6, name: '我的杯', abstract: '他的简介' },
      }),
    )
  })
})
