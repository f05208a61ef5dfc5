import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { sumLines } from '@storefront/contract/domain/checkout/price'
import { missingForFreeShipping } from '@storefront/contract/domain/checkout/shipping'
import type { Basket, BasketLine } from '@storefront/contract/entities/cart/basket'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import { presentLimit } from '../../shared/purchase-limit'
import { attributesLabel } from '../../catalog/product/presenter'
import { type GeneralShipping, selectedLines, lineDiamonds, type LineRow, pricedLines, unitPrice } from './record'

/** Coins as the wire names them; nothing when there are none. */
export function presentDiamonds(amount: number): Pick<BasketLine, 'gamification_consume'> {
  return amount > 0 ? { gamification_consume: { diamond: { amount } } } : {}
}

/** Returns the voucher that a line is fetched with; nothing is left in one whose days are over. */
export function voucherOf(ctx: UserCtx, line: LineRow): Pick<BasketLine, 'voucher'> {
  const { holder_id: id, holder_name: name, holder_available: available, holder_end_at: end } = line
  if (id === null) return {}
  const isOver = end !== null && Date.parse(end) <= ctx.now.getTime()
  return { voucher: { id, name: name ?? '', available: isOver ? 0 : (available ?? 0) } }
}

export function presentLine(ctx: UserCtx, line: LineRow): BasketLine {
  return {
    id: line.id,
    product_id: line.product_id,
    variant_id: line.variant_id,
    product_name: line.product_name ?? translate(ctx.language, 'cart.itemGone'),
    attributes_label: attributesLabel(line.attributes ?? []),
    image: pictureOf(ctx.ports.storage, line),
    price: amount(ctx, unitPrice(line)),
    quantity: line.quantity,
    is_selected: line.is_selected,
    is_valid: line.is_available,
    inventory: line.inventory,
    ...(line.holder_id === null && presentLimit(line)),
    msg_fields: line.msg_fields ?? [],
    ...presentDiamonds(lineDiamonds(line)),
    ...voucherOf(ctx, line),
  }
}

const pieces = (lines: readonly LineRow[]) => lines.reduce((sum, { quantity }) => sum + quantity, 0)

/**
 * Returns the amount missing for free shipping. Only plain products are sent, but the sum of all lines counts, as in
 * the checkout.
 */
function presentFreeShipping(
  ctx: UserCtx,
  lines: readonly LineRow[],
  shipping: GeneralShipping,
  goods: number,
): Pick<Basket, 'free_shipping'> {
  const rule = shipping.everywhere ?? ctx.tenant.shipping
  const missing = missingForFreeShipping(rule, goods)
  if (missing === null || !lines.some(({ ctype, is_available }) => is_available && isSent(ctype))) return {}
  return {
    free_shipping: {
      over: amount(ctx, rule.free_over ?? 0),
      missing: amount(ctx, missing),
      is_regional: shipping.is_regional,
    },
  }
}

/** @param shipping of the basket that is sent; left out for the other kinds */
export function presentBasket(ctx: UserCtx, lines: readonly LineRow[], shipping?: GeneralShipping): Basket {
  const checkoutLines = selectedLines(lines)
  const goods = sumLines(pricedLines(checkoutLines))
  return {
    lines: lines.map((line) => presentLine(ctx, line)),
    count: pieces(lines),
    selected_count: pieces(checkoutLines),
    total: amount(ctx, goods),
    ...(shipping && presentFreeShipping(ctx, lines, shipping, goods)),
  }
}
