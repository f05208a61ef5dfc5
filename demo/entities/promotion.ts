import { insert } from '../../server/src/db/insert'
import { DEMO_CHAIN, plannedRoundAfter } from '@storefront/contract/domain/promotion/beacon'
import { drawRandomness, prizeSlots, rankTickets, ticketsHash } from '@storefront/contract/domain/promotion/draw'
import { loopbackBeacon } from '../../server/loopback/drand'
import { sha256 } from '../../server/src/lib/random'
import { promotionWords } from '../data/promotion'
import type { TenantSeed } from '../data/types'
import type { UserSeed } from '../data/types-base'
import { seedCoins } from './coins'
import type { Gallery } from './gallery'
import { numbered, type Scene } from './insert'
import { moment } from './moment'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const wordsOf = (data: TenantSeed) => promotionWords[data.site.language]

async function seedPromoters({ tx, tenantId, now }: Scene, data: TenantSeed): Promise<void> {
  const words = wordsOf(data)
  const userId = numbered(data.users, (u) => u.key)
  const createdAt = new Date(now.getTime() - 40 * DAY)
  await insert(tx, 'dist_setting', [
    { tenantId, isOpen: true, hasSecondLevel: false, attributionDays: 15, settleDays: 15 },
  ])
  await insert(tx, 'dist_rate', [
    { tenantId, scope: 'site', level: 1, rate: 500 },
    { tenantId, scope: 'site', distKind: 'partner', level: 1, rate: 1000 },
    { tenantId, scope: 'category', targetId: 1, level: 1, rate: 800 },
    { tenantId, scope: 'product', targetId: 1, level: 1, rate: 1200 },
  ])
  const at = { tenantId, createdAt, changedAt: createdAt }
  const mobileOf = (key: UserSeed['key']) => data.users.find((user) => user.key === key)?.mobile ?? ''
  const applicant: UserSeed['key'] = data.users.some(({ key }) => key === 'shopper2') ? 'shopper2' : 'newcomer'
  await insert(tx, 'promoter', [
    {
      ...at,
      id: 1,
      userId: userId('shopper'),
      distKind: 'promoter',
      status: 'active',
      name: words.names[0],
      mobile: mobileOf('shopper'),
      message: words.message,
      code: 'DEMOPROM',
    },
  ])
  await insert(tx, 'promoter', [
    {
      ...at,
      id: 2,
      userId: userId(applicant),
      distKind: 'partner',
      status: 'applied',
      name: words.names[1],
      mobile: mobileOf(applicant),
      message: words.message,
      parentId: 1,
    },
  ])
  await insert(tx, 'dist_link', [
    { tenantId, code: 'DEMOLINKP', promoterId: 1, type: 'product', targetId: 1, createdAt },
    {
      tenantId,
      code: 'DEMOLINKE',
      promoterId: 1,
      type: 'event',
      targetId: await upcomingEvent({ tx, tenantId, now }),
      createdAt,
    },
  ])
  const unit = 10 ** data.site.currency.exponent * (data.site.language === 'id' ? 1000 : 1)
  const rows = [
    { orderNumber: 'DEMO-P1', productName: data.products[0]?.name ?? '', base: 128 * unit, rate: 1200, back: 5 },
    { orderNumber: 'DEMO-P2', productName: data.products[1]?.name ?? '', base: 86 * unit, rate: 500, back: 2 },
  ].map(({ back, ...row }, n) => ({
    tenantId,
    promoterId: 1,
    userId: userId('shopper'),
    kind: 'commission' as const,
    state: 'pending' as const,
    level: 1,
    lineId: 900_000 + n,
    ...row,
    amount: Math.floor((row.base * row.rate) / 10_000),
    settlesAt: new Date(now.getTime() + (15 - back) * DAY),
    createdAt: new Date(now.getTime() - back * DAY),
  }))
  await insert(tx, 'dist_income', rows)
}

async function upcomingEvent({ tx, tenantId, now }: Pick<Scene, 'tx' | 'tenantId' | 'now'>): Promise<number> {
  const [row] = await tx.rows<{ id: number }>(
    'select id from event where tenant_id = $1 and is_active and end_at > $2 order by id limit 1',
    [tenantId, now],
  )
  return row?.id ?? 1
}

interface Draft {
  id: number
  kind: 'draw' | 'wheel' | 'grid'
  title: string
  start: Date
  end: Date
  price: number
}

const common = (data: TenantSeed) => ({
  abstract: wordsOf(data).abstract,
  rules: wordsOf(data).raffleRules,
  claimDays: 30,
  maxTickets: 20,
})

function prizesOf(data: TenantSeed, { id, kind }: Draft) {
  const words = wordsOf(data)
  const odds = (parts: number) => (kind === 'draw' ? null : parts)
  const worth = data.products[0]?.price ?? 0
  const rows = [
    { name: data.products[0]?.name ?? '', kind: 'product' as const, ref: 1, quantity: 1, value: worth, odds: odds(10) },
    { name: words.voucher, kind: 'pickup_voucher' as const, ref: 1, quantity: 2, value: worth, odds: odds(90) },
    { name: words.diamonds, kind: 'diamond' as const, ref: 50, quantity: 100, value: 0, odds: odds(4000) },
  ]
  return rows.map((row, position) => ({
    ...row,
    id: id * 10 + position,
    raffleId: id,
    position,
    leftCount: row.quantity,
  }))
}

/** The picture of the nth product. */
function pictureOf(data: TenantSeed, gallery: Gallery, n: number): number | null {
  const picture = data.products[n - 1]?.pictures[0]
  return picture ? gallery.id(picture) : null
}

async function seedRaffle(
  { tx, tenantId, now }: Scene,
  data: TenantSeed,
  gallery: Gallery,
  draft: Draft,
): Promise<{ seed: string; round: number }> {
  const seed = sha256(`${data.site.slug} ${draft.id}`)
  const round = plannedRoundAfter(draft.end.getTime())
  const { id, kind, title, start, end, price } = draft
  const createdAt = new Date(Math.min(start.getTime(), now.getTime()))
  const values = {
    tenantId,
    id,
    kind,
    title,
    price,
    status: 'published' as const,
    startAt: start,
    endAt: end,
    seedHash: sha256(seed),
    mainImageId: pictureOf(data, gallery, id),
    ...common(data),
    createdAt,
    changedAt: createdAt,
  }
  await insert(tx, 'raffle', [
    { ...values, ...(kind === 'draw' && { beaconRound: round, plannedRound: round, beaconChain: DEMO_CHAIN }) },
  ])
  await insert(tx, 'raffle_seed', [{ tenantId, raffleId: id, seed }])
  await insert(
    tx,
    'raffle_prize',
    prizesOf(data, draft).map((prize) => ({
      tenantId,
      ...prize,
      imageId: prize.kind === 'diamond' ? null : pictureOf(data, gallery, 1),
    })),
  )
  return { seed, round }
}

/** A raffle that was drawn as any other: its file can be checked, with the loopback's value of its round. */
async function drawDemo(
  scene: Scene,
  data: TenantSeed,
  draft: Draft,
  { seed, round }: { seed: string; round: number },
): Promise<void> {
  const { tx, tenantId, now } = scene
  const userId = numbered(data.users, (u) => u.key)
  const holders = (['shopper', 'shopper2', 'newcomer'] as const)
    .filter((key) => data.users.some((user) => user.key === key))
    .map((key, n) => ({ userId: userId(key), entrant: `DEMO${draft.id}ENTRANT${n}` }))
  const at = { tenantId, raffleId: draft.id }
  await insert(
    tx,
    'raffle_entrant',
    holders.map((holder) => ({ ...at, ...holder, tickets: 3 })),
  )
  const tickets = holders.flatMap(({ entrant, userId: id }, n) =>
    Array.from({ length: 3 }, (_, k) => ({ number: String(3 * n + k + 1).padStart(7, '0'), entrant, userId: id })),
  )
  await insert(
    tx,
    'raffle_ticket',
    tickets.map(({ number, userId: id }) => ({ ...at, number, userId: id, createdAt: draft.start })),
  )
  const list = tickets.map(({ number, entrant }) => ({ number, entrant }))
  const hash = ticketsHash(list)
  const { randomness, signature } = loopbackBeacon(round)
  const facts = [tenantId, draft.id, JSON.stringify(list), hash, seed, randomness, signature, draft.end, tickets.length]
  await tx.rows(
    `update raffle set status = 'drawn', tickets = $3, tickets_hash = $4, seed = $5, beacon_randomness = $6, beacon_signature = $7, frozen_at = $8, drawn_at = $8,
      ticket_count = $9, changed_at = $8 where tenant_id = $1 and id = $2`,
    facts,
  )
  const slots = prizeSlots(prizesOf(data, draft))
  const ranking = rankTickets(list, drawRandomness(seed, randomness, hash)).slice(0, slots.length)
  const wins = ranking.map(({ number, entrant }, n) => ({
    ...at,
    prizeId: slots[n] ?? 0,
    userId: holders.find((holder) => holder.entrant === entrant)?.userId ?? 0,
    ticket: number,
    rank: n + 1,
    status: 'won' as const,
    claimBefore: new Date(now.getTime() + 20 * DAY),
    createdAt: draft.end,
    changedAt: draft.end,
  }))
  await insert(tx, 'raffle_win', wins)
  for (const { id, quantity } of prizesOf(data, draft)) {
    const count = wins.filter(({ prizeId }) => prizeId === id).length
    await tx.rows('update raffle_prize set left_count = $3 where tenant_id = $1 and id = $2', [
      tenantId,
      id,
      quantity - count,
    ])
  }
}

/** Coins, raffles and promoters of the demo: a raffle that is open, one that was drawn, a wheel and a grid. */
export async function seedPromotion(scene: Scene, data: TenantSeed, gallery: Gallery): Promise<void> {
  const { tx, tenantId, now } = scene
  await seedCoins(scene, data)
  await seedPromoters(scene, data)
  const [open, past, wheel, grid] = wordsOf(data).raffles
  const end = moment(scene, { day: 20, hour: 20 })
  const last = new Date(now.getTime() - 2 * DAY)
  const start = new Date(now.getTime() - 5 * DAY)
  await seedRaffle(scene, data, gallery, { id: 1, kind: 'draw', title: open, start, end, price: 5 })
  const pastDraft = {
    id: 2,
    kind: 'draw',
    title: past,
    start: new Date(now.getTime() - 9 * DAY),
    end: last,
    price: 0,
  } as const
  await drawDemo(scene, data, pastDraft, await seedRaffle(scene, data, gallery, pastDraft))
  await seedRaffle(scene, data, gallery, { id: 3, kind: 'wheel', title: wheel, start, end, price: 2 })
  await seedRaffle(scene, data, gallery, { id: 4, kind: 'grid', title: grid, start, end, price: 2 })
  const closings = [1, 3, 4].map((id) => ({
    tenantId,
    kind: 'raffle_close' as const,
    key: String(id),
    runAt: end,
    attempts: 0,
  }))
  const claim = {
    tenantId,
    kind: 'raffle_claim' as const,
    key: '2:0',
    runAt: new Date(now.getTime() + 20 * DAY),
    attempts: 0,
  }
  await insert(tx, 'job', [...closings, claim])
}
