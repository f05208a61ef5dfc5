import { consentStore } from './own-privacy'
import type { Privacy } from './types'

export const privacy: Privacy = consentStore()
