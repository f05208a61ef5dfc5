import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import { sumLines } from '@storefront/contract/domain/checkout/price'
import {
  lineTemplate,
  type ShippingTemplate,
  siteTemplate,
} from '@storefront/contract/domain/checkout/shipping-template'
import type { Basket, BasketLine } from '@storefront/contract/entities/cart/basket'
import type { UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { pictureOf } from '../../../lib/picture'
import { presentLimit } from '../../shared/purchase-limit'
import { attributesLabel } from '../../catalog/product/presenter'
import { selectedLines, lineDiamonds, type LineRow, pricedLines, unitPrice } from './record'

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
 * Returns the amount missing for free shipping, where one template sends all goods. Goods that are not sent count only
 * in the standard template, as in the checkout.
 */
function presentFreeShipping(
  ctx: UserCtx,
  lines: readonly LineRow[],
  templates: readonly ShippingTemplate[],
): Pick<Basket, 'free_shipping'> {
  const site = siteTemplate(ctx.tenant.shipping)
  const templateOf = ({ shipping_template_id: own }: LineRow) => lineTemplate(templates, own, site)
  const sentLines = lines.filter(({ ctype, is_available }) => is_available && isSent(ctype))
  const [template, ...others] = new Set(sentLines.map(templateOf))
  if (!template || others.length > 0) return {}
  const { rest, groups, excluded } = template.terms
  const over = rest?.free_amount ?? null
  if (rest === null || over === null || (rest.fee === 0 && rest.further_fee === 0)) return {}
  const qualifyingLines = selectedLines(lines).filter(({ ctype }) => template.is_standard || isSent(ctype))
  return {
    free_shipping: {
      over: amount(ctx, over),
      missing: amount(ctx, Math.max(0, over - sumLines(pricedLines(qualifyingLines)))),
      is_regional: groups.length > 0 || excluded.length > 0,
    },
  }
}

/** @param templates of the basket that is sent; left out for the other kinds */
export function presentBasket(
  ctx: UserCtx,
  lines: readonly LineRow[],
  templates?: readonly ShippingTemplate[],
): Basket {
  const checkoutLines = selectedLines(lines)
  const goods = sumLines(pricedLines(checkoutLines))
  return {
    lines: lines.map((line) => presentLine(ctx, line)),
    count: pieces(lines),
    selected_count: pieces(checkoutLines),
    total: amount(ctx, goods),
    ...(templates && presentFreeShipping(ctx, lines, templates)),
  }
}
