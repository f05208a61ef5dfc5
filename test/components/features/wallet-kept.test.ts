import { keep, keptOf } from '@/features/wallet/kept'
import { router } from '@/platform/router'

const at = (tenant: string) => jest.spyOn(router, 'site').mockReturnValue({ base: '/mobile', tenant })
beforeEach(() => localStorage.clear())

test('what is kept of one site does not open at another, also where nobody knows who is here', () => {
  at('rimba')
  keep('u1', 'coupons', [1])
  expect(keptOf('u1', 'coupons')?.data).toEqual([1])
  at('')
  expect(keptOf(null, 'coupons')).toBeNull()
  at('rimba')
  expect(keptOf(null, 'coupons')?.data).toEqual([1])
})

test('another user meets nothing of what the last one left', () => {
  at('')
  keep('u1', 'cards', ['a'])
  expect(keptOf('u2', 'cards')).toBeNull()
  keep('u2', 'coupons', [2])
  expect(keptOf('u1', 'cards')).toBeNull()
})
