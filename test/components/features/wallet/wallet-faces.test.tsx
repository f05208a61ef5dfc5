import type { UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { CodeSheet } from '@/features/wallet/components/CodeSheet'
import { WalletScreen } from '@/features/wallet/screens/WalletScreen'
import { CardScreen } from '@/features/wallet/screens/CardScreen'
import '@/i18n/subpackage'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { screenLight } from '@/platform/screen-light'
import { ApiError } from '@/services/error'
import { walletApi } from '@/services/api/wallet'
import { openedScreens } from '../../screen-router'
import { cleanup } from '../../../setup/render'
import { renderScreen } from '../../fixtures'

const card = {
  id: 3,
  code: 'CARD12345678',
  name: '拾光会员卡',
  shop: { name: '青拾生活' },
  description: '',
  image: null,
  duration_days: null,
  percent_off: 5,
  is_free_shipping: false,
  start_date: '2026-01-01T00:00:00Z',
  end_date: null,
  is_valid: true,
}
const own = (id: number, label: string): UserCoupon => ({
  id,
  code: 'CODE00000007',
  num: 'secret',
  coupon: {
    id,
    ctype: 'shop.coupon',
    slug: 'chaxi',
    type: 'E',
    value: '50.00',
    label,
    description: '',
    start: null,
    end: null,
    is_valid: true,
    is_out: false,
    inventory: null,
    available: 1,
    received: 1,
    max_user_applications: null,
  },
  coupon_type: 'E',
  coupon_value: '50.00',
  start_date: null,
  end_date: null,
  status: 'unused',
  status_display: '待使用',
  present_status: 'available',
  present_until: null,
  is_satisfied: true,
  used: null,
  from: null,
})

beforeEach(() => localStorage.clear())

test('the wallet shows the first cards and coupons as they look', async () => {
  jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '0.00' })
  jest
    .spyOn(walletApi, 'cards')
    .mockResolvedValue({ count: 2, results: [card, { ...card, id: 4, code: 'OLD', name: '旧卡', is_valid: false }] })
  jest
    .spyOn(walletApi, 'ownCoupons')
    .mockResolvedValue({ count: 3, results: [own(1, '茶席兑换'), own(2, '新客兑换'), own(3, '第三张')] })
  const screen = await renderScreen(<WalletScreen />)
  await screen.waitFor(() => screen.text().includes('茶席兑换') && screen.text().includes('拾光会员卡'))
  expect(screen.text()).toContain('新客兑换')
  expect(screen.text()).not.toContain('第三张')
  expect(screen.text()).not.toContain('旧卡')
  await screen.tap(/拾光会员卡/)
  expect(openedScreens()).toMatchObject([{ name: 'shop.usermembershipcard.detail', params: { code: 'CARD12345678' } }])
})

test('the screen is bright while a code is shown, which is grouped by four', async () => {
  const dim = jest.fn()
  const brighten = jest.spyOn(screenLight, 'brighten').mockReturnValue(dim)
  jest.spyOn(walletApi, 'card').mockResolvedValue(card)
  const screen = await renderScreen(<CardScreen />, { code: card.code })
  await screen.waitFor(() => screen.text().includes('CARD 1234 5678'))
  expect(brighten).toHaveBeenCalledTimes(1)
  cleanup()
  expect(dim).toHaveBeenCalledTimes(1)
})

test('a coupon code can be shown without a network and says so', async () => {
  jest.spyOn(walletApi, 'ownCoupon').mockRejectedValue(new ApiError({ kind: 'network' }))
  const screen = await renderScreen(<CodeSheet close={() => {}} own={own(1, '茶席兑换')} />)
  await screen.waitFor(() => document.body.textContent?.includes('当前没有网络，此码仍可出示'))
  expect(document.body.textContent).toContain('CODE 0000 0007')
})
