import type { FailureReason } from '@/platform/result'

/** Alipay's codes that mean the same everywhere: a right that the visitor, or the app's makers, did not give. */
const NO_RIGHT: readonly number[] = [2001, 2002, 2003]

interface VendorError {
  readonly errMsg?: unknown
  readonly errno?: unknown
  readonly error?: unknown
  readonly errorMessage?: unknown
}

/**
 * Returns the reason why a vendor's call failed, from WeChat's texts or Alipay's numbers.
 * @param codes meanings of this call's own numbers (Alipay uses one number for several things)
 */
export function failureReasonOf(
  caughtError: unknown,
  codes: Readonly<Record<number, FailureReason>> = {},
): FailureReason {
  const { errMsg, errno, error, errorMessage } = (
    typeof caughtError === 'object' && caughtError !== null ? caughtError : {}
  ) as VendorError
  const code = Number(error)
  const reason = codes[code]
  if (reason) return reason
  // 103 and 104 are WeChat's: the visitor's no, and a privacy statement that was not agreed to.
  if (NO_RIGHT.includes(code) || errno === 103 || errno === 104) return 'denied'
  const words = String(errMsg ?? errorMessage ?? '')
  if (/cancel|取消/i.test(words)) return 'cancelled'
  return /auth den|auth deny|denied|authorize no response|privacy|系统权限|授权|permission den/i.test(words)
    ? 'denied'
    : 'failed'
}
