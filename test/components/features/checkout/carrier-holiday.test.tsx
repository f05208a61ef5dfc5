import { CarrierHolidayNote } from '@/features/checkout/components/CarrierHolidayNote'
import { renderScreen } from '../../fixtures'

afterEach(() => jest.restoreAllMocks())

test('the checkout says that parcels are late around a holiday of the carriers, and nothing else', async () => {
  const now = jest.spyOn(Date, 'now').mockReturnValue(Date.UTC(2027, 1, 1, 4))
  const screen = await renderScreen(<CarrierHolidayNote />)
  expect(screen.text()).toBe('春节期间（2月4日 周四至2月12日 周五）快递可能延迟，请预留时间')
  now.mockReturnValue(Date.UTC(2027, 2, 1, 4))
  await screen.rerender(<CarrierHolidayNote />)
  expect(screen.text()).toBe('')
})
