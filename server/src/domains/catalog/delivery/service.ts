import { rateTo, siteTemplate, templateDays } from '@storefront/contract/domain/checkout/shipping-template'
import type { DeliveryEstimate } from '@storefront/contract/entities/catalog/delivery'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { countryOf } from '@storefront/contract/domain/country/country'
import { placeOf } from '@storefront/contract/domain/country/place'
import { type RegionNames, regionLine } from '@storefront/contract/domain/country/address'
import type { Ctx } from '../../../core/context.types'
import { amount, amountOrNull } from '../../../lib/amount'
import { findProductFreight, pieceFee } from '../../shared/shipping'

interface DistrictRow {
  country: string
  code: string
  names: RegionNames
}

const NAMES = `(select json_object_agg(r.level, r.name) from region r
  where r.country = d.country and r.code in (d.code, left(d.code, 4), left(d.code, 2))) as names`
const DISTRICT = `select d.country, d.code, ${NAMES} from region d where d.country = $2 and d.code = $1 and d.level = 'district'`
/** The district of the address that a checkout would use. */
const OWN_DISTRICT = `select d.country, d.code, ${NAMES} from (select a.country, a.district from shipping_address a
    where a.tenant_id = $1 and a.user_id = $2 order by a.is_default desc, a.id desc limit 1) a
  join region d on d.country = a.country and d.code = a.district and d.level = 'district'`

async function districtOf(ctx: Ctx, tx: Connection, code: string | undefined): Promise<DistrictRow | null> {
  if (code !== undefined)
    return (await tx.rows<DistrictRow>(DISTRICT, [code, ctx.tenant.country.code], 'delivery_district'))[0] ?? null
  if (!ctx.user) return null
  return (await tx.rows<DistrictRow>(OWN_DISTRICT, [ctx.tenant.id, ctx.user.id], 'delivery_own'))[0] ?? null
}

/**
 * Returns the shipping fee and delivery time of a piece of a product, else of goods without a template, by the rate with
 * the longest matching prefix of a district's code (spec 3); notFound for an unknown district or product.
 */
export async function deliveryEstimate(
  ctx: Ctx,
  { district: code, product }: { district?: string; product?: number },
): Promise<DeliveryEstimate | Failure> {
  const data = await ctx.db.read(async (tx) => ({
    district: await districtOf(ctx, tx, code),
    piece: await findProductFreight(tx, ctx.tenant.id, product ?? null, ctx.now),
  }))
  const { district, piece } = data
  if ((code !== undefined && !district) || !piece) return fail('notFound')
  const template = piece.template ?? siteTemplate(ctx.tenant.shipping)
  const destinations = { home: ctx.tenant.country, abroad: ctx.tenant.config.ship_to }
  const place = district ? placeOf(destinations, district.country, district.code) : ''
  const result = rateTo(template.terms, place)
  const rate = 'rate' in result ? result.rate : null
  return {
    district: district && { code: district.code, display: regionLine(countryOf(district.country), district.names) },
    fee: amount(ctx, pieceFee(ctx, piece, place)),
    free_over: amountOrNull(ctx, rate?.free_amount ?? null),
    ...(rate?.free_pieces != null && { free_pieces: rate.free_pieces }),
    is_refused: rate === null,
    ...('reason' in result && result.reason !== '' && { refused_reason: result.reason }),
    days: rate && templateDays(template.terms, place),
  }
}
