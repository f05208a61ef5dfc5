import type { CredentialKind } from '@storefront/contract/domain/site/credentials'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import type { ShippingData, StoredConfig, StoredSite } from '../../core/site.types'
import { moment, tenantId } from './columns'

/** The directory of sites. `tenant`, `tenant_domain` and `tenant_app` are looked up before the tenant is known. */
export const tenant = pgTable('tenant', {
  tenantId: tenantId().primaryKey(),
  /** In addresses: /mobile-t/{slug}, /api-t/{slug}. */
  slug: text().notNull().unique(),
  name: text().notNull(),
  /** A folder of contract/locales. */
  language: text().notNull(),
  currencyCode: text().notNull(),
  currencySymbol: text().notNull(),
  currencyExponent: integer().notNull(),
  site: jsonb().$type<StoredSite>().notNull(),
  config: jsonb().$type<StoredConfig>().notNull(),
  shipping: jsonb().$type<ShippingData>().notNull(),
  /** IANA name, e.g. Asia/Shanghai: what a day means in lists and order numbers. */
  timeZone: text().notNull(),
  createdAt: moment().notNull(),
  /** Counts the saves of its settings. */
  version: integer().notNull().default(1),
})

/** Hosts that mean a tenant, lower case, without port. */
export const tenantDomain = pgTable('tenant_domain', {
  host: text().primaryKey(),
  tenantId: tenantId(),
  isMain: boolean().notNull().default(false),
  /** What the record of its DNS says; null of one that was given without a proof. */
  token: text(),
  checkedAt: moment(),
  /** How many looks in a row did not find the record. */
  failures: integer().notNull().default(0),
})

/** Hosts that staff want, until they are proved. */
export const domainClaim = pgTable(
  'domain_claim',
  {
    tenantId: tenantId(),
    host: text().notNull(),
    token: text().notNull(),
    createdAt: moment().notNull(),
    checkedAt: moment(),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.host] })],
)

/** Mini-programs that identify a tenant; their secrets are in `tenant_credential`. */
export const tenantApp = pgTable('tenant_app', {
  appId: text().primaryKey(),
  tenantId: tenantId(),
  vendor: text().$type<'weapp' | 'alipay'>().notNull(),
})

/**
 * Kinds and their data: `weapp`, `alipay` and `wechat` (the official account) hold a MiniApp, `pay:wechat` and
 * `pay:alipay` a MerchantAccount (server/src/core/ports.types.ts). What the mini-programs hold beside it for messages is
 * read by domains/shared/credential.
 */
export type { CredentialKind }

export const tenantCredential = pgTable(
  'tenant_credential',
  {
    tenantId: tenantId(),
    kind: text().$type<CredentialKind>().notNull(),
    data: jsonb().$type<Record<string, string>>().notNull(),
    version: integer().notNull().default(1),
  },
  (t) => [primaryKey({ columns: [t.tenantId, t.kind] })],
)

/** Administrative regions: the one table without a tenant, static reference data. `parent` is '' for a province. */
export const region = pgTable(
  'region',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    parent: text().notNull(),
    level: text().$type<'province' | 'city' | 'district'>().notNull(),
  },
  (t) => [unique().on(t.parent, t.code)],
)
