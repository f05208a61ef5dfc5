import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { chosenLanguage } from '@/i18n/language'
import { env } from '@/platform/env'
import { HttpError } from '@/platform/http/reply'
import { token } from '@/platform/token'
import type { HttpReply } from '@/platform/http/types'
import { type ApiErrorKind, ApiError, CallAborted, refusalOf } from './error'
import { freshCsrf, isCsrfRefusal } from './csrf'
import { awaitProof, isProofRefusal } from './proof'
import { awaitRefresh, refreshCount } from './session-refresh'
import type { CallContext } from './request'
import { visitId } from './visit'

const CSRF_COOKIE = 'csrftoken'

/** A function that sends one attempt of a call. */
export type SendRequest = (context: CallContext) => Promise<HttpReply>

export interface SendOptions {
  readonly silent?: boolean
  /** False: a 401 is an answer like any other, and no login is tried for it. */
  readonly renew?: boolean
}

const listeners = {
  flash: (_: readonly FlashMessage[]): void => {},
  unauthorized: (): void => {},
  renew: async (): Promise<boolean> => false,
  prove: async (): Promise<boolean> => false,
}

/**
 * Sets the listeners for messages that come with a reply (spec 7) and for the end of a session. `renew` logs in again
 * without asking and returns true if the same user is back. `prove` asks the user for a proof of identity and returns
 * true on success. Called once at the start.
 */
export function configureCalls(handlers: Partial<typeof listeners>): void {
  Object.assign(listeners, handlers)
}

/** Read again before each try: the token and the cookie may have changed since. */
export const callContext = (): CallContext => ({
  apiBase: env.apiBase(),
  visit: visitId(),
  domain: env.domain(),
  csrf: env.cookie(CSRF_COOKIE),
  token: token.get(),
  appId: env.appId,
  language: chosenLanguage() ?? '',
})

async function attemptSend(attempt: SendRequest, silent: boolean): Promise<HttpReply> {
  await token.ready()
  try {
    return await attempt(callContext())
  } catch (error) {
    if (!(error instanceof HttpError)) throw error
    if (error.reason === 'aborted') throw new CallAborted()
    throw new ApiError({ kind: error.reason satisfies ApiErrorKind, silent })
  }
}

/**
 * Sends, and sends once more when that can help: after a CSRF refusal with a fresh cookie, after a 401 with a renewed
 * session, after the user has shown who they are. The server has done nothing in either case, so that a write may be
 * repeated, too.
 */
async function sendWithRetry(attempt: SendRequest, { silent = false, renew = true }: SendOptions): Promise<HttpReply> {
  const before = refreshCount()
  let reply = await attemptSend(attempt, silent)
  if (isCsrfRefusal(reply)) {
    await freshCsrf(callContext())
    reply = await attemptSend(attempt, silent)
  }
  if (isProofRefusal(reply) && !silent && (await awaitProof(listeners.prove))) return attemptSend(attempt, silent)
  if (reply.status !== 401 || !renew) return reply
  if (await awaitRefresh(before, listeners.renew)) reply = await attemptSend(attempt, silent)
  if (reply.status === 401) listeners.unauthorized()
  return reply
}

function flashOf(body: object): readonly FlashMessage[] {
  const { flashMessages } = body as { flashMessages?: unknown }
  return Array.isArray(flashMessages) ? (flashMessages as FlashMessage[]) : []
}

/**
 * Sends a call and returns the body of its reply. Rejects with `ApiError` on a refusal or without a reply, with
 * `CallAborted` when the caller gave up.
 */
export async function sendCall(attempt: SendRequest, options: SendOptions = {}): Promise<object> {
  const { silent = false } = options
  const { status, body, retryAfter } = await sendWithRetry(attempt, options)
  if (status < 200 || status >= 300) throw refusalOf(status, body, silent, retryAfter)
  // A captive portal answers 200 with its own page: that is no reply of the shop.
  if (typeof body !== 'object' || body === null) throw new ApiError({ kind: 'network', status, silent })
  const flash = flashOf(body)
  if (flash.length > 0) listeners.flash(flash)
  return body
}
