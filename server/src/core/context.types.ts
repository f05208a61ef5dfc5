import type { Country } from '@storefront/contract/domain/country/country'
import type { Currency } from '@storefront/contract/domain/money'
import type { Language } from '@storefront/contract/language'
import type { FastifyBaseLogger } from 'fastify'
import type { TenantDb } from './database.types'
import type { ShippingData, SiteConfig, SiteData } from './site.types'
import type { MiniVendor, Ports } from './ports.types'
import type { SiteDirectory } from './directory.types'
import type { Limits } from './limits'

/** A site, as the directory knows it. */
export interface Tenant {
  id: number
  slug: string
  name: string
  language: Language
  country: Country
  currency: Currency
  site: SiteData
  config: SiteConfig
  shipping: ShippingData
  /** IANA name; what a day means. */
  timeZone: string
  accounts: TenantAccounts
  /** Hosts that are this site's alone, lower case. */
  domains: readonly string[]
}

/** A site's accounts with the vendors, as far as clients may know them. */
export interface TenantAccounts {
  /** App id of WeChat's official account; null without one. */
  wechat: string | null
  /** Whether the site has a contract by which a vendor takes its money. */
  takesPayments: boolean
  /** The mini-programs, one a vendor at most. */
  minis: readonly MiniAccount[]
}

/** A site's mini-program, as far as it may know itself. */
export interface MiniAccount {
  vendor: MiniVendor
  appId: string
  /** Ids of its message templates for which consent is requested after an order. */
  subscribeOrder: readonly string[]
  /** Ids of those for which consent is requested on a back-in-stock subscription. */
  subscribeStock: readonly string[]
  /** Ids of those for which consent is requested when a product is saved. */
  subscribePrice: readonly string[]
  /** Ids of those for which consent is requested on a booking. */
  subscribeReservation: readonly string[]
}

/** The logged-in user of a request. */
export interface User {
  id: number
  uuid: string
  auid: string
  name: string
  avatarId: number | null
  mobile: string | null
  language: Language | null
  node: number | null
  perms: string[]
}

/** Session that authenticates the request. */
export interface SessionRef {
  id: number
  tokenHash: string
  /** `studio` is a cookie of its own, which no call of the app reads. */
  kind: 'cookie' | 'token' | 'studio'
  /** Time of the user's last proof of identity, by the authenticator's code if there is one; null without one. */
  verifiedAt: Date | null
}

/** First argument of every service function. Services never read the clock, the environment or a global. */
export interface Ctx {
  readonly tenant: Tenant
  readonly user: User | null
  readonly perms: readonly string[]
  readonly language: Language
  /** The moment of the request, the same for all its parts. */
  readonly now: Date
  readonly requestId: string
  /** The tenant's rows; inside an idempotent call, its transaction. */
  readonly db: TenantDb
  readonly ports: Ports
  readonly log: FastifyBaseLogger
  readonly session: SessionRef | null
  readonly client: Client
  readonly limits: Limits
  /** The sites of the server, at the default one; null at any other. */
  readonly sites: SiteDirectory | null
}

/** Facts about the caller's client. */
export interface Client {
  ip: string
  /** User agent, cut to 300 characters; '' without one. */
  agent: string
  /** A client that keeps a token instead of cookies, such as a mini-program. */
  isMini: boolean
  /** The app id that a mini-program names (header SP-MP-AID); null for others. */
  miniAppId: string | null
  /** Scheme and host of the site's addresses, without a trailing slash; never a host that is not ours (./origin.ts). */
  origin: string
  /** Root of the site's pages: `/mobile`, or `/mobile-t/{slug}` if the address names the tenant. */
  webRoot: string
  /** Correlation id of the visit (query `_sid`). */
  sid: string | null
}

/** A context whose user is known: what calls with `auth: 'user'` get. */
export type UserCtx = Ctx & { readonly user: User }

/**
 * Context of a change by a member of staff: of the request, or of a job that goes on with it in the name of who made it.
 */
export type StaffCtx = JobCtx &
  Pick<Ctx, 'perms' | 'requestId'> & {
    readonly user: Pick<User, 'id'>
    readonly session: Pick<SessionRef, 'id'> | null
  }

/** Context of work without a caller: payment notices and jobs. A request's context serves too. */
export type JobCtx = Pick<Ctx, 'tenant' | 'language' | 'now' | 'db' | 'ports' | 'log'>

/** Context of a job that sends what the platform pays. */
export type SendingCtx = JobCtx & Pick<Ctx, 'limits'>
