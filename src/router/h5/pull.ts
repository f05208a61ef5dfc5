import { type PageInstance, eventCenter } from '@tarojs/runtime'
import { followPull } from './pull-gesture'
import { makePullLine } from './pull-line'

/** The event by which Taro's `stopPullDownRefresh` reaches its H5 component, which this module replaces. */
const STOP = '__taroStopPullDownRefresh'

const ends = new WeakMap<HTMLElement, () => void>()
let isListening = false

/** Reports pulls of a page to Taro's usePullDownRefresh, as its config's enablePullDownRefresh asks for. */
export function reportPull(page: PageInstance, element: HTMLElement): void {
  const end = followPull(element, makePullLine(element), () => page.onPullDownRefresh?.())
  ends.set(element, end)
  if (isListening) return
  isListening = true
  eventCenter.on(STOP, ({ successHandler }: { successHandler?: (done: object) => void } = {}) => {
    // One refresh at a time in sight; a covered screen's ends with it.
    for (const screen of document.querySelectorAll<HTMLElement>('.taro_page')) ends.get(screen)?.()
    successHandler?.({ errMsg: 'stopPullDownRefresh:ok' })
  })
}
