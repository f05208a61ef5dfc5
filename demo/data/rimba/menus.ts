import { icon } from '../build'
import type { MenuSeed } from '../types-page'

export const menus: readonly MenuSeed[] = [
  {
    slug: 'navigasi',
    title: 'Jelajahi toko',
    items: [
      {
        label: 'Kerajinan',
        picture: icon('icon-batik', 'terracotta'),
        link: { to: 'category', slug: 'batik' },
        items: [{ label: 'Rotan', link: { to: 'category', slug: 'rotan' } }],
      },
      { label: 'Kopi', picture: icon('icon-coffee', 'kopi'), link: { to: 'category', slug: 'kopi' } },
      { label: 'Acara', items: [{ label: 'Acara mendatang', link: { to: 'events' } }] },
      { label: 'Kupon', picture: icon('icon-coupon', 'lagoon'), link: { to: 'coupons' } },
    ],
  },
]
