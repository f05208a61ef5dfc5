import { act } from 'react'
import type { UserMembershipCard } from '@storefront/contract/entities/wallet/membership-card'
import type { Coupon, CouponGift, UserCoupon } from '@storefront/contract/entities/wallet/coupon'
import { AddressEditScreen } from '@/features/account/screens/AddressEditScreen'
import { CounterScreen } from '@/features/ops/screens/counter/CounterScreen'
import { PackageCodeScreen } from '@/features/ops/screens/counter/PackageCodeScreen'
import { FundScreen } from '@/features/wallet/screens/FundScreen'
import { RechargeScreen } from '@/features/wallet/screens/RechargeScreen'
import { BankCardsScreen } from '@/features/account/screens/BankCardsScreen'
import { CardOfferScreen } from '@/features/wallet/screens/CardOfferScreen'
import { CardsScreen } from '@/features/wallet/screens/CardsScreen'
import { BackInStockScreen } from '@/features/catalog/screens/BackInStockScreen'
import { CouponScreen } from '@/features/wallet/screens/CouponScreen'
import { PackageScreen } from '@/features/wallet/screens/PackageScreen'
import { CouponCard } from '@/shared/coupon/CouponCard'
import { GiftScreen } from '@/features/wallet/screens/GiftScreen'
import { OwnCouponsScreen } from '@/features/wallet/screens/OwnCouponsScreen'
import { feedback } from '@/platform/feedback'
import { share } from '@/platform/share'
import { clearUserCaches } from '@/platform/storage'
import { coinsApi } from '@/services/api/coins'
import { walletApi } from '@/services/api/wallet'
import { accountApi } from '@/services/api/account'
import { catalogApi } from '@/services/api/catalog'
import { opsApi } from '@/services/api/ops'
import { siteApi } from '@/services/api/site'
import { track } from '@/services/track'
import { ApiError } from '@/services/error'
import { cleanup, fire } from '../../../setup/render'
import { openedScreens } from '../../screen-router'
import { answerDialog, button, fill, orderOf, productOf, refusal, renderScreen, user } from '../../fixtures'

let isMessenger = false
jest.mock('@/platform/gift-support', () => ({ canGiftCoupon: () => isMessenger }))

let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  isMessenger = false
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

const coupon: Coupon = {
  id: 1,
  ctype: 'shop.coupon',
  slug: 'chaxi',
  type: 'R',
  value: '50.00',
  label: '茶席满减',
  description: '满 399 减 50',
  start: null,
  end: null,
  is_valid: true,
  is_out: false,
  inventory: null,
  available: 1,
  received: 1,
  max_user_applications: null,
}
const own = (more: Partial<UserCoupon> = {}): UserCoupon => ({
  id: 7,
  code: 'CODE00000007',
  num: 'secret',
  coupon,
  coupon_type: coupon.type,
  coupon_value: coupon.value,
  start_date: null,
  end_date: null,
  status: 'unused',
  status_display: '待使用',
  present_status: 'available',
  present_until: null,
  is_satisfied: true,
  used: null,
  from: null,
  ...more,
})
const holds = (...results: UserCoupon[]) =>
  jest.spyOn(walletApi, 'ownCoupons').mockResolvedValue({ count: results.length, results })
const networkError = () => new ApiError({ kind: 'network' })

describe('OwnCouponsScreen', () => {
  test('shows validity and status, and the code of an exchange coupon', async () => {
    holds(
      own({
        coupon: { ...coupon, type: 'E', value: '0', label: '手工皂兑换券' },
        coupon_type: 'E',
        end_date: '2030-01-02T10:30:00Z',
      }),
    )
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('手工皂兑换券'))
    expect(screen.text()).toContain('有效期至 2030/01/02')
    expect(screen.text()).toContain('待使用')
    await screen.tap('出示券码')
    expect(await answerDialog('复制券码')).toContain('CODE 0000 0007')
  })

  test('replaces the code by the status when the coupon was redeemed meanwhile', async () => {
    const exchange = {
      coupon: { ...coupon, type: 'E' as const, value: '0', label: '手工皂兑换券' },
      coupon_type: 'E' as const,
    }
    holds(own(exchange))
    const read = jest
      .spyOn(walletApi, 'ownCoupon')
      .mockResolvedValue(own({ ...exchange, status: 'used', status_display: '已使用', is_satisfied: false }))
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('出示券码'))
    await screen.tap('出示券码')
    await screen.waitFor(() => document.querySelector('[role="dialog"] [role="status"]')?.textContent === '已使用')
    expect(read).toHaveBeenCalledWith(7, expect.anything())
    expect(screen.text()).not.toContain('CODE00000007')
  })

  test('receives a coupon by a code of the shop and reloads the list', async () => {
    const list = jest.spyOn(walletApi, 'ownCoupons').mockResolvedValue({ count: 0, results: [] })
    const add = jest.spyOn(walletApi, 'addCoupon').mockResolvedValue(own())
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('领取'))
    list.mockClear()
    await fill('优惠码', ' chaxi ')
    await screen.tap('领取')
    expect(await answerDialog('关闭')).toContain('茶席满减')
    expect(add).toHaveBeenCalledWith('chaxi', expect.any(String))
    await screen.waitFor(() => list.mock.calls.length > 0)
  })

  test('offers gifting only inside the messaging app', async () => {
    holds(own())
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('去使用'))
    expect(screen.all('赠送')).toHaveLength(0)
  })

  test.each([
    ['done', 1],
    ['copied', 1],
    ['cancelled', 0],
    ['failed', 0],
  ] as const)('a share with result %s gifts the coupon %i times', async (result, times) => {
    isMessenger = true
    holds(own())
    const present = jest
      .spyOn(walletApi, 'present')
      .mockResolvedValue(own({ status: 'presenting', present_status: 'ing' }))
    const send = jest.spyOn(share, 'send').mockResolvedValue(result)
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('赠送'))
    await screen.tap('赠送')
    await screen.tap('分享给好友')
    await screen.waitFor(() => send.mock.calls.length === 1)
    expect(send.mock.calls[0]?.[0].link('session')).toContain('/shop/usercoupon/secret/present/')
    expect(present).toHaveBeenCalledTimes(times)
  })

  test("asks after the vendor's own sheet whether it was sent, and gifts the coupon only then", async () => {
    isMessenger = true
    holds(own())
    jest.spyOn(share, 'way').mockReturnValue('vendor-button')
    const present = jest
      .spyOn(walletApi, 'present')
      .mockResolvedValue(own({ status: 'presenting', present_status: 'ing' }))
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('赠送'))
    await screen.tap('赠送')
    await screen.tap('分享给好友')
    await fire('useDidShow')
    await answerDialog('还没有')
    expect(present).not.toHaveBeenCalled()
    await fire('useDidShow')
    expect(screen.text()).not.toContain('已经分享给好友了吗？')
    await screen.tap('分享给好友')
    await fire('useDidShow')
    await answerDialog('已分享')
    await screen.waitFor(() => present.mock.calls.length === 1)
  })

  test('removes a coupon from the list after it was shared, and leaves it when sharing was cancelled', async () => {
    isMessenger = true
    const [mine, other] = [own(), own({ id: 8, coupon: { ...coupon, label: '留着的券' } })]
    const page = { count: 2, results: [mine, other] }
    // The answer that was read before the share is all there is: nothing but the share takes the coupon away.
    const list = jest.spyOn(walletApi, 'ownCoupons').mockResolvedValue(page)
    jest.spyOn(walletApi, 'present').mockResolvedValue(own({ status: 'presenting', present_status: 'ing' }))
    const send = jest.spyOn(share, 'send').mockResolvedValue('cancelled')
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('赠送 茶席满减'))
    await screen.tap('赠送 茶席满减')
    await screen.tap('分享给好友')
    expect(screen.all('赠送 茶席满减')).toHaveLength(1)
    list.mockReturnValue(new Promise(() => {}))
    send.mockResolvedValue('done')
    await screen.tap('分享给好友')
    await screen.waitFor(() => screen.all('赠送 茶席满减').length === 0)
    expect(screen.text()).toContain('留着的券')
  })

  test('cancels a gift after a confirmation', async () => {
    holds(
      own({
        status: 'presenting',
        status_display: '转赠中',
        present_status: 'ing',
        is_satisfied: false,
        present_until: '2026-05-07T04:00:00Z',
      }),
    )
    const cancel = jest.spyOn(walletApi, 'cancelPresent').mockResolvedValue(own())
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.get('取消赠送'))
    await screen.tap('取消赠送')
    await answerDialog('继续赠送')
    expect(cancel).not.toHaveBeenCalled()
    await screen.tap('取消赠送')
    await answerDialog('取消赠送')
    await screen.waitFor(() => cancel.mock.calls.length === 1)
  })
})

describe('offline', () => {
  test('shows cached coupons with the cache time and their codes', async () => {
    holds(own({ coupon: { ...coupon, type: 'E', label: '手工皂兑换券' }, coupon_type: 'E' }))
    const first = await renderScreen(<OwnCouponsScreen />)
    await first.waitFor(() => first.get('手工皂兑换券'))
    cleanup()
    jest.spyOn(walletApi, 'ownCoupons').mockRejectedValue(networkError())
    const screen = await renderScreen(<OwnCouponsScreen />)
    await screen.waitFor(() => screen.text().includes('网络不可用'))
    expect(screen.text()).toMatch(/以下为 \d{4}\/\d\d\/\d\d \d\d:\d\d 的内容/)
    await screen.tap('出示券码')
    await answerDialog('复制券码')
  })

  test('shows no cached coupons to another user or after logout', async () => {
    holds(own())
    const first = await renderScreen(<OwnCouponsScreen />)
    await first.waitFor(() => first.get('茶席满减'))
    cleanup()
    jest.spyOn(walletApi, 'ownCoupons').mockRejectedValue(networkError())
    const other = await renderScreen(<OwnCouponsScreen />, {}, { ...user, uuid: 'u2', auid: 'a2' })
    await other.waitFor(() => other.text().includes('重试') || other.text().includes('重新加载'))
    expect(other.text()).not.toContain('茶席满减')
    cleanup()
    expect(localStorage.length).toBeGreaterThan(0)
    clearUserCaches()
    const again = await renderScreen(<OwnCouponsScreen />)
    await again.waitFor(() => again.text().includes('重试') || again.text().includes('重新加载'))
    expect(again.text()).not.toContain('茶席满减')
  })
})

describe('a coupon that is out', () => {
  test.each([
    ['its card', <CouponCard key="card" coupon={{ ...coupon, is_out: true }} />],
    ['its screen', <CouponScreen key="screen" />],
    ['its package', <PackageScreen key="package" />],
  ])('says so when the button of %s is tapped, and is not received', async (_, ui) => {
    jest.spyOn(walletApi, 'coupon').mockResolvedValue({ ...coupon, is_out: true })
    jest.spyOn(walletApi, 'couponPackage').mockResolvedValue({ ...coupon, name: '礼包', items: [], is_out: true })
    const receive = jest.spyOn(walletApi, 'receiveCoupon')
    const screen = await renderScreen(ui, { id: '3' })
    await screen.waitFor(() => screen.text().includes('已领完'))
    await screen.tap('已领完')
    expect(toast).toHaveBeenCalledWith('优惠券已被领完，下次请早')
    expect(receive).not.toHaveBeenCalled()
  })
})

describe('GiftScreen', () => {
  const gift = (state: CouponGift['state']): CouponGift => ({
    coupon,
    state,
    giver: { name: '周牧野', avatar: null },
    end_date: null,
    present_until: '2026-05-07T04:00:00Z',
  })

  test('receives the gift, tells the analytics and opens the own coupons', async () => {
    jest.mocked(track).mockClear()
    jest.spyOn(walletApi, 'gift').mockResolvedValue(gift('open'))
    const receive = jest.spyOn(walletApi, 'receiveGift').mockResolvedValue({ ok: true })
    const screen = await renderScreen(<GiftScreen />, { num: 'secret' })
    await screen.waitFor(() => screen.get('周牧野 送您一张优惠券'))
    await screen.tap('收下')
    expect(receive).toHaveBeenCalledWith('secret', expect.any(String))
    expect(jest.mocked(track).mock.calls).toEqual([['coupon_receive', { coupon: coupon.id }]])
    expect(openedScreens()).toEqual([{ name: 'shop.usercoupon', params: {}, mode: 'replace' }])
  })

  test.each([
    ['taken', '来晚了，优惠券已被领取'],
    ['returned', '链接已过期，优惠券已退回赠送人'],
    ['cancelled', '赠送人已取消赠送'],
    ['own', '这是您赠送的优惠券，等待好友领取'],
  ] as const)('shows the state of a gift that is %s, without a receive button', async (state, words) => {
    jest.spyOn(walletApi, 'gift').mockResolvedValue(gift(state))
    const screen = await renderScreen(<GiftScreen />, { num: 'secret' })
    await screen.waitFor(() => screen.get(words))
    expect(screen.all('收下')).toHaveLength(0)
  })
})

describe('membership cards', () => {
  const card: UserMembershipCard = {
    id: 1,
    code: 'CARD1',
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
  const offer = {
    ...card,
    code: 'shiguang',
    available: 3,
    state: 'open' as const,
    start_date: undefined,
    end_date: undefined,
    is_valid: undefined,
  }

  test('are listed with shop and name, link to their detail, and are followed by the offered ones', async () => {
    jest.spyOn(walletApi, 'cards').mockResolvedValue({ count: 1, results: [card] })
    jest.spyOn(walletApi, 'offeredCards').mockResolvedValue({ count: 1, results: [{ ...offer, name: '茶友卡' }] })
    const screen = await renderScreen(<CardsScreen />)
    await screen.waitFor(() => screen.get('茶友卡'))
    expect(screen.text()).toContain('青拾生活')
    await screen.tap('拾光会员卡')
    expect(openedScreens()).toEqual([
      { name: 'shop.usermembershipcard.detail', params: { code: 'CARD1' }, mode: 'push' },
    ])
  })

  test('are looked up by a code of the shop', async () => {
    jest.spyOn(walletApi, 'cards').mockResolvedValue({ count: 0, results: [] })
    jest.spyOn(walletApi, 'offeredCards').mockResolvedValue({ count: 0, results: [] })
    const screen = await renderScreen(<CardsScreen />)
    await screen.waitFor(() => screen.get('还没有会员卡'))
    await fill('凭码领取', ' shiguang ')
    await screen.tap('查找')
    expect(openedScreens()).toEqual([{ name: 'shop.membershipcard', params: { id: 'shiguang' }, mode: 'push' }])
  })

  test('are received by their code', async () => {
    jest.spyOn(walletApi, 'offeredCard').mockResolvedValue(offer)
    const receive = jest.spyOn(walletApi, 'receiveCard').mockResolvedValue({ ...card, flashMessages: [] })
    const screen = await renderScreen(<CardOfferScreen />, { id: 'shiguang' })
    await screen.waitFor(() => screen.get('立即领取'))
    expect(screen.text()).toContain('9.5折')
    await screen.tap('立即领取')
    expect(receive).toHaveBeenCalledWith('shiguang', expect.any(String))
  })
})

describe('balance, recharge and bank cards', () => {
  test('RechargeScreen creates an order for the selected amount and opens its payment', async () => {
    jest.spyOn(walletApi, 'recharges').mockResolvedValue({
      count: 2,
      results: [
        { id: 1, amount: '100.00', gift: '0.00' },
        { id: 2, amount: '200.00', gift: '10.00' },
      ],
    })
    const recharge = jest.spyOn(walletApi, 'recharge').mockResolvedValue(orderOf({ number: 'R1', tit: '200.00' }))
    const screen = await renderScreen(<RechargeScreen />)
    await screen.waitFor(() => screen.get('充值 ¥100'))
    await screen.tap('送 ¥10')
    await screen.tap('充值 ¥200')
    await screen.waitFor(() => openedScreens().length === 1)
    expect(recharge).toHaveBeenCalledWith(2, expect.any(String))
    expect(openedScreens()).toEqual([{ name: 'payment', params: { order: 'R1', amount: '200.00' }, mode: 'replace' }])
  })

  test('FundScreen shows the balance above its records, and diamonds as whole numbers', async () => {
    const record = {
      id: 1,
      change: '-21.80',
      after: '78.20',
      reason: 'pay',
      reason_display: '订单支付',
      ref: 'D4',
      created: '2026-05-01T00:00:00Z',
    }
    jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 1, results: [record], balance: '78.20' })
    const screen = await renderScreen(<FundScreen />)
    await screen.waitFor(() => screen.text().includes('订单支付'))
    for (const text of ['¥78.20', '-¥21.80', '余 ¥78.20']) expect(screen.text()).toContain(text)
    const none = { amount: 0 }
    const pending = [{ kind: 'point' as const, amount: 20, matures: '2026-05-17T04:00:00.000Z' }]
    const coins = {
      diamond: none,
      point: none,
      charm: none,
      level: null,
      next_level: null,
      levels: [],
      expiring: [],
      pending,
    }
    jest.spyOn(coinsApi, 'account').mockResolvedValue(coins)
    jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '60' })
    await screen.tap('钻石')
    await screen.waitFor(() => screen.get('还没有收支记录'))
    expect(screen.text()).toContain('60')
    for (const text of ['欠', '待入账']) expect(screen.text()).not.toContain(text)
    jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '-8' })
    await screen.tap('积分')
    await screen.waitFor(() => screen.get('欠 8 积分，今后获得的会先抵扣'))
    expect(screen.text()).toContain('待入账 20 积分，预计 2026/05/17 起到账')
  })

  test('BankCardsScreen validates the fields and sends the card number without spaces', async () => {
    jest.spyOn(accountApi, 'bankCards').mockResolvedValue({ count: 0, results: [] })
    jest.spyOn(accountApi, 'banks').mockResolvedValue({ count: 1, results: [{ code: 'CMB', name: '招商银行' }] })
    const card = { id: 1, bank: { code: 'CMB', name: '招商银行' }, holder: '林小满', number: '**** **** **** 6783' }
    const add = jest.spyOn(accountApi, 'addBankCard').mockResolvedValue(card)
    const screen = await renderScreen(<BankCardsScreen />)
    await screen.waitFor(() => screen.get('还没有银行卡'))
    await screen.tap('添加银行卡')
    await screen.tap('保存')
    for (const text of ['请填写持卡人姓名', '请选择开户银行', '请填写正确的银行卡号'])
      expect(screen.text()).toContain(text)
    await fill('持卡人', '林小满')
    await fill('卡号', '6225 8801 2345 6783')
    await screen.tap('请选择开户银行')
    await screen.tap('招商银行')
    await screen.tap('保存')
    await screen.waitFor(() => add.mock.calls.length === 1)
    expect(add).toHaveBeenCalledWith({ holder: '林小满', bank: 'CMB', number: '6225880123456783' }, expect.any(String))
  })
})

test('BackInStockScreen requires a name and a mobile number and submits the subscription', async () => {
  jest.spyOn(catalogApi, 'product').mockResolvedValue(productOf({ is_sold_out: true }))
  jest
    .spyOn(accountApi, 'contacts')
    .mockResolvedValue({ count: 1, results: [{ id: 3, name: '林知远', mobile: '13800000009' }] })
  const add = jest.spyOn(catalogApi, 'addBackInStockSubscription').mockResolvedValue({
    id: 1,
    product: null,
    contact: { name: '林知远', mobile: '13800000009' },
    quantity: 1,
    status: 'waiting',
    status_display: '等待到货',
    created: '2026-05-01T00:00:00Z',
    notified: null,
  })
  const screen = await renderScreen(<BackInStockScreen />, { product: '1' })
  await screen.waitFor(() => screen.get('选择联系人'))
  await screen.tap('提交预约')
  expect(screen.text()).toContain('请输入正确的手机号')
  expect(add).not.toHaveBeenCalled()
  await screen.tap('选择联系人')
  await screen.waitFor(() => screen.role('radio').length === 1)
  await screen.tap(/^林知远/)
  await screen.tap('提交预约')
  await screen.waitFor(() => openedScreens().length === 1)
  expect(add).toHaveBeenCalledWith(
    { product_id: 1, quantity: 1, name: '林知远', mobile: '13800000009' },
    expect.any(String),
  )
})

describe('coupon redemption screen', () => {
  const staff = { ...user, perms: ['shop.verify_eticket'] }

  test('redeems a typed code, shows the redeemed coupon and shows the message of a refusal', async () => {
    const verify = jest
      .spyOn(opsApi, 'verifyCoupon')
      .mockResolvedValue({ coupon, code: 'CODE7', holder: '林小满', used: '2026-05-06T04:00:00Z' })
    const screen = await renderScreen(<CounterScreen />, {}, staff)
    await screen.waitFor(() => screen.get('确认核销'))
    await screen.tap('确认核销')
    expect(screen.text()).toContain('请输入券码')
    await fill('券码', ' CODE7 ')
    await screen.tap('确认核销')
    await screen.waitFor(() => screen.get('茶席满减'))
    expect(verify).toHaveBeenCalledWith('CODE7', expect.any(String))
    expect(toast).toHaveBeenCalledWith('核销成功', { at: 'center' })
    verify.mockRejectedValue(refusal('couponUsed', '该券已于 2026-05-06 12:00 使用'))
    await fill('券码', 'CODE7')
    await screen.tap('确认核销')
    expect(await answerDialog('知道了')).toContain('该券已于 2026-05-06 12:00 使用')
  })

  test('shows no redeem button before the user is known', async () => {
    const screen = await renderScreen(<CounterScreen />, {}, null)
    expect(screen.text()).not.toContain('确认核销')
  })

  test('requires the permission, as does the package code screen, which then requests nothing', async () => {
    const screen = await renderScreen(<CounterScreen />)
    await screen.waitFor(() => screen.get('您没有核销权限'))
    cleanup()
    const packageCode = jest.spyOn(opsApi, 'packageCode')
    const other = await renderScreen(<PackageCodeScreen />, { id: '1' })
    await other.waitFor(() => other.get('您没有推广权限'))
    expect(packageCode).not.toHaveBeenCalled()
  })
})

test('AddressEditScreen fills the form, including the region, from a pasted address', async () => {
  jest
    .spyOn(siteApi, 'districts')
    .mockResolvedValue({ count: 1, results: [{ code: '330106', name: '西湖区', level: 'district' }] })
  const save = jest.spyOn(accountApi, 'addAddress').mockRejectedValue(refusal('addressFull', '最多保存 50 个收货地址'))
  const screen = await renderScreen(<AddressEditScreen />)
  await screen.waitFor(() => screen.get('保存地址'))
  const area = document.querySelector<HTMLTextAreaElement>('textarea[aria-label="智能填写"]')
  if (!area) throw new Error('nowhere to paste')
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
    area,
    '林小满 138-0000-0001 浙江省杭州市西湖区文三路 100 号',
  )
  act(() => void area.dispatchEvent(new Event('input', { bubbles: true })))
  await screen.waitFor(() => button('识别'))
  await screen.tap('识别')
  await screen.waitFor(() => toast.mock.calls.length === 1)
  expect(toast).toHaveBeenCalledWith('已识别，请核对后保存', { at: 'center' })
  await screen.tap('保存地址')
  await screen.waitFor(() => save.mock.calls.length === 1)
  expect(save.mock.calls[0]?.[0]).toEqual({
    name: '林小满',
    mobile: '13800000001',
    province: '33',
    city: '3301',
    district: '330106',
    address: '文三路100号',
    is_default: false,
  })
})
