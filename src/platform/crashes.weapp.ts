import { miniCrashes } from './mini/crashes'
import type { Crashes } from './types'

export const crashes = miniCrashes satisfies Crashes
