import type { Connection } from '../../server/src/core/database.types'

/** Rows of a site from which all its figures follow. */
export interface Facts {
  orders: {
    id: number
    user_id: number
    created_at: string
    paid_at: string | null
    total: number
    is_recharge: boolean
  }[]
  lines: { order_id: number; product_id: number | null; name: string; count: number; amount: number }[]
  ledger: { order_id: number; amount: number; created_at: string }[]
  events: { name: string; page: string; visit: string | null; created_at: string }[]
}

const ORDERS = `select o.id, o.user_id, o.created_at, o.paid_at, o.total, exists (select 1 from order_line l
    where l.tenant_id = $1 and l.order_id = o.id and l.ctype = 'shop.rechargeorderline') as is_recharge from shop_order o where o.tenant_id = $1`
const LINES = `select order_id, product_id, product_name as name, quantity - returned as count, upit * quantity - discount - return_amount as amount
  from order_line where tenant_id = $1`
const LEDGER = 'select order_id, amount, created_at from ledger_entry where tenant_id = $1'
const EVENTS = 'select name, page, visit, created_at from track_event where tenant_id = $1'

/** Reads every row. */
export const readFacts = async (tx: Connection, tenantId: number): Promise<Facts> => ({
  orders: await tx.rows<Facts['orders'][number]>(ORDERS, [tenantId]),
  lines: await tx.rows<Facts['lines'][number]>(LINES, [tenantId]),
  ledger: await tx.rows<Facts['ledger'][number]>(LEDGER, [tenantId]),
  events: await tx.rows<Facts['events'][number]>(EVENTS, [tenantId]),
})

interface Range {
  from: string
  to: string
  zone: string
}

const formats = new Map<string, Intl.DateTimeFormat>()
/** Returns the calendar day of a moment in a zone, as Intl has it. */
export function dayIn(zone: string, moment: string): string {
  const formatter = formats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  formats.set(zone, formatter)
  return formatter.format(new Date(moment))
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0)
const distinct = (events: Facts['events']): number =>
  new Set(events.flatMap(({ visit }) => (visit === null ? [] : [visit]))).size

/** Figures of a range, counted row by row, money in minor units. */
export function plainFigures({ orders, ledger, events }: Facts, { from, to, zone }: Range) {
  const isIn = (moment: string | null): moment is string =>
    moment !== null && dayIn(zone, moment) >= from && dayIn(zone, moment) <= to
  const sales = orders.filter(({ is_recharge }) => !is_recharge)
  const movements = ledger.filter(
    ({ order_id, created_at }) => isIn(created_at) && sales.some(({ id }) => id === order_id),
  )
  const views = events.filter(({ name, created_at }) => name === 'page_view' && isIn(created_at))
  return {
    sales: sum(movements.map(({ amount }) => amount)),
    refunds: sum(movements.map(({ amount }) => Math.max(-amount, 0))),
    orders: sales.filter(({ created_at }) => isIn(created_at)).length,
    paid_orders: sales.filter(({ paid_at }) => isIn(paid_at)).length,
    page_views: views.length,
    visitors: distinct(views),
  }
}

/** The best products of a range: id, pieces, money in minor units. */
export function plainTop({ orders, lines }: Facts, { from, to, zone }: Range): [number, number, number][] {
  const paidOrders = orders.filter(
    ({ paid_at }) => paid_at !== null && dayIn(zone, paid_at) >= from && dayIn(zone, paid_at) <= to,
  )
  const ids = new Set(paidOrders.map(({ id }) => id))
  const sums = new Map<number, [number, number]>()
  for (const { order_id, product_id, count, amount } of lines)
    if (product_id !== null && ids.has(order_id)) {
      const [pieces, money] = sums.get(product_id) ?? [0, 0]
      sums.set(product_id, [pieces + count, money + amount])
    }
  return [...sums]
    .map(([id, [count, amount]]): [number, number, number] => [id, count, amount])
    .filter(([, count]) => count > 0)
    .sort((a, b) => b[1] - a[1] || b[2] - a[2] || a[0] - b[0])
    .slice(0, 10)
}

/** Counts events of a range by a key of theirs: name, count, visitors. */
export function plainCounts(
  { events }: Facts,
  { from, to, zone }: Range,
  key: (event: Facts['events'][number]) => string | null,
): [string, number, number][] {
  const groups = new Map<string, Facts['events']>()
  for (const event of events) {
    const day = dayIn(zone, event.created_at)
    const name = key(event)
    if (name !== null && day >= from && day <= to) groups.set(name, [...(groups.get(name) ?? []), event])
  }
  return [...groups]
    .map(([name, group]): [string, number, number] => [name, group.length, distinct(group)])
    .sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))
}

/** Returns a tracking parameter of an address, 80 letters of it at most; '' without it. */
export const parameterOf = (page: string, name: string): string =>
  (new URLSearchParams(page.split('?')[1] ?? '').get(name) ?? '').slice(0, 80)
