import { tidyCode } from '@storefront/contract/domain/text/tidy'
import { isRevocable, ownCouponState } from '@storefront/contract/domain/wallet/user-coupon'
import type { QueryOf } from '@storefront/contract/endpoints/define'
import type { studioIssuedCouponEndpoints } from '@storefront/contract/endpoints/studio/issued-coupon'
import type { Page } from '@storefront/contract/entities/common'
import type { IssuedCoupon } from '@storefront/contract/entities/studio/issued-coupon'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, type Failure } from '../../../core/failure'
import { translate } from '../../../core/i18n'
import type { Connection } from '../../../db'
import { applyQuery, BY_ID, ListSql, orderingOf, type QueryShape, runList } from '../../../db/list'
import { iso } from '../../wallet/coupon/presenter'
import { validityOf } from '../../wallet/user-coupon/presenter'
import type { UserCouponRow } from '../../wallet/user-coupon/queries'
import { TABS } from '../../wallet/user-coupon/tabs'
import { isHolder, shownMobile } from '../customer/holder'

type Query = QueryOf<typeof studioIssuedCouponEndpoints.studioIssuedCoupons>

const shape: QueryShape = {
  table: 'user_coupon',
  columns: `t.id, t.code, t.status, t.start_at, t.end_at, t.created_at, t.used_at, t.coupon_id, c.label, t.user_id,
    a.name as user_name, coalesce(a.mobile, '') as user_mobile, g.name as giver, o.id as order_id, o.number as order_number`,
  joins: `join coupon c on c.tenant_id = $1 and c.id = t.coupon_id
    join account a on a.tenant_id = $1 and a.id = t.user_id
    left join account g on g.tenant_id = $1 and g.id = t.from_user_id
    left join shop_order o on o.tenant_id = $1 and o.id = t.order_id`,
  orderings: BY_ID,
  // A code and a number are known as a whole: they are looked up, not searched.
  search: [],
  moment: 't.created_at',
}

type Row = Pick<
  UserCouponRow,
  'id' | 'code' | 'status' | 'start_at' | 'end_at' | 'used_at' | 'coupon_id' | 'user_id'
> & {
  created_at: string
  label: string
  user_name: string
  user_mobile: string
  giver: string | null
  order_id: number | null
  order_number: string | null
}

function present(ctx: UserCtx, row: Row): IssuedCoupon {
  const validity = validityOf(row)
  const state = ownCouponState(validity, ctx.now.getTime())
  return {
    id: row.id,
    code: row.code,
    coupon: { id: row.coupon_id, label: row.label },
    user: { id: row.user_id, name: row.user_name, mobile: shownMobile(ctx, row.user_mobile) },
    giver: row.giver,
    status: state === 'not_begun' ? 'unused' : state,
    status_display: translate(ctx.language, `wallet.couponStatus.${state}`),
    start: validity.start,
    end: validity.end,
    created: new Date(row.created_at).toISOString(),
    used: iso(row.used_at),
    order: row.order_id === null ? null : { id: row.order_id, number: row.order_number ?? '' },
    is_revocable: isRevocable(state),
  }
}

/** Returns the coupons of a tab; a search is a whole code or the whole mobile number of a holder. */
export async function listIssuedCoupons(ctx: UserCtx, query: Query): Promise<Page<IssuedCoupon> | Failure> {
  const order = orderingOf(shape, query.ordering ?? '-id')
  if (!order) return badPart('ordering', 'notOffered', {}, ctx.language)
  const sql = new ListSql(ctx.tenant.id)
  const { tab = 'all', coupon, search } = query
  if (tab !== 'all') sql.where(TABS[tab].where(sql.param(ctx.now)))
  if (coupon) sql.where(`t.coupon_id = ${sql.param(coupon)}`)
  if (search) {
    const code = sql.param(tidyCode(search).toUpperCase())
    sql.where(`t.id in (select c.id from user_coupon c where c.tenant_id = $1 and c.code = ${code}::text
      union all select t.id from user_coupon t where t.tenant_id = $1 and ${isHolder(ctx, sql, search)})`)
  }
  const failure = applyQuery(ctx, sql, shape, query)
  if (failure) return failure
  const { count, results } = await ctx.db.read((tx) => runList<Row>(tx, sql, shape, order, query))
  return { count, results: results.map((row) => present(ctx, row)) }
}

/** Returns one coupon of any customer. */
export async function findIssuedCoupon(ctx: UserCtx, tx: Connection, id: number): Promise<IssuedCoupon | Failure> {
  const sql = new ListSql(ctx.tenant.id)
  sql.where(`t.id = ${sql.param(id)}`)
  const [row] = (await runList<Row>(tx, sql, shape, 't.id', { limit: 1 })).results
  return row ? present(ctx, row) : fail('notFound')
}
