import type { Menu } from '@storefront/contract/entities/content/menu'
import { MenuScreen } from '@/features/content/screens/MenuScreen'
import { contentApi } from '@/services/api/content'
import { refusal, renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const menu: Menu = {
  slug: 'daohang',
  title: '全站导航',
  items: [
    {
      label: '器物',
      image: null,
      link: { page_key: 'shop.category' },
      items: [{ label: '杯', image: null, link: { type: 'shop.product', id: 5 } }],
    },
    { label: '来店里', image: null, link: null, items: [] },
  ],
}
const open = (reply: Promise<Menu>) => {
  jest.spyOn(contentApi, 'menu').mockReturnValue(reply)
  return renderScreen(<MenuScreen slug="daohang" />, { slug: 'daohang' }, null, 'mpage.menu')
}

test('the menu shows its items, and those with a link open it', async () => {
  const screen = await open(Promise.resolve(menu))
  await screen.waitFor(() => screen.get('杯'))
  await screen.tap(screen.get('杯'))
  await screen.waitFor(() => openedScreens().length > 0)
  expect(openedScreens()[0]).toMatchObject({ name: 'shop.product.detail', params: { id: '5' } })
  expect(screen.get('来店里').closest('a')).toBeNull()
})

test('an empty menu says so', async () => {
  const screen = await open(Promise.resolve({ ...menu, items: [] }))
  await screen.waitFor(() => screen.get('这个菜单还没有内容'))
})

test('a menu that does not come can be tried again', async () => {
  const screen = await open(Promise.reject(refusal('internal', '出错了')))
  await screen.waitFor(() => screen.get('重新加载'))
})
