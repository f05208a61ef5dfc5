import { useMiniShare } from './mini/share'
import type { UseShare } from './types'

export const useShare: UseShare = useMiniShare
export const canShare = true
