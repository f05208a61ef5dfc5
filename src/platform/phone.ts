import type { Phone } from './types'

export const phone: Phone = {
  async call(number) {
    window.location.href = `tel:${number.replace(/[^\d+]/g, '')}`
    return 'unknown'
  },
}
