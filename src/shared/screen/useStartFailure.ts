import { errorText } from '@/services/error-policy'
import { useSession } from '@/state/session'
import { retryStart, useSite } from '@/state/site'

/** The state of a screen (`ScreenState`) whose start was lost. */
interface StartFailure {
  readonly kind: 'failed'
  readonly text: string
  readonly onRetry: () => void
}

/**
 * A lost start, on what cannot be shown before it is known who is here, with the way to try again; null when it was not
 * lost.
 */
export function useStartFailure(): StartFailure | null {
  const isLost = useSite(({ status }) => status === 'failed')
  const error = useSite((site) => site.error)
  const isUnknown = useSession(({ status }) => status === 'unknown')
  return isLost && isUnknown ? { kind: 'failed', text: errorText(error), onRetry: retryStart } : null
}
