import type { Connection } from '../core/database.types'
import type { Ports } from '../core/ports.types'

/**
 * The type of `seed`, which demo/index.ts exports. It runs once, on an empty database, inside one owner
 * transaction. The default tenant comes first and gets tenantId 1. Ids can be set explicitly (product 1, page 1,
 * article 1, event 1, order number 'D1'); the server then sets the identity counters itself (`syncIdentities`).
 */
export interface SeedDeps {
  tx: Connection
  ports: Pick<Ports, 'storage' | 'clock'>
  /** The directory of the loopback servers' keys; undefined without loopback (`demoAccounts` of the ports). */
  loopbackDir: string | undefined
  /** The public address of the site, e.g. http://localhost:3000. */
  publicUrl: string
  /** The slug of the tenant that /api and /mobile mean. */
  defaultTenant: string
  /** Prints one line at the terminal. */
  progress(line: string): void
}

/** The accounts that the start prints. */
export interface SeedReport {
  accounts: { tenant: string; who: string; mobile: string }[]
}

export type Seed = (deps: SeedDeps) => Promise<SeedReport>

/** The storage of a site's pictures. */
export interface PicturePlace {
  readonly storage: Ports['storage']
  readonly tenantId: number
  /** A site that may have the same pictures: they are copied from it and not drawn again. */
  readonly sourceTenantId?: number | undefined
}

/**
 * The type of `drawGoods`, which demo/goods.ts exports: it first draws or copies pictures, then writes in the
 * transaction that it is given.
 */
export type DrawGoods = (
  place: PicturePlace,
  /** The demo site whose goods they are. */
  slug: string,
) => Promise<(tx: Connection, now: Date) => Promise<void>>
