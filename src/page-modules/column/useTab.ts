import { useRoute } from '@/router'

/**
 * Returns the selected tab of a module: its index, stored in the address under the module's id (spec 2: `?12=1`), so
 * that a reload, "back" and a shared link preserve it. An invalid index selects the first tab.
 */
export function useTab(id: number, count: number): { readonly tab: number; readonly choose: (index: number) => void } {
  const { params, setQuery } = useRoute()
  const requestedTab = params[id] ?? ''
  const index = /^\d{1,2}$/.test(requestedTab) ? Number(requestedTab) : 0
  return { tab: index < count ? index : 0, choose: (tabIndex) => setQuery({ [id]: tabIndex || undefined }) }
}
