import { keysOf } from '../keys-of'
import { percentOf } from '../checkout/price'

/** Effects of a coupon: an amount off, whole percents off, or an exchange at the counter, which no checkout accepts. */
export type CouponEffect = 'amount' | 'percent' | 'exchange'

/** THE table of coupon types (spec 3), each with what it does. The short and the long letters mean the same. */
export const couponKinds = {
  R: 'amount',
  RED: 'amount',
  P: 'percent',
  E: 'exchange',
  EXC: 'exchange',
} as const satisfies Record<string, CouponEffect>

export type CouponType = keyof typeof couponKinds
export const couponTypes = keysOf(couponKinds)

/** Returns the types with an effect. */
export const couponTypesWith = (effect: CouponEffect): CouponType[] =>
  couponTypes.filter((type) => couponKinds[type] === effect)

export type CouponValueProblem = 'notPositive' | 'badPercent'

interface EffectRule {
  /** Whether the value is an amount in minor units; else it is a plain number. */
  readonly isMoney: boolean
  /** Returns what makes a value senseless, or null. */
  readonly valueProblem: (value: number) => CouponValueProblem | null
  /** Returns what a value takes off goods of `inScope`, both in minor units. */
  readonly discount: (value: number, inScope: number) => number
}

const PERCENT_MAX = 100

const effectRules: Readonly<Record<CouponEffect, EffectRule>> = {
  amount: { isMoney: true, valueProblem: (value) => (value > 0 ? null : 'notPositive'), discount: Math.min },
  percent: {
    isMoney: false,
    valueProblem: (value) => (value >= 1 && value <= PERCENT_MAX ? null : 'badPercent'),
    discount: (value, inScope) => percentOf(inScope, Math.min(value, PERCENT_MAX)),
  },
  exchange: { isMoney: false, valueProblem: () => null, discount: () => 0 },
}

/** Returns the rules of a coupon's type: what its value means, may be, and takes off. */
export const couponRule = (type: CouponType): EffectRule => effectRules[couponKinds[type]]

/** Whether a coupon is for the counter alone. */
export const isExchange = (type: CouponType): boolean => couponKinds[type] === 'exchange'
