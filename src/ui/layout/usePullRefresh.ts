import { LIST_DELAY_MS } from '@storefront/contract/constants'
import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Refreshes that go on: the screen's own and those of its lists begin with one pull. */
let running = 0

const shownLong = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LIST_DELAY_MS))

/**
 * Pulling the screen down reloads it; the page's config enables the gesture. The refresh is visible for 1500 ms at
 * least (spec 9), however fast the response is; the new data is shown when it arrives.
 */
export function usePullRefresh(refresh: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    running += 1
    // Failures show in the screen's own state.
    void Promise.all([refresh().catch(() => {}), shownLong()]).then(() => {
      running -= 1
      if (running === 0) return Taro.stopPullDownRefresh()
    })
  })
}
