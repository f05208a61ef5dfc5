import { banner, cover, face, icon, mark, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page of the caller's own things. */
const mine: PageSeed = {
  slug: 'wodejiaoluo',
  title: '我的角落',
  modules: [
    {
      type: 'mpage.userheaderpagemodule',
      name: '我',
      config: { padding_lr: 11, has_margin_b: true },
      settings: {
        bg_image: banner('library', 'mustard', 261),
        items: [
          { title: '订单', icon: icon('icon-gift', 'bunga'), link: { to: 'address', url: '/mobile/order/' } },
          {
            title: '笔记',
            icon: icon('icon-article', 'terracotta'),
            link: { to: 'address', url: '/mobile/note/mine/' },
          },
          { title: '领券', icon: icon('icon-coupon', 'spice'), link: { to: 'coupons' } },
          { title: '活动', icon: icon('icon-event', 'plum'), link: { to: 'events' } },
        ],
      },
    },
    {
      type: 'note.localdraftmodule',
      name: '草稿',
      style: 'list',
      config: frameWithTitle('没写完的', '只存在这台手机里'),
      source: {},
    },
    {
      type: 'note.usernotespagemodule',
      name: '笔记',
      style: 'colx2',
      config: { ...frameWithTitle('我的笔记'), show_empty: true },
      source: { limit: 6 },
    },
    {
      type: 'shop.pickupvoucherspagemodule',
      name: '提货券',
      style: 'list',
      config: frameWithTitle('提货券'),
      source: {},
    },
    {
      type: 'shop.productsrecommendpagemodule',
      name: '推荐',
      style: 'waterfall',
      config: frameWithTitle('也许你会喜欢'),
      source: { limit: 12 },
    },
  ],
}

/** One distributor's shelf, under their own name. */
const corner: PageSeed = {
  slug: 'muye',
  title: '牧野的小店',
  modules: [
    {
      type: 'shop.storeheaderpagemodule',
      name: '店主',
      config: { padding_lr: 0, has_margin_b: true },
      settings: {
        name: '牧野的小店',
        intro: '出差带一只快客杯，回家种薄荷。货架上的都是自己在用的。',
        logo: mark('logoQingshi', 'moss', 1),
        avatar: face('avatar', 'indigo', 262),
        bg_image: banner('tableHome', 'clay', 263),
        contact_name: '牧野',
        contact_phone: '400-820-8899',
      },
    },
    {
      type: 'column.adsmodule',
      name: '店主推荐',
      config: { padding_lr: 11, has_margin_b: true },
      settings: {
        height: 150,
        items: [
          {
            title: '一个人的茶席',
            image: banner('tableTea', 'tea', 264),
            link: { to: 'note', slug: 'one-person-tea' },
          },
          {
            title: '窗台上的薄荷',
            image: banner('tableHome', 'moss', 265),
            link: { to: 'note', slug: 'window-plant' },
          },
        ],
      },
    },
    {
      type: 'distribution_mpage.distselectproductspagemodule',
      name: '货架',
      style: 'colx2',
      config: frameWithTitle('货架', '我自己在用的四样'),
      source: { user: 'shopper2' },
    },
    {
      type: 'note.notepagemodule',
      name: '一篇笔记',
      style: 'list',
      config: frameWithTitle('写过的'),
      source: { codes: ['one-person-tea'] },
    },
    {
      type: 'shop.productadsmodule',
      name: '新茶到了',
      config: { padding_lr: 11, has_margin_b: true },
      settings: {
        height: 140,
        items: [
          { title: '新茶到了', image: banner('teagarden', 'tea', 266), link: { to: 'category', slug: 'tealeaf' } },
        ],
      },
    },
  ],
}

/** A page of new and discounted goods, side by side. */
const shelf: PageSeed = {
  slug: 'shangxin',
  title: '上新与特惠',
  modules: [
    {
      type: 'shop.productadspagemodule',
      name: '头图',
      config: { padding_lr: 0, has_margin_b: true },
      settings: {
        height: 180,
        items: [{ title: '上新', image: banner('pottery', 'celadon', 267), link: { to: 'tag', tag: '新品' } }],
      },
    },
    {
      type: 'shop.productspagemodule',
      name: '分组',
      style: 'colx2',
      config: { padding_lr: 11, has_margin_b: true },
      source: {},
      groups: [
        { title: '新到', source: { tag: '新品', limit: 20 } },
        { title: '特惠', source: { tag: 'sale', limit: 20 } },
        { title: '送礼', source: { tag: '送礼', limit: 20 } },
      ],
    },
    {
      type: 'post.articlespagemodule',
      name: '慢慢读',
      style: 'colx2',
      config: { ...frameWithTitle('买之前先读读'), style_config: { hide_description: true } },
      source: { category: 'craft', limit: 2 },
    },
    {
      type: 'mpage.squarepagemodule',
      name: '去哪儿',
      style: '1x3',
      config: frameWithTitle('接着逛'),
      settings: {
        items: [
          { title: '茶席', image: cover('tableTea', 'tea', 268), link: { to: 'page', slug: 'chaxi' } },
          { title: '送礼', image: cover('tableGift', 'rose', 269), link: { to: 'page', slug: 'songli' } },
          { title: '周末', image: cover('market', 'peach', 270), link: { to: 'page', slug: 'zhoumo' } },
        ],
      },
    },
  ],
}

export const cornerPages: readonly PageSeed[] = [mine, corner, shelf]
