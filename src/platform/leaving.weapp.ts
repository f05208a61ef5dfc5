import { miniLeaving } from './mini/leaving'
import type { PageHide } from './types'

export const pageHide = miniLeaving satisfies PageHide
