import type { RaffleDetail, RafflePrize, RaffleWin } from '@storefront/contract/entities/promotion/raffle'

const DAY = 86_400_000
const fromNow = (days: number): string => new Date(Date.now() + days * DAY).toISOString()

export const prizeOf = (id: number, more: Partial<RafflePrize> = {}): RafflePrize => ({
  id,
  name: `奖品${id}`,
  kind: 'diamond',
  kind_display: '钻石',
  image: null,
  quantity: 3,
  left: 3,
  value: '5.00',
  odds: null,
  ...more,
})

export const winOf = (id: number, more: Partial<RaffleWin> = {}): RaffleWin => ({
  id,
  raffle: { id: 1, title: '春日福袋' },
  prize: prizeOf(1),
  ticket: '0000007',
  status: 'won',
  status_display: '待领取',
  claim_before: fromNow(5),
  needs_address: false,
  created: fromNow(-1),
  ...more,
})

type Mine = NonNullable<RaffleDetail['mine']>
export const mineOf = (more: Partial<Mine> = {}): Mine => ({
  tickets: [],
  count: more.tickets?.length ?? 0,
  diamonds: 0,
  is_excluded: false,
  wins: [],
  unseen_spin: null,
  ...more,
})

/** A raffle that is open, as the server sends it. */
export const raffleOf = (more: Partial<RaffleDetail> = {}): RaffleDetail => ({
  id: 1,
  title: '春日福袋',
  abstract: '结果人人可查',
  kind: 'draw',
  main_image: null,
  status: 'published',
  status_display: '进行中',
  start: fromNow(-2),
  end: fromNow(2),
  price: 5,
  max_tickets: 20,
  ticket_count: 12,
  prizes: [prizeOf(1), prizeOf(2, { name: '提货券', kind_display: '提货券' })],
  rules: '<p>请文明参与</p>',
  claim_days: 30,
  draw_terms: '结束后开奖',
  seed_hash: 'ab12',
  beacon: { round: 77, time: fromNow(2) },
  mine: mineOf(),
  ...more,
})
