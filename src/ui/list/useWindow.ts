import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import type { ViewportWatch } from '@/platform/viewport/types'
import { SCREENS_AROUND, watchViewport } from '@/platform/viewport'
import type { VirtualLayout, Column } from './layout'
import { beginning, type MountedRange, live } from './mounted-range'
import { partId } from './parts'
import { applyMeasurements, anchorAfterRelayout } from './measure'
import type { ListWatch } from './watch'
import { covers, itemsIn, leftBelow, type Range, type Viewport, windowOf } from './window'

const far = ({ height }: Viewport): number => height * SCREENS_AROUND

interface WindowOptions {
  /** Of the list. */
  readonly id: string
  readonly deck: VirtualLayout
  /** The deck before the phone was turned, on that very render. */
  readonly formerDeck: VirtualLayout | undefined
  /** Only what is near the window is live; else everything is. */
  readonly isLong: boolean
  /** Items that are drawn before anything is known of the window. */
  readonly whole: number
  readonly watch: ListWatch | null
  /** How near its end more of the list is wanted, in px; the shell's own distance without it. */
  readonly loadDistance: number | undefined
}

/**
 * Which blocks of each lane are live while the page scrolls and the list grows. State changes only when blocks come or
 * go; a list that is short and does not grow looks at nothing.
 */
export function useWindow({ id, deck, formerDeck, isLong, whole, watch, loadDistance }: WindowOptions) {
  const { length } = deck
  const isWatched = isLong || watch?.grows === true
  const [state, setState] = useState<{ readonly deck: VirtualLayout; readonly lanes: readonly MountedRange[] }>()
  const now = useRef<{
    deck: VirtualLayout
    lanes: readonly MountedRange[]
    isLong: boolean
    watch: ListWatch | null
    loadDistance?: number
    sight?: Viewport
  }>({
    deck,
    lanes: [],
    isLong,
    watch,
  })
  const place = useRef<number>()
  const initial = useMemo(() => {
    const top = formerDeck && now.current.sight && anchorAfterRelayout(formerDeck, deck, now.current.sight.top)
    if (top !== undefined && now.current.sight) {
      // The item at the window's edge stays there; the page is scrolled to it once it is drawn.
      place.current = top
      now.current.sight = { ...now.current.sight, top }
    }
    const { sight } = now.current
    const range = (lane: Column): Range => {
      if (!isLong) return { first: 0, end: lane.blocks.length }
      return sight ? windowOf(lane, sight, far(sight)) : beginning(lane, whole)
    }
    // A deck grows in place: its length is what tells.
    return length < 0 ? [] : deck.lanes.map((lane) => live(undefined, range(lane)))
  }, [deck, formerDeck, length, isLong, whole])
  const lanes = isLong && state?.deck === deck ? state.lanes : initial
  Object.assign(now.current, { deck, lanes, isLong, watch, loadDistance })
  const viewport = useRef<ViewportWatch>()

  useLayoutEffect(() => {
    if (!isWatched) return undefined
    const update = () => {
      const { deck, lanes, isLong, watch, loadDistance, sight } = now.current
      if (!sight) return
      const remainders = deck.lanes.map((lane) => leftBelow(lane, sight))
      watch?.onLeft(
        remainders.reduce((sum, { items }) => sum + items, 0),
        Math.min(...remainders.map(({ px }) => px)),
        loadDistance,
      )
      if (!isLong) return
      // Moved before half of what is around is used up: seldom, and in time.
      const newRanges = deck.lanes.map((lane, at) => {
        const was = lanes[at]
        return was && covers(lane, was, sight, far(sight) / 2) ? was : live(was, windowOf(lane, sight, far(sight)))
      })
      if (newRanges.every((one, at) => one === lanes[at])) return
      now.current.lanes = newRanges
      setState({ deck, lanes: newRanges })
    }
    const viewportWatch = watchViewport(partId(id, 0), {
      onSeen(sight) {
        now.current.sight = sight
        update()
      },
      onSizes(sizes) {
        const { deck, lanes, sight } = now.current
        const above = applyMeasurements(deck, lanes, (lane, block) => sizes.get(partId(id, lane, block)), sight?.top ?? 0)
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

  // What was drawn anew is measured, and a list that grew may have more in sight.
  useLayoutEffect(() => {
    if (!isWatched || length === 0) return
    const parts = lanes.flatMap(({ places }, at) => places.flatMap((block) => (block === null ? [] : [partId(id, at, block)])))
    viewport.current?.look(isLong ? parts : [])
  }, [id, isWatched, isLong, lanes, length])

  const onNear = watch?.onNear
  useLayoutEffect(() => {
    if (!isLong || !onNear || length === 0) return
    const nearRanges = deck.lanes.flatMap((lane, at) => (lanes[at] && itemsIn(lane, lanes[at])) ?? [])
    if (nearRanges.length > 0) onNear(Math.min(...nearRanges.map(({ first }) => first)), Math.max(...nearRanges.map(({ end }) => end)))
  }, [deck, isLong, lanes, length, onNear])

  return { lanes, isWatched, onScroll: (scrollTop: number) => viewport.current?.scrolled(scrollTop) }
}
