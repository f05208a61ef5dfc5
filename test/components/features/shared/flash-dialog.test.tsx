import { TOAST_MS } from '@storefront/contract/constants'
import type { FlashMessage } from '@storefront/contract/entities/site/flash-message'
import { act } from 'react'
import { openFlash } from '@/shared/flash/openFlash'
import { openReward } from '@/shared/reward/rewards'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { alert } from '@/ui/overlay/dialogs'
import { OverlayHost } from '@/ui/overlay/OverlayHost'
import { answerDialog, dialog, renderScreen } from '../../fixtures'
import { render } from '../../../setup/render'
import { openedScreens } from '../../screen-router'

async function show(...messages: FlashMessage[]) {
  const onClose = jest.fn()
  const screen = await renderScreen(<OverlayHost>屏</OverlayHost>)
  await act(async () => void openFlash(messages).then(onClose))
  await screen.waitFor(() => isOpen() || onClose.mock.calls.length > 0)
  return { screen, onClose }
}
const words = () => dialog().textContent ?? ''
const isOpen = () => document.querySelector('[role="dialog"]') !== null

const cases: [string, FlashMessage, string[]][] = [
  [
    'a link',
    { kind: 'link', description: '新品', subDescription: '山雾杯', link: { type: 'product', id: 1 } },
    ['新品', '山雾杯', '去看看'],
  ],
  [
    'coupons',
    { kind: 'coupons', coupons: [{ id: 1, type: 'R', value: '10.00', label: '新人券', end: '2026-12-31T10:30:00Z' }] },
    ['恭喜获得优惠券', '¥10', '新人券', '有效期至 2026/12/31', '查看我的优惠券'],
  ],
  [
    'a rebate',
    { kind: 'coupons', coupons: [{ id: 1, type: 'P', value: '15', label: '会员折扣', end: null }] },
    ['8.5折', '会员折扣'],
  ],
  [
    'a card without end',
    {
      kind: 'usermcard',
      usermcard: { name: '黑金卡', shop: { name: '青拾生活' }, duration_days: null, end_date: null },
    },
    ['恭喜获得会员卡', '青拾生活', '黑金卡', '永久有效'],
  ],
  [
    'a distributor',
    { kind: 'dist_grant', dist_grant: { dist_kind: 'promoter', msg: '您已成为推广员' } },
    ['您已成为推广员', '返回首页'],
  ],
  [
    'an account',
    { kind: 'wxaccount', wxaccount: { name: '青拾', qr_url: '/media/qr.png' } },
    ['长按识别二维码', '公众号：青拾', '复制'],
  ],
  ['a prize', { kind: 'raffle', description: '一等奖' }, ['恭喜中奖', '一等奖']],
  [
    'a prize that waits to be claimed',
    { kind: 'raffle', description: '中秋抽奖', subDescription: '青釉杯', link: { type: 'raffle', id: 1 } },
    ['恭喜中奖', '中秋抽奖', '青釉杯', '去看看'],
  ],
  [
    'diamonds of a prize',
    { kind: 'gamification', description: '中秋抽奖', gamification: { diamond: { amount: 20 } } },
    ['中秋抽奖', '+20 钻石', '知道了'],
  ],
  [
    'a voucher of a prize',
    { kind: 'pickupvoucher', description: '茶点一份', subDescription: '中秋抽奖' },
    ['恭喜获得提货券', '茶点一份', '中秋抽奖'],
  ],
  ['a voucher', { kind: 'pickupvoucher' }, ['恭喜获得提货券', '知道了']],
  ['an unknown kind', { kind: 'lottery', description: '您好' }, ['您好', '知道了']],
  ['a known kind without its part', { kind: 'coupons', description: '您好' }, ['您好', '知道了']],
]
test.each(cases)('flash message with %s shows its content', async (_, message, expected) => {
  await show(message)
  for (const part of expected) expect(words()).toContain(part)
})

const gainOf = (gamification: FlashMessage['gamification'], more: Partial<FlashMessage> = {}): FlashMessage => ({
  kind: 'gamification',
  gamification,
  ...more,
})
const toasts = () => jest.spyOn(feedback, 'toast').mockImplementation(() => {})

test('earned coins of several messages are one line beside what was tapped, and no dialog', async () => {
  const toast = toasts()
  await show(
    gainOf({ point: { amount: 2 }, diamond: { amount: 5 }, charm: { amount: 0 } }),
    gainOf({ point: { amount: 1 } }),
  )
  expect(toast.mock.calls).toEqual([['+5 钻石  +3 积分', { at: 'tap' }]])
  expect(isOpen()).toBe(false)
})

test('pending coins say when they come', async () => {
  const toast = toasts()
  const pending = { matures: '2026-12-16T00:00:00Z', description: '待入账', subDescription: '预计 2026-12-16' }
  await show(gainOf({ charm: { amount: 20 } }, pending))
  expect(toast.mock.calls).toEqual([['+20 魅力值\n预计 2026-12-16', { at: 'tap' }]])
})

test('coins with a picture of the shop keep their dialog, and earned ones are said after it', async () => {
  const toast = toasts()
  await show(gainOf({ point: { amount: 9 } }, { img_url: '/media/gift.png' }), gainOf({ diamond: { amount: 5 } }))
  expect(words()).toContain('+9 积分')
  expect(words()).not.toContain('钻石')
  expect(toast).not.toHaveBeenCalled()
  await answerDialog('知道了')
  expect(toast.mock.calls).toEqual([['+5 钻石', { at: 'tap' }]])
})

test('earned coins are said when the message that came with them is gone', async () => {
  jest.useFakeTimers()
  const toast = jest.spyOn(feedback, 'toast')
  try {
    await renderScreen(<OverlayHost>屏</OverlayHost>)
    // As a call does it: the reply's reward goes first, then the screen says that it worked.
    await act(async () => {
      void openFlash([gainOf({ diamond: { amount: 5 } })])
      await Promise.resolve()
      feedback.toast('签到成功')
    })
    await act(async () => jest.advanceTimersByTimeAsync(TOAST_MS - 100))
    expect(toast).toHaveBeenCalledTimes(1)
    await act(async () => jest.advanceTimersByTimeAsync(200))
    expect(toast).toHaveBeenLastCalledWith('+5 钻石', { at: 'tap' })
  } finally {
    jest.useRealTimers()
  }
})

test('waits for an open dialog to close before it shows a message', async () => {
  const toast = toasts()
  const screen = await renderScreen(<OverlayHost>屏</OverlayHost>)
  await act(async () => void alert({ text: '请先完成所有问题' }))
  await act(async () => void openFlash([{ kind: 'link', description: '新品' }, gainOf({ diamond: { amount: 5 } })]))
  expect(document.body.textContent).not.toContain('新品')
  await answerDialog('知道了')
  await screen.waitFor(isOpen)
  expect(words()).toContain('新品')
  expect(toast).not.toHaveBeenCalled()
})

test('opens no dialog for messages without content', async () => {
  const { onClose } = await show({ kind: 'link' }, { kind: 'gamification', gamification: {} })
  expect(isOpen()).toBe(false)
  expect(onClose).toHaveBeenCalled()
})

test('follows a link only on its button, after the dialog closed', async () => {
  const message = { kind: 'link', description: '新品', link: { type: 'product', id: 1 } }
  await show(message)
  await answerDialog('关闭')
  expect(openedScreens()).toEqual([])
  await show(message)
  await answerDialog('去看看')
  expect(isOpen()).toBe(false)
  expect(openedScreens()).toMatchObject([{ name: 'shop.product.detail', params: { id: '1' } }])
})

test.each([
  [
    '查看我的优惠券',
    { kind: 'coupons', coupons: [{ id: 1, type: 'R', value: '1.00', label: '券', end: null }] },
    'shop.usercoupon',
  ],
  ['返回首页', { kind: 'dist_grant', dist_grant: { dist_kind: 'agent', msg: '好' } }, 'mobile.index'],
])('%s opens its screen', async (name, message, route) => {
  await show(message)
  await answerDialog(name)
  expect(openedScreens()).toMatchObject([{ name: route }])
})

test('shows several messages in one dialog as a carousel with a dot for each', async () => {
  await show(
    { kind: 'link', description: '一' },
    { kind: 'x', description: '二' },
    { kind: 'raffle', description: '三' },
  )
  expect(document.querySelectorAll('[role="dialog"]')).toHaveLength(1)
  const row = dialog().querySelector<HTMLElement>('[aria-roledescription="carousel"]')
  if (!row) throw new Error('no carousel')
  expect(row.getAttribute('aria-label')).toBe('消息，共 3 条，可左右滑动')
  expect([...(row.firstElementChild?.children ?? [])].map((slide) => slide.textContent)).toEqual([
    expect.stringContaining('一'),
    expect.stringContaining('二'),
    expect.stringContaining('三'),
  ])
  const dots = row.nextElementSibling
  const lit = () => [...(dots?.children ?? [])].findIndex((dot) => dot.className.includes('on'))
  expect(dots?.children).toHaveLength(3)
  expect(lit()).toBe(0)
  await act(async () => void row.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true })))
  expect(lit()).toBe(2)
})

test('copies the official account name, or shows a hint to select it when copying fails', async () => {
  const toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(clipboard, 'copy').mockResolvedValueOnce('done').mockResolvedValueOnce('failed')
  await show({ kind: 'wxaccount', wxaccount: { name: '青拾', qr_url: '' } })
  await answerDialog('复制公众号名称')
  await answerDialog('复制公众号名称')
  expect(clipboard.copy).toHaveBeenCalledWith('青拾')
  expect(toast.mock.calls.map(([text]) => text)).toEqual(['复制成功', '浏览器不支持复制,请直接选中复制'])
})

test('login messages remain open on the next screen', async () => {
  await show({ kind: 'link', description: '欢迎' })
  await render(<OverlayHost>下一屏</OverlayHost>)
  expect(words()).toContain('欢迎')
})

test('openReward shows the reward in a dialog', async () => {
  const screen = await renderScreen(<OverlayHost>屏</OverlayHost>)
  const coupon = { id: 1, type: 'R', value: '10.00', label: '新人券', end: null }
  await act(async () => void openReward({ kind: 'coupons', coupons: [coupon] }))
  await screen.waitFor(isOpen)
  expect(words()).toContain('新人券')
})
