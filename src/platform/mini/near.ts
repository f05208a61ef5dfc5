import Taro from '@tarojs/taro'

/** Calls `onNear` once when the element `id` comes within a screen of the window; returns a stop function. */
export function watchNear(id: string, onNear: () => void): () => void {
  const page = Taro.getCurrentInstance().page
  if (!page) {
    onNear()
    return () => {}
  }
  const observer = Taro.createIntersectionObserver(page)
  const margin = Taro.getWindowInfo().windowHeight
  observer.relativeToViewport({ bottom: margin }).observe(`#${id}`, (entry) => {
    if (!entry.intersectionRatio) return
    observer.disconnect()
    onNear()
  })
  return () => observer.disconnect()
}
