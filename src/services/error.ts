/** Kinds of a call's failure: the server refused it (`http`), or no reply came. */
export type ApiErrorKind = 'http' | 'network' | 'timeout'

interface ApiErrorParts {
  readonly kind: ApiErrorKind
  /** HTTP status; 0 when no reply came. */
  readonly status?: number
  /** The server's `err_code`; empty when the reply had none. */
  readonly code?: string
  /** The server's words in the caller's language; empty when the reply had none. */
  readonly detail?: string
  /** Wrong parts of a bad request, field -> reason. */
  readonly fields?: Readonly<Record<string, string>>
  /** The call is one that says nothing when it fails (spec 8). */
  readonly silent?: boolean
  /** Seconds after which the server is to be asked again; 0 when it named none. */
  readonly retryAfter?: number
}

/** A failed call. Every call rejects with this, or with `CallAborted` when its caller gave up. */
export class ApiError extends Error {
  readonly kind: ApiErrorKind
  readonly status: number
  readonly code: string
  readonly detail: string
  readonly fields: Readonly<Record<string, string>>
  readonly silent: boolean
  readonly retryAfter: number

  constructor({
    kind,
    status = 0,
    code = '',
    detail = '',
    fields = {},
    silent = false,
    retryAfter = 0,
  }: ApiErrorParts) {
    super(`${kind} ${status} ${code} ${detail}`)
    this.name = 'ApiError'
    this.kind = kind
    this.status = status
    this.code = code
    this.detail = detail
    this.fields = fields
    this.silent = silent
    this.retryAfter = retryAfter
  }

  /** A refusal of the business, with a code of its own (4xxxx), whatever its status: "payment refused" is a 502. */
  get isBusiness(): boolean {
    return this.code.startsWith('4')
  }
}

/** Returns whether the requested object does not exist, or not for this user (status 404). */
export const isNotFound = (error: unknown): boolean => error instanceof ApiError && error.status === 404

/** The caller cancelled (a screen was left): no message is shown. */
export class CallAborted extends Error {
  constructor() {
    super('aborted')
    this.name = 'CallAborted'
  }
}

const isTextMap = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((part) => typeof part === 'string')

/** Reads a refusal's body; a proxy's HTML page or nothing at all leave code and detail empty. */
export function refusalOf(status: number, body: unknown, silent: boolean, retryAfter = 0): ApiError {
  const { detail, err_code, fields } = (typeof body === 'object' && body !== null ? body : {}) as Record<
    string,
    unknown
  >
  return new ApiError({
    kind: 'http',
    status,
    code: typeof err_code === 'string' || typeof err_code === 'number' ? String(err_code) : '',
    detail: typeof detail === 'string' ? detail : '',
    fields: isTextMap(fields) ? fields : {},
    silent,
    retryAfter,
  })
}
