import { codes } from './codes'
import { t } from '@/i18n'
import { ApiError, CallAborted } from './error'

/** `message`: a line at the top; `toast`: at the bottom; `modal`: has to be read and closed. */
export interface ErrorAction {
  readonly kind: 'login' | 'modal' | 'toast' | 'message' | 'silent'
  readonly text: string
}

/**
 * The kind of request that failed: one call; a list's load, which never stops the visitor by a modal (spec 8); or a
 * submit, after which the visitor wants to know whether their input is lost.
 */
export type FailedKind = 'call' | 'list' | 'submit'

interface Row {
  readonly when: (error: ApiError, of: FailedKind) => boolean
  readonly kind: ErrorAction['kind']
  readonly text: (error: ApiError) => string
}

const SOCIAL: readonly string[] = [codes.mpLoginFailed, codes.wxLoginFailed]

const detail = (error: ApiError): string => error.detail
const slow = (): string => t('error.slow')
const server = (): string => t('error.server')

/** The error catalogue (spec 8): the first matching row applies. */
const ROWS: readonly Row[] = [
  // A silent login that is refused has a reason to show, although the user did not request the login.
  { when: ({ code }) => SOCIAL.includes(code), kind: 'message', text: detail },
  { when: ({ kind }, of) => kind === 'network' && of === 'submit', kind: 'toast', text: () => t('error.unsent') },
  { when: ({ kind }) => kind === 'network', kind: 'toast', text: () => t('error.network') },
  { when: ({ kind }) => kind === 'timeout', kind: 'toast', text: slow },
  { when: ({ status }) => status === 401, kind: 'login', text: (error) => error.detail || t('error.unknown') },
  { when: (error, of) => of === 'list' && error.detail !== '' && error.status < 500, kind: 'toast', text: detail },
  { when: ({ isBusiness, detail }) => isBusiness && detail !== '', kind: 'modal', text: detail },
  { when: ({ status }) => status === 504, kind: 'toast', text: slow },
  { when: ({ status }) => status === 502, kind: 'toast', text: server },
  { when: ({ detail }) => detail !== '', kind: 'toast', text: detail },
  { when: ({ status }) => status >= 500, kind: 'toast', text: server },
]

const rowOf = (error: ApiError, of: FailedKind): Row | undefined => ROWS.find(({ when }) => when(error, of))

/** Returns the words for a failed call, also where a screen shows them in place of its content. */
export function errorText(error: unknown, of: FailedKind = 'call'): string {
  return (error instanceof ApiError && rowOf(error, of)?.text(error)) || t('error.unknown')
}

/** Returns the action that the client takes on a failure. Pure: `error-handler.ts` carries it out. */
export function errorActionFor(error: unknown, of: FailedKind = 'call'): ErrorAction {
  if (error instanceof CallAborted) return { kind: 'silent', text: '' }
  const text = errorText(error, of)
  if (!(error instanceof ApiError)) return { kind: 'toast', text }
  const kind = rowOf(error, of)?.kind ?? 'toast'
  return { kind: error.silent && kind !== 'message' ? 'silent' : kind, text }
}
