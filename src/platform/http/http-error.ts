import type { HttpFailure } from './types'

/** No reply came. */
export class HttpError extends Error {
  constructor(readonly reason: HttpFailure) {
    super(reason)
    this.name = 'HttpError'
  }
}
