import { useEffect } from 'react'
import { rememberPromoter } from '@/state/promoter-visit'

/** A page that was opened by a promoter's code counts as a visit by it; an empty code counts as none. */
export function useVisit(code: string): void {
  useEffect(() => {
    if (code) rememberPromoter(code)
  }, [code])
}
