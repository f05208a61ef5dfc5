import { SAVED_MAX, type SavedKind } from '@storefront/contract/domain/catalog/saved-products'
import type { ProductBrief } from '@storefront/contract/entities/catalog/product'
import type { Page } from '@storefront/contract/entities/common'
import type { Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { applyQuery } from '../../../db/list'
import type { Slice } from '../../../db/selection'
import { lockUser } from '../../account/profile/user'
import { PRICE_NOW } from './price'
import { activeProducts, shape } from '../product/queries'
import { runProductList } from '../product/service'

/** Returns one of the user's lists, the newest first; only what is on sale. */
export async function listSaved(
  ctx: UserCtx,
  kind: SavedKind,
  query: Partial<Slice> & { id?: string },
): Promise<Page<ProductBrief> | Failure> {
  const sql = activeProducts(ctx)
  const fromList = `from saved_product s where s.tenant_id = $1 and s.user_id = ${sql.param(ctx.user.id)} and s.kind = ${sql.param(kind)} and s.product_id = t.id`
  sql.where(`exists (select 1 ${fromList})`)
  return (
    applyQuery(ctx, sql, shape, query) ?? runProductList(ctx, sql, `(select s.saved_at ${fromList}) desc, t.id`, query)
  )
}

// Of several at once the first is the newest, by a microsecond each. The user's row is locked before, so that two calls
// at once do not leave more than the limit.
const ADD = `insert into saved_product (tenant_id, user_id, kind, product_id, saved_at, price)
  select $1, $2, $3, p.id, $5::timestamptz - (n.position - 1) * interval '1 microsecond', case when $3 = 'favourite' then ${PRICE_NOW} end
  from (select id, min(position) as position from unnest($4::bigint[]) with ordinality as w (id, position) group by id) n
  join product p on p.tenant_id = $1 and p.id = n.id
  on conflict (tenant_id, user_id, kind, product_id) do update set saved_at = excluded.saved_at, price = coalesce(saved_product.price, excluded.price)`
const TRIM = `delete from saved_product where tenant_id = $1 and user_id = $2 and kind = $3 and product_id in (
  select product_id from saved_product where tenant_id = $1 and user_id = $2 and kind = $3 order by saved_at desc, product_id offset $4)`

/**
 * Adds products as the newest of a list; products that do not exist are passed over, the oldest beyond the limit leave.
 */
export function addSaved(ctx: UserCtx, kind: SavedKind, ids: readonly number[]): Promise<{ ok: true }> {
  const list = [ctx.tenant.id, ctx.user.id, kind] as const
  return ctx.db.tx(async (tx) => {
    await lockUser(tx, ctx.tenant.id, ctx.user.id)
    await tx.rows(ADD, [...list, ids, ctx.now])
    await tx.rows(TRIM, [...list, SAVED_MAX[kind]])
    return { ok: true }
  })
}

const REMOVE = `delete from saved_product where tenant_id = $1 and user_id = $2 and kind = $3
  and ($4::bigint is null or product_id = $4::bigint)`

/** Takes one product out of a list, or all of them without an id. What is not there is out already. */
export function removeSaved(ctx: UserCtx, kind: SavedKind, productId?: number): Promise<{ ok: true }> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, kind, productId ?? null])
    return { ok: true }
  })
}
