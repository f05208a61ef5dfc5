import Taro from '@tarojs/taro'
import { miniEnv } from './mini-env'
import type { Env } from './types'

export const env: Env = miniEnv('weapp', () => Taro.getAccountInfoSync().miniProgram.appId)
