/** Words on the cards of lists and modules. */
export const card = {
  likes: '{n} 赞',
  untitled: '无标题',
  draft: '草稿',
  edited: '编辑于 {time}',
  private: '私密',
  vouchers: '剩 {available} / {quantity} 份',
  until: '有效期至 {date}',
  fetched: '已提完',
  fetch: '提货',
  expired: '已过期',
  stock: '库存 {n}',
  ample: '库存不限',
  on: '上架中',
  off: '已下架',
  actions: { verify_ticket: '验票', registration: '报名名单' },
  actionOf: '{action}：{name}',
} as const
