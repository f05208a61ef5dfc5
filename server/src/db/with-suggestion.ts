import { type ListQuery, SEARCH_MAX, type SearchPage } from '@storefront/contract/entities/common'
import type { Connection } from './'
import { Failure } from '../core/failure'
import type { Ctx } from '../core/context.types'
import type { SearchTable } from '../lib/search'
import { correctionsOf } from '../lib/suggestion/corrections'
import { marksNear } from '../lib/suggestion/marks'
import { fold, isCorrectable, termsOf, withGaps } from '../lib/suggestion/terms'

/** Names that are compared for a term, and proposals that are tried. */
const NAMES_MAX = 300
const TRIES = 3

const UNKNOWN = `select term from unnest($2::text[]) as t (term) where search_few_ids($1, term, 0) is not null`
const NAMES = 'select search_names($1, $2::text[], $3) as name'

/** Returns words of the table's names that may be meant by a term. */
async function findCorrections(tx: Connection, table: SearchTable, term: string): Promise<string[]> {
  for (const marks of marksNear(term)) {
    const rows = await tx.rows<{ name: string }>(NAMES, [table, marks, NAMES_MAX], 'search_names')
    const corrections = correctionsOf(
      term,
      rows.map(({ name }) => name),
    )
    if (corrections.length > 0) return corrections
  }
  return []
}

/**
 * Returns what may be meant by a search, the likeliest first: terms that stand nowhere are replaced, the others stay.
 */
function findProposals(ctx: Ctx, table: SearchTable, search: string): Promise<string[]> {
  return ctx.db.read(async (tx) => {
    const folded = fold(search).trim()
    const terms = [...new Set(termsOf(folded))].filter(isCorrectable)
    const rows = terms.length > 0 ? await tx.rows<{ term: string }>(UNKNOWN, [table, terms], 'search_unknown') : []
    if (rows.length === 0) return []
    let proposals = [folded]
    for (const { term } of rows) {
      const corrections = await findCorrections(tx, table, term)
      proposals = proposals.flatMap((text) => corrections.map((word) => text.replace(term, () => word))).slice(0, TRIES)
    }
    return proposals.filter(({ length }) => length <= SEARCH_MAX)
  })
}

/**
 * Returns a page of a list; where a search finds nothing, also a `suggestion`: the nearest words of the shop's own
 * names (a wrong, missing or swapped letter, a homophone, a missing blank). It is tried first, so that it leads to something, and to
 * nothing that the list hides.
 */
export async function withSuggestion<T, Q extends ListQuery>(
  ctx: Ctx,
  table: SearchTable,
  query: Q,
  list: (query: Q) => Promise<SearchPage<T> | Failure>,
): Promise<SearchPage<T> | Failure> {
  const page = await list(query)
  if (page instanceof Failure || page.count > 0 || !query.search) return page
  const spaced = withGaps(fold(query.search).trim())
  const proposals = await findProposals(ctx, table, query.search)
  for (const suggestion of spaced === null || spaced.length > SEARCH_MAX ? proposals : [spaced, ...proposals]) {
    const result = await list({ ...query, search: suggestion, offset: 0, limit: 1 })
    if (!(result instanceof Failure) && result.count > 0) return { ...page, suggestion }
  }
  return page
}
