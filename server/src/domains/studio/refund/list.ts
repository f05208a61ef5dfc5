import { tidyCode } from '@storefront/contract/domain/text/tidy'
import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioRefundEndpoints } from '@storefront/contract/endpoints/studio/refund'
import type { StudioRefund } from '@storefront/contract/entities/after-sales/refund'
import type { Page } from '@storefront/contract/entities/common'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import type { Failure } from '../../../core/failure'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { presentRefund } from '../../after-sales/refund/presenter'
import { REFUND_OF_ROW, type RefundRow } from '../../after-sales/refund/record'

type Query = QueryOf<typeof studioRefundEndpoints.studioRefunds>

const shape: QueryShape = {
  table: 'refund',
  columns: `${REFUND_OF_ROW} as refund, t.out_refund_no, t.created_at, t.done_at, o.id as order_id, o.number as order_number, a.name as user_name, coalesce(a.mobile, '') as user_mobile`,
  joins:
    'join shop_order o on o.tenant_id = $1 and o.id = t.order_id join account a on a.tenant_id = $1 and a.id = o.user_id',
  orderings: BY_ID,
  // A number is known as a whole: it is looked up, not searched.
  search: [],
  moment: 't.created_at',
}

interface Row {
  refund: RefundRow
  out_refund_no: string
  created_at: string
  done_at: string | null
  order_id: number
  order_number: string
  user_name: string
  user_mobile: string
}

function present(ctx: UserCtx, row: Row): StudioRefund {
  return {
    ...presentRefund(ctx, row.refund, 'operator'),
    number: row.out_refund_no,
    order: { id: row.order_id, number: row.order_number },
    user: { name: row.user_name, mobile: row.user_mobile },
    created: new Date(row.created_at).toISOString(),
    done: row.done_at && new Date(row.done_at).toISOString(),
  }
}

/** Returns the refunds of a tab; a search is the whole number of a refund or an order. */
export async function listRefunds(ctx: UserCtx, query: Query): Promise<Page<StudioRefund> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  if (query.tab === 'open') sql.where("t.state <> 'done'")
  if (query.search) {
    const number = sql.param(tidyCode(query.search).toUpperCase())
    sql.where(
      `t.id in (select r.id from refund r where r.tenant_id = $1 and r.out_refund_no = ${number}::text
        union all select r.id from refund r join shop_order s on s.tenant_id = $1 and s.id = r.order_id where r.tenant_id = $1 and s.number = ${number}::text)`,
    )
  }
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}
