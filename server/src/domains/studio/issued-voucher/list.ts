import type { OrderStatus } from '@storefront/contract/domain/orders/order'
import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioIssuedVoucherEndpoints } from '@storefront/contract/endpoints/studio/issued-voucher'
import type { Page } from '@storefront/contract/entities/common'
import type { IssuedVoucher } from '@storefront/contract/entities/studio/issued-voucher'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, type Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import type { Connection } from '../../../db'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { hasWords } from '../../../lib/search'
import { isHolder, shownMobile } from '../customer/holder'

type Query = QueryOf<typeof studioIssuedVoucherEndpoints.studioIssuedVouchers>

/** Number of orders of a voucher that are shown, the newest first. */
const ORDERS_MAX = 20

const shape: QueryShape = {
  table: 'pickup_voucher_holder',
  columns: `t.id, t.name, t.quantity, t.available, t.end_at, t.created_at, t.user_id, t.product_id, p.name as product_name,
    a.name as user_name, coalesce(a.mobile, '') as user_mobile,
    (select coalesce(json_agg(x), '[]') from (select o.id, o.number, l.quantity, o.status from order_line l
      join shop_order o on o.tenant_id = $1 and o.id = l.order_id
      where l.tenant_id = $1 and l.holder_id = t.id order by l.id desc limit ${ORDERS_MAX}) x) as orders`,
  joins: `join account a on a.tenant_id = $1 and a.id = t.user_id
    left join product p on p.tenant_id = $1 and p.id = t.product_id`,
  orderings: BY_ID,
  search: [],
  moment: 't.created_at',
}

interface Row {
  id: number
  name: string
  quantity: number
  available: number
  end_at: string | null
  created_at: string
  user_id: number
  user_name: string
  user_mobile: string
  product_id: number | null
  product_name: string | null
  orders: { id: number; number: string; quantity: number; status: OrderStatus }[]
}

function present(ctx: UserCtx, row: Row): IssuedVoucher {
  const isOver = row.end_at !== null && Date.parse(row.end_at) <= ctx.now.getTime()
  return {
    id: row.id,
    name: row.name,
    product: row.product_id === null ? null : { id: row.product_id, name: row.product_name ?? '' },
    user: { id: row.user_id, name: row.user_name, mobile: shownMobile(ctx, row.user_mobile) },
    quantity: row.quantity,
    available: row.available,
    end: row.end_at && new Date(row.end_at).toISOString(),
    created: new Date(row.created_at).toISOString(),
    is_open: row.available > 0 && !isOver,
    orders: row.orders.map(({ status, ...order }) => ({
      ...order,
      status_display: translate(ctx.language, `orders.status.${status}`),
    })),
  }
}

/** Returns the vouchers of a tab, by words of their names or the whole mobile number of their holder. */
export async function listIssuedVouchers(ctx: UserCtx, query: Query): Promise<Page<IssuedVoucher> | Failure> {
  const { tab = 'open', search } = query
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (tab === 'open') sql.where(`t.available > 0 and (t.end_at is null or t.end_at > ${sql.param(ctx.now)})`)
  if (search) {
    const words = hasWords(['t.name'], `${sql.param(search)}::text`)
    sql.where(`(${words} or ${isHolder(ctx, sql, search)})`)
  }
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

/** Returns one kind of vouchers of any customer. */
export async function findIssuedVoucher(ctx: UserCtx, tx: Connection, id: number): Promise<IssuedVoucher | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.id = ${sql.param(id)}`)
  const [row] = (await runList<Row>(tx, sql, shape, 't.id', { limit: 1 })).results
  return row ? present(ctx, row) : fail('notFound')
}
