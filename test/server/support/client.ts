import { randomUUID } from 'node:crypto'
import type { FastifyInstance, InjectOptions } from 'fastify'
import { studioSecret } from '../../factories/account'
import { assertDeclaredReply } from './declared-reply'

export interface Answer<T = Record<string, never>> {
  status: number
  body: T
  headers: Record<string, string | string[] | number | undefined>
}

// Tests say by their assertions what a body holds.
// biome-ignore lint/suspicious/noExplicitAny: the one place where an answer is not typed
export type Loose = any

export interface CallOptions {
  /** Idempotency-Key; `true` makes one. */
  key?: string | true
  headers?: Record<string, string>
}

/** The headers of a call: to the studio a browser's cookies in the place of the token. */
export function headersFor(url: string, headers: Record<string, string>): Record<string, string> {
  const { authorization, ...others } = headers
  const token = authorization?.replace(/^Token /, '')
  if (token === undefined || !/^\/api(?:-t\/[^/]+)?\/studio\//.test(url)) return headers
  return { ...others, cookie: `sp_studio=${studioSecret(token)}; csrftoken=test`, 'x-csrftoken': 'test' }
}

/**
 * One caller: a browser with its cookies, or a client with a token. It throws where a successful reply is not as the
 * endpoint table declares it.
 */
export class Client {
  readonly #app: FastifyInstance
  readonly cookies = new Map<string, string>()
  readonly headers: Record<string, string>
  readonly base: string

  constructor(app: FastifyInstance, options: { base?: string; token?: string; headers?: Record<string, string> } = {}) {
    this.#app = app
    this.base = options.base ?? '/api'
    this.headers = {
      ...options.headers,
      ...(options.token !== undefined && { authorization: `Token ${options.token}` }),
    }
  }

  async send(options: InjectOptions): Promise<Answer<Loose>> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const headers = headersFor(String(options.url), {
      ...this.headers,
      ...(cookie && { cookie }),
      ...(options.headers as Record<string, string>),
    })
    const reply = await this.#app.inject({ ...options, headers })
    for (const { name, value } of reply.cookies) {
      if (value === '') this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
    const type = String(reply.headers['content-type'] ?? '')
    const body: unknown = type.includes('json') && reply.body !== '' ? JSON.parse(reply.body) : reply.body
    if (reply.statusCode === 200) assertDeclaredReply(options.method ?? 'GET', String(options.url), body)
    return { status: reply.statusCode, body, headers: reply.headers }
  }

  get(path: string, options: CallOptions = {}): Promise<Answer<Loose>> {
    return this.send({ method: 'GET', url: this.base + path, headers: options.headers })
  }
  post(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<Loose>> {
    return this.#write('POST', path, body, options)
  }
  put(path: string, body?: unknown, options: CallOptions = {}): Promise<Answer<Loose>> {
    return this.#write('PUT', path, body, options)
  }
  delete(path: string, options: CallOptions = {}): Promise<Answer<Loose>> {
    return this.#write('DELETE', path, undefined, options)
  }

  #write(
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    body: unknown,
    { key, headers }: CallOptions,
  ): Promise<Answer<Loose>> {
    const csrf = this.cookies.get('csrftoken')
    return this.send({
      method,
      url: this.base + path,
      headers: {
        ...(csrf && { 'x-csrftoken': csrf }),
        ...(key && { 'idempotency-key': key === true ? randomUUID() : key }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
    })
  }
}
