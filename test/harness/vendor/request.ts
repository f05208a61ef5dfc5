import type { Json } from '../types'
import { type Options, Refusal, type Table, type VendorContext } from './vendor-context'

/** The origin that the app calls, put in place of the one it was built with. */
const addressOf = (vendorContext: VendorContext, url: string): string =>
  url.startsWith(vendorContext.builtOrigin) ? vendorContext.server() + url.slice(vendorContext.builtOrigin.length) : url

/** Encodes a request's data: a string unchanged, an object as JSON, or as a query for GET, as both vendors do. */
function encode(method: string, url: string, data: unknown, type: string): { url: string; body?: string } {
  if (data === undefined || data === null) return { url }
  if (method === 'GET') {
    if (typeof data !== 'object') return { url }
    const query = Object.entries(data as Json)
      .map(
        ([key, value]) =>
          `${encodeURIComponent(key)}=${encodeURIComponent(typeof value === 'object' ? JSON.stringify(value) : String(value))}`,
      )
      .join('&')
    return { url: query ? `${url}${url.includes('?') ? '&' : '?'}${query}` : url }
  }
  if (typeof data === 'string') return { url, body: data }
  if (type.includes('x-www-form-urlencoded'))
    return { url, body: new URLSearchParams(data as Record<string, string>).toString() }
  return { url, body: JSON.stringify(data) }
}

interface Reply {
  status: number
  headers: Record<string, string>
  text: string
}

/** One exchange over HTTP. WeChat and Alipay keep no cookies, and neither does this. */
async function exchange(vendorContext: VendorContext, options: Options, signal: AbortSignal): Promise<Reply> {
  const method = String(options.method ?? 'GET').toUpperCase()
  const init = (options.header ?? options.headers ?? {}) as Record<string, string>
  const headers = Object.fromEntries(Object.entries(init).map(([key, value]) => [key.toLowerCase(), String(value)]))
  headers['content-type'] ??= 'application/json'
  const { url, body } = encode(
    method,
    addressOf(vendorContext, String(options.url)),
    options.data,
    headers['content-type'],
  )
  if (!vendorContext.script.online) throw new TypeError('offline')
  const scripted = vendorContext.script.reply(new URL(url))
  if (scripted !== undefined) {
    const text = JSON.stringify(scripted)
    vendorContext.recorder.exchange({ method, url, status: 200, bytes: Buffer.byteLength(text) })
    return { status: 200, headers: { 'content-type': 'application/json' }, text }
  }
  const response = await fetch(url, {
    method,
    headers,
    ...(body === undefined || method === 'GET' ? {} : { body }),
    signal,
    redirect: 'follow',
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  vendorContext.recorder.exchange({ method, url, status: response.status, bytes: bytes.length })
  await vendorContext.script.replies
  return { status: response.status, headers: Object.fromEntries(response.headers), text: bytes.toString('utf8') }
}

/** The reply's body, parsed when it is JSON and the caller did not ask for text. */
function bodyOf(text: string, dataType: unknown): unknown {
  if (dataType !== undefined && dataType !== 'json') return text
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const plainOptions = ({ url, method, data, header, headers, timeout }: Options) => ({
  url,
  method,
  data,
  header: header ?? headers,
  timeout,
})

/** Returns each vendor's error for a call without a reply. */
function failure(vendorContext: VendorContext, error: unknown, aborted: 'abort' | 'timeout' | null): Json {
  if (vendorContext.target === 'alipay') {
    if (aborted === 'abort') return { error: 9, errorMessage: 'request aborted' }
    if (aborted === 'timeout') return { error: 13, errorMessage: '网络请求超时' }
    return { error: 12, errorMessage: '网络出错' }
  }
  if (aborted === 'abort') return { errMsg: 'request:fail abort', errno: 600003 }
  if (aborted === 'timeout') return { errMsg: 'request:fail timeout', errno: 5 }
  return { errMsg: `request:fail ${(error as Error).message}`, errno: 600001 }
}

/** `request` of both vendors. */
export function request(vendorContext: VendorContext) {
  return (options: Options) => {
    vendorContext.recorder.call('request', plainOptions(options))
    const control = new AbortController()
    let aborted: 'abort' | 'timeout' | null = null
    let isDelivered = false
    const stop = (why: 'abort' | 'timeout') => {
      aborted ??= why
      control.abort()
      // A fetch whose connection was lost may leave an abort unanswered: the vendors never do.
      setTimeout(() => deliver(failure(vendorContext, null, aborted), false))
    }
    const timer = setTimeout(() => stop('timeout'), Number(options.timeout ?? 60_000))
    vendorContext.recorder.pending += 1
    const deliver = (result: Json, good: boolean) => {
      if (isDelivered) return
      isDelivered = true
      clearTimeout(timer)
      vendorContext.recorder.pending -= 1
      const copy = vendorContext.sandbox.copy(result)
      vendorContext.sandbox.guard(() => (good ? options.success : options.fail)?.call(options, copy))
      vendorContext.sandbox.guard(() => options.complete?.call(options, copy))
    }
    exchange(vendorContext, options, control.signal).then(
      ({ status, headers, text }) => {
        if (aborted) return deliver(failure(vendorContext, null, aborted), false)
        const data = bodyOf(text, options.dataType)
        if (vendorContext.target === 'weapp')
          return deliver({ data, statusCode: status, header: headers, cookies: [], errMsg: 'request:ok' }, true)
        // Alipay takes every status that is no success for a failure, number 19, with the reply inside.
        const reply = { data, status, headers }
        return status >= 200 && status < 300
          ? deliver(reply, true)
          : deliver({ error: 19, errorMessage: 'http status error', ...reply }, false)
      },
      (error) => deliver(failure(vendorContext, error, aborted), false),
    )
    return {
      abort: () => stop('abort'),
      onHeadersReceived() {},
      offHeadersReceived() {},
      onChunkReceived() {},
      offChunkReceived() {},
    }
  }
}

/** `uploadFile`: a multipart post of a file that chooseImage gave. */
export function uploadFile(vendorContext: VendorContext) {
  return (options: Options) => {
    vendorContext.recorder.call('uploadFile', {
      url: options.url,
      filePath: options.filePath,
      name: options.name ?? options.fileName,
      formData: options.formData,
    })
    const control = new AbortController()
    const send = async (): Promise<Json> => {
      const file = vendorContext.script.take<{ bytes: Uint8Array; type: string; name: string } | null>(
        `file:${options.filePath}`,
        null,
      )
      if (!file) throw new Refusal(`file not found: ${options.filePath}`)
      const form = new FormData()
      for (const [key, value] of Object.entries((options.formData as Json | undefined) ?? {}))
        form.append(key, String(value))
      form.append(
        String(options.name ?? options.fileName ?? 'file'),
        new Blob([file.bytes as BlobPart], { type: file.type }),
        file.name,
      )
      const headers = { ...((options.header ?? options.headers ?? {}) as Record<string, string>) }
      // The boundary is the sender's to choose.
      for (const key of Object.keys(headers)) if (key.toLowerCase() === 'content-type') delete headers[key]
      const response = await fetch(addressOf(vendorContext, String(options.url)), {
        method: 'POST',
        headers,
        body: form,
        signal: control.signal,
      })
      const text = await response.text()
      vendorContext.recorder.exchange({
        method: 'POST',
        url: String(options.url),
        status: response.status,
        bytes: text.length,
      })
      return { data: text, statusCode: response.status, header: {} }
    }
    send().then(
      (result) => {
        vendorContext.sandbox.guard(() => options.success?.(vendorContext.sandbox.copy(result)))
        vendorContext.sandbox.guard(() => options.complete?.(vendorContext.sandbox.copy(result)))
      },
      (error) => {
        const result = vendorContext.sandbox.copy(
          failure(vendorContext, error, control.signal.aborted ? 'abort' : null),
        )
        vendorContext.sandbox.guard(() => options.fail?.(result))
        vendorContext.sandbox.guard(() => options.complete?.(result))
      },
    )
    return {
      abort: () => control.abort(),
      onProgressUpdate() {},
      offProgressUpdate() {},
      onHeadersReceived() {},
      offHeadersReceived() {},
    }
  }
}

/** The network, and what tells of it. */
export const networking = (vendorContext: VendorContext): Table => ({
  request: request(vendorContext),
  uploadFile: uploadFile(vendorContext),
  ...(vendorContext.target === 'alipay' ? { httpRequest: request(vendorContext) } : {}),
})
