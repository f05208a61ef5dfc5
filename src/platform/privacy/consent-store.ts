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
  let prompt: () => Promise<boolean> = () => Promise.resolve(false)
  let pendingPrompt: Promise<boolean> | null = null

  const requestConsent = async (): Promise<boolean> => {
    hasAgreed = await prompt().catch(() => false)
    if (hasAgreed) cache.write(true)
    return hasAgreed
  }
  return {
    listen(listener) {
      prompt = listener
    },
    consent() {
      hasAgreed ??= cache.read()
      if (hasAgreed) return Promise.resolve(true)
      pendingPrompt ??= requestConsent().finally(() => {
        pendingPrompt = null
      })
      return pendingPrompt
    },
    isVendors: () => false,
    openStatement: () => Promise.resolve(false),
  }
}
