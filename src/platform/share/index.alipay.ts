import { toAbsoluteUrl } from '@/platform/absolute-url'
import { miniShare, useMessage } from './mini-share'
import type { UseShare } from './types'

export { useNoShare } from './mini-share'
export const share = miniShare(false)

/** Alipay's card shows a line below the title, and a wide picture in its background. */
export const useShare: UseShare = (item) =>
  useMessage(item, ({ description, image }) => ({
    ...(description && { desc: description }),
    ...(image.wide && { bgImgUrl: toAbsoluteUrl(image.wide) }),
  }))
