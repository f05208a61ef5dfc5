import { writeOffline, readOffline } from '@/features/wallet/offline-cache'
import { router } from '@/router/router'
import { textStore } from '@/platform/text-store'

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

test('the parts of a wallet are stored where a key holds 200 KB and they are more together', () => {
  at('')
  const before = textStore.most
  Object.assign(textStore, { most: 200 * 1024 })
  const long = 'a'.repeat(100 * 1024)
  writeOffline('u1', 'coupons', long)
  writeOffline('u1', 'tickets', long)
  writeOffline('u1', 'eventTicket', 'code', '7')
  Object.assign(textStore, { most: before })
  expect([readOffline(null, 'coupons')?.data, readOffline('u1', 'tickets')?.data]).toEqual([long, long])
  expect([readOffline('u1', 'eventTicket', '7')?.data, readOffline('u1', 'eventTicket')]).toEqual(['code', null])
})
