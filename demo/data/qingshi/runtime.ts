import { banner, paragraphs } from '../build'
import { legalPages } from '../legal-zh'
import type { FlashCampaignSeed, FlashSeed, NodeSeed, PageSeed } from '../types'

/** Cities, their houses, and the rooms in them. */
export const nodes: readonly NodeSeed[] = [
  {
    name: '杭州',
    children: [
      { name: '运河店', children: [{ name: '运河店 · 一楼器物' }, { name: '运河店 · 二楼茶室' }] },
      { name: '西溪店', children: [{ name: '西溪店 · 陶艺工坊' }] },
    ],
  },
  {
    name: '上海',
    children: [
      { name: '苏河湾店', children: [{ name: '苏河湾店 · 书与纸' }] },
      { name: '武康店', isActive: false },
    ],
  },
  { name: '成都', isActive: false },
]

const guide: PageSeed = {
  slug: 'guide',
  title: '登录后查看',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '登录引导',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [{ title: '登录，看看为会员准备的', picture: banner('tearoom', 'celadon', 41), link: { to: 'login' } }],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '说明',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>这一页给会员看</h2>${paragraphs('用手机号登录即可成为会员，不收费，也不会打电话推销。', '登录后可以看到会员价的器物、茶室的预留席位，还有每月一封的编辑来信。')}`,
    },
  ],
}

const members: PageSeed = {
  slug: 'members',
  title: '会员专享',
  loginRequired: true,
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '礼包',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        {
          title: '初见礼包，一次领齐',
          picture: banner('tableGift', 'celadon', 44),
          link: { to: 'package', name: '初见礼包' },
        },
      ],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '来信',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>十月的来信</h2>${paragraphs('这个月开了两窑，第二窑留了十二只没有上架的小杯，先给会员挑。', '茶室周三下午给会员留四个靠窗的位子，来之前打个电话就好。')}`,
    },
    {
      type: 'shop.productsmodule',
      name: '会员先选',
      style: 'colx2',
      config: {
        has_title: true,
        has_margin_b: true,
        padding_lr: 11,
        title_config: { title: '会员先选', align: 'left' },
      },
      source: { codes: ['QC01', 'QC04', 'QW03', 'QT06'] },
    },
  ],
}

export const runtimePages: readonly PageSeed[] = [...legalPages('青拾生活', '400-000-0120'), guide, members]

export const flash: readonly FlashSeed[] = [
  { user: 'shopper2', kind: 'coupons', description: '送您两张优惠券', coupons: ['xinke', 'chaxi50'] },
  {
    user: 'shopper2',
    kind: 'gamification',
    description: '上一单评价得到奖励',
    gamification: { diamond: { amount: 20 }, point: { amount: 135 }, charm: { amount: 3 } },
  },
  { user: 'shopper2', kind: 'usermcard', description: '拾光会员卡已经到账' },
  {
    user: 'shopper2',
    kind: 'wxaccount',
    description: '关注公众号，开窑第一时间知道',
    subDescription: '长按识别二维码',
  },
]

export const campaigns: readonly FlashCampaignSeed[] = [
  {
    ...{
      title: '立秋上新通知',
      description: '秋器已经开窑',
      subDescription: '第一窑只烧了六十件，先到先得。',
      link: { to: 'category', slug: 'ceramics' },
    },
    ...{ audience: 'everyone', start: -20, end: -6, state: 'scheduled' },
  },
  {
    ...{
      title: '老顾客回馈',
      description: '好久不见，送您一张券',
      subDescription: '下次来喝茶时可用',
      coupon: 'xinke',
    },
    ...{ audience: 'recent', days: 90, start: 30, end: 45, state: 'draft' },
  },
]
