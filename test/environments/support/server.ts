import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Seen {
  readonly route: string
  readonly query: URLSearchParams
  readonly headers: IncomingMessage['headers']
  /** Parsed JSON, or the text. */
  readonly body: unknown
}
/** `hang` never answers; `drop` breaks the line, after the handler has done its work. */
export type Answer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> }
  | 'hang'
  | 'drop'
type Handler = (request: Seen) => Answer

export interface LittleServer {
  readonly origin: string
  /** Requests so far, all or those of one route (`POST /base/log/`, below /api). */
  requests(route?: string): readonly Seen[]
  /** Returns the number of callers that gave up before the reply. */
  readonly gaveUp: () => number
  /** Sets the reply of a route from now on; `*` replies for routes without one of their own. */
  on(route: string, handler: Handler): void
  /** Returns the current handler of a route. */
  handlerOf(route: string): Handler
  close(): Promise<void>
}

async function textOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('utf8')
}

function parseBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

const NOT_FOUND: Answer = { status: 404, body: { err_code: '10404', detail: '您访问的内容不存在' } }

/** A shop's server of a few scripted answers, over real HTTP on a port of its own. */
export async function startServer(): Promise<LittleServer> {
  const handlers = new Map<string, Handler>()
  const requests: Seen[] = []
  let gaveUp = 0

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const origin = request.headers.origin
    // jsdom's page has another port, and its XMLHttpRequest asks for leave.
    const cors = {
      'Access-Control-Allow-Origin': origin ?? '*',
      'Access-Control-Allow-Credentials': 'true',
      'Access-Control-Allow-Headers':
        '*, accept, authorization, content-type, sp-mp-aid, x-csrftoken, accept-language, idempotency-key',
    }
    if (request.method === 'OPTIONS') return void response.writeHead(204, cors).end()
    const url = new URL(request.url ?? '/', 'http://localhost')
    const one: Seen = {
      route: `${request.method} ${url.pathname.replace(/^\/api/, '')}`,
      query: url.searchParams,
      headers: request.headers,
      body: parseBody(await textOf(request)),
    }
    requests.push(one)
    response.on('close', () => {
      if (!response.writableFinished) gaveUp += 1
    })
    const reply = (handlers.get(one.route) ?? handlers.get('*'))?.(one) ?? NOT_FOUND
    if (reply === 'hang') return
    if (reply === 'drop') return void response.destroy()
    response.writeHead(reply.status ?? 200, { 'Content-Type': 'application/json', ...cors, ...reply.headers })
    response.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {}))
  }
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests: (route) => (route === undefined ? requests : requests.filter((one) => one.route === route)),
    gaveUp: () => gaveUp,
    handlerOf: (route) => handlers.get(route) ?? (() => NOT_FOUND),
    on: (route, handler) => void handlers.set(route, handler),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}
