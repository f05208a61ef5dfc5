import { remoteChoicesOf } from '@storefront/contract/domain/forms/remote'
import { http } from '@/platform/http'
import { CALL_TIMEOUT_MS } from './client'
import { headersOf, urlOf } from './request'
import { sendCall } from './transport'

/** By this, servers have told a page's calls from a visitor's since long ago (spec 7). */
const MARK = { 'X-Requested-With': 'XMLHttpRequest' }

const withKeyword = (url: string, keyword: string): string =>
  `${url}${url.includes('?') ? '&' : '?'}keyword=${encodeURIComponent(keyword)}`

/**
 * Searches a remote option list (spec 7): a path of our own API, or a full address, which gets none of the session. The
 * caller has seen to it that the address is allowed. A failure is an empty list (spec 8: silent).
 */
export async function searchRemoteOptions(
  url: string,
  keyword: string,
  signal: AbortSignal,
): Promise<ReturnType<typeof remoteChoicesOf>> {
  const isOwn = url.startsWith('/')
  try {
    const reply = await sendCall(
      (context) =>
        http.send({
          method: 'GET',
          url: isOwn ? urlOf(url, { query: { keyword } }, context) : withKeyword(url, keyword),
          headers: isOwn ? { ...headersOf(false, context), ...MARK } : { Accept: 'application/json', ...MARK },
          timeoutMs: CALL_TIMEOUT_MS,
          isForeign: !isOwn,
          signal,
        }),
      { silent: true, renew: isOwn },
    )
    return remoteChoicesOf(reply)
  } catch {
    return []
  }
}
