import { useShareAppMessage } from '@tarojs/taro'
import { pageUrl } from '@/routes/build'
import type { UseShare } from '../types'

export const useMiniShare: UseShare = ({ title, name, params, image }) => {
  useShareAppMessage(() => ({ title, path: pageUrl(name, params), ...(image && { imageUrl: image }) }))
}
