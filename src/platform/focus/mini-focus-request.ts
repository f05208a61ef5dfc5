import { useEffect, useState } from 'react'

/** The vendors' `focus` property, set each time `turn` rises above 0 and taken back when the field is left. */
export function useFocusRequest(turn = 0, atFirst = false) {
  const [focus, setFocus] = useState(atFirst)
  useEffect(() => {
    if (turn > 0) setFocus(true)
  }, [turn])
  return { focus, release: () => setFocus(false) }
}
