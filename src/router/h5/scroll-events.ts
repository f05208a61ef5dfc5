import type { PageInstance } from '@tarojs/runtime'

const REACH_BOTTOM_PX = 50

/** Reports a page's scrolling to Taro's hooks: usePageScroll, and useReachBottom once per arrival at the end. */
export function reportScroll(page: PageInstance, element: HTMLElement, distance = REACH_BOTTOM_PX): void {
  let atBottom = false
  element.addEventListener(
    'scroll',
    () => {
      const { scrollTop, scrollHeight, clientHeight } = element
      page.onPageScroll?.({ scrollTop })
      const isNearEnd = scrollHeight - scrollTop - clientHeight < distance
      if (isNearEnd && !atBottom) page.onReachBottom?.()
      atBottom = isNearEnd
    },
    { passive: true },
  )
}
