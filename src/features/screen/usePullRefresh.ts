import Taro, { usePullDownRefresh } from '@tarojs/taro'

/** Pulling the screen down reads it anew; the page's config switches the gesture on. */
export function usePullRefresh(refresh: () => Promise<unknown>): void {
  usePullDownRefresh(() => {
    // Failures show in the screen's own state.
    void refresh()
      .catch(() => {})
      .then(() => Taro.stopPullDownRefresh())
  })
}
