import { miniCrashes } from './mini/crashes'
import type { UncaughtErrors } from './types'

export const uncaughtErrors = miniCrashes satisfies UncaughtErrors
