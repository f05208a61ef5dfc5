import { CategoryScreen } from '@/features/catalog/screens/CategoryScreen'
import { catalogApi } from '@/services/api/catalog'
import { productOf, renderScreen } from '../../fixtures'

jest.mock('@/router/router', () => jest.requireActual('../../screen-router'))
jest.mock('@tarojs/components', () => jest.requireActual('@/platform/taro-components/view'))
jest.mock('@/platform/display', () => ({ display: { textScale: () => 1, setTitle() {}, scrollToTop() {}, setChrome() {} } }))

const category = (id: number, name: string, parent: number | null = null) => ({ id, name, slug: `c${id}`, parent, image: null })
const lastQuery = () => jest.mocked(catalogApi.products).mock.lastCall?.[0]

beforeEach(() => {
  jest.spyOn(catalogApi, 'categories').mockResolvedValue({ count: 2, results: [category(1, '茶器'), category(2, '茶杯', 1)] })
  jest.spyOn(catalogApi, 'products').mockResolvedValue({ count: 1, results: [productOf({ id: 4, name: '青釉杯' })] })
})

test('a category is ordered and filtered by the address', async () => {
  const screen = await renderScreen(<CategoryScreen />, { category: '1', ordering: '-price', in_stock: 'true' })
  await screen.waitFor(() => screen.text().includes('青釉杯'))
  expect(lastQuery()).toMatchObject({ category: 1, ordering: '-price', in_stock: true })
  expect(screen.get('有货').closest('[aria-checked]')?.getAttribute('aria-checked')).toBe('true')
})

test('an ordering that is not offered is left out of the request', async () => {
  const screen = await renderScreen(<CategoryScreen />, { ordering: 'name', promotion: '1' })
  await screen.waitFor(() => screen.text().includes('青釉杯'))
  expect(lastQuery()?.ordering).toBeUndefined()
  expect(lastQuery()?.promotion).toBeUndefined()
})

test('a filtered category without products offers to clear the filters, another one all products', async () => {
  jest.mocked(catalogApi.products).mockResolvedValue({ count: 0, results: [] })
  const screen = await renderScreen(<CategoryScreen />, { category: '2', promotion: 'true' })
  await screen.waitFor(() => screen.get('清除筛选'))
  const plain = await renderScreen(<CategoryScreen />, { category: '2' })
  await plain.waitFor(() => plain.get('查看全部商品'))
})
