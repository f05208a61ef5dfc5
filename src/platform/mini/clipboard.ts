import Taro from '@tarojs/taro'
import type { Clipboard } from '../types'

export const miniClipboard: Clipboard = {
  async copy(data) {
    try {
      await Taro.setClipboardData({ data })
      return 'done'
    } catch {
      return 'failed'
    }
  },
}
