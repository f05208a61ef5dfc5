import type { CurrencyCode } from '@storefront/contract/domain/site/currencies'
import type { SiteTemplate } from '@storefront/contract/domain/site/opening'
import type { OpenedSite } from '@storefront/contract/entities/studio/shop'
import type { Failure } from './failure'

/** Input for a new site. */
export interface SiteOrder {
  slug: string
  name: string
  /** A folder of contract/locales. */
  language: string
  /** A row of contract/domain/country. */
  country: string
  currency: CurrencyCode
  /** IANA name. */
  time_zone: string
  template: SiteTemplate
  /** Mobile number of its owner, who logs in to its studio by it. */
  owner: string
}

/** The sites of the server, of which the default one alone may know. */
export interface SiteDirectory {
  list(): Promise<OpenedSite[]>
  open(order: SiteOrder): Promise<{ id: number; slug: string } | Failure>
}
