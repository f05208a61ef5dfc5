export const coupon = {
  title: '领券中心',
  empty: '暂时没有可领的优惠券',
  exchange: '兑换',
  tenths: '折',
  from: '{date} 起可领',
  until: '有效期至 {date}',
  open: '立即领取',
  not_begun: '未开始',
  expired: '已过期',
  out: '已领完',
  taken: '已领取',
} as const
