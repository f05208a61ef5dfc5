import Taro from '@tarojs/taro'
import type { BlockNavigation } from './types'

export const blockNavigation: BlockNavigation = (message) => {
  // Asked by the vendor, on its own way back; older clients ask nothing.
  // Taro has what the client has: below 2.12.0 there is nothing to call.
  const { enableAlertBeforeUnload: enable, disableAlertBeforeUnload: disable } = Taro as Partial<typeof Taro>
  void Promise.resolve(enable?.({ message })).catch(() => undefined)
  return () => void Promise.resolve(disable?.({})).catch(() => undefined)
}
