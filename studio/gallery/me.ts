import { permissions } from '@storefront/contract/permissions'
import type { Me } from '../src/session/useMe'

/** The owner of a shop, for parts that ask who is logged in. */
export const ME: Me = {
  user: { uuid: '00000000-0000-4000-8000-000000000001', name: '沈青', avatar: null },
  perms: Object.values(permissions),
  language: 'zh-cn',
  is_home: false,
  site: {
    name: '青拾生活',
    slug: 'qingshi',
    logo_url: '',
    mobile_url: '/mobile/',
    hosts: [],
    currency: { code: 'CNY', symbol: '¥', exponent: 2 },
    country: 'CN',
    language: 'zh-cn',
    languages: ['en'],
    time_zone: 'Asia/Shanghai',
    theme: { primary: '#1f5c46', primary_text: '#ffffff', accent: '#b4451f', background: '#f6f5f1' },
  },
}
