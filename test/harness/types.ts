/** The two vendors whose outputs the harness runs. */
export type Target = 'weapp' | 'alipay'

/** One call of the vendor's API, in the order made. */
export interface ApiCall {
  name: string
  options: unknown
  /** Route of the page on top at that moment. */
  page: string
}

/** Something that a real device would have complained about. */
export interface Problem {
  kind: 'unknown-api' | 'console' | 'exception' | 'rejection' | 'template' | 'limit' | 'missing-page'
  message: string
  page: string
}

/** An HTTP exchange of the mini-program with the server. */
export interface Exchange {
  method: string
  url: string
  status: number
  /** Bytes of the reply's body. */
  bytes: number
  page: string
}

export type Json = Record<string, unknown>
