import type { Connection } from '../../../db'
import { cancelJob, scheduleJob } from '../../../db/queue'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'

/**
 * Only when the waiting time is over and nobody took it back: the statement decides, in the transaction of all else.
 */
const CLAIM = `with old as (select id, mobile from account where tenant_id = $1 and id = $2 and removal_at <= $3 and removed_at is null for update)
  update account a set name = $4, pending_name = null, avatar_id = null, pending_avatar_id = null, mobile = null, email = '', birthday = null, is_follow = false, language = null,
    node = null, perms = '{}', removed_at = $3 from old where a.tenant_id = $1 and a.id = old.id returning old.mobile`

/** Likes are taken back with their counts: nobody likes any longer. */
const UNLIKE = [
  { table: 'note', likes: 'note_like', column: 'note_id' },
  { table: 'article', likes: 'article_like', column: 'article_id' },
  { table: 'topic', likes: 'topic_like', column: 'topic_id' },
  { table: 'threaded_comment', likes: 'comment_like', column: 'comment_id' },
].map(
  ({
    table,
    likes,
    column,
  }) => `with gone as (delete from ${likes} where tenant_id = $1 and user_id = $2 returning ${column} as id)
    update ${table} t set like_count = t.like_count - 1 from gone where t.tenant_id = $1 and t.id = gone.id`,
)

/**
 * The statements that erase a person's identity. Data that others need (orders, payments, posts in threads) stays
 * without a name.
 */
const ERASE = [
  'delete from wechat_follower f using identity i where i.tenant_id = $1 and i.user_id = $2 and f.tenant_id = $1 and f.app_id = i.app_id and f.open_id = i.open_id',
  'delete from identity where tenant_id = $1 and user_id = $2',
  'delete from session where tenant_id = $1 and user_id = $2',
  'delete from number_change where tenant_id = $1 and user_id = $2',
  'delete from login_change where tenant_id = $1 and user_id = $2',
  'delete from shipping_address where tenant_id = $1 and user_id = $2',
  'delete from contact where tenant_id = $1 and user_id = $2',
  'delete from user_bank_card where tenant_id = $1 and user_id = $2',
  'delete from notify_grant where tenant_id = $1 and user_id = $2',
  'delete from user_message where tenant_id = $1 and user_id = $2',
  'delete from flash_message where tenant_id = $1 and user_id = $2',
  'delete from saved_product where tenant_id = $1 and user_id = $2',
  'delete from customer_note where tenant_id = $1 and user_id = $2',
  'delete from saved_view where tenant_id = $1 and owner_id = $2',
  // An invoice that was issued is kept as the books of the shop are; its copy goes to nobody any more.
  "delete from invoice_request where tenant_id = $1 and user_id = $2 and status not in ('issued', 'voided')",
  "update invoice_request set email = '' where tenant_id = $1 and user_id = $2",
  'delete from form_draft where tenant_id = $1 and user_id = $2',
  'delete from idempotency_key where tenant_id = $1 and user_id = $2',
  'delete from account_follow where tenant_id = $1 and (follower_id = $2 or followee_id = $2)',
  "update feedback set contact = '' where tenant_id = $1 and user_id = $2",
  "update moderation_item set state = 'removed', text = '', open_id = null where tenant_id = $1 and kind = 'profile' and user_id = $2",
  'update moderation_item set open_id = null where tenant_id = $1 and user_id = $2',
]

/** The statements that erase a mobile number stored without its owner. */
const ERASE_NUMBER = [
  'delete from mobile_code where tenant_id = $1 and mobile = $2',
  'update flash_campaign set mobiles = array_remove(mobiles, $2) where tenant_id = $1 and $2 = any(mobiles)',
]

async function eraseUser(ctx: JobCtx, tx: Connection, userId: number, mobile: string | null): Promise<void> {
  const key = [ctx.tenant.id, userId]
  for (const statement of [...UNLIKE, ...ERASE]) await tx.rows(statement, key)
  if (mobile !== null) for (const statement of ERASE_NUMBER) await tx.rows(statement, [ctx.tenant.id, mobile])
  const exports = await tx.rows<{ id: number }>('select id from data_export where tenant_id = $1 and user_id = $2', key)
  // The files are in the store, which no transaction covers: their own job deletes them.
  for (const { id } of exports) {
    await cancelJob(tx, ctx.tenant.id, 'data_export', String(id))
    await cancelJob(tx, ctx.tenant.id, 'data_export_expire', String(id))
    await scheduleJob(tx, { tenantId: ctx.tenant.id, kind: 'data_export_expire', key: String(id), runAt: ctx.now })
  }
}

/**
 * Removes an account whose waiting time is over: its name, picture, mobile number, ids with vendors, addresses and
 * sessions go. Orders stay, because money was paid. Done again, it changes nothing.
 * @param key the user's id
 */
export async function removeAccount(ctx: JobCtx, key: string): Promise<void> {
  const userId = Number(key)
  await ctx.db.tx(async (tx) => {
    const name = translate(ctx.tenant.language, 'community.removedUser')
    const [row] = await tx.rows<{ mobile: string | null }>(CLAIM, [ctx.tenant.id, userId, ctx.now, name])
    if (row) await eraseUser(ctx, tx, userId, row.mobile)
    await cancelJob(tx, ctx.tenant.id, 'account_removal', key)
  })
}
