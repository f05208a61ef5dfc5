import { miniLeaving } from './mini/page-hide'
import type { PageHide } from './types'

export const pageHide = miniLeaving satisfies PageHide
