import { face, icon, mark, poster, qr } from '../build'
import type { CategorySeed, MembershipCardSeed, SiteSeed } from '../types'
import type { UserSeed } from '../types-base'

export const site: SiteSeed = {
  slug: 'qingshi',
  name: '青拾生活',
  language: 'zh-cn',
  country: 'CN',
  currency: { code: 'CNY', symbol: '¥', exponent: 2 },
  timeZone: 'Asia/Shanghai',
  wxName: '青拾生活',
  wxQr: qr('https://qingshi.example/follow'),
  contactPhone: '400-000-0120',
  contactName: '客服小青',
  contactQr: qr('https://qingshi.example/service'),
  poweredBy: { name: 'Storefront', url: '' },
  webViewHosts: ['qingshi.example'],
  icpContent: '青ICP备00000000号（演示）',
  description: '手作陶瓷、茶与茶器、家纺文具，还有周末的市集、音乐会与工作坊。',
  smsSign: '青拾生活',
  theme: { primary: '#2f5d4a', primary_text: '#ffffff', accent: '#b04e24', background: '#f6f4ef' },
  config: {
    loginRequired: false,
    mobileBindRequired: false,
    nodeRequired: false,
    followPrompt: false,
    captchaRequired: false,
    invoices: true,
    hotWords: ['盖碗', '帆布袋', '手工皂', '茶', '市集', '徒步'],
    promises: ['7 天无理由退货', '破损包赔', '48 小时内发货'],
    mobileForm: { requireName: false, requireEmail: false, canSkip: true, phoneButton: true },
  },
  shipping: { fee: 1000, freeOver: 19900 },
  logo: mark('logoQingshi', 'forest'),
}

export const categories: readonly CategorySeed[] = [
  { slug: 'ceramics', name: '陶瓷器皿', icon: icon('icon-ceramics', 'moss') },
  { slug: 'cups', name: '杯盏', parent: 'ceramics', icon: icon('icon-ceramics', 'celadon') },
  { slug: 'plates', name: '盘碗', parent: 'ceramics', icon: icon('icon-ceramics', 'peach') },
  { slug: 'vases', name: '花器', parent: 'ceramics', icon: icon('icon-workshop', 'clay') },
  { slug: 'tea', name: '茶与茶器', icon: icon('icon-tea', 'tea') },
  { slug: 'tealeaf', name: '茶叶', parent: 'tea', icon: icon('icon-leaf', 'moss') },
  { slug: 'teaware', name: '茶器', parent: 'tea', icon: icon('icon-tea', 'moss') },
  { slug: 'textile', name: '家纺布艺', icon: icon('icon-textile', 'clay') },
  { slug: 'stationery', name: '文具纸品', icon: icon('icon-stationery', 'indigo') },
  { slug: 'home', name: '家居香氛', icon: icon('icon-home', 'mustard') },
  { slug: 'bath', name: '洗护', icon: icon('icon-bath', 'lagoon') },
  { slug: 'experience', name: '体验券', icon: icon('icon-event', 'plum') },
]

export const users: readonly UserSeed[] = [
  {
    key: 'shopper',
    name: '林小满',
    mobile: '13800000001',
    perms: [],
    avatar: face('avatar', 'sage', 9),
    addresses: [
      {
        name: '林小满',
        mobile: '13800000001',
        district: '330106',
        address: '文三路 100 号青枫苑 3 幢 502 室',
        isDefault: true,
      },
      {
        name: '林小满（公司）',
        mobile: '13800000001',
        district: '310101',
        address: '四川中路 1 号 6 楼前台',
        isDefault: false,
      },
    ],
  },
  {
    key: 'shopper2',
    name: '周牧野',
    mobile: '13800000002',
    perms: [],
    avatar: face('avatar', 'indigo', 3),
    addresses: [
      {
        name: '周牧野',
        mobile: '13800000002',
        district: '510107',
        address: '人民南路四段 8 号 2 单元 1701',
        isDefault: true,
      },
    ],
  },
  { key: 'owner', name: '沈青', mobile: '13900000001', perms: ['*'], avatar: face('avatar', 'clay', 5), addresses: [] },
  {
    key: 'gate',
    name: '阿拾',
    mobile: '13900000002',
    perms: ['shop.verify_eticket', 'event.verify_ticket'],
    avatar: face('avatar', 'moss', 1),
    addresses: [],
  },
  {
    key: 'service',
    name: '客服小雨',
    mobile: '13900000003',
    perms: [
      'base.read_shortlink',
      'event.read_eventregistration',
      'moderation.change_moderation',
      'feedback.change_feedback',
    ],
    avatar: face('avatar', 'plum', 4),
    addresses: [],
  },
]

export const membershipCard: MembershipCardSeed = {
  slug: 'shiguang',
  name: '拾光会员卡',
  shop: '青拾生活',
  description: '一年内全场九五折，每月一次茶室续水，生日当月送一只小杯。',
  durationDays: 365,
  discount: 5,
  price: 9900,
  face: poster('tableTea', 'forest', 6),
}
