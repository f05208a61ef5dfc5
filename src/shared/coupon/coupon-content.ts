import { type CouponEffect, couponKinds } from '@storefront/contract/domain/wallet/coupon-kinds'
import type { Coupon } from '@storefront/contract/entities/wallet/coupon'

/** The large part of a coupon: an amount, a rebate, or the word for an exchange. */
export type CouponValue =
  | { readonly kind: 'amount'; readonly amount: string }
  | { readonly kind: 'percent'; readonly off: number }
  | { readonly kind: 'exchange' }

const contents: Readonly<Record<CouponEffect, (value: string) => CouponValue>> = {
  amount: (value) => ({ kind: 'amount', amount: value }),
  percent: (value) => ({ kind: 'percent', off: Number(value) }),
  exchange: () => ({ kind: 'exchange' }),
}

export function contentFor({ type, value }: Pick<Coupon, 'type' | 'value'>): CouponValue {
  return contents[couponKinds[type]](value)
}

/** Chinese names what is left to pay, in tenths: 10 % off is 9 折, 15 % off 8.5 折. */
export const tenthsToPay = (off: number): string => String((100 - off) / 10)

/** Returns the size of a value's type: from 100 and from 1000 on it shrinks (spec 9). */
export function contentSize(content: CouponValue): 'l' | 'm' | 's' {
  const whole = content.kind === 'amount' ? Math.floor(Number(content.amount)) : 0
  if (whole >= 1000) return 's'
  return whole >= 100 ? 'm' : 'l'
}
