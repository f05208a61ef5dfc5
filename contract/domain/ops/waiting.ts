import { keysOf } from '../keys-of'
import { type Permission, permissions } from '../../permissions'
import type { RouteName } from '../../routes'

interface WaitingRow {
  /** Permission to answer it; other operators do not see it. */
  readonly permission: Permission
  /** The list that it stands in. */
  readonly route: RouteName
  readonly query?: Readonly<Record<string, string>>
}

/** Work that may wait for an operator, the most urgent first. */
export const waitingRows = {
  orders_to_ship: { permission: permissions.changeOrder, route: 'ops.order', query: { tab: 'wait_ship' } },
  orders_urged: { permission: permissions.changeOrder, route: 'ops.order', query: { urged: 'true' } },
  returns: { permission: permissions.changeOrder, route: 'ops.orderlinereturn', query: { tab: 'waiting' } },
  appeals: { permission: permissions.judgeAppeal, route: 'ops.orderlinereturn', query: { tab: 'appealed' } },
  returned_goods: { permission: permissions.changeOrder, route: 'ops.orderlinereturn', query: { tab: 'under_way' } },
  failed_refunds: {
    permission: permissions.changeOrder,
    route: 'ops.orderlinereturn',
    query: { tab: 'refund_failed' },
  },
  bookings: { permission: permissions.changeReservation, route: 'ops.resvrecord', query: { tab: 'pending' } },
  registrations: { permission: permissions.changeEventRegistration, route: 'ops.event', query: { waiting: 'true' } },
  withdrawals: { permission: permissions.changeWithdrawal, route: 'ops.withdrawal', query: { tab: 'waiting' } },
  posts_reported: { permission: permissions.changeModeration, route: 'ops.moderation', query: { tab: 'reported' } },
  posts_held: { permission: permissions.changeModeration, route: 'ops.moderation', query: { tab: 'pending' } },
  feedback_open: { permission: permissions.changeFeedback, route: 'ops.feedback', query: { tab: 'open' } },
  promoters: {
    permission: permissions.changePromoter,
    route: 'ops.promoter',
    query: { section: 'promoters', status: 'applied' },
  },
  raffle_promoters: { permission: permissions.changeRaffle, route: 'ops.raffle', query: { section: 'promoters' } },
  raffle_prizes: {
    permission: permissions.changeRaffle,
    route: 'ops.raffle',
    query: { section: 'wins', status: 'claimed' },
  },
  coin_flags: {
    permission: permissions.grantGamification,
    route: 'ops.gamification',
    query: { section: 'flags', tab: 'open' },
  },
  low_stock: { permission: permissions.changeProduct, route: 'ops.product', query: { low: 'true' } },
} as const satisfies Record<string, WaitingRow>

export type WaitingKind = keyof typeof waitingRows
export const waitingKinds = keysOf(waitingRows)
