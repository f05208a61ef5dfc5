import Taro from '@tarojs/taro'
import type { Network } from './types'

export const network: Network = {
  onReturn(listener) {
    let isConnected = true
    Taro.onNetworkStatusChange((status) => {
      const isBack = status.isConnected && !isConnected
      isConnected = status.isConnected
      if (isBack) listener()
    })
  },
}
