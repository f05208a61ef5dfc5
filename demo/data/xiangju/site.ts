import { face, icon, mark, poster, qr } from '../build'
import type { CategorySeed, CouponSeed, FlashSeed, MembershipCardSeed, NodeSeed, SiteSeed } from '../types'
import type { UserSeed } from '../types-base'

/** Everything that a site may ask of its visitors is asked here. */
export const site: SiteSeed = {
  slug: 'xiangju',
  name: '乡聚会员社',
  language: 'zh-cn',
  country: 'CN',
  currency: { code: 'CNY', symbol: '¥', exponent: 2 },
  timeZone: 'Asia/Shanghai',
  wxName: '乡聚会员社',
  wxQr: qr('https://xiangju.example/follow'),
  contactPhone: '400-000-0311',
  contactName: '社务阿禾',
  contactQr: qr('https://xiangju.example/service'),
  poweredBy: { name: 'Storefront', url: 'https://xiangju.example/about' },
  webViewHosts: ['xiangju.example'],
  icpContent: '乡ICP备00000000号（演示）',
  description: '只对社员开放的乡土小铺：山货、手作，与各村的集会。',
  smsSign: '乡聚会员社',
  theme: { primary: '#6b4a22', primary_text: '#ffffff', accent: '#a8492a', background: '#f8f4ec' },
  config: {
    loginRequired: true,
    mobileBindRequired: true,
    nodeRequired: true,
    followPrompt: true,
    captchaRequired: true,
    invoices: false,
    hotWords: ['野山茶', '蜂蜜', '提篮'],
    mobileForm: { requireName: true, requireEmail: true, canSkip: false, phoneButton: true },
  },
  shipping: { fee: 800, freeOver: 9900 },
  logo: mark('logoQingshi', 'kopi', 7),
}

export const categories: readonly CategorySeed[] = [
  { slug: 'shanhuo', name: '山货', icon: icon('icon-leaf', 'pandan') },
  { slug: 'shouzuo', name: '手作', icon: icon('icon-workshop', 'rattan') },
]

/** Counties, villages, and the halls where members meet. */
export const nodes: readonly NodeSeed[] = [
  {
    name: '青溪县',
    children: [
      { name: '上河村', children: [{ name: '上河祠堂' }, { name: '上河粮仓' }] },
      { name: '石桥村', children: [{ name: '石桥书屋' }, { name: '石桥老戏台', isActive: false }] },
    ],
  },
  { name: '云岭县', children: [{ name: '竹湾村', children: [{ name: '竹湾茶棚' }] }] },
  { name: '南浦县', isActive: false },
]

export const users: readonly UserSeed[] = [
  {
    key: 'shopper',
    name: '何禾',
    mobile: '13800000011',
    perms: [],
    avatar: face('avatar', 'rattan', 12),
    addresses: [{ name: '何禾', mobile: '13800000011', district: '330106', address: '上河村 12 号', isDefault: true }],
  },
  {
    key: 'owner',
    name: '社长老田',
    mobile: '13900000011',
    node: '上河祠堂',
    perms: ['*'],
    avatar: face('avatar', 'kopi', 7),
    addresses: [],
  },
  // Came by WeChat and has bound no number yet: the site asks for it before the first order.
  {
    key: 'newcomer',
    name: '新社员',
    mobile: null,
    loginCode: 'demo-newcomer',
    perms: [],
    avatar: face('avatar', 'moss', 2),
    addresses: [],
  },
]

export const membershipCard: MembershipCardSeed = {
  slug: 'sheyuan',
  name: '乡聚社员卡',
  shop: '乡聚会员社',
  description: '一张卡管一家人：全年免运费三次，集会优先报名。',
  durationDays: null,
  discount: 3,
  price: 6600,
  face: poster('market', 'rattan', 6),
}

export const coupons: readonly CouponSeed[] = [
  {
    slug: 'rushe',
    type: 'R',
    value: 1000,
    label: '入社礼',
    description: '入社首单可用，满 50 元减 10 元。',
    start: -10,
    end: 90,
    quantity: null,
    maxPerUser: 1,
    minOrder: 5000,
  },
]

export const flash: readonly FlashSeed[] = [
  { user: 'newcomer', kind: 'usermcard', description: '欢迎入社，社员卡已经放进您的账户' },
  { user: 'newcomer', kind: 'link', description: '先看看社里的规矩', link: { to: 'page', slug: 'agreement' } },
]
