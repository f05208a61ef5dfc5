import { addLanguage, type Language, showLanguage, t } from '@/i18n'
import { dayText, planText } from '@/i18n/plan-text'
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
  ['zh-cn', '12月3日 周四', '2027年1月1日 周五'],
  ['en', 'Thu, 3 Dec', 'Fri, 1 Jan 2027'],
  ['id', 'Kam, 3 Des', 'Jum, 1 Jan 2027'],
] as const)(
  'a day in %s has its weekday, and its year if it is not this one',
  async (language: Language, thisYear, otherYear) => {
    if (language !== 'zh-cn') addLanguage(language, clientNamespaces(language))
    await showLanguage(language)
    expect([dayText(t, '2026-12-03'), dayText(t, '2027-01-01')]).toEqual([thisYear, otherYear])
  },
)

test('each date within a text is written so, its times stay', () => {
  expect(planText(t, '2026/12/05 10:00 - 2026/12/06 20:00')).toBe('12月5日 周六 10:00 - 12月6日 周日 20:00')
  expect(planText(t, '2026-12-05 10:00')).toBe('12月5日 周六 10:00')
  expect(planText(t, '')).toBe('')
})
