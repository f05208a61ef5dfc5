import type { FastifyInstance } from 'fastify'
import type { Database } from '../db'
import type { TrustProxy } from '../lib/trust-proxy'
import type { Ports } from '../core/ports.types'
import type { Limits } from '../core/limits'

/** Dependencies of the application; tests pass their own. */
export interface Deps {
  database: Database
  ports: Ports
  /** The slug of the tenant that /api means when nothing else names one. */
  defaultTenant: string
  /**
   * Public address of the site, e.g. https://shop.example.com; '' leaves it to the sites' domains
   * (http/request/origin.ts).
   */
  publicUrl: string
  /** The demo, where names of this machine and its network are the site's, too. */
  loopback: boolean
  /** Proxies with trusted X-Forwarded-* headers. */
  trustProxy: TrustProxy
  /** pino level, or `silent`. */
  logLevel: string
  /** Target of log lines; standard output by default. */
  logTo?: { write(line: string): void }
  /** The built H5 client, or undefined when there is none. */
  h5Dir?: string
  /** The built studio, or undefined when there is none. */
  studioDir?: string
  /** Folder with the files of earlier builds, which processes share; undefined serves the present ones alone. */
  buildsDir?: string
  /** Serve /api/docs. */
  docs: boolean
  /** Adds the hooks of what watches requests, before all routes. */
  instrument?: (app: FastifyInstance) => void
  /** More routes, e.g. the loopback vendors of the demo. */
  extras?: (app: FastifyInstance) => Promise<void>
  limits: Limits
  connections: ConnectionLimits
}

/** Limits of one connection, so that unfinished requests do not block other clients. */
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
