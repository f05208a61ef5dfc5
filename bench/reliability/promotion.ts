import { makeCoinRule } from '../../test/factories/promotion'
import { promotionRules } from '../../test/support/promotion-books'
import { changeBalance } from '../../server/src/domains/wallet/balance/balance'
import { type Person, type Site, TENANT } from './site'
import { stubborn } from './workload'

/** Diamonds of everybody at the beginning; nobody runs out of them. */
const DIAMONDS = 1_000_000
const PRIZE = 5
const SIGN_IN = 10

/** Promotion that the workload uses: a wheel, a draw, and the promoter through whom the buyers came. */
export interface Programme {
  wheel: number
  draw: number
}

/** Acknowledged results of promotion; none may be lost or doubled. */
export interface Gains {
  turns: Map<number, number>
  tickets: Map<number, number>
  prizes: Map<number, number>
  signIns: Set<number>
}

export const noGains = (): Gains => ({ turns: new Map(), tickets: new Map(), prizes: new Map(), signIns: new Set() })

const count = (counts: Map<number, number>, { id }: Person, by = 1): void =>
  void counts.set(id, (counts.get(id) ?? 0) + by)

async function acceptedCall(site: Site, who: Person, method: 'GET' | 'POST' | 'PUT', path: string, body?: object) {
  const reply = await stubborn(site, who, method, path, body)
  if (reply.status !== 200) throw new Error(`${path} was refused: ${JSON.stringify(reply.body)}`)
  return reply.body
}

interface RaffleInput {
  kind: 'wheel' | 'draw'
  /** Diamonds of one turn or ticket. */
  price: number
  max_tickets: number
  quantity: number
  /** Odds in parts of 10,000; null for a draw. */
  odds: number | null
}

/** Opens a raffle with one kind of prize, and gives its id. */
export async function openRaffle(
  site: Site,
  operator: Person,
  { kind, price, max_tickets, quantity, odds }: RaffleInput,
): Promise<number> {
  const [start, end] = [new Date(Date.now() - 60_000), new Date(Date.now() + 86_400_000)].map((date) =>
    date.toISOString(),
  )
  const prizes = [{ name: 'x', kind: 'diamond', ref: PRIZE, quantity, value: '1', odds }]
  const input = { title: 'x', abstract: '', kind, start, end, price, max_tickets, rules: 'x', claim_days: 3, prizes }
  const { id } = await acceptedCall(site, operator, 'POST', '/ops/raffle/raffle/', input)
  await acceptedCall(site, operator, 'POST', `/ops/raffle/raffle/${id}/process/`, { action: 'publish' })
  return id
}

/** Opens a wheel and a draw, and a programme with one promoter, through whom all buyers came. */
export async function openProgramme(
  site: Site,
  operator: Person,
  promoter: Person,
  buyers: readonly Person[],
): Promise<Programme> {
  await site.database.owner.tx(async (tx) => {
    await makeCoinRule(tx, TENANT, { trigger: 'sign_in', diamond: SIGN_IN, point: 0, charm: 0 })
    for (const { id } of buyers)
      await changeBalance(tx, {
        tenantId: TENANT,
        userId: id,
        kind: 'diamond',
        change: DIAMONDS,
        reason: 'grant',
        ref: 'trust',
        now: new Date(),
      })
  })
  const setting = { is_open: true, has_second_level: false, attribution_days: 15, settle_days: 1, has_read_rule: false }
  await acceptedCall(site, operator, 'PUT', '/ops/distribution/setting/', setting)
  await acceptedCall(site, operator, 'PUT', '/ops/distribution/rate/', {
    scope: 'site',
    target: null,
    dist_kind: null,
    level: 1,
    rate: 1000,
  })
  await acceptedCall(site, promoter, 'POST', '/distribution/promoter/', {
    dist_kind: 'promoter',
    name: 'x',
    mobile: '13800000001',
    message: '',
  })
  const { results } = await acceptedCall(site, operator, 'GET', '/ops/distribution/promoter/')
  const { code } = await acceptedCall(site, operator, 'POST', `/ops/distribution/promoter/${results[0].id}/process/`, {
    action: 'approve',
    reason: '',
  })
  for (const buyer of buyers)
    await acceptedCall(site, buyer, 'POST', '/distribution/visit/', { code, visited: new Date().toISOString() })
  const common = { price: 1, max_tickets: 1000, quantity: 10_000 }
  return {
    wheel: await openRaffle(site, operator, { ...common, kind: 'wheel', odds: 5000 }),
    draw: await openRaffle(site, operator, { ...common, kind: 'draw', odds: null }),
  }
}

/** Plays one game between two orders: a turn with a claimed prize, tickets of a draw, or the sign-in of the day. */
export async function oneGame(
  site: Site,
  { wheel, draw }: Programme,
  who: Person,
  gains: Gains,
  random: () => number,
): Promise<void> {
  const way = random()
  if (way < 0.6) {
    const turn = await stubborn(site, who, 'POST', `/raffle/raffle/${wheel}/spin/`, {})
    if (turn.status !== 200) return
    count(gains.turns, who)
    await stubborn(site, who, 'POST', `/raffle/spin/${turn.body.id}/seen/`, {})
    if (turn.body.win === null || random() < 0.2) return
    const claim = await stubborn(site, who, 'POST', `/raffle/prize/${turn.body.win}/claim/`, {})
    if (claim.status === 200) count(gains.prizes, who)
  } else if (way < 0.85) {
    const tickets = 1 + Math.floor(random() * 3)
    if ((await stubborn(site, who, 'POST', `/raffle/raffle/${draw}/join/`, { tickets })).status === 200)
      count(gains.tickets, who, tickets)
  } else if ((await stubborn(site, who, 'POST', '/gamification/signin/', {})).status === 200) gains.signIns.add(who.id)
}

const SEEN = `select (select count(*)::int from raffle_spin where tenant_id = $1 and user_id = $2) as turns,
  (select count(*)::int from raffle_ticket where tenant_id = $1 and user_id = $2) as tickets,
  (select count(*)::int from raffle_win where tenant_id = $1 and user_id = $2 and status = 'handed_out') as prizes,
  (select count(*)::int from sign_in_day where tenant_id = $1 and user_id = $2) as days,
  (select amount from balance where tenant_id = $1 and user_id = $2 and kind = 'diamond') as diamonds`

interface Seen {
  turns: number
  tickets: number
  prizes: number
  days: number
  diamonds: number
}

/** Describes everything of promotion that is lost, doubled, or does not add up. */
export async function auditPromotion(site: Site, gains: Gains, buyers: readonly number[]): Promise<string[]> {
  const wrong: string[] = []
  for (const id of buyers) {
    const [row] = await site.database.owner.read((tx) => tx.rows<Seen>(SEEN, [TENANT, id]))
    const of = (counts: Map<number, number>) => counts.get(id) ?? 0
    const { turns, tickets, prizes, signIns } = gains
    const diamonds = DIAMONDS - of(turns) - of(tickets) + of(prizes) * PRIZE + (row?.days ?? 0) * SIGN_IN
    const due = { turns: of(turns), tickets: of(tickets), prizes: of(prizes), diamonds }
    for (const [name, value] of Object.entries(due))
      if (row?.[name as keyof Seen] !== value)
        wrong.push(`player ${id} is to have ${value} ${name}, has ${row?.[name as keyof Seen]}`)
    if (signIns.has(id) && !row?.days) wrong.push(`the sign-in of player ${id} is lost`)
  }
  const [income] = await site.database.owner.read((tx) =>
    tx.rows("select 1 from dist_income where tenant_id = $1 and state = 'pending' limit 1", [TENANT]),
  )
  if (!income) wrong.push('no order brought its promoter anything')
  for (const { title, sql } of promotionRules) {
    const rows = await site.database.owner.read((tx) => tx.rows<{ which: string }>(sql))
    for (const { which } of rows) wrong.push(`not so: ${title} (${which})`)
  }
  return wrong
}
