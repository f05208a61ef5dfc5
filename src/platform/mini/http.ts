import Taro from '@tarojs/taro'
import { HttpError } from '../http-error'
import type { Http } from '../types'

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null
    ? String(('errMsg' in error && error.errMsg) || ('errorMessage' in error && error.errorMessage) || '')
    : String(error)

/** Alipay rejects a call whose status is no success, with the reply inside; that is a reply all the same. */
function replyInside(error: unknown): { status: number; body: unknown } | null {
  if (typeof error !== 'object' || error === null) return null
  const { statusCode, status, data } = error as { statusCode?: unknown; status?: unknown; data?: unknown }
  const code = Number(statusCode ?? status)
  return code >= 100 && code < 600 ? { status: code, body: parse(data) } : null
}

function parse(data: unknown): unknown {
  if (typeof data !== 'string') return data
  try {
    return JSON.parse(data)
  } catch {
    return data
  }
}

/** Taro.request of both mini-programs. */
export const miniHttp: Http = {
  async send({ method, url, headers, body, timeoutMs, signal }) {
    if (signal?.aborted) throw new HttpError('aborted')
    // The text is ours, so that both vendors send the same bytes; they would encode an object each in its own way.
    const task = Taro.request({ url, method, header: { 'Content-Type': 'application/json', ...headers }, data: body, timeout: timeoutMs, dataType: 'json' })
    const abort = () => task.abort()
    signal?.addEventListener('abort', abort)
    try {
      const reply = await task
      return { status: reply.statusCode, body: parse(reply.data) }
    } catch (error) {
      const reply = replyInside(error)
      if (reply) return reply
      if (signal?.aborted) throw new HttpError('aborted')
      throw new HttpError(/time.?out|超时/i.test(messageOf(error)) ? 'timeout' : 'network')
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  },
}
