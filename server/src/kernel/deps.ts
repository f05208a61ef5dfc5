import type { FastifyInstance } from 'fastify'
import type { Database } from '../db'
import type { TrustProxy } from '../lib/trust-proxy'
import type { Ports } from '../ports/types'

/** What the application is built of; tests give their own. */
export interface Deps {
  database: Database
  ports: Ports
  /** The slug of the tenant that /api means when nothing else names one. */
  defaultTenant: string
  /** Where people reach the site, e.g. https://shop.example.com; '' leaves it to the sites' domains (kernel/origin.ts). */
  publicUrl: string
  /** The demo, where names of this machine and its network are the site's, too. */
  loopback: boolean
  /** Whose X-Forwarded-* are believed. */
  trustProxy: TrustProxy
  /** pino level, or `silent`. */
  logLevel: string
  /** The built H5 client, or undefined when there is none. */
  h5Dir?: string
  /** Serve /api/docs. */
  docs: boolean
  /** More routes, e.g. the loopback vendors of the demo. */
  extras?: (app: FastifyInstance) => Promise<void>
  limits: Limits
  connections: ConnectionLimits
}

/** How often one address may do what costs money or guesses. */
export interface Limits {
  /** Codes sent per ten minutes and address. */
  smsPerIp: number
  /** Codes sent per ten minutes and address before a captcha is asked for. */
  smsFreePerIp: number
  /** Codes sent per day and mobile number. */
  smsPerMobile: number
  /** Logins tried per ten minutes and address. */
  loginsPerIp: number
  /** Captchas made per ten minutes and address. */
  captchasPerIp: number
  /** Calls that tell what visitors did, per ten minutes and address. */
  tracksPerIp: number
}

/** What one connection may take of the server, so that those who never finish do not keep the others out. */
export interface ConnectionLimits {
  /** Milliseconds until a request must be there, its body included; and that a connection may stand still in. */
  requestMs: number
  /** Milliseconds until its headers must be there. */
  headersMs: number
  /** Milliseconds that a connection stays open for a next request. */
  keepAliveMs: number
  /** Connections open at once. */
  max: number
}
