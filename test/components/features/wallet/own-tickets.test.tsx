import type { OwnTicket } from '@storefront/contract/entities/wallet/eticket'
import { OwnTicketsScreen } from '@/features/wallet/screens/OwnTicketsScreen'
import { WalletScreen } from '@/features/wallet/screens/WalletScreen'
import '@/i18n/ticket'
import '@/i18n/wallet'
import { clearUserCaches } from '@/platform/storage'
import { ApiError } from '@/services/error'
import { walletApi } from '@/services/api/wallet'
import { cleanup } from '../../../setup/render'
import { renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

beforeEach(() => localStorage.clear())

const card = (more: Partial<OwnTicket> = {}): OwnTicket => ({
  id: 1,
  num: 'ABCD1234EFGH5678',
  status: 'unused',
  status_display: '未使用',
  start: '2026-01-01T00:00:00Z',
  end: null,
  used: null,
  contacts: { name: '林小满', mobile: '138****0001' },
  product_name: '茶席体验',
  attributes_label: '双人',
  ...more,
})
const usedCard = card({
  id: 2,
  num: 'USED5678',
  status: 'used',
  status_display: '已使用',
  used: '2026-02-01T00:00:00Z',
})
/** The server: what stands under each tab. */
const holds = (of: Partial<Record<'unused' | 'used' | 'expired', OwnTicket[]>>) =>
  jest
    .spyOn(walletApi, 'tickets')
    .mockImplementation(({ tab }) => Promise.resolve({ count: of[tab]?.length ?? 0, results: of[tab] ?? [] }))
const goOffline = () => jest.spyOn(walletApi, 'tickets').mockRejectedValue(new ApiError({ kind: 'network' }))
const qr = '券码 ABCD1234EFGH5678 的二维码'

test('the wallet links to the own tickets', async () => {
  jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '0.00' })
  const screen = await renderScreen(<WalletScreen />)
  await screen.waitFor(() => screen.get('我的票券'))
  await screen.tap('我的票券')
  expect(openedScreens()).toMatchObject([{ name: 'shop.virtualcard' }])
})

test('the wallet shows the next tickets with their codes, soonest expiry first, 190 px for one and 220 px for several', async () => {
  jest.spyOn(walletApi, 'fund').mockResolvedValue({ count: 0, results: [], balance: '0.00' })
  const later = card({ id: 3, num: 'LATER5678', product_name: '冬茶会', end: '2999-02-01T00:00:00Z' })
  const soon = card({ id: 4, num: 'SOON5678', product_name: '秋茶会', end: '2999-01-01T00:00:00Z' })
  holds({ unused: [card(), later, soon, card({ id: 5, num: 'OVER5678', end: '2026-01-02T00:00:00Z' })] })
  const screen = await renderScreen(<WalletScreen />)
  await screen.waitFor(() => screen.get(qr))
  const heights = () =>
    [...screen.box.querySelectorAll<HTMLElement>('[style*="height"]')].map(({ style }) => style.height)
  expect(heights()).toContain('220px')
  expect(screen.all(/的二维码$/).map((code) => code.getAttribute('alt'))).toEqual(
    ['SOON5678', 'LATER5678', 'ABCD1234EFGH5678'].map((num) => `券码 ${num} 的二维码`),
  )
  cleanup()

  holds({ unused: [card()] })
  const one = await renderScreen(<WalletScreen />)
  await one.waitFor(() => one.get(qr))
  expect([...one.box.querySelectorAll<HTMLElement>('[style*="height"]')].map(({ style }) => style.height)).toContain(
    '190px',
  )
  cleanup()

  goOffline()
  const offline = await renderScreen(<WalletScreen />)
  await offline.waitFor(() => offline.get(qr))
})

test('lists own tickets by tab and shows a code only for usable ones', async () => {
  holds({ unused: [card()], used: [usedCard] })
  const screen = await renderScreen(<OwnTicketsScreen />)
  await screen.waitFor(() => screen.get(qr))
  for (const words of ['茶席体验', '双人', '长期有效', '138****0001']) expect(screen.text()).toContain(words)
  expect(screen.text()).not.toContain('网络不可用')
  cleanup()
  const past = await renderScreen(<OwnTicketsScreen />, { tab: 'used' })
  await past.waitFor(() => past.text().includes('USED'))
  expect(past.all(/的二维码$/)).toHaveLength(0)
  expect(past.text()).toContain('使用时间')
})

test.each([
  ['unused', '没有可用的票券'],
  ['used', '还没有用过票券'],
  ['expired', '没有失效的票券'],
])('shows an empty state for the tab %s', async (tab, words) => {
  holds({})
  const screen = await renderScreen(<OwnTicketsScreen />, { tab })
  await screen.waitFor(() => screen.get(words))
})

describe('offline', () => {
  const openedBefore = async (...cards: OwnTicket[]) => {
    holds({ unused: cards })
    const first = await renderScreen(<OwnTicketsScreen />)
    await first.waitFor(() => first.get(qr))
    cleanup()
    goOffline()
  }

  test('shows cached tickets with their codes and the cache time, without those expired since', async () => {
    const soon = new Date(Date.now() + 3_600_000).toISOString()
    await openedBefore(card(), card({ id: 3, num: 'SOON0000', product_name: '夜茶', end: soon }))
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 7_200_000)
    const screen = await renderScreen(<OwnTicketsScreen />)
    await screen.waitFor(() => screen.get(qr))
    clock.mockRestore()
    expect(screen.text()).toMatch(/网络不可用，以下为 \d{4}\/\d\d\/\d\d \d\d:\d\d 的内容/)
    expect(screen.text()).not.toContain('夜茶')
  })

  test('shows an offline message on the other tabs', async () => {
    await openedBefore(card())
    const screen = await renderScreen(<OwnTicketsScreen />, { tab: 'used' })
    await screen.waitFor(() => screen.get('联网后再试'))
    expect(screen.all(qr)).toHaveLength(0)
  })

  test('shows no cached tickets to another user or after logout', async () => {
    await openedBefore(card())
    const other = await renderScreen(<OwnTicketsScreen />, {}, { ...user, uuid: 'u2', auid: 'a2' })
    await other.waitFor(() => /重试|重新加载/.test(other.text()))
    expect(other.all(qr)).toHaveLength(0)
    cleanup()
    clearUserCaches()
    const again = await renderScreen(<OwnTicketsScreen />)
    await again.waitFor(() => /重试|重新加载/.test(again.text()))
    expect(again.all(qr)).toHaveLength(0)
  })
})
