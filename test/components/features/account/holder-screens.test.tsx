import type { Coupon } from '@storefront/contract/entities/wallet/coupon'
import { PackageCodeListScreen } from '@/features/ops/screens/counter/PackageCodeListScreen'
import { PackageCodeScreen } from '@/features/ops/screens/counter/PackageCodeScreen'
import { isContactRequested, requestContact } from '@/features/account/contact-request'
import { ContactsScreen } from '@/features/account/screens/ContactsScreen'
import { BackInStockScreen } from '@/features/catalog/screens/BackInStockScreen'
import { CouponScreen } from '@/features/wallet/screens/CouponScreen'
import { PackageScreen } from '@/features/wallet/screens/PackageScreen'
import { VoucherScreen } from '@/features/wallet/screens/VoucherScreen'
import { VouchersScreen } from '@/features/wallet/screens/VouchersScreen'
import { WalletScreen } from '@/features/wallet/screens/WalletScreen'
import { phone } from '@/platform/phone'
import { feedback } from '@/platform/feedback'
import { walletApi } from '@/services/api/wallet'
import { accountApi } from '@/services/api/account'
import { opsApi } from '@/services/api/ops'
import { catalogApi } from '@/services/api/catalog'
import { openedScreens } from '../../screen-router'
import { answerDialog, fill, refusal, renderScreen, user } from '../../fixtures'

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
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
  inventory: 5,
  available: 0,
  received: 0,
  max_user_applications: 1,
}

test('WalletScreen shows the balance and opens the membership cards', async () => {
  jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '322.00' })
  const screen = await renderScreen(<WalletScreen />)
  await screen.waitFor(() => screen.text().includes('¥322'))
  await screen.tap('会员卡')
  expect(openedScreens()).toEqual([{ name: 'shop.usermembershipcard', params: {}, mode: 'push' }])
})

describe('ContactsScreen', () => {
  const person = { id: 3, name: '林知远', mobile: '13800000009' }

  test('shows masked numbers and submits an edited contact with its full number', async () => {
    jest.spyOn(accountApi, 'contacts').mockResolvedValue({ count: 1, results: [person] })
    jest.spyOn(accountApi, 'contact').mockResolvedValue(person)
    const edit = jest.spyOn(accountApi, 'editContact').mockResolvedValue(person)
    const screen = await renderScreen(<ContactsScreen />)
    await screen.waitFor(() => screen.get('138****0009'))
    await screen.tap('编辑 林知远')
    await fill('姓名', ' ')
    await screen.tap('保存')
    expect(screen.text()).toContain('请填写姓名')
    expect(edit).not.toHaveBeenCalled()
    await fill('姓名', '林远')
    await screen.tap('保存')
    await screen.waitFor(() => edit.mock.calls.length === 1)
    expect(edit).toHaveBeenCalledWith(3, { name: '林远', mobile: '13800000009' })
  })

  test('gives the chosen contact to the fields that wait for one, and goes back', async () => {
    jest.spyOn(accountApi, 'contacts').mockResolvedValue({ count: 1, results: [person] })
    const take = jest.fn()
    requestContact(take)
    const screen = await renderScreen(<ContactsScreen />, { choose: '1' })
    await screen.waitFor(() => screen.get(/^林知远/))
    await screen.tap(/^林知远/)
    expect(take.mock.calls).toEqual([[person]])
    expect(isContactRequested()).toBe(false)
  })

  test('gives a new contact to the fields that wait for one', async () => {
    jest.spyOn(accountApi, 'contacts').mockResolvedValue({ count: 0, results: [] })
    jest.spyOn(accountApi, 'addContact').mockResolvedValue(person)
    const take = jest.fn()
    requestContact(take)
    const screen = await renderScreen(<ContactsScreen />, { choose: '1' })
    await screen.waitFor(() => screen.get('新增联系人'))
    await screen.tap('新增联系人')
    await fill('姓名', person.name)
    await fill('手机号', person.mobile)
    await screen.tap('保存')
    await screen.waitFor(() => take.mock.calls.length > 0)
    expect(take.mock.calls).toEqual([[person]])
  })

  test('dials the full number from a row', async () => {
    jest.spyOn(accountApi, 'contacts').mockResolvedValue({ count: 1, results: [person] })
    const call = jest.spyOn(phone, 'call').mockResolvedValue('unknown')
    const screen = await renderScreen(<ContactsScreen />)
    await screen.waitFor(() => screen.get('拨打 林知远'))
    await screen.tap('拨打 林知远')
    expect(call.mock.calls).toEqual([['13800000009']])
  })

  test('reloads the list instead of editing a contact that was removed elsewhere', async () => {
    const list = jest
      .spyOn(accountApi, 'contacts')
      .mockResolvedValueOnce({ count: 1, results: [person] })
      .mockResolvedValue({ count: 0, results: [] })
    jest.spyOn(accountApi, 'contact').mockRejectedValue(refusal('notFound', '内容不存在'))
    const screen = await renderScreen(<ContactsScreen />)
    await screen.waitFor(() => screen.get('编辑 林知远'))
    await screen.tap('编辑 林知远')
    await screen.waitFor(() => screen.text().includes('还没有联系人'))
    expect(list).toHaveBeenCalledTimes(2)
  })

  test('removes a contact only after a confirmation, and shows the list without it', async () => {
    const list = jest.spyOn(accountApi, 'contacts').mockResolvedValue({ count: 1, results: [person] })
    const remove = jest.spyOn(accountApi, 'removeContact').mockResolvedValue({ ok: true })
    const screen = await renderScreen(<ContactsScreen />)
    await screen.waitFor(() => screen.get('删除 林知远'))
    await screen.tap('删除 林知远')
    await answerDialog('取消')
    expect(remove).not.toHaveBeenCalled()
    await screen.tap('删除 林知远')
    list.mockResolvedValue({ count: 0, results: [] })
    await answerDialog('删除')
    await screen.waitFor(() => screen.text().includes('还没有联系人'))
    expect(remove.mock.calls).toEqual([[person.id]])
  })
})

test('CouponScreen receives the coupon, updates the counts and links to the own coupons', async () => {
  jest
    .spyOn(walletApi, 'coupon')
    .mockResolvedValueOnce(coupon)
    .mockResolvedValue({ ...coupon, inventory: 4, available: 1, received: 1 })
  const receive = jest
    .spyOn(walletApi, 'receiveCoupon')
    .mockResolvedValue({ ...coupon, inventory: 4, available: 1, received: 1 })
  const screen = await renderScreen(<CouponScreen />, { id: 'chaxi' })
  await screen.waitFor(() => screen.get('立即领取'))
  expect(screen.text()).toContain('5 张')
  await screen.tap('立即领取')
  await answerDialog('关闭')
  await screen.waitFor(() => screen.get('已领取'))
  expect(screen.text()).toContain('我可使用1 张')
  expect(receive).toHaveBeenCalledWith(1, expect.any(String))
  await screen.tap('查看我的优惠券')
  expect(openedScreens()).toEqual([{ name: 'shop.usercoupon', params: {}, mode: 'push' }])
})

test('PackageScreen shows the content, sends the staff code and shows the server message of a refusal', async () => {
  const pack = {
    id: 1,
    name: '初见礼包',
    description: '',
    start: null,
    end: null,
    is_out: false,
    inventory: null,
    received: 0,
    max_user_applications: 1,
    items: [{ coupon, quantity: 2 }],
  }
  jest.spyOn(walletApi, 'couponPackage').mockResolvedValue(pack)
  const receive = jest
    .spyOn(walletApi, 'receivePackage')
    .mockRejectedValueOnce(refusal('couponOut', '优惠券已被领完，下次请早'))
  const toast = jest.spyOn(feedback, 'toast')
  const screen = await renderScreen(<PackageScreen />, { id: '1', code: 'STAFF1' })
  await screen.waitFor(() => screen.get('一键领取'))
  expect(screen.text()).toContain('礼包内含 2 张优惠券')
  await screen.tap('一键领取')
  await screen.waitFor(() => toast.mock.calls.length === 1)
  expect(toast.mock.calls[0]?.[0]).toBe('优惠券已被领完，下次请早')
  receive.mockResolvedValue({ ...pack, received: 1 })
  await screen.tap('一键领取')
  await answerDialog('查看我的优惠券')
  expect(receive).toHaveBeenLastCalledWith(1, 'STAFF1', expect.any(String))
})

test('PackageCodeScreen shows the QR code, the own code and the number of received packages', async () => {
  jest.spyOn(opsApi, 'packageCode').mockResolvedValue({
    id: 1,
    code: 'STAFF1',
    package: { id: 1, name: '初见礼包' },
    received: 12,
    mobile_url: 'https://shop.example/mobile/x',
  })
  const screen = await renderScreen(<PackageCodeScreen />, { id: '1' }, { ...user, perms: ['base.read_shortlink'] })
  await screen.waitFor(() => screen.get('已领取 12 份'))
  expect(screen.text()).toContain('STAFF1')
  expect(document.querySelector('img[alt="初见礼包的领取码"]')?.getAttribute('src')).toMatch(/^data:image|^blob:/)
})

test('PackageCodeListScreen lists the packages with the number of received ones, and leads to the code of each', async () => {
  jest
    .spyOn(opsApi, 'packageCodes')
    .mockResolvedValue({ count: 1, results: [{ id: 3, name: '初见礼包', end: null, received: 12 }] })
  const screen = await renderScreen(<PackageCodeListScreen />, {}, { ...user, perms: ['base.read_shortlink'] })
  await screen.waitFor(() => screen.get('已领取 12 份'))
  await screen.tap('初见礼包')
  expect(openedScreens()).toMatchObject([{ name: 'ops.couponpackagecode', params: { id: '3' } }])
})

test('VouchersScreen shows the remaining quantity and the expiry', async () => {
  jest.spyOn(walletApi, 'vouchers').mockResolvedValue({
    count: 1,
    results: [
      {
        id: 1,
        ctype: 'shop.pickupvoucher',
        name: '中秋茶礼自提券',
        product: null,
        quantity: 6,
        available: 4,
        end: null,
      },
    ],
  })
  const screen = await renderScreen(<VouchersScreen />)
  await screen.waitFor(() => screen.get('中秋茶礼自提券'))
  expect(screen.text()).toContain('剩 4 份 / 共 6 份')
  expect(screen.text()).toContain('长期有效')
})

test('BackInStockScreen opens an available product, and cancels a subscription only after a confirmation', async () => {
  const subscription = {
    id: 9,
    product: { id: 4, name: '陈年岩茶', price: '488.00', main_image: null, is_sold_out: false },
    contact: { name: '林小满', mobile: '13800000001' },
    quantity: 2,
    status: 'waiting' as const,
    status_display: '等待到货',
    created: '2026-05-01T00:00:00Z',
    notified: null,
  }
  const list = jest
    .spyOn(catalogApi, 'backInStockSubscriptions')
    .mockResolvedValue({ count: 1, results: [subscription] })
  const cancelledSubscription = { ...subscription, status: 'cancelled' as const, status_display: '已取消' }
  const cancel = jest.spyOn(catalogApi, 'cancelBackInStockSubscription').mockResolvedValue(cancelledSubscription)
  const screen = await renderScreen(<BackInStockScreen />)
  await screen.waitFor(() => screen.get('陈年岩茶'))
  await screen.tap('有货了，去购买')
  expect(openedScreens()).toEqual([{ name: 'shop.product.detail', params: { id: '4' }, mode: 'push' }])
  await screen.tap('取消预约 陈年岩茶')
  await answerDialog('取消')
  expect(cancel).not.toHaveBeenCalled()
  await screen.tap('取消预约 陈年岩茶')
  list.mockResolvedValue({ count: 1, results: [cancelledSubscription] })
  await answerDialog('取消预约')
  await screen.waitFor(() => screen.text().includes('已取消'))
  expect(cancel.mock.calls).toEqual([[subscription.id]])
  expect(screen.all('取消预约 陈年岩茶')).toEqual([])
})

test('BackInStockScreen shows the current state when a cancellation is refused', async () => {
  const subscription = {
    id: 9,
    product: { id: 4, name: '陈年岩茶', price: '488.00', main_image: null, is_sold_out: false },
    contact: { name: '林小满', mobile: '13800000001' },
    quantity: 2,
    status: 'waiting' as const,
    status_display: '等待到货',
    created: '2026-05-01T00:00:00Z',
    notified: null,
  }
  jest
    .spyOn(catalogApi, 'backInStockSubscriptions')
    .mockResolvedValueOnce({ count: 1, results: [subscription] })
    .mockReturnValue(new Promise(() => {}))
  jest.spyOn(catalogApi, 'cancelBackInStockSubscription').mockRejectedValue(refusal('notFound', '内容不存在'))
  const read = jest
    .spyOn(catalogApi, 'backInStockSubscription')
    .mockResolvedValue({ ...subscription, status: 'over', status_display: '已结束' })
  const screen = await renderScreen(<BackInStockScreen />)
  await screen.waitFor(() => screen.get('取消预约 陈年岩茶'))
  await screen.tap('取消预约 陈年岩茶')
  await answerDialog('取消预约')
  await screen.waitFor(() => screen.text().includes('已结束'))
  expect(read).toHaveBeenCalledWith(9)
})

test('VouchersScreen opens the voucher detail, which links to the pickup of its product', async () => {
  const voucher = {
    id: 3,
    ctype: 'shop.pickupvoucher' as const,
    name: '中秋茶礼自提券',
    product: { id: 5, name: '茶礼', price: '99.00', main_image: null },
    quantity: 6,
    available: 4,
    end: null,
  }
  jest.spyOn(walletApi, 'vouchers').mockResolvedValue({ count: 1, results: [voucher] })
  const list = await renderScreen(<VouchersScreen />)
  await list.waitFor(() => list.get('中秋茶礼自提券'))
  await list.tap('中秋茶礼自提券')
  expect(openedScreens()).toEqual([{ name: 'shop.pickupcard.detail', params: { id: '3' }, mode: 'push' }])
  jest.spyOn(walletApi, 'voucher').mockResolvedValue(voucher)
  const screen = await renderScreen(<VoucherScreen />, { id: '3' })
  await screen.waitFor(() => screen.text().includes('剩 4 份 / 共 6 份'))
  await screen.tap('提货 茶礼')
  expect(openedScreens()).toEqual([{ name: 'shop.product.detail', params: { id: '5', pickup: '3' }, mode: 'push' }])
})

test('VoucherScreen shows a used-up voucher without a pickup action', async () => {
  const voucher = {
    id: 4,
    ctype: 'shop.pickupvoucher' as const,
    name: '茶券',
    product: { id: 5, name: '茶礼', price: '99.00', main_image: null },
    quantity: 2,
    available: 0,
    end: null,
  }
  const read = jest.spyOn(walletApi, 'voucher').mockResolvedValue(voucher)
  const screen = await renderScreen(<VoucherScreen />, { id: '4' })
  await screen.waitFor(() => screen.text().includes('已全部提取'))
  expect(read).toHaveBeenCalledWith(4, expect.anything())
  expect(screen.all(/^提货 /)).toEqual([])
})

test('BackInStockScreen links to a restocked product and offers no cancellation once over', async () => {
  const base = {
    contact: { name: '林小满', mobile: '13800000001' },
    quantity: 1,
    created: '2026-05-01T00:00:00Z',
    notified: new Date().toISOString(),
  }
  const product = { id: 4, name: '桂花红茶', price: '69.00', main_image: null, is_sold_out: false }
  jest.spyOn(catalogApi, 'backInStockSubscriptions').mockResolvedValue({
    count: 2,
    results: [
      { ...base, id: 1, product, status: 'notified', status_display: '已到货' },
      { ...base, id: 2, product: { ...product, name: '岩茶' }, status: 'over', status_display: '已结束' },
    ],
  })
  const screen = await renderScreen(<BackInStockScreen />)
  await screen.waitFor(() => screen.get('桂花红茶'))
  expect(screen.text()).toContain('刚刚到货')
  expect(() => screen.get('取消预约 岩茶')).toThrow()
  await screen.tap('已到货，去购买')
  expect(openedScreens()).toEqual([{ name: 'shop.product.detail', params: { id: '4' }, mode: 'push' }])
})
