import { type Static, Type } from '@sinclair/typebox'
import { coinKinds, coinTriggers } from '../../domain/promotion/coins'
import { Id, Moment, NonBlank, Nullable } from '../common'
import { LocalDate } from '../reservations/reservation'

export const CoinKind = Type.Union(coinKinds.map((kind) => Type.Literal(kind)))
export const CoinTrigger = Type.Union(coinTriggers.map((trigger) => Type.Literal(trigger)))

/** Number of coins of a kind. */
const CoinAmount = Type.Object({ amount: Type.Integer() })
export const CoinAmounts = Type.Object({ diamond: CoinAmount, point: CoinAmount, charm: CoinAmount })
export type CoinAmounts = Static<typeof CoinAmounts>

/** A level by charm. */
export const CoinLevel = Type.Object({
  level: Type.Integer({ minimum: 1 }),
  name: NonBlank(20),
  charm: Type.Integer({ minimum: 0 }),
})
export type CoinLevel = Static<typeof CoinLevel>

/**
 * Coins of one kind that orders earned whose time for returns is not over: their sum, and when the first of them can be
 * spent.
 */
export const PendingCoins = Type.Object({ kind: CoinKind, amount: Type.Integer({ minimum: 1 }), matures: Moment })
export type PendingCoins = Static<typeof PendingCoins>

/** A user's coins at the site. */
export const CoinAccount = Type.Composite([
  CoinAmounts,
  Type.Object({
    /** Null below the first level. */
    level: Nullable(CoinLevel),
    /** Null on the highest. */
    next_level: Nullable(CoinLevel),
    levels: Type.Array(CoinLevel),
    /** Coins that expire next, soonest first. */
    expiring: Type.Array(Type.Object({ kind: CoinKind, amount: Type.Integer(), expires: Moment })),
    pending: Type.Array(PendingCoins),
  }),
])
export type CoinAccount = Static<typeof CoinAccount>

/** One change of a user's coins. */
export const CoinEntry = Type.Object({
  id: Id,
  kind: CoinKind,
  change: Type.Integer(),
  /** Balance after it. */
  after: Type.Integer(),
  reason: Type.String(),
  reason_display: Type.String(),
  /** Subject of the change, e.g. an order's number, or an operator's text. */
  ref: Type.String(),
  /** Expiry of the earned coins; null if they do not expire. */
  expires: Nullable(Moment),
  created: Moment,
})
export type CoinEntry = Static<typeof CoinEntry>

/** Rule by which coins are earned: one of the site for each trigger. */
export const CoinRule = Type.Object({
  trigger: CoinTrigger,
  trigger_display: Type.String(),
  description: Type.String(),
  diamond: Type.Integer(),
  point: Type.Integer(),
  charm: Type.Integer(),
  /** For orders: amount in minor units that earns the coins, for each full one; null gives them once per order. */
  per_amount: Nullable(Type.Integer()),
  /** Maximum number of times per day of the site's zone; null means unlimited. */
  daily_limit: Nullable(Type.Integer()),
  /** Days until what was earned expires; null is never. */
  valid_days: Nullable(Type.Integer()),
  /** For orders: days from completion until the coins can be spent; 0 is at once, as for every other trigger. */
  hold_days: Type.Integer(),
})
export type CoinRule = Static<typeof CoinRule>

/** A month's sign-ins, and what today's gives. */
export const SignInCalendar = Type.Object({
  /** The site's day. */
  today: LocalDate,
  is_signed: Type.Boolean(),
  /** Days of the month that is shown. */
  days: Type.Array(LocalDate),
  streak: Type.Integer(),
  reward: Type.Union([CoinAmounts, Type.Null()]),
})
export type SignInCalendar = Static<typeof SignInCalendar>

/** A user's own invitation, and whom it brought. */
export const Invitation = Type.Object({
  code: Type.String(),
  share_link: Type.String(),
  path: Type.String(),
  count: Type.Integer(),
  can_accept: Type.Boolean(),
})
export type Invitation = Static<typeof Invitation>

/** A rule as operators see and change it. */
export const OpsCoinRule = Type.Composite([
  CoinRule,
  Type.Object({ is_active: Type.Boolean(), earned_today: Type.Integer() }),
])
export type OpsCoinRule = Static<typeof OpsCoinRule>

/** A user's coins as operators see them. */
export const OpsCoinUser = Type.Composite([
  CoinAmounts,
  Type.Object({
    ...{
      uuid: Type.String(),
      name: Type.String(),
      mobile: Type.String(),
      level: Nullable(CoinLevel),
      is_flagged: Type.Boolean(),
    },
    pending: Type.Array(PendingCoins),
  }),
])
export type OpsCoinUser = Static<typeof OpsCoinUser>

/** Accounts that share a device or a payment account: what they earned waits for somebody to look at it. */
export const CoinFlag = Type.Object({
  id: Id,
  kind: Type.Union([Type.Literal('device'), Type.Literal('payment')]),
  kind_display: Type.String(),
  status: Type.Union([Type.Literal('open'), Type.Literal('allowed'), Type.Literal('revoked')]),
  users: Type.Array(Type.Object({ uuid: Type.String(), name: Type.String(), mobile: Type.String() })),
  reason: Type.String(),
  created: Moment,
})
export type CoinFlag = Static<typeof CoinFlag>
