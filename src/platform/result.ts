/**
 * The visitor said no, now (`cancelled`) or for good (`denied`); `unsupported`: this place cannot; `missing`: the page
 * is in our app, whose bridge is not there (spec 8: to be done inside the app).
 */
export type FailureReason = 'cancelled' | 'denied' | 'unsupported' | 'failed' | 'missing'

export type Result<T> = ({ readonly ok: true } & T) | { readonly ok: false; readonly reason: FailureReason }
