import { BASKET_LINE_MAX } from '@storefront/contract/constants'
import { type PickupLine, voucherLeft } from '@storefront/contract/domain/cart/pickup'
import type { Basket } from '@storefront/contract/entities/cart/basket'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { onSale } from '../../shared/on-sale'
import { voucherOf } from '../basket/presenter'
import { upsertPickupLine } from '../basket/queries'
import { findLines, type LineRow } from '../basket/record'
import { basketOf, checkStock, type Choice, chooseVariant, lineOf } from '../basket/service'

interface HolderRow {
  id: number
  available: number
}

/** The caller's vouchers for a product that still hold something: the next to end first. */
const HOLDERS = `select id, available from pickup_voucher_holder
  where tenant_id = $1 and user_id = $2 and product_id = $3 and available > 0 and coalesce(end_at > $4, true) order by end_at nulls last, id`

/** Returns the requested voucher, else the first one that covers the quantity. */
async function holderFor(
  ctx: UserCtx,
  tx: Connection,
  productId: number,
  holderId: number | null,
  isEnough: (holder: HolderRow) => boolean,
) {
  const all = await tx.rows<HolderRow>(HOLDERS, [ctx.tenant.id, ctx.user.id, productId, ctx.now], 'voucher_holders')
  if (holderId !== null) return all.find(({ id }) => id === holderId) ?? fail('notFound')
  return all.find(isEnough) ?? all[0]
}

// A line that can no longer be collected would block all the others.
const PRUNE = `delete from basket_line l where l.tenant_id = $1 and l.user_id = $2 and l.kind = 'pickup' and (
  not exists (select 1 from product p join variant v on v.tenant_id = $1 and v.product_id = p.id
    where p.tenant_id = $1 and p.id = l.product_id and v.id = l.variant_id and ${onSale('p', '$3')} and v.is_active)
  or not exists (select 1 from pickup_voucher_holder h
    where h.tenant_id = $1 and h.id = l.holder_id and h.available > 0 and coalesce(h.end_at > $3, true)))`

const pickupLinesOf = (ctx: UserCtx, lines: readonly LineRow[]): PickupLine[] =>
  lines.map((line) => ({ id: line.id, quantity: line.quantity, ...voucherOf(ctx, line) }))

/**
 * Puts pieces that one of the user's vouchers is good for into the pickup basket, or sets how many of them are fetched.
 * The basket reserves nothing: the voucher is reduced when the order is created.
 */
export function addPickup(
  ctx: UserCtx,
  productId: number,
  choice: Choice & { holder_id?: number | null },
): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const row = await chooseVariant(ctx, tx, productId, choice)
    if (row instanceof Failure) return row
    await tx.rows(PRUNE, [ctx.tenant.id, ctx.user.id, ctx.now])
    const lines = await findLines(ctx, tx, 'pickup')
    const same = lines.find(({ variant_id }) => variant_id === row.variant_id)
    const pickupLines = pickupLinesOf(ctx, lines)
    const leftOf = (voucher: HolderRow) => voucherLeft(pickupLines, { id: same?.id ?? 0, voucher })
    const holder = await holderFor(
      ctx,
      tx,
      productId,
      choice.holder_id ?? null,
      (one) => leftOf(one) >= choice.quantity,
    )
    if (holder instanceof Failure) return holder
    const available = holder ? leftOf(holder) : 0
    if (!holder || available < choice.quantity) return fail('voucherShort', { name: row.product_name, left: available })
    const short = checkStock(row, choice.quantity)
    if (short) return short
    if (!same && lines.length >= BASKET_LINE_MAX) return fail('basketFull', { max: BASKET_LINE_MAX })
    await upsertPickupLine(tx, { ...lineOf(ctx, 'pickup', row, choice.quantity), holderId: holder.id })
    return basketOf(ctx, tx, 'pickup')
  })
}

const SET = "update basket_line set quantity = $4 where tenant_id = $1 and user_id = $2 and kind = 'pickup' and id = $3"

/** Sets how many pieces of a line are fetched; fewer is always allowed, so that one can come down to what is left. */
export function pickupCount(ctx: UserCtx, id: number, quantity: number): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const lines = await findLines(ctx, tx, 'pickup')
    const line = lines.find((other) => other.id === id)
    if (!line) return fail('notFound')
    const name = line.product_name ?? ''
    if (!line.is_available) return fail('lineInvalid', { name })
    if (quantity > line.quantity) {
      const available = voucherLeft(pickupLinesOf(ctx, lines), { id, ...voucherOf(ctx, line) })
      if (quantity > available) return fail('voucherShort', { name, left: available })
      const short = checkStock({ product_name: name, inventory: line.inventory }, quantity)
      if (short) return short
    }
    await tx.rows(SET, [ctx.tenant.id, ctx.user.id, id, quantity])
    return basketOf(ctx, tx, 'pickup')
  })
}

const REMOVE =
  "delete from basket_line where tenant_id = $1 and user_id = $2 and kind = 'pickup' and id = $3 returning 1"

/** Takes a line out of the pickup basket. */
export function removePickup(ctx: UserCtx, id: number): Promise<Basket | Failure> {
  return ctx.db.tx(async (tx) => {
    const removedRows = await tx.rows(REMOVE, [ctx.tenant.id, ctx.user.id, id])
    return removedRows.length > 0 ? basketOf(ctx, tx, 'pickup') : fail('notFound')
  })
}
