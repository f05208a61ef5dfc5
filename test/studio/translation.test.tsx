import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { App } from '../../studio/src/app/App'
import { owner, stubCalls } from './support/stub-calls'

const english = JSON.stringify({ en: { name: 'Celadon cup' } })
const product = {
  ...{ id: 5, version: 4, name: '青釉杯', abstract: '手工', description: '', ctype: 'shop.product', category: null },
  ...{ tags: [], price_marked: null, is_active: true, images: [], pictures: [], archived_at: null, film: null },
  variants: [
    {
      ...{ id: 8, attributes: [{ name: '颜色', value: '青' }], price: '128.00', promotion_price: null, sku: '' },
      inventory: 3,
    },
  ],
  translations: english,
}
const category = {
  id: 2,
  values: { name: '茶器', slug: 'tea', parent: null, image: null, position: 0, translations: '{}' },
}
const me = (languages: string[]) => ({ body: { ...owner, site: { ...owner.site, languages } } })
const base = (languages: string[]) => ({
  'GET /studio/me/': me(languages),
  'GET /studio/category/': { body: { count: 0, results: [], labels: {}, thumbs: {} } },
  'GET /studio/category/2/': { body: { ...category, labels: {}, thumbs: {} } },
  'GET /studio/product/5/': { body: product },
})
const open = (path: string) => {
  window.history.replaceState(null, '', path)
  render(<App />)
}
const save = () => fireEvent.click(screen.getByRole('button', { name: /^保\s*存$/ }))

describe('translations in the form of a product', () => {
  test('stand beside the main language with marks for what is missing, and are saved with the product', async () => {
    const requests = stubCalls({ ...base(['en']), 'PUT /studio/product/5/': { body: product } })
    open('/studio/products/5')
    const tab = await screen.findByRole('tab', { name: /English.*缺 3 项/ })
    expect(tab).toBeVisible()
    const row = screen.getByRole('region', { name: '简介（English）' })
    expect(within(row).getByText('手工')).toBeVisible()
    expect(within(row).getByText('未翻译')).toBeVisible()
    expect(screen.getByRole('textbox', { name: '商品名称（English）' })).toHaveValue('Celadon cup')
    expect(screen.queryByRole('region', { name: '商品详情（English）' })).toBeNull()
    fireEvent.change(within(row).getByRole('textbox'), { target: { value: 'Hand-made' } })
    fireEvent.change(screen.getByRole('textbox', { name: '青（English）' }), { target: { value: 'Green' } })
    expect(await screen.findByRole('tab', { name: /English.*缺 1 项/ })).toBeVisible()
    save()
    await waitFor(() => expect(requests.find(({ key }) => key === 'PUT /studio/product/5/')).toBeDefined())
    const body = requests.find(({ key }) => key === 'PUT /studio/product/5/')?.body as { translations: string }
    expect(body).toMatchObject({ version: 4, name: '青釉杯' })
    expect(JSON.parse(body.translations)).toEqual({
      en: { name: 'Celadon cup', abstract: 'Hand-made', words: { 青: 'Green' } },
    })
  })

  test('lead to the settings while the site has one language', async () => {
    stubCalls(base([]))
    open('/studio/products/5')
    expect(await screen.findByRole('link', { name: '在店铺设置里添加其他语言' })).toHaveAttribute(
      'href',
      '/studio/site',
    )
    expect(screen.queryByRole('tab', { name: /English/ })).toBeNull()
  })
})

test('the form of a category saves its translations among its values', async () => {
  const requests = stubCalls({
    ...base(['en', 'id']),
    'PUT /studio/category/2/': { body: { ...category, labels: {}, thumbs: {} } },
  })
  open('/studio/category/2')
  fireEvent.click(await screen.findByRole('tab', { name: /Indonesia.*缺 1 项/ }))
  fireEvent.change(screen.getByRole('textbox', { name: /名称（.*Indonesia）/ }), { target: { value: 'Perangkat teh' } })
  expect(await screen.findByRole('tab', { name: /Indonesia.*已完成/ })).toBeVisible()
  save()
  await waitFor(() => expect(requests.find(({ key }) => key === 'PUT /studio/category/2/')).toBeDefined())
  const body = requests.find(({ key }) => key === 'PUT /studio/category/2/')?.body as {
    base: Record<string, unknown>
    values: { translations: string }
  }
  expect(body.base.translations).toBe('{}')
  expect(JSON.parse(body.values.translations)).toEqual({ id: { name: 'Perangkat teh' } })
})
