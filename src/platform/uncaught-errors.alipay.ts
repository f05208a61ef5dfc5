import { miniCrashes } from './mini/uncaught-errors'
import type { UncaughtErrors } from './types'

export const uncaughtErrors = miniCrashes satisfies UncaughtErrors
