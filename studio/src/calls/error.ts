import { errors } from '@storefront/contract/errors'

/** A call that was refused, or had no answer (`status` 0). Its message is for people. */
export class CallError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    detail: string,
    /** Names of wrong parts of the request, and why. */
    readonly fields: Readonly<Record<string, string>> = {},
  ) {
    super(detail)
  }

  /** Whether the refusal is this row of the contract's errors. */
  is(name: keyof typeof errors): boolean {
    return this.code === errors[name].code
  }

  /** Whether the call may have been executed despite the error. */
  get isUncertain(): boolean {
    return this.status === 0 || this.status >= 500
  }
}
