import { PAGE_SIZE } from '@storefront/contract/constants'
import { type MutableRefObject, useEffect, useMemo, useState } from 'react'
import { hashText, stableJson } from '@/lib/hash'
import { screenState } from '@/router/screen-state'
import { queryClient } from '@/services/query'
import type { ListMemory } from '@/ui/list/watch'
import { type PageWindow, type Snapshot, snapshotOf } from './page-cache'
import { type Pages, rowsOf } from './pages'

interface StoredList extends Snapshot {
  readonly near: PageWindow
  /** The layout of the drawn list, in its own format. */
  readonly drawn?: unknown
}

/** Returns whether a stored value has this shape: it is from our own storage, but maybe of an older version. */
const isStoredList = (value: unknown): value is StoredList =>
  typeof value === 'object' &&
  value !== null &&
  'count' in value &&
  'chunks' in value &&
  Array.isArray(value.chunks) &&
  'near' in value &&
  Array.isArray(value.near)

/**
 * Returns the state that a list of more than a page restores after a reload of its screen: its length, the place of the
 * window, and the heights of its parts. Each is given out once.
 * @param pageWindow the items near the window now
 */
export function useListMemory(
  listKey: readonly unknown[],
  pageWindow: MutableRefObject<PageWindow>,
): { readonly hasSnapshot: () => boolean; readonly recall: () => StoredList | undefined; readonly memory: ListMemory } {
  const [screen] = useState(screenState)
  const name = `list:${hashText(stableJson(listKey))}`
  const list = useMemo(() => {
    const stored = screen.restore(name)
    let [rows, layoutSnapshot] = isStoredList(stored) ? [stored, stored.drawn] : [undefined, undefined]
    let takeDrawn: (() => unknown) | undefined
    return {
      hasSnapshot: () => rows !== undefined,
      recall: () => {
        const once = rows
        rows = undefined
        return once
      },
      takeDrawn: () => takeDrawn?.(),
      memory: {
        recall: () => {
          const once = layoutSnapshot
          layoutSnapshot = undefined
          return once
        },
        keep: (take) => {
          takeDrawn = take
          return () => {
            if (takeDrawn === take) takeDrawn = undefined
          }
        },
      } satisfies ListMemory,
    }
  }, [screen, name])
  // biome-ignore lint/correctness/useExhaustiveDependencies: the name is the key's
  useEffect(
    () =>
      screen.save(name, () => {
        const pages = queryClient.getQueryData<Pages<unknown>>(listKey)
        return pages && rowsOf(pages) > PAGE_SIZE
          ? ({ ...snapshotOf(pages), near: pageWindow.current, drawn: list.takeDrawn() } satisfies StoredList)
          : undefined
      }),
    [screen, name, list],
  )
  return list
}
