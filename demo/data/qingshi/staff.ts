import { frameWithTitle } from '../build'
import type { PageSeed } from '../types'

/** A page for staff on their phones: events with their doors and lists, and the stock of the goods. */
export const staffPage: PageSeed = {
  slug: 'yuangong',
  title: '员工工作台',
  loginRequired: true,
  modules: [
    {
      type: 'event.eventsmodule',
      name: '活动',
      style: 'ops',
      config: { ...frameWithTitle('活动', '验票和查看报名名单'), show_empty: true },
      source: { limit: 10 },
    },
    {
      type: 'shop.productsmodule',
      name: '商品',
      style: 'ops',
      config: { ...frameWithTitle('商品', '库存和销量'), items_config: { margin_b: 8 } },
      source: { limit: 20 },
    },
  ],
}
