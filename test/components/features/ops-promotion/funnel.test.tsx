import type { FunnelRow } from '@storefront/contract/entities/promotion/distribution'
import { FunnelScreen } from '@/features/ops/promotion/screens/FunnelScreen'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/trade'
import { opsPromoterApi } from '@/services/api/ops/promotion'
import { renderScreen, user } from '../../fixtures'

const rows: FunnelRow[] = [
  { key: '_sp_pro', shares: 4, visits: 40, orders: 3, amount: '256.50' },
  { key: '_sp_int', shares: 10, visits: 0, orders: 0, amount: '0.00' },
]
const analyst = { ...user, perms: ['base.read_analytics'] }
const open = async (params: Record<string, string> = {}, results = rows) => {
  const read = jest.spyOn(opsPromoterApi, 'funnel').mockResolvedValue({ count: results.length, results })
  return { read, screen: await renderScreen(<FunnelScreen />, params, analyst, 'ops.funnel') }
}

test('all rows make one funnel, and the table has each of them', async () => {
  const { screen, read } = await open()
  await screen.waitFor(() => screen.all('全部转化图：分享 14，访问 40，订单 3，转化率 7.5%').length === 1)
  expect(read.mock.calls[0]?.[0].by).toBe('campaign')
  const cells = screen.role('row').map((row) => [...row.children].map(({ textContent }) => textContent))
  expect(cells).toEqual([
    ['推广活动', '分享', '访问', '订单', '转化率', '金额'],
    ['推广分享', '4', '40', '3', '7.5%', '¥256.50'],
    ['内部分享', '10', '0', '0', '—', '¥0'],
  ])
})

test('one key is chosen for the chart, and another part asks again', async () => {
  const { screen, read } = await open({ from: '2026-03-01', to: '2026-03-31' })
  await screen.waitFor(() => screen.all(/^推广活动 全部/).length > 0)
  await screen.tap(/^推广活动 全部/)
  await screen.tap(
    screen
      .role('button')
      .filter(({ textContent }) => textContent === '内部分享')
      .at(-1) as HTMLElement,
  )
  await screen.waitFor(() => screen.all('内部分享转化图：分享 10，访问 0，订单 0，转化率 —').length === 1)
  await screen.tap('推广内容')
  await screen.waitFor(() => read.mock.calls.length === 2)
  expect(read.mock.calls[1]?.[0]).toEqual({ from: '2026-03-01', to: '2026-03-31', by: 'content' })
})

test('days without a share or a visit say so, and days the wrong way round are not asked for', async () => {
  const { screen, read } = await open({ from: '2026-03-31', to: '2026-03-01' }, [])
  await screen.waitFor(() => screen.text().includes('结束日期不能早于开始日期'))
  expect(read).not.toHaveBeenCalled()
  await screen.tap('今天')
  await screen.waitFor(() => screen.text().includes('这段时间没有数据'))
})
