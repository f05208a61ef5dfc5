import { useShareAppMessage, useShareTimeline } from '@tarojs/taro'
import type { Share, Shareable, UseNoShare } from './types'
import { toAbsoluteUrl } from '@/platform/absolute-url'

/** The vendor's button opens the vendor's sheet; that is all that a mini-program may do. */
export const miniShare = (hasTimeline: boolean): Share => ({
  configure() {},
  way: () => 'vendor-button',
  hasTimeline,
  channels: () => [],
  async send() {
    return 'unknown'
  },
})

/**
 * Sets the message that the vendor's sheet sends. While the screen's content is unknown, `item` is null: the vendor
 * then shares the page as it is.
 */
export function useMessage(item: Shareable | null, more: (item: Shareable) => object): void {
  useShareAppMessage(() => {
    if (!item) return {}
    const { title, image, page } = item
    return { title, path: page('session'), ...(image.wide && { imageUrl: toAbsoluteUrl(image.wide) }), ...more(item) }
  })
}

/** Returns the query of a page's address without its question mark: the timeline opens the same page. */
const queryOf = (page: string): string => page.split('?')[1] ?? ''

/** WeChat's timeline; other vendors never ask. */
export function useTimeline(item: Shareable | null): void {
  useShareTimeline(() => {
    if (!item) return {}
    return {
      title: item.title,
      query: queryOf(item.page('timeline')),
      ...(item.image.square && { imageUrl: toAbsoluteUrl(item.image.square) }),
    }
  })
}

/** A page without `enableShareAppMessage` in its config has no such entry: nothing is left to hide. */
export const useNoShare: UseNoShare = () => {}
