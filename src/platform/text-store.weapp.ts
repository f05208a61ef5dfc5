import { miniTextStore } from './mini/text-store'
import type { TextStore } from './types'

export const textStore = miniTextStore satisfies TextStore
