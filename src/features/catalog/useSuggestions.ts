import type { SearchSuggestion } from '@storefront/contract/entities/site/search'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useDebounced } from '@/lib/use-debounced'
import { searchApi } from '@/services/api/search'
import { useTypedText } from '@/shared/search/useTypedText'
import { useSite } from '@/state/site'

/** Milliseconds without a letter after which proposals are requested: sooner than the search itself. */
const SUGGEST_MS = 250
/** Milliseconds after which a search counts: words on the way to others are gone by then. */
const COUNT_MS = 4000
const NONE: readonly SearchSuggestion[] = []

/** Proposals of a search. */
interface SuggestionState {
  readonly items: readonly SearchSuggestion[]
  /** More is typed than is searched for: the items stand in the place of results. */
  readonly isTyping: boolean
}

/**
 * Returns proposals for the letters in the field; those of a search that was typed stay beside its results. A request
 * that another letter overtakes is cancelled.
 */
export function useSuggestions(letters: string, search: string): SuggestionState {
  const text = useTypedText(letters.trim(), SUGGEST_MS)
  const isTyping = text !== '' && text !== search && letters.trim() !== search
  const { data } = useQuery({
    queryKey: ['suggestions', text],
    queryFn: ({ signal }) => searchApi.suggestions(text, { signal }),
    enabled: isTyping,
    placeholderData: keepPreviousData,
    retry: false,
  })
  return { items: letters.trim() === '' ? NONE : (data?.results ?? NONE), isTyping }
}

/** Returns the words that many search for; the site's own until they are there. */
export function useHotWords(): readonly string[] {
  const own = useSite(({ config }) => config.hot_words)
  const { data } = useQuery({
    queryKey: ['search-words'],
    queryFn: ({ signal }) => searchApi.words({ signal }),
    retry: false,
  })
  return data ? data.results.map(({ word }) => word) : own
}

/** Counts a search that stands for a while among those of all customers. */
export function useSearchCount(search: string): void {
  const lastingSearch = useDebounced(search, COUNT_MS)
  useEffect(() => {
    // It is no more than a count: nobody misses one that fails.
    if (lastingSearch !== '') void searchApi.count(lastingSearch).catch(() => {})
  }, [lastingSearch])
}
