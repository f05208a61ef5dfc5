import { CLIENT_LOG } from '@storefront/contract/constants'
import type { PageModule } from '@storefront/contract/entities/content/page'
import { ApiError, CallAborted } from '@/services/client'
import { describeError, logClient } from '@/services/log'

/**
 * Sends a module that could not be shown to the server's log; each kind of failure once per visit. A request that
 * failed without a network is not logged: the server is not reachable, and the module has no error.
 */
export function logModule({ id, module_type }: PageModule, error: unknown): void {
  if (error instanceof CallAborted || (error instanceof ApiError && error.kind !== 'http')) return
  const reason = error instanceof ApiError ? `${error.status} ${error.code}` : describeError(error)
  logClient(CLIENT_LOG.module, `module ${id} ${module_type}: ${reason}`)
}
