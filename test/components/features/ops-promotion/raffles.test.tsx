import type { OpsRaffle, OpsRaffleWin, RafflePromoter } from '@storefront/contract/entities/promotion/raffle'
import { OpsRaffleListScreen } from '@/features/ops/promotion/screens/OpsRaffleListScreen'
import { OpsRaffleScreen } from '@/features/ops/promotion/screens/OpsRaffleScreen'
import '@/i18n/subpackage'
import '@/i18n/ops'
import '@/i18n/opspromotion'
import '@/i18n/trade'
import { feedback } from '@/platform/feedback'
import { opsRaffleApi } from '@/services/api/ops/promotion'
import { answerDialog, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const prize = {
  id: 31,
  name: '五十颗钻石',
  kind: 'diamond' as const,
  kind_display: '钻石',
  image: null,
  quantity: 100,
  left: 100,
  value: '5.00',
  odds: 4000,
  ref: 50,
  picture: null,
}
const draft: OpsRaffle = {
  picture: null,
  id: 3,
  title: '幸运转盘',
  abstract: '结果人人可查',
  kind: 'wheel',
  main_image: null,
  status: 'draft',
  status_display: '草稿',
  start: '2099-03-01T02:00:00.000Z',
  end: '2099-03-20T12:00:00.000Z',
  price: 2,
  max_tickets: 20,
  ticket_count: 0,
  rules: '<p>每人最多 20 次</p><p>A &amp; B</p>',
  claim_days: 30,
  prizes: [prize],
  entrant_count: 0,
  win_count: 0,
  handed_out_count: 0,
  actions: ['publish', 'cancel'],
}
const open: OpsRaffle = {
  ...draft,
  status: 'published',
  status_display: '进行中',
  entrant_count: 8,
  ticket_count: 40,
  win_count: 5,
  handed_out_count: 2,
  actions: ['close', 'cancel'],
}
const win: OpsRaffleWin = {
  id: 71,
  raffle: { id: 3, title: '幸运转盘' },
  prize: { ...prize, name: '山雾杯', kind: 'product', kind_display: '商品' },
  ticket: '0000012',
  status: 'claimed',
  status_display: '待发放',
  claim_before: '2026-04-01T00:00:00.000Z',
  needs_address: true,
  created: '2026-03-01T00:00:00.000Z',
  user: { name: '周南', mobile: '13800000009' },
  address: '杭州市西湖区文三路 1 号',
  note: '',
  rank: 1,
}
const operator = { ...user, perms: ['raffle.change_raffle'] }
let toast: jest.SpyInstance
beforeEach(() => {
  localStorage.clear()
  toast = jest.spyOn(feedback, 'toast').mockImplementation(() => {})
})

describe('the list', () => {
  const openList = (params: Record<string, string>) =>
    renderScreen(<OpsRaffleListScreen />, params, operator, 'ops.raffle')

  test('shows raffles by state with how many took part, and leads to a new one', async () => {
    const read = jest.spyOn(opsRaffleApi, 'list').mockResolvedValue({ count: 1, results: [open] })
    const screen = await openList({ status: 'published' })
    await screen.waitFor(() => screen.text().includes('幸运转盘'))
    expect(read.mock.calls[0]?.[0]).toMatchObject({ status: 'published' })
    for (const part of ['2099/03/01 10:00 – 2099/03/20 20:00', '转盘 · 8 人参与 · 40 次抽奖 · 已发放 2/5'])
      expect(screen.text()).toContain(part)
    await screen.tap('新建抽奖')
    expect(openedScreens()).toEqual([{ name: 'ops.raffle.detail', params: { id: 'new' }, mode: 'push' }])
  })

  test('has the applications to spread raffles, which are approved or refused with a reason', async () => {
    const applicant: RafflePromoter = {
      id: 4,
      name: '沈青',
      mobile: '13800000007',
      message: '',
      status: 'applied',
      status_display: '审核中',
      reason: '',
      created: '2026-03-01T00:00:00.000Z',
    }
    jest.spyOn(opsRaffleApi, 'promoters').mockResolvedValue({ count: 1, results: [applicant] })
    const process = jest.spyOn(opsRaffleApi, 'processPromoter').mockResolvedValue(applicant)
    const screen = await openList({ section: 'promoters' })
    await screen.waitFor(() => screen.all('通过 沈青').length > 0)
    await screen.tap('通过 沈青')
    expect(await answerDialog('通过')).toContain('不能再参与抽奖')
    await screen.waitFor(() => process.mock.calls.length === 1)
    await screen.tap('拒绝 沈青')
    await screen.input('原因(必填)', '员工')
    await answerDialog('拒绝')
    await screen.waitFor(() => process.mock.calls.length === 2)
    expect(process.mock.calls.map(([, body]) => body)).toEqual([
      { action: 'approve', reason: '' },
      { action: 'refuse', reason: '员工' },
    ])
  })
})

describe('a raffle', () => {
  const openOne = async (raffle: OpsRaffle, params: Record<string, string> = {}) => {
    const read = jest.spyOn(opsRaffleApi, 'one').mockResolvedValue(raffle)
    const screen = await renderScreen(<OpsRaffleScreen />, { id: '3', ...params }, operator, 'ops.raffle.detail')
    return { screen, read }
  }

  test('that lacks something says all of it, and is published after a question once it is complete', async () => {
    const { screen, read } = await openOne({
      ...draft,
      rules: '',
      end: '2020-01-01T00:00:00.000Z',
      prizes: [{ ...prize, odds: null, value: '60000.00' }],
    })
    await screen.waitFor(() => screen.text().includes('还不能发布'))
    for (const part of ['请填写活动规则', '请检查开始、结束时间', '请填写每个奖品的中奖概率', '超过法定上限'])
      expect(screen.text()).toContain(part)
    expect(screen.text()).not.toContain('请设置奖品')
    const process = jest
      .spyOn(opsRaffleApi, 'process')
      .mockRejectedValueOnce(refusal('raffleIncomplete', '还不能发布：请填写活动规则'))
      .mockResolvedValue(open)
    await screen.tap('发布')
    read.mockResolvedValue(draft)
    expect(await answerDialog('发布')).toContain('都不能再修改')
    await screen.waitFor(
      () => toast.mock.calls.at(-1)?.[0] === '还不能发布：请填写活动规则' && screen.text().includes('可以发布'),
    )
    await screen.tap('发布')
    read.mockResolvedValue(open)
    await answerDialog('发布')
    await screen.waitFor(() => screen.text().includes('进行中'))
    expect(process.mock.calls[1]?.slice(0, 2)).toEqual([3, { action: 'publish' }])
    expect(screen.all('编辑草稿')).toEqual([])
  })

  test.each([
    ['提前截止', 'close', '不能恢复'],
    ['取消抽奖', 'cancel', '已收的钻石全部退回参与者'],
    ['开奖', 'draw', '结果不能更改'],
  ] as const)('asks before %s and does nothing unless it is meant', async (name, action, words) => {
    const { screen } = await openOne({ ...open, kind: 'draw', actions: ['close', 'draw', 'cancel'] })
    const process = jest.spyOn(opsRaffleApi, 'process').mockResolvedValue(open)
    await screen.waitFor(() => screen.all(name).length > 0)
    await screen.tap(name)
    expect(await answerDialog('取消')).toContain(words)
    expect(process).not.toHaveBeenCalled()
    await screen.tap(name)
    await answerDialog(name)
    await screen.waitFor(() => process.mock.calls.length === 1)
    expect(process.mock.calls[0]?.[1]).toEqual({ action })
  })

  test('shows who won what, and a claimed product is handed out with a note', async () => {
    jest.spyOn(opsRaffleApi, 'wins').mockResolvedValue({
      count: 2,
      results: [win, { ...win, id: 72, status: 'won', status_display: '待领取', user: { name: '沈青', mobile: '' } }],
    })
    const handOut = jest.spyOn(opsRaffleApi, 'handOut').mockResolvedValue({ ...win, status: 'handed_out' })
    const { screen } = await openOne(open, { section: 'wins', status: 'claimed' })
    await screen.waitFor(() => screen.all('发放 周南 山雾杯').length > 0)
    expect(screen.all('发放 沈青 山雾杯')).toEqual([])
    for (const part of ['券号 0000012 · 第 1 名 · 商品', '杭州市西湖区文三路 1 号', '请于 2026/04/01 08:00 前领取'])
      expect(screen.text()).toContain(part)
    await screen.tap('发放 周南 山雾杯')
    await screen.input('备注', 'SF123')
    await answerDialog('发放')
    await screen.waitFor(() => handOut.mock.calls.length === 1)
    expect(handOut.mock.calls[0]?.slice(0, 2)).toEqual([71, { action: 'hand_out', note: 'SF123' }])
  })

  test('is edited as a draft and saved as it is, but for what was changed', async () => {
    const { screen } = await openOne(draft)
    const save = jest
      .spyOn(opsRaffleApi, 'save')
      .mockRejectedValueOnce(refusal('rafflePrizeWrong', '奖品关联的内容不存在'))
      .mockResolvedValue(draft)
    await screen.waitFor(() => screen.all('编辑草稿').length > 0)
    await screen.tap('编辑草稿')
    await screen.input('奖品 1 每份钻石数', '80')
    await screen.input('活动规则（选填）', '每人 <20> 次\n\nA & B')
    await screen.tap('保存草稿')
    await screen.waitFor(() => toast.mock.calls.at(-1)?.[0] === '奖品关联的内容不存在')
    await screen.tap('保存草稿')
    await screen.waitFor(() => screen.all('编辑草稿').length > 0)
    expect(save.mock.calls[1]).toEqual([
      3,
      {
        title: '幸运转盘',
        abstract: '结果人人可查',
        kind: 'wheel',
        start: draft.start,
        end: draft.end,
        price: 2,
        max_tickets: 20,
        claim_days: 30,
        rules: '<p>每人 &lt;20&gt; 次</p><p>A &amp; B</p>',
        picture: null,
        prizes: [
          { name: '五十颗钻石', kind: 'diamond', ref: 80, quantity: 100, value: '5.00', odds: 4000, picture: null },
        ],
      },
    ])
  })
})

describe('a new raffle', () => {
  const openNew = () => renderScreen(<OpsRaffleScreen />, { id: 'new' }, operator, 'ops.raffle.detail')

  test('is not sent while something is missing', async () => {
    const create = jest.spyOn(opsRaffleApi, 'create')
    const screen = await openNew()
    await screen.tap('保存草稿')
    expect(toast).toHaveBeenLastCalledWith('请检查填写的内容', { at: 'center' })
    expect(screen.text()).toContain('请填写此项')
    expect(create).not.toHaveBeenCalled()
  })

  test('has its rules written of what is filled in', async () => {
    const screen = await openNew()
    await screen.input('奖品 1 名称', '山雾杯')
    await screen.tap('按填写内容生成规则')
    const rules = screen
      .all('活动规则（选填）')
      .find((node): node is HTMLTextAreaElement => node instanceof HTMLTextAreaElement)
    expect(rules?.value).toContain('奖品：山雾杯，1 份，开奖时按抽奖券排名产生。')
  })
})
