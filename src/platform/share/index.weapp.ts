import { miniShare, useMessage, useTimeline } from './mini-share'
import type { UseShare } from './types'

export { useNoShare } from './mini-share'
export const share = miniShare(true)

export const useShare: UseShare = (item) => {
  useMessage(item, () => ({}))
  useTimeline(item)
}
