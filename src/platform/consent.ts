import { privacy } from './privacy'
import type { Answer } from './types'

/**
 * Makes a call of a private interface (place, camera, pictures, addresses) once the visitor agreed to the privacy
 * statement. A no is `denied`, for this one call: the app stays usable.
 */
export async function withConsent<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
  return (await privacy.consent()) ? call() : { ok: false, why: 'denied' }
}
