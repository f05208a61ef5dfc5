import type { CouponSeed } from '../types'

export const coupons: readonly CouponSeed[] = [
  { slug: 'xinke', type: 'R', value: 2000, label: '新客见面礼', description: '首次下单可用，全场通用，满 99 元减 20 元。', start: -30, end: 60, quantity: 5000, maxPerUser: 1, minOrder: 9900 },
  { slug: 'chaxi50', type: 'R', value: 5000, label: '茶席满减', description: '茶叶与茶器满 399 元减 50 元，不与其他满减同用。', start: -7, end: 21, quantity: 600, maxPerUser: 2, minOrder: 39900, categories: ['tea', 'tealeaf', 'teaware'] },
  { slug: 'qiuri9', type: 'P', value: 10, label: '秋日九折', description: '家纺布艺九折，围巾、毯子、浴巾都在内。', start: -3, end: 14, quantity: null, maxPerUser: 3, minOrder: 0, categories: ['textile'] },
  { slug: 'huiyuan85', type: 'P', value: 15, label: '会员日八五折', description: '每月十八号，全场八五折，单笔满 199 元可用。', start: 2, end: 4, quantity: 300, maxPerUser: 1, minOrder: 19900 },
  { slug: 'duihuan-zao', type: 'E', value: 0, label: '手工皂兑换券', description: '凭券兑换冷制手工皂一组，仅付运费。', start: -10, end: 30, quantity: 100, maxPerUser: 1, minOrder: 0, product: 'QB01' },
  { slug: 'shangji', type: 'R', value: 1000, label: '上一季的心意', description: '上一季留下的十元小券，已经过期，留作纪念。', start: -90, end: -5, quantity: 1000, maxPerUser: 1, minOrder: 0 },
]
