import type { CoinCtx } from './coin-ctx'
import { type CoinKind, coinKinds, type CoinTrigger } from '@storefront/contract/domain/promotion/coins'
import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import { dayOf } from '../../../lib/day'
import { lockUser } from '../../account/profile/user'
import { sendFlashMessage } from '../../site/site/flash-messages'
import { changeBalance } from '../../wallet/balance/balance'
import { flagSharedAccounts } from './flag'
import { findRule, type RuleRow } from './rules'

/** Something that a rule of the site may reward. */
export interface CoinEvent {
  readonly userId: number
  readonly trigger: CoinTrigger
  /** The event's reference; the same reference earns once. */
  readonly ref: string
  /** The amount of an order that was paid and not refunded, in minor units. */
  readonly amount?: number
}

interface AwardRow {
  id: number
  diamond: number
  point: number
  charm: number
  /** The moment from which it can be spent; null means at once. */
  matures_at: string | null
}

// The user's row is locked: of many at once, none passes the day's limit.
const AWARD = `insert into coin_award (tenant_id, user_id, trigger, ref, day, position, diamond, point, charm, expires_at, created_at, base, matures_at, state)
  select $1, $2, $3, $4, $5::date, coalesce(max(a.position), 0) + 1, $6, $7, $8, $9, $10, $12::bigint, $13::timestamptz,
    case when $13::timestamptz is null then 'given' else 'pending' end from coin_award a
    where a.tenant_id = $1 and a.user_id = $2 and a.trigger = $3 and a.day = $5::date having coalesce(max(a.position), 0) < $11
  on conflict (tenant_id, user_id, trigger, ref) do nothing returning id, diamond, point, charm, matures_at`
// What the ledger lacks of the award is what was taken back of it.
const RESTORE = `with l as (
    select coalesce(sum(change) filter (where kind = 'diamond'), 0)::int as diamond, coalesce(sum(change) filter (where kind = 'point'), 0)::int as point,
      coalesce(sum(change) filter (where kind = 'charm'), 0)::int as charm from balance_record
    where tenant_id = $1 and user_id = $2 and reason in ('coin_' || $3, 'coin_' || $3 || '_back') and split_part(ref, '@', 1) = $4
  )
  update coin_award a set state = 'given' from l where a.tenant_id = $1 and a.user_id = $2 and a.trigger = $3 and a.ref = $4 and a.state = 'taken_back'
    and (a.diamond > l.diamond or a.point > l.point or a.charm > l.charm)
  returning a.id, a.diamond - l.diamond as diamond, a.point - l.point as point, a.charm - l.charm as charm, null as matures_at`

const daysFrom = (moment: Date, days: number): Date => new Date(moment.getTime() + days * 86_400_000)
const NO_LIMIT = 2_000_000_000
const COINS_MAX = 1_000_000

/** Returns the number of times that an event fulfils its rule: once per full amount for an order, else once. */
const timesOf = ({ per_amount }: RuleRow, { amount = 0 }: CoinEvent): number =>
  per_amount === null ? 1 : Math.floor(amount / per_amount)

async function insertAward(
  ctx: CoinCtx,
  tx: Connection,
  rule: RuleRow,
  event: CoinEvent,
  times: number,
): Promise<AwardRow | undefined> {
  const coins = coinKinds.map((kind) => Math.min(COINS_MAX, rule[kind] * times))
  const matures = rule.hold_days > 0 ? daysFrom(ctx.now, rule.hold_days) : null
  const expires = rule.valid_days === null ? null : daysFrom(matures ?? ctx.now, rule.valid_days)
  const who = [ctx.tenant.id, event.userId, event.trigger, event.ref]
  const values = [
    ...who,
    dayOf(ctx.tenant, ctx.now),
    ...coins,
    expires,
    ctx.now,
    rule.daily_limit ?? NO_LIMIT,
    event.amount ?? null,
    matures,
  ]
  const [award] = await tx.rows<AwardRow>(AWARD, values, 'coin_award')
  if (award && matures)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'coin_mature', key: String(award.id), runAt: matures })
  else if (award && expires && award.diamond + award.point > 0)
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'coin_expire', key: String(award.id), runAt: expires })
  // Shown again after it was hidden: what was taken back is given again.
  return award ?? (await tx.rows<AwardRow>(RESTORE, who, 'coin_restore'))[0]
}

/**
 * Gives what the site's rule for an event gives, in the transaction of the event: once for each thing, no more a day of
 * the site's zone than the rule allows. Coins of a rule that holds them are pending until `matureCoins` gives them. The
 * popup of it waits for the user, so that the call that earned it can hand it out.
 */
export async function earnCoins(ctx: CoinCtx, tx: Connection, event: CoinEvent): Promise<void> {
  const rule = await findRule(tx, ctx.tenant.id, event.trigger)
  const times = rule ? timesOf(rule, event) : 0
  if (!rule || times < 1 || rule.diamond + rule.point + rule.charm === 0) return
  await lockUser(tx, ctx.tenant.id, event.userId)
  const award = await insertAward(ctx, tx, rule, event, times)
  if (!award) return
  const ref = `${event.ref}@${ctx.now.getTime()}`
  const { matures_at: matures } = award
  for (const kind of matures === null ? coinKinds : []) await creditCoins(ctx, tx, event, kind, award[kind], ref)
  const gains = Object.fromEntries(
    coinKinds.filter((kind) => award[kind] > 0).map((kind) => [kind, { amount: award[kind] }]),
  )
  await sendFlashMessage(tx, ctx, event.userId, {
    kind: 'gamification',
    gamification: gains,
    ...(matures !== null && { matures: new Date(matures).toISOString() }),
  })
  await flagSharedAccounts(ctx, tx, event.userId)
}

async function creditCoins(
  ctx: CoinCtx,
  tx: Connection,
  { userId, trigger }: CoinEvent,
  kind: CoinKind,
  change: number,
  ref: string,
): Promise<void> {
  if (change > 0)
    await changeBalance(tx, {
      tenantId: ctx.tenant.id,
      userId,
      kind,
      change,
      reason: `coin_${trigger}`,
      ref,
      now: ctx.now,
    })
}
