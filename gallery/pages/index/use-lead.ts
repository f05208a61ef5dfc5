import { useEffect } from 'react'
import type { Params } from '@/lib/query'

/** The event of the window by which another program leads the page; its detail is the case's id. */
const LEAD = 'gallery-case'

/**
 * Lets who drives the browser show one case after the other: a load for each would be most of what test/visual costs.
 * Mini-programs have no window, and are led by their own addresses.
 */
export function useLead(setQuery: (values: Params) => void): void {
  useEffect(() => {
    if (process.env.TARO_ENV !== 'h5') return undefined
    const showCase = (event: Event) => setQuery({ case: (event as CustomEvent<string>).detail })
    addEventListener(LEAD, showCase)
    return () => removeEventListener(LEAD, showCase)
  }, [setQuery])
}
