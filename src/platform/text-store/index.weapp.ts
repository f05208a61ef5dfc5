import { miniTextStore } from './mini-text-store'
import type { TextStore } from './types'

/** WeChat: 1 MB a key. */
export const textStore: TextStore = miniTextStore(1024 * 1024)
