import { LIST_COUNT_MAX, LIST_OFFSET_MAX, PAGE_SIZE, PAGE_SIZE_MAX } from '@storefront/contract/constants'
import type { ListQuery, Page } from '@storefront/contract/entities/common'
import type { Connection, Param } from './index'
import type { Failure } from '../core/failure'
import type { Ctx } from '../core/context.types'
import { badPart } from '../core/bad-request'
import { hasWords, type SearchIndex } from '../lib/search'

/** A search by an index, which runs before its list. */
interface IndexedSearch {
  readonly index: SearchIndex
  /** The words or the value that are searched. */
  readonly text: string
  /** Rows with the words in their names come first. */
  readonly putsNamesFirst: boolean
}

/** The conditions of one list of a tenant, as they are added. `$1` is the tenant, of whose rows alone it consists. */
export class ListSql {
  readonly params: Param[]
  readonly #where = ['t.tenant_id = $1']
  readonly #ranks: string[] = []
  /** Searches by indexes, which `runList` makes first. */
  readonly searches: IndexedSearch[] = []

  constructor(readonly tenantId: number) {
    this.params = [tenantId]
  }

  /** Returns a list with the same conditions but without its searches, to which others can be added. */
  copy(): ListSql {
    const copy = new ListSql(this.tenantId)
    copy.params.push(...this.params.slice(1))
    copy.#where.push(...this.#where.slice(1))
    copy.#ranks.push(...this.#ranks)
    return copy
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

  /** Adds a filter that few rows may meet, which finds them by its index. */
  filterBy(index: SearchIndex, text: string): this {
    this.searches.push({ index, text, putsNamesFirst: false })
    return this
  }

  /** The conditions of a list whose searches were made; without their rows it would have too many. */
  get condition(): string {
    if (this.searches.length > 0) throw new Error('the searches of a list come before its conditions')
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
  /** The index that finds the rows of a search; it goes before `search`. */
  searchIndex?: SearchIndex | undefined
  /** Screens show the number of rows: they are counted to the end, however many there are. */
  countsAll?: true
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
export function applySearch(sql: ListSql, shape: ListShape, text: string, isOwnOrder: boolean): void {
  const { search, searchIndex: index } = shape
  if (index) sql.searches.push({ index, text, putsNamesFirst: isOwnOrder && index.inName !== null })
  else if (search.length > 0) sql.where(hasWords(search, `${sql.param(text)}::text`))
}

function applyDays(ctx: Pick<Ctx, 'tenant'>, sql: ListSql, moment: string, { from, to }: ListQuery): void {
  if (from) sql.where(`${moment} >= ${sql.param(from)}::date::timestamp at time zone ${sql.param(ctx.tenant.timeZone)}`)
  if (to)
    sql.where(`${moment} < (${sql.param(to)}::date + 1)::timestamp at time zone ${sql.param(ctx.tenant.timeZone)}`)
}

/**
 * Returns SQL that counts the rows of a list as far as its reader needs it: to the end of small lists, and beyond every
 * page that can be read. The limit is part of the text, so that PostgreSQL plans for it.
 */
function countSql({ table, countsAll }: ListShape, condition: string, end: number): string {
  if (countsAll) return `(select count(*) from ${table} t where ${condition})::int`
  const most = (end <= LIST_COUNT_MAX ? LIST_COUNT_MAX : LIST_OFFSET_MAX + PAGE_SIZE_MAX) + 1
  return `(select count(*) from (select 1 from ${table} t where ${condition} limit ${most}) counted)::int`
}

interface PageQuery {
  limit?: number
  offset?: number
}

/**
 * Runs one page of a list: its searches by indexes first, then the page and its count in one statement
 * (contract/entities/common: `Page`).
 */
export async function runList<Row>(
  tx: Connection,
  sql: ListSql,
  shape: ListShape,
  order: string,
  page: PageQuery,
): Promise<Page<Row>> {
  return sql.searches.length > 0 ? runSearch(tx, sql, shape, order, page) : runPage(tx, sql, shape, order, page)
}

/**
 * Runs a list with a search. Few rows are read by their ids. Where many have the words, every order soon comes upon
 * them: rows are tried in the list's own order until the page is full, those with the words in their names first.
 */
async function runSearch<Row>(
  tx: Connection,
  sql: ListSql,
  shape: ListShape,
  order: string,
  page: PageQuery,
): Promise<Page<Row>> {
  const { list, isFew } = await addSearches(tx, sql)
  const nameSearch = sql.searches.find(({ putsNamesFirst }) => putsNamesFirst)
  const inName = nameSearch?.index.inName
  const text = nameSearch?.text ?? ''
  if (!inName) return isFew ? runPage(tx, list, shape, order, page) : runUncounted(tx, list, shape, order, page)
  if (!isFew) {
    const byName = list.copy()
    byName.where(inName(`${byName.param(text)}::text`))
    const result = await runUncounted<Row>(tx, byName, shape, order, page)
    if (result.results.length === (page.limit ?? PAGE_SIZE)) return result
  }
  list.rankFirst(inName(`${list.param(text)}::text`))
  return runPage(tx, list, shape, order, page)
}

/** Adds a search to a list as a condition. @returns whether few rows meet it, all of which are known */
async function addSearch(tx: Connection, list: ListSql, { index, text }: IndexedSearch): Promise<boolean> {
  const find = index.find('$2::text')
  const [searchRow] = await tx.rows<{ ids: number[] | null; is_exact: boolean; is_in_text?: boolean }>(
    find,
    [list.tenantId, text],
    statementName(find),
  )
  const { ids = [], is_exact: isExact = true, is_in_text: isInText = false } = searchRow ?? {}
  const matches = (isInText && index.matchesText) || index.matches
  if (ids) list.where(`t.id = any(${list.param(ids)}::bigint[])`)
  if (!ids || !isExact) list.where(matches(`${list.param(text)}::text`))
  return ids !== null && isExact && ids.length <= LIST_COUNT_MAX
}

/** Returns a list with its searches as conditions, and whether few rows meet one of them. */
export async function addSearches(tx: Connection, sql: ListSql): Promise<{ list: ListSql; isFew: boolean }> {
  const list = sql.copy()
  let isFew = false
  for (const search of sql.searches) isFew = (await addSearch(tx, list, search)) || isFew
  return { list, isFew }
}

/**
 * Counts the rows of a list that meet each of further conditions, to `LIST_COUNT_MAX` + 1: that many say that there are
 * more.
 */
export async function countParts(
  tx: Connection,
  sql: ListSql,
  shape: ListShape,
  parts: readonly string[],
): Promise<number[]> {
  const { list, isFew } = await addSearches(tx, sql)
  const someCounts = isFew ? [] : await countSome(tx, sql, shape, parts)
  const isMany = parts.map((_, at) => (someCounts[at] ?? 0) > LIST_COUNT_MAX)
  // A part that is counted already stays in the statement for its parameters.
  const counts = parts.map((part, at) =>
    countSql(shape, `${list.condition} and ${part}${isMany[at] ? ' and false' : ''}`, 0),
  )
  const text = `select array[${counts.join(', ')}] as counts`
  const [row] = await tx.rows<{ counts: number[] }>(text, list.params, statementName(text))
  return parts.map((_, at) => (isMany[at] ? LIST_COUNT_MAX + 1 : (row?.counts[at] ?? 0)))
}

/**
 * Counts the rows of each part among some with the words of a search, which are read by their ids: to find as many by
 * trying rows takes ten times as long. Empty where no search gives any.
 */
async function countSome(
  tx: Connection,
  sql: ListSql,
  { table }: ListShape,
  parts: readonly string[],
): Promise<number[]> {
  const [search, ...others] = sql.searches
  if (!search?.index.some || others.length > 0) return []
  const list = sql.copy()
  const ids = search.index.some(`${list.param(search.text)}::text`)
  const counts = parts.map((part) => `count(*) filter (where ${part})::int`)
  const text = `select array[${counts.join(', ')}] as counts from ${table} t
    where ${list.condition} and t.id = any((select ${ids})::bigint[])`
  const [row] = await tx.rows<{ counts: number[] }>(text, list.params, statementName(text))
  return row?.counts ?? []
}

/** SQL of one page: it is cut first and joined afterwards. */
function pageSql(sql: ListSql, shape: ListShape, order: string, limit: number, offset: number, more = ''): string {
  const ranked = sql.ranked(order)
  return `select ${shape.columns}${more}
    from (select * from ${shape.table} t where ${sql.condition} order by ${ranked} limit ${sql.param(limit)} offset ${sql.param(offset)}) t
    ${shape.joins} order by ${ranked}`
}

/** Runs one page whose rows are too many to count: one more row is read, and `count` says whether it is there. */
async function runUncounted<Row>(
  tx: Connection,
  sql: ListSql,
  shape: ListShape,
  order: string,
  { limit = PAGE_SIZE, offset = 0 }: PageQuery,
): Promise<Page<Row>> {
  const text = pageSql(sql, shape, order, limit + 1, offset)
  const rows = await tx.rows<Row>(text, sql.params, statementName(text))
  return { count: offset + rows.length, results: rows.slice(0, limit) }
}

/**
 * Runs one page in one statement, the count beside each row. Only an empty page after the first reads the first row for
 * its count.
 */
async function runPage<Row>(
  tx: Connection,
  sql: ListSql,
  shape: ListShape,
  order: string,
  { limit = PAGE_SIZE, offset = 0 }: PageQuery,
): Promise<Page<Row>> {
  const count = `, ${countSql(shape, sql.condition, offset + limit)} as list_count`
  const read = (list: ListSql, rowLimit: number, rowOffset: number) => {
    const text = pageSql(list, shape, order, rowLimit, rowOffset, count)
    return tx.rows<Row & { list_count: number }>(text, list.params, statementName(text))
  }
  const results = await read(sql.copy(), limit, offset)
  const [row] = results.length > 0 || offset === 0 ? results : await read(sql, 1, 0)
  return { count: row?.list_count ?? 0, results }
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
