import type { BodyOf } from '@storefront/contract/endpoints/define'
import type { studioIssuedVoucherEndpoints } from '@storefront/contract/endpoints/studio/issued-voucher'
import type { IssuedVoucher } from '@storefront/contract/entities/studio/issued-voucher'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import { fail, Failure } from '../../../core/failure'
import { insert } from '../../../db/insert'
import { writeAuditEntry } from '../audit/record'
import { findIssuedVoucher } from './list'

const HOLDER = 'select id from account where tenant_id = $1 and mobile = $2'
const PRODUCT = 'select 1 from product where tenant_id = $1 and id = $2 and is_active'

/**
 * Gives a customer pickup vouchers. accountUnknown when nobody has the number, notFound without such a product,
 * badRequest when they would be over at once.
 */
export function issueVoucher(
  ctx: UserCtx,
  { mobile, product, name, quantity, end }: BodyOf<typeof studioIssuedVoucherEndpoints.studioIssueVoucher>,
): Promise<IssuedVoucher | Failure> {
  return ctx.db.tx(async (tx) => {
    if (end !== null && Date.parse(end) <= ctx.now.getTime()) return badPart('end', 'inPast', {}, ctx.language)
    const [holder] = await tx.rows<{ id: number }>(HOLDER, [ctx.tenant.id, mobile])
    if (!holder) return fail('accountUnknown')
    if ((await tx.rows(PRODUCT, [ctx.tenant.id, product])).length === 0) return fail('notFound')
    const [row] = await insert(
      tx,
      'pickup_voucher_holder',
      {
        ...{ tenantId: ctx.tenant.id, userId: holder.id, productId: product },
        ...{ name, quantity, available: quantity, endAt: end, createdAt: ctx.now },
      },
      { returning: ['id'] },
    )
    const id = row?.id ?? 0
    await writeAuditEntry(ctx, tx, { action: 'create', kind: 'voucher', item: id, after: { product, quantity } })
    return findIssuedVoucher(ctx, tx, id)
  })
}

const END = `update pickup_voucher_holder set end_at = $3
  where tenant_id = $1 and id = $2 and available > 0 and (end_at is null or end_at > $3) returning 1`

/**
 * Ends vouchers of which something is left, by one conditional statement; pieces that an order collects already stay
 * its own. voucherOver when nothing is left or their time is over.
 */
export function endVoucher(ctx: UserCtx, id: number): Promise<IssuedVoucher | Failure> {
  return ctx.db.tx(async (tx) => {
    const before = await findIssuedVoucher(ctx, tx, id)
    if (before instanceof Failure) return before
    if ((await tx.rows(END, [ctx.tenant.id, id, ctx.now], 'voucher_end')).length === 0) return fail('voucherOver')
    const { available, end } = before
    await writeAuditEntry(ctx, tx, { action: 'delete', kind: 'voucher', item: id, before: { available, end } })
    return findIssuedVoucher(ctx, tx, id)
  })
}
