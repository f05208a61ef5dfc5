import { isSent } from '@storefront/contract/domain/catalog/product-kinds'
import {
  type FreightLine,
  quoteShipping,
  rateTo,
  type ShippingTemplate,
  siteTemplate,
} from '@storefront/contract/domain/checkout/shipping-template'
import { placeOf } from '@storefront/contract/domain/country/place'
import type { Address } from '@storefront/contract/entities/account/address'
import type { ProductDetail } from '@storefront/contract/entities/catalog/product'
import type { Ctx } from '../../core/context.types'
import { amount, amountOrNull } from '../../lib/amount'
import type { Connection } from '../../db'
import { hasPage } from './on-sale'

/** The templates of a shop; $1 is the tenant. */
export const TEMPLATES = 'select id, counting, is_standard, terms from shipping_template where tenant_id = $1'

export const findTemplates = (tx: Connection, tenantId: number): Promise<ShippingTemplate[]> =>
  tx.rows<ShippingTemplate>(TEMPLATES, [tenantId], 'shipping_templates')

/** A line whose shipping is calculated; `amount` is the price of all its pieces in minor units. */
export interface SentLine {
  readonly product_name: string | null
  readonly ctype: string | null
  readonly shipping_template_id: number | null
  /** Grams of a piece. */
  readonly weight: number | null
  readonly quantity: number
  readonly amount: number
}

const freightOf = (line: SentLine): FreightLine => ({
  template: line.shipping_template_id,
  isSent: isSent(line.ctype),
  pieces: line.quantity,
  grams: (line.weight ?? 0) * line.quantity,
  amount: line.amount,
})

export interface Shipping {
  /** Minor units, before any card. */
  readonly fee: number
  /** Templates that do not send there: the names of their goods, and the reason ('' is none). */
  readonly refusals: readonly { readonly goods: string[]; readonly reason: string }[]
}

/** Returns the place of an address as shipping terms name it; '' for one that is not known yet. */
export const addressPlace = ({ tenant }: Ctx, address: Pick<Address, 'country' | 'location'> | null): string =>
  address === null
    ? ''
    : placeOf(
        { home: tenant.country, abroad: tenant.config.ship_to },
        address.country ?? tenant.country.code,
        address.location.district,
      )

/** Returns the shipping fee of lines to a place ('' is not known yet), or the refusals. */
export function shippingTo(
  ctx: Ctx,
  templates: readonly ShippingTemplate[],
  lines: readonly SentLine[],
  place: string,
): Shipping {
  const { fee, refusals } = quoteShipping(templates, siteTemplate(ctx.tenant.shipping), lines.map(freightOf), place)
  return {
    fee,
    refusals: refusals.map(({ reason, lines: places }) => ({
      goods: [...new Set(places.flatMap((at) => lines[at]?.product_name ?? []))],
      reason,
    })),
  }
}

/** A piece of a product as its shipping is calculated; prices in minor units. */
export interface ProductFreight {
  readonly ctype: string
  /** Its own template, else the standard one; null is that of the site. */
  readonly template: ShippingTemplate | null
  readonly price: number
  /** Grams of its lightest variant on sale. */
  readonly weight: number | null
}

const STANDARD = `select s.id, s.counting, s.is_standard, s.terms from shipping_template s where s.tenant_id = $1`

/** Returns SQL of the freight of a piece of a row of `product`; $1 is the tenant. */
export const productFreight = (row: string): string =>
  `json_build_object('ctype', ${row}.ctype, 'price', least(${row}.price, ${row}.promotion_price),
    'template', (select to_json(x) from (${STANDARD} and (s.id = ${row}.shipping_template_id or s.is_standard)
      order by s.id = ${row}.shipping_template_id desc nulls last limit 1) x),
    'weight', (select min(w.weight) from variant w where w.tenant_id = $1 and w.product_id = ${row}.id and w.is_active))`

const PRODUCT_FREIGHT = `select ${productFreight('t')} as freight from product t where t.tenant_id = $1 and t.id = $2 and ${hasPage('t', '$3')}`
const ANY_FREIGHT = `select json_build_object('ctype', 'shop.product', 'price', 0, 'weight', null,
    'template', (select to_json(x) from (${STANDARD} and s.is_standard limit 1) x)) as freight`

/** Returns the freight of a piece of a product that visitors see, or without one of goods without a template. */
export async function findProductFreight(
  tx: Connection,
  tenantId: number,
  product: number | null,
  now: Date,
): Promise<ProductFreight | null> {
  const [row] =
    product === null
      ? await tx.rows<{ freight: ProductFreight }>(ANY_FREIGHT, [tenantId], 'delivery_any')
      : await tx.rows<{ freight: ProductFreight }>(PRODUCT_FREIGHT, [tenantId, product, now], 'delivery_product')
  return row?.freight ?? null
}

/** Returns the fee of one piece alone to a place, in minor units; 0 where nothing is sent. */
export function pieceFee(ctx: Ctx, { template, price, weight }: ProductFreight, place: string): number {
  const line = { template: template?.id ?? null, isSent: true, pieces: 1, grams: weight ?? 0, amount: price }
  return quoteShipping(template ? [template] : [], siteTemplate(ctx.tenant.shipping), [line], place).fee
}

/** Presents the shipping of a piece of a product while no region is known. */
export function presentShipping(ctx: Ctx, freight: ProductFreight): ProductDetail['shipping'] {
  const { terms } = freight.template ?? siteTemplate(ctx.tenant.shipping)
  const result = rateTo(terms, '')
  const rate = 'rate' in result ? result.rate : null
  return {
    fee: amount(ctx, pieceFee(ctx, freight, '')),
    free_over: amountOrNull(ctx, rate?.free_amount ?? null),
    ...(rate?.free_pieces != null && { free_pieces: rate.free_pieces }),
    is_regional: terms.groups.length > 0 || terms.excluded.length > 0 || terms.rest === null,
  }
}
