import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Refreshes that go on: the screen's own and those of its lists begin with one pull. */
let running = 0

/** Pulling the screen down reads it anew; the page's config switches the gesture on. */
export function usePullRefresh(refresh: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    running += 1
    // Failures show in the screen's own state.
    void refresh()
      .catch(() => {})
      .then(() => {
        running -= 1
        if (running === 0) return Taro.stopPullDownRefresh()
      })
  })
}
