import type { Page } from '@storefront/contract/entities/common'
import type { SearchSuggestion } from '@storefront/contract/entities/site/search'
import type { Ctx } from '../../../core/context.types'
import { findItems } from './items'
import { frequentWith } from './words'

/** Proposals at most. */
const SUGGESTIONS_MAX = 12

/** Returns what somebody may go on to type or look for: frequent searches first, then items; each text once a kind. */
export async function suggest(ctx: Ctx, search: string): Promise<Page<SearchSuggestion>> {
  const suggestions = await ctx.db.read(async (tx): Promise<SearchSuggestion[]> => {
    const words = await frequentWith(ctx, tx, search)
    return [...words.map((name) => ({ kind: 'word' as const, name })), ...(await findItems(ctx, tx, search))]
  })
  const results = suggestions.slice(0, SUGGESTIONS_MAX)
  return { count: results.length, results }
}
