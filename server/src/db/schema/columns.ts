import { bigint, integer, timestamp } from 'drizzle-orm/pg-core'

/**
 * Columns that every table spells alike. Property names are camelCase; the database's are their
 * snake_case (drizzle is opened with `casing: 'snake_case'`).
 */

/** The tenant a row belongs to: first in every key, and what row-level security compares. */
export const tenantId = () => integer().notNull()
/** The row's own id: small integers, unique within a tenant; given by the database unless the seed names one. */
export const rowId = () => bigint({ mode: 'number' }).notNull().generatedByDefaultAsIdentity()
/** The id of another row of the same tenant. */
export const ref = () => bigint({ mode: 'number' })
/** An amount in minor units of the tenant's currency. */
export const money = () => bigint({ mode: 'number' })
/** A moment; always written from `ctx.now`, so no table has a default. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })
