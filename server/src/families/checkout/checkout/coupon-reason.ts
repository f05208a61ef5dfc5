import { formatPrice } from '@storefront/contract/domain/money'
import type { CouponProblem } from '@storefront/contract/domain/checkout/promotion'
import { fillText, type Language } from '@storefront/contract/errors'
import type { UserCtx } from '../../../kernel/context.types'
import { amount } from '../../../lib/amount'

const couponReasonLabels: Readonly<Record<CouponProblem['reason'], Readonly<Record<Language, string>>>> = {
  used: { 'zh-cn': '已使用', id: 'sudah dipakai' },
  presenting: { 'zh-cn': '正在转赠中', id: 'sedang dihadiahkan' },
  expired: { 'zh-cn': '已过期', id: 'sudah kedaluwarsa' },
  not_begun: { 'zh-cn': '未到使用时间', id: 'belum dapat dipakai' },
  exchange_only: { 'zh-cn': '兑换券请到门店使用', id: 'tukarkan di toko' },
  wrong_goods: { 'zh-cn': '不适用于所选商品', id: 'tidak berlaku untuk produk yang dipilih' },
  min_order: { 'zh-cn': '还差 {amount} 可用', id: 'kurang {amount} lagi' },
  with_card: { 'zh-cn': '不能与会员卡同时使用', id: 'tidak dapat dipakai bersama kartu anggota' },
}

/** Why a coupon does not apply, in the caller's language. */
export function couponReason(ctx: UserCtx, { reason, short }: CouponProblem): string {
  return fillText(couponReasonLabels[reason][ctx.language], { amount: formatPrice(amount(ctx, short), ctx.tenant.currency) })
}

export const breakdownLabels = {
  goods: { 'zh-cn': '商品金额', id: 'Subtotal produk' },
  coupon: { 'zh-cn': '优惠券 · {name}', id: 'Kupon · {name}' },
  card: { 'zh-cn': '会员卡 · {name}', id: 'Kartu anggota · {name}' },
  shipping: { 'zh-cn': '运费', id: 'Ongkir' },
  total: { 'zh-cn': '应付', id: 'Total' },
} as const satisfies Record<string, Readonly<Record<Language, string>>>
