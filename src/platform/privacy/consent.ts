import { privacy } from '@/platform/privacy'
import type { Result } from '@/platform/result'

/**
 * Makes a call of a private interface (place, camera, pictures, addresses) once the visitor agreed to the privacy
 * statement. A no is `denied`, for this one call: the app stays usable.
 */
export async function withConsent<T>(call: () => Promise<Result<T>>): Promise<Result<T>> {
  return (await privacy.consent()) ? call() : { ok: false, reason: 'denied' }
}
