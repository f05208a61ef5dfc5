import { addLanguage, type Language, showLanguage, t } from '@/i18n'
import { decimalText } from '@/i18n/decimal-text'
import { dayText, pastDayText, planText } from '@/i18n/plan-text'
import { setTimeZone } from '@/lib/time'
import '@/i18n/subpackage'
import { clientNamespaces } from '../../support/catalogues'

jest.mock('@/platform/text-store', () => ({
  textStore: { read: () => null, write: () => true, remove() {}, keys: () => [] },
}))

beforeEach(() => {
  setTimeZone([{ since: 0, minutes: 480 }])
  // The last hours of 2026 at the site, a year earlier or later elsewhere.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-12-31T15:00:00Z'))
})
afterEach(() => {
  jest.restoreAllMocks()
  return showLanguage('zh-cn')
})

test.each([
  ['zh-cn', '12月3日 周四', '2027年1月1日 周五', '1990年5月4日', '4.5'],
  ['en', 'Thu, 3 Dec', 'Fri, 1 Jan 2027', '4 May 1990', '4.5'],
  ['id', 'Kam, 3 Des', 'Jum, 1 Jan 2027', '4 Mei 1990', '4,5'],
] as const)(
  'a day in %s has its weekday, and its year if it is not this one; a birthday has no weekday',
  async (language: Language, thisYear, otherYear, birthday, score) => {
    if (language !== 'zh-cn') addLanguage(language, clientNamespaces(language))
    await showLanguage(language)
    expect(pastDayText(t, '1990-05-04')).toBe(birthday)
    expect(decimalText(t, 4.46)).toBe(score)
    expect([dayText(t, '2026-12-03'), dayText(t, '2027-01-01')]).toEqual([thisYear, otherYear])
  },
)

test('each date within a text is written so, its times stay', () => {
  expect(planText(t, '2026/12/05 10:00 - 2026/12/06 20:00')).toBe('12月5日 周六 10:00 - 12月6日 周日 20:00')
  expect(planText(t, '2026-12-05 10:00')).toBe('12月5日 周六 10:00')
  expect(planText(t, '')).toBe('')
})
