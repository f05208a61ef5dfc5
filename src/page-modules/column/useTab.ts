import { useRoute } from '@/router'

/**
 * Which of a module's tabs is chosen: its index, kept in the address under the module's id (spec 2: `?12=1`), so that
 * a reload, "back" and a shared link keep it. An index that is none is the first.
 */
export function useTab(id: number, count: number): { readonly tab: number; readonly choose: (index: number) => void } {
  const { params, setQuery } = useRoute()
  const requestedTab = params[id] ?? ''
  const index = /^\d{1,2}$/.test(requestedTab) ? Number(requestedTab) : 0
  return { tab: index < count ? index : 0, choose: (tabIndex) => setQuery({ [id]: tabIndex || undefined }) }
}
