import { type Static, Type } from '@sinclair/typebox'
import { Id, Link, Moment, Nullable } from '../common'

const Gain = Type.Object({ amount: Type.Integer() })

/** A membership card's face (spec 3); `end_date` null is without end. */
export const MembershipCardSummary = Type.Object({
  name: Type.String(),
  shop: Type.Object({ name: Type.String() }),
  duration_days: Nullable(Type.Integer()),
  end_date: Nullable(Moment),
})
export type MembershipCardSummary = Static<typeof MembershipCardSummary>

export const flashKinds = [
  'link',
  'coupons',
  'gamification',
  'usermcard',
  'dist_grant',
  'wxaccount',
  'raffle',
  'pickupvoucher',
] as const

/** A message shown once (spec 2); which part is there follows from `kind`. */
export const FlashMessage = Type.Object({
  /** One of `flashKinds`; an unknown one is shown by its words alone. */
  kind: Type.String(),
  description: Type.Optional(Type.String()),
  subDescription: Type.Optional(Type.String()),
  img_url: Type.Optional(Type.String()),
  link: Type.Optional(Link),
  gamification: Type.Optional(
    Type.Object({ diamond: Type.Optional(Gain), point: Type.Optional(Gain), charm: Type.Optional(Gain) }),
  ),
  /** Time from which the coins can be spent; left out is at once. */
  matures: Type.Optional(Moment),
  coupons: Type.Optional(
    Type.Array(
      Type.Object({ id: Id, type: Type.String(), value: Type.String(), label: Type.String(), end: Nullable(Moment) }),
    ),
  ),
  usermcard: Type.Optional(MembershipCardSummary),
  dist_grant: Type.Optional(Type.Object({ dist_kind: Type.String(), msg: Type.String() })),
  wxaccount: Type.Optional(Type.Object({ name: Type.String(), qr_url: Type.String() })),
})
export type FlashMessage = Static<typeof FlashMessage>

/** Messages about a call's rewards, beside its own reply; absent if there are none. */
export const FlashMessages = Type.Object({ flashMessages: Type.Optional(Type.Array(FlashMessage)) })
