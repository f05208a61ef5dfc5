import Taro from '@tarojs/taro'

/** Calls `onVisible` once when the element `id` comes within a screen of the window; returns a stop function. */
export const observeVisible = (id: string, onVisible: () => void): (() => void) =>
  watch(id, onVisible, () => ({ bottom: Taro.getWindowInfo().windowHeight }))

/** Calls `onPassed` once when the element `id` has come into the window, or lies above it; returns a stop function. */
export const observePassed = (id: string, onPassed: () => void): (() => void) =>
  watch(id, onPassed, () => ({ top: 1_000_000 }))

function watch(id: string, onThere: () => void, margins: () => { top?: number; bottom?: number }): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) {
    onThere()
    return () => {}
  }
  const observer = Taro.createIntersectionObserver(page)
  observer.relativeToViewport(margins()).observe(`#${id}`, (entry) => {
    if (!entry.intersectionRatio) return
    observer.disconnect()
    onThere()
  })
  return () => observer.disconnect()
}
