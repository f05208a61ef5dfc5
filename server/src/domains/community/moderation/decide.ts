import {
  type ItemState,
  type ModerationAction,
  moderationTransitions,
  type SubjectKind,
} from '@storefront/contract/domain/community/moderation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import type { UserCtx } from '../../../core/context.types'
import { lockUser } from '../../account/profile/user'
import { setPostStatus, STATUS_OF } from './post-status'

/** A decision on a post. */
export interface Decision {
  action: ModerationAction
  /** The revision of the post that the moderator saw. */
  revision: number
  reason?: string
  /** End of the time in which its author cannot write; of `mute`. */
  until?: string
}

interface Item {
  id: number
  kind: SubjectKind
  subject_id: number
  user_id: number
  text: string
  state: ItemState
  revision: number
}

const YEAR_MS = 366 * 86_400_000
const LOCK =
  'select id, kind, subject_id, user_id, text, state, revision from moderation_item where tenant_id = $1 and id = $2 for update'
const MOVE = 'update moderation_item set state = $3, changed_at = $4 where tenant_id = $1 and id = $2'
const LOG = `insert into moderation_log (tenant_id, item_id, user_id, action, reason, muted_until, old_state, new_state, old_muted_until, actor_id, created_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`
const MUTE = `with old as (select id, muted_until from account where tenant_id = $1 and id = $2 for no key update)
  update account a set muted_until = $3 from old where a.tenant_id = $1 and a.id = old.id returning old.muted_until`

/** Returns a date that somebody can be muted until: to come, and within a year. */
function muteDate(ctx: UserCtx, until: string | undefined): Date | Failure {
  const date = new Date(until ?? Number.NaN)
  const ms = date.getTime() - ctx.now.getTime()
  return ms > 0 && ms <= YEAR_MS ? date : fail('muteDateWrong')
}

async function setMuted(ctx: UserCtx, tx: Connection, userId: number, until: Date | null): Promise<Date | null> {
  const [row] = await tx.rows<{ muted_until: string | null }>(MUTE, [ctx.tenant.id, userId, until])
  return row?.muted_until ? new Date(row.muted_until) : null
}

async function moveItem(ctx: UserCtx, tx: Connection, item: Item, to: Exclude<ItemState, 'removed'>): Promise<void> {
  await tx.rows(MOVE, [ctx.tenant.id, item.id, to, ctx.now])
  await setPostStatus(ctx, tx, item.kind, { id: item.subject_id, status: STATUS_OF[to], text: item.text, isLate: true })
}

/**
 * Decides on a post; of two operators at once, one does. moderationMoved when it stands elsewhere by now, or its author
 * has changed it since.
 */
export async function decidePost(
  ctx: UserCtx,
  tx: Connection,
  id: number,
  { action, revision, reason = '', until }: Decision,
): Promise<null | Failure> {
  const mutedUntil = action === 'mute' ? muteDate(ctx, until) : null
  if (mutedUntil !== null && !(mutedUntil instanceof Date)) return mutedUntil
  const [item] = await tx.rows<Item>(LOCK, [ctx.tenant.id, id])
  if (!item) return fail('notFound')
  const { from, to } = moderationTransitions[action]
  if (!from.includes(item.state) || item.revision !== revision || to === 'removed') return fail('moderationMoved')
  await moveItem(ctx, tx, item, to)
  const before = mutedUntil ? await setMuted(ctx, tx, item.user_id, mutedUntil) : null
  await tx.rows(LOG, [
    ctx.tenant.id,
    id,
    item.user_id,
    action,
    reason,
    mutedUntil,
    item.state,
    to,
    before,
    ctx.user.id,
    ctx.now,
  ])
  return null
}

/** Mutes a person until a date, or ends it. */
export async function mutePerson(
  ctx: UserCtx,
  tx: Connection,
  uuid: string,
  until: string | null,
  reason = '',
): Promise<{ muted_until: string | null } | Failure> {
  const date = until === null ? null : muteDate(ctx, until)
  if (date !== null && !(date instanceof Date)) return date
  const [person] = await tx.rows<{ id: number }>(
    'select id from account where tenant_id = $1 and uuid = $2 and removed_at is null',
    [ctx.tenant.id, uuid],
  )
  if (!person) return fail('notFound')
  const before = await setMuted(ctx, tx, person.id, date)
  const action = date ? 'mute' : 'unmute'
  await tx.rows(LOG, [ctx.tenant.id, null, person.id, action, reason, date, null, null, before, ctx.user.id, ctx.now])
  return { muted_until: date?.toISOString() ?? null }
}

interface LogRow {
  item_id: number | null
  user_id: number
  action: ModerationAction | 'unmute'
  old_state: Exclude<ItemState, 'removed'> | null
  new_state: ItemState | null
  old_muted_until: string | null
}

const ENTRY = 'select item_id, user_id, action from moderation_log where tenant_id = $1 and id = $2'
const CLAIM = `update moderation_log t set undone_at = $3, undone_by = $4 where t.tenant_id = $1 and t.id = $2 and t.undone_at is null
    and not exists (select 1 from moderation_log l where l.tenant_id = $1 and l.id > t.id and l.undone_at is null
      and (l.item_id = t.item_id or (l.user_id = t.user_id and l.action in ('mute', 'unmute') and t.action in ('mute', 'unmute'))))
  returning item_id, user_id, action, old_state, new_state, old_muted_until`

/** Takes the newest decision on a post or a person back: both stand as they did before it. */
export async function undoDecision(ctx: UserCtx, tx: Connection, id: number): Promise<null | Failure> {
  const [entry] = await tx.rows<Pick<LogRow, 'item_id' | 'user_id' | 'action'>>(ENTRY, [ctx.tenant.id, id])
  if (!entry) return fail('notFound')
  // A decision that is just being made locks the same rows: a look for newer ones before the locks would miss it.
  const [item] = entry.item_id === null ? [] : await tx.rows<Item>(LOCK, [ctx.tenant.id, entry.item_id])
  const isOfPerson = entry.action === 'mute' || entry.action === 'unmute'
  if (isOfPerson) await lockUser(tx, ctx.tenant.id, entry.user_id)
  const [log] = await tx.rows<LogRow>(CLAIM, [ctx.tenant.id, id, ctx.now, ctx.user.id])
  if (!log) return fail('moderationMoved')
  if (log.item_id !== null && log.old_state !== null) {
    if (!item || item.state !== log.new_state) return fail('moderationMoved')
    await moveItem(ctx, tx, item, log.old_state)
  }
  if (isOfPerson) await setMuted(ctx, tx, log.user_id, log.old_muted_until ? new Date(log.old_muted_until) : null)
  return null
}
