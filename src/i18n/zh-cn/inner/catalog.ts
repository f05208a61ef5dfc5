export const listPage = {
  title: '商品',
  clear: '清除搜索内容',
} as const

export const productPage = {
  title: '商品详情',
  choose: '选择',
  chosen: '已选',
  pleaseChoose: '请选择 {names}',
  pieces: '{n} 件',
  shipping: '配送',
  shippingFee: '运费',
  shippingFree: '包邮',
  shippingFreeOver: '满 {amount} 包邮',
  detail: '商品详情',
  noDetail: '店家还没有添加详情',
  home: '首页',
  basket: '购物车',
  addBasket: '加入购物车',
  buyNow: '立即购买',
  added: '已加入购物车',
  promotion: '促销价',
  comments: '评价',
  commentsHint: '看看买家怎么说',
  reserve: '到货预约',
  reserveHint: '留下联系方式，到货后通知您',
  reserved: '已预约，到货后通知您',
  arrived: '已到货，去购买',
} as const

export const variantPage = {
  title: '选择规格',
  quantity: '数量',
  stock: '库存 {n} 件',
  stockLow: '仅剩 {n} 件',
  ample: '库存充足',
  soldOut: '{value}，已售罄',
  missing: '请选择 {names}',
} as const
