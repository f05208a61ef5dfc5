import Taro from '@tarojs/taro'
import type { Unsaved } from './types'

export const unsaved: Unsaved = {
  hold(message) {
    // Asked by the vendor, on its own way back; older clients ask nothing.
    void Promise.resolve(Taro.enableAlertBeforeUnload({ message })).catch(() => undefined)
    return () => void Promise.resolve(Taro.disableAlertBeforeUnload({})).catch(() => undefined)
  },
}
