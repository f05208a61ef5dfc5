import { LIST_COUNT_MAX } from '@storefront/contract/constants'

/** Tables that keep a folded text of each row with an index over it (migration 0064). */
export const searchTables = ['product', 'variant', 'article', 'event', 'topic', 'note'] as const
export type SearchTable = (typeof searchTables)[number]

export const isSearchTable = (table: string): table is SearchTable => searchTables.some((name) => name === table)

/** SQL for the patterns of the words, made once a statement. */
const patterns = (words: string): string => `((select search_patterns(${words}))::text[])`

/**
 * Returns SQL for whether all words stand in the columns, in any order, in whatever width, case, accents and kind of
 * Chinese characters. `words` is the placeholder of what somebody typed. It reads each row that the other conditions
 * leave.
 */
export const hasWords = (columns: readonly string[], words: string): string =>
  `search_fold(concat_ws(' ', ${columns.join(', ')})) like all ${patterns(words)}`

/**
 * A search of a list by an index; each part is SQL for the placeholder of what somebody typed, with the tenant as `$1`
 * (decision 045).
 */
export interface SearchIndex {
  /**
   * Selects one row: `ids` of the rows with the words, null where they are too many; `is_exact`, whether all of them have
   * all words; and `is_in_text` where there is `matchesText`, which compares in its place.
   */
  find: (words: string) => string
  /** Whether row `t` has all words. */
  matches: (words: string) => string
  /** Whether a text that is stored for row `t` has all words, which takes less time; true where the words stand nowhere else. */
  matchesText?: (words: string) => string
  /** Ids of some rows with all words, quickly found where most are not looked up; without it every count tries rows one by one. */
  some?: (words: string) => string
  /** Whether the name of row `t` has all words; null where rows have none that goes first. */
  inName: ((words: string) => string) | null
}

/** Uses `$1`, the tenant, which the functions take from the connection. */
const HAS_TENANT = '$1::integer is not null'

/** Ids that a search finds at most by its index; among more, rows with the words are near in every order. */
const SEARCH_IDS_MAX = LIST_COUNT_MAX
/** Rows that are found for one word, before they are compared with those of the others. */
const ROWS_OF_WORD_MAX = 5 * LIST_COUNT_MAX
/** The same for orders, whose rows take longest to compare: each reads its lines and its buyer. */
const ORDERS_OF_WORD_MAX = 10 * LIST_COUNT_MAX

/** Orders that are counted for the tabs of a search: most shops have more than a list counts of some tab among them. */
const SOME_ORDERS = 3 * LIST_COUNT_MAX

/** Returns SQL for the ids of a table's rows with all words; null where they are too many. */
const fewIds = (table: SearchTable, words: string): string => `search_few_ids('${table}', ${words}, ${SEARCH_IDS_MAX})`

/**
 * A condition that many rows meet. PostgreSQL would expect few of `like all`, and sort all rows of the tenant where the
 * first ones of an index fill the page.
 */
const frequent = (condition: string): string => `coalesce(${condition}, false)`

const nameHasWords = (words: string): string =>
  frequent(`split_part(t.search_text, E'\\n', 1) like all ${patterns(words)}`)

/** Tables with translations, of which each has an index of its own (migration 0290). */
const TRANSLATED: ReadonlySet<SearchTable> = new Set(['product', 'article', 'event'])

/** Whether row `t` has all words in its texts, or in its translations. */
const textHasWords = (table: SearchTable, words: string): string => {
  const own = `t.search_text like all ${patterns(words)}`
  return TRANSLATED.has(table)
    ? `${own} or (t.translations <> '{}'::jsonb and search_translations(t.translations) like all ${patterns(words)})`
    : own
}

/** Returns how a list of this table finds rows by its index. */
export const indexOf = (table: SearchTable): SearchIndex => ({
  find: (words) => `select ${fewIds(table, words)} as ids, true as is_exact where ${HAS_TENANT}`,
  matches: (words) => frequent(textHasWords(table, words)),
  inName: nameHasWords,
})

/** The same for a table by its name; undefined for one without such an index. */
export const indexOfTable = (table: string): SearchIndex | undefined =>
  isSearchTable(table) ? indexOf(table) : undefined

/** Whether the words are one number that fits an id. */
const isNumber = (words: string): string => `${words} ~ '^[1-9][0-9]{0,14}$'`

/** Products by their texts, by their own numbers, and by the numbers of their variants. */
export const productsAndVariants: SearchIndex = {
  find: (words) =>
    `select search_product_ids(${words}, ${SEARCH_IDS_MAX}) as ids, true as is_exact where ${HAS_TENANT}`,
  matches: (words) =>
    frequent(`${textHasWords('product', words)} or exists (select 1 from variant v where v.tenant_id = $1 and v.product_id = t.id
    and v.search_text like all ${patterns(words)}) or t.id = case when ${isNumber(words)} then (${words})::bigint end`),
  inName: nameHasWords,
}

/** Accounts by those of their columns that the caller may read; the index knows their names and numbers. */
export const accountsBy = (columns: readonly ('t.name' | 't.mobile')[]): SearchIndex => ({
  find: (words) =>
    `select search_account_ids(${words}, ${SEARCH_IDS_MAX}) as ids, ${columns.length === 2} as is_exact where ${HAS_TENANT}`,
  matches: (words) => frequent(hasWords(columns, words)),
  inName: null,
})

/** Orders by all texts that staff sees of them; `columns` are these texts, of which `order_text` has all but the buyer. */
export const ordersBy = (columns: readonly string[]): SearchIndex => ({
  find: (words) =>
    `select ids, is_exact, is_in_text from search_orders(${words}, ${ORDERS_OF_WORD_MAX}) where ${HAS_TENANT}`,
  matches: (words) => frequent(hasWords(columns, words)),
  matchesText: (words) =>
    frequent(
      `exists (select 1 from order_text x where x.tenant_id = $1 and x.order_id = t.id and x.text like all ${patterns(words)} offset 0)`,
    ),
  some: (words) => `search_grams_ids('order_line', 'order_id', search_words(${words}), ${SOME_ORDERS})`,
  inName: null,
})

/** Reviews, questions or returns by all texts that staff see of them; `columns` are these texts. */
export const writtenBy = (
  source: 'product_comment' | 'question' | 'order_return',
  columns: readonly string[],
): SearchIndex => ({
  find: (words) =>
    `select ids, is_exact from search_written_ids('${source}', ${words}, ${ROWS_OF_WORD_MAX}) where ${HAS_TENANT}`,
  matches: (words) => frequent(hasWords(columns, words)),
  inName: null,
})

/**
 * Returns a filter that finds its rows by an index of its own. @param ids returns SQL for at most so many ids of a
 * value's rows @param matches returns SQL for whether row `t` has the value
 */
export const filterIndex = (
  ids: (value: string, most: number) => string,
  matches: SearchIndex['matches'],
): SearchIndex => ({
  find: (value) =>
    `select case when cardinality(f.ids) <= ${ROWS_OF_WORD_MAX} then f.ids end as ids, true as is_exact
    from (select ${ids(value, ROWS_OF_WORD_MAX + 1)} as ids) f where ${HAS_TENANT}`,
  matches: (value) => frequent(matches(value)),
  inName: null,
})

/** Returns a filter of orders by words of an address or of the name of one product, whose columns `matches` reads. */
export const orderFilter = (source: 'order_address' | 'order_line', matches: SearchIndex['matches']): SearchIndex =>
  filterIndex(
    (words, most) =>
      `search_grams_ids('${source}', '${source === 'order_line' ? 'order_id' : 'id'}', search_words(${words}), ${most})`,
    matches,
  )

/** Lines of the audit log by their item and the first thousand characters of their fields before and after. */
export const auditLines: SearchIndex = {
  find: (words) => `select search_audit_ids(${words}, ${SEARCH_IDS_MAX}) as ids, true as is_exact where ${HAS_TENANT}`,
  matches: (words) => frequent(`search_audit_text(t.item, t.before, t.after) like all ${patterns(words)}`),
  inName: null,
}
