import { raffleProblems } from '@storefront/contract/domain/promotion/raffle'
import { fieldError, type FieldRow, partsOf, percentText } from '@/features/ops/promotion/form/fields'
import { conversionOf, funnelSum } from '@/features/ops/promotion/funnel/funnel'
import { monthsUntil } from '@/features/ops/promotion/distribution/months'
import { emptyRaffle, raffleDraft, raffleInput } from '@/features/ops/promotion/raffle/raffle-form'
import { rulesHtml, rulesText } from '@/features/ops/promotion/raffle/rules-text'
import { t } from '@/i18n'
import '@/i18n/opspromotion'
import '@/i18n/subpackage'
import '@/i18n/catalog'

test.each([
  ['8.5', 850],
  ['0.01', 1],
  ['100', 10_000],
  ['8.505', null],
  ['x', null],
])('a percent of %s is %s parts', (text, parts) => {
  expect(partsOf(text)).toBe(parts)
})

test('parts are shown as a percent without zeros that say nothing', () => {
  expect([850, 1, 10_000, 0, 1200].map(percentText)).toEqual(['8.5', '0.01', '100', '0', '12'])
})

const number: FieldRow = { name: 'n', label: 'promoForm.check', kind: 'number', min: 1, max: 90 }
test.each([
  [number, '', true],
  [{ ...number, isOptional: true }, '', false],
  [number, '0', true],
  [number, '1.5', true],
  [number, ' 90 ', false],
  [number, '-3', true],
  [{ ...number, kind: 'amount', max: undefined }, '1.234', true],
  [{ ...number, kind: 'amount', max: undefined }, '1.23', false],
  [{ ...number, kind: 'moment' }, '2026-02-30 10:00', true],
  [{ ...number, kind: 'text', max: 3 }, 'abcd', true],
  [{ ...number, kind: 'target' }, '0', true],
  [{ ...number, kind: 'switch' }, '', false],
] as const)('a field %j with %j is wrong: %s', (row, text, isWrong) => {
  expect(fieldError(t, row as FieldRow, text, 2) !== null).toBe(isWrong)
})

test('rules of plain lines come back as they were written, and richer ones stay markup', () => {
  const text = '第一行 <3>\n第二行 A & B'
  expect(rulesHtml(text)).toBe('<p>第一行 &lt;3&gt;</p><p>第二行 A &amp; B</p>')
  expect(rulesText(rulesHtml(text))).toBe(text)
  const rich = '<h2>规则</h2><p>一</p>'
  expect(rulesText(rich)).toBe(rich)
  expect(rulesHtml(rulesText(rich))).toBe(rich)
  expect(rulesHtml(' \n ')).toBe('')
})

test('a raffle is sent in the moments that the site’s clock names, and read back to the same', () => {
  const offsets = [{ since: 0, minutes: 480 }]
  const draft = {
    raffle: { ...emptyRaffle.raffle, title: '转盘', kind: 'wheel', start: '2098-08-01 10:00', end: '2098-08-07 20:00' },
    prizes: [
      {
        ...emptyRaffle.prizes[0],
        name: '杯',
        kind: 'pickup_voucher',
        product: '9',
        coupon: '4',
        quantity: '2',
        value: '68',
        odds: '0.9',
      },
    ],
  } as typeof emptyRaffle
  const input = raffleInput(draft, offsets)
  expect(input).toMatchObject({ start: '2098-08-01T02:00:00.000Z', end: '2098-08-07T12:00:00.000Z' })
  expect(input.prizes).toEqual([
    { name: '杯', kind: 'pickup_voucher', ref: 9, quantity: 2, value: '68', odds: 90, picture: null },
  ])
  const read = raffleDraft({ ...input, prizes: input.prizes } as unknown as Parameters<typeof raffleDraft>[0], offsets)
  expect(raffleInput(read, offsets)).toEqual(input)
})

test('a draw has no odds, whatever was typed before its kind was chosen', () => {
  const [prize] = emptyRaffle.prizes
  expect(
    raffleInput({ raffle: emptyRaffle.raffle, prizes: prize ? [{ ...prize, odds: '5' }] : [] }, []).prizes[0]?.odds,
  ).toBeNull()
})

test('all that a raffle lacks is told at once', () => {
  const raffle = {
    kind: 'wheel',
    rules: ' ',
    start: '2026-03-02',
    end: '2026-03-01',
    claimDays: 30,
    prizes: [{ quantity: 1, value: 5_000_001, odds: 10_001 }],
  } as const
  expect(raffleProblems(raffle, 'CNY')).toEqual(['rules', 'dates', 'odds', 'value'])
  expect(raffleProblems({ ...raffle, prizes: [] }, 'CNY')).toEqual(['rules', 'dates', 'prizes'])
})

test('months are whole, whatever their length', () => {
  expect(monthsUntil('2024-03-31', 3)).toEqual([
    { key: '2024-03', from: '2024-03-01', to: '2024-03-31' },
    { key: '2024-02', from: '2024-02-01', to: '2024-02-29' },
    { key: '2024-01', from: '2024-01-01', to: '2024-01-31' },
  ])
})

test('rows of a funnel are summed, and a conversion needs visits', () => {
  const row = { key: 'a', shares: 1, visits: 3, orders: 1, amount: '0.10' }
  expect(funnelSum([row, { ...row, amount: '0.20' }], 2)).toEqual({ shares: 2, visits: 6, orders: 2, amount: '0.30' })
  expect([conversionOf(row), conversionOf({ visits: 0, orders: 0 }), conversionOf({ visits: 4, orders: 1 })]).toEqual([
    '33.3%',
    null,
    '25%',
  ])
})
