import { isString, stored } from '@/platform/storage'
import { randomId } from '@/lib/hash'

const cache = stored('visit', { version: 1, empty: '', check: isString })
let current = ''

/** Random id of this device's visits, sent with every call as `_sid`. */
export function visitId(): string {
  if (!current) {
    current = cache.read() || randomId()
    cache.write(current)
  }
  return current
}
