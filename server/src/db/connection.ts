import type { drizzle, PgRemoteDatabase } from 'drizzle-orm/pg-proxy'

/** Typed queries over one connection. */
export type Orm = PgRemoteDatabase<Record<string, never>>

/** One parameter of a statement. */
export type Param = string | number | boolean | null | Date | readonly (string | number | null)[]

/**
 * One database connection. `orm` and `rows` send over the same wire, so both see the same transaction.
 * int8 arrives as number, timestamptz as text (`new Date(text)` reads it), json as its value.
 */
export interface Connection {
  readonly orm: Orm
  /**
   * Runs one statement and gives its rows as objects; the caller names their shape. `name` keeps it prepared where the
   * driver can.
   */
  rows<T>(sql: string, params?: readonly Param[], name?: string): Promise<T[]>
  /** Runs statements without parameters. */
  exec(sql: string): Promise<void>
}

/** What a connection is set to: the owner sees everything, the application one tenant. */
export type Scope = { role: 'owner' } | { role: 'app'; tenantId: number }

/** PGlite or PostgreSQL behind one face. */
export interface Driver {
  /** Lends a connection set to `scope` for the time of `fn`. Not re-entrant on PGlite. */
  use<T>(scope: Scope, fn: (connection: Connection) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export const APP_ROLE = 'storefront_app'

/** The statements that bring a connection from one scope to another; empty when it stands there already. */
export function scopeSql(from: Scope | null, to: Scope): string {
  if (to.role === 'owner') return from?.role === 'owner' ? '' : "reset role; select set_config('app.tenant', '', false)"
  if (from?.role === 'app' && from.tenantId === to.tenantId) return ''
  const tenant = `select set_config('app.tenant', '${Math.trunc(to.tenantId)}', false)`
  return from?.role === 'app' ? tenant : `set role ${APP_ROLE}; ${tenant}`
}

/** What drizzle's proxy driver asks of a connection. */
export type ProxyCallback = Parameters<typeof drizzle>[0]
