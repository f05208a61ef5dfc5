import { type Static, Type } from '@sinclair/typebox'
import { Id, Moment, Nullable } from '../common'

export const ticketStatuses = ['unused', 'inactive', 'used', 'expired'] as const

/** One e-ticket (spec 3); `num` is what its code holds. */
export const VirtualCard = Type.Object({
  id: Id,
  num: Type.String(),
  status: Type.Union(ticketStatuses.map((status) => Type.Literal(status))),
  status_display: Type.String(),
  start: Moment,
  end: Nullable(Moment),
  used: Nullable(Moment),
  contacts: Type.Object({ name: Type.String(), mobile: Type.String() }),
})
export type VirtualCard = Static<typeof VirtualCard>

/** An e-ticket as its owner finds it in the wallet; the mobile number of whom it is for is masked. */
export const OwnTicket = Type.Composite([
  VirtualCard,
  Type.Object({ product_name: Type.String(), attributes_label: Type.String() }),
])
export type OwnTicket = Static<typeof OwnTicket>

export type TicketStatus = (typeof ticketStatuses)[number]
