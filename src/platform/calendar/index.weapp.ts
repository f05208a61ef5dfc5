import { addDays } from '@storefront/contract/domain/day'
import Taro from '@tarojs/taro'
import { deviceDay } from '@/lib/time'
import { withConsent } from '@/platform/privacy/consent'
import { failureReasonOf } from '@/platform/vendor/failure-reason'
import type { PhoneCalendar } from './types'

const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000)

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
          // Whole days are read by the phone's own calendar.
          allDay: days !== null,
          startTime: seconds(days ? deviceDay(days.first).getTime() : start),
          // The last second of the last day: midnight after it would be a day more.
          endTime: String(seconds(days ? deviceDay(addDays(days.last, 1)).getTime() - 1000 : end)),
        })
        return { ok: true, by: 'calendar' }
      } catch (error) {
        return { ok: false, reason: failureReasonOf(error) }
      }
    }),
}
