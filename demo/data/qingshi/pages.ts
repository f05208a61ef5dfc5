import { banner, cover, icon, inline, paragraphs, frameWithTitle } from '../build'
import type { PageSeed } from '../types'

const home: PageSeed = {
  slug: 'index',
  title: '青拾生活',
  modules: [
    {
      type: 'shop.productsearchpagemodule',
      name: '搜索',
      placeholder: '搜一搜：盖碗、毯子、桂花红茶',
      hotWords: ['盖碗', '帆布袋', '手工皂', '拉坯'],
      config: { padding_lr: 11, has_margin_b: false },
    },
    {
      type: 'mpage.adspagemodule',
      name: '首屏轮播',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        {
          title: '一席好茶，从一只壶开始',
          picture: banner('tableTea', 'tea', 31),
          link: { to: 'page', slug: 'chaxi' },
        },
        {
          title: '岸上市集 · 秋收',
          picture: banner('market', 'peach', 32),
          link: { to: 'event', slug: 'anshang-market' },
        },
        { title: '河岸夜曲', picture: banner('concert', 'night', 33), link: { to: 'event', slug: 'heyan-concert' } },
        { title: '秋日布艺九折', picture: banner('tableHome', 'clay', 34), link: { to: 'category', slug: 'textile' } },
      ],
    },
    {
      type: 'mpage.h5navbar',
      name: '导航',
      columns: 5,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: '陶瓷', icon: icon('icon-ceramics', 'moss'), link: { to: 'category', slug: 'ceramics' } },
        { title: '茶', icon: icon('icon-tea', 'tea'), link: { to: 'category', slug: 'tea' } },
        { title: '布艺', icon: icon('icon-textile', 'clay'), link: { to: 'category', slug: 'textile' } },
        { title: '文具', icon: icon('icon-stationery', 'indigo'), link: { to: 'category', slug: 'stationery' } },
        { title: '家居', icon: icon('icon-home', 'mustard'), link: { to: 'category', slug: 'home' } },
        { title: '洗护', icon: icon('icon-bath', 'lagoon'), link: { to: 'category', slug: 'bath' } },
        { title: '活动', icon: icon('icon-event', 'plum'), link: { to: 'events' } },
        { title: '专题', icon: icon('icon-article', 'terracotta'), link: { to: 'composed', slug: 'zuhe' } },
        { title: '送礼', icon: icon('icon-gift', 'bunga'), link: { to: 'page', slug: 'songli' } },
        { title: '领券', icon: icon('icon-coupon', 'spice'), link: { to: 'coupons' } },
      ],
    },
    {
      type: 'shop.productsmodule',
      name: '新到货架',
      style: '1x3',
      config: frameWithTitle('新到货架', '刚从窑里、织机上、茶山下来'),
      source: { tag: '新品', limit: 9 },
      more: { to: 'tag', tag: '新品' },
    },
    {
      type: 'shop.productsmodule',
      name: '茶席小物',
      style: 'colx2',
      config: { ...frameWithTitle('茶席小物', '一壶，一盏，一炷香'), module_background_color: '#eef2ea' },
      source: { category: 'teaware', limit: 4 },
      more: { to: 'page', slug: 'chaxi' },
    },
    {
      type: 'event.eventsmodule',
      name: '近期活动',
      style: 'list',
      config: frameWithTitle('周末去哪儿', '市集、音乐会与工作坊'),
      source: { ordering: 'start', limit: 4 },
      more: { to: 'events' },
    },
    {
      type: 'mpage.squarepagemodule',
      name: '专题',
      style: '1x3',
      config: frameWithTitle('慢慢逛'),
      settings: {
        items: [
          { title: '周末去处', image: cover('market', 'peach', 271), link: { to: 'page', slug: 'zhoumo' } },
          { title: '秋日手记', image: cover('riverside', 'mustard', 272), link: { to: 'page', slug: 'zhuanti' } },
          { title: '上新与特惠', image: cover('pottery', 'celadon', 273), link: { to: 'page', slug: 'shangxin' } },
          { title: '牧野的小店', image: cover('tableHome', 'clay', 274), link: { to: 'page', slug: 'muye' } },
          { title: '我的角落', image: cover('library', 'mustard', 275), link: { to: 'page', slug: 'wodejiaoluo' } },
          { title: '常见问题', image: cover('tearoom', 'celadon', 276), link: { to: 'page', slug: 'wenda' } },
          {
            title: '约拉坯',
            image: cover('pottery', 'clay', 401),
            link: { to: 'reservation', slug: 'taoyi-gongfang' },
          },
          {
            title: '茶室订座',
            image: cover('tearoom', 'tea', 405),
            link: { to: 'reservation', slug: 'chashi-dingzuo' },
          },
          {
            title: '全站导航',
            image: cover('market', 'moss', 406),
            link: { to: 'address', url: '/mobile/menu/daohang/' },
          },
          {
            title: '三日陶艺营',
            image: cover('craft', 'mustard', 404),
            link: { to: 'reservation', slug: 'taoyi-yingdi' },
          },
        ],
      },
    },
    {
      type: 'shop.productsmodule',
      name: '本月特惠',
      style: 'list',
      config: frameWithTitle('本月特惠', '到月底为止'),
      source: { tag: 'sale', limit: 4 },
      more: { to: 'tag', tag: 'sale' },
    },
    {
      type: 'shop.productsmodule',
      name: '小文具',
      style: 'colx3',
      config: { ...frameWithTitle('纸上的事', '写信、记账、画一座山'), module_background_color: '#f3efe6' },
      source: { category: 'stationery', limit: 6 },
      more: { to: 'category', slug: 'stationery' },
    },
    {
      type: 'post.articlesmodule',
      name: '专栏',
      style: 'list',
      config: frameWithTitle('慢慢读', '编辑部、茶室与读者的来信'),
      source: { ordering: '-published', limit: 4 },
      more: { to: 'articles' },
    },
    {
      type: 'note.notespagemodule',
      name: '笔记',
      style: '1x2',
      config: frameWithTitle('大家在用', '买回家以后的样子'),
      source: { limit: 6 },
      more: { to: 'notes' },
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '关于我们',
      config: { padding_lr: 11, has_margin_b: true },
      html: `<h3>关于青拾</h3>${paragraphs('「青」是釉的颜色，也是叶子的颜色；「拾」是弯下腰，把好东西捡起来。', '我们找手艺人，做日常能用的东西；周末在河边办市集和音乐会，想让城里的人多一个出门的理由。')}`,
    },
    {
      type: 'shop.productsmodule',
      name: '大家都在买',
      style: 'waterfall',
      config: frameWithTitle('大家都在买', '一年里被带走最多的'),
      source: { ordering: '-count_purchase', limit: 20 },
    },
  ],
}

const chaxi: PageSeed = {
  slug: 'chaxi',
  title: '茶席专题',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '头图',
      height: 180,
      config: { padding_lr: 0, has_margin_b: true },
      items: [{ title: '茶席', picture: banner('tearoom', 'celadon', 41) }],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '引言',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h3>一席之内</h3>${paragraphs('茶席不必大。一块布划出边界，壶在右手，杯在对面，花低一点，别挡住人的眼睛。', '下面这些是茶室每天在用的，旧了就换一只同样的。')}`,
    },
    {
      type: 'shop.productsmodule',
      name: '壶与盖碗',
      style: 'colx2',
      config: frameWithTitle('壶与盖碗'),
      source: { codes: ['QW01', 'QW02', 'QC07', 'QC08'] },
    },
    {
      type: 'shop.productsmodule',
      name: '杯',
      style: '1x3',
      config: frameWithTitle('一人一只'),
      source: { codes: ['QC01', 'QC04', 'QC05', 'QC02', 'QC06'] },
    },
    {
      type: 'shop.productsmodule',
      name: '茶',
      style: 'list',
      config: frameWithTitle('这个季节喝什么'),
      source: { category: 'tealeaf', limit: 5 },
    },
    {
      type: 'event.eventsmodule',
      name: '茶会',
      style: 'list',
      config: frameWithTitle('来茶室坐坐'),
      source: { codes: ['tea-session'] },
    },
    {
      type: 'post.articlesmodule',
      name: '茶事',
      style: 'list',
      config: frameWithTitle('茶事'),
      source: { category: 'tea', limit: 3 },
    },
  ],
}

const songli: PageSeed = {
  slug: 'songli',
  title: '送礼指南',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '头图',
      height: 180,
      config: { padding_lr: 0, has_margin_b: true },
      items: [{ title: '送礼指南', picture: banner('tableGift', 'indigo', 42), link: { to: 'tag', tag: '送礼' } }],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '引言',
      config: { padding_lr: 16, has_margin_b: true },
      pictures: [inline('tableGift', 'rose', 43)],
      html: `<h3>送礼这件事</h3>${paragraphs('好礼物不必贵，要让人用的时候想起你。')}{{0}}${paragraphs('我们按收礼的人分了三类：刚搬家的、爱喝茶的、什么都不缺的。')}`,
    },
    {
      type: 'shop.productsmodule',
      name: '搬家',
      style: 'colx2',
      config: frameWithTitle('送给刚搬家的人'),
      source: { codes: ['QC02', 'QH01', 'QX01', 'QP02'] },
    },
    {
      type: 'shop.productsmodule',
      name: '爱茶',
      style: 'colx2',
      config: frameWithTitle('送给爱喝茶的人'),
      source: { codes: ['QT06', 'QW03', 'QT02', 'QW04'] },
    },
    {
      type: 'shop.productsmodule',
      name: '小心意',
      style: 'colx3',
      config: frameWithTitle('一百元以内'),
      source: { codes: ['QB01', 'QS01', 'QS02', 'QB02', 'QS08', 'QT04'] },
    },
  ],
}

export const pages: readonly PageSeed[] = [home, chaxi, songli]
