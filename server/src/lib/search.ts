/** Tables that keep a folded text of each row with an index over it (migration 0064). */
export const searchTables = ['product', 'variant', 'article', 'event', 'topic', 'note'] as const
export type SearchTable = (typeof searchTables)[number]

export const isSearchTable = (table: string): table is SearchTable => searchTables.some((name) => name === table)

/** SQL for the patterns of the words words, made once a statement. */
const patterns = (words: string): string => `((select search_patterns(${words}))::text[])`

/**
 * Returns SQL for whether all words words stand in the columns, in any order, in whatever width, case, accents and kind
 * of Chinese characters. `words` is the placeholder of what somebody words. It reads each row that the other conditions
 * leave.
 */
export const hasWords = (columns: readonly string[], words: string): string =>
  `search_fold(concat_ws(' ', ${columns.join(', ')})) like all ${patterns(words)}`

/** Returns SQL that selects the ids of a table's rows with all words words, by its index. */
export const selectIds = (table: SearchTable, words: string): string => `select search_ids('${table}', ${words})`

/** Returns SQL for whether the name of row `t` has all words words; the others have some in their texts. */
export const nameHasWords = (words: string): string =>
  `split_part(t.search_text, E'\\n', 1) like all ${patterns(words)}`

/** Returns how a list of this table finds ids by its index; undefined for a table without one. */
export const idsOfTable = (table: string): ((words: string) => string) | undefined =>
  isSearchTable(table) ? (words) => selectIds(table, words) : undefined
