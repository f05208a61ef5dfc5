import { ModulesScreen } from '@/page-modules/ModulesScreen'
import { contentApi } from '@/services/api/content'
import { refusal, renderScreen } from '../../fixtures'

jest.mock('@/page-modules/ModulesScreen', () => ({ ModulesScreen: jest.fn(() => '页面') }))
;(globalThis as { definePageConfig?: unknown }).definePageConfig = () => {}

async function openMenu() {
  const { default: MenuPage } = await import('@/pages/content/page/menu')
  return renderScreen(<MenuPage />, { slug: 'daohang' }, null, 'mpage.menu')
}

test('the address of a menu asks for the menu alone', async () => {
  jest.spyOn(contentApi, 'menu').mockResolvedValue({
    slug: 'daohang',
    title: '全站导航',
    items: [{ label: '器物', image: null, link: null, items: [] }],
  })
  const page = jest.spyOn(contentApi, 'page').mockRejectedValue(refusal('notFound', '您访问的内容不存在'))
  const screen = await openMenu()
  await screen.waitFor(() => screen.get('器物'))
  expect(page).not.toHaveBeenCalled()
})

test('the address shows the page of its slug where there is no menu', async () => {
  jest.spyOn(contentApi, 'menu').mockRejectedValue(refusal('notFound', '您访问的内容不存在'))
  const screen = await openMenu()
  await screen.waitFor(() => screen.get('页面'))
  expect(jest.mocked(ModulesScreen).mock.calls[0]?.[0]).toMatchObject({ page: 'daohang' })
})
