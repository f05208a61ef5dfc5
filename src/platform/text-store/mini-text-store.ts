import Taro from '@tarojs/taro'
import type { TextStore } from './types'

/**
 * Creates the text store of a mini-program's storage, 10 MB in all; a full one throws.
 * @param most bytes that one key may hold
 */
export const miniTextStore = (most: number): TextStore => ({
  most,
  read(key) {
    try {
      const text: unknown = Taro.getStorageSync(key)
      return typeof text === 'string' && text !== '' ? text : null
    } catch {
      return null
    }
  },
  write(key, text) {
    try {
      Taro.setStorageSync(key, text)
      return true
    } catch {
      return false
    }
  },
  remove(key) {
    try {
      Taro.removeStorageSync(key)
    } catch {
      // Nothing was stored.
    }
  },
  keys() {
    try {
      return [...Taro.getStorageInfoSync().keys]
    } catch {
      return []
    }
  },
})
