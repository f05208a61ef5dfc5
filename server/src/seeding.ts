import type { Connection } from './db/connection'
import type { Ports } from './ports/types'

/**
 * What server/demo/index.ts exports as `seed`. It runs once, on an empty database, inside one owner
 * transaction: `tx.orm` is drizzle over server/src/db/schema. The default tenant comes first and gets
 * tenantId 1; ids may be named (product 1, page 1, article 1, event 1, order number 'D1'), after which the
 * server sets the identity counters itself (`syncIdentities`).
 */
export interface SeedDeps {
  tx: Connection
  ports: Pick<Ports, 'storage' | 'clock'>
  /** Where the loopback servers keep their keys; undefined without loopback (`demoAccounts` of the ports). */
  loopbackDir: string | undefined
  /** Where the site will be reached, e.g. http://localhost:3000. */
  publicUrl: string
  /** The slug of the tenant that /api and /mobile mean. */
  defaultTenant: string
  /** Prints one line at the terminal. */
  progress(line: string): void
}

/** What the start prints. */
export interface SeedReport {
  accounts: { tenant: string; who: string; mobile: string }[]
}

export type Seed = (deps: SeedDeps) => Promise<SeedReport>

/** Where a site's pictures are stored. */
export interface PicturePlace {
  readonly storage: Ports['storage']
  readonly tenantId: number
  /** A site that may have the same pictures: they are copied from it and not drawn again. */
  readonly sourceTenantId?: number | undefined
}

/** What server/demo/goods.ts exports as `drawGoods`: it draws or copies pictures first, and writes in the transaction that it is then given. */
export type DrawGoods = (
  place: PicturePlace,
  /** The demo site whose goods they are. */
  slug: string,
) => Promise<(tx: Connection, now: Date) => Promise<void>>
