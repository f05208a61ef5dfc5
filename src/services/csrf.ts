import { codes } from './codes'
import { http } from '@/platform/http'
import type { HttpReply } from '@/platform/http/types'
import { type CallContext, requestOf } from './request'

const TIMEOUT_MS = 10_000

/** Whether the CSRF cookie was missing: it expired, or the browser has dropped it since the page was opened. */
export function isCsrfRefusal({ status, body }: HttpReply): boolean {
  return (
    status === 403 &&
    typeof body === 'object' &&
    body !== null &&
    String((body as { err_code?: unknown }).err_code) === codes.csrf
  )
}

let pendingRead: Promise<void> | null = null

/** A read brings the cookie along; several refused calls need one. Never rejects: the repeated call tells. */
export function freshCsrf(context: CallContext): Promise<void> {
  pendingRead ??= http
    .send({ ...requestOf('GET /base/user/languages/', {}, context), timeoutMs: TIMEOUT_MS })
    .then(
      () => {},
      () => {},
    )
    .finally(() => {
      pendingRead = null
    })
  return pendingRead
}
