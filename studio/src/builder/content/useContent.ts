import type { ContentType } from '@storefront/contract/domain/content/content-types'
import type { StudioContent } from '@storefront/contract/entities/studio/content'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../calls/call'

const PAGE_SIZE = 20
/** The longest delay until content that another person adds appears, ms. */
const FRESH_MS = 30_000

const listPage = (type: ContentType, search: string, offset: number) =>
  call('GET /studio/content/{type}/', { params: { type }, query: { search, limit: PAGE_SIZE, offset } })

/** Content of a type by its name, page after page. */
export function useContentSearch(type: ContentType, search: string, isOpen: boolean) {
  const query = useInfiniteQuery({
    queryKey: ['builder', 'content', type, 'search', search],
    queryFn: ({ pageParam }) => listPage(type, search, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ count }, pages) => (pages.length * PAGE_SIZE < count ? pages.length * PAGE_SIZE : undefined),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled: isOpen,
  })
  return { ...query, rows: query.data?.pages.flatMap(({ results }) => results) ?? [] }
}

/**
 * Reads the content that keys name. `find` returns the content of one key; undefined while it loads, null if it is
 * gone.
 */
export function useContentByKeys(
  type: ContentType,
  keys: readonly (string | number)[],
): (key: string | number) => StudioContent | null | undefined {
  const text = keys.map(String).filter(Boolean).join(',')
  const { data } = useQuery({
    queryKey: ['builder', 'content', type, 'keys', text],
    queryFn: () => call('GET /studio/content/{type}/', { params: { type }, query: { keys: text, limit: 100 } }),
    placeholderData: keepPreviousData,
    staleTime: FRESH_MS,
    enabled: text !== '',
  })
  return (key) =>
    data && (data.results.find(({ id, slug }) => String(id) === String(key) || slug === String(key)) ?? null)
}
