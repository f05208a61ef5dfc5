import { miniDisplay } from './mini-display'
import { my } from '@/platform/vendor/alipay'
import type { Display } from './types'

export const display: Display = miniDisplay(() => my().getSystemInfoSync().fontSizeSetting)
