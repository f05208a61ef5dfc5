import { sendForm } from './send-form'
import { HttpError, replyOf } from './reply'
import type { Http } from './types'

/** The web's fetch, with a timeout. Cookies go along to our own server: a browser's session is one. */
export const http: Http = {
  async send({ method, url, headers, body, timeoutMs, signal, keepalive, isForeign = false }) {
    const stop = new AbortController()
    let late = false
    const timer = setTimeout(() => {
      late = true
      stop.abort()
    }, timeoutMs)
    const abort = () => stop.abort()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort)
    try {
      const reply = await fetch(url, {
        method,
        headers,
        body,
        credentials: isForeign ? 'omit' : 'include',
        signal: stop.signal,
        keepalive,
      })
      return replyOf(reply.status, await reply.text(), reply.headers.get('Retry-After'))
    } catch {
      throw new HttpError(late ? 'timeout' : signal?.aborted ? 'aborted' : 'network')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  },
  upload: sendForm,
}
