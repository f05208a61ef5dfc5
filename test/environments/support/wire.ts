import { request } from 'node:http'

export interface Sent {
  readonly url: string
  readonly method: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | null
}
export interface Received {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly cookies: readonly string[]
  readonly text: string
}
/** Why nothing was received, in the words that a vendor would use. */
export class WireError extends Error {
  constructor(readonly reason: 'refused' | 'timeout' | 'aborted') {
    super(reason)
  }
}

/** One exchange over real HTTP, on which the stand-ins of fetch and of the vendors' requests are built. */
export function exchange({ url, method, headers = {}, body, timeoutMs, signal }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const fail = (reason: WireError['reason']) => {
      reject(new WireError(reason))
      sending.destroy()
    }
    const timer = timeoutMs === undefined ? undefined : setTimeout(() => fail('timeout'), timeoutMs)
    const sending = request(url, { method, headers: { ...headers }, agent: false }, (reply) => {
      let text = ''
      reply.setEncoding('utf8')
      reply.on('data', (part: string) => {
        text += part
      })
      reply.on('error', () => fail('refused'))
      reply.on('end', () => {
        clearTimeout(timer)
        const plain = Object.entries(reply.headers).map(([name, value]) => [name, String(value)] as const)
        resolve({
          status: reply.statusCode ?? 0,
          headers: Object.fromEntries(plain),
          cookies: reply.headers['set-cookie'] ?? [],
          text,
        })
      })
    })
    sending.on('error', () => {
      clearTimeout(timer)
      reject(new WireError('refused'))
    })
    if (signal?.aborted) return fail('aborted')
    signal?.addEventListener('abort', () => fail('aborted'))
    sending.end(body)
  })
}
