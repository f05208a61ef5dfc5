import { tabLabels } from '@/routes/tabs'

const mockSet = jest.fn(async (_: { index: number; text: string }) => ({ errMsg: '' }))
jest.mock('@tarojs/taro', () => ({
  __esModule: true,
  default: { setTabBarItem: (options: never) => mockSet(options) },
}))

const ZH = ['首页', '分类', '购物车', '我的']
const ID = ['Beranda', 'Kategori', '购物车', 'Saya']

/** The bar of an app that has just been started. */
async function start() {
  jest.resetModules()
  mockSet.mockClear()
  return (await import('@/platform/tabs/index.mini')).tabs
}

test('a label is set only where it differs from the tab bar', async () => {
  const tabs = await start()
  tabs.setLabels(tabLabels(ZH))
  expect(mockSet).not.toHaveBeenCalled()
  tabs.setLabels(tabLabels(ID))
  tabs.setLabels(tabLabels(ID))
  expect(mockSet.mock.calls.map(([{ index, text }]) => [index, text])).toEqual([
    [0, 'Beranda'],
    [1, 'Kategori'],
    [3, 'Saya'],
  ])
})

test('a label is set with the icons of its tab, which Alipay requires', async () => {
  const tabs = await start()
  tabs.setLabels(tabLabels(['首页', '分类', 'Keranjang', '我的']))
  expect(mockSet).toHaveBeenCalledWith({
    index: 2,
    text: 'Keranjang',
    iconPath: '/assets/tabs/basket.png',
    selectedIconPath: '/assets/tabs/basket-active.png',
  })
})

test('a label refused while no tab is shown is set once one is shown', async () => {
  const tabs = await start()
  mockSet.mockRejectedValueOnce({ errMsg: 'setTabBarItem:fail not TabBar page' })
  tabs.setLabels(tabLabels(['首页', '分类', 'Keranjang', '我的']))
  await Promise.resolve()
  tabs.renew()
  tabs.renew()
  expect(mockSet.mock.calls.map(([{ text }]) => text)).toEqual(['Keranjang', 'Keranjang'])
})
