import { fromDecimal } from '@storefront/contract/domain/money'
import type { OpsRaffle, RaffleInput } from '@storefront/contract/entities/promotion/raffle'
import type { Connection } from '../../../db'
import { fail, Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { badPart } from '../../../core/bad-request'
import { newForeignHost } from '../../shared/foreign-pictures'
import { cleanHtml } from '../../../lib/html'
import { randomToken, sha256 } from '../../../lib/random'
import { presentOpsRaffle } from './lists'

const TARGETS = {
  coupon: 'select 1 from coupon where tenant_id = $1 and id = $2 and is_active',
  pickup_voucher: 'select 1 from product where tenant_id = $1 and id = $2 and is_active',
  product: 'select 1 from product where tenant_id = $1 and id = $2 and is_active',
} as const
const PRIZE = `insert into raffle_prize (tenant_id, raffle_id, position, name, kind, ref, quantity, left_count, value, odds, image_id)
  values ($1, $2, $3, $4, $5, $6, $7, $7, $8, $9, $10)`

/** Pictures that the operator neither uploaded nor found in the raffle: somebody else's, or missing ones. */
const STRANGE = `select 1 from unnest($4::bigint[]) i(id)
  where not exists (select 1 from image im where im.tenant_id = $1 and im.id = i.id and im.user_id = $2)
    and not exists (select 1 from raffle r where r.tenant_id = $1 and r.id = $3 and r.main_image_id = i.id)
    and not exists (select 1 from raffle_prize z where z.tenant_id = $1 and z.raffle_id = $3 and z.image_id = i.id) limit 1`

/** Checks the pictures before the prizes are replaced. */
async function pictureFailure(
  ctx: UserCtx,
  tx: Connection,
  raffleId: number,
  { picture, prizes }: RaffleInput,
): Promise<Failure | null> {
  const ids = [picture, ...prizes.map((prize) => prize.picture)].filter((id) => id !== null && id !== undefined)
  const strange =
    ids.length > 0 && (await tx.rows(STRANGE, [ctx.tenant.id, ctx.user.id, raffleId, ids], 'raffle_strange')).length > 0
  return strange ? badPart('picture', 'notOffered', {}, ctx.language) : null
}

/** Diamonds of one prize at most. */
const DIAMONDS_MAX = 1_000_000

async function writePrizes(
  ctx: UserCtx,
  tx: Connection,
  raffleId: number,
  input: RaffleInput,
): Promise<Failure | null> {
  await tx.rows('delete from raffle_prize where tenant_id = $1 and raffle_id = $2', [ctx.tenant.id, raffleId])
  for (const [position, { name, kind, ref, quantity, value, odds, picture }] of input.prizes.entries()) {
    const worth = fromDecimal(value.trim(), ctx.tenant.currency.exponent)
    if (worth === null || worth < 0) return badPart('prizes', 'notOffered', {}, ctx.language)
    const isThere =
      kind === 'diamond' ? ref <= DIAMONDS_MAX : (await tx.rows(TARGETS[kind], [ctx.tenant.id, ref])).length > 0
    if (!isThere) return fail('rafflePrizeWrong', { name })
    const values = [
      position,
      name.trim(),
      kind,
      ref,
      quantity,
      worth,
      input.kind === 'draw' ? null : odds,
      picture ?? null,
    ]
    await tx.rows(PRIZE, [ctx.tenant.id, raffleId, ...values])
  }
  return null
}

const INSERT = `insert into raffle (tenant_id, title, abstract, kind, status, start_at, end_at, price, max_tickets, rules, claim_days, main_image_id, seed_hash, created_at, changed_at)
  values ($1, $2, $3, $4, 'draft', $5, $6, $7, $8, $9, $10, $11, $12, $13, $13) returning id`
const SEED = 'insert into raffle_seed (tenant_id, raffle_id, seed) values ($1, $2, $3)'

const columnsOf = (input: RaffleInput) => [
  input.title.trim(),
  input.abstract.trim(),
  input.kind,
  new Date(input.start),
  new Date(input.end),
  input.price,
  input.max_tickets,
  cleanHtml(input.rules),
  input.claim_days,
  input.picture ?? null,
]

const datesFailure = (ctx: UserCtx, { start, end }: RaffleInput): Failure | null =>
  Date.parse(start) < Date.parse(end) ? null : badPart('end', 'notOffered', {}, ctx.language)

/** @param before the rules that they replace; empty for none */
function rulesFailure(ctx: UserCtx, { rules }: RaffleInput, before: string): Failure | null {
  const host = newForeignHost(ctx, rules, before)
  return host === null ? null : badPart('rules', 'foreignPicture', { host }, ctx.language)
}

/** Drafts a raffle. Its seed is fixed here, where nobody sees it: of it the hash alone can be read until the draw. */
export function createRaffle(ctx: UserCtx, input: RaffleInput): Promise<OpsRaffle | Failure> {
  const wrong = datesFailure(ctx, input) ?? rulesFailure(ctx, input, '')
  if (wrong) return Promise.resolve(wrong)
  return ctx.db.tx(async (tx) => {
    const strange = await pictureFailure(ctx, tx, 0, input)
    if (strange) return strange
    const seed = randomToken()
    const [row] = await tx.rows<{ id: number }>(INSERT, [ctx.tenant.id, ...columnsOf(input), sha256(seed), ctx.now])
    if (!row) throw new Error('an insert gave no row')
    await tx.rows(SEED, [ctx.tenant.id, row.id, seed])
    const failure = await writePrizes(ctx, tx, row.id, input)
    return failure ?? presentOpsRaffle(ctx, tx, row.id)
  })
}

const UPDATE = `update raffle set title = $3, abstract = $4, kind = $5, start_at = $6, end_at = $7, price = $8, max_tickets = $9, rules = $10, claim_days = $11,
  main_image_id = $12, changed_at = $13 where tenant_id = $1 and id = $2 and status = 'draft' returning 1`

/** Changes a draft; what was published is never changed. */
export function saveRaffle(ctx: UserCtx, id: number, input: RaffleInput): Promise<OpsRaffle | Failure> {
  const wrong = datesFailure(ctx, input)
  if (wrong) return Promise.resolve(wrong)
  return ctx.db.tx(async (tx) => {
    const [present] = await tx.rows<{ rules: string }>('select rules from raffle where tenant_id = $1 and id = $2', [
      ctx.tenant.id,
      id,
    ])
    if (!present) return fail('notFound')
    const strange = rulesFailure(ctx, input, present.rules) ?? (await pictureFailure(ctx, tx, id, input))
    if (strange) return strange
    const rows = await tx.rows(UPDATE, [ctx.tenant.id, id, ...columnsOf(input), ctx.now])
    if (rows.length === 0) return fail('raffleMoved')
    const failure = await writePrizes(ctx, tx, id, input)
    return failure instanceof Failure ? failure : presentOpsRaffle(ctx, tx, id)
  })
}
