import type {
  DistSetting,
  OpsDistRate,
  OpsIncomeRow,
  OpsPromoter,
} from '@storefront/contract/entities/promotion/distribution'
import { monthsUntil } from '@/features/ops/promotion/distribution/months'
import { OpsPromoterScreen } from '@/features/ops/promotion/screens/OpsPromoterScreen'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { opsPromoterApi } from '@/services/api/ops/promotion'
import { catalogApi } from '@/services/api/catalog'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const sums = { pending: '15.36', settled: '0.00', paid: '8.00', taken_back: '0.00', available: '-2.50' }
const promoter: OpsPromoter = {
  id: 2,
  dist_kind: 'partner',
  dist_kind_display: '合伙人',
  status: 'applied',
  status_display: '审核中',
  code: '',
  reason: '',
  created: '2026-03-01T00:00:00.000Z',
  name: '周南',
  mobile: '13800000009',
  message: '喜欢就想推荐给大家',
  parent: { id: 1, name: '林小满' },
  sums,
  actions: ['approve', 'refuse'],
}
const active: OpsPromoter = {
  ...promoter,
  id: 1,
  name: '林小满',
  status: 'active',
  status_display: '已通过',
  code: 'DEMOPROM',
  parent: null,
  actions: ['suspend'],
}
const income: OpsIncomeRow = {
  id: 7,
  kind: 'commission',
  kind_display: '佣金',
  state: 'pending',
  state_display: '待结算',
  level: 1,
  order_number: 'D100',
  product_name: '山雾杯',
  paid: '128.00',
  rate: '12',
  amount: '15.36',
  settles: '2026-03-20T00:00:00.000Z',
  created: '2026-03-01T00:00:00.000Z',
  promoter: { id: 1, name: '林小满', mobile: '13800000008' },
  withdrawal: '',
}
const rate: OpsDistRate = {
  id: 3,
  scope: 'category',
  target: 4,
  target_name: '茶器',
  dist_kind: null,
  level: 1,
  rate: 850,
}
const setting: DistSetting = {
  is_open: true,
  has_second_level: false,
  attribution_days: 15,
  settle_days: 15,
  second_level_rule: '微信规定：不得收取入门费。',
}
const manager = { ...user, perms: ['distribution.change_promoter', 'distribution.read_income'] }
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
const open = (params: Record<string, string>, as = manager) =>
  renderScreen(<OpsPromoterScreen />, params, as, 'ops.promoter')

describe('promoters', () => {
  const openList = async (params: Record<string, string> = {}, as = manager) => {
    const read = jest.spyOn(opsPromoterApi, 'list').mockResolvedValue({ count: 2, results: [promoter, active] })
    const screen = await open({ section: 'promoters', ...params }, as)
    await screen.waitFor(() => screen.all('通过 周南').length > 0)
    return { screen, read }
  }

  test('are narrowed by status and kind of the address, and show what they are and what they earned', async () => {
    const { screen, read } = await openList({ status: 'applied', dist_kind: 'partner' })
    expect(read.mock.calls[0]?.[0]).toMatchObject({ status: 'applied', dist_kind: 'partner' })
    for (const part of [
      '申请说明：喜欢就想推荐给大家',
      '上级：林小满',
      '合伙人',
      'DEMOPROM',
      '可提现 -¥2.50',
      '待结算 ¥15.36',
    ])
      expect(screen.text()).toContain(part)
  })

  test('are approved after a question and refused with a reason', async () => {
    const { screen } = await openList()
    const process = jest.spyOn(opsPromoterApi, 'process').mockResolvedValue(active)
    await screen.tap('通过 周南')
    expect(process).not.toHaveBeenCalled()
    await answerDialog('通过')
    await screen.waitFor(() => process.mock.calls.length === 1)
    await screen.tap('拒绝 周南')
    await answerDialog('拒绝')
    expect(toast).toHaveBeenLastCalledWith('请填写原因', { at: 'center' })
    await screen.input('原因(必填)', '资料不全')
    await answerDialog('拒绝')
    await screen.waitFor(() => process.mock.calls.length === 2)
    expect(process.mock.calls.map(([id, body]) => [id, body])).toEqual([
      [2, { action: 'approve', reason: '' }],
      [2, { action: 'refuse', reason: '资料不全' }],
    ])
  })

  test('are loaded again, with a word, when another operator decided first', async () => {
    const { screen, read } = await openList()
    jest.spyOn(opsPromoterApi, 'process').mockRejectedValue(refusal('promoterMoved', '推广员状态已变化'))
    const readCount = read.mock.calls.length
    await screen.tap('通过 周南')
    await answerDialog('通过')
    await screen.waitFor(
      () => toast.mock.calls.at(-1)?.[0] === '推广员状态已变化' && read.mock.calls.length > readCount,
    )
  })

  test('who are active change their kind, are suspended, and have their income a tap away', async () => {
    const { screen } = await openList()
    const change = jest.spyOn(opsPromoterApi, 'changeKind').mockResolvedValue(active)
    const process = jest.spyOn(opsPromoterApi, 'process').mockResolvedValue(active)
    expect(screen.all('变更身份 周南')).toEqual([])
    await screen.tap('变更身份 林小满')
    await screen.tap('代理')
    await answerDialog('变更身份')
    await screen.waitFor(() => change.mock.calls.length === 1)
    expect(change.mock.calls[0]?.slice(0, 2)).toEqual([1, { dist_kind: 'agent' }])
    await screen.tap('暂停 林小满')
    await screen.input('原因(必填)', '违规宣传')
    await answerDialog('暂停')
    await screen.waitFor(() => process.mock.calls.length === 1)
    expect(process.mock.calls[0]?.[1]).toEqual({ action: 'suspend', reason: '违规宣传' })
    await screen.tap('收益 林小满')
    expect(openedScreens()).toEqual([
      { name: 'ops.promoter', params: { section: 'income', promoter: '1' }, mode: 'push' },
    ])
  })

  test('show no income to those who may not read it', async () => {
    const { screen } = await openList({}, { ...user, perms: ['distribution.change_promoter'] })
    expect([
      screen.all('收益 林小满').length,
      screen.role('tab').filter((tab) => tab.textContent === '收益').length,
    ]).toEqual([0, 0])
  })
})

describe('income', () => {
  test('stands in rows, and a statement sums it by state for the month that is chosen', async () => {
    const read = jest.spyOn(opsPromoterApi, 'income').mockImplementation(async ({ state }) => ({
      count: state ? 1 : 4,
      results: [income],
      sum: state === 'paid' ? '8.00' : '15.36',
    }))
    const screen = await open({ section: 'income', promoter: '1' })
    await screen.waitFor(() => screen.text().includes('佣金 ¥15.36') && screen.text().includes('¥8'))
    for (const part of ['林小满的收益', '山雾杯 · D100', '实付 ¥128 · 12% · 第 1 级', '已提现1¥8'])
      expect(screen.text()).toContain(part)
    const [, month] = monthsUntil(new Date().toISOString().slice(0, 10), 2)
    await screen.tap('账期 全部时间')
    await screen.tap(month?.key.replace('-', '/') ?? '')
    await screen.waitFor(() =>
      read.mock.calls.some(
        ([query]) =>
          query.from === month?.from && query.to === month?.to && query.state === 'settled' && query.promoter === 1,
      ),
    )
    await screen.tap('查看全部')
    await screen.waitFor(() =>
      read.mock.calls.some(([query]) => query.from === month?.from && query.promoter === undefined),
    )
  })
})

describe('rates', () => {
  const openRates = async () => {
    const read = jest.spyOn(opsPromoterApi, 'rates').mockResolvedValue({ count: 1, results: [rate] })
    const screen = await open({ section: 'rates' })
    await screen.waitFor(() => screen.text().includes('8.5%'))
    return { screen, read }
  }

  test('are set for a product that is looked for by its name', async () => {
    const { screen } = await openRates()
    const save = jest.spyOn(opsPromoterApi, 'saveRate').mockResolvedValue(rate)
    jest.spyOn(catalogApi, 'products').mockResolvedValue({ count: 1, results: [{ id: 9, name: '山雾杯' }] } as never)
    jest.spyOn(catalogApi, 'product').mockResolvedValue({ id: 9, name: '山雾杯' } as never)
    await screen.tap('设置费率')
    await screen.tap('适用范围 全站')
    await screen.tap('商品')
    await screen.input('费率（%）', '50.01')
    await screen.tap('保存')
    expect(screen.text()).toContain('请输入 0 至 50 的百分数')
    expect(save).not.toHaveBeenCalled()
    await screen.input('费率（%）', '12.5')
    await screen.tap(/^商品 /)
    await screen.waitFor(() => screen.all('山雾杯').length > 0)
    await screen.tap('山雾杯')
    await screen.tap('保存')
    await screen.waitFor(() => save.mock.calls.length === 1)
    expect(save.mock.calls[0]?.[0]).toEqual({ scope: 'product', target: 9, dist_kind: null, level: 1, rate: 1250 })
  })

  test('are changed and removed', async () => {
    const { screen } = await openRates()
    const save = jest.spyOn(opsPromoterApi, 'saveRate').mockResolvedValue(rate)
    const remove = jest.spyOn(opsPromoterApi, 'deleteRate').mockResolvedValue({ ok: true })
    await screen.tap('修改 分类 茶器')
    await screen.input('费率（%）', '9')
    await screen.tap('保存')
    await screen.waitFor(() => save.mock.calls.length === 1)
    expect(save.mock.calls[0]?.[0]).toEqual({ scope: 'category', target: 4, dist_kind: null, level: 1, rate: 900 })
    await screen.tap('删除 分类 茶器')
    await answerDialog('删除')
    await screen.waitFor(() => remove.mock.calls.length === 1)
    expect(remove.mock.calls[0]).toEqual([3])
  })
})

describe('the programme', () => {
  const openSetting = async () => {
    jest.spyOn(opsPromoterApi, 'setting').mockResolvedValue(setting)
    const save = jest
      .spyOn(opsPromoterApi, 'saveSetting')
      .mockImplementation(async ({ has_read_rule, ...body }) => ({ ...setting, ...body }))
    const screen = await open({ section: 'setting' })
    await screen.waitFor(() => screen.all('归因期（天）').length > 0)
    return { screen, save }
  }

  test('has its windows changed without a question', async () => {
    const { screen, save } = await openSetting()
    await screen.input('归因期（天）', '91')
    await screen.tap('保存')
    expect(screen.text()).toContain('请输入 1 至 90 的整数')
    await screen.input('归因期（天）', '30')
    await screen.tap('保存')
    await screen.waitFor(() => save.mock.calls.length === 1)
    expect(save.mock.calls[0]?.[0]).toEqual({
      is_open: true,
      attribution_days: 30,
      settle_days: 15,
      has_second_level: false,
      has_read_rule: false,
    })
  })

  test('shows WeChat’s rule before a second level is switched on', async () => {
    const { screen, save } = await openSetting()
    await screen.tap('开启第二级佣金')
    await screen.tap('保存')
    expect(await answerDialog('取消')).toContain('微信规定：不得收取入门费。')
    expect(save).not.toHaveBeenCalled()
    await screen.tap('保存')
    await answerDialog('已阅读，确认开启')
    await screen.waitFor(() => save.mock.calls.length === 1)
    expect(save.mock.calls[0]?.[0]).toMatchObject({ has_second_level: true, has_read_rule: true })
  })
})
