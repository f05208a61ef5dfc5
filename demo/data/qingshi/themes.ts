import { banner, paragraphs, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page of the topics, notes and collections of people here. */
const zhuanti: PageSeed = {
  slug: 'zhuanti',
  title: '秋日手记',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '头图',
      height: 180,
      config: { padding_lr: 0, has_margin_b: true },
      items: [
        {
          title: '秋日手记',
          picture: banner('riverside', 'mustard', 241),
          link: { to: 'topic', slug: 'autumn-market' },
        },
      ],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '引言',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>把秋天写下来</h2>${paragraphs('天凉了，话多了。这一页收着大家最近写的、聊的、舍不得扔的。')}`,
    },
    {
      type: 'circle.topicspagemodule',
      name: '话题',
      style: 'list',
      config: frameWithTitle('大家在聊'),
      source: { limit: 4 },
      more: { to: 'topics' },
    },
    {
      type: 'note.notespagemodule',
      name: '笔记',
      style: 'waterfall',
      config: frameWithTitle('近来的笔记'),
      source: { limit: 8 },
      more: { to: 'notes' },
    },
    {
      type: 'post.articlecolumnpagemodule',
      name: '专栏',
      style: 'list',
      config: frameWithTitle('慢慢读'),
      settings: {
        kind: 'category',
        items: [
          { title: '手艺', category: 'craft' },
          { title: '茶事', category: 'tea' },
          { title: '日常', category: 'living' },
        ],
      },
    },
    {
      type: 'shop.couponspagemodule',
      name: '领券',
      style: 'list',
      config: frameWithTitle('先领再买'),
      source: { limit: 3 },
      more: { to: 'coupons' },
    },
    {
      type: 'distribution_mpage.distselectproductspagemodule',
      name: '牧野的货架',
      style: 'colx2',
      config: frameWithTitle('牧野的货架', '他自己在用的四样'),
      source: { user: 'shopper2' },
    },
    {
      type: 'shop.pickupvoucherspagemodule',
      name: '提货券',
      style: 'list',
      config: frameWithTitle('我的提货券'),
      source: {},
    },
    {
      type: 'shop.productsrecommendpagemodule',
      name: '推荐',
      style: 'colx2',
      config: frameWithTitle('也许你会喜欢'),
      source: { limit: 20 },
    },
  ],
}

/** Pages of one season, under one roof. */
const zuhe: PageSeed = {
  slug: 'zuhe',
  title: '本季专题',
  modules: [],
  parts: [
    { title: '秋日手记', page: 'zhuanti' },
    { title: '茶席', page: 'chaxi' },
    { title: '送礼', page: 'songli' },
  ],
}

export const themePages: readonly PageSeed[] = [zhuanti, zuhe]
