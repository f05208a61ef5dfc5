import { carrierHoliday } from '@storefront/contract/domain/country/carrier-holidays'
import { countries } from '@storefront/contract/domain/country/country'

const { CN, ID } = countries

test.each([
  ['2027-01-27', null],
  ['2027-01-28', '春节'],
  ['2027-02-12', '春节'],
  ['2027-02-13', null],
  ['2028-01-20', '春节'],
])('in China an order of %s meets %s', (today, name) => {
  expect(carrierHoliday(CN, today, 'zh-cn')?.name ?? null).toBe(name)
})

test('Indonesia has days and names of its own, and a country without rows has none', () => {
  expect(carrierHoliday(ID, '2027-03-05', 'id')).toEqual({ name: 'Lebaran', from: '2027-03-07', to: '2027-03-14' })
  expect(carrierHoliday(ID, '2027-02-08', 'id')).toBeNull()
  expect(carrierHoliday({ ...ID, code: 'SG' }, '2027-03-05', 'id')).toBeNull()
})
