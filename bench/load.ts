import net from 'node:net'
import { percentile } from './row'

export interface Load {
  /** Answers per second. */
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  answers: number
  /** Answers that were no success. */
  failures: number
}

interface LoadOptions {
  url: string
  connections: number
  /** Milliseconds that count, after those of warming up. */
  duration: number
  warmup?: number
  headers?: Record<string, string>
  /** A body to POST, in JSON; default a GET. */
  body?: unknown
}

/**
 * Asks the same thing over and over on connections that stay open. Written on bare sockets: on a machine of two cores
 * an HTTP client would cost as much as the server it measures.
 */
export async function load({
  url,
  connections,
  duration,
  warmup = 2000,
  headers = {},
  body,
}: LoadOptions): Promise<Load> {
  const { hostname, port, pathname, search, host } = new URL(url)
  const content = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${content ? 'POST' : 'GET'} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...(content ? ['content-type: application/json', `content-length: ${Buffer.byteLength(content)}`] : []),
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  const request = Buffer.from(`${lines.join('\r\n')}\r\n\r\n${content}`)
  const took: number[] = []
  let failures = 0
  const from = performance.now() + warmup
  const until = from + duration

  const connection = () =>
    new Promise<void>((resolve, reject) => {
      const socket = net.connect(Number(port), hostname)
      socket.setNoDelay(true)
      let buffer = Buffer.alloc(0)
      let sentAt = 0
      const send = () => {
        sentAt = performance.now()
        socket.write(request)
      }
      socket.on('connect', send)
      socket.on('error', reject)
      socket.on('close', () => resolve())
      socket.on('data', (part) => {
        buffer = buffer.length === 0 ? part : Buffer.concat([buffer, part])
        const size = answerSize(buffer)
        if (size === null || buffer.length < size) return
        const now = performance.now()
        if (now > from && now <= until) {
          took.push(now - sentAt)
          // `HTTP/1.1 200`
          if (buffer[9] !== 0x32) failures += 1
        }
        buffer = buffer.subarray(size)
        if (now > until) socket.end()
        else send()
      })
    })
  await Promise.all(Array.from({ length: connections }, connection))
  took.sort((a, b) => a - b)
  return {
    perSecond: (took.length / duration) * 1000,
    p50: percentile(took, 0.5),
    p99: percentile(took, 0.99),
    answers: took.length,
    failures,
  }
}

const END = Buffer.from('\r\n\r\n')

/** Bytes of the first whole answer, or null while its head is not all there. Only answers that tell their length. */
function answerSize(bytes: Buffer): number | null {
  const head = bytes.indexOf(END)
  if (head === -1) return null
  const length = /content-length:\s*(\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1]
  if (length === undefined) throw new Error(`an answer without content-length: ${bytes.toString('latin1', 0, 300)}`)
  return head + END.length + Number(length)
}
