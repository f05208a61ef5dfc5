import { deepSelector } from '@/platform/vendor/deep-selector'
import { miniViewport } from './mini-viewport'

export { recyclesSlots, SCREENS_AROUND } from './mini-viewport'

export const watchViewport = miniViewport(deepSelector)
