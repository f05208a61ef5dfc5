import type { ShareCard } from '@/platform/share/types'
import { useRoute, useRouteName } from '@/router'

/**
 * Returns whether a parameter names the page and the shown part of it: its id or slug, the part, the tabs of its
 * modules.
 */
const isShared = (key: string): boolean => key === 'id' || key === 'slug' || key === 'sub' || /^\d+$/.test(key)

/** A page is shared as it stands before the one who shares it; nothing as long as its title is unknown. */
export function usePageCard(title: string | undefined): ShareCard | null {
  const name = useRouteName()
  const { params } = useRoute()
  return title
    ? { title, name, params: Object.fromEntries(Object.entries(params).filter(([key]) => isShared(key))) }
    : null
}
