import { useEffect, useState } from 'react'

/**
 * The length of a field that has no bound of its own. The vendors cut at 140 unless told otherwise, and Alipay's input
 * knows no -1 for "unbounded" as WeChat's does.
 */
export const UNLIMITED = 100_000

/**
 * Returns the vendors' `focus` property, set each time `focusRequestId` rises above 0 and taken back when the field is
 * left.
 */
export function useFocusRequest(focusRequestId = 0, autoFocus = false) {
  const [focus, setFocus] = useState(autoFocus)
  useEffect(() => {
    if (focusRequestId > 0) setFocus(true)
  }, [focusRequestId])
  return { focus, release: () => setFocus(false) }
}
