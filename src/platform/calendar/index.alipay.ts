import type { PhoneCalendar } from './types'

/** Alipay gives mini-programs no calendar, and no file that they could hand on. */
export const phoneCalendar: PhoneCalendar = {
  can: () => false,
  add: () => Promise.resolve({ ok: false, reason: 'unsupported' }),
}
