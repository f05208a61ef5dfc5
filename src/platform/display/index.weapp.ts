import Taro from '@tarojs/taro'
import { miniDisplay } from './mini-display'
import type { Display } from './types'

export const display: Display = miniDisplay(
  () => (Taro.getAppBaseInfo?.() as { fontSizeSetting?: number } | undefined)?.fontSizeSetting,
)
