import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { MediaKind } from '@storefront/contract/domain/content/media'

export const MEDIA_PAGE = 30
export const mediaStates = ['unused', 'deleted'] as const

/** The part of the library that is shown. */
export interface MediaFilters {
  readonly search?: string
  /** 0 is outside of all folders. */
  readonly folder?: string
  readonly kind?: string
  readonly state?: string
  readonly page: number
}

export interface FilterState {
  readonly filters: MediaFilters
  readonly set: (part: Partial<MediaFilters>) => void
}

const isKind = (kind: string | undefined): kind is MediaKind => kind === 'picture' || kind === 'video'

/** Returns the query of the list for filters. */
export const mediaQuery = ({ search, folder, kind, state, page }: MediaFilters) => ({
  ...(search && { search }),
  ...(folder && { folder: Number(folder) }),
  ...(isKind(kind) && { kind }),
  ...(state === 'unused' && { unused: true }),
  ...(state === 'deleted' && { deleted: true }),
  limit: MEDIA_PAGE,
  offset: (page - 1) * MEDIA_PAGE,
})

/** Filters of the picker, which forgets them. */
export function useLocalFilters(kind?: MediaKind): FilterState {
  const [filters, setFilters] = useState<MediaFilters>({ page: 1, ...(kind && { kind }) })
  return { filters, set: (part) => setFilters((before) => ({ ...before, page: 1, ...part })) }
}

const names = ['search', 'folder', 'kind', 'state'] as const

/** Filters of the screen, which stand in its address. */
export function useAddressFilters(): FilterState {
  const [params, setParams] = useSearchParams()
  const filters: MediaFilters = {
    ...Object.fromEntries(names.map((name) => [name, params.get(name) ?? undefined])),
    page: Math.max(1, Number(params.get('page')) || 1),
  }
  const set = (part: Partial<MediaFilters>) =>
    setParams((before) => {
      const next = new URLSearchParams(before)
      next.delete('page')
      for (const [name, value] of Object.entries(part)) {
        if (value) next.set(name, String(value))
        else next.delete(name)
      }
      return next
    })
  return { filters, set }
}
