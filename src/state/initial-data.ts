import type { QueryKey } from '@tanstack/react-query'
import { readInitialData } from '@/platform/initial-data'
import { keys, queryClient } from '@/services/query'

interface Named {
  readonly id: number
  readonly slug?: string | null
}

/** Under which keys the screens look for what the document carries, by its name there. */
const queryKeys: Readonly<Record<string, (data: Named) => readonly QueryKey[]>> = {
  home: () => [keys.page('index')],
  product: ({ id }) => [keys.product(id)],
  event: ({ id, slug }) => [keys.event(String(id)), keys.event(slug ?? '')],
  article: ({ id }) => [keys.article(id)],
  topic: ({ id }) => [keys.topic(id)],
  note: ({ id, slug }) => [keys.note(id), keys.note(slug ?? '')],
}

/**
 * The server puts what the first screen shows into the document that opens it (its plugins/document): no call is waited for. Every
 * visitor sees the same: all but the home page, whose modules ask by themselves, is requested again, because a user may see more.
 */
export function loadInitialData(): void {
  for (const [name, keysOf] of Object.entries(queryKeys)) {
    const data = readInitialData<Named>(name)
    for (const key of data ? keysOf(data) : []) queryClient.setQueryData(key, data, name === 'home' ? {} : { updatedAt: 0 })
  }
}
