import type { UserSeed } from './types-base'

/**
 * A coupon that a user holds, by its slug; its days are the coupon's unless said. One that is used was exchanged at the
 * counter.
 */
export interface UserCouponSeed {
  user: UserSeed['key']
  coupon: string
  status: 'unused' | 'presenting' | 'used'
  /** Days from seeding until which it holds. */
  end?: number
  /** The secret of its gift's link, where the demo has to know it. */
  num?: string
}

/** Coupons that are received together. */
export interface PackageSeed {
  name: string
  description: string
  /** Slugs of coupons and how many of each. */
  items: readonly (readonly [coupon: string, quantity: number])[]
  quantity: number | null
  maxPerUser: number | null
}

/** A card of the site that a user holds, received so many days ago. */
export interface UserCardSeed {
  user: UserSeed['key']
  code: string
  daysAgo: number
}

/**
 * The changes of a user's balance, oldest first; money in minor units. A change by an order has the moment of that
 * order.
 */
export interface RecordSeed {
  user: UserSeed['key']
  kind: 'fund' | 'diamond' | 'point' | 'charm' | 'income'
  change: number
  reason:
    | 'recharge'
    | 'recharge_gift'
    | 'pay'
    | 'refund'
    | 'reward'
    | 'order'
    | 'commission'
    | 'withdrawal'
    | 'grant'
    | 'flag_back'
  ref: string
  daysAgo: number
}

/** Income that a user took out, with a record of the same `ref`; `card` is the place among the bank cards. */
export interface WithdrawalSeed {
  user: UserSeed['key']
  number: string
  amount: number
  card: number
  status: 'applied' | 'paid'
  note: string
  daysAgo: number
}

/** The wallets of the demo's users. */
export interface WalletSeed {
  coupons: readonly UserCouponSeed[]
  packages: readonly PackageSeed[]
  cards: readonly UserCardSeed[]
  recharges: readonly { amount: number; gift: number }[]
  records: readonly RecordSeed[]
  bankCards: readonly { user: UserSeed['key']; bank: string; holder: string; number: string }[]
  withdrawals: readonly WithdrawalSeed[]
  contacts: readonly { user: UserSeed['key']; name: string; mobile: string }[]
  /** By codes of products; those that are sold out are waited for, of the others their users have been told. */
  backInStockSubscriptions: readonly {
    user: UserSeed['key']
    product: string
    quantity: number
    name: string
    mobile: string
    isNotified?: true
  }[]
}
