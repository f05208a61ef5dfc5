import Taro from '@tarojs/taro'
import type { Leaving } from '../types'

export const miniLeaving: Leaving = { listen: (report) => Taro.onAppHide?.(() => report()) }
