import { type PricedLine, sumLines } from '@storefront/contract/domain/price'
import { shippingFee } from '@storefront/contract/domain/shipping'
import type { Checkout, CheckoutSums } from '@storefront/contract/entities/shop'
import type { BasketKind } from '../../../db/schema'
import { type Failure, fail } from '../../../failure'
import type { UserCtx } from '../../../kernel/ctx'
import { amount } from '../../../lib/amount'
import { findAddresses, presentAddress } from '../address/repo'
import { chosen, presentLine, priced } from '../basket/present'
import { findLines, type LineRow } from '../basket/repo'

/** A checkout's sums in minor units. */
export interface Sums {
  goods: number
  discount: number
  shipping: number
  total: number
}

/** Only plain products are sent; tickets of all kinds are not. */
export function needsShipping(lines: readonly Pick<LineRow, 'ctype'>[]): boolean {
  return lines.some(({ ctype }) => ctype === 'shop.product')
}

/** total = goods - discount + shipping; promotions are in the unit prices already. */
export function sumsOf(ctx: UserCtx, lines: readonly PricedLine[], isShipped: boolean): Sums {
  const goods = sumLines(lines)
  const shipping = shippingFee(ctx.tenant.shipping, goods, isShipped)
  return { goods, discount: 0, shipping, total: goods + shipping }
}

export function presentSums(ctx: UserCtx, sums: Sums): CheckoutSums {
  return { goods: amount(ctx, sums.goods), discount: amount(ctx, sums.discount), shipping: amount(ctx, sums.shipping), total: amount(ctx, sums.total) }
}

/** The failure of a checkout whose chosen lines are none, or hold one that can no longer be bought. */
export function refuseLines(lines: readonly LineRow[]): Failure | null {
  const gone = lines.find((line) => line.is_selected && !line.is_on)
  if (gone) return fail('lineInvalid', { name: gone.product_name ?? '' })
  return lines.some((line) => line.is_selected) ? null : fail('basketEmpty')
}

/** What would be bought: lines, sums and the address offered. */
export async function checkout(ctx: UserCtx, kind: BasketKind): Promise<Checkout | Failure> {
  const { lines, addresses } = await ctx.db.read(async (q) => ({
    lines: await findLines(q, ctx.tenant.id, ctx.user.id, kind),
    addresses: await findAddresses(q, ctx.tenant.id, ctx.user.id),
  }))
  const refused = refuseLines(lines)
  if (refused) return refused
  const bought = chosen(lines)
  const isShipped = needsShipping(bought)
  const [address] = addresses
  return {
    lines: bought.map((line) => presentLine(ctx, line)),
    sums: presentSums(ctx, sumsOf(ctx, priced(bought), isShipped)),
    needs_shipping: isShipped,
    address: isShipped && address ? presentAddress(address) : null,
  }
}

/** The sums for a choice of address. Sending costs the same everywhere, so the choice changes nothing yet. */
export async function checkoutCal(ctx: UserCtx, kind: BasketKind): Promise<CheckoutSums | Failure> {
  const bought = chosen(await ctx.db.read((q) => findLines(q, ctx.tenant.id, ctx.user.id, kind)))
  if (bought.length === 0) return fail('basketEmpty')
  return presentSums(ctx, sumsOf(ctx, priced(bought), needsShipping(bought)))
}
