import { t } from '@/i18n'
import { timeLabel } from '@/ui/display/timeLabel'

const now = Date.parse('2026-03-10T12:00:00Z')
const HOUR = 3_600_000

test.each([
  [0, '刚刚'],
  [HOUR / 4, '15 分钟前'],
  [5 * HOUR, '5 小时前'],
  [7 * 24 * HOUR, '7 天前'],
])('%i ms ago is shown as %s', (ms, words) => expect(timeLabel(t, new Date(now - ms).toISOString(), now)).toBe(words))

test('a time more than 7 days ago is shown as a date', () =>
  expect(timeLabel(t, new Date(now - 8 * 24 * HOUR).toISOString(), now)).toMatch(/^2026\/03\/0[123]$/))
