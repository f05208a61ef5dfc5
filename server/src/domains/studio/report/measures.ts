import type { ReportName } from '@storefront/contract/domain/ops/report'
import type { EventMeasure, ShopMeasure } from '../../ops/figures/facts'

/** Sources of the names of a report's rows. */
type Names =
  /** They were summed up with the rows, or are the keys. */
  | 'stored'
  /** Texts of the catalogue, `report.keys`. */
  | 'texts'
  /** Reasons for coins. */
  | 'reasons'
  | 'categories'
  | 'accounts'

interface ShopReport {
  readonly measure: ShopMeasure
  /** The measure of the sums, where rows may be too many to keep each. */
  readonly total?: ShopMeasure
  readonly names: Names
}
interface EventReport {
  readonly events: EventMeasure
  readonly names: Names
}

/** The steps on the way to an order, each with the measure that counts it. */
export const funnelSteps = [
  { key: 'visitors', events: 'event', part: '', name: 'page_view' },
  { key: 'product', events: 'screen', part: 'step', name: 'product' },
  { key: 'basket', events: 'screen', part: 'step', name: 'basket' },
  { key: 'checkout', events: 'screen', part: 'step', name: 'checkout' },
  { key: 'orders', measure: 'orders' },
  { key: 'paid_orders', measure: 'paid_orders' },
] as const

/** Reports that are made of the sums of days by one measure. */
export type MeasuredReport = Exclude<ReportName, 'funnel' | 'stock'>

/** The measure of each report; the funnel has one for each of its steps, the stock none. */
export const reportMeasures: Readonly<Record<MeasuredReport, ShopReport | EventReport>> = {
  sales: { measure: 'sales', names: 'texts' },
  orders: { measure: 'paid_orders', names: 'texts' },
  channel: { measure: 'channel', names: 'texts' },
  goods: { measure: 'product', total: 'goods', names: 'stored' },
  category: { measure: 'category', total: 'goods', names: 'categories' },
  region: { measure: 'region', names: 'stored' },
  coupon: { measure: 'coupon', names: 'stored' },
  customer: { measure: 'customer', names: 'texts' },
  account: { measure: 'account', names: 'texts' },
  campaign: { events: 'campaign', names: 'stored' },
  source: { events: 'source', names: 'stored' },
  ticket: { measure: 'ticket', names: 'stored' },
  attendance: { measure: 'attendance', names: 'stored' },
  promoter: { measure: 'promoter', names: 'accounts' },
  coin: { measure: 'coin', names: 'reasons' },
}
