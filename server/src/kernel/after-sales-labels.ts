import type { DeliveryNodeKind, DeliveryState } from '@storefront/contract/domain/orders/delivery'
import type { RefundAction, RefundStatus } from '@storefront/contract/domain/after-sales/refund'
import type { ReturnKind, ReturnStatus } from '@storefront/contract/domain/after-sales/order-return'
import type { TicketStatus } from '@storefront/contract/entities/wallet/eticket'
import type { Language } from '@storefront/contract/errors'

/** Words of what follows an order, per language. */
type TextNode = Readonly<Record<Language, string>>

export const returnKindLabels: Readonly<Record<ReturnKind, TextNode>> = {
  refund_only: { 'zh-cn': '仅退款', id: 'Hanya dana' },
  return_goods: { 'zh-cn': '退货退款', id: 'Barang dan dana' },
}

export const returnStatusLabels: Readonly<Record<ReturnStatus, TextNode>> = {
  applied: { 'zh-cn': '待商家处理', id: 'Menunggu toko' },
  agreed: { 'zh-cn': '商家已同意', id: 'Disetujui toko' },
  refused: { 'zh-cn': '商家已拒绝', id: 'Ditolak toko' },
  shipped_back: { 'zh-cn': '退货运输中', id: 'Barang dikirim balik' },
  received: { 'zh-cn': '商家已收货', id: 'Barang diterima toko' },
  refunded: { 'zh-cn': '已退款', id: 'Dana dikembalikan' },
  withdrawn: { 'zh-cn': '已撤销', id: 'Dibatalkan' },
}

export const refundStatusLabels: Readonly<Record<'owner' | 'operator', Readonly<Record<RefundStatus, TextNode>>>> = {
  owner: {
    due: { 'zh-cn': '退款处理中', id: 'Dana sedang dikembalikan' },
    failed: { 'zh-cn': '退款未能自动到账，商家正在为您处理', id: 'Dana belum dapat dikembalikan otomatis, toko sedang menanganinya' },
    done: { 'zh-cn': '已退款', id: 'Dana dikembalikan' },
  },
  operator: {
    due: { 'zh-cn': '退款处理中', id: 'Dana sedang dikembalikan' },
    failed: { 'zh-cn': '退款失败，请处理', id: 'Pengembalian dana gagal, perlu ditangani' },
    done: { 'zh-cn': '已退款', id: 'Dana dikembalikan' },
  },
}

export const refundActionLabels: Readonly<Record<RefundAction, TextNode>> = {
  finish: { 'zh-cn': '已退款', id: 'Dana dikembalikan' },
  give_up: { 'zh-cn': '多次被拒，停止自动退款', id: 'Ditolak berkali-kali, dihentikan' },
  retry: { 'zh-cn': '重新发起退款', id: 'Dicoba lagi' },
  settle: { 'zh-cn': '已线下退款', id: 'Dikembalikan secara manual' },
}

export const deliveryStateLabels: Readonly<Record<DeliveryState, TextNode>> = {
  packed: { 'zh-cn': '待揽收', id: 'Menunggu kurir' },
  shipped: { 'zh-cn': '运输中', id: 'Dalam perjalanan' },
  delivered: { 'zh-cn': '已签收', id: 'Telah sampai' },
}

export const deliveryNodeLabels: Readonly<Record<DeliveryNodeKind, TextNode>> = {
  packed: { 'zh-cn': '商品已打包，等待快递揽收', id: 'Barang sudah dikemas, menunggu kurir' },
  shipped: { 'zh-cn': '商品已交给快递', id: 'Barang sudah diserahkan ke kurir' },
  transit: { 'zh-cn': '运输中', id: 'Dalam perjalanan' },
  delivered: { 'zh-cn': '包裹已签收', id: 'Paket sudah diterima' },
}

export const ticketStatusLabels: Readonly<Record<TicketStatus, TextNode>> = {
  unused: { 'zh-cn': '未使用', id: 'Belum dipakai' },
  inactive: { 'zh-cn': '已失效', id: 'Tidak berlaku' },
  used: { 'zh-cn': '已使用', id: 'Sudah dipakai' },
  expired: { 'zh-cn': '已过期', id: 'Kedaluwarsa' },
}
