import { PAGE_SIZE } from '@storefront/contract/constants'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { Connection, Param } from './index'
import type { Failure } from '../core/failure'
import type { Ctx } from '../core/context.types'
import { badPart } from '../core/bad-request'
import { hasWords, nameHasWords } from '../lib/search'

/** The conditions of one list of a tenant, as they are added. `$1` is the tenant, of whose rows alone it consists. */
export class ListSql {
  readonly params: Param[]
  readonly #where = ['t.tenant_id = $1']
  readonly #ranks: string[] = []

  constructor(tenantId: number) {
    this.params = [tenantId]
  }

  /** Adds a value and gives its placeholder. */
  param(value: Param): string {
    this.params.push(value)
    return `$${this.params.length}`
  }

  /** Adds a condition; its text must depend on nothing but the code that wrote it. */
  where(condition: string): this {
    this.#where.push(condition)
    return this
  }

  get condition(): string {
    return this.#where.join(' and ')
  }

  /** Puts rows with `condition` before all others, whatever their order is. */
  rankFirst(condition: string): this {
    this.#ranks.push(`(${condition}) desc, `)
    return this
  }

  /** Returns an order of rows behind the ranks. */
  ranked(order: string): string {
    return this.#ranks.join('') + order
  }
}

const ID_MAX = Number.MAX_SAFE_INTEGER

/** Returns ids of `?id=1,2,3`; null when something else stands there. */
export function idsOf(text: string): number[] | null {
  const ids = text.split(',').map((part) => (/^\d{1,16}$/.test(part.trim()) ? Number(part) : Number.NaN))
  return ids.every((id) => id >= 1 && id <= ID_MAX) ? ids : null
}

export interface ListShape {
  /** The table under the alias `t`. */
  table: string
  /** Columns to select of `t` and the joins. */
  columns: string
  joins: string
  /** Wire name of an ordering -> SQL; the first one is the default. */
  orderings: Readonly<Record<string, string>>
  /** Columns in which `search` looks; each row is read again. */
  search: readonly string[]
  /**
   * SQL that selects the ids of the rows with the words of a placeholder, by an index (lib/search); it goes before
   * `search`. `$1` is the tenant.
   */
  searchIds?: ((words: string) => string) | undefined
}

/** A list that a ListQuery narrows and orders (spec 7). */
export interface QueryShape extends ListShape {
  /**
   * The moment that `from` and `to` compare; both days count in full. Null where an item has none and the call declares
   * neither.
   */
  moment: string | null
}

/** Orderings of a list whose own order is another one. */
export const BY_ID = { '-id': 't.id desc', id: 't.id' } as const

/** Returns the SQL of an ordering by its wire name; undefined for one that is not offered. */
export function orderingOf(shape: ListShape, name: string): string | undefined {
  // Own names alone: `constructor` is no ordering.
  return Object.hasOwn(shape.orderings, name) ? shape.orderings[name] : undefined
}

/** Adds the conditions that every list understands (spec 3), or reports the wrong one. */
export function applyQuery(
  ctx: Pick<Ctx, 'tenant' | 'language'>,
  sql: ListSql,
  shape: QueryShape,
  query: ListQuery,
): Failure | null {
  if (query.id) {
    const ids = idsOf(query.id)
    if (!ids) return badPart('id', 'wrongType', {}, ctx.language)
    sql.where(`t.id = any(${sql.param(ids)}::bigint[])`)
  }
  if (query.search) applySearch(sql, shape, query.search, query.ordering === undefined)
  if (query.ordering !== undefined && orderingOf(shape, query.ordering) === undefined)
    return badPart('ordering', 'notOffered', {}, ctx.language)
  if (shape.moment !== null) applyDays(ctx, sql, shape.moment, query)
  return null
}

/**
 * Adds that a row has all words of a search. @param isOwnOrder the caller has chosen no order: rows with the words in
 * their names come first
 */
export function applySearch(sql: ListSql, { search, searchIds }: ListShape, text: string, isOwnOrder: boolean): void {
  if (!searchIds && search.length === 0) return
  const param = `${sql.param(text)}::text`
  sql.where(searchIds ? `t.id in (${searchIds(param)})` : hasWords(search, param))
  if (searchIds && isOwnOrder) sql.rankFirst(nameHasWords(param))
}

function applyDays(ctx: Pick<Ctx, 'tenant'>, sql: ListSql, moment: string, { from, to }: ListQuery): void {
  if (from) sql.where(`${moment} >= ${sql.param(from)}::date::timestamp at time zone ${sql.param(ctx.tenant.timeZone)}`)
  if (to)
    sql.where(`${moment} < (${sql.param(to)}::date + 1)::timestamp at time zone ${sql.param(ctx.tenant.timeZone)}`)
}

/**
 * Runs one page of a list in one statement: the page is cut first and joined afterwards, and the count
 * stands beside each row. Only an empty page after the first asks for the count by itself.
 */
export async function runList<Row>(
  tx: Connection,
  sql: ListSql,
  shape: ListShape,
  order: string,
  page: { limit?: number; offset?: number },
): Promise<Page<Row>> {
  const condition = sql.condition
  const countParams = [...sql.params]
  const { limit = PAGE_SIZE, offset = 0 } = page
  const ranked = sql.ranked(order)
  const text = `select ${shape.columns}, (select count(*) from ${shape.table} t where ${condition})::int as list_count
    from (select * from ${shape.table} t where ${condition} order by ${ranked} limit ${sql.param(limit)} offset ${sql.param(offset)}) t
    ${shape.joins} order by ${ranked}`
  const rows = await tx.rows<Row & { list_count: number }>(text, sql.params, statementName(text))
  const [first] = rows
  if (first) return { count: first.list_count, results: rows }
  if (offset === 0) return { count: 0, results: [] }
  const [total] = await tx.rows<{ list_count: number }>(
    `select count(*)::int as list_count from ${shape.table} t where ${condition}`,
    countParams,
  )
  return { count: total?.list_count ?? 0, results: [] }
}

const names = new Map<string, string>()
/**
 * A connection keeps so many lists prepared: with every choice of filters a statement of its own, all would be
 * thousands.
 */
const NAMES_MAX = 200

/**
 * Returns the name under which a connection keeps a statement prepared; undefined for rarer statements beyond the
 * limit.
 */
function statementName(text: string): string | undefined {
  const existing = names.get(text)
  if (existing !== undefined || names.size >= NAMES_MAX) return existing
  const name = `list_${names.size}`
  names.set(text, name)
  return name
}
