import { startTransition, useEffect, useState } from 'react'
import { afterFirstRender, isFirstRender, renderNow } from '@/platform/first-page'

/**
 * Whether the component has to show what the server has rendered; renders again once it may depend on the device and on
 * the time. In slices, as the takeover itself: a screen of cards at once would keep a tap waiting.
 */
export function useIsFirstRender(): boolean {
  const [isFirst, setIsFirst] = useState(isFirstRender)
  useEffect(() => {
    if (isFirst) afterFirstRender(() => startTransition(() => setIsFirst(false)))
  }, [isFirst])
  return isFirst
}

/** Now in milliseconds; during the first render the time at which the server has rendered the page. */
export const useRenderNow = (): number => renderNow(useIsFirstRender())
