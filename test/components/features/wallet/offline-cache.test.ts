import { writeOffline, readOffline } from '@/features/wallet/offline-cache'
import { router } from '@/router/router'

const at = (tenant: string) => jest.spyOn(router, 'site').mockReturnValue({ base: '/mobile', tenant })
beforeEach(() => localStorage.clear())

test('the offline cache of one site is not visible on another site, even without a known user', () => {
  at('rimba')
  writeOffline('u1', 'coupons', [1])
  expect(readOffline('u1', 'coupons')?.data).toEqual([1])
  at('')
  expect(readOffline(null, 'coupons')).toBeNull()
  at('rimba')
  expect(readOffline(null, 'coupons')?.data).toEqual([1])
})

test('the offline cache of one user is not visible to another and is removed by their writes', () => {
  at('')
  writeOffline('u1', 'cards', ['a'])
  expect(readOffline('u2', 'cards')).toBeNull()
  writeOffline('u2', 'coupons', [2])
  expect(readOffline('u1', 'cards')).toBeNull()
})
