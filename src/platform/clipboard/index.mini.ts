import Taro from '@tarojs/taro'
import type { Clipboard } from './types'

export const clipboard: Clipboard = {
  async copy(data) {
    try {
      await Taro.setClipboardData({ data })
      return 'done'
    } catch {
      return 'failed'
    }
  },
}
