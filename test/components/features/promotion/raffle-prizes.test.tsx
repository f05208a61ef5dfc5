import { useChosenAddress } from '@/features/account/address-selection'
import { RafflePrizeScreen } from '@/features/promotion/screens/RafflePrizeScreen'
import { RafflePromoterScreen } from '@/features/promotion/screens/RafflePromoterScreen'
import '@/i18n/promotion'
import '@/i18n/subpackage'
import { feedback } from '@/platform/feedback'
import { raffleApi } from '@/services/api/raffle'
import { act } from '@testing-library/react/pure'
import { checkoutOf, renderScreen } from '../../fixtures'
import { openedScreens } from '../../screen-router'
import { winOf } from './raffle-support'

jest.setTimeout(60_000)

beforeEach(() => {
  localStorage.clear()
  useChosenAddress.getState().choose(null)
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

const openPrizes = async (win = winOf(7)) => {
  jest.spyOn(raffleApi, 'wins').mockResolvedValue({ count: 1, results: [win] })
  const screen = await renderScreen(<RafflePrizeScreen />)
  await screen.waitFor(() => screen.get(/^奖品1/))
  return screen
}

test('a prize of diamonds is claimed by one tap', async () => {
  const claim = jest
    .spyOn(raffleApi, 'claim')
    .mockResolvedValue({ ...winOf(7, { status: 'handed_out' }), flashMessages: [] })
  const screen = await openPrizes()
  expect(screen.text()).toContain('前领取，逾期失效')
  await screen.tap('领取 奖品1')
  await screen.waitFor(() => claim.mock.calls.length === 1)
  expect(claim).toHaveBeenCalledWith(7, undefined, expect.any(String))
})

test('a product goes to the address that was chosen and confirmed', async () => {
  const claim = jest
    .spyOn(raffleApi, 'claim')
    .mockResolvedValue({ ...winOf(7, { status: 'claimed' }), flashMessages: [] })
  const screen = await openPrizes(winOf(7, { needs_address: true }))
  await screen.tap('领取 奖品1')
  expect(openedScreens().at(-1)).toMatchObject({ name: 'shop.shippingaddress', params: { choose: '1' } })
  await act(async () => useChosenAddress.getState().choose(checkoutOf('1.00').address))
  await screen.waitFor(() => screen.get(/^奖品将寄往：林小满 138\*{4}0001 /))
  expect(claim).not.toHaveBeenCalled()
  await screen.tap('确定')
  await screen.waitFor(() => claim.mock.calls.length === 1)
  expect(claim).toHaveBeenCalledWith(7, 5, expect.any(String))
})

test('a prize whose time is over cannot be claimed', async () => {
  const screen = await openPrizes(
    winOf(7, { status: 'forfeited', status_display: '已失效', claim_before: '2020-01-01T00:00:00Z' }),
  )
  expect(screen.text()).toContain('已失效')
  expect(screen.all('领取 奖品1')).toEqual([])
})

test('an application needs a name and a number, and shows how it stands', async () => {
  const application = {
    id: 1,
    name: '林小满',
    mobile: '13800000001',
    message: '',
    status: 'applied',
    status_display: '审核中',
    reason: '',
    created: '2026-05-01T00:00:00Z',
  } as const
  const list = jest.spyOn(raffleApi, 'promoter').mockResolvedValue({ count: 0, results: [] })
  const apply = jest.spyOn(raffleApi, 'applyPromoter').mockImplementation(async () => {
    list.mockResolvedValue({ count: 1, results: [application] })
    return application
  })
  const screen = await renderScreen(<RafflePromoterScreen />)
  await screen.waitFor(() => screen.get('提交申请'))
  await screen.tap('提交申请')
  expect(screen.text()).toContain('请填写姓名')
  expect(apply).not.toHaveBeenCalled()
  await screen.input('姓名', '林小满')
  await screen.input('手机号', '13800000001')
  await screen.tap('提交申请')
  await screen.waitFor(() => screen.get('审核中'))
  expect(screen.text()).toContain('138****0001')
  expect(screen.all('提交申请')).toEqual([])
})
