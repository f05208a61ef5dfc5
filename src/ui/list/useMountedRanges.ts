import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ViewportWatch } from '@/platform/viewport/types'
import { SCREENS_AROUND, watchViewport } from '@/platform/viewport'
import type { VirtualLayout, Column } from './layout'
import { initialRange, type MountedRange, mountRange } from './mounted-range'
import { elementId } from './column-element'
import { applyMeasurements, anchorAfterRelayout } from './measure'
import type { ListWatch } from './watch'
import { covers, itemsIn, remainingBelow, type Range, type Viewport, windowOf } from './window'

const far = ({ height }: Viewport): number => height * SCREENS_AROUND

interface WindowOptions {
  /** Id of the list. */
  readonly id: string
  readonly layout: VirtualLayout
  /** The layout before the phone was turned, on that very render. */
  readonly formerLayout: VirtualLayout | undefined
  /** Only what is near the window is live; else everything is. */
  readonly isLong: boolean
  /** Items that are drawn before anything is known of the window. */
  readonly whole: number
  readonly watch: ListWatch | null
  /** The distance from its end at which the list requests more, in px; the shell's own distance without it. */
  readonly loadDistance: number | undefined
}

/**
 * Returns the live blocks of each lane while the page scrolls and the list grows. State changes only when blocks come
 * or go; a short list that does not grow observes nothing.
 */
export function useMountedRanges({ id, layout, formerLayout, isLong, whole, watch, loadDistance }: WindowOptions) {
  const { length } = layout
  const isWatched = isLong || watch?.hasMore === true
  const [state, setState] = useState<{ readonly layout: VirtualLayout; readonly lanes: readonly MountedRange[] }>()
  const now = useRef<{
    layout: VirtualLayout
    lanes: readonly MountedRange[]
    isLong: boolean
    watch: ListWatch | null
    loadDistance?: number
    view?: Viewport
  }>({
    layout,
    lanes: [],
    isLong,
    watch,
  })
  const place = useRef<number>()
  const initial = useMemo(() => {
    const top = formerLayout && now.current.view && anchorAfterRelayout(formerLayout, layout, now.current.view.top)
    if (top !== undefined && now.current.view) {
      // The item at the window's edge stays there; the page is scrolled to it once it is drawn.
      place.current = top
      now.current.view = { ...now.current.view, top }
    }
    const { view } = now.current
    const range = (lane: Column): Range => {
      if (!isLong) return { first: 0, end: lane.blocks.length }
      return view ? windowOf(lane, view, far(view)) : initialRange(lane, whole)
    }
    // A layout grows in place: its length is what tells.
    return length < 0 ? [] : layout.lanes.map((lane) => mountRange(undefined, range(lane)))
  }, [layout, formerLayout, length, isLong, whole])
  const lanes = isLong && state?.layout === layout ? state.lanes : initial
  Object.assign(now.current, { layout, lanes, isLong, watch, loadDistance })
  const viewport = useRef<ViewportWatch>()

  useLayoutEffect(() => {
    if (!isWatched) return undefined
    const update = () => {
      const { layout, lanes, isLong, watch, loadDistance, view } = now.current
      if (!view) return
      const remainders = layout.lanes.map((lane) => remainingBelow(lane, view))
      watch?.onRemainingChange(
        remainders.reduce((sum, { items }) => sum + items, 0),
        Math.min(...remainders.map(({ px }) => px)),
        loadDistance,
      )
      if (!isLong) return
      // Moved before half of what is around is used up: seldom, and in time.
      const newRanges = layout.lanes.map((lane, at) => {
        const was = lanes[at]
        return was && covers(lane, was, view, far(view) / 2) ? was : mountRange(was, windowOf(lane, view, far(view)))
      })
      if (newRanges.every((one, at) => one === lanes[at])) return
      now.current.lanes = newRanges
      setState({ layout, lanes: newRanges })
    }
    const viewportWatch = watchViewport(elementId(id, 0), {
      onSeen(view) {
        now.current.view = view
        update()
      },
      onSizes(sizes) {
        const { layout, lanes, view } = now.current
        const above = applyMeasurements(
          layout,
          lanes,
          (lane, block) => sizes.get(elementId(id, lane, block)),
          view?.top ?? 0,
        )
        if (above !== 0) viewportWatch.shift(above)
        update()
      },
    })
    viewport.current = viewportWatch
    return () => {
      viewport.current = undefined
      viewportWatch.stop()
    }
  }, [id, isWatched])

  useLayoutEffect(() => {
    if (place.current !== undefined) viewport.current?.place(place.current)
    place.current = undefined
  })

  // Rendered blocks are measured again, and a list that grew may have more in view.
  useLayoutEffect(() => {
    if (!isWatched || length === 0) return
    const parts = lanes.flatMap(({ places }, at) =>
      places.flatMap((block) => (block === null ? [] : [elementId(id, at, block)])),
    )
    viewport.current?.look(isLong ? parts : [])
  }, [id, isWatched, isLong, lanes, length])

  const onRangeChange = watch?.onRangeChange
  useLayoutEffect(() => {
    if (!isLong || !onRangeChange || length === 0) return
    const nearRanges = layout.lanes.flatMap((lane, at) => (lanes[at] && itemsIn(lane, lanes[at])) ?? [])
    if (nearRanges.length > 0)
      onRangeChange(Math.min(...nearRanges.map(({ first }) => first)), Math.max(...nearRanges.map(({ end }) => end)))
  }, [layout, isLong, lanes, length, onRangeChange])

  return { lanes, isWatched, onScroll: (scrollTop: number) => viewport.current?.scrolled(scrollTop) }
}
