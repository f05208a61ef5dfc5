import type { Connection } from '../../../db'
import { sha256 } from '../../../lib/random'
import type { CoinCtx } from './coin-ctx'

const DEVICE = `with d as (insert into coin_device (tenant_id, device, user_id, created_at) values ($1, $2, $3, $4) on conflict do nothing returning 1)
  select array_agg(distinct c.user_id)::bigint[] || $3::bigint as users from coin_device c
    where c.tenant_id = $1 and c.device = $2 and c.user_id <> $3 and exists (select 1 from d)`
const CARD = `select c.number, array_agg(distinct o.user_id)::bigint[] as users from user_bank_card c
  join user_bank_card o on o.tenant_id = $1 and o.number = c.number where c.tenant_id = $1 and c.user_id = $2
  group by c.number having count(distinct o.user_id) > 1`
// A pair that somebody looked at is looked at again only when a further account joins it.
const FLAG = `insert into coin_flag as f (tenant_id, kind, mark, user_ids, created_at) values ($1, $2, $3, $4, $5)
  on conflict (tenant_id, kind, mark) do update set user_ids = excluded.user_ids, status = 'open', created_at = excluded.created_at
    where not f.user_ids @> excluded.user_ids`

async function flag(
  ctx: CoinCtx,
  tx: Connection,
  kind: 'device' | 'payment',
  mark: string,
  users: readonly number[],
): Promise<void> {
  await tx.rows(FLAG, [ctx.tenant.id, kind, mark, [...users].sort((a, b) => a - b), ctx.now], 'coin_flag')
}

/**
 * Notes accounts that earn on one device or are paid to one bank card, for an operator to look at; nothing is refused
 * for it, since families share both. Of device and card a hash is stored.
 */
export async function flagSharedAccounts(ctx: CoinCtx, tx: Connection, userId: number): Promise<void> {
  const sid = ctx.client?.sid
  if (sid) {
    const device = sha256(sid)
    // Of two accounts that come to a device first at once, the second one looks when the first is written.
    await tx.rows('select pg_advisory_xact_lock($1, hashtext($2))', [ctx.tenant.id, `coin_device:${device}`])
    const [row] = await tx.rows<{ users: number[] | null }>(
      DEVICE,
      [ctx.tenant.id, device, userId, ctx.now],
      'coin_device',
    )
    if (row?.users && row.users.length > 1) await flag(ctx, tx, 'device', device, row.users)
  }
  const cards = await tx.rows<{ number: string; users: number[] }>(CARD, [ctx.tenant.id, userId], 'coin_card')
  for (const { number, users } of cards) await flag(ctx, tx, 'payment', sha256(number), users)
}
