/** Texts on the cards of lists and modules. */
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

export const shop = {
  original: '原价',
} as const

export const categoryPage = {
  title: '分类',
  all: '全部商品',
  empty: '这个分类还没有商品',
  rail: '商品分类',
} as const

export const searchPage = {
  title: '搜索',
} as const

export const productPage = {
  sold: '已售 {n}',
  coins: '+ {n} 钻石',
  soldOut: '已售罄',
  basketCount: '购物车，{n} 件商品',
} as const
