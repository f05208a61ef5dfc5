import { utcDate } from '@storefront/contract/domain/dayjs'
import { countryOf } from '@storefront/contract/domain/country/country'
import { namedZoneTime } from '@storefront/contract/domain/named-zone'
import { DatePicker } from 'antd'
import { currentLanguage } from '../../i18n'
import '../../i18n/dayjs-locales'
import { useMe } from '../../session/useMe'

type PickerDate = ReturnType<typeof utcDate>
type PickerConfig = Parameters<typeof DatePicker.generatePicker<PickerDate>>[0]

const DAYS = [0, 1, 2, 3, 4, 5, 6]
/** A Sunday. */
const SUNDAY = '2023-01-01'

/** A date as the Chinese form shows it: a user may change a figure in it, and the weekday follows. */
const CHINESE = /^(\d{4})年(\d{1,2})月(\d{1,2})日 \S+(?: (\d{2}):(\d{2}))?$/

function parseChinese(text: string): PickerDate | null {
  const [, year, month, day, hour = '00', minute = '00'] = CHINESE.exec(text) ?? []
  const date = utcDate(`${year}-${month}-${day} ${hour}:${minute}`, 'YYYY-M-D HH:mm', true)
  return date.isValid() ? date : null
}

/**
 * The dates of antd's pickers, in UTC: a local time of the site is a moment that reads as it in UTC, so that the
 * device's zone never takes part. @param zone the site's zone, in which today begins @param firstWeekday with which its
 * weeks begin
 */
const configIn = (zone: string, firstWeekday: number): PickerConfig => ({
  getNow: () => {
    const now = namedZoneTime(zone, Date.now())
    return utcDate(now ? `${now.date}T${now.time}` : Date.now())
  },
  getFixedDate: (text) => utcDate(text),
  getEndDate: (date) => date.endOf('month'),
  getWeekDay: (date) => date.day(),
  getYear: (date) => date.year(),
  getMonth: (date) => date.month(),
  getDate: (date) => date.date(),
  getHour: (date) => date.hour(),
  getMinute: (date) => date.minute(),
  getSecond: (date) => date.second(),
  getMillisecond: (date) => date.millisecond(),
  addYear: (date, n) => date.add(n, 'year'),
  addMonth: (date, n) => date.add(n, 'month'),
  addDate: (date, n) => date.add(n, 'day'),
  setYear: (date, n) => date.year(n),
  setMonth: (date, n) => date.month(n),
  setDate: (date, n) => date.date(n),
  setHour: (date, n) => date.hour(n),
  setMinute: (date, n) => date.minute(n),
  setSecond: (date, n) => date.second(n),
  setMillisecond: (date, n) => date.millisecond(n),
  isAfter: (one, other) => one.isAfter(other),
  isValidate: (date) => date.isValid(),
  locale: {
    getWeekFirstDay: () => firstWeekday % 7,
    getWeekFirstDate: (_, date) => date.subtract((date.isoWeekday() - firstWeekday + 7) % 7, 'day'),
    getWeek: (_, date) => date.isoWeek(),
    getShortWeekDays: () => DAYS.map((day) => utcDate(SUNDAY).add(day, 'day').locale(currentLanguage()).format('dd')),
    getShortMonths: () =>
      Array.from({ length: 12 }, (_, month) => utcDate(SUNDAY).month(month).locale(currentLanguage()).format('MMM')),
    format: (_, date, form) => date.locale(currentLanguage()).format(form),
    parse(_, text, forms) {
      for (const form of forms) {
        const date = utcDate(text, form, true)
        if (date.isValid()) return date
      }
      return parseChinese(text)
    },
  },
})

/** antd's pickers, by the zone whose today they mark and the first day of their weeks: each is a component of its own. */
const pickers = new Map<string, ReturnType<typeof DatePicker.generatePicker<PickerDate>>>()

/** Returns antd's picker over the local time of a zone. @param firstWeekday 1 is Monday, 7 is Sunday */
function pickerIn(zone: string, firstWeekday: number) {
  const key = `${zone} ${firstWeekday}`
  const picker = pickers.get(key) ?? DatePicker.generatePicker<PickerDate>(configIn(zone, firstWeekday))
  pickers.set(key, picker)
  return picker
}

/** Returns antd's picker over the local time of the site, with the weeks of its country. */
export function usePicker() {
  const site = useMe().data?.site
  return pickerIn(site?.time_zone ?? 'UTC', countryOf(site?.country).firstWeekday)
}
