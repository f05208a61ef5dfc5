import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import type { LoginChange } from '../../../db/stored.types'
import type { JobCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { minuteOf } from '../../../lib/day'

const END_OTHERS = 'delete from session where tenant_id = $1 and user_id = $2 and id is distinct from $3'

/**
 * Ends the sessions of a user, of the shop and of the studio: whoever has stolen one is out.
 * @param ownSession the one that stays, of whoever makes the change; null when all end
 */
export async function endOtherSessions(
  ctx: UserCtx,
  tx: Connection,
  userId: number,
  ownSession: number | null,
): Promise<void> {
  await tx.rows(END_OTHERS, [ctx.tenant.id, userId, ownSession])
}

/** Notices of a user in a day: who reads ten needs no eleventh, and each costs the site. */
const NOTICES_MAX = 10
const DAY_MS = 86_400_000

const RECORD = `insert into login_change (tenant_id, user_id, kind, mobile, changed_at)
  select a.tenant_id, a.id, $3, a.mobile, $4 from account a where a.tenant_id = $1 and a.id = $2 and a.mobile is not null
    and (select count(*) from login_change c where c.tenant_id = $1 and c.user_id = $2 and c.changed_at > $5) < ${NOTICES_MAX}
  returning id`
const PRUNE = "delete from login_change where tenant_id = $1 and user_id = $2 and changed_at <= $3 and mobile = ''"

/** Ends the caller's other sessions and plans the notice to the account's number, where it has one. */
export async function recordLoginChange(ctx: UserCtx, tx: Connection, kind: LoginChange): Promise<void> {
  const dayAgo = new Date(ctx.now.getTime() - DAY_MS)
  await endOtherSessions(ctx, tx, ctx.user.id, ctx.session?.id ?? null)
  await tx.rows(PRUNE, [ctx.tenant.id, ctx.user.id, dayAgo])
  const [row] = await tx.rows<{ id: number }>(RECORD, [ctx.tenant.id, ctx.user.id, kind, ctx.now, dayAgo])
  if (row) await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'login_notify', key: String(row.id), runAt: ctx.now })
}

const NOTICE = 'select kind, mobile, changed_at from login_change where tenant_id = $1 and id = $2'
const FORGET = "update login_change set mobile = '' where tenant_id = $1 and id = $2"

interface NoticeRow {
  kind: LoginChange
  mobile: string
  changed_at: string
}

/**
 * Tells the number of an account by SMS what was changed, and forgets the number.
 * @param key the change's id
 */
export async function tellOfLoginChange(ctx: JobCtx, key: string): Promise<void> {
  const change = [ctx.tenant.id, Number(key)]
  const [row] = await ctx.db.read((tx) => tx.rows<NoticeRow>(NOTICE, change))
  if (!row || row.mobile === '') return
  const params = [
    translate(ctx.language, 'account.numberChanged.account'),
    minuteOf(ctx.tenant, new Date(row.changed_at)),
    translate(ctx.language, `account.loginChanged.${row.kind}`),
  ]
  // Not limited with other notices: nobody shall drown it.
  await ctx.ports.sms.sendNotice({ mobile: row.mobile, params, signName: ctx.tenant.site.sms_sign })
  await ctx.db.tx((tx) => tx.rows(FORGET, change))
}
