import { session } from '@/state/session'
import { siteState } from '@/state/site'
import { askToBind } from './bind-strategy'

/** Who has chosen to leave it for later; asked again after the next start of the app. */
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
 * Before a deed that the site lets only users do whose mobile number is bound (spec 4): true when it may go on, at once or
 * after the user has bound a number or left it for later; false when they gave it up. While one deed waits for the
 * answer every other gets false, so that ten taps end in one deed.
 */
export async function ensureMobile({ isRequired = false }: EnsureMobileOptions = {}): Promise<boolean> {
  if (isAsking) return false
  if (!isRequired && !isNeeded()) return true
  isAsking = true
  try {
    const end = await askToBind()
    if (end === 'skipped') skippedBy = session().user?.uuid ?? null
    return end !== undefined
  } finally {
    isAsking = false
  }
}
