import { isDateDisabled } from '@storefront/contract/domain/forms/date-rules'

const TODAY = '2026-11-20'

describe('days that a calendar does not offer', () => {
  test.each([
    ['offers every day without rules', {}, '2020-01-01', false],
    ['disables yesterday when the past is disabled', { past: true }, '2026-11-19', true],
    ['offers today when the past and the future are disabled', { past: true, future: true }, TODAY, false],
    ['disables tomorrow when the future is disabled', { future: true }, '2026-11-21', true],
    ['disables a Saturday when weekends are disabled', { weekend: true }, '2026-11-21', true],
    ['disables a Sunday when weekends are disabled', { weekend: true }, '2026-11-22', true],
    ['offers a Friday when weekends are disabled', { weekend: true }, '2026-11-20', false],
    ['offers a Monday when weekends are disabled', { weekend: true }, '2026-11-23', false],
    ['disables a named day', { dates: ['2026-12-25'] }, '2026-12-25', true],
    ['offers the day after a named day', { dates: ['2026-12-25'] }, '2026-12-26', false],
    ['orders days of different years', { past: true }, '2027-01-01', false],
  ])('%s', (_, rules, date, disabled) => {
    expect(isDateDisabled(rules, date, TODAY)).toBe(disabled)
  })
})
