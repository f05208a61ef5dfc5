import { consentStore } from './consent-store'
import type { Privacy } from './types'

/** Alipay asks for its own rights, and leaves the statement to the app. */
export const privacy: Privacy = consentStore()
