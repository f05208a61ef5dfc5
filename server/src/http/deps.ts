import type { FastifyInstance } from 'fastify'
import type { Database } from '../db'
import type { TrustProxy } from '../lib/trust-proxy'
import type { Ports } from '../core/ports.types'
import type { Limits } from '../core/limits'

/** What the application is built of; tests give their own. */
export interface Deps {
  database: Database
  ports: Ports
  /** The slug of the tenant that /api means when nothing else names one. */
  defaultTenant: string
  /**
   * Where people reach the site, e.g. https://shop.example.com; '' leaves it to the sites' domains (kernel/origin.ts).
   */
  publicUrl: string
  /** The demo, where names of this machine and its network are the site's, too. */
  loopback: boolean
  /** Whose X-Forwarded-* are believed. */
  trustProxy: TrustProxy
  /** pino level, or `silent`. */
  logLevel: string
  /** Where log lines go; standard output unless given. */
  logTo?: { write(line: string): void }
  /** The built H5 client, or undefined when there is none. */
  h5Dir?: string
  /** The built studio, or undefined when there is none. */
  studioDir?: string
  /** Serve /api/docs. */
  docs: boolean
  /** More routes, e.g. the loopback vendors of the demo. */
  extras?: (app: FastifyInstance) => Promise<void>
  limits: Limits
  connections: ConnectionLimits
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
