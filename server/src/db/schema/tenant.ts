import type { CredentialKind } from '@storefront/contract/domain/site/credentials'
import type { MobileForm, Theme } from '@storefront/contract/entities/site/site'
import { boolean, integer, jsonb, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { moment, tenantId } from './columns'

/** What a site shows of itself beside its name (contract Site); all addresses absolute or relative to the site. */
export interface SiteData {
  logo_url: string
  logo_square_url: string
  home_url: string
  wx_qr_url: string
  wx_name: string
  contact_phone: string
  contact_name: string
  contact_wx_qrcode: string
  powered_by: { name: string; url: string }
  web_view_hosts: string[]
  icp_content: string
  /** The description of the H5 page, for search engines and shares. */
  description: string
  /** The signature under which SMS are sent. */
  sms_sign: string
  theme: Theme
}

/** A site's switches (contract PageConfig.config). */
export interface SiteConfig {
  login_required: boolean
  mobile_bind_required: boolean
  node_required: boolean
  follow_prompt: boolean
  captcha_required: boolean
  /** Origins (scheme, host, port) of page builders that may frame this site for a preview. */
  preview_origins: string[]
  /** Origins (https) that forms may ask for options and send pictures to, beside this site's own API. */
  form_origins: string[]
  mobile_form: MobileForm
  hot_words: string[]
  /** What the shop promises with everything that it sells, in a few words each. */
  promises: string[]
  /** Version of the mini-program that its vendor reviews just now; '' for none. */
  review_version: string
  /** Version of the native app that its store reviews just now; '' for none. */
  app_review_version: string
}

type Younger<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

/** As they are stored: a site that was made earlier has no younger keys (lib/site fills them when it is read). */
export type StoredSite = Younger<SiteData, 'contact_name' | 'contact_wx_qrcode' | 'powered_by' | 'web_view_hosts'>
export type StoredConfig = Younger<
  SiteConfig,
  | 'captcha_required'
  | 'preview_origins'
  | 'form_origins'
  | 'mobile_form'
  | 'hot_words'
  | 'promises'
  | 'review_version'
  | 'app_review_version'
>

/** What sending costs, in minor units; null `free_over` never waives the fee. */
export interface ShippingData {
  fee: number
  free_over: number | null
}

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
 * `pay:alipay` a MerchantAccount (server/src/ports/types.ts). What the mini-programs hold beside it for messages is
 * read by lib/credential.
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
