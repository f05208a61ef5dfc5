import { t } from '@/i18n'
import { ApiError, CallAborted } from './error'

export interface Reaction {
  readonly kind: 'login' | 'modal' | 'toast' | 'silent'
  readonly text: string
}

/** Whether the server refused for a reason of the business, which one has to read (spec 8). */
const isBusiness = (error: ApiError): boolean => error.code.startsWith('4') && error.detail !== ''

/** The words for a failed call, also where a screen shows them in place of its content. */
export function errorText(error: unknown): string {
  if (!(error instanceof ApiError)) return t('error.unknown')
  if (error.kind === 'network') return t('error.network')
  if (error.kind === 'timeout') return t('error.slow')
  if (isBusiness(error)) return error.detail
  if (error.status === 504) return t('error.slow')
  if (error.status === 502) return t('error.server')
  return error.detail || t(error.status >= 500 ? 'error.server' : 'error.unknown')
}

/** THE error catalogue (spec 8): what a failure makes the client do. Pure: `react.ts` does it. */
export function reactionTo(error: unknown): Reaction {
  if (error instanceof CallAborted) return { kind: 'silent', text: '' }
  const text = errorText(error)
  if (!(error instanceof ApiError)) return { kind: 'toast', text }
  if (error.silent) return { kind: 'silent', text }
  if (error.status === 401) return { kind: 'login', text }
  return { kind: isBusiness(error) ? 'modal' : 'toast', text }
}
