import { countries } from '@storefront/contract/domain/country/country'
import { getOwn } from '@storefront/contract/domain/get-own'
import { isTimeZone } from '@storefront/contract/domain/named-zone'
import { currencies } from '@storefront/contract/domain/site/currencies'
import { weakContrast } from '@storefront/contract/domain/site/theme-contrast'
import {
  legalPages,
  type SettingName,
  settingNames,
  settingRows,
  type SiteSettings,
} from '@storefront/contract/domain/site/settings'
import type { StudioSite } from '@storefront/contract/entities/studio/site'
import type { Connection } from '../../../db'
import type { StoredConfig, StoredSite } from '../../../core/site.types'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { languageFrom, languages } from '../../../core/i18n'
import { badPart } from '../../../core/bad-request'
import { completeConfig, completeSite } from '../../../lib/site'
import { writeRegions } from '../../../opening/regions'
import { writeAuditEntry } from '../audit/record'

interface SiteRow {
  version: number
  name: string
  language: string
  currency_code: string
  time_zone: string
  site: StoredSite
  config: StoredConfig
}

/** A row as one object, in which `at` of a setting is a path. */
type SiteTree = Record<string, unknown>

const valueAt = (tree: unknown, [key = '', ...rest]: readonly string[]): unknown => {
  const value: unknown = typeof tree === 'object' && tree !== null ? Reflect.get(tree, key) : undefined
  return rest.length > 0 ? valueAt(value, rest) : value
}

/** Returns the tree with another value at a path; what stands beside it stays. */
function withValue(tree: unknown, [key = '', ...rest]: readonly string[], value: unknown): SiteTree {
  const branch = typeof tree === 'object' && tree !== null ? (tree as SiteTree) : {}
  return { ...branch, [key]: rest.length > 0 ? withValue(branch[key], rest, value) : value }
}

const completeRow = (row: SiteRow): SiteTree => ({
  ...row,
  site: completeSite(row.site),
  config: completeConfig(row.config),
})

function settingsOf(row: SiteRow): SiteSettings {
  const tree = completeRow(row)
  return Object.fromEntries(settingNames.map((name) => [name, valueAt(tree, settingRows[name].at)])) as SiteSettings
}

const SELECT = 'select version, name, language, currency_code, time_zone, site, config from tenant where tenant_id = $1'
// An amount is a number of minor units: in another currency it would be another price.
const PRICED = `select exists (select 1 from product where tenant_id = $1) or exists (select 1 from shop_order where tenant_id = $1)
  or exists (select 1 from event_ticket where tenant_id = $1) as has_prices`
const PAGES = 'select slug, id from page where tenant_id = $1 and slug = any($2)'

const hasPrices = async (ctx: UserCtx, tx: Connection): Promise<boolean> =>
  (await tx.rows<{ has_prices: boolean }>(PRICED, [ctx.tenant.id]))[0]?.has_prices ?? true

async function rowIn(ctx: UserCtx, tx: Connection): Promise<SiteRow> {
  const [row] = await tx.rows<SiteRow>(SELECT, [ctx.tenant.id])
  if (!row) throw new Error('a request without its site')
  return row
}

async function siteIn(ctx: UserCtx, tx: Connection): Promise<StudioSite> {
  const row = await rowIn(ctx, tx)
  const pages = await tx.rows<{ slug: string; id: number }>(PAGES, [ctx.tenant.id, [...legalPages]])
  const domains = await tx.rows<{ host: string }>(
    'select host from tenant_domain where tenant_id = $1 order by is_main desc, host',
    [ctx.tenant.id],
  )
  return {
    version: row.version,
    settings: settingsOf(row),
    can_change_currency: !(await hasPrices(ctx, tx)),
    languages: [...languages],
    domains: domains.map(({ host }) => host),
    legal: legalPages.map((slug) => ({ slug, page: pages.find((page) => page.slug === slug)?.id ?? null })),
  }
}

/** Returns the site as it is edited. */
export const readSite = (ctx: UserCtx): Promise<StudioSite> => ctx.db.read((tx) => siteIn(ctx, tx))

/** Checks the settings beyond their schema; returns the failure or null. */
function checkSettings(ctx: UserCtx, settings: SiteSettings): Failure | null {
  const wrong = (field: SettingName) => badPart(`settings.${field}`, 'notOffered', {}, ctx.language)
  if (settings.name.trim() === '') return badPart('settings.name', 'required', {}, ctx.language)
  if (languageFrom(settings.language) === null || !languages.includes(settings.language)) return wrong('language')
  const others = settings.languages
  if (others.includes(settings.language) || others.some((code) => !languages.includes(code))) return wrong('languages')
  const isOffered = (code: string) => code !== ctx.tenant.country.code && getOwn(countries, code) !== undefined
  if (!settings.ship_to.every(isOffered)) return wrong('ship_to')
  if (!isTimeZone(settings.time_zone)) return wrong('time_zone')
  const weak = weakContrast(settings)
  return weak
    ? fail(
        'contrastLow',
        { least: weak.least, contrast: weak.contrast.toFixed(1) },
        { [`settings.${weak.front}`]: weak.contrast.toFixed(1) },
      )
    : null
}

// The version decides in the statement itself: of two saves of one version, one writes.
const WRITE = `update tenant set name = $3, language = $4, currency_code = $5, currency_symbol = $6, currency_exponent = $7, time_zone = $8,
    site = $9::jsonb, config = $10::jsonb, version = version + 1
  where tenant_id = $1 and version = $2 returning 1`

/**
 * Saves all settings of a version that nobody has saved since. Every process shows them within seconds
 * (http/request/tenant-registry).
 */
export function saveSite(
  ctx: UserCtx,
  { version, settings }: { version: number; settings: SiteSettings },
): Promise<StudioSite | Failure> {
  return ctx.db.tx(async (tx) => {
    const failure = checkSettings(ctx, settings)
    if (failure) return failure
    const row = await rowIn(ctx, tx)
    if (row.currency_code !== settings.currency && (await hasPrices(ctx, tx))) return fail('currencyFixed')
    const { site, config } = settingNames.reduce<SiteTree>(
      (tree, name) => withValue(tree, settingRows[name].at, settings[name]),
      { ...row },
    )
    const isSameCurrency = row.currency_code === settings.currency
    const { symbol, exponent } = isSameCurrency ? ctx.tenant.currency : currencies[settings.currency]
    const values = [settings.name.trim(), settings.language, settings.currency, symbol, exponent, settings.time_zone]
    const rows = await tx.rows(WRITE, [ctx.tenant.id, version, ...values, JSON.stringify(site), JSON.stringify(config)])
    if (rows.length === 0) return fail('editConflict')
    for (const country of settings.ship_to) await writeRegions(tx, country)
    await writeAuditEntry(ctx, tx, {
      action: 'update',
      kind: 'site',
      item: ctx.tenant.slug,
      before: settingsOf(row),
      after: settings,
    })
    return siteIn(ctx, tx)
  })
}
