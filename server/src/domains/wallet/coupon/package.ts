import { couponState } from '@storefront/contract/domain/wallet/coupon'
import type { CouponPackage } from '@storefront/contract/entities/wallet/coupon'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { Ctx, UserCtx } from '../../../core/context.types'
import { iso } from './presenter'
import { issueCoupon, receiveErrors } from './receive'
import { couponOf, couponsById } from './service'

interface PackageRow {
  id: number
  name: string
  description: string
  start_at: string | null
  end_at: string | null
  left_count: number | null
  max_per_user: number | null
  received: number
  items: { coupon_id: number; quantity: number }[]
}

/** The number of packages `t` that the user `$2` (0 for a visitor) received. */
const RECEIVED =
  '(select count(*)::int from user_coupon_package u where u.tenant_id = $1 and u.package_id = t.id and u.user_id = $2)'
const ONE = `select t.id, t.name, t.description, t.start_at, t.end_at, t.left_count, t.max_per_user, ${RECEIVED} as received,
  (select coalesce(json_agg(json_build_object('coupon_id', i.coupon_id, 'quantity', i.quantity) order by i.coupon_id), '[]')
    from coupon_package_item i where i.tenant_id = $1 and i.package_id = t.id) as items
  from coupon_package t where t.tenant_id = $1 and t.id = $3 and t.is_active`

async function findPackage(ctx: Ctx, tx: Connection, id: number): Promise<PackageRow | undefined> {
  return (await tx.rows<PackageRow>(ONE, [ctx.tenant.id, ctx.user?.id ?? 0, id], 'package_one'))[0]
}

async function present(ctx: Ctx, tx: Connection, row: PackageRow): Promise<CouponPackage> {
  const coupons = await couponsById(
    ctx,
    tx,
    row.items.map(({ coupon_id }) => coupon_id),
  )
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    start: iso(row.start_at),
    end: iso(row.end_at),
    is_out: row.left_count === 0,
    inventory: row.left_count,
    received: row.received,
    max_user_applications: row.max_per_user,
    items: row.items.map(({ coupon_id, quantity }) => ({ coupon: couponOf(coupons, coupon_id), quantity })),
  }
}

/** Returns a package with its coupons. */
export function readPackage(ctx: Ctx, id: number): Promise<CouponPackage | Failure> {
  return ctx.db.read(async (tx) => {
    const row = await findPackage(ctx, tx, id)
    return row ? present(ctx, tx, row) : fail('notFound')
  })
}

const TAKE =
  'update coupon_package set left_count = left_count - 1 where tenant_id = $1 and id = $2 and (left_count is null or left_count >= 1) returning 1'
const GIVE = `with one as (
  select t.id, ${RECEIVED} + 1 as position, (select c.id from coupon_package_code c where c.tenant_id = $1 and c.package_id = t.id and c.code = $5) as code_id
  from coupon_package t where t.tenant_id = $1 and t.id = $3 and (t.max_per_user is null or ${RECEIVED} < t.max_per_user))
  insert into user_coupon_package (tenant_id, package_id, user_id, position, code_id, created_at)
    select $1, one.id, $2, one.position, one.code_id, $4 from one returning 1`

/**
 * Gives a user all coupons of a package in one transaction. If one of them cannot be received, the whole package is
 * refused with that coupon's error, and nothing is received.
 * @param code of the member of staff who referred the user; an unknown code is ignored
 */
export function receivePackage(ctx: UserCtx, id: number, code: string | undefined): Promise<CouponPackage | Failure> {
  return ctx.db.tx(async (tx) => {
    const pack = await findPackage(ctx, tx, id)
    if (!pack) return fail('notFound')
    const state = couponState(await present(ctx, tx, pack), ctx.now.getTime())
    if (state !== 'open') return fail(receiveErrors[state])
    const [takenRow] = await tx.rows(TAKE, [ctx.tenant.id, id], 'package_take')
    if (!takenRow) return fail('couponOut')
    const [receipt] = await tx.rows(GIVE, [ctx.tenant.id, ctx.user.id, id, ctx.now, code ?? ''], 'package_give')
    if (!receipt) return fail('couponTaken')
    // In the order of their ids: two packages that share coupons lock them the same way round.
    for (const { coupon_id, quantity } of pack.items)
      for (let n = 0; n < quantity; n++) {
        const failure = await issueCoupon(ctx, tx, coupon_id)
        if (failure instanceof Failure) return failure
      }
    const row = await findPackage(ctx, tx, id)
    return row ? present(ctx, tx, row) : fail('notFound')
  })
}
