import type { HoldReason, ItemState, PostStatus, SubjectKind } from '@storefront/contract/domain/community/moderation'
import type { Connection } from '../../../db'
import { fail, type Failure } from '../../../core/failure'
import { scheduleJob } from '../../../db/queue'
import type { UserCtx } from '../../../core/context.types'
import { endMinuteOf } from '../../../lib/day'
import { type AuthorStanding, ruleReasons } from './judge'
import { freshOpenId } from './open-id'
import { setPostStatus } from './post-status'
import { moderationRules } from './rules'

/** A post as it is written: `id` of its row, which is there already; of a profile the user's. */
export interface Subject {
  kind: SubjectKind
  id: number
  text: string
  images: readonly number[]
}

const DAY_MS = 86_400_000
const AUTHOR = 'select created_at, muted_until from account where tenant_id = $1 and id = $2'
const APPROVED = `select ((select count(*) from note t where t.tenant_id = $1 and t.user_id = $2 and t.is_active and t.status = 'approved' and not ($3 = 'note' and t.id = $4))
  + (select count(*) from threaded_comment t where t.tenant_id = $1 and t.user_id = $2 and t.status = 'approved' and not ($3 = 'comment' and t.id = $4))
  + (select count(*) from product_comment t where t.tenant_id = $1 and t.user_id = $2 and t.status = 'approved' and not ($3 = 'review' and t.id = $4)))::int as approved`

/** Refuses who is muted; else gives what the rules look at. Approved posts are counted only where a rule asks. */
async function standingOf(
  ctx: UserCtx,
  tx: Connection,
  subject: Subject,
  countsApproved: boolean,
): Promise<AuthorStanding | Failure> {
  const [row] = await tx.rows<{ created_at: string; muted_until: string | null }>(
    AUTHOR,
    [ctx.tenant.id, ctx.user.id],
    'moderation_author',
  )
  if (row?.muted_until && new Date(row.muted_until) > ctx.now)
    return fail('muted', { time: endMinuteOf(ctx.tenant, new Date(row.muted_until)) })
  const [count] = countsApproved
    ? await tx.rows<{ approved: number }>(APPROVED, [ctx.tenant.id, ctx.user.id, subject.kind, subject.id])
    : []
  const ageDays = row ? (ctx.now.getTime() - new Date(row.created_at).getTime()) / DAY_MS : 0
  return { approved: count?.approved ?? 0, ageDays, isStaff: ctx.perms.length > 0 }
}

const FIND = 'select state from moderation_item where tenant_id = $1 and kind = $2 and subject_id = $3 for update'
const HOLD = `insert into moderation_item as m (tenant_id, kind, subject_id, user_id, text, images, state, reasons, open_id, origin, created_at, changed_at)
  values ($1, $2, $3, $4, $5, $6, 'pending', $7, $8, $9, $10, $10)
  on conflict (tenant_id, kind, subject_id) do update set text = excluded.text, images = excluded.images, state = 'pending', reasons = excluded.reasons,
    revision = m.revision + 1, open_id = excluded.open_id, is_text_checked = false, origin = excluded.origin, changed_at = excluded.changed_at
  returning id, revision`
const PASS = `update moderation_item set text = $4, images = $5, revision = revision + 1, changed_at = $6,
  state = case when state in ('pending', 'hidden') then 'approved' else state end, reasons = case when state in ('pending', 'hidden') then '{}' else reasons end
  where tenant_id = $1 and kind = $2 and subject_id = $3`

/**
 * THE way of everything that users write (spec 6): decides whether a post is seen by all at once or is held, and brings
 * its row there. Refuses who is muted. It asks nobody outside: where WeChat has to check a post, that is held until a
 * job has its answer, so that a vendor that is down holds and never publishes.
 */
export async function moderate(ctx: UserCtx, tx: Connection, subject: Subject): Promise<PostStatus | Failure> {
  const rules = await moderationRules(tx, ctx.tenant.id)
  const standing = await standingOf(ctx, tx, subject, rules.hold_below_approved > 0)
  if (!('approved' in standing)) return standing
  const { kind, id, text } = subject
  const images = [...subject.images]
  const [item] = await tx.rows<{ state: ItemState }>(FIND, [ctx.tenant.id, kind, id], 'moderation_known')
  const reasons = ruleReasons(rules, standing, { text, pictures: images.length })
  if (item?.state === 'hidden' && !standing.isStaff) reasons.push('hidden_before')
  const openId = rules.wechat_check && !standing.isStaff ? await freshOpenId(ctx, tx) : null
  if (rules.wechat_check && !standing.isStaff) reasons.push(openId === null ? 'unchecked' : 'vendor')
  const status: PostStatus = reasons.length === 0 ? 'approved' : 'pending'
  if (status === 'pending') await hold(ctx, tx, { kind, id, text, images }, reasons, openId)
  else if (item) await tx.rows(PASS, [ctx.tenant.id, kind, id, text, images, ctx.now])
  await setPostStatus(ctx, tx, kind, { id, status, text, isLate: false })
  return status
}

async function hold(
  ctx: UserCtx,
  tx: Connection,
  { kind, id, text, images }: Subject,
  reasons: readonly HoldReason[],
  openId: string | null,
): Promise<void> {
  const values = [
    ctx.tenant.id,
    kind,
    id,
    ctx.user.id,
    text,
    [...images],
    [...reasons],
    openId,
    ctx.client.origin,
    ctx.now,
  ]
  const [item] = await tx.rows<{ id: number; revision: number }>(HOLD, values, 'moderation_hold')
  if (!item || openId === null) return
  await scheduleJob(tx, {
    tenantId: ctx.tenant.id,
    kind: 'moderation_check',
    key: `${item.id}:${item.revision}`,
    runAt: ctx.now,
  })
}

/** Takes a post out of the queue that its author deleted. */
export async function dropFromQueue(ctx: UserCtx, tx: Connection, kind: SubjectKind, id: number): Promise<void> {
  await tx.rows(
    "update moderation_item set state = 'removed', changed_at = $4 where tenant_id = $1 and kind = $2 and subject_id = $3",
    [ctx.tenant.id, kind, id, ctx.now],
  )
}
