import { consentStore } from './consent-store'
import type { Privacy } from './types'

export const privacy: Privacy = consentStore()
