/**
 * Another server's address: it gets no cookies, and browsers refuse its answer for all origins (`*`) to a request with
 * them.
 */
type IsForeign = boolean

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  /** JSON text. */
  readonly body?: string
  readonly timeoutMs: number
  readonly signal?: AbortSignal
  /** Goes out although the page is going away; 64 KB at most in browsers. */
  readonly keepalive?: boolean
  readonly isForeign?: IsForeign
}

export interface HttpReply {
  readonly status: number
  /** Parsed JSON, or the text when it is none. */
  readonly body: unknown
  /** Seconds after which the server wants to be asked again; undefined when it named none. */
  readonly retryAfter?: number
}

/** Reasons why a call got no reply. */
export type HttpFailure = 'network' | 'timeout' | 'aborted'

export interface Http {
  /** Rejects with `HttpError` when no reply came; any status is a reply. */
  send(request: HttpRequest): Promise<HttpReply>
  /** Posts a file as a multipart form. Rejects like `send`; also with `network` when the file cannot be read. */
  upload(request: UploadRequest): Promise<HttpReply>
}

export interface UploadRequest {
  readonly url: string
  readonly path: string
  readonly name: string
  /** Name of the multipart field. */
  readonly field: string
  readonly headers: Readonly<Record<string, string>>
  readonly timeoutMs: number
  readonly isForeign?: IsForeign
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}
