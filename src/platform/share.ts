import type { UseShare } from './types'

/** A browser shares by its own menu, from the address bar: there is nothing to prepare. */
export const useShare: UseShare = () => {}
export const canShare = false
