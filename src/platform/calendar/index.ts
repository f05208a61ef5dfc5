import { calendarFile } from '@storefront/contract/domain/calendar-event'
import { env } from '@/platform/env'
import { isFirstRender } from '@/platform/first-page'
import type { PhoneCalendar } from './types'

/** Time for the browser to take a file over. */
const FILE_LIFETIME_MS = 60_000

/** Browsers hand a file to the calendar. The browser inside WeChat and our app's web view download nothing. */
export const phoneCalendar: PhoneCalendar = {
  can: () => isFirstRender() || env.kind === 'browser',
  async add(event) {
    if (!phoneCalendar.can()) return { ok: false, reason: 'unsupported' }
    try {
      const address = URL.createObjectURL(
        new Blob([calendarFile(event, Date.now())], { type: 'text/calendar;charset=utf-8' }),
      )
      const link = document.createElement('a')
      link.href = address
      link.download = `${event.uid}.ics`
      document.body.append(link)
      link.click()
      link.remove()
      setTimeout(() => URL.revokeObjectURL(address), FILE_LIFETIME_MS)
      return { ok: true, by: 'file' }
    } catch {
      return { ok: false, reason: 'failed' }
    }
  },
}
