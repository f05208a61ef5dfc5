import { miniEnv } from './mini-env'
import { my } from '@/platform/vendor/alipay'
import type { Env } from './types'

export const env: Env = miniEnv('alipay', () => my().getAppIdSync?.().appId ?? '')
