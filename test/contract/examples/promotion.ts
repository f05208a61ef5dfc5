import type { Api } from '../../support/api'
import { type Endpoints, type Make, SHOPPER, type Example, uuidOf, someone, OWNER, none } from './example'

/** Some of the income that the demo's first shopper has, to a card of theirs. */
const withdrawal = async (api: Api) => {
  await api.login(SHOPPER)
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/base/userbankcard/')
  return { body: { amount: '10', bank_card_id: results[0]?.id ?? 0 } }
}
const createWithdrawal = async (api: Api) =>
  (await api.ok<{ id: number }>('POST', '/shop/withdrawal/', await withdrawal(api))).id
/** As the demo's first shopper, who is a promoter. */
const asShopper =
  (example: Example): Make =>
  async (api) => {
    await api.login(SHOPPER)
    return example
  }
/** The owner gives the caller diamonds to play with. */
const grantDiamonds = async (api: Api) => {
  const uuid = await uuidOf(api)
  await (await someone(api, OWNER)).ok('POST', `/ops/gamification/user/${uuid}/grant/`, {
    body: { kind: 'diamond', amount: 100, reason: '活动赠送' },
  })
}

/** A raffle's draft. */
export const raffleDraft = {
  title: '店庆抽奖',
  abstract: '',
  kind: 'draw',
  start: new Date(Date.now() - 3_600_000).toISOString(),
  end: new Date(Date.now() + 86_400_000).toISOString(),
  price: 5,
  max_tickets: 10,
  rules: '<p>规则</p>',
  claim_days: 7,
  prizes: [{ name: '钻石', kind: 'diamond', ref: 10, quantity: 3, value: '1', odds: null }],
}
/** A product that somebody won by turns of a wheel that gives nothing else, and claimed. */
export const claimedProduct = async (api: Api) => {
  const prizes = [{ name: '马克杯', kind: 'product', ref: 1, quantity: 5, value: '1', odds: 10_000 }]
  const { id } = await api.ok<{ id: number }>('POST', '/ops/raffle/raffle/', {
    body: { ...raffleDraft, kind: 'wheel', price: 0, prizes },
  })
  await api.ok('POST', `/ops/raffle/raffle/${id}/process/`, { body: { action: 'publish' } })
  const player = await someone(api, SHOPPER)
  const { win } = await player.ok<{ win: number }>('POST', `/raffle/raffle/${id}/spin/`, { body: {} })
  const { results } = await player.ok<{ results: { id: number }[] }>('GET', '/shop/shippingaddress/')
  await player.ok('POST', `/raffle/prize/${win}/claim/`, { body: { address: results[0]?.id } })
  return { params: { id: win }, body: { action: 'hand_out', note: '顺丰 SF1' } }
}
export const createRaffle = async (api: Api) =>
  (await api.ok<{ id: number }>('POST', '/ops/raffle/raffle/', { body: raffleDraft })).id
/** A new application for the programme. */
export const application = async (api: Api) => {
  const body = { dist_kind: 'promoter', name: '周南', mobile: '13800000009', message: '' }
  await (await someone(api)).ok('POST', '/distribution/promoter/', { body })
  const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/distribution/promoter/?status=applied')
  return results[0]?.id ?? 0
}

export const promotionExamples: { [N in keyof Endpoints['promotion']]: Make } = {
  withdrawals: async (api) => {
    await api.login(SHOPPER)
    return {}
  },
  applyWithdrawal: withdrawal,
  processWithdrawal: async (api) => ({ params: { id: await createWithdrawal(api) }, body: { action: 'withdraw' } }),
  coinAccount: none,
  coinEntries: () => ({ query: { kind: 'diamond', limit: 5 } }),
  coinRules: none,
  signInCalendar: none,
  signIn: () => ({ body: {} }),
  finishReading: () => ({ body: { article: 1 } }),
  invitation: none,
  acceptInvitation: async (api) => ({
    body: { code: (await (await someone(api)).ok<{ code: string }>('GET', '/gamification/invite/')).code },
  }),
  raffles: none,
  raffle: () => ({ params: { id: 1 } }),
  joinRaffle: async (api) => {
    await grantDiamonds(api)
    return { params: { id: 1 }, body: { tickets: 2 } }
  },
  spinRaffle: async (api) => {
    await grantDiamonds(api)
    return { params: { id: 3 }, body: {} }
  },
  seeRaffleSpin: async (api) => {
    await grantDiamonds(api)
    return {
      params: { id: (await api.ok<{ id: number }>('POST', '/raffle/raffle/4/spin/', { body: {} })).id },
      body: {},
    }
  },
  bonusBox: none,
  openBonusBox: async (api) => {
    // The demo's shopper signed in on the two days before the seeding; once the site's day has turned, the streak is
    // broken.
    await api.login(SHOPPER)
    await api.call('POST', '/gamification/signin/', { body: {} })
    const { streak } = await api.ok<{ streak: number }>('GET', '/gamification/signin/')
    return streak >= 3 ? { body: {} } : { body: {}, refusal: 'bonusBoxClosed' }
  },
  raffleDraw: () => ({ params: { id: 2 } }),
  raffleWinners: () => ({ query: { raffle: 2 } }),
  raffleWins: none,
  claimRaffleWin: async (api) => {
    await api.login(SHOPPER)
    const { results } = await api.ok<{ results: { id: number; needs_address: boolean }[] }>('GET', '/raffle/prize/')
    const addresses = await api.ok<{ results: { id: number }[] }>('GET', '/shop/shippingaddress/')
    return {
      params: { id: results[0]?.id ?? 0 },
      body: results[0]?.needs_address ? { address: addresses.results[0]?.id } : {},
    }
  },
  rafflePromoter: none,
  applyRafflePromoter: () => ({ body: { name: '周南', mobile: '13800000009', message: '想帮忙宣传' } }),
  promoterAccount: none,
  applyPromoter: () => ({
    body: { dist_kind: 'promoter', name: '周南', mobile: '13800000009', message: '', code: 'DEMOPROM' },
  }),
  distPartner: () => ({ params: { code: 'DEMOPROM' } }),
  eventPartner: () => ({ params: { code: 'DEMOPROM' } }),
  eventIntro: () => ({ params: { code: 'DEMOLINKE' } }),
  productIntro: () => ({ params: { code: 'DEMOLINKP' } }),
  distMessages: none,
  distTeam: asShopper({ query: { level: 1 } }),
  distGoods: asShopper({ query: { type: 'product', limit: 5 } }),
  createDistLink: asShopper({ body: { type: 'product', id: 2 } }),
  recordDistVisit: () => ({ body: { code: 'DEMOPROM', visited: new Date().toISOString() } }),
  distIncome: asShopper({ query: { state: 'pending' } }),
  distStatements: asShopper({}),
  withdrawalIncome: async (api) => ({ params: { id: await createWithdrawal(api) } }),
}
