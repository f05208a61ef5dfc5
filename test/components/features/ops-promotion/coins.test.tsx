import type { CoinFlag, OpsCoinRule, OpsCoinUser } from '@storefront/contract/entities/promotion/coins'
import { OpsCoinScreen } from '@/features/ops/promotion/screens/OpsCoinScreen'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { opsCoinApi } from '@/services/api/ops/promotion'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'

const rule = (more: Partial<OpsCoinRule>): OpsCoinRule => ({
  trigger: 'sign_in',
  trigger_display: '每日签到',
  description: '每天一次',
  diamond: 2,
  point: 1,
  charm: 0,
  per_amount: null,
  daily_limit: 1,
  valid_days: 90,
  hold_days: 0,
  is_active: true,
  earned_today: 3,
  ...more,
})
const order = rule({
  trigger: 'order',
  trigger_display: '完成订单',
  per_amount: 10_000,
  daily_limit: null,
  valid_days: null,
  is_active: false,
})
const member: OpsCoinUser = {
  uuid: 'u9',
  name: '周南',
  mobile: '13800000009',
  diamond: { amount: 12 },
  point: { amount: 34 },
  charm: { amount: 56 },
  level: { level: 2, name: '常客', charm: 50 },
  is_flagged: true,
  pending: [],
}
const flag: CoinFlag = {
  id: 5,
  kind: 'device',
  kind_display: '同一设备',
  status: 'open',
  users: [
    { uuid: 'u8', name: '林小满', mobile: '13800000008' },
    { uuid: 'u9', name: '周南', mobile: '13800000009' },
  ],
  reason: '',
  created: '2026-03-01T00:00:00.000Z',
}
const both = { ...user, perms: ['gamification.change_rule', 'gamification.grant_amount'] }
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})
const open = (section: string, as = both) => renderScreen(<OpsCoinScreen />, { section }, as, 'ops.gamification')

describe('the rules', () => {
  const openRules = async () => {
    const read = jest.spyOn(opsCoinApi, 'rules').mockResolvedValue({ count: 2, results: [order, rule({})] })
    const screen = await open('rules')
    await screen.waitFor(() => screen.all('修改 每日签到').length > 0)
    return { screen, read }
  }

  test('show what each trigger gives, its limits and whether it is on', async () => {
    const { screen } = await openRules()
    for (const part of [
      '每满 ¥100',
      '次数不限',
      '长期有效',
      '已停用',
      '钻石 +2',
      '每日最多 1 次',
      '90 天有效',
      '已启用',
      '今日发放 3 次',
    ])
      expect(screen.text()).toContain(part)
  })

  test('are changed one at a time; an empty limit is none', async () => {
    const { screen } = await openRules()
    const save = jest.spyOn(opsCoinApi, 'saveRule').mockResolvedValue(rule({ diamond: 5, daily_limit: null }))
    await screen.tap('修改 每日签到')
    for (const field of ['每满金额（选填）', '待入账天数']) expect(screen.all(field)).toEqual([])
    await screen.input('钻石', '5')
    await screen.input('每日上限（次）（选填）', '')
    await screen.tap('保存')
    await screen.waitFor(() => screen.text().includes('钻石 +5'))
    expect(save.mock.calls[0]).toEqual([
      'sign_in',
      {
        is_active: true,
        description: '每天一次',
        diamond: 5,
        point: 1,
        charm: 0,
        per_amount: null,
        daily_limit: null,
        valid_days: 90,
        hold_days: 0,
      },
    ])
    expect(toast).toHaveBeenLastCalledWith('已保存', { at: 'center' })
  })

  test('that no server takes are told below their field and not sent; a refused change keeps what was typed', async () => {
    const { screen } = await openRules()
    const save = jest.spyOn(opsCoinApi, 'saveRule').mockRejectedValue(refusal('badRequest', '参数有误'))
    await screen.tap('修改 完成订单')
    await screen.input('积分', '10001')
    await screen.tap('保存')
    expect(screen.text()).toContain('请输入 0 至 10000 的整数')
    expect(save).not.toHaveBeenCalled()
    await screen.input('积分', '20')
    await screen.input('每满金额（选填）', '50.5')
    await screen.input('待入账天数', '91')
    await screen.tap('保存')
    expect(screen.text()).toContain('请输入 0 至 90 的整数')
    await screen.input('待入账天数', '7')
    await screen.tap('启用')
    await screen.tap('保存')
    await screen.waitFor(() => toast.mock.calls.at(-1)?.[0] === '参数有误')
    expect(save.mock.calls[0]?.[1]).toMatchObject({
      is_active: true,
      point: 20,
      per_amount: 5050,
      valid_days: null,
      hold_days: 7,
    })
    expect(screen.all('积分').some((node) => node instanceof HTMLInputElement && node.value === '20')).toBe(true)
  })
})

describe('the levels', () => {
  const openLevels = async () => {
    jest.spyOn(opsCoinApi, 'levels').mockResolvedValue({ count: 1, results: [{ level: 1, name: '新朋友', charm: 0 }] })
    const save = jest
      .spyOn(opsCoinApi, 'saveLevels')
      .mockImplementation(async ({ levels }) => ({ count: levels.length, results: levels }))
    const screen = await open('levels')
    await screen.waitFor(() => screen.all('添加等级').length > 0)
    return { screen, save }
  }

  test('are numbered by their order and begin at rising charm', async () => {
    const { screen, save } = await openLevels()
    await screen.tap('添加等级')
    await screen.input('第 2 级 名称', '常客')
    await screen.input('第 2 级 所需魅力值', '0')
    await screen.tap('保存')
    expect(toast).toHaveBeenLastCalledWith('每一级所需魅力值须高于上一级', { at: 'center' })
    expect(save).not.toHaveBeenCalled()
    await screen.input('第 2 级 所需魅力值', '100')
    await screen.tap('保存')
    await screen.waitFor(() => save.mock.calls.length === 1)
    expect(save.mock.calls[0]?.[0]).toEqual({
      levels: [
        { level: 1, name: '新朋友', charm: 0 },
        { level: 2, name: '常客', charm: 100 },
      ],
    })
  })

  test('are removed, all of them too', async () => {
    const { screen, save } = await openLevels()
    await screen.tap('删除 第 1 级')
    expect(screen.text()).toContain('还没有等级')
    await screen.tap('保存')
    await screen.waitFor(() => save.mock.calls.length === 1)
    expect(save.mock.calls[0]?.[0]).toEqual({ levels: [] })
  })
})

describe('users', () => {
  const openUsers = async () => {
    const read = jest.spyOn(opsCoinApi, 'users').mockResolvedValue({ count: 1, results: [member] })
    const screen = await open('users')
    await screen.waitFor(() => screen.all('发放 周南').length > 0)
    return { screen, read }
  }

  test('show what they owe and what is pending', async () => {
    jest.spyOn(opsCoinApi, 'users').mockResolvedValue({
      count: 1,
      results: [
        {
          ...member,
          point: { amount: -7 },
          is_flagged: false,
          pending: [{ kind: 'charm', amount: 9, matures: '2026-05-17T04:00:00.000Z' }],
        },
      ],
    })
    const screen = await open('users')
    await screen.waitFor(() => screen.get('欠 7 积分'))
    expect(screen.text()).toContain('待入账 9 魅力值，预计 2026/05/17 起到账')
    expect(screen.text()).not.toContain('账号待核查')
  })

  test('show their coins, their level and that they are to be reviewed, and their ledger page by page', async () => {
    const { screen } = await openUsers()
    for (const part of ['13800000009', '钻石 12  积分 34  魅力值 56', '常客', '账号待核查'])
      expect(screen.text()).toContain(part)
    const entry = {
      kind: 'diamond' as const,
      change: -5,
      after: 7,
      reason: 'raffle',
      reason_display: '参与抽奖',
      ref: '',
      expires: null,
      created: '2026-03-01T00:00:00.000Z',
    }
    const ledger = jest.spyOn(opsCoinApi, 'entries').mockImplementation(async (_, { offset }) => ({
      count: 21,
      results:
        offset === 0
          ? Array.from({ length: 20 }, (_, n) => ({ ...entry, id: 100 - n }))
          : [{ ...entry, id: 1, change: 12, reason_display: '人工发放', ref: '补发' }],
    }))
    await screen.tap('明细 周南')
    await screen.waitFor(() => screen.text().includes('参与抽奖'))
    expect(screen.text()).toContain('钻石 -5')
    await screen.tap('加载更多')
    await screen.waitFor(() => screen.text().includes('人工发放 · 补发'))
    expect(ledger.mock.calls.map(([uuid, { offset }]) => [uuid, offset])).toEqual([
      ['u9', 0],
      ['u9', 20],
    ])
    expect(screen.all('加载更多')).toEqual([])
  })

  test('are granted coins with a reason; a refused grant keeps what was typed and is tried again under its key', async () => {
    const { screen, read } = await openUsers()
    const grant = jest.spyOn(opsCoinApi, 'grant').mockRejectedValueOnce(new Error('no reply')).mockResolvedValue(member)
    await screen.tap('发放 周南')
    await screen.tap('积分')
    await screen.tap('扣减')
    await screen.input('数量', '0')
    await screen.tap('确认发放')
    expect(screen.text()).toContain('请输入 1 至 100000 的整数')
    expect(grant).not.toHaveBeenCalled()
    await screen.input('数量', '30')
    await screen.input('原因', ' 重复发放 ')
    await screen.tap('确认发放')
    await screen.waitFor(() => grant.mock.calls.length === 1)
    await screen.waitFor(() => screen.all('确认发放').some((node) => !node.closest('button')?.disabled))
    const readCount = read.mock.calls.length
    await screen.tap('确认发放')
    await screen.waitFor(() => screen.all('发放给周南').length === 0 && read.mock.calls.length > readCount)
    expect(grant.mock.calls[0]?.slice(0, 2)).toEqual(['u9', { kind: 'point', amount: -30, reason: '重复发放' }])
    expect(grant.mock.calls[1]?.[2]).toBe(grant.mock.calls[0]?.[2])
  })
})

describe('flagged accounts', () => {
  const openFlags = async (params = 'flags') => {
    const read = jest.spyOn(opsCoinApi, 'flags').mockResolvedValue({ count: 1, results: [flag] })
    const screen = await open(params)
    await screen.waitFor(() => screen.all('放行 林小满、周南').length > 0)
    return { screen, read }
  }

  test('lose what they earned after a reason, or keep it', async () => {
    const { screen, read } = await openFlags()
    const process = jest.spyOn(opsCoinApi, 'processFlag').mockResolvedValue({ ...flag, status: 'revoked' })
    await screen.tap('收回奖励 林小满、周南')
    await answerDialog('收回奖励')
    expect(process).not.toHaveBeenCalled()
    await screen.input('处理说明(必填)', '同一人')
    const readCount = read.mock.calls.length
    await answerDialog('收回奖励')
    await screen.waitFor(() => process.mock.calls.length === 1 && read.mock.calls.length > readCount)
    expect(process.mock.calls[0]?.slice(0, 2)).toEqual([5, { action: 'revoke', reason: '同一人' }])
    await screen.tap('放行 林小满、周南')
    await answerDialog('放行')
    await screen.waitFor(() => process.mock.calls.length === 2)
    expect(process.mock.calls[1]?.[1]).toEqual({ action: 'allow', reason: '' })
  })

  test('are loaded again, with a word, when another operator decided first', async () => {
    const { screen, read } = await openFlags()
    jest.spyOn(opsCoinApi, 'processFlag').mockRejectedValue(refusal('coinFlagMoved', '该账号已被处理'))
    const readCount = read.mock.calls.length
    await screen.tap('放行 林小满、周南')
    await answerDialog('放行')
    await screen.waitFor(() => toast.mock.calls.at(-1)?.[0] === '该账号已被处理' && read.mock.calls.length > readCount)
  })
})

test('each part is shown only with its permission', async () => {
  jest.spyOn(opsCoinApi, 'users').mockResolvedValue({ count: 1, results: [member] })
  const rules = jest.spyOn(opsCoinApi, 'rules')
  const screen = await open('rules', { ...user, perms: ['gamification.grant_amount'] })
  await screen.waitFor(() => screen.all('发放 周南').length > 0)
  expect([screen.all('规则').length, screen.all('异常账号').length, rules.mock.calls.length]).toEqual([0, 1, 0])
})

test('nothing is shown to staff of other parts', async () => {
  const users = jest.spyOn(opsCoinApi, 'users')
  const screen = await open('users', { ...user, perms: ['raffle.change_raffle'] })
  await screen.waitFor(() => screen.get('您没有权限进行此操作'))
  expect(users).not.toHaveBeenCalled()
})
