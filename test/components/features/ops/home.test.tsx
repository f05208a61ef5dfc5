import type { OpsHome } from '@storefront/contract/entities/site/dashboard'
import { OpsScreen } from '@/features/ops/screens/OpsScreen'
import { OpsNodeScreen } from '@/features/ops/screens/data/OpsNodeScreen'
import { ShortLinkScreen } from '@/features/ops/screens/shop/ShortLinkScreen'
import '@/i18n/ops'
import '@/i18n/trade'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { opsDataApi } from '@/services/api/ops/data'
import * as links from '@/services/short-link'
import { act, fireEvent } from '@testing-library/react/pure'
import { cleanup } from '../../../setup/render'
import { refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

jest.mock('@/services/short-link', () => ({ shortLink: jest.fn() }))

const home = (more: Partial<OpsHome> = {}): OpsHome => ({ waiting: [], today: null, my_verifications: null, ...more })
const today = {
  sales: '1280.50',
  refunds: '0.00',
  orders: 12,
  paid_orders: 9,
  page_views: 830,
  visitors: 120,
  conversion: 7.5,
  verifications: 4,
}
const staff = (...perms: string[]) => ({ ...user, perms })
beforeEach(() => {
  localStorage.clear()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

describe('the home of the operators', () => {
  test('shows what waits with its counts, each leading to its list', async () => {
    const waiting = [
      { kind: 'orders_to_ship', count: 3 },
      { kind: 'returns', count: 0 },
      { kind: 'registrations', count: 2 },
    ] as const
    jest.spyOn(opsDataApi, 'home').mockResolvedValue(home({ waiting: [...waiting] }))
    const screen = await renderScreen(
      <OpsScreen />,
      {},
      staff('shop.change_order', 'event.change_eventregistration'),
      'ops.index',
    )
    await screen.waitFor(() => screen.get('3 待发货订单'))
    expect(screen.all(/待审核售后/)).toEqual([])
    await screen.tap('3 待发货订单')
    await screen.tap('2 待审核报名')
    expect(openedScreens().map(({ name, params }) => [name, params])).toEqual([
      ['ops.order', { tab: 'wait_ship' }],
      ['ops.event', { waiting: 'true' }],
    ])
  })

  test('says that nothing waits, and shows the figures of today to those who may read them', async () => {
    jest.spyOn(opsDataApi, 'home').mockResolvedValue(home({ waiting: [{ kind: 'returns', count: 0 }], today }))
    const screen = await renderScreen(<OpsScreen />, {}, staff('*'), 'ops.index')
    await screen.waitFor(() => screen.text().includes('没有待处理的事项'))
    expect(screen.role('listitem').map((item) => item.textContent)).toEqual([
      '净销售额¥1280.50',
      '下单数12',
      '支付订单9',
      '浏览量830',
      '访客数120',
      '支付转化率7.5%',
      '核销数4',
      '退款¥0',
    ])
    await screen.tap('数据看板')
    expect(openedScreens()).toMatchObject([{ name: 'ops.analytics.dashboard' }])
  })

  test('puts the scanner first for gate staff, and for them alone', async () => {
    jest.spyOn(opsDataApi, 'home').mockResolvedValue(home({ my_verifications: 17 }))
    const screen = await renderScreen(
      <OpsScreen />,
      {},
      staff('shop.verify_eticket', 'event.verify_ticket'),
      'ops.index',
    )
    await screen.waitFor(() => screen.text().includes('今日已核销 17 张'))
    await screen.tap(/^扫码核销/)
    expect(openedScreens()).toMatchObject([{ name: 'ops.counter' }])
    cleanup()
    const other = await renderScreen(<OpsScreen />, {}, staff('shop.verify_eticket', 'shop.change_order'), 'ops.index')
    await other.waitFor(() => other.get('电子票核销'))
    expect(other.all(/^扫码核销/)).toEqual([])
  })

  test('keeps its menu when the counts cannot be read, and asks for them again on a tap', async () => {
    const read = jest.spyOn(opsDataApi, 'home').mockRejectedValue(refusal('forbidden', '没有权限'))
    const screen = await renderScreen(<OpsScreen />, {}, staff('shop.change_order'), 'ops.index')
    await screen.waitFor(() => screen.get('加载失败，点击重试'))
    expect(screen.get('订单管理')).toBeTruthy()
    read.mockResolvedValue(home({ waiting: [{ kind: 'orders_to_ship', count: 1 }] }))
    await screen.tap('加载失败，点击重试')
    await screen.waitFor(() => screen.get('1 待发货订单'))
  })
})

test('a short link is made of an address, copied, and stands in the list with its visits', async () => {
  const sl = 'https://shop.example/s/qingshi/AB12CD34'
  const list = jest.spyOn(opsDataApi, 'shortLinks').mockResolvedValue({
    count: 1,
    results: [{ id: 1, sl, path: '/mobile/product/1/', visits: 28, by: '客服', created: '2026-03-01T00:00:00.000Z' }],
  })
  const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
  const make = jest.mocked(links.shortLink).mockResolvedValue(sl)
  const screen = await renderScreen(<ShortLinkScreen />, {}, staff('base.read_shortlink'), 'ops.shortlink')
  await screen.waitFor(() => screen.text().includes('访问 28 次'))
  const field = [...document.querySelectorAll('input')].at(-1)
  if (!field) throw new Error('no field for the address')
  await act(async () => void fireEvent.input(field, { target: { value: ' /mobile/product/1/ ' } }))
  await screen.tap('生成短链')
  await screen.waitFor(() => copy.mock.calls.length === 1)
  expect(make).toHaveBeenCalledWith('/mobile/product/1/')
  expect(copy).toHaveBeenCalledWith(sl)
  await screen.tap(`复制短链 ${sl}`)
  expect(copy).toHaveBeenCalledTimes(2)
  expect(list).toHaveBeenCalled()
})

test('nodes lead to the level below them, and leaves to nowhere', async () => {
  const node = { depth: 1, is_active: true }
  jest.spyOn(opsDataApi, 'nodes').mockResolvedValue({
    count: 2,
    results: [
      { ...node, id: 1, name: '杭州', numchild: 2, members: 31 },
      { ...node, id: 2, name: '上海', numchild: 0, members: 4, is_active: false },
    ],
    path: [],
  })
  const screen = await renderScreen(<OpsNodeScreen />, {}, staff('base.read_node'), 'ops.node')
  await screen.waitFor(() => screen.text().includes('成员 31 · 下级 2'))
  expect(screen.text()).toContain('成员 4 · 已停用')
  expect(document.querySelectorAll('[role=main] a')).toHaveLength(1)
  await screen.tap(/^杭州/)
  expect(openedScreens()).toMatchObject([{ name: 'ops.node', params: { parent: '1' } }])
})
