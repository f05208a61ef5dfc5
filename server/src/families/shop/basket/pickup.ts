import type { Basket } from '@storefront/contract/entities/shop'
import type { Connection } from '../../../db'
import { Failure, fail } from '../../../failure'
import type { UserCtx } from '../../../kernel/ctx'
import { replaceLine } from './repo'
import { basketOf, type Choice, checkStock, chooseVariant, lineOf } from './service'

interface HolderRow {
  id: number
  available: number
}

/** The caller's vouchers for a product that still hold something: the next to end first. */
const HOLDERS = `select id, available from pickup_voucher_holder
  where tenant_id = $1 and user_id = $2 and product_id = $3 and available > 0 and coalesce(end_at > $4, true) order by end_at nulls last, id`

/** The voucher that is asked for, else the first that is good for so many pieces. */
async function holderFor(ctx: UserCtx, q: Connection, productId: number, wanted: number | null, quantity: number): Promise<HolderRow | Failure | undefined> {
  const all = await q.rows<HolderRow>(HOLDERS, [ctx.tenant.id, ctx.user.id, productId, ctx.now], 'voucher_holders')
  if (wanted !== null) return all.find(({ id }) => id === wanted) ?? fail('notFound')
  return all.find(({ available }) => available >= quantity) ?? all[0]
}

/**
 * Makes the pickup basket of pieces that one of the user's vouchers is good for. The basket holds nothing back: the
 * voucher shrinks when the order is made.
 */
export function fetchVoucher(ctx: UserCtx, productId: number, choice: Choice & { holder_id?: number | null }): Promise<Basket | Failure> {
  return ctx.db.tx(async (q) => {
    const row = await chooseVariant(ctx, q, productId, choice)
    if (row instanceof Failure) return row
    const holder = await holderFor(ctx, q, productId, choice.holder_id ?? null, choice.quantity)
    if (holder instanceof Failure) return holder
    if (!holder || holder.available < choice.quantity) return fail('voucherShort', { name: row.product_name, left: holder?.available ?? 0 })
    const short = checkStock(row, choice.quantity)
    if (short) return short
    await replaceLine(q, { ...lineOf(ctx, 'pickup', row, choice.quantity), holderId: holder.id })
    return basketOf(ctx, q, 'pickup')
  })
}
