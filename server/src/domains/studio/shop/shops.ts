import { isTimeZone } from '@storefront/contract/domain/named-zone'
import { countryOf } from '@storefront/contract/domain/country/country'
import { isMobile, normalizeMobile } from '@storefront/contract/domain/account/mobile'
import type { Page } from '@storefront/contract/entities/common'
import type { OpenedSite } from '@storefront/contract/entities/studio/shop'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { languages } from '../../../core/i18n'
import { badPart } from '../../../core/bad-request'
import { mobileFailure } from '../../../http/call/mobile-failure'
import type { SiteOrder } from '../../../core/directory.types'
import { writeAuditEntry } from '../audit/record'

/** Returns the sites of the server; those of any other than the default one know of none. */
export async function listShops({ sites }: UserCtx): Promise<Page<OpenedSite> | Failure> {
  if (!sites) return fail('forbidden')
  const results = await sites.list()
  return { count: results.length, results }
}

/** A new site as it is ordered; without a country it is in China. */
type OpeningInput = Omit<SiteOrder, 'country'> & { readonly country?: string }

/** Opens a site. It runs outside a transaction: the pictures of its goods are drawn meanwhile. */
export async function openShop(ctx: UserCtx, input: OpeningInput): Promise<OpenedSite | Failure> {
  if (!ctx.sites) return fail('forbidden')
  const country = countryOf(input.country)
  const { slug, name, language, currency, time_zone, template } = input
  const owner = normalizeMobile(input.owner, country)
  const order: SiteOrder = { slug, name, language, country: country.code, currency, time_zone, template, owner }
  if (!isMobile(order.owner, country))
    return mobileFailure({ language: ctx.language, tenant: { country } }, order.owner, 'owner')
  if (!languages.includes(order.language)) return badPart('language', 'notOffered', {}, ctx.language)
  if (!isTimeZone(order.time_zone)) return badPart('time_zone', 'notOffered', {}, ctx.language)
  const site = await ctx.sites.open(order)
  if (site instanceof Failure) return site
  const { owner: _, ...fields } = order
  await ctx.db.tx((tx) => writeAuditEntry(ctx, tx, { action: 'create', kind: 'site', item: site.slug, after: fields }))
  return { slug, name, language, country: country.code, currency, time_zone, created_at: ctx.now.toISOString() }
}
