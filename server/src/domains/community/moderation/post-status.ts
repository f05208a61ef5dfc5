import type { ItemState, PostStatus, SubjectKind } from '@storefront/contract/domain/community/moderation'
import type { Connection } from '../../../db'
import type { JobCtx } from '../../../core/context.types'
import { translate } from '../../../core/i18n'
import { addMessage } from '../../account/message/add'
import { earnCoins } from '../../promotion/coins/earn'
import { takeBackCoins } from '../../promotion/coins/take-back'
import { type AnswerPlace, updateAnswered } from '../comment/answered'

/** The status of a post for each state in the queue; a reported post stays visible until the decision. */
export const STATUS_OF: Readonly<Record<Exclude<ItemState, 'removed'>, PostStatus>> = {
  pending: 'pending',
  reported: 'approved',
  approved: 'approved',
  hidden: 'hidden',
}

type Ctx = Pick<JobCtx, 'tenant' | 'now'>

/** `text` is the post's, as the queue has it; `isLate`: it was held before. */
interface StatusChange {
  id: number
  status: PostStatus
  text: string
  isLate: boolean
}

const COMMENT = `with old as (select id, root_id, status from threaded_comment where tenant_id = $1 and id = $2 and status <> 'removed' for no key update)
  update threaded_comment t set status = $3 from old where t.tenant_id = $1 and t.id = old.id
  returning t.user_id, t.is_staff, t.target, t.target_id, t.addressee_id, t.text, old.root_id, (($3 = 'approved')::int - (old.status = 'approved')::int) as change`
const ROOT = 'update threaded_comment set reply_count = reply_count + $3 where tenant_id = $1 and id = $2'

/** A thread counts the answers that everybody sees: the count changes with the status, in the same transaction. */
async function setCommentStatus(ctx: Ctx, tx: Connection, { id, status }: StatusChange): Promise<void> {
  const [row] = await tx.rows<AnswerPlace & AnswerWords & { change: number }>(
    COMMENT,
    [ctx.tenant.id, id, status],
    'comment_status',
  )
  if (row?.root_id && row.change !== 0) await tx.rows(ROOT, [ctx.tenant.id, row.root_id, row.change], 'comment_replies')
  if (!row || row.change === 0) return
  await updateAnswered(tx, ctx.tenant.id, row)
  await rewardComment(ctx, tx, { userId: row.user_id, ref: `comment ${id}` }, row.change > 0)
  if (row.change > 0) await tellAddressee(ctx, tx, row.root_id ?? id, row)
}

interface AnswerWords {
  user_id: number
  addressee_id: number | null
  text: string
}

const WRITER = 'select name from account where tenant_id = $1 and id = $2'

/** Leaves a message for the user whom a comment answers, once everybody sees it. */
async function tellAddressee(
  ctx: Ctx,
  tx: Connection,
  rootId: number,
  { user_id: writerId, addressee_id: addresseeId, text }: AnswerWords,
): Promise<void> {
  if (addresseeId === null || addresseeId === writerId) return
  const [writer] = await tx.rows<{ name: string }>(WRITER, [ctx.tenant.id, writerId])
  await addMessage(tx, ctx, addresseeId, {
    kind: 'answer',
    target: rootId,
    data: { name: writer?.name ?? '' },
    note: text,
  })
}

/** A comment earns once everybody sees it, and loses that when it is hidden. */
export async function rewardComment(
  ctx: Ctx,
  tx: Connection,
  post: { userId: number; ref: string },
  isSeen: boolean,
): Promise<void> {
  const event = { ...post, trigger: 'comment' } as const
  await (isSeen ? earnCoins(ctx, tx, event) : takeBackCoins(ctx, tx, event))
}

/** A note that was held from the beginning is new when all may see it. */
const NOTE = `update note set status = $3, approved_at = case when $3 = 'approved' then coalesce(approved_at, $4) else approved_at end,
  published_at = case when $3 = 'approved' and $5 and is_active and approved_at is null then $4 else published_at end where tenant_id = $1 and id = $2`
const REVIEW = 'update product_comment set status = $3 where tenant_id = $1 and id = $2 returning user_id'
const FEEDBACK = 'update feedback set status = $3 where tenant_id = $1 and id = $2'
/**
 * A name and a picture are not seen until they are approved; those that are hidden give way to a name of none and to no
 * picture.
 */
const PROFILE: Readonly<Record<PostStatus, string>> = {
  approved: `update account set name = $3, pending_name = null, avatar_id = coalesce(pending_avatar_id, avatar_id), pending_avatar_id = null
    where tenant_id = $1 and id = $2 and removed_at is null`,
  pending: 'update account set pending_name = nullif($3, name) where tenant_id = $1 and id = $2 and removed_at is null',
  hidden: `update account a set pending_name = null, pending_avatar_id = null, name = case when name = $3 then $4 else name end,
    avatar_id = case when avatar_id = any(select unnest(m.images) from moderation_item m where m.tenant_id = $1 and m.kind = 'profile' and m.subject_id = a.id)
      then null else avatar_id end
    where tenant_id = $1 and id = $2 and removed_at is null`,
}

const setters: Readonly<Record<SubjectKind, (ctx: Ctx, tx: Connection, change: StatusChange) => Promise<unknown>>> = {
  comment: setCommentStatus,
  note: (ctx, tx, { id, status, isLate }) => tx.rows(NOTE, [ctx.tenant.id, id, status, ctx.now, isLate], 'note_status'),
  review: async (ctx, tx, { id, status }) => {
    const [row] = await tx.rows<{ user_id: number }>(REVIEW, [ctx.tenant.id, id, status])
    if (row) await rewardComment(ctx, tx, { userId: row.user_id, ref: `review ${id}` }, status === 'approved')
  },
  feedback: (ctx, tx, { id, status }) => tx.rows(FEEDBACK, [ctx.tenant.id, id, status]),
  profile: (ctx, tx, { id, status, text }) => {
    const tail = String(id).padStart(4, '0').slice(-4)
    const names = status === 'hidden' ? [text, translate(ctx.tenant.language, 'account.newUser', { tail })] : [text]
    return tx.rows(PROFILE[status], [ctx.tenant.id, id, ...names])
  },
}

/**
 * Shows a post to all, or to its author alone, with what hangs on that: the counts of threads, the day of a note, a
 * name.
 */
export async function setPostStatus(ctx: Ctx, tx: Connection, kind: SubjectKind, change: StatusChange): Promise<void> {
  await setters[kind](ctx, tx, change)
}
