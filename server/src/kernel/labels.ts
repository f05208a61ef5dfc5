import type { OrderStatus } from '@storefront/contract/domain/orders/order'
import type { OwnCouponState } from '@storefront/contract/domain/wallet/user-coupon'
import type { SubscriptionStatus } from '@storefront/contract/domain/catalog/back-in-stock'
import type { WithdrawalStatus } from '@storefront/contract/domain/promotion/withdrawal'
import type { Language } from '@storefront/contract/errors'

/** Words of the server that are not errors, per language. `{x}` is filled from data. */
type TextNode = Readonly<Record<Language, string>>

export const orderStatusLabels: Readonly<Record<OrderStatus, TextNode>> = {
  unpaid: { 'zh-cn': '待付款', id: 'Belum dibayar' },
  wait_ship: { 'zh-cn': '待发货', id: 'Menunggu dikirim' },
  shipped: { 'zh-cn': '待收货', id: 'Dalam pengiriman' },
  delivered: { 'zh-cn': '已送达', id: 'Telah sampai' },
  completed: { 'zh-cn': '已完成', id: 'Selesai' },
  closed: { 'zh-cn': '已关闭', id: 'Ditutup' },
}

export const userCouponLabels: Readonly<Record<OwnCouponState, TextNode>> = {
  unused: { 'zh-cn': '待使用', id: 'Belum dipakai' },
  not_begun: { 'zh-cn': '未开始', id: 'Belum berlaku' },
  presenting: { 'zh-cn': '转赠中', id: 'Sedang dihadiahkan' },
  used: { 'zh-cn': '已使用', id: 'Sudah dipakai' },
  expired: { 'zh-cn': '已过期', id: 'Kedaluwarsa' },
}

export const subscriptionLabels: Readonly<Record<SubscriptionStatus, TextNode>> = {
  waiting: { 'zh-cn': '等待到货', id: 'Menunggu stok' },
  told: { 'zh-cn': '已到货', id: 'Sudah tersedia' },
  over: { 'zh-cn': '已结束', id: 'Selesai' },
  cancelled: { 'zh-cn': '已取消', id: 'Dibatalkan' },
}

export const withdrawalStatusLabels: Readonly<Record<WithdrawalStatus, TextNode>> = {
  applied: { 'zh-cn': '待处理', id: 'Menunggu' },
  paid: { 'zh-cn': '已打款', id: 'Sudah dibayar' },
  refused: { 'zh-cn': '已拒绝', id: 'Ditolak' },
  withdrawn: { 'zh-cn': '已撤回', id: 'Dibatalkan' },
}

/** Why a balance changed, by the reason of its record. */
export const balanceReasonLabels: Readonly<Record<string, TextNode>> = {
  recharge: { 'zh-cn': '充值', id: 'Isi saldo' },
  recharge_gift: { 'zh-cn': '充值赠送', id: 'Bonus isi saldo' },
  pay: { 'zh-cn': '订单支付', id: 'Pembayaran pesanan' },
  refund: { 'zh-cn': '订单退款', id: 'Pengembalian dana' },
  order: { 'zh-cn': '订单使用', id: 'Dipakai untuk pesanan' },
  order_closed: { 'zh-cn': '订单关闭退回', id: 'Kembali dari pesanan yang ditutup' },
  return: { 'zh-cn': '售后退回', id: 'Kembali dari pengembalian' },
  reward: { 'zh-cn': '奖励', id: 'Hadiah' },
  commission: { 'zh-cn': '推广收益', id: 'Komisi promosi' },
  withdrawal: { 'zh-cn': '提现', id: 'Penarikan' },
  withdrawal_back: { 'zh-cn': '提现退回', id: 'Penarikan dikembalikan' },
  other: { 'zh-cn': '其他', id: 'Lainnya' },
}

export const texts = {
  /** A basket line whose product was deleted. */
  itemGone: { 'zh-cn': '商品已失效', id: 'Produk tidak lagi tersedia' },
  /** What the payment vendor shows the buyer. */
  orderOf: { 'zh-cn': '{site}订单{number}', id: 'Pesanan {number} di {site}' },
  /** A price of money and coins. */
  moneyAndCoins: { 'zh-cn': '{money} 和 {coins} 颗钻石', id: '{money} dan {coins} berlian' },
  refundReason: { 'zh-cn': '订单已关闭', id: 'Pesanan sudah ditutup' },
  returnReason: { 'zh-cn': '售后退款 {number}', id: 'Pengembalian dana {number}' },
  /** Why no vendor can be asked to give money back. */
  noMerchant: { 'zh-cn': '站点未配置收款账户', id: 'akun pembayaran belum diatur' },
  noMiniApp: { 'zh-cn': '站点未配置小程序', id: 'mini-program belum diatur' },
  /** Why a payment in WeChat's browser cannot be opened. */
  wxLoginFirst: { 'zh-cn': '请重新用微信登录后再支付', id: 'silakan masuk lagi dengan WeChat, lalu bayar' },
  giftBack: {
    'zh-cn': '您赠送的优惠券超过 24 小时未被领取，已退回您的账户',
    id: 'Kupon hadiah Anda tidak diambil dalam 24 jam dan sudah kembali ke akun Anda',
  },
  /** Said to those who waited for a product. */
  stockBack: { 'zh-cn': '您预约的「{name}」已到货，去购买', id: '“{name}” yang Anda pesan sudah tersedia, beli sekarang' },
  stockHint: { 'zh-cn': '数量有限，请尽快购买', id: 'Stok terbatas, segera beli' },
  /** The line of an order of a recharge. */
  rechargeOf: { 'zh-cn': '余额充值 {amount}', id: 'Isi saldo {amount}' },
  newUser: { 'zh-cn': '用户{tail}', id: 'Pengguna {tail}' },
} as const satisfies Record<string, TextNode>

/** Why a field of a request is refused. */
export const reasons = {
  required: { 'zh-cn': '不能为空', id: 'wajib diisi' },
  wrongType: { 'zh-cn': '格式不正确', id: 'formatnya salah' },
  tooLong: { 'zh-cn': '最多 {n} 个字', id: 'maksimal {n} karakter' },
  tooShort: { 'zh-cn': '至少 {n} 个字', id: 'minimal {n} karakter' },
  tooBig: { 'zh-cn': '不能大于 {n}', id: 'tidak boleh lebih dari {n}' },
  tooSmall: { 'zh-cn': '不能小于 {n}', id: 'tidak boleh kurang dari {n}' },
  tooMany: { 'zh-cn': '最多 {n} 项', id: 'maksimal {n} item' },
  tooFew: { 'zh-cn': '至少 {n} 项', id: 'minimal {n} item' },
  notOffered: { 'zh-cn': '不在可选范围内', id: 'bukan pilihan yang tersedia' },
  inFuture: { 'zh-cn': '不能晚于今天', id: 'tidak boleh setelah hari ini' },
  badCharacters: { 'zh-cn': '含有不支持的字符', id: 'berisi karakter yang tidak didukung' },
  tooDeep: { 'zh-cn': '嵌套层级过多', id: 'bertingkat terlalu dalam' },
  notJson: { 'zh-cn': '不是有效的 JSON', id: 'bukan JSON yang valid' },
  badAddress: { 'zh-cn': '地址有误', id: 'alamatnya salah' },
} as const satisfies Record<string, TextNode>

export type ReasonName = keyof typeof reasons
