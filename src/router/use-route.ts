import type { RouteName } from '@storefront/contract/routes'
import { useState, useSyncExternalStore } from 'react'
import { router } from '@/router/router'
import type { Params, Query } from '@/lib/query'

/**
 * Parameters of this screen, decoded, from its address. `setQuery` changes them in place: the screen stays mounted,
 * and on H5 the address bar follows without a new entry in the history.
 */
export function useRoute(): { readonly params: Query; readonly setQuery: (values: Params) => void } {
  const [screen] = useState(() => router.screen())
  const params = useSyncExternalStore(screen.subscribe, screen.get, screen.first)
  return { params, setQuery: screen.set }
}

/** Name of the screen that this is part of, also when another one covers it later. */
export function useRouteName(): RouteName {
  const [name] = useState(() => router.here().name)
  return name
}
