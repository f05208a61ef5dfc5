import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { minuteOf } from '../../../lib/day'
import { endOtherSessions } from './login-change'

/** Returns the user's number, null before one is bound, and e-mail address. The caller holds the lock of the user. */
export async function contactOf(
  ctx: UserCtx,
  tx: Connection,
  userId: number,
): Promise<{ mobile: string | null; email: string }> {
  const [row] = await tx.rows<{ mobile: string | null; email: string }>(
    'select mobile, email from account where tenant_id = $1 and id = $2',
    [ctx.tenant.id, userId],
  )
  return row ?? { mobile: null, email: '' }
}

interface NumberChange {
  userId: number
  /** The number that goes; null for a first one. */
  old: string | null
  /** The session that stays, of whoever makes the change; null when all end. */
  ownSession: number | null
}

const RECORD =
  'insert into number_change (tenant_id, user_id, old_mobile, changed_at) values ($1, $2, $3, $4) returning id'
// The number was proved just now; of staff a new number proves nothing until it has settled.
const VERIFY = `update session s set verified_at = case when cardinality(a.perms) = 0 then $3::timestamptz end
  from account a where s.tenant_id = $1 and s.id = $2 and a.tenant_id = $1 and a.id = s.user_id`

/** Ends the user's other sessions, of the shop and of the studio, and plans the notice to the old number. */
export async function recordNumberChange(
  ctx: UserCtx,
  tx: Connection,
  { userId, old, ownSession }: NumberChange,
): Promise<void> {
  const [row] = await tx.rows<{ id: number }>(RECORD, [ctx.tenant.id, userId, old ?? '', ctx.now])
  await tx.rows(VERIFY, [ctx.tenant.id, ownSession, ctx.now])
  if (old === null || !row) return
  await endOtherSessions(ctx, tx, userId, ownSession)
  await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'number_notify', key: String(row.id), runAt: ctx.now })
}

const NOTICE = 'select old_mobile, changed_at from number_change where tenant_id = $1 and id = $2'
const FORGET = "update number_change set old_mobile = '' where tenant_id = $1 and id = $2"

/**
 * Tells the old number by SMS that another one took its place, and forgets it.
 * @param key the change's id
 */
export async function tellOldNumber(ctx: JobCtx, key: string): Promise<void> {
  const change = [ctx.tenant.id, Number(key)]
  const [row] = await ctx.db.read((tx) => tx.rows<{ old_mobile: string; changed_at: string }>(NOTICE, change))
  if (!row || row.old_mobile === '') return
  const words = (name: 'account' | 'text') => translate(ctx.language, `account.numberChanged.${name}`)
  const params = [words('account'), minuteOf(ctx.tenant, new Date(row.changed_at)), words('text')]
  // Not limited like other notices: nobody shall drown it.
  await ctx.ports.sms.sendNotice({ mobile: row.old_mobile, params, signName: ctx.tenant.site.sms_sign })
  await ctx.db.tx((tx) => tx.rows(FORGET, change))
}
