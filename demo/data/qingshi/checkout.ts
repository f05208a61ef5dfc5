import { banner } from '../build'
import type { CheckoutSeed } from '../types'

export const checkout: CheckoutSeed = {
  regions: [
    { region: '', fee: 1000, freeOver: 19900, daysFrom: 3, daysTo: 5 },
    { region: '33', fee: 600, freeOver: 9900, daysFrom: 1, daysTo: 2 },
    { region: '31', fee: 800, freeOver: 9900, daysFrom: 1, daysTo: 3 },
    { region: '65', fee: 2500, freeOver: 59900, daysFrom: 6, daysTo: 9 },
    { region: '54', fee: 3000, freeOver: null, daysFrom: 7, daysTo: 10 },
    { region: '71', fee: 0, freeOver: null, isRefused: true, reason: '暂无跨境快递' },
    { region: '81', fee: 0, freeOver: null, isRefused: true, reason: '暂无跨境快递' },
    { region: '82', fee: 0, freeOver: null, isRefused: true, reason: '暂无跨境快递' },
  ],
  points: [
    {
      name: '青拾生活 · 湖滨店',
      address: '杭州市上城区湖滨路 28 号',
      phone: '0571-00000028',
      hours: '周一至周日 10:00–21:00',
    },
    { name: '青拾茶室', address: '杭州市西湖区龙井路 1 号', phone: '0571-00000001', hours: '周二至周日 9:30–18:00' },
  ],
  ads: [
    {
      category: 'ceramics',
      picture: banner('market', 'celadon', 41),
      title: '周末市集，来摸一摸泥',
      to: { to: 'events' },
    },
    { category: 'tea', picture: banner('tableTea', 'tea', 42), title: '茶席满 399 减 50', to: { to: 'coupons' } },
    { picture: banner('tableTea', 'forest', 43), title: '拾光会员卡，全场九五折', to: { to: 'membership' } },
  ],
  asks: [
    {
      product: 'QS01',
      fields: [
        { label: '封面烫字', required: true, max: 8 },
        { label: '给收信人的话', required: false, max: 60 },
      ],
    },
  ],
  coins: [{ product: 'QB02', amount: 20 }],
}
