import fc from 'fast-check'
import { formatDay, formatEnd, formatMoment } from '../../studio/src/i18n/format'
import { languages, showLanguage } from '../../studio/src/i18n'

const zones = fc.constantFrom('Asia/Shanghai', 'America/New_York', 'Australia/Lord_Howe', undefined)
const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
/** Browsers differ in the space before AM and PM. */
const plain = (text: string): string => text.replace(/\u202f/g, ' ')

describe.each(languages.map(({ code, tag }) => ({ code, tag })))('in $code', ({ code, tag }) => {
  beforeEach(() => showLanguage(code))
  afterEach(() => showLanguage('zh-cn'))

  test('a moment and a day read as the browser writes them', () => {
    fc.assert(
      fc.property(zones, moments, (timeZone, moment) => {
        const form = { dateStyle: 'medium', timeStyle: 'short' } as const
        expect(formatMoment(moment.toISOString(), timeZone)).toBe(
          plain(new Intl.DateTimeFormat(tag, { ...form, timeZone }).format(moment)),
        )
        const weekday = { month: 'short', day: 'numeric', weekday: 'short', timeZone: 'UTC' } as const
        expect(formatDay(moment.toISOString().slice(0, 10))).toBe(new Intl.DateTimeFormat(tag, weekday).format(moment))
      }),
    )
  })

  test('an end at midnight is 24:00 of the day before', () => {
    const day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date('2026-08-04'))
    expect(formatEnd('2026-08-04T16:00:00Z', 'Asia/Shanghai')).toBe(`${day} 24:00`)
    expect(formatEnd('2026-08-04T15:59:00Z', 'Asia/Shanghai')).toBe(
      formatMoment('2026-08-04T15:59:00Z', 'Asia/Shanghai'),
    )
  })
})
