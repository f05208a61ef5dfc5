import type { FailureReason } from '@/platform/result'

/** WeChat's SDK tells by words alone: `scanQRCode:cancel`, `getLocation:fail auth deny`. */
export function sdkFailureReason(error: unknown): FailureReason {
  const words = error instanceof Error ? error.message : String((error as { errMsg?: unknown } | null)?.errMsg ?? error)
  if (/cancel/i.test(words)) return 'cancelled'
  if (/function_not_exist|not support|no such|system:function/i.test(words)) return 'unsupported'
  return /auth|deny|denied/i.test(words) ? 'denied' : 'failed'
}
