/** Calls `onVisible` once when the element `id` comes within two screens of the window; returns a stop function. */
export const observeVisible = (id: string, onVisible: () => void): (() => void) => watch(id, onVisible, '100% 0px')

/** Calls `onPassed` once when the element `id` has come into the window, or lies above it; returns a stop function. */
export const observePassed = (id: string, onPassed: () => void): (() => void) =>
  watch(id, onPassed, '1000000px 0px 0px')

function watch(id: string, onThere: () => void, rootMargin: string): () => void {
  const element = document.getElementById(id)
  if (!element || typeof IntersectionObserver === 'undefined') {
    onThere()
    return () => {}
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      onThere()
    },
    // The screen scrolls in its own element, whose clip would hide what is still outside it.
    { root: element.closest('.taro_page'), rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
