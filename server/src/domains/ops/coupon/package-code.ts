import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { randomCode } from '../../../lib/random'

interface PackageCode {
  id: number
  code: string
  package: { id: number; name: string }
  received: number
  mobile_url: string
}

const MAKE = `insert into coupon_package_code (tenant_id, package_id, user_id, code, created_at)
  select $1, t.id, $3, $4, $5 from coupon_package t where t.tenant_id = $1 and t.id = $2 and t.is_active on conflict do nothing`
const ONE = `select c.id, c.code, t.name,
    (select count(*)::int from user_coupon_package u where u.tenant_id = $1 and u.code_id = c.id) as received
  from coupon_package_code c join coupon_package t on t.tenant_id = $1 and t.id = c.package_id
  where c.tenant_id = $1 and c.package_id = $2 and c.user_id = $3`

/** Returns the caller's own code of a package, made at the first call, and how many came through it. */
export function myPackageCode(ctx: UserCtx, packageId: number): Promise<PackageCode | Failure> {
  return ctx.db.tx(async (tx) => {
    await tx.rows(MAKE, [ctx.tenant.id, packageId, ctx.user.id, randomCode(8), ctx.now])
    const [row] = await tx.rows<{ id: number; code: string; name: string; received: number }>(ONE, [
      ctx.tenant.id,
      packageId,
      ctx.user.id,
    ])
    if (!row) return fail('notFound')
    const { id, code, name, received } = row
    const mobile_url = `${ctx.client.origin}${ctx.client.webRoot}/shop/couponpackage/${packageId}/?code=${code}`
    return { id, code, package: { id: packageId, name }, received, mobile_url }
  })
}
