import Taro from '@tarojs/taro'
import type { ViewportEvents, ViewportWatch } from './types'

/** Taking one child away sends all its neighbours over the bridge again. */
export const recyclesSlots = true
/** Every node lives twice here, in the logic and in the view. */
export const SCREENS_AROUND = 1

/** A correction of the scroll position by numbers that are older than this would be larger than what it corrects. */
const RESTED_MS = 150

interface Box {
  readonly top: number
  readonly height: number
}

type QueryResult = [{ readonly scrollTop?: number } | null, Box | null, ...(Box | null)[]]

/**
 * Follows the position of the element `id` in the window, and the sizes of its parts. The view reports boxes later.
 * @param select selector that finds an element by its id
 */
export const miniViewport =
  (select: (id: string) => string) =>
  (id: string, { onSeen, onSizes }: ViewportEvents): ViewportWatch => {
    const { windowHeight } = Taro.getWindowInfo()
    let isLive = true
    /** Px between the page's upper edge and the element's. */
    let origin = 0
    let scrollTop = 0
    let movedAt = 0
    const see = () => onSeen({ top: scrollTop - origin, height: windowHeight })
    let partIds: readonly string[] | undefined
    const measure = () => {
      const parts = partIds ?? []
      partIds = undefined
      if (!isLive) return
      const query = Taro.createSelectorQuery()
      query.selectViewport().scrollOffset()
      for (const part of [id, ...parts]) query.select(select(part)).boundingClientRect()
      query.exec(([page, own, ...boxes]: QueryResult) => {
        if (!isLive) return
        if (page?.scrollTop !== undefined) scrollTop = page.scrollTop
        if (own) origin = own.top + scrollTop
        const sizes = new Map<string, number>()
        for (const [index, part] of parts.entries()) {
          const box = boxes[index]
          if (box && box.height > 0) sizes.set(part, box.height)
        }
        if (sizes.size > 0) onSizes(sizes)
        see()
      })
    }
    return {
      scrolled(now) {
        scrollTop = now
        movedAt = Date.now()
        see()
      },
      look(parts) {
        const isAsked = partIds !== undefined
        partIds = parts
        // When the view has drawn; several at once are one question.
        if (!isAsked) Taro.nextTick(measure)
      },
      shift(delta) {
        if (Date.now() - movedAt > RESTED_MS) void Taro.pageScrollTo({ scrollTop: scrollTop + delta, duration: 0 })
      },
      place: (top) => void Taro.pageScrollTo({ scrollTop: origin + top, duration: 0 }),
      stop() {
        isLive = false
      },
    }
  }
