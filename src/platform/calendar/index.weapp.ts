import Taro from '@tarojs/taro'
import { withConsent } from '@/platform/privacy/consent'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import type { PhoneCalendar } from './types'

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

/** Midnight of a day (YYYY-MM-DD) on the phone, by which WeChat reads whole days; in milliseconds. */
function midnight(date: string, more = 0): number {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(year, month - 1, day + more).getTime()
}

/** WeChat asks the visitor whether it may write to the calendar. */
export const phoneCalendar: PhoneCalendar = {
  can: () => true,
  add: ({ title, place, description, start, end, days }) =>
    withConsent(async () => {
      try {
        await Taro.addPhoneCalendar({
          title,
          location: place,
          description,
          allDay: days !== null,
          startTime: seconds(days ? midnight(days.first) : start),
          // The last second of the last day: midnight after it would be a day more.
          endTime: String(seconds(days ? midnight(days.last, 1) - 1000 : end)),
        })
        return { ok: true, by: 'calendar' }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error) }
      }
    }),
}
