import type {
  DistLink,
  DistOffer,
  IncomeRow,
  PromoterAccount,
} from '@storefront/contract/entities/promotion/distribution'
import { ApplyScreen } from '@/features/promotion/distribution/screens/ApplyScreen'
import { DistMessagesScreen } from '@/features/promotion/distribution/screens/DistMessagesScreen'
import { EventPartnerScreen, PartnerScreen } from '@/features/promotion/distribution/screens/PartnerScreen'
import { PromoterScreen } from '@/features/promotion/distribution/screens/PromoterScreen'
import { clipboard } from '@/platform/clipboard'
import { feedback } from '@/platform/feedback'
import { distributionApi } from '@/services/api/distribution'
import '@/i18n/promotion'
import { button, fill, refusal, renderScreen, user } from '../../fixtures'
import { openedScreens } from '../../screen-router'

const mockRemember = jest.fn()
jest.mock('@/state/promoter-visit', () => ({ rememberPromoter: (code: string) => mockRemember(code) }))

const promoter: NonNullable<PromoterAccount['promoter']> = {
  dist_kind: 'promoter',
  dist_kind_display: '推广员',
  status: 'active',
  status_display: '已通过',
  code: 'DEMOPROM',
  reason: '',
  created: '2026-01-01T00:00:00.000Z',
}
const accountOf = (more: Partial<PromoterAccount> = {}): PromoterAccount => ({
  promoter,
  sums: { pending: '12.80', settled: '30.00', paid: '5.00', taken_back: '2.00', available: '28.00' },
  kinds: [{ dist_kind: 'agent', display: '代理' }],
  offers: [],
  has_second_level: false,
  attribution_days: 15,
  settle_days: 7,
  visits: 9,
  orders: 3,
  ...more,
})
const promoterKind = { dist_kind: 'promoter', display: '推广员' } as const
const noSums = { pending: '0.00', settled: '0.00', paid: '0.00', taken_back: '0.00', available: '0.00' }
const offer: DistOffer = {
  dist_kind: 'promoter',
  rate_from: '5',
  rate_to: '12.5',
  goods: [
    {
      type: 'product',
      id: 4,
      title: '作品茗杯',
      main_image: null,
      price: '128.00',
      rate: '12.5',
      commission: '16.00',
    },
  ],
}
const link: DistLink = {
  code: 'LINK1',
  type: 'home',
  id: null,
  title: '青石',
  main_image: null,
  price: null,
  share_link: 'https://shop.example/mobile/?utm_content=LINK1',
  path: 'pages/index/index?utm_content=LINK1',
  scene: 'c=LINK1',
  promoter_name: '林小满',
}

beforeEach(() => {
  localStorage.clear()
  mockRemember.mockReset()
  jest.spyOn(feedback, 'toast').mockImplementation(() => {})
  jest.spyOn(distributionApi, 'goods').mockResolvedValue({ count: 0, results: [] })
})

describe('PromoterScreen', () => {
  const open = async (account: PromoterAccount) => {
    jest.spyOn(distributionApi, 'account').mockResolvedValue(account)
    const screen = await renderScreen(<PromoterScreen />, { kind: 'promoter' }, user, 'distribution.home')
    return screen
  }

  test('shows the code and the income by state, and copies the link that carries the code', async () => {
    const create = jest.spyOn(distributionApi, 'createLink').mockResolvedValue(link)
    const copy = jest.spyOn(clipboard, 'copy').mockResolvedValue('done')
    const screen = await open(accountOf())
    await screen.waitFor(() => screen.text().includes('DEMOPROM'))
    for (const text of ['¥12.80', '¥30', '¥5', '¥2', '¥28', '访问人数9', '推广订单3', '15 天内下单'])
      expect(screen.text()).toContain(text)
    await screen.tap('复制链接 推广本店')
    await screen.waitFor(() => copy.mock.calls.length === 1)
    expect(create).toHaveBeenCalledWith({ type: 'home', id: null }, expect.any(String))
    expect(copy).toHaveBeenCalledWith(link.share_link)
  })

  test('of one who is none leads to the page of each other kind, and to the application of its own', async () => {
    const kinds = [
      { dist_kind: 'promoter', display: '推广员' },
      { dist_kind: 'super_promoter', display: '超级推广员' },
      { dist_kind: 'agent', display: '代理' },
      { dist_kind: 'partner', display: '合伙人' },
    ] as const
    const screen = await open(accountOf({ promoter: null, kinds: [...kinds] }))
    await screen.waitFor(() => screen.text().includes('申请成为推广员'))
    await screen.tap('申请成为推广员')
    for (const { display } of kinds.slice(1)) await screen.tap(display)
    expect(openedScreens().map(({ name, params }) => [name, params])).toEqual([
      ['distribution.apply', { kind: 'promoter' }],
      ['distribution.home', { kind: 'superpromoter' }],
      ['distribution.home', { kind: 'agent' }],
      ['distribution.home', { kind: 'partner' }],
    ])
  })

  test('tells the rates and the income from a sale of some goods before an application, and none of a promoter’s', async () => {
    const screen = await open(accountOf({ promoter: null, offers: [offer], kinds: [promoterKind], sums: noSums }))
    await screen.waitFor(() => screen.text().includes('5–12.5%'))
    for (const text of ['作品茗杯', '¥16', '15 天内下单', '7 天后结算', '加入不收取任何费用'])
      expect(screen.text()).toContain(text)
    for (const text of ['可提现收益', '审核中', '推广码']) expect(screen.text()).not.toContain(text)
  })

  test('says that a closed programme takes no applications, and to its promoters that new orders earn nothing', async () => {
    const screen = await open(accountOf({ promoter: null, kinds: [] }))
    await screen.waitFor(() => screen.text().includes('推广计划暂未开放'))
    expect(screen.text()).not.toContain('申请成为')
    const other = await open(accountOf({ kinds: [] }))
    await other.waitFor(() => other.text().includes('新订单暂不计收益'))
  })

  test('shows the path to the income until the first order, and the link before the income', async () => {
    const screen = await open(accountOf({ orders: 0, sums: noSums }))
    await screen.waitFor(() => screen.text().includes('收益怎么来'))
    expect(screen.text()).toMatch(/复制链接.*可提现收益/)
  })

  test('tells the rule of the income instead of the path once there are orders', async () => {
    const screen = await open(accountOf())
    await screen.waitFor(() => screen.text().includes('可提现收益'))
    expect(screen.text()).not.toContain('收益怎么来')
  })

  test('of an active promoter leads to their events, and to the introduction of what they promote', async () => {
    const goods = {
      type: 'product',
      id: 4,
      title: '作品茗杯',
      main_image: null,
      price: '100.00',
      rate: '5',
      commission: '5.00',
    } as const
    jest.spyOn(distributionApi, 'goods').mockResolvedValue({ count: 1, results: [goods] })
    jest.spyOn(distributionApi, 'createLink').mockResolvedValue({ ...link, type: 'product', id: 4 })
    const screen = await open(accountOf())
    await screen.waitFor(() => screen.text().includes('作品茗杯'))
    await screen.tap('活动推广主页')
    await screen.tap('查看介绍 作品茗杯')
    await screen.waitFor(() => openedScreens().length === 2)
    expect(openedScreens()).toMatchObject([
      { name: 'disteventreg.partner', params: { code: 'DEMOPROM' } },
      { name: 'distribution.distributionintro.product', params: { code: 'LINK1' } },
    ])
  })

  test('narrows the income to a state, and says when there is none of it', async () => {
    const row: IncomeRow = {
      id: 1,
      kind: 'commission',
      kind_display: '佣金',
      state: 'pending',
      state_display: '待结算',
      level: 1,
      order_number: 'N1',
      product_name: '作品茗杯',
      paid: '100.00',
      rate: '5',
      amount: '5.00',
      settles: null,
      created: '2026-01-01T00:00:00.000Z',
    }
    const income = jest
      .spyOn(distributionApi, 'income')
      .mockImplementation(({ state }) =>
        Promise.resolve(state === 'settled' ? { count: 0, results: [] } : { count: 1, results: [row] }),
      )
    const screen = await open(accountOf())
    await screen.waitFor(() => screen.text().includes('收益明细'))
    await screen.tap('收益明细')
    await screen.waitFor(() => screen.text().includes('作品茗杯'))
    expect(income.mock.calls[0]?.[0]).not.toHaveProperty('state')
    await screen.tap(button('已结算'))
    await screen.waitFor(() => screen.text().includes('没有该状态的收益'))
    expect(screen.text()).not.toContain('作品茗杯')
  })

  test('says that income below zero carries over', async () => {
    const screen = await open(accountOf({ sums: { ...accountOf().sums, available: '-3.00' } }))
    await screen.waitFor(() => screen.text().includes('退货扣回后收益为负'))
  })

  test.each([
    ['applied', '申请审核中'],
    ['suspended', '推广资格已暂停'],
    ['refused', '申请未通过'],
  ] as const)('says where a promoter stands who is %s, with the reason', async (status, text) => {
    const screen = await open(accountOf({ promoter: { ...promoter, status, code: '', reason: '资料不全' } }))
    await screen.waitFor(() => screen.text().includes(text))
    expect(screen.text()).toContain('原因：资料不全')
    expect(screen.text()).not.toContain('推广商品')
  })

  test('shows a retry when the account cannot be loaded', async () => {
    jest.spyOn(distributionApi, 'account').mockRejectedValue(refusal('internal', '服务器开小差了'))
    const screen = await renderScreen(<PromoterScreen />, { kind: 'promoter' }, user, 'distribution.home')
    await screen.waitFor(() => button('重新加载'))
  })
})

describe('ApplyScreen', () => {
  const open = async (account: PromoterAccount) => {
    jest.spyOn(distributionApi, 'account').mockResolvedValue(account)
    return renderScreen(<ApplyScreen />, { kind: 'agent', code: 'DEMOPROM' }, user, 'distribution.apply')
  }

  test('sends an application with the code of who invited, once it is complete', async () => {
    const application = { ...promoter, status: 'applied', status_display: '审核中', code: '' } as const
    const apply = jest.spyOn(distributionApi, 'apply').mockResolvedValue(accountOf({ promoter: application }))
    const screen = await open(accountOf({ promoter: null }))
    await screen.waitFor(() => button('提交申请'))
    await screen.tap('提交申请')
    expect(screen.text()).toContain('请填写姓名')
    expect(apply).not.toHaveBeenCalled()
    await fill('姓名', ' 林小满 ')
    await fill('手机号', '1380000000a')
    await screen.tap('提交申请')
    expect(screen.text()).toContain('请输入正确的手机号')
    expect(apply).not.toHaveBeenCalled()
    await fill('手机号', '13800000001')
    await screen.tap('提交申请')
    await screen.waitFor(() => apply.mock.calls.length === 1)
    expect(apply).toHaveBeenCalledWith(
      { dist_kind: 'agent', name: '林小满', mobile: '13800000001', message: '', code: 'DEMOPROM' },
      expect.any(String),
    )
    expect(feedback.toast).toHaveBeenCalledWith('申请已提交，请等待审核', { at: 'center' })
    await screen.waitFor(() => screen.text().includes('申请审核中'))
    expect(screen.text()).not.toContain('提交申请')
  })

  test.each([
    ['applied', '申请审核中'],
    ['suspended', '推广资格已暂停'],
  ] as const)('calls nobody a promoter who is %s', async (status, text) => {
    const screen = await open(accountOf({ promoter: { ...promoter, status, status_display: '审核中', code: '' } }))
    await screen.waitFor(() => screen.text().includes(text))
    expect(screen.text()).not.toContain('您已是')
    expect(screen.text()).not.toContain('提交申请')
  })

  test('offers no application to a promoter, nor for a kind that is closed', async () => {
    const screen = await open(accountOf())
    await screen.waitFor(() => screen.text().includes('您已是推广员'))
    expect(screen.text()).not.toContain('提交申请')
  })
})

describe('a partner’s page', () => {
  const partner = {
    code: 'DEMOPROM',
    name: '林小满',
    avatar: null,
    dist_kind: 'partner' as const,
    msg: '来看看我喜欢的杯子',
  }

  test('shows who recommends and remembers the code', async () => {
    jest.spyOn(distributionApi, 'partner').mockResolvedValue(partner)
    const screen = await renderScreen(<PartnerScreen />, { code: 'DEMOPROM' }, null, 'distribution.partner')
    await screen.waitFor(() => screen.text().includes('来看看我喜欢的杯子'))
    expect(mockRemember.mock.calls).toEqual([['DEMOPROM']])
    await screen.tap('成为推广员')
    expect(openedScreens()).toMatchObject([
      { name: 'distribution.apply', params: { kind: 'promoter', code: 'DEMOPROM' } },
    ])
  })

  test('offers no application when the visitor is a promoter already', async () => {
    jest.spyOn(distributionApi, 'partner').mockResolvedValue(partner)
    const screen = await renderScreen(
      <PartnerScreen />,
      { code: 'DEMOPROM' },
      { ...user, promoter_code: 'P2' },
      'distribution.partner',
    )
    await screen.waitFor(() => screen.text().includes('来看看我喜欢的杯子'))
    expect(screen.all('成为推广员')).toEqual([])
  })

  test('lists the events that are promoted, each the way to its intro', async () => {
    jest
      .spyOn(distributionApi, 'eventPartner')
      .mockResolvedValue({ ...partner, events: [{ ...link, type: 'event', id: 3, title: '春茶会', code: 'EV1' }] })
    const screen = await renderScreen(<EventPartnerScreen />, { code: 'DEMOPROM' }, null, 'disteventreg.partner')
    await screen.waitFor(() => screen.text().includes('春茶会'))
    await screen.tap(/春茶会/)
    expect(openedScreens()).toMatchObject([{ name: 'distribution.distributionintro.event', params: { code: 'EV1' } }])
  })

  test('an unknown code is not remembered', async () => {
    jest.spyOn(distributionApi, 'partner').mockRejectedValue(refusal('promoterCode', '推广码无效'))
    const screen = await renderScreen(<PartnerScreen />, { code: 'NOBODY' }, null, 'distribution.partner')
    await screen.waitFor(() => screen.text().includes('推广码无效'))
    expect(mockRemember).not.toHaveBeenCalled()
  })
})

test('DistMessagesScreen lists what the programme said and leads home', async () => {
  jest.spyOn(distributionApi, 'messages').mockResolvedValue({
    count: 1,
    results: [
      {
        id: 1,
        kind: 'settled',
        title: '收益已结算',
        text: '订单 T1 的收益已结算',
        created: '2026-01-01T00:00:00.000Z',
        is_read: false,
      },
    ],
  })
  const screen = await renderScreen(<DistMessagesScreen />, {}, user, 'distribution.message')
  await screen.waitFor(() => screen.text().includes('收益已结算'))
  await screen.tap('返回首页')
  expect(openedScreens()).toMatchObject([{ name: 'mobile.index' }])
})
