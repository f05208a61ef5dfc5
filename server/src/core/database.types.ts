import type { WorkKind } from './work'

/** One parameter of a statement. */
export type Param = string | number | boolean | null | Date | readonly (string | number | null)[]

/**
 * One database connection. int8 arrives as number, timestamptz as text (`new Date(text)` reads it), json as its value.
 */
export interface Connection {
  /**
   * Runs one statement and gives its rows as objects; the caller names their shape. `name` keeps it prepared where the
   * driver can.
   */
  rows<T>(sql: string, params?: readonly Param[], name?: string): Promise<T[]>
  /** Runs statements without parameters. */
  exec(sql: string): Promise<void>
}

/** Names of the work that sends statements, for operators: short names of sites and patterns of routes, no values. */
export interface WorkLabel {
  /** Short name of the site. */
  readonly tenant: string
  /** `GET /api/shop/product/:id/`, or `job order_expire`. */
  readonly route: string
}

/**
 * Rights of a transaction: the owner sees all rows, the application those of one tenant, for work of a kind. A probe has
 * a connection of its own where there are several.
 */
export type Scope =
  | { role: 'owner'; isProbe?: true }
  | { role: 'app'; tenantId: number; kind: WorkKind; label?: WorkLabel }

/** PGlite or PostgreSQL behind one face. */
export interface Driver {
  /**
   * Lends a connection for the work of `scope`, for the time of `fn`. It keeps nothing from one loan to the next, because
   * a pooler may stand between: rights and settings are those of the login until the transaction that `begin` opens has
   * them, and each statement outside of one is a transaction of its own. Not re-entrant on PGlite.
   */
  use<T>(scope: Scope, fn: (connection: Connection, begin: Begin) => Promise<T>): Promise<T>
  /** Connections, those that are idle, and callers that wait for one; undefined without a pool. */
  pool?(): { total: number; idle: number; waiting: number }
  close(): Promise<void>
}

/** Returns the statements that open a transaction with the rights of a connection's scope. */
export type Begin = (mode?: 'read only') => string

/** Database as a service uses it: reads, and transactions that a Failure rolls back. */
export interface TenantDb {
  /** One transaction for a few reads; PostgreSQL refuses a write in it. */
  read<T>(fn: (tx: Connection) => Promise<T>): Promise<T>
  /**
   * One transaction. Rolled back when `fn` throws or returns a Failure; run again, from the start, when the database
   * aborts it for a deadlock or a serialization conflict. `last` sends one more statement together with the commit, so
   * that rows locked by the transaction are released one round trip earlier.
   */
  tx<T>(fn: (tx: Connection) => Promise<T>, last?: (tx: Connection) => Promise<unknown>): Promise<T>
}

export interface Database {
  readonly driver: Driver
  /**
   * The application's view of one tenant, under row-level security, for work of a kind; default 'call'. Measurements of
   * its statements carry the label.
   */
  of(tenantId: number, kind?: WorkKind, label?: WorkLabel): TenantDb
  /** All tenants: migrations, seed, the directory and the claim of jobs. */
  readonly owner: TenantDb
  /** The owner's view for the readiness of a process: it waits behind no tenant's work. */
  readonly probe: TenantDb
  close(): Promise<void>
}
