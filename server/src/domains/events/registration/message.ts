import { keysOf } from '@storefront/contract/domain/keys-of'
import type { RegistrationAction, RegistrationStatus } from '@storefront/contract/domain/events/registration'
import type { Connection } from '../../../db'
import { scheduleJob } from '../../../db/queue'
import { sendSmsNotice } from '../../shared/sms-notice'
import type { SendingCtx, UserCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { minuteOf } from '../../../lib/day'
import { addMessage } from '../../account/message/add'
import { findRegistration } from './queries'

/** Steps that notify the visitor, and the status of the registration for which the message stays true. */
const NOTICES = { approve: 'confirmed', reject: 'rejected', revoke: 'canceled' } as const satisfies Partial<
  Record<RegistrationAction, RegistrationStatus>
>
const noticeActions = keysOf(NOTICES)

const ABOUT = `select r.user_id, r.reason, e.name from event_registration r join event e on e.tenant_id = $1 and e.id = r.event_id
  where r.tenant_id = $1 and r.id = $2`

/** Plans the message of a step and keeps it for the visitor, in the transaction of that step. */
export async function planNotice(tx: Connection, ctx: UserCtx, id: number, action: RegistrationAction): Promise<void> {
  const notice = noticeActions.find((one) => one === action)
  if (!notice) return
  await scheduleJob(tx, {
    tenantId: ctx.tenant.id,
    kind: 'registration_notify',
    key: `${id}:${notice}`,
    runAt: ctx.now,
  })
  const [row] = await tx.rows<{ user_id: number; reason: string; name: string }>(ABOUT, [ctx.tenant.id, id])
  if (row)
    await addMessage(tx, ctx, row.user_id, {
      kind: `registration_${notice}`,
      target: id,
      data: { name: row.name },
      note: row.reason,
    })
}

/**
 * Tells a visitor by SMS what became of a registration, unless something else has become of it since.
 * @param key the registration's id and the action, `12:approve`
 */
export async function sendNotice(ctx: SendingCtx, key: string): Promise<void> {
  const [id = '', name = ''] = key.split(':')
  const row = await ctx.db.read((tx) => findRegistration(tx, ctx, Number(id)))
  const action = noticeActions.find((one) => one === name)
  if (!row?.user_mobile || !action || row.status !== NOTICES[action]) return
  const text = translate(ctx.language, `events.registrationNotice.${action}`)
  const params = [
    row.event_name,
    minuteOf(ctx.tenant, new Date(row.event_start)),
    row.reason === '' ? text : `${text} ${row.reason}`,
  ]
  await sendSmsNotice(ctx, row.user_mobile, params)
}
