import Taro from '@tarojs/taro'
import type { Signal } from './types'

/** Alipay shakes: it plays files alone. */
export const signal: Signal = (kind) => {
  const shake = kind === 'bad' ? Taro.vibrateLong() : Taro.vibrateShort()
  void shake.catch(() => undefined)
}
