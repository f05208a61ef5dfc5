import type { FastifyInstance } from 'fastify'
import type { Database } from '../db'
import type { Ports } from '../ports/types'
import type { Limits } from './limits'

/** What the application is built of; tests give their own. */
export interface Deps {
  database: Database
  ports: Ports
  /** The slug of the tenant that /api means when nothing else names one. */
  defaultTenant: string
  /** Where people reach the site, e.g. https://shop.example.com; '' takes it from each request. */
  publicUrl: string
  /** Believe X-Forwarded-* of a proxy in front. */
  trustProxy: boolean
  /** pino level, or `silent`. */
  logLevel: string
  /** Where log lines go; standard output unless given. */
  logTo?: { write(line: string): void }
  /** The built H5 client, or undefined when there is none. */
  h5Dir?: string
  /** Serve /api/docs. */
  docs: boolean
  /** More routes, e.g. the loopback vendors of the demo. */
  extras?: (app: FastifyInstance) => Promise<void>
  limits: Limits
}
