import type { Result } from '@/platform/result'

export interface Scan {
  /** Reads one QR or bar code by the camera. */
  scan(): Promise<Result<{ readonly text: string }>>
}
