import { useEffect, useRef } from 'react'
import { useListWidth } from '@/ui/layout/useListWidth'
import { VirtualLayout, type Shape } from './layout'
import { serializeLayout, restoreLayout } from './stored-layout'
import type { ListMemory } from './watch'

interface Dealing<T> extends Shape {
  readonly items: readonly T[]
  readonly keyOf: (item: T) => string
  readonly heightOf: (item: T) => number
  readonly memory: ListMemory | undefined
  /** Only a long list stores its layout: a short one looks the same without it. */
  readonly isLong: boolean
}

interface Dealt {
  readonly layout: VirtualLayout
  /** Key of the first item; undefined while that is not there. */
  readonly head: string | undefined
  readonly width: number
}

/** Expected height of an item that is not loaded, where no other item gives one. */
const USUAL = 200

/**
 * Returns the items in blocks. A list that grew is extended; one that begins with another item, became shorter or is in
 * a window of another width is laid out again. Items that are not loaded yet get the usual height.
 * @returns `formerLayout`: the layout that this one has just replaced, for the same items, because they are arranged
 * differently
 */
export function useLayout<T>({ items, keyOf, heightOf, columns, gap, waterfall, memory, isLong }: Dealing<T>): {
  readonly layout: VirtualLayout
  readonly formerLayout: VirtualLayout | undefined
} {
  const layoutRef = useRef<Dealt>()
  const width = useListWidth()
  const head = items[0] === undefined ? undefined : keyOf(items[0])
  const shape: Shape = { columns, gap, waterfall }
  const before = layoutRef.current
  const hasSameItems =
    before !== undefined &&
    before.layout.length <= items.length &&
    (head === undefined || before.head === undefined || head === before.head)
  const standsAlike = before !== undefined && before.width === width && isSame(before.layout.shape, shape)
  let layout = hasSameItems && standsAlike ? before.layout : undefined
  const formerLayout = hasSameItems && !standsAlike ? before.layout : undefined
  if (!layout) {
    const restoredDeck = before ? undefined : restoreLayout(memory?.recall(), shape, width)
    layout = restoredDeck && restoredDeck.length <= items.length ? restoredDeck : new VirtualLayout(shape)
  }
  layoutRef.current = { layout, head: head ?? before?.head, width }
  if (layout.length < items.length) {
    let usual: number | undefined
    layout.extend(items.length, (index) => {
      const item = items[index]
      if (item !== undefined) return heightOf(item)
      usual ??= meanHeight(items, heightOf)
      return usual
    })
  }
  useEffect(
    () =>
      isLong
        ? memory?.keep(() => layoutRef.current && serializeLayout(layoutRef.current.layout, layoutRef.current.width))
        : undefined,
    [memory, isLong],
  )
  return { layout, formerLayout }
}

const isSame = (a: Shape, b: Shape): boolean =>
  a.columns === b.columns && a.gap === b.gap && a.waterfall === b.waterfall

function meanHeight<T>(items: readonly T[], heightOf: (item: T) => number): number {
  let height = 0
  let knownCount = 0
  // Passes over those that are not there.
  items.forEach((item) => {
    height += heightOf(item)
    knownCount += 1
  })
  return knownCount > 0 ? height / knownCount : USUAL
}
