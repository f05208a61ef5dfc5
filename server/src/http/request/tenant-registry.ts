import { publish } from '../../lib/measurements'
import { countryOf } from '@storefront/contract/domain/country/country'
import { paymentMethods } from '@storefront/contract/domain/checkout/payment-methods'
import { DEFAULT_LANGUAGE } from '@storefront/contract/language'
import type { Database } from '../../db'
import type { ShippingData, StoredConfig, StoredSite } from '../../core/site.types'
import type { MiniAccount, Tenant } from '../../core/context.types'
import { languageFrom } from '../../core/i18n'
import { templateIds } from '../../lib/template-ids'
import { completeConfig, completeSite } from '../../lib/site'
import type { Clock } from '../../core/ports.types'

/**
 * Milliseconds for which a process may use an older state of the directory, so that a saved setting applies everywhere
 * within five seconds.
 */
const FRESH_MS = 4000
/** Clients can send any host names and app ids, so the number of cached answers is limited. */
const CACHE_MAX = 2000

interface TenantRow {
  tenant_id: number
  slug: string
  name: string
  language: string
  country: string
  currency_code: string
  currency_symbol: string
  currency_exponent: number
  site: StoredSite
  config: StoredConfig
  shipping: ShippingData
  time_zone: string
  wechat_app_id: string | null
  payment_vendors: string[]
  domains: string[]
  minis: {
    vendor: MiniAccount['vendor']
    app_id: string
    subscribe_order: string | null
    subscribe_stock: string | null
    subscribe_price: string | null
    subscribe_resv: string | null
  }[]
}

/** Name of a tenant: the slug of an address, a host, or a mini-program's app id. */
export type TenantName = { by: 'slug' | 'host' | 'app'; value: string }

/** Columns of a site with the public ids of its accounts; secrets are read where they are needed. */
const COLUMNS = `t.*,
  (select c.data->>'appId' from tenant_credential c where c.tenant_id = t.tenant_id and c.kind = 'wechat') as wechat_app_id,
  array(select substr(c.kind, 5) from tenant_credential c where c.tenant_id = t.tenant_id and c.kind like 'pay:%' and c.data->>'merchantId' <> '') as payment_vendors,
  (select coalesce(json_agg(json_build_object('vendor', c.kind, 'app_id', c.data->>'appId', 'subscribe_order', c.data->>'subscribe_order',
      'subscribe_stock', c.data->>'subscribe_stock', 'subscribe_price', c.data->>'subscribe_price',
      'subscribe_resv', c.data->>'subscribe_resv')), '[]')
    from tenant_credential c where c.tenant_id = t.tenant_id and c.kind in ('weapp', 'alipay') and c.data->>'appId' <> '') as minis,
  array(select n.host from tenant_domain n where n.tenant_id = t.tenant_id order by n.is_main desc, n.host) as domains`

const SQL = {
  slug: `select ${COLUMNS} from tenant t where t.slug = $1`,
  host: `select ${COLUMNS} from tenant t join tenant_domain d on d.tenant_id = t.tenant_id where d.host = $1`,
  app: `select ${COLUMNS} from tenant t join tenant_app a on a.tenant_id = t.tenant_id where a.app_id = $1`,
} as const

function tenantFrom(row: TenantRow): Tenant {
  const country = countryOf(row.country)
  return {
    id: row.tenant_id,
    slug: row.slug,
    name: row.name,
    language: languageFrom(row.language) ?? DEFAULT_LANGUAGE,
    country,
    currency: { code: row.currency_code, symbol: row.currency_symbol, exponent: row.currency_exponent },
    site: completeSite(row.site),
    config: completeConfig(row.config),
    shipping: row.shipping,
    timeZone: row.time_zone,
    domains: row.domains,
    accounts: {
      wechat: row.wechat_app_id,
      takesPayments: country.payments.some((name) => row.payment_vendors.includes(paymentMethods[name].vendor ?? '')),
      minis: row.minis.map((mini) => ({
        vendor: mini.vendor,
        appId: mini.app_id,
        subscribeOrder: templateIds(mini.subscribe_order),
        subscribeStock: templateIds(mini.subscribe_stock),
        subscribePrice: templateIds(mini.subscribe_price),
        subscribeReservation: templateIds(mini.subscribe_resv),
      })),
    },
  }
}

/** Finds tenants by name; answers are cached for a few seconds, so that a read costs one round trip. */
export class TenantRegistry {
  readonly #cache = new Map<string, { tenant: Tenant | null; until: number }>()

  constructor(
    readonly database: Database,
    readonly clock: Clock,
  ) {}

  /** The cached answer; undefined when the database must be queried. */
  getCached(name: TenantName): Tenant | null | undefined {
    const entry = this.#cache.get(`${name.by}:${name.value}`)
    if (!entry || entry.until <= this.clock.now().getTime()) return undefined
    publish('cacheRead', { cache: 'site', isHit: true })
    return entry.tenant
  }

  async find(name: TenantName): Promise<Tenant | null> {
    const cached = this.getCached(name)
    if (cached !== undefined) return cached
    publish('cacheRead', { cache: 'site', isHit: false })
    if (name.value.length > 255 || /[\0\p{Surrogate}]/u.test(name.value)) return null
    const [row] = await this.database.owner.read((tx) => tx.rows<TenantRow>(SQL[name.by], [name.value]))
    const tenant = row ? tenantFrom(row) : null
    if (this.#cache.size >= CACHE_MAX) this.#cache.clear()
    this.#cache.set(`${name.by}:${name.value}`, { tenant, until: this.clock.now().getTime() + FRESH_MS })
    return tenant
  }

  /** Clears the cache (tests, after the seed). */
  clear(): void {
    this.#cache.clear()
  }
}
