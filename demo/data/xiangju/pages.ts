import { banner, icon, paragraphs } from '../build'
import { legalPages } from '../legal-zh'
import type { PageSeed } from '../types'

const titleFrame = (title: string) => ({
  has_title: true,
  has_margin_b: true,
  padding_lr: 11,
  title_config: { title, align: 'left' as const },
})

const home: PageSeed = {
  slug: 'index',
  title: '乡聚会员社',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '头图',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: '社里的秋天', picture: banner('terraces', 'rattan', 51), link: { to: 'category', slug: 'shanhuo' } },
        { title: '集会', picture: banner('market', 'rattan', 52), link: { to: 'page', slug: 'members' } },
      ],
    },
    {
      type: 'mpage.h5navbar',
      name: '导航',
      columns: 4,
      config: { padding_lr: 11, has_margin_b: true },
      items: [
        { title: '山货', icon: icon('icon-leaf', 'pandan'), link: { to: 'category', slug: 'shanhuo' } },
        { title: '手作', icon: icon('icon-workshop', 'rattan'), link: { to: 'category', slug: 'shouzuo' } },
        { title: '社员专页', icon: icon('icon-gift', 'bunga'), link: { to: 'page', slug: 'members' } },
        { title: '领券', icon: icon('icon-coupon', 'spice'), link: { to: 'coupons' } },
      ],
    },
    {
      type: 'shop.productsmodule',
      name: '社员选',
      style: 'colx2',
      config: titleFrame('社员选'),
      source: { tag: '社员选', limit: 4 },
    },
    {
      type: 'shop.productsmodule',
      name: '全部',
      style: 'list',
      config: titleFrame('都在这里了'),
      source: { ordering: '-count_purchase', limit: 6 },
    },
  ],
}

const guide: PageSeed = {
  slug: 'guide',
  title: '先登录',
  modules: [
    {
      type: 'mpage.adspagemodule',
      name: '登录引导',
      height: 180,
      config: { padding_lr: 11, has_margin_b: true },
      items: [{ title: '登录入社', picture: banner('market', 'rattan', 52), link: { to: 'login' } }],
    },
    {
      type: 'mpage.richtextpagemodule',
      name: '说明',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>这里是社员的小铺</h2>${paragraphs('用手机号登录就算入社，选好您常去的村子，就能看到那里的集会。', '登录时会请您拖一下滑块，是为了挡住机器人。')}`,
    },
  ],
}

const members: PageSeed = {
  slug: 'members',
  title: '社员专页',
  loginRequired: true,
  modules: [
    {
      type: 'mpage.richtextpagemodule',
      name: '集会',
      config: { padding_lr: 16, has_margin_b: true },
      html: `<h2>下一次集会</h2>${paragraphs('农历十五，上河祠堂，带一样自家做的东西来换。', '当天有社里的大锅饭，孩子免费。')}`,
    },
    {
      type: 'shop.productsmodule',
      name: '社员价',
      style: 'colx2',
      config: titleFrame('社员先选'),
      source: { codes: ['XZ01', 'XS01'] },
    },
  ],
}

export const pages: readonly PageSeed[] = [home, ...legalPages('乡聚会员社', '400-000-0311'), guide, members]
