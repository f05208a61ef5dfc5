import { type Static, Type } from '@sinclair/typebox'
import { cardStates } from '../../domain/wallet/membership-card'
import { Id, Image, Moment, Nullable } from '../common'

/** A membership card that the shop offers (spec 3). */
export const MembershipCard = Type.Object({
  id: Id,
  /** Code by which a user receives it. */
  code: Type.String(),
  name: Type.String(),
  shop: Type.Object({ name: Type.String() }),
  description: Type.String(),
  image: Nullable(Image),
  /** From its receipt on; null is without limit. */
  duration_days: Nullable(Type.Integer()),
  percent_off: Type.Integer(),
  is_free_shipping: Type.Boolean(),
  /** Remaining cards; null means unlimited. */
  available: Nullable(Type.Integer()),
  /** State for the caller. */
  state: Type.Union(cardStates.map((state) => Type.Literal(state))),
})
export type MembershipCard = Static<typeof MembershipCard>

/** A card that the user owns; `end_date` null means no expiry. */
export const UserMembershipCard = Type.Object({
  id: Id,
  code: Type.String(),
  name: Type.String(),
  shop: Type.Object({ name: Type.String() }),
  description: Type.String(),
  image: Nullable(Image),
  duration_days: Nullable(Type.Integer()),
  percent_off: Type.Integer(),
  is_free_shipping: Type.Boolean(),
  start_date: Moment,
  end_date: Nullable(Moment),
  is_valid: Type.Boolean(),
})
export type UserMembershipCard = Static<typeof UserMembershipCard>
