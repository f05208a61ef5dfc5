import { SHARE_PARAMS } from '@storefront/contract/constants'

/** Keys that a day keeps of one part of a measure: those with the highest count. */
export const KEYS_MAX = 200

/** The same of a month: what the days have of it, in a shop that sells hardly more different things. */
export const MONTH_KEYS_MAX = 1000

/**
 * Days whose rows a fact reads: `$1` is the tenant, `$2` the zone, `$3` the days. They begin at the zone's midnight.
 */
const DAYS = `(select day, day::timestamp at time zone $2 as start_at, (day + 1)::timestamp at time zone $2 as end_at
    from unnest($3::date[]) as day) d`

/*
 * `offset 0` keeps a sub-select as it is: it is looked up for each row by an index. PostgreSQL does not know how few rows
 * the days have, and would join all orders and lines of the shop.
 */

/** Gives SQL of the rows of a table whose moment lies within each day, as `alias`, for a condition on row `x`. */
const rowsWithin = (table: string, alias: string, moment: string, condition = ''): string =>
  `cross join lateral (select x.* from ${table} x where x.tenant_id = $1 and x.${moment} >= d.start_at and x.${moment} < d.end_at${condition} offset 0) ${alias}`

/**
 * A recharge moves money into a balance; it becomes a sale when the balance is spent, and would else be counted twice.
 */
const isSale = (order: string): string =>
  `not exists (select 1 from order_line l where l.tenant_id = $1 and l.order_id = ${order} and l.ctype = 'shop.rechargeorderline' offset 0)`

/** Gives SQL of rows of `day`, `part`, `key` and `name` with their `count`, `amount` and `back`. */
interface Sums {
  part?: string
  key?: string
  name?: string
  count: string
  amount?: string
  back?: string
  /** Tables behind the days, `d`. */
  from: string
}
const sumsSql = ({ part = "''", key = "''", name = "''", count, amount = '0', back = '0', from }: Sums): string =>
  `select d.day, ${part} as part, ${key} as key, ${name} as name, ${count} as count, (${amount})::bigint as amount, (${back})::bigint as back
    from ${DAYS} ${from} group by 1, 2, 3`

const PAID_ORDERS = rowsWithin('shop_order', 'o', 'paid_at')
const PAID_SALES = `${PAID_ORDERS} where ${isSale('o.id')}`
const LINES = `${PAID_ORDERS} cross join lateral (
    select l.* from order_line l where l.tenant_id = $1 and l.order_id = o.id offset 0) l`
/** Pieces that were paid for and did not come back, and the money for them. */
const SOLD = {
  count: 'sum(l.quantity - l.returned)::int',
  amount: 'sum(l.upit * l.quantity - l.discount - l.return_amount)',
} as const
const isFirst = `not exists (select 1 from shop_order b where b.tenant_id = $1 and b.user_id = o.user_id and b.paid_at is not null
  and (b.paid_at, b.id) < (o.paid_at, o.id) and ${isSale('b.id')} offset 0)`

/** Figures of the shop's own tables. Those of lines and tickets change afterwards (`noteFigureChange`). */
export const shopFacts = {
  /** Money for goods that moved, as the ledger has it; key: the vendor that moved it. */
  sales: sumsSql({
    key: 'e.vendor',
    count: 'count(*)::int',
    amount: 'sum(e.amount)',
    back: 'coalesce(-sum(e.amount) filter (where e.amount < 0), 0)',
    from: `${rowsWithin('ledger_entry', 'e', 'created_at')} where ${isSale('e.order_id')}`,
  }),
  /** Orders by the day on which they were made; key: their kind. */
  orders: sumsSql({
    key: 'o.kind',
    count: 'count(*)::int',
    from: `${rowsWithin('shop_order', 'o', 'created_at')} where ${isSale('o.id')}`,
  }),
  /** Orders by the day on which they were paid; key: their kind. */
  paid_orders: sumsSql({ key: 'o.kind', count: 'count(*)::int', amount: 'sum(o.total)', from: PAID_SALES }),
  /** Paid orders by the channel of their payment; 'fund' is the balance, 'hand' money that the shop took itself. */
  channel: sumsSql({
    key: `coalesce((select p.channel from payment p where p.tenant_id = $1 and p.order_id = o.id and p.state = 'paid' order by p.id limit 1),
      (select e.vendor from ledger_entry e where e.tenant_id = $1 and e.order_id = o.id order by e.id limit 1), '')`,
    count: 'count(*)::int',
    amount: 'sum(o.total)',
    from: PAID_SALES,
  }),
  /** Pieces of all products. */
  goods: sumsSql({ ...SOLD, back: 'sum(l.return_amount)', from: `${LINES} where l.product_id is not null` }),
  /** Pieces by product. */
  product: sumsSql({
    key: 'l.product_id::text',
    name: 'min(l.product_name)',
    ...SOLD,
    back: 'sum(l.return_amount)',
    from: `${LINES} where l.product_id is not null`,
  }),
  /** Pieces by the category that their product has when the day is summed up; '' is none. */
  category: sumsSql({
    key: "coalesce(p.category_id::text, '')",
    ...SOLD,
    back: 'sum(l.return_amount)',
    from: `${LINES} cross join lateral (
      select p.category_id from product p where p.tenant_id = $1 and p.id = l.product_id offset 0) p`,
  }),
  /** Paid orders by the first region of the address; '' is without one. */
  region: sumsSql({
    key: "coalesce(o.address ->> 'region', split_part(o.address ->> 'display', ' ', 1), '')",
    count: 'count(*)::int',
    amount: 'sum(o.total)',
    from: PAID_SALES,
  }),
  /** Paid orders with a coupon; the amount is what it took off. */
  coupon: sumsSql({
    key: 'u.coupon_id::text',
    name: 'min(c.label)',
    count: 'count(*)::int',
    amount: 'sum(o.coupon_discount)',
    from: `${PAID_ORDERS} cross join lateral (
        select u.coupon_id from user_coupon u where u.tenant_id = $1 and u.order_id = o.id offset 0) u
      join coupon c on c.tenant_id = $1 and c.id = u.coupon_id`,
  }),
  /** Paid orders that are their buyer's first, and others: the first ones are new customers. */
  customer: sumsSql({
    key: `case when ${isFirst} then 'new' else 'returning' end`,
    count: 'count(*)::int',
    amount: 'sum(o.total)',
    from: PAID_SALES,
  }),
  /** Accounts that were opened. */
  account: sumsSql({
    count: 'count(*)::int',
    from: rowsWithin('account', 'a', 'created_at'),
  }),
  /** E-tickets verified, and tickets of events used up. */
  verification: `select day, '' as part, '' as key, '' as name, sum(n)::int as count, 0::bigint as amount, 0::bigint as back from (
      select d.day, count(*) as n from ${DAYS} ${rowsWithin('verification', 'f', 'created_at')} group by 1
      union all
      select d.day, count(*) as n from ${DAYS} ${rowsWithin('issued_ticket', 'k', 'used_at')} group by 1) u group by 1`,
  /** Tickets sold by event. */
  ticket: sumsSql({
    key: 't.event_id::text',
    name: 'min(v.name)',
    ...SOLD,
    back: 'sum(l.return_amount)',
    from: `${LINES} cross join lateral (
        select t.event_id from ticket_order t where t.tenant_id = $1 and t.order_id = o.id offset 0) t
      join event v on v.tenant_id = $1 and v.id = t.event_id where l.ticket_id is not null`,
  }),
  /** Tickets used up, by event. */
  attendance: sumsSql({
    key: 'k.event_id::text',
    name: 'min(v.name)',
    count: 'count(*)::int',
    from: `${rowsWithin('issued_ticket', 'k', 'used_at')} join event v on v.tenant_id = $1 and v.id = k.event_id`,
  }),
  /** Commissions and their corrections by the account of the promoter, whose name is read when it is shown. */
  promoter: sumsSql({
    key: 'i.user_id::text',
    count: "count(*) filter (where i.kind = 'commission')::int",
    amount: 'sum(i.amount)',
    back: 'coalesce(-sum(i.amount) filter (where i.amount < 0), 0)',
    from: rowsWithin('dist_income', 'i', 'created_at', " and x.kind <> 'opening'"),
  }),
  /** Coins that moved, by reason. */
  coin: sumsSql({
    key: 'b.reason',
    count: 'count(*)::int',
    amount: 'sum(b.change)',
    back: 'coalesce(-sum(b.change) filter (where b.change < 0), 0)',
    from: rowsWithin('balance_record', 'b', 'created_at', " and x.kind = 'diamond'"),
  }),
} as const satisfies Record<string, string>

/** Letters of a tracking parameter that count. */
const PARAMETER_MAX = 80
/**
 * Returns SQL for a tracking parameter of the screen's address (spec 9); '' without it. A bound within the pattern would
 * take PostgreSQL six times as long.
 */
const parameter = (name: string): string =>
  `coalesce(left(substring(e.page from '[?&]${name}=([^&#]+)'), ${PARAMETER_MAX}), '')`
/** Returns SQL for the key after a path in a screen's address: an id or a slug. */
const screenKey = (path: string): string => `substring(e.page from '^/${path}/([A-Za-z0-9_-]+)/?(?:[?#]|$)')`
const screen = (part: string, path: string): string => `('${part}', ${screenKey(path)})`
/** Screens on the way to an order, and their addresses. */
const steps = [
  ['product', 'product'],
  ['basket', 'shop/basket'],
  ['checkout', 'shop/checkout'],
] as const
const ofAllAndByName = (key: string): string =>
  `(select p.part, s.key from (select ${key} as key offset 0) s cross join (values (''), (e.name)) as p (part)) as k`

/** Parts and keys of an event `e`, from which each measure of events is made. */
const eventKeys = {
  /** All events. */
  activity: "(values ('', '')) as k (part, key)",
  /** Events by name. */
  event: "(values ('', e.name)) as k (part, key)",
  /** Events by the campaign of the address; part: all, or the name of the event. */
  campaign: ofAllAndByName(parameter(SHARE_PARAMS.campaign)),
  source: ofAllAndByName(parameter(SHARE_PARAMS.source)),
  /** Screens opened, by what they show: an id or a slug; part `step`: those on the way to an order. */
  screen: `(select * from (values ${[
    screen('article', 'post/article'),
    screen('event', 'event'),
    screen('product', 'product'),
    ...steps.map(([key, path]) => `('step', case when e.page ~ '^/${path}(?:[/?#]|$)' then '${key}' end)`),
  ].join(', ')}) as s (part, key) where e.name = 'page_view' and s.key is not null) as k`,
} as const satisfies Record<string, string>

/**
 * Gives rows of visitors: `day`, `part`, `key`, the days since they were there before with the same part and key
 * (`gap`; null: not since `$4`), `count` of events and of `visitors`. @param keys SQL of the parts and keys of an event
 * `e`, as `k`
 */
const visitorsSql = (keys: string): string => `with seen as (
    select d.day, d.start_at, k.part, k.key, e.visit, count(*)::int as n
      from ${DAYS} ${rowsWithin('track_event', 'e', 'created_at')} cross join lateral ${keys} group by 1, 2, 3, 4, 5
  ), earlier as (
    select v.day, k.part, k.key, e.visit, max(e.created_at) as at
      from (select distinct day, start_at, visit from seen where visit is not null) v
      join track_event e on e.tenant_id = $1 and e.visit = v.visit and e.created_at < v.start_at
        and e.created_at >= $4::date::timestamp at time zone $2
      cross join lateral ${keys} group by 1, 2, 3, 4
  )
  select s.day, s.part, s.key, s.day - (w.at at time zone $2)::date as gap, sum(s.n)::int as count, count(s.visit)::int as visitors
    from seen s left join earlier w on w.day = s.day and w.part = s.part and w.key = s.key and w.visit = s.visit group by 1, 2, 3, 4`

/**
 * Returns SQL of figures of visitors' events, which never change afterwards, and are deleted after some time.
 * @param part the placeholder of the only part that is counted; without it all are
 */
export const eventFact = (measure: EventMeasure, part?: string): string =>
  visitorsSql(
    part === undefined
      ? eventKeys[measure]
      : `(select * from ${eventKeys[measure]} where k.part = ${part} offset 0) as k`,
  )

export type ShopMeasure = keyof typeof shopFacts
export type EventMeasure = keyof typeof eventKeys
export const eventMeasures = Object.keys(eventKeys) as EventMeasure[]
export type Measure = ShopMeasure | EventMeasure

/** Returns SQL that ranks rows of a day's part by their count: the first `most` are kept. */
export const cut = (rows: string, most = KEYS_MAX): string => `select * from (
    select f.*, row_number() over (partition by f.day, f.part order by f.count desc, f.key) as place from (${rows}) f) r where r.place <= ${most}`

/** The name of a measure among the figures of a month, whose day is the first. */
export const ofMonth = (measure: ShopMeasure): string => `${measure}_of_month`
