import { type Static, Type } from '@sinclair/typebox'
import { waitingKinds } from '../../domain/ops/waiting'
import { Amount, Id, Nullable } from '../common'

/** Figures of some days of the site's calendar. */
export const Figures = Type.Object({
  /** Money for goods that came in, less what went back, as the ledger has it; below zero where more went back. */
  sales: Amount,
  refunds: Amount,
  orders: Type.Integer(),
  paid_orders: Type.Integer(),
  /** Screens opened, and devices that opened them. */
  page_views: Type.Integer(),
  visitors: Type.Integer(),
  /** Paid orders of 100 visitors, to one decimal; null without visitors. */
  conversion: Nullable(Type.Number()),
  /** Tickets used. */
  verifications: Type.Integer(),
})
export type Figures = Static<typeof Figures>

const TopItem = Type.Object({ id: Id, name: Type.String(), count: Type.Integer() })

export const Dashboard = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  totals: Figures,
  /** One row a day, from the first to the last, also of days without anything. */
  days: Type.Array(
    Type.Composite([Type.Object({ date: Type.String({ format: 'date' }) }), Type.Omit(Figures, ['conversion'])]),
  ),
  top: Type.Object({
    /** Products by pieces sold, less those that came back. */
    products: Type.Array(Type.Composite([TopItem, Type.Object({ amount: Amount })])),
    /** Articles and events by screens opened. */
    articles: Type.Array(TopItem),
    events: Type.Array(TopItem),
  }),
})
export type Dashboard = Static<typeof Dashboard>

const Counted = Type.Object({ name: Type.String(), count: Type.Integer(), visitors: Type.Integer() })

/** Counts of the visitors' activity. */
export const Analytics = Type.Object({
  from: Type.String({ format: 'date' }),
  to: Type.String({ format: 'date' }),
  /** By name, the most frequent first; the other parts are of the event asked for, else of all. */
  events: Type.Array(Counted),
  /** By the tracking parameters of the address (spec 9); '' has none. */
  campaigns: Type.Array(Counted),
  sources: Type.Array(Counted),
  days: Type.Array(
    Type.Object({ date: Type.String({ format: 'date' }), count: Type.Integer(), visitors: Type.Integer() }),
  ),
})
export type Analytics = Static<typeof Analytics>

/** An operator's first screen. */
export const OpsHome = Type.Object({
  /**
   * Work that waits for the caller: the kinds that their permissions cover, in the table's order, including empty ones.
   */
  waiting: Type.Array(
    Type.Object({ kind: Type.Union(waitingKinds.map((kind) => Type.Literal(kind))), count: Type.Integer() }),
  ),
  /** Figures of today; null without the permission to read figures. */
  today: Nullable(Figures),
  /** Tickets that the caller let in today; null for who does not verify. */
  my_verifications: Nullable(Type.Integer()),
})
export type OpsHome = Static<typeof OpsHome>
