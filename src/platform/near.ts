/** Calls `onNear` once when the element `id` comes within two screens of the window; returns a stop function. */
export function watchNear(id: string, onNear: () => void): () => void {
  const element = document.getElementById(id)
  if (!element || typeof IntersectionObserver === 'undefined') {
    onNear()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onNear()
    },
    // The screen scrolls in its own element, whose clip would hide what is still outside it.
    { root: element.closest('.taro_page'), rootMargin: '100% 0px' },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
