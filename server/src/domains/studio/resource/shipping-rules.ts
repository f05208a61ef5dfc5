import {
  type Counting,
  countings,
  regionClash,
  type ShippingTerms,
} from '@storefront/contract/domain/checkout/shipping-template'
import { countryOf, nameIn } from '@storefront/contract/domain/country/country'
import { isAbroad } from '@storefront/contract/domain/country/place'
import { sentTypes } from '@storefront/contract/domain/catalog/product-kinds'
import { parseShape } from '@storefront/contract/resources/shapes'
import { badPart } from '../../../core/bad-request'
import type { UserCtx } from '../../../core/context.types'
import type { Failure } from '../../../core/failure'
import type { Connection } from '../../../db'
import type { ResourceTable } from './resource-table.types'

type Check = NonNullable<ResourceTable['check']>

const REGIONS = 'select code, name from region where country = $1 and code = any($2::text[])'

/** Returns the names of regions by their codes, of all countries to which the shop sends. */
async function regionNames(ctx: UserCtx, tx: Connection, codes: readonly string[]): Promise<Map<string, string>> {
  const { country: home, config } = ctx.tenant
  const names = new Map<string, string>()
  for (const country of [home.code, ...config.ship_to]) {
    const prefix = country === home.code ? '' : country
    const own = codes.filter((code) => isAbroad(code) === (prefix !== '') && code.startsWith(prefix))
    if (prefix !== '' && own.includes(prefix)) names.set(prefix, nameIn(countryOf(country).names, ctx.language))
    const bare = own.map((code) => code.slice(prefix.length)).filter(Boolean)
    const rows = bare.length === 0 ? [] : await tx.rows<{ code: string; name: string }>(REGIONS, [country, bare])
    for (const { code, name } of rows) names.set(prefix + code, name)
  }
  return names
}

async function checkRegions(ctx: UserCtx, tx: Connection, terms: ShippingTerms): Promise<Failure | null> {
  const codes = [...terms.groups, ...terms.excluded].flatMap(({ regions }) => regions)
  const names = await regionNames(ctx, tx, codes)
  const unknown = codes.find((code) => !names.has(code))
  if (unknown !== undefined) return badPart('terms', 'regionUnknown', { region: unknown }, ctx.language)
  const clash = regionClash(terms)
  if (!clash) return null
  const reason = clash.kind === 'twice' ? 'regionTwice' : 'regionExcluded'
  return badPart('terms', reason, { region: names.get(clash.region) ?? clash.region }, ctx.language)
}

const SENT = sentTypes.map((type) => `'${type}'`).join(', ')
const NAMES_SHOWN = 5
/** Products on sale without a weight that the template $2 sends: its own, with $3 also those without a template. */
const WEIGHTLESS = `select p.name from product p where p.tenant_id = $1 and p.archived_at is null and p.is_active and p.ctype in (${SENT})
    and (p.shipping_template_id = $2 or $3 and p.shipping_template_id is null)
    and exists (select 1 from variant v where v.tenant_id = $1 and v.product_id = p.id and v.is_active and v.weight is null)
  order by p.id limit ${NAMES_SHOWN + 1}`

async function checkWeights(
  ctx: UserCtx,
  tx: Connection,
  id: number | null,
  isStandard: boolean,
): Promise<Failure | null> {
  const rows = await tx.rows<{ name: string }>(WEIGHTLESS, [ctx.tenant.id, id ?? 0, isStandard])
  if (rows.length === 0) return null
  const names = rows.slice(0, NAMES_SHOWN).map(({ name }) => name)
  const more = rows.length > NAMES_SHOWN ? ['…'] : []
  return badPart('counting', 'weightMissing', { names: [...names, ...more].join('、') }, ctx.language)
}

const IS_STANDARD = 'select 1 from shipping_template where tenant_id = $1 and id = $2 and is_standard'

/**
 * Each address has one answer, a template that counts weight has goods with weights, and a shop that had a standard
 * template has one.
 */
export const checkShippingTemplate: Check = async (ctx, tx, id, { counting, is_standard, terms: text }) => {
  const terms = parseShape('shippingTerms', text) as ShippingTerms | undefined
  if (!terms) return badPart('terms', 'wrongType', {}, ctx.language)
  if (terms.rest === null && terms.groups.length === 0) return badPart('terms', 'noRates', {}, ctx.language)
  const wrongDays = [terms.rest, ...terms.groups].some((rate) => rate?.days && rate.days.to < rate.days.from)
  if (wrongDays) return badPart('terms', 'daysOrder', {}, ctx.language)
  const wasStandard = id !== null && (await tx.rows(IS_STANDARD, [ctx.tenant.id, id])).length > 0
  if (wasStandard && is_standard !== true) return badPart('is_standard', 'standardNeeded', {}, ctx.language)
  const failure = await checkRegions(ctx, tx, terms)
  if (failure || !countings[counting as Counting].needsWeight) return failure
  return checkWeights(ctx, tx, id, is_standard === true)
}

const DEMOTE = 'update shipping_template set is_standard = false where tenant_id = $1 and is_standard and id <> $2'

// Of two templates that become standard at once one waits, and then replaces the other.
const LOCK = "select pg_advisory_xact_lock($1, hashtext('shipping_standard'))"

/** Makes room for a new standard template: the one before is no longer standard. */
export const demoteStandard: NonNullable<ResourceTable['beforeSave']> = async (ctx, tx, id, { is_standard }) => {
  if (is_standard !== true) return
  await tx.rows(LOCK, [ctx.tenant.id])
  await tx.rows(DEMOTE, [ctx.tenant.id, id ?? 0])
}
