import { env } from '@/platform/env'
import { failureReasonOf } from '@/platform/native-bridge/ask-shell'
import { nativeBridge } from '@/platform/native-bridge'
import type { Phone } from './types'

export const phone: Phone = {
  async call(number) {
    const digits = number.replace(/[^\d+]/g, '')
    if (env.kind === 'app' && nativeBridge.present()) {
      try {
        await nativeBridge.invoke('call', { number: digits })
        return 'done'
      } catch (error) {
        return failureReasonOf(error) === 'cancelled' ? 'cancelled' : 'unknown'
      }
    }
    window.location.href = `tel:${digits}`
    return 'unknown'
  },
}
