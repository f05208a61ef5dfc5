import { lastTap } from '@/platform/feedback/last-tap'
import { isFirstRender } from '@/platform/first-page'
import { site } from '@/platform/site'
import { fromPath } from '@/platform/site/paths'
import { navigate, prefetch } from './navigation'

/**
 * Returns the address below our prefix that a click on a link should open in place, or nothing: the browser's own work.
 */
function ownAddress(event: MouseEvent): string | undefined {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    return undefined
  const anchor = event.target instanceof Element ? event.target.closest('a[href]') : null
  if (!(anchor instanceof HTMLAnchorElement) || anchor.target === '_blank' || anchor.hasAttribute('download'))
    return undefined
  if (anchor.origin !== window.location.origin) return undefined
  // A jump within the page stays the browser's.
  if (anchor.hash && anchor.pathname === window.location.pathname && anchor.search === window.location.search)
    return undefined
  const address = fromPath(anchor.pathname)
  return address === undefined ? undefined : address + anchor.search
}

/**
 * The finger goes down some 100 ms before the click: time enough to fetch the next screen's file. What it went down on is
 * noted for a message about it.
 */
function prefetchOnTouch(): void {
  document.addEventListener(
    'pointerdown',
    (event) => {
      lastTap.target = event.target
      const address = ownAddress(event)
      if (address !== undefined) prefetch(address)
    },
    { passive: true },
  )
}

/**
 * Real links (`<a href>`), also those inside rich text, open screens without a new load of the page. Until React has
 * taken over what the server has rendered the browser follows them: another screen would be taken for the one whose
 * HTML stands there.
 */
export function captureLinks(): void {
  prefetchOnTouch()
  document.addEventListener('click', (event) => {
    if (isFirstRender()) return
    const address = ownAddress(event)
    if (address === undefined) return
    event.preventDefault()
    void navigate(address.startsWith('/') ? address : `${site().base}/`, 'push')
  })
}
