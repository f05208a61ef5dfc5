import { CLIENT_LOG } from '@storefront/contract/constants'
import type { PageModule } from '@storefront/contract/entities/content/page'
import { ApiError, CallAborted } from '@/services/client'
import { describe, logClient } from '@/services/log'

/**
 * Tells the server's log of a module that could not be shown; each kind of failure once a visit. Without a network
 * there is nobody to tell, and nothing is broken.
 */
export function logModule({ id, module_type }: PageModule, error: unknown): void {
  if (error instanceof CallAborted || (error instanceof ApiError && error.kind !== 'http')) return
  const reason = error instanceof ApiError ? `${error.status} ${error.code}` : describe(error)
  logClient(CLIENT_LOG.module, `module ${id} ${module_type}: ${reason}`)
}
