import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { findDialog } from './support/dialog'
import { owner, type StubRequest, stubCalls } from './support/stub-calls'

const row = (id: number, name: string) => ({
  ...{
    id,
    name,
    ctype: 'shop.product',
    category: null,
    price: '128.00',
    is_active: true,
    inventory: 3,
    count_purchase: 9,
    main_image: null,
  },
})
const variant = { id: 8, price: '128.00', promotion_price: null }
const editable = (id: number, name: string, is_active = true) => ({
  id,
  name,
  version: 4,
  values: { is_active, category: null, tags: ['春'], variants: [variant] },
})
const pages = [row(1, '青釉杯'), row(2, '白瓷盘'), row(3, '竹茶盘')]
const changeReply = { body: { count: 2, results: [1, 3].map((id) => ({ id, version: 5 })) } }
const answers = {
  'GET /studio/me/': { body: owner },
  'GET /studio/view/': { body: { count: 0, results: [] } },
  'GET /studio/category/': { body: { count: 1, results: [{ id: 2, values: { name: '茶器' } }] } },
  'GET /studio/product/': ({ query: { offset, limit } }: StubRequest) => ({
    body: { count: 21, results: limit === '100' ? pages : offset === '0' ? pages.slice(0, 2) : pages.slice(2) },
  }),
  'GET /studio/product/bulk/': ({ query: { ids = '' } }: StubRequest) => ({
    body: { count: 2, results: ids.split(',').map((id) => editable(Number(id), pages[Number(id) - 1]?.name ?? '')) },
  }),
}
const open = () => {
  window.history.replaceState(null, '', '/studio/products')
  render(<App />)
}
const posts = (requests: StubRequest[]) =>
  requests.filter(({ key }) => key === 'POST /studio/product/bulk/').map(({ body }) => body)
const choose = async (name: string) => fireEvent.click(await screen.findByRole('checkbox', { name: `选择「${name}」` }))

test('products of two pages are taken off sale after a preview, and put back by an undo over the new versions', async () => {
  const requests = stubCalls({ ...answers, 'POST /studio/product/bulk/': changeReply })
  open()
  await choose('青釉杯')
  fireEvent.click(await screen.findByTitle('2'))
  await choose('竹茶盘')
  expect(screen.getByText('已选 2 个商品')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '下架' }))
  const dialog = await findDialog('上架或下架')
  expect(await within(dialog).findByText('2 个商品将会改变，0 个不变')).toBeVisible()
  expect(within(dialog).getByRole('row', { name: /竹茶盘 在售 已下架/ })).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: '修改 2 个商品' }))
  fireEvent.click(await screen.findByRole('button', { name: /撤\s*销/ }))
  await waitFor(() => expect(posts(requests)).toHaveLength(2))
  const changesTo = (version: number, is_active: boolean) => ({
    changes: [1, 3].map((id) => ({
      id,
      version,
      values: { is_active, category: null, tags: ['春'], variants: [variant] },
    })),
  })
  expect(posts(requests)).toEqual([changesTo(4, false), changesTo(5, true)])
  expect(await screen.findByText('已撤销')).toBeVisible()
})

test('a price is changed by a percentage, and nothing is sent that would change nothing', async () => {
  const requests = stubCalls({ ...answers, 'POST /studio/product/bulk/': changeReply })
  open()
  await choose('青釉杯')
  fireEvent.click(screen.getByRole('button', { name: '调价' }))
  const dialog = await findDialog('调整价格')
  expect(await within(dialog).findByText('没有商品会因此改变')).toBeVisible()
  expect(within(dialog).getByRole('button', { name: '修改 0 个商品' })).toBeDisabled()
  fireEvent.change(within(dialog).getByRole('textbox', { name: '增减' }), { target: { value: '-12.5' } })
  expect(await within(dialog).findByText('¥112.00')).toBeVisible()
  fireEvent.click(within(dialog).getByRole('button', { name: '修改 1 个商品' }))
  await waitFor(() =>
    expect(posts(requests)).toMatchObject([
      { changes: [{ id: 1, values: { variants: [{ id: 8, price: '112.00' }] } }] },
    ]),
  )
})

test('all that the filters leave are chosen at once, and a refusal stands in the dialog', async () => {
  const requests = stubCalls({
    ...answers,
    'POST /studio/product/bulk/': { status: 409, body: { detail: '别人已保存过', err_code: '16012' } },
  })
  open()
  await choose('青釉杯')
  fireEvent.click(screen.getByRole('button', { name: '选择全部 21 个' }))
  expect(await screen.findByText('已选 3 个商品')).toBeVisible()
  expect(requests.filter(({ key, query }) => key === 'GET /studio/product/' && query.limit === '100')).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: '下架' }))
  const dialog = await findDialog('上架或下架')
  fireEvent.click(await within(dialog).findByRole('button', { name: '修改 3 个商品' }))
  expect(await within(dialog).findByText('别人已保存过')).toBeVisible()
})
