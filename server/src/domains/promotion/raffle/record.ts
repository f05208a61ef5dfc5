import type {
  RaffleKind,
  RafflePrizeKind,
  RaffleStatus,
  RaffleWinStatus,
} from '@storefront/contract/domain/promotion/raffle'
import type { DrawTicket } from '@storefront/contract/domain/promotion/draw'
import type { Raffle, RafflePrize, RaffleWin } from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import type { Ctx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { amount } from '../../../lib/amount'
import { PICTURE_COLUMNS, pictureOf, type PictureRow, pictureSql } from '../../../lib/picture'

export interface RaffleRow extends PictureRow {
  main_image_id: number | null
  id: number
  title: string
  abstract: string
  kind: RaffleKind
  status: RaffleStatus
  start_at: string
  end_at: string
  price: number
  max_tickets: number
  ticket_count: number
  rules: string
  claim_days: number
  seed_hash: string
  seed: string | null
  /** The hash of the chain; null of an instant raffle. */
  beacon_chain: string | null
  planned_round: number | null
  beacon_round: number | null
  beacon_randomness: string | null
  beacon_signature: string | null
  tickets_hash: string | null
  frozen_at: string | null
  drawn_at: string | null
}

/** The columns of raffle `t`; its list of tickets is read separately. */
export const RAFFLE_COLUMNS = `t.id, t.title, t.abstract, t.kind, t.status, t.start_at, t.end_at, t.price, t.max_tickets, t.ticket_count, t.rules, t.claim_days,
  t.seed_hash, t.seed, t.beacon_chain, t.planned_round, t.beacon_round, t.beacon_randomness, t.beacon_signature, t.tickets_hash, t.frozen_at, t.drawn_at, t.main_image_id,
  ${PICTURE_COLUMNS}`
export const RAFFLE_JOINS = 'left join image im on im.tenant_id = $1 and im.id = t.main_image_id'

/** Returns a raffle; with `isPublic`, none that is a draft. */
export async function findRaffle(
  tx: Connection,
  tenantId: number,
  id: number,
  isPublic: boolean,
): Promise<RaffleRow | undefined> {
  const text = `select ${RAFFLE_COLUMNS} from raffle t ${RAFFLE_JOINS} where t.tenant_id = $1 and t.id = $2 and ($3 = false or t.status <> 'draft')`
  return (await tx.rows<RaffleRow>(text, [tenantId, id, isPublic], 'raffle_one'))[0]
}

/** Returns the frozen list of a raffle; null before its close. */
export async function findFrozenTickets(tx: Connection, tenantId: number, id: number): Promise<DrawTicket[] | null> {
  const [row] = await tx.rows<{ tickets: DrawTicket[] | null }>(
    'select tickets from raffle where tenant_id = $1 and id = $2',
    [tenantId, id],
  )
  return row?.tickets ?? null
}

export const presentRaffle = (ctx: Ctx, row: RaffleRow): Raffle => ({
  id: row.id,
  title: row.title,
  abstract: row.abstract,
  kind: row.kind,
  main_image: pictureOf(ctx.ports.storage, row),
  status: row.status,
  status_display: translate(ctx.language, `promotion.raffleStatus.${row.status}`),
  start: new Date(row.start_at).toISOString(),
  end: new Date(row.end_at).toISOString(),
  price: row.price,
  max_tickets: row.max_tickets,
  ticket_count: row.ticket_count,
})

export interface PrizeRow {
  id: number
  raffle_id: number
  name: string
  kind: RafflePrizeKind
  ref: number
  quantity: number
  left_count: number
  value: number
  odds: number | null
  image_id: number | null
  picture: PictureRow | null
}

const PRIZE_PICTURE = pictureSql('z.image_id')
export const PRIZE_COLUMNS = `z.id, z.raffle_id, z.name, z.kind, z.ref, z.quantity, z.left_count, z.value, z.odds, z.image_id, ${PRIZE_PICTURE} as picture`

/** Prizes of some raffles, in their order. */
export const findPrizes = (tx: Connection, tenantId: number, raffleIds: readonly number[]): Promise<PrizeRow[]> =>
  tx.rows<PrizeRow>(
    `select ${PRIZE_COLUMNS} from raffle_prize z where z.tenant_id = $1 and z.raffle_id = any($2::bigint[]) order by z.raffle_id, z.position, z.id`,
    [tenantId, raffleIds],
    'raffle_prizes',
  )

export const presentPrize = (ctx: Ctx, row: PrizeRow): RafflePrize => ({
  id: row.id,
  name: row.name,
  kind: row.kind,
  kind_display: translate(ctx.language, `promotion.rafflePrize.${row.kind}`),
  image: pictureOf(ctx.ports.storage, row.picture),
  quantity: row.quantity,
  left: row.left_count,
  value: amount(ctx, row.value),
  odds: row.odds,
})

export interface WinRow {
  id: number
  raffle_id: number
  raffle_title: string
  user_id: number
  ticket: string
  rank: number | null
  status: RaffleWinStatus
  claim_before: string
  address: string
  note: string
  created_at: string
  prize: PrizeRow
}

/** The columns of win `t`. */
export const WIN_COLUMNS = `t.id, t.raffle_id, r.title as raffle_title, t.user_id, t.ticket, t.rank, t.status, t.claim_before, t.address, t.note, t.created_at,
  json_build_object('id', z.id, 'raffle_id', z.raffle_id, 'name', z.name, 'kind', z.kind, 'ref', z.ref, 'quantity', z.quantity, 'left_count', z.left_count,
    'value', z.value, 'odds', z.odds, 'image_id', z.image_id, 'picture', ${PRIZE_PICTURE}) as prize`
export const WIN_JOINS = `join raffle r on r.tenant_id = $1 and r.id = t.raffle_id
  join raffle_prize z on z.tenant_id = $1 and z.id = t.prize_id`

export const presentWin = (ctx: Ctx, row: WinRow): RaffleWin => ({
  id: row.id,
  raffle: { id: row.raffle_id, title: row.raffle_title },
  prize: presentPrize(ctx, row.prize),
  ticket: row.ticket,
  status: row.status,
  status_display: translate(ctx.language, `promotion.raffleWin.${row.status}`),
  claim_before: new Date(row.claim_before).toISOString(),
  needs_address: row.prize.kind === 'product',
  created: new Date(row.created_at).toISOString(),
})
