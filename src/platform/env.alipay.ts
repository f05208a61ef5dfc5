import { miniEnv } from './mini/env'
import { my } from './mini/vendor'
import type { Env } from './types'

export const env: Env = miniEnv('alipay', () => my().getAppIdSync?.().appId ?? '')
