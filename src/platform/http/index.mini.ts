import Taro from '@tarojs/taro'
import { HttpError, replyOf } from './reply'
import type { Http, HttpReply } from './types'

const messageOf = (error: unknown): string =>
  typeof error === 'object' && error !== null
    ? String(('errMsg' in error && error.errMsg) || ('errorMessage' in error && error.errorMessage) || '')
    : String(error)

interface VendorReply {
  readonly statusCode?: unknown
  readonly status?: unknown
  readonly data?: unknown
  readonly header?: Readonly<Record<string, unknown>>
  readonly headers?: Readonly<Record<string, unknown>>
}

/** The vendors hand headers out in the case the server wrote them in, or in their own. */
function retryAfterOf({ header, headers }: VendorReply): string | null {
  const entry = Object.entries(header ?? headers ?? {}).find(([name]) => name.toLowerCase() === 'retry-after')
  return entry ? String(entry[1]) : null
}

/** Reads the reply inside Alipay's rejection: Alipay rejects a call whose status is no success. */
function replyIn(vendorReply: unknown): HttpReply | null {
  if (typeof vendorReply !== 'object' || vendorReply === null) return null
  const reply = vendorReply as VendorReply
  const code = Number(reply.statusCode ?? reply.status)
  return code >= 100 && code < 600 ? replyOf(code, reply.data, retryAfterOf(reply)) : null
}

/** Awaits a vendor's task; `signal` cancels it. */
async function awaitReply(
  task: PromiseLike<unknown> & { abort(): void },
  signal: AbortSignal | undefined,
): Promise<HttpReply> {
  const abort = () => task.abort()
  signal?.addEventListener('abort', abort)
  try {
    const reply = replyIn(await task)
    if (reply) return reply
    throw new HttpError('network')
  } catch (error) {
    if (error instanceof HttpError) throw error
    const reply = replyIn(error)
    if (reply) return reply
    if (signal?.aborted) throw new HttpError('aborted')
    throw new HttpError(/time.?out|超时/i.test(messageOf(error)) ? 'timeout' : 'network')
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

/** Taro.request and Taro.uploadFile of both mini-programs. */
export const http: Http = {
  async send({ method, url, headers, body, timeoutMs, signal }) {
    if (signal?.aborted) throw new HttpError('aborted')
    // The text is ours, so that both vendors send the same bytes; they would encode an object each in its own way.
    const header = { 'Content-Type': 'application/json', ...headers }
    return awaitReply(Taro.request({ url, method, header, data: body, timeout: timeoutMs, dataType: 'json' }), signal)
  },
  async upload({ url, path, field, headers, timeoutMs, onProgress, signal }) {
    if (signal?.aborted) throw new HttpError('aborted')
    // `fileType` is Alipay's alone, and it insists on it; Taro turns `name` into its `fileName`.
    const task = Taro.uploadFile({
      url,
      filePath: path,
      name: field,
      header: { ...headers },
      timeout: timeoutMs,
      fileType: 'image',
    } as Taro.uploadFile.Option)
    task.onProgressUpdate?.(({ progress }) => onProgress?.(progress / 100))
    return awaitReply(task, signal)
  },
}
