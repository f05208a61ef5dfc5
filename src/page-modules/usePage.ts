import type { MobilePage } from '@storefront/contract/entities/content/page'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { display } from '@/platform/display'
import { useRoute } from '@/router'
import { contentApi } from '@/services/api/content'
import { keys } from '@/services/query'

type Parts = MobilePage['subpages']

interface ShownPage {
  readonly query: UseQueryResult<MobilePage>
  /** Parts of a composed page when there is more than one; none otherwise. */
  readonly parts: Parts
  /** The part that is shown, or on its way. */
  readonly current: number | null
  /** The part that was chosen is on its way; what was there stays meanwhile. */
  readonly isTurning: boolean
  readonly choose: (part: number) => void
}

const NO_PARTS: Parts = []

/** Returns a `page_id` of the address; anything else is none, which is the first part. */
const subOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

/** Returns whether a key is a module's id, under which its chosen tab is stored: another part has other modules. */
const isModuleTab = (key: string): boolean => /^\d+$/.test(key)

/**
 * Returns a page by its id or slug. Of a composed page `sub` in the address names the part (spec 2), so that a reload,
 * "back" and a shared link preserve it; each part is cached separately.
 */
export function usePage(key: string): ShownPage {
  const { params, setQuery } = useRoute()
  const sub = subOf(params.sub)
  const { preview } = params
  const query = useQuery({
    queryKey: keys.page(key, sub, preview),
    queryFn: ({ signal }) => contentApi.page(key, { sub, preview }, { signal }),
    placeholderData: (before: MobilePage | undefined, of) => (of?.queryKey[1] === key ? before : undefined),
  })
  const { data } = query
  // A part that does not come leaves the ways to the others.
  const cachedParts = useRef(NO_PARTS)
  if (data) cachedParts.current = data.subpages.length > 1 ? data.subpages : NO_PARTS
  const parts = cachedParts.current
  const requestedPart = parts.find(({ page_id }) => page_id === sub)
  const first = parts[0]?.page_id ?? null
  return {
    query,
    parts,
    current: requestedPart?.page_id ?? (query.isPlaceholderData ? first : (data?.sub ?? first)),
    isTurning: query.isPlaceholderData,
    choose(part) {
      const others = Object.keys(params).filter(isModuleTab)
      // The first part is what the address without `sub` shows.
      setQuery({
        ...Object.fromEntries(others.map((name) => [name, undefined])),
        sub: part === first ? undefined : part,
      })
      display.scrollToTop()
    },
  }
}
