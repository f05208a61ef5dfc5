import { HttpError } from './http-error'
import type { Http } from './types'

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The web's fetch, with a timeout. Cookies go along: a browser's session is one. */
export const http: Http = {
  async send({ method, url, headers, body, timeoutMs, signal }) {
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
      const reply = await fetch(url, { method, headers, body, credentials: 'include', signal: stop.signal })
      return { status: reply.status, body: parse(await reply.text()) }
    } catch {
      throw new HttpError(late ? 'timeout' : signal?.aborted ? 'aborted' : 'network')
    } finally {
      clearTimeout(timer)
      signal?.removeEventListener('abort', abort)
    }
  },
}
