import { Api, newMobile } from '../../support/api'
import { type Endpoints, type Make, firstOf, none, dayAfter, someone } from './example'
import { opsOrderOf, ofOperator, unusedTicket } from './orders'
import { createCard, atCounter } from './wallet'
import { ownTicketOrder, ticketTypes, SOLD_OUT, eventOf, ownRegistration } from './events'
import { freeSlot, walkIn } from './reservations'
import { submission } from './forms'
import { reportedItem, somebody, decision, ownFeedback } from './community'
import { raffleDraft, createRaffle, claimedProduct, application } from './promotion'

/** Examples of the operators' calls, which the studio's mirrored ones take as well. */
export const opsExamples: { [N in keyof Endpoints['ops']]: Make } = {
  opsOrders: () => ({ query: { tab: 'wait_ship', limit: 5 } }),
  opsOrder: opsOrderOf('D3'),
  opsProcessOrder: async (api) => {
    const { id, lines } = await ofOperator(api, 'D3')
    return {
      params: { id },
      body: {
        action: 'ship',
        carrier: '顺丰速运',
        tracking_no: 'SF2',
        lines: [{ line_id: lines[0]?.id, quantity: 1 }],
      },
    }
  },
  opsOrderComments: opsOrderOf('D1'),
  opsProducts: () => ({ query: { limit: 5 } }),
  opsProduct: firstOf('/ops/shop/product/'),
  opsChangeProduct: async (api) => ({ ...(await firstOf('/ops/shop/product/')(api)), body: { is_active: true } }),
  opsProcessRefund: async (api) => {
    const { refunds } = await ofOperator(api, 'D14')
    return { params: { id: refunds[0]?.id ?? 0 }, body: { action: 'settle', note: '已转账' } }
  },
  opsReturns: () => ({ query: { tab: 'done', limit: 5 } }),
  eticket: async (api) => ({ params: { id: (await unusedTicket(api)).id } }),
  verifyEticket: async (api) => ({ params: { id: (await unusedTicket(api)).id } }),
  eticketByNum: async (api) => ({ query: { num: (await unusedTicket(api)).num } }),
  verifyByNum: async (api) => ({ body: { num: (await unusedTicket(api)).num } }),
  virtualCard: async (api) => ({ params: { id: (await ofOperator(api, 'D8')).lines[0]?.virtual_cards[0]?.id ?? 0 } }),
  opsMembershipCard: async (api) => {
    const visitor = new Api(api.server)
    await visitor.login(newMobile())
    return { query: { code: (await createCard(visitor)).params.code } }
  },
  verifications: none,
  myVerifications: none,
  verifyUserCoupon: atCounter,
  myCouponPackageCodes: none,
  myCouponPackageCode: () => ({ params: { id: 1 } }),
  opsWithdrawals: () => ({ query: { tab: 'waiting', limit: 5 } }),
  opsProcessWithdrawal: async (api) => {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/shop/withdrawal/?tab=waiting')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'refuse', note: '请重新申请' } }
  },
  opsTicketOrders: () => ({ query: { tab: 'all', limit: 5 } }),
  opsTicketOrder: async (api) => ({ params: { number: (await ownTicketOrder(new Api(api.server))).number } }),
  opsProcessTicketOrder: async (api) => ({
    params: { number: (await ownTicketOrder(new Api(api.server))).number },
    body: { action: 'refund' },
  }),
  opsWaitingList: async (api) => ({ params: { id: (await ticketTypes(api, SOLD_OUT)).event.id } }),
  opsOfferSeats: async (api) => ({ params: { id: (await ticketTypes(api, SOLD_OUT)).event.id } }),
  opsRegistrations: async (api) => ({ params: { id: await eventOf(api, 'ridge-walk') } }),
  opsCancelRegistration: async (api) => ({
    ...(await ownRegistration(new Api(api.server))),
    body: { reason: '天气不好' },
  }),
  opsProcessRegistration: async (api) => ({
    ...(await ownRegistration(new Api(api.server))),
    body: { action: 'approve' },
  }),
  opsReservations: none,
  opsReservationSchedule: () => ({ params: { id: 1 }, query: { fd: dayAfter(1), td: dayAfter(7) } }),
  opsReservationRecords: () => ({ query: { tab: 'confirmed', limit: 5 } }),
  opsReservationRecord: () => ({ params: { id: 1 } }),
  opsCreateReservationRecord: async (api) => ({
    params: { id: 1 },
    body: { ...(await freeSlot(api)), name: '路过的人', mobile: '13700000009' },
  }),
  opsProcessReservationRecord: async (api) => {
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/reservation/resvrecord/?tab=pending')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'reject', reason: '当天店休' } }
  },
  opsMoveReservationRecord: async (api) => ({
    params: { id: await walkIn(api) },
    body: { ...(await freeSlot(api)), reason: '换个时间' },
  }),
  opsNoteReservationRecord: () => ({ params: { id: 1 }, body: { note: '带孩子来' } }),
  opsCloseReservation: () => ({ params: { id: 1 }, body: { resvvariant: null, date: dayAfter(40), reason: '盘点' } }),
  opsOpenReservation: async (api) => {
    const body = { resvvariant: null, date: dayAfter(41), reason: '盘点' }
    return { params: { id: (await api.ok<{ id: number }>('POST', '/ops/reservation/resv/1/closure/', { body })).id } }
  },
  opsForms: none,
  opsSubmissions: () => ({ query: { form: 1, limit: 5 } }),
  opsSubmission: async (api) => ({ params: { id: await submission(api) } }),
  opsNoteSubmission: async (api) => ({ params: { id: await submission(api) }, body: { note: '已回电' } }),
  opsExportSubmissions: () => ({ params: { id: 1 }, body: {} }),
  opsExportTask: async (api) => ({
    params: { id: (await api.ok<{ id: number }>('POST', '/ops/form/form/1/export/', { body: {} })).id },
  }),
  opsVotes: none,
  opsVote: () => ({ params: { id: 1 } }),
  opsEvents: () => ({ query: { phase: 'future', limit: 5 } }),
  opsEvent: firstOf('/ops/event/event/'),
  opsActivateEvent: async (api) => ({ ...(await firstOf('/ops/event/event/')(api)), body: { is_active: true } }),
  opsExportRegistrations: async (api) => ({
    params: { id: await eventOf(api, 'ridge-walk') },
    body: { status: 'confirmed' },
  }),
  opsRegistrationExport: async (api) => {
    const path = `/ops/event/event/${await eventOf(api, 'ridge-walk')}/registration/export/`
    return { params: { id: (await api.ok<{ id: number }>('POST', path, { body: {} })).id } }
  },
  opsArticles: () => ({ query: { is_active: 'true', limit: 5 } }),
  opsArticle: firstOf('/ops/post/article/'),
  opsActivateArticle: async (api) => ({ ...(await firstOf('/ops/post/article/')(api)), body: { is_active: true } }),
  opsNotes: () => ({ query: { limit: 5 } }),
  opsNote: firstOf('/ops/note/note/'),
  opsActivateNote: async (api) => ({ ...(await firstOf('/ops/note/note/')(api)), body: { is_active: true } }),
  opsNodes: none,
  opsHome: none,
  opsDashboard: () => ({ query: { from: dayAfter(-29), to: dayAfter(0) } }),
  opsAnalytics: () => ({ query: { from: dayAfter(-29), to: dayAfter(0), event: 'page_view' } }),
  opsShortLinks: none,
  opsModerationItems: () => ({ query: { tab: 'pending', limit: 5 } }),
  opsModerationItem: reportedItem,
  opsModerate: async (api) => ({ ...(await reportedItem(api)), body: { action: 'hide', revision: 1, reason: '广告' } }),
  opsMute: async (api) => ({ ...(await somebody(api)), body: { until: null } }),
  opsModerationLog: () => ({ query: { limit: 5 } }),
  opsUndoModeration: decision,
  opsModerationSetting: none,
  opsChangeModerationSetting: async (api) => ({ body: await api.ok<object>('GET', '/ops/moderation/setting/') }),
  opsCoinRules: none,
  opsSaveCoinRule: () => ({
    params: { trigger: 'vote' },
    body: {
      is_active: true,
      description: '参与投票奖励',
      diamond: 1,
      point: 1,
      charm: 1,
      per_amount: null,
      daily_limit: 3,
      valid_days: null,
      hold_days: 0,
    },
  }),
  opsCoinLevels: none,
  opsSaveCoinLevels: async (api) => {
    const { results } = await api.ok<{ results: object[] }>('GET', '/ops/gamification/level/')
    return { body: { levels: results } }
  },
  opsCoinUsers: () => ({ query: { limit: 5 } }),
  opsCoinEntries: somebody,
  opsGrantCoins: async (api) => ({ ...(await somebody(api)), body: { kind: 'point', amount: 5, reason: '补发' } }),
  opsCoinFlags: () => ({ query: { tab: 'open' } }),
  opsProcessCoinFlag: async (api) => {
    const sid = `contract-${Date.now()}`
    for (const _ of [1, 2]) await (await someone(api)).call('POST', `/gamification/signin/?_sid=${sid}`, { body: {} })
    const { results } = await api.ok<{ results: { id: number }[] }>('GET', '/ops/gamification/flag/?tab=open')
    return { params: { id: results[0]?.id ?? 0 }, body: { action: 'allow', reason: '家人共用' } }
  },
  opsRaffles: () => ({ query: { status: 'published' } }),
  opsRaffle: () => ({ params: { id: 1 } }),
  opsCreateRaffle: () => ({ body: raffleDraft }),
  opsSaveRaffle: async (api) => ({
    params: { id: await createRaffle(api) },
    body: { ...raffleDraft, title: '周年抽奖' },
  }),
  opsProcessRaffle: async (api) => ({ params: { id: await createRaffle(api) }, body: { action: 'publish' } }),
  opsRaffleWins: () => ({ params: { id: 2 }, query: { limit: 5 } }),
  opsAllRaffleWins: () => ({ query: { status: 'won', limit: 5 } }),
  opsProcessRaffleWin: claimedProduct,
  opsRafflePromoters: none,
  opsProcessRafflePromoter: async (api) => {
    const body = { name: '周南', mobile: '13800000009', message: '' }
    const { id } = await (await someone(api)).ok<{ id: number }>('POST', '/raffle/promoter/', { body })
    return { params: { id }, body: { action: 'refuse', reason: '名额已满' } }
  },
  opsPromoters: () => ({ query: { status: 'active' } }),
  opsProcessPromoter: async (api) => ({
    params: { id: await application(api) },
    body: { action: 'approve', reason: '' },
  }),
  opsChangePromoterKind: async (api) => {
    const id = await application(api)
    await api.ok('POST', `/ops/distribution/promoter/${id}/process/`, { body: { action: 'approve', reason: '' } })
    return { params: { id }, body: { dist_kind: 'agent' } }
  },
  opsDistRates: none,
  opsSaveDistRate: () => ({ body: { scope: 'product', target: 2, dist_kind: null, level: 1, rate: 600 } }),
  opsDeleteDistRate: async (api) => {
    const body = { scope: 'product', target: 3, dist_kind: null, level: 1, rate: 600 }
    return { params: { id: (await api.ok<{ id: number }>('PUT', '/ops/distribution/rate/', { body })).id } }
  },
  opsDistSetting: none,
  opsSaveDistSetting: () => ({
    body: { is_open: true, has_second_level: false, attribution_days: 15, settle_days: 15, has_read_rule: false },
  }),
  opsDistIncome: () => ({ query: { state: 'pending' } }),
  opsFunnel: () => ({ query: { from: dayAfter(-29), to: dayAfter(0), by: 'campaign' } }),
  opsFeedbacks: () => ({ query: { tab: 'open', limit: 5 } }),
  opsFeedback: async (api) => ownFeedback(await someone(api)),
  opsReplyFeedback: async (api) => ({ ...(await ownFeedback(await someone(api))), body: { text: '谢谢' } }),
  shortLink: () => ({ query: { url: '/mobile/product/1/' } }),
}
