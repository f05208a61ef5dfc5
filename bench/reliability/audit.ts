import { type Site, TENANT } from './site'
import type { Acknowledged } from './workload'

interface OrderSeen {
  number: string
  user_id: number
  status: string
  total: number
  refunded: number
  is_paid: boolean
  quantity: number
  payments: number
  paid: number
  given: number
  by_fund: boolean
  logs: number
}

const ORDERS = `select o.number, o.user_id, o.status, o.total, o.refunded, o.paid_at is not null as is_paid,
    (select sum(quantity)::int from order_line l where l.tenant_id = o.tenant_id and l.order_id = o.id) as quantity,
    (select count(*)::int from ledger_entry e where e.tenant_id = o.tenant_id and e.order_id = o.id and e.kind = 'payment') as payments,
    (select coalesce(sum(amount), 0)::bigint from ledger_entry e where e.tenant_id = o.tenant_id and e.order_id = o.id and e.kind = 'payment') as paid,
    (select coalesce(-sum(amount), 0)::bigint from ledger_entry e where e.tenant_id = o.tenant_id and e.order_id = o.id and e.kind = 'refund') as given,
    exists (select 1 from payment p where p.tenant_id = o.tenant_id and p.order_id = o.id and p.vendor = 'fund') as by_fund,
    (select count(*)::int from order_log g where g.tenant_id = o.tenant_id and g.order_id = o.id and g.action in ('pay', 'cancel', 'expire')) as logs
  from shop_order o where o.tenant_id = $1`

/** State of the site before the first order. */
export interface Before {
  product: number
  inventory: number
  /** Balance of each buyer. */
  fund: number
  buyers: readonly number[]
}

/** Describes everything that is lost, doubled, or does not add up; empty if every acknowledged result exists once. */
export async function audit(site: Site, log: Acknowledged, before: Before): Promise<string[]> {
  const orders = await site.database.owner.read((tx) => tx.rows<OrderSeen>(ORDERS, [TENANT]))
  const wrong: string[] = []
  const expectThat = (isRight: boolean, words: string) => {
    if (!isRight) wrong.push(words)
  }
  const ordersByNumber = new Map(orders.map((order) => [order.number, order]))
  expectThat(new Set(log.orders).size === log.orders.length, 'a number was given to two orders')
  expectThat(
    orders.length === log.orders.length,
    `${log.orders.length} orders were acknowledged, ${orders.length} are there`,
  )
  for (const number of log.orders) expectThat(ordersByNumber.has(number), `order ${number} is lost`)
  for (const number of log.paid)
    expectThat(ordersByNumber.get(number)?.is_paid === true, `the payment of ${number} is lost`)
  for (const number of [...log.cancelled, ...log.expired])
    expectThat(
      ordersByNumber.get(number)?.status === 'closed' && !ordersByNumber.get(number)?.is_paid,
      `${number} was to be closed, it is ${ordersByNumber.get(number)?.status}`,
    )
  for (const number of log.returned)
    expectThat(ordersByNumber.get(number)?.status === 'closed', `the return of ${number} is lost`)
  for (const {
    number,
    is_paid,
    payments,
    paid: paidTotal,
    given: givenTotal,
    total,
    refunded: refundedTotal,
    logs,
  } of orders) {
    expectThat(
      payments === (is_paid ? 1 : 0) && paidTotal === (is_paid ? total : 0),
      `${number} has ${payments} payments of ${paidTotal}`,
    )
    expectThat(givenTotal === refundedTotal, `${number} promised ${refundedTotal} back and gave ${givenTotal}`)
    expectThat(logs <= 1, `${number} was paid or closed ${logs} times`)
  }
  await auditStock(site, orders, before, expectThat)
  await auditBalances(site, orders, before, expectThat)
  return wrong
}

async function auditStock(
  site: Site,
  orders: readonly OrderSeen[],
  { product, inventory }: Before,
  expectThat: (isRight: boolean, words: string) => void,
): Promise<void> {
  const [now] = await site.database.owner.read((tx) =>
    tx.rows<{ inventory: number; sold: number }>(
      'select v.inventory, p.count_purchase as sold from product p join variant v on v.tenant_id = p.tenant_id and v.product_id = p.id where p.id = $1',
      [product],
    ),
  )
  const pieces = (of: (order: OrderSeen) => boolean) =>
    orders.filter(of).reduce((sum, { quantity }) => sum + quantity, 0)
  const orderedPieces = pieces(({ status }) => status !== 'closed')
  expectThat(
    now?.inventory === inventory - orderedPieces,
    `${orderedPieces} pieces are held of ${inventory}, ${now?.inventory} are left`,
  )
  const soldPieces = pieces(({ is_paid }) => is_paid)
  expectThat(now?.sold === soldPieces, `${soldPieces} pieces were sold, ${now?.sold} are counted`)
}

async function auditBalances(
  site: Site,
  orders: readonly OrderSeen[],
  { fund, buyers }: Before,
  expectThat: (isRight: boolean, words: string) => void,
): Promise<void> {
  const balances = await site.database.owner.read((tx) =>
    tx.rows<{ user_id: number; amount: number; recorded: number }>(
      `select b.user_id, b.amount, (select sum(change)::bigint from balance_record r where r.tenant_id = b.tenant_id and r.user_id = b.user_id and r.kind = b.kind) as recorded
       from balance b where b.tenant_id = $1 and b.kind = 'fund'`,
      [TENANT],
    ),
  )
  for (const id of buyers) {
    const balance = balances.find(({ user_id }) => user_id === id)
    const own = orders.filter(({ user_id, by_fund }) => user_id === id && by_fund)
    const due = fund + own.reduce((sum, { paid: paidTotal, given: givenTotal }) => sum - paidTotal + givenTotal, 0)
    expectThat(
      balance?.amount === due && balance.recorded === due,
      `buyer ${id} is to have ${due}, has ${balance?.amount}, records of ${balance?.recorded}`,
    )
  }
}
