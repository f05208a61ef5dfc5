import { icon } from '../build'
import type { MenuSeed } from '../types-page'

export const menus: readonly MenuSeed[] = [
  {
    slug: 'daohang',
    title: '全站导航',
    items: [
      {
        label: '器物',
        picture: icon('icon-ceramics', 'moss'),
        link: { to: 'category', slug: 'ceramics' },
        items: [
          { label: '布艺', link: { to: 'category', slug: 'textile' } },
          { label: '文具', link: { to: 'category', slug: 'stationery' } },
        ],
      },
      { label: '茶', picture: icon('icon-tea', 'tea'), link: { to: 'category', slug: 'tea' } },
      {
        label: '来店里',
        items: [
          { label: '近期活动', link: { to: 'events' } },
          { label: '茶室订座', link: { to: 'reservation', slug: 'chashi-dingzuo' } },
          { label: '员工工作台', link: { to: 'page', slug: 'yuangong' } },
        ],
      },
      { label: '领券', picture: icon('icon-coupon', 'spice'), link: { to: 'coupons' } },
    ],
  },
]
