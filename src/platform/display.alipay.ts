import { miniDisplay } from './mini/display'
import { my } from './mini/vendor'
import type { Display } from './types'

export const display: Display = miniDisplay(() => my().getSystemInfoSync().fontSizeSetting)
