import { session } from '@/state/session'
import { siteState } from '@/state/site'
import { requestBinding } from './bind-strategy'

/** Id of the user who postponed the binding; asked again after the next start of the app. */
let skippedBy: string | null = null
let isAsking = false

function isNeeded(): boolean {
  const { user } = session()
  const { config } = siteState()
  return config.mobile_bind_required && user !== null && !user.is_mobile_bind && skippedBy !== user.uuid
}

interface EnsureMobileOptions {
  /** The server has said that a number is missing, whatever this client knows. */
  readonly isRequired?: boolean
}

/**
 * Runs before an action that the site allows only to users with a bound mobile number (spec 4). True when the action
 * may continue, at once or after the user has bound a number or skipped it; false when the user cancelled. While one
 * call waits for the user, every other call gets false, so that ten taps cause one action.
 */
export async function ensureMobile({ isRequired = false }: EnsureMobileOptions = {}): Promise<boolean> {
  if (isAsking) return false
  if (!isRequired && !isNeeded()) return true
  isAsking = true
  try {
    const end = await requestBinding()
    if (end === 'skipped') skippedBy = session().user?.uuid ?? null
    return end !== undefined
  } finally {
    isAsking = false
  }
}
