import {
  type DeliveryDays,
  deliveryDays,
  type RegionRule,
  regionRule,
} from '@storefront/contract/domain/checkout/shipping'
import type { DeliveryEstimate } from '@storefront/contract/entities/catalog/delivery'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { Ctx } from '../../../core/context.types'
import { amount, amountOrNull } from '../../../lib/amount'

interface DistrictRow {
  code: string
  /** Names from the province down, each once. */
  names: string[]
}

const RULES = `select region, fee, free_over, is_refused,
    case when days_from is not null then json_build_object('from', days_from, 'to', days_to) end as days
  from shipping_rule where tenant_id = $1`
const NAMES = `array(select r.name from region r where r.code in (d.code, left(d.code, 4), left(d.code, 2)) order by length(r.code)) as names`
const DISTRICT = `select d.code, ${NAMES} from region d where d.code = $1 and d.level = 'district'`
/** The district of the address that a checkout would use. */
const OWN_DISTRICT = `select d.code, ${NAMES} from region d where d.level = 'district' and d.code =
  (select a.district from shipping_address a where a.tenant_id = $1 and a.user_id = $2 order by a.is_default desc, a.id desc limit 1)`

async function districtOf(ctx: Ctx, tx: Connection, code: string | undefined): Promise<DistrictRow | null> {
  if (code !== undefined) return (await tx.rows<DistrictRow>(DISTRICT, [code], 'delivery_district'))[0] ?? null
  if (!ctx.user) return null
  return (await tx.rows<DistrictRow>(OWN_DISTRICT, [ctx.tenant.id, ctx.user.id], 'delivery_own'))[0] ?? null
}

/**
 * Returns the shipping fee and delivery time, by the rule with the longest matching prefix of a district's code (spec
 * 3); notFound for an unknown district.
 */
export async function deliveryEstimate(ctx: Ctx, code: string | undefined): Promise<DeliveryEstimate | Failure> {
  const { district, rules } = await ctx.db.read(async (tx) => ({
    district: await districtOf(ctx, tx, code),
    rules: await tx.rows<RegionRule & { days: DeliveryDays | null }>(RULES, [ctx.tenant.id], 'delivery_rules'),
  }))
  if (code !== undefined && !district) return fail('notFound')
  const rule = regionRule(rules, district?.code ?? '')
  const { fee, free_over } = rule ?? ctx.tenant.shipping
  return {
    district: district && { code: district.code, display: [...new Set(district.names)].join(' ') },
    fee: amount(ctx, fee),
    free_over: amountOrNull(ctx, free_over),
    is_refused: rule?.is_refused ?? false,
    days: deliveryDays(rules, district?.code ?? ''),
  }
}
