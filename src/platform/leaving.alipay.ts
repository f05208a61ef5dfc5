import { miniLeaving } from './mini/leaving'
import type { Leaving } from './types'

export const leaving = miniLeaving satisfies Leaving
