import { keysOf } from '@storefront/contract/domain/keys-of'
import type { OverviewKind } from '@storefront/contract/domain/ops/overview'
import type { WaitingKind } from '@storefront/contract/domain/ops/waiting'

/** A list within the studio, and the tab or filter of it that shows the items of a figure. */
interface ListLink {
  readonly path: string
  readonly query?: Readonly<Record<string, string>>
}

/** The list of each kind of work that waits. */
export const waitingLinks: Readonly<Record<WaitingKind, ListLink>> = {
  orders_to_ship: { path: 'orders', query: { tab: 'wait_ship' } },
  orders_urged: { path: 'orders', query: { urged: 'true' } },
  returns: { path: 'returns', query: { tab: 'waiting' } },
  appeals: { path: 'returns', query: { tab: 'appealed' } },
  returned_goods: { path: 'returns', query: { tab: 'under_way' } },
  failed_refunds: { path: 'returns', query: { tab: 'refund_failed' } },
  bookings: { path: 'reservations/bookings', query: { tab: 'pending' } },
  registrations: { path: 'registrations', query: { tab: 'waiting' } },
  withdrawals: { path: 'withdrawals', query: { tab: 'waiting' } },
  posts_reported: { path: 'moderation', query: { tab: 'reported' } },
  posts_held: { path: 'moderation', query: { tab: 'pending' } },
  feedback_open: { path: 'feedback', query: { tab: 'open' } },
  promoters: { path: 'promoters', query: { tab: 'applied' } },
  raffle_promoters: { path: 'raffles/promoters' },
  raffle_prizes: { path: 'raffles/prizes', query: { tab: 'claimed' } },
  coin_flags: { path: 'coins/flags', query: { tab: 'open' } },
  low_stock: { path: 'products', query: { state: 'low' } },
}

/** The list of each further figure; null where the studio has none. */
export const figureLinks: Readonly<Record<OverviewKind, ListLink | null>> = {
  tickets_today: { path: 'event' },
  registrations_today: { path: 'registrations', query: { tab: 'ongoing' } },
  bookings_today: { path: 'reservations' },
  invoices_waiting: { path: 'invoices', query: { tab: 'waiting' } },
  failed_publications: { path: 'pages' },
  failed_jobs: null,
}

export const addressOf = ({ path, query }: ListLink): string =>
  `/${path}${query ? `?${new URLSearchParams(query)}` : ''}`

const kinds = keysOf(waitingLinks)

interface Waiting {
  readonly kind: WaitingKind
  readonly count: number
}

/** Returns the kinds that the studio has a list for: a tab that was open before an update may get newer ones. */
export const linkedWaiting = <T extends Waiting>(waiting: readonly T[]): T[] =>
  waiting.filter(({ kind }) => kinds.includes(kind))

/** Returns the kind of work that a tab of a list shows; undefined for other tabs. */
export const waitingKindOf = (path: string, tab: string): WaitingKind | undefined =>
  kinds.find((kind) => waitingLinks[kind].path === path && waitingLinks[kind].query?.tab === tab)

/**
 * Kinds that stand in a list's badge of the menu: work with an end. Low stock is a state, and urged orders are among
 * those to ship.
 */
const unbadged: readonly WaitingKind[] = ['low_stock', 'orders_urged']

/** Returns the number of each list's badge. */
export const sectionCounts = (waiting: readonly Waiting[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { kind, count } of linkedWaiting(waiting)) {
    const [section = ''] = waitingLinks[kind].path.split('/')
    if (!unbadged.includes(kind)) counts[section] = (counts[section] ?? 0) + count
  }
  return counts
}
