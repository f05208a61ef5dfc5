import { stored } from '@/platform/storage'
import type { Privacy } from './types'

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

/**
 * Consent where the vendor stores none: requested once, and remembered on the device. A refusal is not remembered: the
 * next tap on the same thing asks again.
 */
export function consentStore(): Privacy {
  const cache = stored('privacy', { version: 1, empty: false, check: isBoolean })
  let hasAgreed: boolean | undefined
  let ask: () => Promise<boolean> = () => Promise.resolve(false)
  let asking: Promise<boolean> | null = null

  const question = async (): Promise<boolean> => {
    hasAgreed = await ask().catch(() => false)
    if (hasAgreed) cache.write(true)
    return hasAgreed
  }
  return {
    listen(listener) {
      ask = listener
    },
    consent() {
      hasAgreed ??= cache.read()
      if (hasAgreed) return Promise.resolve(true)
      asking ??= question().finally(() => {
        asking = null
      })
      return asking
    },
    openStatement: () => Promise.resolve(false),
  }
}
