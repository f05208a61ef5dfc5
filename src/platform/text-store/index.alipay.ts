import { miniTextStore } from './mini-text-store'
import type { TextStore } from './types'

/** Alipay: 200 KB a key. */
export const textStore: TextStore = miniTextStore(200 * 1024)
