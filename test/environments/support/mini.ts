import { exchange, WireError } from './wire'

interface MiniRequest {
  readonly url: string
  readonly method?: string
  readonly header?: Record<string, string>
  readonly data?: unknown
  readonly timeout?: number
  /** Path of the file, for an upload. */
  readonly filePath?: string
}

const words = {
  weapp: { timeout: 'request:fail timeout', refused: 'request:fail ' },
  alipay: { timeout: '请求超时', refused: '网络错误' },
} as const

/** Returns the error of a vendor's call without a reply. */
function vendorError(kind: 'weapp' | 'alipay', error: unknown): object {
  const text = words[kind][error instanceof WireError && error.reason === 'timeout' ? 'timeout' : 'refused']
  return kind === 'weapp' ? { errMsg: text } : { error: 12, errorMessage: text }
}

/** Taro.request and Taro.uploadFile of a vendor over real HTTP. Alipay rejects what is no success, the reply inside. */
export const miniRequests =
  (kind: 'weapp' | 'alipay') =>
  async ({ url, method, header, data, timeout, filePath }: MiniRequest) => {
    const vendorRequest = { url, method: method ?? 'POST', headers: header, timeoutMs: timeout }
    const body = filePath === undefined ? (data as string | undefined) : `file=${filePath}`
    const reply = await exchange({ ...vendorRequest, body }).catch((error: unknown) =>
      Promise.reject(vendorError(kind, error)),
    )
    const response = { statusCode: reply.status, data: reply.text, header: { ...reply.headers } }
    const isRefused = kind === 'alipay' && reply.status >= 400
    return isRefused
      ? Promise.reject({ error: 19, status: reply.status, data: reply.text, errorMessage: 'http status error' })
      : response
  }
